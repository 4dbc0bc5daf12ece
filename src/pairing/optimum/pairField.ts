import type { Problem } from '../../tournament/problem';
import { capsOf, makeCost, type Repeats } from './cost';
import type { Round } from '../game/round';
import { makeField, type Field } from '../criteria/field';
import { byeOutOfTurn, withBye } from './bye';
import type { IsForbidden } from './forbidden';
import { byeOf, hasDearGame, largeOptimumOf, mateOf, optimumOf, pairsOf, type Optimum } from './optimum';
import type { PlayerIndex } from '../../tournament/indices';

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

/**
 * Without a repeat, or with the fewest and least recent where no other pairing is left (R4.6). The bye goes to
 * whoever of the first entitled leaves the cheapest games (R4.7). Undefined when forbidden pairs leave no pairing.
 */
export function pairField(
  round: Round,
  players: readonly PlayerIndex[],
  isForbidden: IsForbidden,
  { namedBye, acrossGroups }: FieldWish = {},
): FieldPairing | undefined {
  if (players.length < 2) return { pairs: [], bye: players[0], optimum: undefined };
  const field = { ...withBye(makeField(round, players), namedBye), acrossGroups };
  return optimalPairing(field, isForbidden, 'none') ?? optimalPairing(field, isForbidden, 'few');
}

function optimalPairing(field: Field, isForbidden: IsForbidden, repeats: Repeats): FieldPairing | undefined {
  const optimum = bestOptimum(field, isForbidden, repeats);
  if (mateOf(optimum) === undefined) return undefined;
  const [bye, pairs] = [byeOf(optimum), pairsOf(optimum)];
  return { pairs, bye, optimum, warnings: byeOutOfTurn(field, bye, pairs) };
}

/**
 * The optimum by what the games really cost. The search counts a dear game as no more than a cap, first a small one, then the
 * largest there is: a pairing without such a game is the best one all the same, for the others only cost more than counted.
 * Where it takes such games, or sums that are not exact, whole numbers of any size are matched.
 */
function bestOptimum(field: Field, isForbidden: IsForbidden, repeats: Repeats): Optimum {
  for (const cap of capsOf(field)) {
    const optimum = optimumOf(field, makeCost(field, isForbidden, repeats, cap));
    const { result, proof } = optimum;
    if (result.kind !== 'not exact' && !(proof && hasDearGame(optimum, proof))) return optimum;
  }
  return largeOptimumOf(field, makeCost(field, isForbidden, repeats));
}
