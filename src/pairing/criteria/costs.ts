import type { WeighedCriterion } from './criterion';
import type { Units, Field } from './field';

export function costIn(field: Field, { criterion, weight }: WeighedCriterion): Units {
  const units = criterion.units(field);
  return (i, j) => Math.ceil(weight * units(i, j));
}

/** Exact, however much a game costs. */
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
