// npm run convert -- INPUT OUTPUT: a tournament from one file format into another. --help names them.
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const PROGRAM = '.build/convert.mjs';

await build({
  entryPoints: ['cli/convert/main.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile: PROGRAM,
  logLevel: 'error',
});
const { main } = await import(pathToFileURL(resolve(PROGRAM)).href);
process.exitCode = await main(process.argv.slice(2));
