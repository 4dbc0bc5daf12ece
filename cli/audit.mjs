// npm run audit -- FILE: checks a finished event round by round. --help says more.
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const PROGRAM = '.build/audit.mjs';

await build({
  entryPoints: ['cli/audit/main.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile: PROGRAM,
  logLevel: 'error',
});
const { main } = await import(pathToFileURL(resolve(PROGRAM)).href);
process.exitCode = main(process.argv.slice(2));
