// A few files for a run of minutes, which the commit draws: each run looks at others.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS } from './folders.mjs';

/** So many files are drawn, and about so many mutants of each. */
const FILES = 3;
const MUTANTS = 20;

/** Stryker finds about so many in a line. */
const IN_A_LINE = 0.7;

/** A pattern of `folders.mjs`, as an expression for paths. */
const expression = glob =>
  new RegExp(
    `^${glob
      .replaceAll('.', '\\.')
      .replace(/\{([^}]*)\}/g, (_, words) => `(?:${words.replaceAll(',', '|')})`)
      .replace(/\*\*\/|\*/g, stars => (stars === '*' ? '[^/]*' : '(?:.+/)?'))}$`,
  );

/** Of these paths, those that the patterns name: one after `!` takes away. */
export function named(paths, globs) {
  let chosen = [];
  for (const glob of globs) {
    const isLeftOut = glob.startsWith('!');
    const pattern = expression(isLeftOut ? glob.slice(1) : glob);
    chosen = isLeftOut
      ? chosen.filter(path => !pattern.test(path))
      : [...new Set([...chosen, ...paths.filter(path => pattern.test(path))])];
  }
  return chosen;
}

const sources = folder =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'));

const lot = text => createHash('sha256').update(text).digest('hex');

/** Their tests play whole events at each mutant: they are tried by `npm run mutation` alone. */
const SLOW = /^(application|exchange|simulation)/;

/** Each file that is mutated, with its folder. A survivor in the matching must only leave it right: it says nothing of the tests. */
function mutatedFiles() {
  const paths = ['src', 'sidebar'].flatMap(sources);
  return Object.entries(FOLDERS)
    .filter(([folder, { least }]) => least > 0 && !SLOW.test(folder))
    .flatMap(([folder, { mutate }]) => named(paths, mutate).map(file => ({ folder, file })));
}

let files;

/** The files that a seed draws, each with its folder and the share of its mutants that is to be tried. */
export function drawnFiles(seed) {
  files ??= mutatedFiles();
  const lots = files.map(each => ({ ...each, lot: lot(`${seed} ${each.file}`) }));
  return lots
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, FILES)
    .map(({ folder, file }) => ({ folder, file, share: shareOf(file) }));
}

function shareOf(file) {
  const lines = readFileSync(file, 'utf8').split('\n').length;
  return Math.min(100, Math.ceil((100 * MUTANTS) / (IN_A_LINE * lines)));
}

/** A copy without history draws the files of the first one. */
export function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return '0';
  }
}
