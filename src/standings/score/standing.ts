import type { Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import type { HalfPoints, WallList } from '../../tournament/wallList';
import { lastCountedRound } from './lastCountedRound';
import { takenOut, withoutGamesOf } from './leavers';
import { makeOpponentScores } from './opponentScore';
import { makeRoundValues, type RoundValues } from './roundValue';
import { makeScores } from './score';
import { makeSlots, type Slots } from './slots';
import { startingScores } from './startingScore';
import { unknownStarts } from './unknownStart';

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
  /** The same with the games of those who were taken out of a round robin: they count for ratings alone. */
  readonly rated: Slots;
  /** Who was taken out of a round robin. */
  readonly takenOut: ReadonlySet<number>;
  /** `[player * (rounds + 1) + round]`: the primary score after that round, rounded as the settings say. */
  readonly scores: Int32Array;
  /** The same for the Number of Wins Score; the same array where that is the primary score. */
  readonly wins: Int32Array;
  /** What a player counts for in the SOS of those who met him, without the handicap of a game; `MISSING` if nobody knows. */
  readonly opponentScores: Int32Array;
  readonly roundValues: RoundValues;
  /** Players whose starting score nobody knows. */
  readonly problems: readonly Problem[];
}

/** The standing after `Through round`; without one, after the last round that counts. */
export function makeStanding(wallList: WallList, settings: Settings): Standing {
  const starts = startingScores(wallList, settings);
  const out = takenOut(wallList, settings);
  const rated = makeSlots(wallList, settings);
  const slots = out.size === 0 ? rated : makeSlots(withoutGamesOf(wallList, out), settings);
  const played = lastCountedRound(wallList, slots, settings);
  const through = Math.max(0, Math.min(played, (settings.playoffRounds[0] ?? Infinity) - 1));
  const { scores, wins } = makeScores(wallList, slots, settings, starts);
  const opponentScores = makeOpponentScores({ wallList, settings, through, starts, slots, scores });
  const roundValues = makeRoundValues({ wallList, settings, through, starts, slots, opponentScores });
  const problems = unknownStarts(wallList, starts);
  return {
    wallList,
    settings,
    through,
    played,
    starts,
    slots,
    rated,
    takenOut: out,
    scores,
    wins,
    opponentScores,
    roundValues,
    problems,
  };
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
