// The played samples as workbooks, each made when somebody opens it and once for the same add-on: the panel itself creates and
// pairs them. Those that are wanted together are played by one process, since starting the spreadsheet takes longer than a sample.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { URL, fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN = fileURLToPath(new URL('.', import.meta.url));
const DIST = join(ROOT, 'dist');

const TOURNAMENTS = JSON.parse(readFileSync(join(OWN, 'index.json'), 'utf8'));

/** The names of the samples that are played, in the order of the start page. */
export const PLAYED = TOURNAMENTS.filter(({ played }) => played).map(({ name }) => name);

/** What is being played, by folder: one process at a time. */
const playing = new Map();
let last = Promise.resolve();

/** The folder of a sample's file, which holds it packed (page/kept/packed.ts): `swiss.txt`. Rejects as playSamples does. */
export async function playSample(name, dist = DIST, language = 'en') {
  const [folder] = await playSamples([name], dist, language);
  return folder;
}

/**
 * Plays samples in a language by the built add-on, but those that are there already. Returns the folders of their files. Rejects when
 * one can't be played, or there is no such sample or language.
 */
export async function playSamples(names, dist = DIST, language = 'en') {
  for (const name of names)
    if (!PLAYED.includes(name)) throw new Error(`There is no sample "${name}" that is played.`);
  const words = join(ROOT, 'src/text', language, 'workbench.ts');
  const hash = createHash('sha256').update(readFileSync(words));
  for (const folder of [dist, OWN])
    for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  const mark = hash.digest('hex').slice(0, 12);
  const folderOf = name => join(ROOT, '.build', `sample-${name}-${language}-${mark}`);
  const missing = names.filter(name => !existsSync(folderOf(name)) && !playing.has(folderOf(name)));
  if (missing.length > 0) {
    last = last.catch(() => undefined).then(() => play(missing, folderOf, dist, language));
    for (const name of missing) playing.set(folderOf(name), last);
  }
  await Promise.all(names.map(name => playing.get(folderOf(name))));
  return names.map(folderOf);
}

async function play(names, folderOf, dist, language) {
  const unfinished = `${folderOf(names[0])}.${process.pid}`;
  const program = [join(OWN, 'play.mjs'), unfinished, dist, language, ...names];
  await promisify(execFile)(process.execPath, program, { cwd: ROOT });
  for (const name of names) {
    const own = join(unfinished, name);
    mkdirSync(own);
    renameSync(join(unfinished, `${name}.txt`), join(own, `${name}.txt`));
    try {
      renameSync(own, folderOf(name));
    } catch {
      // Another process has played the same sample meanwhile.
    }
  }
  rmSync(unfinished, { recursive: true, force: true });
}
