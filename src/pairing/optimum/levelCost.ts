import type { CheckedCost, Runs } from '../../matching/proof/certificate';
import { ABSENT } from '../../matching/matching';
import type { CostLevel, PaidBy } from '../criteria/criterion';
import type { Field } from '../criteria/field';

/** Asked with i < j by search and proof alike; neither has a faster form that could differ. */
export function levelCost(
  field: Field,
  level: CostLevel,
  isAbsent: (i: number, j: number) => boolean,
): CheckedCost {
  const bases = level.map(({ base = 1 }) => base);
  const digits = level.map(({ criterion, weight }, k) => ({
    paidBy: criterion.paidBy,
    units: criterion.units(field),
    weight,
    // The worth of a digit's unit in the whole number.
    worth: bases.slice(k + 1).reduce((product, base) => product * base, 1),
  }));
  const among = (games: PaidBy) => digits.filter(({ paidBy }) => paidBy === 'any game' || paidBy === games);
  const [inside, across] = [among('games in a score group'), among('games between score groups')];
  const { groupStart } = field;
  return (i, j, enough) => {
    const paid = groupStart[i] === groupStart[j] ? inside : across;
    let sum = 0;
    for (let k = 0; k < paid.length; k++) {
      const { worth, weight, units } = paid[k]!;
      sum += worth * Math.ceil(weight * units(i, j));
      if (sum > enough) return sum;
    }
    return isAbsent(i, j) ? ABSENT : sum;
  };
}

/** Score groups have score difference and categories in common, so these come before what is of single games. */
export function scoreGroupRuns(field: Field, level: CostLevel): Runs {
  const starts = field.groupStart.filter((start, i) => start === i);
  const ofGroups = level.filter(({ criterion }) => criterion.isOfScoreGroups);
  const cost = levelCost(field, ofGroups, () => false);
  const rest = level.slice(ofGroups.length).reduce((product, { base = 1 }) => product * base, 1);
  return {
    starts,
    atLeast: (one, other) => rest * cost(starts[one]!, starts[other]!, Infinity),
  };
}
