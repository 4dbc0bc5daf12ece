import { ABSENT, type Cost, type Groups } from '../matching/matching';
import { CRITERIA, type AddCosts, type Criterion, type Units } from './criteria';
import { colourKind } from './colourBalance';
import { opponentsInField, type Field } from './field';
import type { IsForbidden } from './forbidden';
import { OTHER_CATEGORY } from './otherCategory';
import { digitsOf, orderedTerms, type OrderedTerm } from './strictOrder';
import { tieBreak } from './tieBreak';

/** The cost of every game of a field: whole numbers; `ABSENT` for a forbidden pair. */
export interface FieldCost {
  /** Repeats are absent, as the rules want it. */
  readonly strict: Cost;
  /** Repeats cost what the criteria say. */
  readonly free: Cost;
  /** The strict costs by score group. */
  readonly strictGroups: Groups;
  /** What decides between pairings that these costs find equally good, in order; the last are lots. */
  readonly later: readonly Cost[];
}

/**
 * Largest cost of one game in a field: even if every game of the pairing cost as much, all sums of the search stay exact.
 * What would cost more costs this: in a field of 600 a difference of 13 points, in one of 64 of 41.
 */
export const mostCost = (size: number): number => Math.floor(2 ** 51 / Math.max(size, 4));

/** A criterion that counts in a field, and what a unit of it costs: whole, whatever somebody typed. */
export interface Term {
  readonly criterion: Criterion;
  readonly weight: number;
}

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

/**
 * The costs of a field by the setting `Criteria`: all criteria weighed in one cost, or strictly in order in as few costs as
 * have room.
 */
export function makeCost(field: Field, isForbidden: IsForbidden): FieldCost {
  const [first = [], ...rest] = levelsOf(field);
  const groups = strictGroups(field, isForbidden, first);
  const single = new Float64Array(field.players.length);
  const strict: Cost = (i, j) => {
    groups.fill(i, j, j + 1, single);
    return single[j]!;
  };
  return {
    strict,
    strictGroups: groups,
    free: freeCost(field, isForbidden, first),
    later: [...rest.map(terms => levelCost(field, terms)), tieBreak(field)],
  };
}

type Level = readonly (Term | OrderedTerm)[];

/** Terms that make one cost, level by level. In a Swiss by categories the games between categories are a level of their own. */
function levelsOf(field: Field): readonly Level[] {
  const inOrder = field.round.standing.settings.criteria === 'in order';
  const levels: readonly Level[] = inOrder ? orderedTerms(field) : [termsOf(field)];
  return [...categoryTerms(field).map(term => [term]), ...levels];
}

/** What counts before anything that is weighed. */
export const categoryTerms = ({ round }: Field): readonly Term[] =>
  round.standing.settings.system === 'Swiss by categories' ? [{ criterion: OTHER_CATEGORY, weight: 1 }] : [];

/** Fines for leaving blossoms of an earlier level come on top, a few times half of what a pairing costs. */
const mostLaterCost = ({ players }: Field): number => Math.floor(mostCost(players.length) / 4);

const isOrdered = (terms: Level): terms is readonly OrderedTerm[] => terms.some(term => 'base' in term);

/** Terms in strict order are the digits of a number, others are added up. */
function levelCost(field: Field, terms: Level, most = mostLaterCost(field)): Cost {
  if (isOrdered(terms)) return digitsOf(field, terms);
  let costs: readonly Units[] | undefined;
  return (i, j) => {
    costs ??= terms.map(term => costOfTerm(field, term));
    let sum = 0;
    for (const cost of costs) sum += cost(i, j);
    return Math.min(sum, most);
  };
}

function freeCost(field: Field, isForbidden: IsForbidden, terms: Level): Cost {
  const { players } = field;
  const cost = levelCost(field, terms, mostCost(players.length));
  return (i, j) => (isForbidden(players[i] as number, players[j] as number) ? ABSENT : cost(i, j));
}

/** Adds up terms; terms in strict order are the digits of a number. */
function strictGroups(field: Field, isForbidden: IsForbidden, terms: Level): Groups {
  const most = isOrdered(terms) ? Infinity : mostCost(field.players.length);
  const starts = field.groupStart.filter((start, i) => start === i);
  const digits = terms.map((term, k) => ({
    base: k > 0 && 'base' in term ? term.base : 1,
    add: addCosts(field, term),
    least: term.criterion.least?.(field, term.weight) ?? (() => 0),
  }));
  const atLeast = (one: number, other: number): number =>
    Math.min(
      most,
      digits.reduce((sum, { base, least }) => sum * base + least(starts[one]!, starts[other]!), 0),
    );
  const absent = absentPairs(field, isForbidden);
  const fill: Groups['fill'] = (i, from, to, row) => {
    row.fill(0, from, to);
    for (const { base, add } of digits) {
      if (base > 1) for (let j = from; j < to; j++) row[j]! *= base;
      add(i, from, to, row);
    }
    for (let j = from; j < to; j++) if (row[j]! > most) row[j] = most;
    for (const j of absent[i]!) if (j >= from && j < to) row[j] = ABSENT;
  };
  return { starts, atLeast, fill, kind: colourKind(field) };
}

function addCosts(field: Field, term: Term): AddCosts {
  if (term.criterion.costs) return term.criterion.costs(field, term.weight);
  const cost = costOfTerm(field, term);
  return (i, from, to, row) => {
    for (let j = from; j < to; j++) if (j !== i) row[j]! += i < j ? cost(i, j) : cost(j, i);
  };
}

/** By position: whom a player has met and whom he must not meet. */
function absentPairs(field: Field, isForbidden: IsForbidden): readonly (readonly number[])[] {
  const { players } = field;
  const absent = opponentsInField(field).map(met => [...met]);
  const forbid = (i: number, j: number): void => {
    absent[i]!.push(j);
    absent[j]!.push(i);
  };
  const position = new Map(players.map((player, i) => [player, i]));
  for (const [a, b] of isForbidden.pairs ?? []) {
    const [i, j] = [position.get(a), position.get(b)];
    if (i !== undefined && j !== undefined) forbid(i, j);
  }
  if (isForbidden.pairs) return absent;
  players.forEach((a, i) => players.slice(0, i).forEach((b, j) => isForbidden(a, b) && forbid(i, j)));
  return absent;
}
