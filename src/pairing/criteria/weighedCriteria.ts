import { CRITERIA } from './criteria';
import type { Settings, Weight } from '../../tournament/settings';
import type { CostLevel, Criterion, WeighedCriterion } from './criterion';
import type { Field } from './field';
import { OTHER_CATEGORY } from './otherCategory';
import { OTHER_GROUP } from './otherGroup';
import { SYSTEMS } from '../../tournament/systems';

/** Units in strict order, of which fractions do not count. Scores are in half points, squared. */
const STEPS: Readonly<Record<Weight, number>> = {
  score: 4,
  float: 4,
  seeding: 100,
  colour: 1,
  handicap: 1,
  country: 1,
  club: 1,
};

/** Each cost joins as many criteria as fit as digits of a whole number; the first can be asked by score group. */
export function criteriaInOrder(field: Field): readonly CostLevel[] {
  const { weights } = field.round.standing.settings;
  const size = field.players.length;
  const levels: WeighedCriterion[][] = [];
  let room = 0;
  for (const criterion of CRITERIA.filter(candidate => weights[candidate.weight] > 0)) {
    const weight = STEPS[criterion.weight];
    const most = Math.ceil(weight * (criterion.most ?? mostOfScores(field)));
    const base = 1 + Math.ceil(size / 2) * most;
    room /= base;
    if (room < 1) {
      room = 2 ** 46 / base;
      levels.push([]);
    }
    levels[levels.length - 1]!.push({ criterion, weight, base });
  }
  return levels;
}

function mostOfScores({ scores }: Field): number {
  const [most, least] = [Math.max(0, ...scores), Math.min(0, ...scores)];
  return ((most - least) * (most - least)) / 4;
}

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
  return [...firstCriteria(field).map(term => [term]), ...levels];
}

/** Games between groups that play apart, and in a Swiss by categories those between categories. */
const firstCriteria = ({ round, acrossGroups }: Field): readonly WeighedCriterion[] => [
  ...(acrossGroups ? [{ criterion: OTHER_GROUP, weight: 1 }] : []),
  ...(SYSTEMS[round.standing.settings.system].contests === 'category'
    ? [{ criterion: OTHER_CATEGORY, weight: 1 }]
    : []),
];
