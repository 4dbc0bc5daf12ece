import type { FilePlace, FileProblem } from '../../tournament/fileProblem';
import { splitName, type PersonName } from '../../tournament/person/personName';
import { parseRank } from '../../tournament/rank';
import { NOBODY, type ExchangedPlayer } from '../exchange';
import { fileExcerpt, fileError, fileWarning } from '../fileProblems';
import { fromOneWord } from './lineWriting';
import { parseCell, type LineCell } from './resultCell';

export interface H9Line {
  readonly number: number;
  readonly typedNo: number | undefined;
  readonly player: ExchangedPlayer;
  /** The first score, as it stands there: before the results, else behind them. */
  readonly points: string | undefined;
  /** All other numbers that are no results. */
  readonly otherPoints: readonly string[];
  /** All words at the end that look like a result; the first of them may be points that lost a ½. */
  readonly cells: readonly (LineCell & { readonly text: string })[];
}

interface H9Word {
  readonly text: string;
  readonly place: FilePlace;
}

interface Read {
  readonly line?: H9Line;
  readonly problems: readonly FileProblem[];
}

const COUNTRY = /^[A-Za-z]{2}$/;
const POINTS = /^-?(?:\d+(?:[.,]\d+)?[½¼¾?]?|[½¼¾])$/;
const NO_SCORE = /^-{1,3}$/;
const PIN = /^\d{8}$/;

export function readH9Line(line: string, number: number): Read {
  const [body = '', ...behindBar] = line.replace(/;.*$/, '').split('|');
  if (body.trim() === '') return { problems: [] };
  const words = wordsOf(body, number);
  const start: FilePlace = { kind: 'text', line: number, column: 1 };
  const hasNumber = /^\d+$/.test(words[0]?.text ?? '');
  const first = hasNumber ? 1 : 0;
  const rankAt = rankIn(words, first + 1);
  // Without a rank the country ends the name.
  const nameTo = rankAt >= 0 ? rankAt : countryIn(words, first + 1);
  const names = words.slice(first, Math.max(0, nameTo)).map(({ text }) => text);
  if (names.length === 0) {
    // A heading or a remark, which nobody plays in.
    const isRemark = !hasNumber && !words.some(({ text }) => isCell(text));
    const makeProblem = isRemark ? fileWarning : fileError;
    return { problems: [makeProblem('wrongLine', start, { text: fileExcerpt(line) })] };
  }
  const behind = behindRank(words.slice(rankAt >= 0 ? rankAt + 1 : nameTo));
  if (behind.wrong)
    return {
      problems: [fileError('wrongCell', behind.wrong.place, { text: fileExcerpt(behind.wrong.text) })],
    };
  const marks = behindBar
    .join(' ')
    .split(/\s+/)
    .filter(text => text !== '');
  const pin = marks.find(text => PIN.test(text)) ?? '';
  const name = nameOfWords(names);
  const rank = rankAt >= 0 ? parseRank(words[rankAt]?.text ?? '') : undefined;
  const missing = fileWarning('attributeMissing', start, { attribute: 'rank', element: name.surname });
  const leftOut = (attribute: string, text: string): FileProblem =>
    fileWarning('partLeftOut', start, { text: fileExcerpt(text), attribute, element: name.surname });
  return {
    line: {
      number,
      typedNo: hasNumber ? Number(words[0]?.text) : undefined,
      player: { ...NOBODY, ...name, rank, country: behind.country, club: behind.club, pin },
      points: behind.points,
      otherPoints: behind.otherPoints,
      cells: behind.cells,
    },
    problems: [
      ...(rankAt < 0 ? [missing] : rank === undefined ? [leftOut('rank', words[rankAt]?.text ?? '')] : []),
      ...marks.filter(text => text !== pin).map(text => leftOut('PIN', text)),
    ],
  };
}

/** Where the rank stands; -1 without one. What is none, as a number alone or `?`, stands for one where a country follows. */
function rankIn(words: readonly H9Word[], from: number): number {
  const rankIndex = words.findIndex(({ text }, index) => index >= 1 && parseRank(text) !== undefined);
  if (rankIndex >= 0) return rankIndex;
  // A name may end like one, and NR is a country too: the last counts.
  return words.reduce(
    (last, { text }, index) =>
      index >= from && NO_RANK.test(text) && isCountry(words, index + 1) ? index : last,
    -1,
  );
}

const NO_RANK = /^(?:[?-]+|-?\d{1,2}(?:[kdp]?[?*+]+)?|n\.?r\.?)$/i;

/** Where the country stands that results or a club follow; -1 without one. */
const countryIn = (words: readonly H9Word[], from: number): number =>
  words.findIndex((_, index) => index >= from && index + 1 < words.length && isCountry(words, index));

const isCountry = (words: readonly H9Word[], index: number): boolean =>
  /^[A-Z]{2}$/.test(words[index]?.text ?? '');

function behindRank(rest: readonly H9Word[]): Pick<H9Line, 'points' | 'otherPoints' | 'cells'> & {
  readonly country: string;
  readonly club: string;
  /** The first word among the points that is none. */
  readonly wrong: H9Word | undefined;
} {
  const hasCountry = COUNTRY.test(rest[0]?.text ?? '');
  const behind = hasCountry ? rest.slice(1) : rest;
  const hasClub = behind.length > 0 && !POINTS.test(behind[0]?.text ?? '') && !isCell(behind[0]?.text ?? '');
  const numbers = hasClub ? behind.slice(1) : behind;
  const { before, results, scores } = partsOf(numbers);
  return {
    country: hasCountry ? unlessUnknown(rest[0]?.text ?? '', 'XX').toUpperCase() : '',
    club: hasClub ? unlessUnknown(behind[0]?.text ?? '', 'xxxx') : '',
    wrong: before.find(({ text }) => !POINTS.test(text)),
    points: (before[0] ?? scores[0])?.text ?? results[0]?.text,
    otherPoints: [...before, ...scores].slice(1).map(({ text }) => text),
    cells: results.flatMap(({ text, place }) => {
      const entry = parseCell(text);
      return entry ? [{ text, entry, place }] : [];
    }),
  };
}

/** Scores, results, and scores behind them where nothing else stands there. A `408?` is a game, or a score whose ½ is lost. */
function partsOf(numbers: readonly H9Word[]): {
  readonly before: readonly H9Word[];
  readonly results: readonly H9Word[];
  readonly scores: readonly H9Word[];
} {
  const last = findLast(numbers, ({ text }) => isCell(text) && !POINTS.test(text));
  let to = last + 1;
  while (to < numbers.length && isCell(numbers[to]?.text ?? '')) to++;
  const areScores =
    last >= 0 && numbers.slice(to).every(({ text }) => POINTS.test(text) || NO_SCORE.test(text));
  if (!areScores) to = numbers.length;
  let from = to;
  while (from > 0 && isCell(numbers[from - 1]?.text ?? '')) from--;
  return { before: numbers.slice(0, from), results: numbers.slice(from, to), scores: numbers.slice(to) };
}

const isCell = (text: string): boolean => parseCell(text) !== undefined;

export const unlessUnknown = (text: string, unknown: string): string =>
  text.toLowerCase() === unknown.toLowerCase() ? '' : text;

function findLast<T>(all: readonly T[], wanted: (one: T) => boolean): number {
  for (let index = all.length - 1; index >= 0; index--) if (wanted(all[index] as T)) return index;
  return -1;
}

const wordsOf = (body: string, line: number): readonly H9Word[] =>
  [...body.matchAll(/\S+/g)].map(match => ({
    text: match[0],
    place: { kind: 'text', line, column: (match.index ?? 0) + 1 },
  }));

/** A comma ends the surname, else the first word is it; blanks inside names are underscores. */
export function nameOfWords(words: readonly string[]): PersonName {
  const { surname, firstName } = words.slice(0, -1).some(word => word.endsWith(','))
    ? splitName(words.join(' '))
    : { surname: (words[0] ?? '').replace(/,$/, ''), firstName: words.slice(1).join(' ') };
  return { surname: fromOneWord(surname), firstName: fromOneWord(firstName) };
}
