// The played samples as workbooks, each made when somebody opens it and once for the same add-on: the panel itself creates and
// pairs them.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { URL, fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN = fileURLToPath(new URL('.', import.meta.url));

const SAMPLES = JSON.parse(readFileSync(join(OWN, 'index.json'), 'utf8'));

/** What is being played, by folder: one process at a time. */
const playing = new Map();
let last = Promise.resolve();

/**
 * Plays a sample in a language by the built add-on, unless that is done already. Returns the folder of its file. Rejects when it can't
 * be played, or there is no such sample or language.
 */
export async function playSample(name, dist = join(ROOT, 'dist'), language = 'en') {
  const { played } = SAMPLES.find(one => one.name === name) ?? {};
  if (!played) throw new Error(`There is no sample "${name}" that is played.`);
  const words = join(ROOT, 'src/text', language, 'workbench.ts');
  const hash = createHash('sha256').update(readFileSync(words));
  for (const folder of [dist, OWN])
    for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  const folder = join(ROOT, '.build', `sample-${name}-${language}-${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  if (!playing.has(folder)) {
    last = last.catch(() => undefined).then(() => play(folder, dist, language, name));
    playing.set(folder, last);
  }
  return playing.get(folder);
}

async function play(folder, dist, language, name) {
  const unfinished = `${folder}.${process.pid}`;
  const program = [join(OWN, 'play.mjs'), unfinished, dist, language, name];
  await promisify(execFile)(process.execPath, program, { cwd: ROOT });
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another process has played the same samples meanwhile.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}
