// Every reader of one cell or text with every adversarial text of 50 000 characters, a JSON line a reader.
import { spawnSync } from 'node:child_process';
import { makeCase } from './makeCase.mjs';

export async function benchLongText() {
  const program = await makeCase('longText');
  const done = spawnSync('node', [program], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (done.status !== 0) process.exit(1);
}
