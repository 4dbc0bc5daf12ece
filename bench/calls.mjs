// Calls of Google's services for each action and the cells that they read and write, in the built add-on over the fake of test/google/:
// 33, 300 and 1 200 players, rounds 1 and 10; then the most of every request of the protocol. Options: --sizes 33, --rounds 1.
import { spawnSync } from 'node:child_process';
import { makeCase } from './makeCase.mjs';

export async function benchCalls(options) {
  const built = spawnSync('node', ['build/build.mjs', '--keep-docs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) process.exit(1);
  const program = await makeCase('calls');
  for (const players of options.sizes?.split(',') ?? ['33', '300', '1200'])
    for (const round of options.rounds?.split(',') ?? ['1', '10']) {
      const done = spawnSync('node', [program, players, round], { stdio: ['ignore', 'inherit', 'inherit'] });
      if (done.status !== 0) process.exit(1);
    }
  const all = spawnSync('node', [program, '0', '0'], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (all.status !== 0) process.exit(1);
}
