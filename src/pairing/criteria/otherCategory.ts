import type { Criterion } from './criterion';
import type { Units, Field } from './field';

/**
 * As few and as near as possible, by the square of the distance; then between players with few points, so that a
 * category's best stay in it. All points together are less than one step of distance.
 */
function otherCategory(field: Field): Units {
  const { categories, scores } = field;
  const step = stepOf(field);
  return (i, j) => {
    const distance = categories[i]! - categories[j]!;
    return distance === 0 ? 0 : distance * distance * step + scores[i]! + scores[j]!;
  };
}

/** Whole half points: scores are never negative where there are categories. */
const stepOf = ({ scores }: Field): number => 1 + scores.length * Math.max(0, ...scores);

/** A Swiss by categories asks for it before all that is weighed; a score group is of one category. */
export const OTHER_CATEGORY: Criterion = {
  weight: 'category',
  most: undefined,
  paidBy: 'games between score groups',
  units: otherCategory,
  isOfScoreGroups: true,
};
