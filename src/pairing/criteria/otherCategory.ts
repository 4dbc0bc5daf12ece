import type { Criterion, Units } from './criterion';
import type { Field } from './field';

/**
 * Games between categories (Swiss by categories). As few and as near as possible, by the square of the distance in the
 * order of the categories; then between players with as few points as possible, so that who plays for a category's first
 * places stays in it. All points of all such games together are less than one step of distance.
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

/**
 * What a Swiss by categories asks for before anything that is weighed: it is no matter of weights but the system itself, and
 * always comes first, in strict order. All players of a score group are of one category.
 */
export const OTHER_CATEGORY: Criterion = {
  weight: 'category',
  most: undefined,
  paidBy: 'games between score groups',
  units: otherCategory,
  isOfScoreGroups: true,
};
