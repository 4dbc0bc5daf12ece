import type { Lots } from '../../lots/lots';
import type { Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import type { HalfPoints, WallList } from '../../tournament/wallList';
import type { WhyUnknown } from '../column';
import type { PlayerIndex } from '../../tournament/indices';
import type { RunningScore, Score, RoundValue, CountedGames } from './scores';

export interface Standing {
  readonly wallList: WallList;
  /** The list without the games of players taken out of a round robin, which count for ratings alone. */
  readonly counting: WallList;
  readonly settings: Settings;
  /** Rounds that count: 1 to `through`; 0 before the first result. */
  readonly through: number;
  /** The last round with those of a playoff, which count for places and ratings alone; else `through`. */
  readonly played: number;
  /** Undefined where a McMahon player has neither Start nor rank nor rating. */
  readonly starts: readonly (HalfPoints | undefined)[];
  readonly takenOut: ReadonlySet<number>;
  /** `[player][round]`: the primary score after that round, if it counts, rounded as the settings say; after round 0 the start. */
  readonly scores: readonly RunningScore[];
  readonly wins: readonly RunningScore[];
  readonly games: CountedGames;
  /** The part of each player in the SOS of opponents, without the handicap of a game. */
  readonly opponentScores: readonly (Score | WhyUnknown)[];
  /** `[player][round - 1]`: the round's part of SOS. */
  readonly roundValues: readonly (readonly RoundValue[])[];
  /** By context; the order before a first round and its seeding ask for the same ones. */
  readonly lots: Lots;
  /** Players whose starting score nobody knows. */
  readonly problems: readonly Problem[];
}

/** The starting score; 0 in other systems than McMahon and where it is unknown. */
export const startOf = (standing: Standing, player: PlayerIndex): HalfPoints => standing.starts[player] ?? 0;

/** The primary score after a round, by default after all that count: MMS in McMahon, else the Number of Wins Score. */
export const countedScore = (standing: Standing, player: PlayerIndex, round = standing.through): HalfPoints =>
  standing.scores[player]?.[round] ?? 0;

/** The Number of Wins Score after a round, by default after all that count. */
export const countedWins = (standing: Standing, player: PlayerIndex, round = standing.through): HalfPoints =>
  standing.wins[player]?.[round] ?? 0;
