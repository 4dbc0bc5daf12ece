import { matchInOrder, type InOrder } from '../../matching/inOrder';
import { matchLarge } from '../../matching/large/largeMatching';
import type { MatchedLarge } from '../../matching/large/largeResult';
import type { MatchingResult } from '../../matching/matching';
import type { FieldCost } from './cost';
import { largeCost } from './largeCost';
import { verticesOf, type Field } from '../criteria/field';

export interface Optimum extends FieldCost {
  readonly field: Field;
  readonly result: MatchingResult;
  readonly proof?: InOrder;
  /** In the place of both where the costs, or their sums, are too large for the search. */
  readonly large?: MatchedLarge;
}

/** By vertex its partner; undefined where nothing is matched. */
export const mateOf = ({ result, large }: Pick<Optimum, 'result' | 'large'>): Int32Array | undefined =>
  large?.mate ?? (result.kind === 'matched' ? result.mate : undefined);

type FieldWithMate = { readonly field: Field } & (
  { readonly mate: Int32Array } | Pick<Optimum, 'result' | 'large'>
);

const mateIn = (one: FieldWithMate): Int32Array | undefined => ('mate' in one ? one.mate : mateOf(one));

export function optimumOf(field: Field, costs: FieldCost): Optimum {
  const { cost, groups, later } = costs;
  const proof = matchInOrder({ size: verticesOf(field), cost, groups }, later);
  if (proof.kind !== 'matched') return { ...costs, field, result: proof };
  const result = { ...proof.levels[0]!, mate: proof.mate };
  return { ...costs, field, result, proof };
}

export function largeOptimumOf(field: Field, costs: FieldCost): Optimum {
  const matching = matchLarge(verticesOf(field), largeCost(field, costs.isForbidden, costs.repeats));
  if (matching.kind !== 'matched large') return { ...costs, field, result: matching };
  return { ...costs, field, result: { kind: 'not exact' }, large: matching };
}

export function hasDearGame({ checked, cap }: FieldCost, { mate, totals, levels }: InOrder): boolean {
  // Each blossom of the level before is left once, for the fine.
  const isLess = levels.some(({ total, fine }, k) => {
    const before = levels[k - 1];
    return before !== undefined && total !== totals[k]! + fine * before.duals.blossoms.length;
  });
  // Where all games together cost less than the limit, none is dearer.
  if (isLess || totals[0]! < cap) return isLess;
  let sum = 0;
  mate.forEach((j, i) => {
    if (i < j) sum += checked.first(i, j, Infinity);
  });
  return sum !== totals[0];
}

export function byeOf(matched: FieldWithMate): number | undefined {
  const { players, byeClass } = matched.field;
  const mate = mateIn(matched);
  return mate && byeClass && players[mate[players.length] as number];
}

export function pairsOf(matched: FieldWithMate): readonly (readonly [number, number])[] {
  const { players } = matched.field;
  const pairs: (readonly [number, number])[] = [];
  mateIn(matched)?.forEach((partner, i) => {
    if (i < partner && partner < players.length) pairs.push([players[i]!, players[partner]!]);
  });
  return pairs;
}
