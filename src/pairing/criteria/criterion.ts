import type { PlayerIndex, HalfPoints } from '../../tournament/indices';
import type { Weight } from '../../tournament/settings';
import type { Round } from '../game/round';

/** The cost of a game between two positions of a field in units of a criterion; asked with i < j. */
export type Units = (i: number, j: number) => number;

/** Games that can pay a criterion at all. */
export type PaidBy = 'any game' | 'games in a score group' | 'games between score groups';

/** One criterion of the pairing (R4.7): `units` states it; the rest follows from it, and spares a large field questions. */
export interface Criterion {
  /** The setting for the price of a unit; games between categories or groups have none and count before all. */
  readonly weight: Weight | 'category' | 'group';
  /** Most units that one game can have; undefined where there is no limit. */
  readonly most: number | undefined;
  readonly paidBy: PaidBy;
  readonly units: (field: Field) => Units;
  /** Four times the units, which are whole then, where these may be too many for a number. */
  readonly quarters?: (field: Field) => (i: number, j: number) => bigint;
  /** Whether all games between the same two score groups have the same units. */
  readonly isOfScoreGroups?: true;
}

export interface WeighedCriterion {
  readonly criterion: Criterion;
  /** The price of a unit: whole, whatever somebody typed. */
  readonly weight: number;
  /** In strict order, one more than all games of the field can cost in this criterion: the base of its digit in the whole cost. */
  readonly base?: number;
}

/** Criteria that make one cost: those in strict order are the digits of a number, others are added up. */
export type CostLevel = readonly WeighedCriterion[];

/** Players to be paired with one another; of an odd number one has the bye. Positions count from the best player on. */
export interface Field {
  readonly round: Round;
  /** Indexes into the wall list, by position. */
  readonly players: readonly PlayerIndex[];
  readonly scores: readonly HalfPoints[];
  /** By position: the category in a Swiss by categories, 1 for the first; 0 in other systems. */
  readonly categories: readonly number[];
  /** By position: where the score group of the player (and category) begins, and how many players it has. */
  readonly groupStart: readonly number[];
  readonly groupSize: readonly number[];
  /**
   * By position, for an odd number: 0 for the first class entitled to the bye, -1: must not have it (R4.7). The
   * bye is one more vertex, the last.
   */
  readonly byeClass?: readonly number[] | undefined;
  /** Whether groups that play apart are mixed for once (R4.2): games between them are possible, as few as can be. */
  readonly acrossGroups?: boolean | undefined;
}
