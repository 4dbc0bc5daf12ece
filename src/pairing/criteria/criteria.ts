import type { Weight } from '../../tournament/settings';
import { colourCosts, colours, MOST_COLOUR_UNITS } from './colourBalance';
import type { Field } from './field';
import { floatCosts, floats, leastFloat, MOST_FLOAT_UNITS } from './float';
import { club, clubCosts, country, countryCosts } from './geography';
import { handicaps, MOST_HANDICAP_UNITS } from './handicapStones';
import { leastScoreDifference, scoreDifference, scoreDifferenceCosts } from './scoreDifference';
import { seeding, seedingCosts } from './seeding';

/** What a game between two positions of a field costs, in units of a criterion; asked with i < j, so i stands higher. */
export type Units = (i: number, j: number) => number;

/**
 * Adds what the games of position `i` with the positions `from` … `to` − 1, all of one score group, cost to `row`, at their
 * places: weight × units, rounded up. The same as `Units`, for large fields.
 */
export type AddCosts = (i: number, from: number, to: number, row: Float64Array) => void;

export interface Criterion {
  /** The setting that says what a unit costs; games between categories or groups have none, they count before all that is weighed. */
  readonly weight: Weight | 'category' | 'group';
  /** Most units that one game can have; undefined where there is no limit. */
  readonly most: number | undefined;
  readonly units: (field: Field) => Units;
  /** Undefined: asked pair by pair. */
  readonly costs?: (field: Field, weight: number) => AddCosts;
  /** The least cost of a game between the score groups that begin at two positions, the first one smaller. */
  readonly least?: (field: Field, weight: number) => Units;
}

/**
 * Everything that pairing weighs, most important first (R4.7). The cost of a game is the sum of weight × units, and
 * the cheapest pairing of the whole field wins. What is no matter of weight is not here: repeats and forbidden pairs
 * are left out of the search.
 *
 * With the preset weights, in fields up to 600, the smallest score difference costs more than all that the other criteria
 * of all games can save together, and so does a unit of float over those below it. Seeding, colours, club and
 * country are balanced against each other: a club is avoided by moving a few places along the seeding.
 */
export const CRITERIA: readonly (Criterion & { readonly weight: Weight })[] = [
  {
    weight: 'score',
    most: undefined,
    units: scoreDifference,
    costs: scoreDifferenceCosts,
    least: leastScoreDifference,
  },
  { weight: 'float', most: MOST_FLOAT_UNITS, units: floats, costs: floatCosts, least: leastFloat },
  { weight: 'seeding', most: 1, units: seeding, costs: seedingCosts },
  { weight: 'colour', most: MOST_COLOUR_UNITS, units: colours, costs: colourCosts },
  { weight: 'handicap', most: MOST_HANDICAP_UNITS, units: handicaps },
  { weight: 'country', most: 1, units: country, costs: countryCosts },
  { weight: 'club', most: 1, units: club, costs: clubCosts },
];
