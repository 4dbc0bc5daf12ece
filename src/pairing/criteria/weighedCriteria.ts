import { CRITERIA } from './criteria';
import type { Settings } from '../../tournament/settings';
import type { CostLevel, Criterion, WeighedCriterion } from './criterion';
import type { Field } from './field';
import { OTHER_CATEGORY } from './otherCategory';
import { OTHER_GROUP } from './otherGroup';
import { criteriaInOrder } from './strictOrder';
import { SYSTEMS } from '../../tournament/systems';

export function weighedCriteria({ round }: Field): CostLevel {
  const { settings } = round.standing;
  return CRITERIA.filter(criterion => settings.weights[criterion.weight] > 0).map(criterion => ({
    criterion,
    weight: Math.ceil(settings.weights[criterion.weight]) + gapPrice(settings, criterion.weight),
  }));
}

/** Avoiding a game within a club makes two others: both may have the gap, and half a unit pays for what else they cost (R4.7). */
function gapPrice({ weights, geography, homeGap }: Settings, of: Criterion['weight']): number {
  if (!homeGap || geography === 'never' || (of !== 'club' && of !== 'country')) return 0;
  return Math.ceil(Math.ceil(weights.score) * (2 * homeGap ** 2 + 0.5));
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
