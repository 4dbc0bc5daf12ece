// The panel's actions and the formulas in events of 5 000 players and 20 rounds, a JSON line each. Options: --sizes 2000, --rounds 10.
import { spawnSync } from 'node:child_process';
import { makeCase } from './makeCase.mjs';

export async function benchLarge(options) {
  const program = await makeCase('large');
  for (const players of options.sizes?.split(',') ?? ['5000']) {
    for (const system of ['Swiss', 'McMahon']) {
      const done = spawnSync('node', [program, players, options.rounds ?? '20', system], {
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      if (done.status !== 0) process.exit(1);
    }
  }
}
