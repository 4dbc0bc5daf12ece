import type { Tiebreak } from '../tournament/settings';
import type { Measure } from './report';

/** Sums of whole numbers, so that adding is exact and any grouping of the events gives the same. */
export interface Moments {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}

/** In how many events something was found, and the first of them. */
export interface Found {
  readonly events: number;
  readonly first: number;
}

/**
 * What some events of a plan gave: plain data, whole numbers only. Measures are kept in `UNITS_OF` parts, so that a mean
 * rating difference of 123.4 points is 1234.
 */
export interface Tally {
  /** Events played to their end. */
  readonly events: number;
  readonly measures: Readonly<Partial<Record<Measure, Moments>>>;
  /** By strength, the strongest first: events in which that player ended in the prizes. */
  readonly inPrizes: readonly number[];
  /** By player of the field. */
  readonly first: readonly number[];
  readonly playerInPrizes: readonly number[];
  readonly places: readonly Moments[];
  readonly games: readonly Moments[];
  /** Rating differences, by table and by round. */
  readonly tables: readonly Moments[];
  readonly rounds: readonly Moments[];
  /** How often several are first after each of the columns that rank. */
  readonly ties: readonly TieTally[];
  readonly failures: Readonly<Record<string, Found>>;
  readonly faults: Readonly<Record<string, Found>>;
}

export interface TieTally {
  readonly after: Tiebreak | 'Knock-out' | 'Place in the group' | 'Playoff';
  readonly events: number;
  readonly tied: number;
}
