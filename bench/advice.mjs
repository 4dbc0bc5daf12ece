// The first answer of the simulator's advice as JSON lines, each size in a process of its own: a whole event of every way to hold it,
// of large fields as many ways as a part has.
import { spawnSync } from 'node:child_process';
import { makeCase } from './makeCase.mjs';

/** Players and rounds; each has to come in under 20 seconds. */
const CASES = [
  [12, 3],
  [24, 5],
  [40, 5],
  [64, 6],
  [90, 7],
  [120, 5],
  [120, 9],
  [300, 7],
  [1000, 9],
];

export async function benchAdvice() {
  const program = await makeCase('advice');
  for (const [size, rounds] of CASES) {
    const done = spawnSync('node', [program, String(size), String(rounds)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    if (done.status !== 0) process.exit(1);
    process.stdout.write(done.stdout);
  }
}
