import type { Weight } from '../../tournament/settings';
import type { CostLevel, WeighedCriterion } from './criterion';
import { CRITERIA } from './criteria';
import type { Field } from './field';

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
  for (const criterion of CRITERIA.filter(one => weights[one.weight] > 0)) {
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
