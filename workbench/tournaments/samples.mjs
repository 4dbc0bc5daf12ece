// The played samples as workbooks, made once for the same add-on: the panel itself creates and pairs them.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { URL, fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN = fileURLToPath(new URL('.', import.meta.url));

/** Plays the samples by the built add-on, unless that is done already. Returns their folder. Rejects when one can't be played. */
export async function playSamples(dist = join(ROOT, 'dist')) {
  const hash = createHash('sha256');
  for (const folder of [dist, OWN])
    for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  const folder = join(ROOT, '.build', `samples-${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await promisify(execFile)(process.execPath, [join(OWN, 'play.mjs'), unfinished, dist], { cwd: ROOT });
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another process has played the same samples meanwhile.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}
