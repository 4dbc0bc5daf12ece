// npm run approval: the figures of docs/approval.md, the same at every run.
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const PROGRAM = '.build/approval.mjs';

await build({
  entryPoints: ['cli/approval/main.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile: PROGRAM,
  logLevel: 'error',
});
const { main } = await import(pathToFileURL(resolve(PROGRAM)).href);
process.exitCode = main(process.argv.slice(2));
