// All tiebreaks of 10 000 players after 20 rounds as a JSON line: the first call, the median of those after it, and each column.
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';

const PROGRAM = '.build/standings.mjs';

export async function benchStandings() {
  await build({
    entryPoints: ['bench/standings.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: PROGRAM,
    logLevel: 'error',
  });
  const done = spawnSync('node', [PROGRAM, '10000', '20'], { stdio: 'inherit' });
  if (done.status !== 0) process.exit(1);
}
