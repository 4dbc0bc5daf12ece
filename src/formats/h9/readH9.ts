import { isFileError, type FilePlace, type FileProblem } from '../../tournament/fileProblem';
import { parseRank } from '../../tournament/rank';
import type { HalfPoints } from '../../tournament/wallList';
import {
  halfPointsOf,
  NOBODY,
  type ExchangedPlayer,
  type FreeRound,
  type ExchangedGame,
  type Reading,
} from '../exchange';
import { excerpt, fileError, refused } from '../fileProblems';
import { readTags } from './tags';
import { gamesOfLines } from './lineGames';
import { fromOneWord } from './lineWriting';
import { parseCell, type LineCell } from './resultCell';

/**
 * Reads a result file of the EGF (A. Cieplý's description): one line a player, everything behind `;` a remark, opponents by the place
 * of their line. Where the header says that the first column of points is the McMahon score, everybody's start
 * follows from it and the results.
 */
export function readH9(text: string): Reading {
  const problems: FileProblem[] = [];
  const { facts, settings } = readTags(text);
  const lines = text.split('\n').flatMap((line, index) => readLine(line, index + 1, problems));
  if (lines.length === 0 && problems.length === 0) problems.push(fileError('noPlayersInFile'));
  if (problems.length > 0) return refused(...problems);
  const rounds = sameRounds(lines, problems);
  const numbered = withNumbers(lines);
  const {
    games,
    free,
    problems: wrong,
  } = gamesOfLines(
    numbered.map(({ no, player, cells }) => ({
      no,
      name: player.surname,
      cells: cells.slice(cells.length - rounds),
    })),
  );
  problems.push(...wrong);
  if (problems.some(isFileError)) return refused(...problems);
  const isMcMahon = /^\s*;\s*Pl\b.*\bClub\s+MMS\b/im.test(text);
  const players = numbered.map(({ player, points, no }, index) => ({
    ...player,
    no,
    start: isMcMahon ? startOf(points, index, games, free) : undefined,
  }));
  return {
    kind: 'read',
    tournament: {
      facts,
      rounds,
      players,
      games,
      free,
      settings: { system: isMcMahon ? 'McMahon' : 'Swiss', rounds, ...settings },
      clubGroups: [],
    },
    problems,
  };
}

interface FileLine {
  readonly number: number;
  readonly typedNo: number | undefined;
  readonly player: ExchangedPlayer;
  /** The first number behind the club, as it stands there. */
  readonly points: string | undefined;
  /** All words at the end that look like a result; the first of them may be points that lost a ½. */
  readonly cells: readonly (LineCell & { readonly text: string })[];
}

interface Word {
  readonly text: string;
  readonly place: FilePlace;
}

const COUNTRY = /^[A-Za-z]{2}$/;
const POINTS = /^\d+(?:[.,]\d+)?[½¼¾?]?$/;
const PIN = /\|\s*(\d{8})\s*$/;

function readLine(line: string, number: number, problems: FileProblem[]): readonly FileLine[] {
  const body = line.replace(/;.*$/, '');
  if (body.trim() === '') return [];
  const pin = PIN.exec(body)?.[1] ?? '';
  const words = wordsOf(body.replace(PIN, ''), number);
  const rankAt = words.findIndex(({ text }, index) => index > 0 && parseRank(text) !== undefined);
  const hasNumber = /^\d+$/.test(words[0]?.text ?? '');
  const names = words.slice(hasNumber ? 1 : 0, rankAt).map(({ text }) => text);
  if (rankAt < 0 || names.length === 0) {
    problems.push(fileError('wrongLine', { kind: 'text', line: number, column: 1 }, { text: excerpt(line) }));
    return [];
  }
  const rest = words.slice(rankAt + 1);
  const hasCountry = COUNTRY.test(rest[0]?.text ?? '');
  const behind = hasCountry ? rest.slice(1) : rest;
  const hasClub = behind.length > 0 && !POINTS.test(behind[0]?.text ?? '') && !isCell(behind[0]?.text ?? '');
  const numbers = hasClub ? behind.slice(1) : behind;
  const lastOther = findLast(numbers, ({ text }) => !isCell(text));
  const wrong = numbers.slice(0, lastOther + 1).find(({ text }) => !POINTS.test(text) && !isCell(text));
  if (wrong) {
    problems.push(fileError('wrongCell', wrong.place, { text: excerpt(wrong.text) }));
    return [];
  }
  return [
    {
      number,
      typedNo: hasNumber ? Number(words[0]?.text) : undefined,
      player: {
        ...NOBODY,
        ...namesOf(names),
        rank: parseRank(words[rankAt]?.text ?? ''),
        country: hasCountry ? unlessUnknown(rest[0]?.text ?? '', 'XX').toUpperCase() : '',
        club: hasClub ? unlessUnknown(behind[0]?.text ?? '', 'xxxx') : '',
        pin,
      },
      points: numbers[0]?.text,
      cells: numbers.slice(lastOther + 1).flatMap(({ text, place }) => {
        const entry = parseCell(text);
        return entry ? [{ text, entry, place }] : [];
      }),
    },
  ];
}

const isCell = (text: string): boolean => parseCell(text) !== undefined;

const unlessUnknown = (text: string, unknown: string): string =>
  text.toLowerCase() === unknown.toLowerCase() ? '' : text;

function findLast<T>(all: readonly T[], wanted: (one: T) => boolean): number {
  for (let index = all.length - 1; index >= 0; index--) if (wanted(all[index] as T)) return index;
  return -1;
}

const wordsOf = (body: string, line: number): readonly Word[] =>
  [...body.matchAll(/\S+/g)].map(match => ({
    text: match[0],
    place: { kind: 'text', line, column: (match.index ?? 0) + 1 },
  }));

/** The first word is the surname, with or without a comma; blanks inside names are underscores. */
function namesOf(words: readonly string[]): Pick<ExchangedPlayer, 'surname' | 'firstName'> {
  const [first = '', ...others] = words;
  return {
    surname: fromOneWord(first.replace(/,$/, '')),
    firstName: others.map(fromOneWord).join(' ').trim(),
  };
}

/**
 * The number of rounds, which all lines must share. Points like `408?`, whose ½ its encoding lacked, look like
 * a game without a result and are left to the points where lines would otherwise differ.
 */
function sameRounds(lines: readonly FileLine[], problems: FileProblem[]): number {
  const counts = lines.map(({ cells }) => cells.length);
  if (new Set(counts).size === 1) return counts[0] ?? 0;
  const bare = lines.map(({ cells }) => cells.filter(({ text }) => !/^\d+\?$/.test(text)).length);
  const rounds = Math.min(...counts);
  const fits = lines.every(
    ({ cells }, index) =>
      counts[index] === rounds ||
      cells.slice(0, cells.length - rounds).every(({ text }) => /^\d+\?$/.test(text)),
  );
  if (fits && bare.every(count => count <= rounds)) return rounds;
  const usual = mostFrequent(counts);
  for (const { number, cells } of lines)
    if (cells.length !== usual)
      problems.push(
        fileError(
          'unevenRounds',
          { kind: 'text', line: number, column: 1 },
          { count: cells.length, expected: usual },
        ),
      );
  return usual;
}

function mostFrequent(counts: readonly number[]): number {
  const times = (count: number): number => counts.filter(one => one === count).length;
  return [...new Set(counts)].sort((a, b) => times(b) - times(a) || b - a)[0] ?? 0;
}

/** Opponents are called by the numbers of the first column where every line has one of its own, else by line. */
function withNumbers(lines: readonly FileLine[]): readonly (FileLine & { readonly no: number })[] {
  const typed = new Set(lines.map(({ typedNo }) => typedNo));
  const isNumbered = typed.size === lines.length && !typed.has(undefined);
  return lines.map((line, index) => ({ ...line, no: isNumbered ? (line.typedNo ?? 0) : index + 1 }));
}

/** The start: the points without what the rounds brought, of which that of rounds without a game is rounded down. */
function startOf(
  points: string | undefined,
  player: number,
  games: readonly ExchangedGame[],
  free: readonly FreeRound[],
): HalfPoints | undefined {
  const match = /^(\d+)([½?])?$/.exec(points ?? '');
  if (!match) return undefined;
  const score = 2 * Number(match[1]) + (match[2] === undefined ? 0 : 1);
  const played = games.reduce(
    (sum, { black, white, blackOutcome, whiteOutcome }) =>
      sum +
      (black === player ? halfPointsOf({ outcome: blackOutcome }) : 0) +
      (white === player ? halfPointsOf({ outcome: whiteOutcome }) : 0),
    0,
  );
  const unplayed = free.reduce((sum, one) => sum + (one.player === player ? halfPointsOf(one.entry) : 0), 0);
  return score - played - 2 * Math.floor(unplayed / 2);
}
