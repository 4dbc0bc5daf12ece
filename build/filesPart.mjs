// The part of the panel's page that reads and writes files, which the page loads when it is asked for one.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { BuildProblem } from './problem.mjs';
import { packedTexts } from './texts.mjs';

const ENTRY = fileURLToPath(new URL('../src/exchange/part.ts', import.meta.url));

/** Its code, which declares `WallistFiles`; `texts` stands for source.ts. */
export async function makeFilesPart(texts) {
  const built = await build({
    entryPoints: [ENTRY],
    plugins: [packedTexts(texts)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'WallistFiles',
    target: 'es2019',
    // As the page itself: checks.mjs says why.
    supported: { 'template-literal': false },
    // The reader of tables could load one from an address; nothing here may (docs/privacy.md).
    define: { XMLHttpRequest: 'undefined' },
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  if (built.warnings.length > 0) throw new BuildProblem(built.warnings.map(({ text }) => text));
  return built.outputFiles[0].text;
}
