import { CRITERIA } from './criteria';
import type { CostLevel, WeighedCriterion } from './criterion';
import type { Field } from './field';
import { OTHER_CATEGORY } from './otherCategory';
import { OTHER_GROUP } from './otherGroup';
import { criteriaInOrder } from './strictOrder';
import { SYSTEMS } from '../../tournament/systems';

/** The criteria with a weight, added up. */
export function weighedCriteria({ round }: Field): CostLevel {
  const { weights } = round.standing.settings;
  return CRITERIA.filter(criterion => weights[criterion.weight] > 0).map(criterion => ({
    criterion,
    weight: Math.ceil(weights[criterion.weight]),
  }));
}

/** All that counts in a field, as costs in strict order: what comes before anything that is weighed is a cost of its own. */
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
