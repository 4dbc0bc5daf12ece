import { CRITERIA } from './criteria';
import type { CostLevel, WeighedCriterion } from './criterion';
import type { Field } from './field';
import { OTHER_CATEGORY } from './otherCategory';
import { OTHER_GROUP } from './otherGroup';
import { criteriaInOrder } from './strictOrder';
import { SYSTEMS } from '../../tournament/systems';

export function weighedCriteria({ round }: Field): CostLevel {
  const { weights } = round.standing.settings;
  return CRITERIA.filter(criterion => weights[criterion.weight] > 0).map(criterion => ({
    criterion,
    weight: Math.ceil(weights[criterion.weight]),
  }));
}

/** In strict order; criteria that come before all that is weighed are a cost of their own. */
export function costLevels(field: Field): readonly CostLevel[] {
  const inOrder = field.round.standing.settings.criteria === 'in order';
  const levels = inOrder ? criteriaInOrder(field) : [weighedCriteria(field)];
  return [...firstCriteria(field).map(one => [one]), ...levels];
}

/** Games between groups that play apart, and in a Swiss by categories those between categories. */
const firstCriteria = ({ round, acrossGroups }: Field): readonly WeighedCriterion[] => [
  ...(acrossGroups ? [{ criterion: OTHER_GROUP, weight: 1 }] : []),
  ...(SYSTEMS[round.standing.settings.system].contests === 'category'
    ? [{ criterion: OTHER_CATEGORY, weight: 1 }]
    : []),
];
