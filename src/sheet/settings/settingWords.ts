import { SETTING_KEYS, SETTINGS, type SettingKey } from '../../tournament/settings';
import { TIEBREAK_FACTS, TIEBREAKS, type Tiebreak } from '../../tournament/tiebreaks';
import { cleanUp } from '../cells/notation';
import { once, remembering } from '../../tournament/once';
import { wordsOf as wordsOfKey } from '../../text/vocabulary';
import { headingsOf } from './headings';
import { foldTitle, foldTitles, TITLES } from '../cells/titles';
import { SYSTEM_NAMES, SYSTEMS } from '../../tournament/systems';

const translations: (key: string) => readonly string[] = remembering(key => wordsOfKey(key).map(foldTitle));

/** English comes first, so that most settings are read without folding the names of seven other languages. */
const englishKeyOf = once(
  (): ReadonlyMap<string, SettingKey> =>
    new Map(SETTING_KEYS.map(key => [foldTitle(SETTINGS[key].name), key])),
);

const keyOf = once(
  (): ReadonlyMap<string, SettingKey> =>
    new Map(
      SETTING_KEYS.flatMap(key =>
        foldTitles(
          [SETTINGS[key].name, ...wordsOfKey(`settingName.${key}`), SETTINGS[key].aliases ?? ''].join(','),
        ).map((name): [string, SettingKey] => [name, key]),
      ),
    ),
);

/** The setting with this name in any language, without regard to case, accents, spaces and hyphens. */
export function keyOfName(name: string): SettingKey | undefined {
  const folded = foldTitle(name);
  return englishKeyOf().get(folded) ?? keyOf().get(folded);
}

/** Settings suggested for a misspelt name, and letters among which one may be wrong. */
const [MOST_SUGGESTIONS, LETTERS_A_SLIP] = [3, 3];
const LONGEST_NAME = 60;

/** The settings whose names are most like this one, the nearest first; empty where none is near. */
export function nearestKeys(name: string): readonly SettingKey[] {
  const folded = foldTitle(name.slice(0, LONGEST_NAME + 1));
  if (folded.length > LONGEST_NAME) return [];
  const most = Math.max(1, Math.floor(folded.length / LETTERS_A_SLIP));
  const nearest = new Map<SettingKey, number>();
  for (const [other, key] of keyOf()) {
    if (Math.abs(other.length - folded.length) > most) continue;
    const changes = changesBetween(folded, other);
    if (changes <= Math.min(most, nearest.get(key) ?? most)) nearest.set(key, changes);
  }
  const sorted = [...nearest].sort(([, a], [, b]) => a - b);
  // Names in eight languages: one twice as far away as the nearest was hardly intended.
  const fewest = sorted[0]?.[1] ?? 0;
  return sorted
    .filter(([, changes]) => changes <= 2 * fewest)
    .slice(0, MOST_SUGGESTIONS)
    .map(([key]) => key);
}

/** Letters to be inserted, deleted or replaced to turn one word into the other. */
export function changesBetween(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (above[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (above[j] as number) + 1, (row[j - 1] as number) + 1));
    }
    above = row;
  }
  return above[b.length] as number;
}

const VALUE_ALIASES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SYSTEM_NAMES.map(name => [name, SYSTEMS[name].aliases])),
  'WMSG 2008': 'WMSG',
  absences: 'absenceOnly, absence only, only absences, 休みだけ',
  'below the bar': 'yes, unterhalb der Bar, unterhalb der Obergrenze, ниже бара',
  never: 'no',
  slip: 'split and slip',
  fold: 'split and fold',
  random: 'split and random, lot',
  yes: 'y, true, on, x, 1',
  no: 'n, false, off, 0',
  none: 'no, nothing, off, нет',
  rank: 'by rank, nach Rang, por nivel, par niveau, по разряду, 按级别',
  MMS: 'by McMahon score, nach McMahon-Punkten, por puntuación McMahon, par score McMahon, マクマホン得点, 맥마흔 점수, по очкам Мак-Магона, 按麦克马洪分',
  automatic: 'auto, all',
};

const findWords = (value: string): readonly string[] => [
  foldTitle(value),
  ...translations(`value.${value}`),
  ...foldTitles(VALUE_ALIASES[value] ?? ''),
];
const keysByWord = new Map<string, readonly string[]>();

function wordsOf(value: string): readonly string[] {
  const words = keysByWord.get(value) ?? findWords(value);
  keysByWord.set(value, words);
  return words;
}

/** Longer than any name of a value. */
const LONGEST_VALUE = 200;

/** In any language; only the sign separates `0=` from `0-`. */
export function isValue(text: string, value: string): boolean {
  if (text.length > LONGEST_VALUE) return false;
  const clean = cleanUp(text).replace(/\s/g, '');
  if (/[=-]$/.test(value)) return clean === value;
  const word = foldTitle(text);
  return word !== '' && (word === foldTitle(value) || wordsOf(value).includes(word));
}

/** Names of a tiebreak besides that of its function; the first of them is the title of its column, which has a word in each language. */
function namesOf(tiebreak: Tiebreak): readonly string[] {
  const { column, aliases } = TIEBREAK_FACTS[tiebreak];
  const names = column === undefined ? aliases : TITLES[column];
  return foldTitles([names, ...headingsOf(names.split(',', 1)[0] as string)].join(','));
}

const tiebreakOf = once(
  (): ReadonlyMap<string, Tiebreak> =>
    new Map(
      TIEBREAKS.flatMap(tiebreak =>
        [...wordsOf(tiebreak), ...namesOf(tiebreak)].map((word): [string, Tiebreak] => [word, tiebreak]),
      ),
    ),
);

/** `SOS2`, `SOS-2`, `Direct Comparison`, `Losentscheid` …; undefined for anything else. */
export const parseTiebreak = (word: string): Tiebreak | undefined =>
  TIEBREAKS.find(tiebreak => tiebreak === word.trim()) ?? tiebreakOf().get(foldTitle(word));
