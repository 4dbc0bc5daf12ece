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

/** What is being played, by folder: one process at a time. */
const playing = new Map();
let last = Promise.resolve();

/**
 * Plays the samples in a language by the built add-on, unless that is done already. Returns their folder. Rejects when one can't be
 * played, or there is no such language.
 */
export async function playSamples(dist = join(ROOT, 'dist'), language = 'en') {
  const words = join(ROOT, 'src/text', language, 'workbench.ts');
  const hash = createHash('sha256').update(readFileSync(words));
  for (const folder of [dist, OWN])
    for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  const folder = join(ROOT, '.build', `samples-${language}-${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  if (!playing.has(folder)) {
    last = last.catch(() => undefined).then(() => play(folder, dist, language));
    playing.set(folder, last);
  }
  return playing.get(folder);
}

async function play(folder, dist, language) {
  const unfinished = `${folder}.${process.pid}`;
  const program = [join(OWN, 'play.mjs'), unfinished, dist, language];
  await promisify(execFile)(process.execPath, program, { cwd: ROOT });
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another process has played the same samples meanwhile.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}
