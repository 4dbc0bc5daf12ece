import { CRITERIA, type Criterion, type Units } from './criteria';
import type { Field } from './field';
import { OTHER_CATEGORY } from './otherCategory';
import { OTHER_GROUP } from './otherGroup';
import { orderedTerms, type OrderedTerm } from './strictOrder';

/** A criterion that counts in a field, and what a unit of it costs: whole, whatever somebody typed. */
export interface Term {
  readonly criterion: Criterion;
  readonly weight: number;
}

/** Terms that make one cost: those in strict order are the digits of a number, others are added up. */
export type Terms = readonly (Term | OrderedTerm)[];

export function termsOf({ round }: Field): readonly Term[] {
  const { weights } = round.standing.settings;
  return CRITERIA.filter(criterion => weights[criterion.weight] > 0).map(criterion => ({
    criterion,
    weight: Math.ceil(weights[criterion.weight]),
  }));
}

/** What the games of a field cost in one criterion. */
export function costOfTerm(field: Field, { criterion, weight }: Term): Units {
  const units = criterion.units(field);
  return (i, j) => Math.ceil(weight * units(i, j));
}

/** Games between groups that play apart, and in a Swiss by categories those between categories, are levels of their own. */
export function levelsOf(field: Field): readonly Terms[] {
  const inOrder = field.round.standing.settings.criteria === 'in order';
  const levels: readonly Terms[] = inOrder ? orderedTerms(field) : [termsOf(field)];
  return [...leadingTerms(field).map(term => [term]), ...levels];
}

/** What counts before anything that is weighed. */
export const leadingTerms = ({ round, acrossGroups }: Field): readonly Term[] => [
  ...(acrossGroups ? [{ criterion: OTHER_GROUP, weight: 1 }] : []),
  ...(round.standing.settings.system === 'Swiss by categories'
    ? [{ criterion: OTHER_CATEGORY, weight: 1 }]
    : []),
];
