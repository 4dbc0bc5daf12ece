// npm run simulate -- --help: plays tournaments by dice and says what comes out.
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const PROGRAM = '.build/simulate.mjs';

await build({
  entryPoints: ['cli/simulation/main.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile: PROGRAM,
  logLevel: 'error',
});
const { main } = await import(pathToFileURL(resolve(PROGRAM)).href);
process.exitCode = main(process.argv.slice(2));
