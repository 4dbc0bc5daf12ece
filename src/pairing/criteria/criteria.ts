import type { Weight } from '../../tournament/settings';
import { colours, MOST_COLOUR_UNITS } from './colourBalance';
import type { Criterion } from './criterion';
import { floats, MOST_FLOAT_UNITS } from './float';
import { club, country } from './geography';
import { handicaps, MOST_HANDICAP_UNITS } from './handicapStones';
import { scoreDifference, scoreQuarters } from './scoreDifference';
import { seeding } from './seeding';

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
    paidBy: 'games between score groups',
    units: scoreDifference,
    quarters: scoreQuarters,
    isOfScoreGroups: true,
  },
  {
    weight: 'float',
    most: MOST_FLOAT_UNITS,
    paidBy: 'games between score groups',
    units: floats,
  },
  {
    weight: 'seeding',
    most: 1,
    paidBy: 'games in a score group',
    units: seeding,
  },
  { weight: 'colour', most: MOST_COLOUR_UNITS, paidBy: 'any game', units: colours },
  { weight: 'handicap', most: MOST_HANDICAP_UNITS, paidBy: 'any game', units: handicaps },
  { weight: 'country', most: 1, paidBy: 'any game', units: country },
  { weight: 'club', most: 1, paidBy: 'any game', units: club },
];
