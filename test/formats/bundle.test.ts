import * as esbuild from 'esbuild';
import { expect, test } from 'vitest';

test('the script that Google loads has no parser, no format and no word about files', async () => {
  const inputsOf = async (entry: string): Promise<readonly string[]> => {
    const { metafile } = await esbuild.build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
    });
    return Object.keys(metafile.inputs);
  };
  const FILES = /^src\/(?:formats|files)\/|^src\/text\/(?:\w\w\/)?files\.ts|\/(?:saxes|papaparse)\//;
  expect((await inputsOf('src/google/main.ts')).filter(path => FILES.test(path))).toEqual([]);
  // The same question about the program that converts finds them all.
  const found = (await inputsOf('cli/convert/main.ts')).filter(path => FILES.test(path)).join('\n');
  for (const part of ['src/formats/openGotha/', 'src/text/de/files.ts', '/saxes/', '/papaparse/'])
    expect(found).toContain(part);
});
