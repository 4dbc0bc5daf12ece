import type { ReadKey } from '../../text/readKeys';
import { readText, wordsOf } from '../../text/vocabulary';
import type { Language } from '../../tournament/languages';
import type { RoundNo } from '../../tournament/indices';

const COPY = / \(?(\d+)\)?$/;
/** Stands between the name of a sheet and its list, where a workbook has several. */
const OF = ' · ';
const LABEL = / · .+$/;
/** Characters of a list's name in that of a sheet, which may have a hundred. */
const LABEL_LIMIT = 60;
const bare = (name: string): string => name.trim().toLowerCase();

/** `Round 3 · Autumn`: the name of a sheet that belongs to one of several lists; '' is a list that needs none. */
export const ofList = (name: string, list: string): string =>
  list === '' ? name : `${name}${OF}${list.slice(0, LABEL_LIMIT).trim()}`;

const withoutLabel = (sheet: string): string => sheet.replace(/ \(\d+\)$/, '').replace(LABEL, '');

/** In any language, perhaps with a number (`Log 2`, `Log (2)`), or a list (`Standings · Autumn`). */
export function isNamed(sheet: string, key: ReadKey): boolean {
  const names = wordsOf(key).map(bare);
  const mayBeLabelled = key !== 'sheet.wallList' && key !== 'sheet.log';
  return (
    names.includes(bare(sheet)) ||
    names.includes(bare(sheet.replace(COPY, ''))) ||
    (mayBeLabelled && names.includes(bare(withoutLabel(sheet))))
  );
}

type RoundKey = (typeof OF_ROUNDS)[number];

/** The round of `Round 3`, `Runde 3 (2)` or `Round 3 · Autumn`, or of another sheet of a round; undefined for any other sheet. */
export function roundOfName(sheet: string, key: RoundKey = 'sheet.round'): number | undefined {
  const name = bare(withoutLabel(sheet));
  const digits = /\d+/.exec(name);
  const round = digits ? Number(digits[0]) : 0;
  return round > 0 && wordsOf(key).some(word => bare(word.replace('{round}', String(round))) === name)
    ? round
    : undefined;
}

/** The sheets that are found by their names. Reports and simulations keep theirs: they are of their time. */
const KEPT = [
  'sheet.wallList',
  'sheet.settings',
  'sheet.system',
  'sheet.log',
  'sheet.standings',
  'sheet.prizes',
  'sheet.bracket',
  'sheet.teams',
  'sheet.names',
] as const satisfies readonly ReadKey[];

interface Role {
  readonly key: ReadKey;
  readonly round: RoundNo;
  readonly copy: string;
}

/** The kind of a sheet by its name in any language; undefined for a name that is not ours. */
function roleOf(sheet: string): Role | undefined {
  const plain = withoutLabel(sheet);
  const copy = sheet.slice(plain.length);
  const name = bare(plain);
  const round = roundOfName(sheet);
  if (round !== undefined) return { key: 'sheet.round', round, copy };
  const key = KEPT.find(candidate => wordsOf(candidate).map(bare).includes(name));
  return key && { key, round: 0, copy };
}

/** The name of such a sheet in a language; undefined for a name that is not ours. */
export function inLanguage(sheet: string, language: Language): string | undefined {
  const role = roleOf(sheet);
  return role && readText(language)(role.key).replace('{round}', String(role.round)) + role.copy;
}

export function nameNow(sheet: string, names: readonly string[]): string {
  const role = names.includes(sheet) ? undefined : roleOf(sheet);
  if (!role) return sheet;
  const isSame = (other: Role | undefined): boolean =>
    other?.key === role.key && other.round === role.round && other.copy === role.copy;
  return names.find(name => isSame(roleOf(name))) ?? sheet;
}

/** The sheet of the self-test, in every language. */
export const SELF_TEST_SHEET = 'Self-test';
/** `Self-test`, `Self-test (2)` … */
export const selfTestName = (copy: number): string => SELF_TEST_SHEET + (copy === 1 ? '' : ` (${copy})`);
export const isSelfTestSheet = (sheet: string): boolean =>
  bare(sheet.replace(COPY, '')) === bare(SELF_TEST_SHEET);

/** The first of `Log`, `Log (2)`, `Log (3)` … that is free; names are compared without regard to case. */
export function freeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map(bare));
  for (let copy = 1; ; copy++) {
    const candidate = copy === 1 ? name : `${name} (${copy})`;
    if (!used.has(bare(candidate))) return candidate;
  }
}

export function makeFreeName(sheets: readonly string[]): (name: string) => string {
  const taken = [...sheets];
  return name => {
    const sheet = freeName(name, taken);
    taken.push(sheet);
    return sheet;
  };
}

const WHOLE = [
  'sheet.settings',
  'sheet.system',
  'sheet.standings',
  'sheet.prizes',
  'sheet.bracket',
  'sheet.teams',
  'sheet.names',
  'sheet.simulation',
  'sheet.print',
] as const;
const OF_ROUNDS = [
  'sheet.round',
  'sheet.report',
  'sheet.costs',
  'sheet.undoneRound',
  'sheet.preview',
] as const;

/** An action makes sheets of this name; the Log is none of them. */
export const isMade = (sheet: string): boolean => isOutput(sheet) || isNamed(sheet, 'sheet.wallList');

export const isOutput = (sheet: string): boolean =>
  WHOLE.some(key => isNamed(sheet, key)) ||
  OF_ROUNDS.some(key => roundOfName(sheet, key) !== undefined) ||
  isSelfTestSheet(sheet);
