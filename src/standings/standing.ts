import type { Entry } from '../tournament/game';
import { isPlayoffRound } from '../tournament/playoffRounds';
import type { Problem } from '../tournament/problem';
import type { Settings } from '../tournament/settings';
import type { HalfPoints, WallList } from '../tournament/wallList';
import { runKnockout, stillIn } from './knockout';
import { makeOpponentScores } from './opponentScore';
import { makeScores } from './score';
import { makeSlots, type Slots } from './slots';
import { startingScore } from './startingScore';

/**
 * A wall list looked at as of a round: every number that the tiebreaks need, laid out once in flat arrays.
 * Scores are in half points. Rows of `scores` and `wins` have an entry for each round and one, the first, for the start.
 */
export interface Standing {
  readonly wallList: WallList;
  readonly settings: Settings;
  /** Rounds that count: 1 to `through`; 0 before the first result. */
  readonly through: number;
  /** The same with the rounds of a playoff, which count for places and ratings alone; `through` where there is none. */
  readonly played: number;
  /** Undefined where a McMahon player has neither Start nor rank nor rating. */
  readonly starts: readonly (HalfPoints | undefined)[];
  readonly slots: Slots;
  /** `[player * (rounds + 1) + round]`: the primary score after that round, rounded as the settings say. */
  readonly scores: Int32Array;
  /** The same for the Number of Wins Score. */
  readonly wins: Int32Array;
  /** What a player counts for in the SOS of those who met him, without the handicap of a game. */
  readonly opponentScores: Int32Array;
  /** Players whose starting score nobody knows. */
  readonly problems: readonly Problem[];
}

/** The standing after `Through round`; without one, after the last round that counts. */
export function makeStanding(wallList: WallList, settings: Settings): Standing {
  const starts = wallList.players.map(player => startingScore(player, settings));
  const played = lastRound(wallList, settings);
  const through = Math.min(played, (settings.playoffRounds[0] ?? Infinity) - 1);
  const slots = makeSlots(wallList, settings);
  const scores = makeScores(wallList, slots, settings, starts);
  const wins = makeScores(wallList, slots, settings, undefined);
  const opponentScores = makeOpponentScores({ wallList, settings, through, starts, slots, scores });
  const problems = starts.flatMap((start, player) =>
    start === undefined ? [unknownStart(wallList, player)] : [],
  );
  return { wallList, settings, through, played, starts, slots, scores, wins, opponentScores, problems };
}

/** The starting score; 0 in other systems than McMahon and where it is unknown (`hasStart` tells). */
export const startOf = (standing: Standing, player: number): HalfPoints => standing.starts[player] ?? 0;

/** False for a McMahon player with neither Start nor rank nor rating: scores built on this start are not computable. */
export const hasStart = (standing: Standing, player: number): boolean =>
  standing.starts[player] !== undefined;

/** The primary score after a round, by default after all that count: MMS in McMahon, else the Number of Wins Score. */
export function countedScore(standing: Standing, player: number, round = standing.through): HalfPoints {
  return standing.scores[player * (standing.wallList.rounds + 1) + round] ?? 0;
}

/** The Number of Wins Score after a round, by default after all that count. */
export function countedWins(standing: Standing, player: number, round = standing.through): HalfPoints {
  return standing.wins[player * (standing.wallList.rounds + 1) + round] ?? 0;
}

/**
 * A round counts once a game in it has a result, or everybody has an entry and nothing is open; pairings and absences
 * entered in advance change no standing, unless somebody asks for their round. In a list without any game all entries
 * count. A round of a playoff or of a knock-out that nobody had to play, because the others did not come, counts as well.
 */
function lastRound(wallList: WallList, settings: Settings): number {
  const looks = roundsOf(wallList).map(index => lookAt(wallList, index));
  const last = (isMeant: (look: Look) => boolean): number =>
    looks.reduce((found, look, index) => (isMeant(look) ? index + 1 : found), 0);
  const entered = last(look => look.entries > 0);
  if (settings.throughRound !== undefined) return Math.max(0, Math.min(settings.throughRound, entered));
  if (looks.every(look => look.games === 0)) return entered;
  return last(look => look.results > 0 || (look.games === 0 && isOver(look)));

  function isOver(look: Look): boolean {
    const round = looks.indexOf(look) + 1;
    if (isPlayoffRound(settings, round)) return look.players > 0;
    if (settings.system === 'Knock-out') return isWalkOver(wallList, round);
    return look.players === wallList.players.length;
  }
}

/** Everybody who is still in a knock-out has an entry of a round without a game: the others did not come. */
function isWalkOver(wallList: WallList, round: number): boolean {
  const first = 1 + roundsOf(wallList).findIndex(index => wallList.entries.some(row => row[index]?.length));
  const left = stillIn(runKnockout(wallList, first, round - 1));
  return left.length > 0 && left.every(player => wallList.entries[player]?.[round - 1]?.length);
}

const roundsOf = ({ rounds }: WallList): readonly number[] =>
  Array.from({ length: rounds }, (_, index) => index);

const NOTHING: readonly Entry[] = [];

interface Look {
  readonly entries: number;
  readonly games: number;
  readonly results: number;
  /** Players with an entry. */
  readonly players: number;
}

function lookAt(wallList: WallList, index: number): Look {
  let [entries, games, results, players] = [0, 0, 0, 0];
  for (const row of wallList.entries) {
    const cell = row[index] ?? NOTHING;
    entries += cell.length;
    if (cell.length > 0) players++;
    for (const entry of cell) {
      if (entry.kind === 'free') continue;
      games++;
      if (entry.outcome !== 'unknown') results++;
    }
  }
  return { entries, games, results, players };
}

function unknownStart(wallList: WallList, player: number): Problem {
  const name = wallList.players[player]?.name ?? '';
  return { code: 'unknownStart', severity: 'warning', place: { kind: 'player', player }, values: { name } };
}
