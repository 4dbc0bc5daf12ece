import { matchInOrder, type InOrder } from '../../matching/inOrder';
import type { MatchingResult } from '../../matching/matching';
import type { FieldCost } from './cost';
import { startIn } from './warmStart';
import { verticesOf, type Field } from '../criteria/field';

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
  const { warmStart } = field.round;
  const from = warmStart && startIn(field, warmStart);
  const problem = { size: verticesOf(field), cost, groups };
  const first = matchInOrder(problem, later, { from });
  // Duals that somebody has made up can be too large for exact sums.
  const proof = from && first.kind === 'not exact' ? matchInOrder(problem, later) : first;
  if (proof.kind !== 'matched') return { ...costs, field, result: proof };
  const result = { ...proof.levels[0]!, mate: proof.mate };
  return { ...costs, field, result, proof };
}

/** Whether a pairing takes games that the search has counted as less dear than they are. */
export function hasDearGame({ checked, limit }: FieldCost, { mate, totals, levels }: InOrder): boolean {
  // Each blossom of the level before is left once, for the fine.
  const isLess = levels.some(({ total, fine }, k) => {
    const before = levels[k - 1];
    return before !== undefined && total !== totals[k]! + fine * before.duals.blossoms.length;
  });
  // Where all games together cost less than the limit, none is dearer.
  if (isLess || totals[0]! < limit.cap) return isLess;
  let sum = 0;
  mate.forEach((j, i) => {
    if (i < j) sum += checked.first(i, j, Infinity);
  });
  return sum !== totals[0];
}

/** Who has the bye in a matching. */
export function byeOf({ field, result }: Pick<Optimum, 'field' | 'result'>): number | undefined {
  if (result.kind !== 'matched' || !field.byeClass) return undefined;
  return field.players[result.mate[field.players.length] as number];
}

/** The games of a matching as players, the better placed first. */
export function pairsOf({
  field,
  result,
}: Pick<Optimum, 'field' | 'result'>): readonly (readonly [number, number])[] {
  if (result.kind !== 'matched') return [];
  const { players } = field;
  const pairs: (readonly [number, number])[] = [];
  result.mate.forEach((partner, i) => {
    if (i < partner && partner < players.length) pairs.push([players[i]!, players[partner]!]);
  });
  return pairs;
}
