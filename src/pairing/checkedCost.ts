import type { CheckedCost, Runs } from '../matching/certificate';
import { ABSENT } from '../matching/matching';
import { costOfTerm, type Terms } from './terms';
import type { Units } from './criteria';
import type { Field } from './field';

/**
 * The cost of a game straight from the units of its criteria: what the proof of a pairing is checked with. The tables and
 * bounds that the search goes by (`AddCosts`, `least`) are not used, so that a mistake in them is seen.
 */
export function checkedCost(
  field: Field,
  terms: Terms,
  isAbsent: (i: number, j: number) => boolean,
  most = Infinity,
): CheckedCost {
  const bases = terms.map((term, k) => (k > 0 && 'base' in term ? term.base : 1));
  // What a unit of a digit is worth in the whole number.
  const worth = bases.map((_, k) => bases.slice(k + 1).reduce((product, base) => product * base, 1));
  let costs: readonly Units[] | undefined;
  return (i, j, enough) => {
    costs ??= terms.map(term => costOfTerm(field, term));
    let sum = 0;
    for (let k = 0; k < costs.length; k++) {
      sum += worth[k]! * costs[k]!(i, j);
      if (sum > enough && most === Infinity) return sum;
    }
    return isAbsent(i, j) ? ABSENT : Math.min(sum, most);
  };
}

/** Score groups: between two of them all games have the same score difference, and the same categories. */
export function runsOf(field: Field, terms: Terms, most = Infinity): Runs {
  const starts = field.groupStart.filter((start, i) => start === i);
  const known = terms.filter(({ criterion: { weight } }) => weight === 'score' || weight === 'category');
  const cost = checkedCost(field, known, () => false);
  const isFirst = known.length > 0 && known[0] === terms[0];
  const rest = terms
    .slice(known.length)
    .reduce((product, term) => product * ('base' in term ? term.base : 1), 1);
  return {
    starts,
    atLeast: (one, other) =>
      isFirst ? Math.min(most, rest * cost(starts[one]!, starts[other]!, Infinity)) : 0,
  };
}
