import { isFileError, type FileProblem } from '../../tournament/fileProblem';
import type { HalfPoints } from '../../tournament/wallList';
import { halfPointsOf, type FreeRound, type ExchangedGame, type FileContents } from '../exchange';
import { fileError, notCarried, refusedBy, refusedFor } from '../fileProblems';
import { handicapSettings } from '../handicapOfGames';
import { withoutRoundsToCome } from '../roundsToCome';
import { readH9Line, type H9Line } from './h9Line';
import { readTags } from './tags';
import { gamesOfLines } from './lineGames';
import type { PlayerIndex } from '../../tournament/indices';

/**
 * One line a player, `;` begins a remark, opponents by the place of their line (A. Cieplý's description). The
 * McMahon score, where the header says it comes first, gives the starts; without titles no system is known.
 */
export function readH9(text: string): FileContents {
  const { facts, settings, problems: ofTags } = readTags(text);
  const read = text.split('\n').map((line, index) => readH9Line(line, index + 1));
  const lines = read.flatMap(({ line }) => line ?? []);
  const ofLines = read.flatMap(({ problems }) => problems);
  if (ofLines.some(isFileError)) return refusedFor(ofLines);
  if (lines.length === 0) return refusedBy(fileError('noPlayersInFile'));
  const { rounds, problems: ofRounds } = sameRounds(lines);
  const numbered = withNumbers(lines);
  const {
    games,
    free,
    problems: ofGames,
  } = gamesOfLines(
    numbered.map(({ no, player, cells }) => ({
      no,
      name: player.surname,
      cells: cells.slice(cells.length - rounds),
    })),
  );
  const problems = [...ofTags, ...ofLines, ...ofRounds, ...ofGames];
  if (problems.some(isFileError)) return refusedFor(problems);
  const isMcMahon = /^[^\S\r\n]*;\s*Pl\b.*\bClub(?:\s+\d+)*\s+MMS\b/im.test(text);
  const { free: freeRounds, problems: toCome } = withoutRoundsToCome(numbered.length, rounds, games, free);
  const hasTitles = /^[^\S\r\n]*;\s*Pl\b.*\bClub\b/im.test(text);
  const players = numbered.map(({ player, points, no }, index) => ({
    ...player,
    no,
    start: isMcMahon ? startOf(points, index, games, free) : undefined,
  }));
  const handicap = handicapSettings({ players, games, free }, settings);
  return {
    kind: 'read',
    tournament: {
      facts,
      rounds,
      players,
      games,
      free: freeRounds,
      settings: {
        ...(hasTitles && { system: isMcMahon ? 'McMahon' : 'Swiss' }),
        rounds,
        ...settings,
        ...handicap.settings,
      },
      clubGroups: [],
    },
    problems: [
      ...problems,
      ...toCome,
      ...handicap.problems,
      ...notCarried('lists', otherPointsOf(numbered, isMcMahon, rounds)),
    ],
  };
}

/** Points that are computed anew; from the McMahon score the starts follow. A line without points begins with its first result. */
const otherPointsOf = (lines: readonly H9Line[], isMcMahon: boolean, rounds: number): readonly string[] =>
  lines.flatMap(({ otherPoints, points = '0', cells }) => {
    const isResult = cells.length <= rounds && points === cells[0]?.text;
    return [...(isMcMahon || isResult ? [] : [points]), ...otherPoints].filter(text => text !== '0');
  });

/** All lines must share it. Points like `408?`, whose ½ the encoding lacked, give way where lines would differ. */
function sameRounds(lines: readonly H9Line[]): {
  readonly rounds: number;
  readonly problems: readonly FileProblem[];
} {
  const counts = lines.map(({ cells }) => cells.length);
  const rounds = counts.reduce((least, count) => Math.min(least, count), Infinity);
  const bare = lines.map(({ cells }) => cells.filter(({ text }) => !MAYBE_POINTS.test(text)).length);
  const fits = lines.every(({ cells }) =>
    cells.slice(0, cells.length - rounds).every(({ text }) => MAYBE_POINTS.test(text)),
  );
  if (fits && (new Set(counts).size === 1 || bare.every(count => count <= rounds)))
    return { rounds, problems: [] };
  const usual = mostFrequent(counts);
  const problems = lines
    .filter(({ cells }) => cells.length !== usual)
    .map(({ number, cells }) =>
      fileError(
        'unevenRounds',
        { kind: 'text', line: number, column: 1 },
        { count: cells.length, expected: usual },
      ),
    );
  return { rounds: usual, problems };
}

/** `408?` and `?`: games, or points whose ½ the encoding lacked. */
const MAYBE_POINTS = /^\d*\?$/;

function mostFrequent(counts: readonly number[]): number {
  const times = (count: number): number => counts.filter(number => number === count).length;
  return [...new Set(counts)].sort((a, b) => times(b) - times(a) || b - a)[0] ?? 0;
}

/** Opponents are called by the numbers of the first column where every line has one of its own, else by line. */
function withNumbers(lines: readonly H9Line[]): readonly (H9Line & { readonly no: number })[] {
  const typed = new Set(lines.map(({ typedNo }) => typedNo));
  const isNumbered = typed.size === lines.length && !typed.has(undefined);
  return lines.map((line, index) => ({ ...line, no: isNumbered ? (line.typedNo ?? 0) : index + 1 }));
}

/** The points without those of the rounds, of which those without a game are rounded down. */
function startOf(
  points: string | undefined,
  player: PlayerIndex,
  games: readonly ExchangedGame[],
  free: readonly FreeRound[],
): HalfPoints | undefined {
  const match = /^(-?\d+)([½?])?$/.exec(points ?? '');
  if (!match) return undefined;
  const whole = 2 * Number(match[1]);
  const score = match[2] === undefined ? whole : whole + (match[1]?.startsWith('-') ? -1 : 1);
  const played = games.reduce(
    (sum, { black, white, blackOutcome, whiteOutcome }) =>
      sum +
      (black === player ? halfPointsOf({ outcome: blackOutcome }) : 0) +
      (white === player ? halfPointsOf({ outcome: whiteOutcome }) : 0),
    0,
  );
  const unplayed = free.reduce(
    (sum, freeRound) => sum + (freeRound.player === player ? halfPointsOf(freeRound.entry) : 0),
    0,
  );
  return score - played - 2 * Math.floor(unplayed / 2);
}
