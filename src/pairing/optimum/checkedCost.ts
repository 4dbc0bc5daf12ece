import type { CheckedCost, Runs } from '../../matching/certificate';
import { ABSENT } from '../../matching/matching';
import { costOfTerm, type Terms } from '../criteria/weighedCriteria';
import type { Criterion, Units } from '../criteria/criteria';
import type { Field } from '../criteria/field';

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
  const digits = terms.map((term, k) => ({
    term,
    // What a unit of a digit is worth in the whole number.
    worth: bases.slice(k + 1).reduce((product, base) => product * base, 1),
  }));
  const among = (kinds: readonly Criterion['weight'][]): CheckedCost => {
    let costs: readonly Units[] | undefined;
    const chosen = digits.filter(({ term }) => !kinds.includes(term.criterion.weight));
    const worths = chosen.map(({ worth }) => worth);
    return (i, j, enough) => {
      costs ??= chosen.map(({ term }) => costOfTerm(field, term));
      let sum = 0;
      for (let k = 0; k < costs.length; k++) {
        sum += worths[k]! * costs[k]!(i, j);
        if (sum > enough) return sum;
      }
      return sum;
    };
  };
  const [inside, across] = [among(NOT_INSIDE), among(NOT_ACROSS)];
  const { groupStart } = field;
  return (i, j, enough) => {
    const cost = groupStart[i] === groupStart[j] ? inside : across;
    const sum = cost(i, j, most === Infinity ? enough : Infinity);
    if (sum > enough && most === Infinity) return sum;
    return isAbsent(i, j) ? ABSENT : Math.min(sum, most);
  };
}

/** Criteria that no game inside a score group pays, or none between two: the search does not know that. */
const NOT_INSIDE: readonly Criterion['weight'][] = ['score', 'float', 'category'];
const NOT_ACROSS: readonly Criterion['weight'][] = ['seeding'];

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
