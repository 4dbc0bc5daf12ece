// Bundles the program of a folder and runs it with the words of the command line.
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { build } from 'esbuild';

export async function run(folder) {
  const program = `.build/${folder}.mjs`;
  await build({
    entryPoints: [`cli/${folder}/main.ts`],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: program,
    logLevel: 'error',
  });
  const { main } = await import(pathToFileURL(resolve(program)).href);
  process.exitCode = await main(process.argv.slice(2));
}
