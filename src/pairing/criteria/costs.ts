import type { AddCosts, Units, WeighedCriterion } from './criterion';
import type { Field } from './field';

/** What the games of a field cost in one criterion, from its statement. */
export function costIn(field: Field, { criterion, weight }: WeighedCriterion): Units {
  const units = criterion.units(field);
  return (i, j) => Math.ceil(weight * units(i, j));
}

/** The same to the last digit, however much a game costs. */
export function exactCostIn(
  field: Field,
  { criterion, weight }: WeighedCriterion,
): (i: number, j: number) => bigint {
  if (criterion.quarters) {
    const [quarters, four] = [criterion.quarters(field), BigInt(4)];
    return (i, j) => (BigInt(weight) * quarters(i, j) + four - BigInt(1)) / four;
  }
  const cost = costIn(field, { criterion, weight });
  return (i, j) => BigInt(cost(i, j));
}

/** What many games of a position cost in one criterion: its fast form, or one made from its statement. */
export function costsIn(field: Field, weighed: WeighedCriterion, canRepeat: boolean): AddCosts {
  const { criterion, weight } = weighed;
  if (criterion.costs) return criterion.costs(field, weight, canRepeat);
  const cost = costIn(field, weighed);
  if (criterion.isOfScoreGroups) {
    return (i, from, to, row) => {
      const same = i < from ? cost(i, from) : cost(from, i);
      if (same > 0) for (let j = from; j < to; j++) row[j]! += same;
    };
  }
  return (i, from, to, row) => {
    for (let j = from; j < to; j++) if (j !== i) row[j]! += i < j ? cost(i, j) : cost(j, i);
  };
}

/** The least that a game between two score groups costs in one criterion; asked with the positions where they begin. */
export function leastCostIn(field: Field, weighed: WeighedCriterion): Units {
  const { criterion, weight } = weighed;
  if (criterion.least) return criterion.least(field, weight);
  return criterion.isOfScoreGroups ? costIn(field, weighed) : () => 0;
}
