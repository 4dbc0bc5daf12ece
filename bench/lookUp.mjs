// Who is meant at each key, in a rating list of 100,000 made-up people: a JSON line.
import { spawnSync } from 'node:child_process';
import { makeCase } from './makeCase.mjs';

export async function benchLookUp() {
  const program = await makeCase('lookUp');
  const done = spawnSync('node', [program], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (done.status !== 0) process.exit(1);
}
