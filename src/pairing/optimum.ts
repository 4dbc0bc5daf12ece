import { matchInOrder, type InOrder } from '../matching/inOrder';
import type { MatchingResult } from '../matching/matching';
import type { FieldCost } from './cost';
import { startIn } from './earlier';
import type { Field } from './field';

/** The cheapest pairing of a field, with what is needed to check that it is one. */
export interface Optimum extends FieldCost {
  readonly field: Field;
  readonly result: MatchingResult;
  /** The proof that it is the best one by all costs; missing where nothing is matched. */
  readonly proof?: InOrder;
}

/** The best pairing by the costs in strict order. */
export function optimumOf(field: Field, costs: FieldCost): Optimum {
  const { cost, groups, later } = costs;
  const { earlier } = field.round;
  const from = earlier && startIn(field, earlier);
  const problem = { size: field.players.length, cost, groups };
  const first = matchInOrder(problem, later, { from });
  // Duals that somebody has made up can be too large for exact sums.
  const proof = from && first.kind === 'not exact' ? matchInOrder(problem, later) : first;
  if (proof.kind !== 'matched') return { ...costs, field, result: proof };
  const result = { ...proof.levels[0]!, mate: proof.mate };
  return { ...costs, field, result, proof };
}

/** The pairs of a matching as players, the better placed first. */
export function pairsOf({
  field,
  result,
}: Pick<Optimum, 'field' | 'result'>): readonly (readonly [number, number])[] {
  if (result.kind !== 'matched') return [];
  const pairs: (readonly [number, number])[] = [];
  result.mate.forEach((partner, i) => {
    if (i < partner) pairs.push([field.players[i] as number, field.players[partner] as number]);
  });
  return pairs;
}
