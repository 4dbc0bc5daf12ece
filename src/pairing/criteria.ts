import type { Weight } from '../tournament/settings';
import { colours, MOST_COLOUR_UNITS } from './colourBalance';
import type { Field } from './field';
import { floats, MOST_FLOAT_UNITS } from './float';
import { club, country } from './geography';
import { handicaps, MOST_HANDICAP_UNITS } from './handicapStones';
import { scoreDifference } from './scoreDifference';
import { seeding } from './seeding';

/** What a game between two positions of a field costs, in units of a criterion; asked with i < j, so i stands higher. */
export type Units = (i: number, j: number) => number;

export interface Criterion {
  /** The setting that says what a unit costs. */
  readonly weight: Weight;
  /** Most units that one game can have; undefined where there is no limit. */
  readonly most: number | undefined;
  readonly units: (field: Field) => Units;
}

/**
 * Everything that pairing weighs, most important first (SPEC R4.7). The cost of a game is the sum of weight × units, and
 * the cheapest pairing of the whole field wins. What is no matter of weight is not here: repeats and forbidden pairs
 * are left out of the search.
 *
 * With the preset weights, in fields up to 600, the smallest score difference costs more than all that the other criteria
 * of all games can save together, and so does a unit of float over those below it. Seeding, colours, club and
 * country are balanced against each other: a club is avoided by moving a few places along the seeding.
 */
export const CRITERIA: readonly Criterion[] = [
  { weight: 'score', most: undefined, units: scoreDifference },
  { weight: 'float', most: MOST_FLOAT_UNITS, units: floats },
  { weight: 'seeding', most: 1, units: seeding },
  { weight: 'colour', most: MOST_COLOUR_UNITS, units: colours },
  { weight: 'handicap', most: MOST_HANDICAP_UNITS, units: handicaps },
  { weight: 'country', most: 1, units: country },
  { weight: 'club', most: 1, units: club },
];
