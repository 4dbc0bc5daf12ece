import { matchInOrder, type InOrder, type Level } from '../../matching/inOrder';
import type { MatchedLarge } from '../../matching/large/largeResult';
import type { Cost, Groups, MatchingResult } from '../../matching/matching';
import type { CheckedCost, Runs } from '../../matching/proof/certificate';
import type { PlayerIndex } from '../../tournament/indices';
import type { Problem } from '../../tournament/problem';
import type { Round } from '../game/round';
import type { IsForbidden } from './forbidden';
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

const mateIn = (field: FieldWithMate): Int32Array | undefined =>
  'mate' in field ? field.mate : mateOf(field);

export function optimumOf(field: Field, costs: FieldCost): Optimum {
  const { cost, groups, later } = costs;
  const proof = matchInOrder({ size: verticesOf(field), cost, groups }, later);
  if (proof.kind !== 'matched') return { ...costs, field, result: proof };
  const result = { ...proof.levels[0]!, mate: proof.mate };
  return { ...costs, field, result, proof };
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

/** In strict order, whole numbers; in the first, `ABSENT` for a game or a bye that must not be. */
export interface FieldCost {
  readonly cost: Cost;
  readonly groups: Groups;
  /** Costs between pairings that this one finds equally good, in order; the last are lots. */
  readonly later: readonly Level[];
  /** The costs again for the checker, pair by pair, without what makes the search fast. */
  readonly checked: CheckedCosts;
  readonly isForbidden: IsForbidden;
  readonly repeats: Repeats;
  /** The search counts no game dearer than this. */
  readonly cap: number;
}

interface CheckedCosts {
  readonly first: CheckedCost;
  readonly runs: Runs | undefined;
  readonly later: readonly CheckedCost[];
}

/**
 * `none`: repeats are absent and the first entitled have the bye. `few`: repeats count first, the bye next (R4.6,
 * R4.7).
 */
export type Repeats = 'none' | 'few';

export interface FieldPairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: PlayerIndex | undefined;
  /** Undefined where there was no choice. */
  readonly optimum: Optimum | undefined;
  /** Notes for the organiser on how it was found. */
  readonly warnings?: readonly Problem[];
}

/** Undefined when it cannot be done; and where a system does not mix groups. */
export type PairPlayers = (
  round: Round,
  players: readonly PlayerIndex[],
  isForbidden: IsForbidden,
  wish?: FieldWish,
) => FieldPairing | undefined;

export interface FieldWish {
  readonly namedBye?: number | undefined;
  /** Groups that play apart are mixed for once. */
  readonly acrossGroups?: boolean | undefined;
}
