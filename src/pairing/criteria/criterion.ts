import type { Weight } from '../../tournament/settings';
import type { Units, Field } from './field';

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
