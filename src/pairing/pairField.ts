import { makeCost } from './cost';
import { makeField, type Round } from './field';
import { byeCandidates, feasibleBye } from './bye';
import type { IsForbidden } from './forbidden';
import { costWithRepeats, optimumOf, pairsOf, repeatsFirst, type Optimum } from './optimum';

export interface FieldPairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | undefined;
  /** Undefined where there was nothing to choose. */
  readonly optimum: Optimum | undefined;
}

/** How some players are paired with one another; undefined when it cannot be done. */
export type PairPlayers = (
  round: Round,
  players: readonly number[],
  isForbidden: IsForbidden,
) => FieldPairing | undefined;

/**
 * The cheapest pairing of some players without a repeat; with the fewest and least recent repeats only when there is no other
 * pairing at all (R4.6). Of an odd number one has the bye: the first candidate who leaves a pairing without a repeat.
 * Undefined when forbidden pairs leave no pairing.
 */
export function pairField(
  round: Round,
  players: readonly number[],
  isForbidden: IsForbidden,
): FieldPairing | undefined {
  if (players.length === 0) return { pairs: [], bye: undefined, optimum: undefined };
  if (players.length % 2 === 1) return pairOdd(round, players, isForbidden);
  return pairEven(round, players, isForbidden, 'none') ?? pairEven(round, players, isForbidden, 'few');
}

function pairOdd(
  round: Round,
  players: readonly number[],
  isForbidden: IsForbidden,
): FieldPairing | undefined {
  const candidates = byeCandidates(round, players);
  const best = candidates[0] as number;
  const without = (bye: number): readonly number[] => players.filter(player => player !== bye);
  const pairing = players.length > 1 && pairEven(round, without(best), isForbidden, 'none');
  if (pairing) return { ...pairing, bye: best };
  const bye = feasibleBye(round, candidates, isForbidden);
  const other = bye === undefined ? undefined : pairField(round, without(bye), isForbidden);
  return other && bye !== undefined ? { ...other, bye } : undefined;
}

function pairEven(
  round: Round,
  players: readonly number[],
  isForbidden: IsForbidden,
  repeats: 'none' | 'few',
): FieldPairing | undefined {
  const field = makeField(round, players);
  const { strict, strictGroups, free, later } = makeCost(field, isForbidden);
  const optimum = repeats === 'none' ? optimumOf(field, strict, strictGroups, later) : optimumWithRepeats();
  function optimumWithRepeats(): Optimum {
    if (round.standing.settings.criteria === 'weighed')
      return optimumOf(field, costWithRepeats(field, free), undefined, later);
    return optimumOf(field, repeatsFirst(field, free), undefined, [free, ...later]);
  }
  if (optimum.result.kind !== 'matched') return undefined;
  return { pairs: pairsOf(optimum), bye: undefined, optimum };
}
