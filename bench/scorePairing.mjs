// Every round of an event of score pairing as JSON lines, each size in a process of its own. A round has to stay under a second.
import { spawnSync } from 'node:child_process';
import { makeCase } from './makeCase.mjs';

/** Players and rounds. */
const CASES = [
  [32, 8],
  [101, 12],
  [200, 14],
  [399, 14],
  [400, 14],
];

export async function benchScorePairing() {
  const program = await makeCase('scorePairing');
  for (const [players, rounds] of CASES) {
    const done = spawnSync('node', [program, String(players), String(rounds)], { stdio: 'inherit' });
    if (done.status !== 0) process.exit(1);
  }
}
