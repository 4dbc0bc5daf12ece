import type { Weight } from '../../tournament/settings';
import type { Field } from './field';

/** What a game between two positions of a field costs, in units of a criterion; asked with i < j, so i stands higher. */
export type Units = (i: number, j: number) => number;

/** Which games can pay a criterion at all. */
export type PaidBy = 'any game' | 'games in a score group' | 'games between score groups';

/** One criterion of the pairing (R4.7): `units` states it; the rest follows from it, and spares a large field questions. */
export interface Criterion {
  /** The setting that says what a unit costs; games between categories or groups have none, they count before all that is weighed. */
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

/** A criterion that counts in a field. */
export interface WeighedCriterion {
  readonly criterion: Criterion;
  /** What a unit of it costs: whole, whatever somebody typed. */
  readonly weight: number;
  /** In strict order, one more than all games of the field can cost in this criterion: the base of its digit in the whole cost. */
  readonly base?: number;
}

/** Criteria that make one cost: those in strict order are the digits of a number, others are added up. */
export type CostLevel = readonly WeighedCriterion[];
