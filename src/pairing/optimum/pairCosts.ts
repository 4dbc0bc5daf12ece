import { exactCostIn } from '../criteria/costs';
import type { CriterionTotal } from '../criteria/criterionTotals';
import type { CostLevel } from '../criteria/criterion';
import type { Field } from '../criteria/field';
import { costLevels } from '../criteria/weighedCriteria';
import type { Optimum } from './optimum';

/** The price of a game step by step; or a reason against it that comes before all weighing. */
export type PairCost =
  | { readonly kind: 'paid'; readonly paid: readonly bigint[] }
  | { readonly kind: 'met'; readonly lastRound: number }
  | { readonly kind: 'forbidden' };

/** Criteria that are added up are one step; those in order are a step each. */
const stepsOf = (field: Field): readonly CostLevel[] =>
  field.round.standing.settings.criteria === 'in order'
    ? costLevels(field)
        .flat()
        .map(term => [term])
    : costLevels(field);

export const criteriaOfSteps = (field: Field): readonly (readonly CriterionTotal['weight'][])[] =>
  stepsOf(field).map(step => step.map(({ criterion }) => criterion.weight));

/** By positions of the field, i before j. */
export function pairCosts({
  field,
  isForbidden,
}: Pick<Optimum, 'field' | 'isForbidden'>): (i: number, j: number) => PairCost {
  const { players, round } = field;
  const steps = stepsOf(field).map(step => step.map(term => exactCostIn(field, term)));
  return (i, j) => {
    const [one, other] = [players[i] as number, players[j] as number];
    const lastRound = round.meetings.last(one, other);
    if (isForbidden(one, other)) return { kind: 'forbidden' };
    if (lastRound > 0) return { kind: 'met', lastRound };
    const paid = steps.map(costs => costs.reduce((sum, cost) => sum + cost(i, j), BigInt(0)));
    return { kind: 'paid', paid };
  };
}

/** Below 0 where the first costs less: what comes first decides. */
export function compareCosts(one: readonly bigint[], other: readonly bigint[]): number {
  const at = one.findIndex((cost, step) => cost !== other[step]);
  const [cost, against] = [one[at], other[at]];
  return cost === undefined || against === undefined ? 0 : cost < against ? -1 : 1;
}
