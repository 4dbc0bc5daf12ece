// Every round of an event of score pairing as JSON lines, each size in a process of its own. A round has to stay under a second.
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';

const PROGRAM = '.build/scorePairingCase.mjs';
/** Players and rounds. */
const CASES = [
  [32, 8],
  [101, 12],
  [200, 14],
  [399, 14],
  [400, 14],
];

export async function benchScorePairing() {
  await build({
    entryPoints: ['bench/scorePairing.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: PROGRAM,
    logLevel: 'error',
  });
  for (const [players, rounds] of CASES) {
    const done = spawnSync('node', [PROGRAM, String(players), String(rounds)], { stdio: 'inherit' });
    if (done.status !== 0) process.exit(1);
  }
}
