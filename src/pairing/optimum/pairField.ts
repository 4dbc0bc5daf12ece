import { matchLarge } from '../../matching/large/largeMatching';
import { capsOf, makeCost, largeCost } from './cost';
import type { Round } from '../game/round';
import { makeField, verticesOf, type Field } from '../criteria/field';
import { byeOutOfTurn, withBye } from './bye';
import type { IsForbidden } from './forbidden';
import {
  byeOf,
  hasDearGame,
  mateOf,
  optimumOf,
  pairsOf,
  type Optimum,
  type Repeats,
  type FieldCost,
  type FieldPairing,
  type FieldWish,
} from './optimum';
import type { PlayerIndex } from '../../tournament/indices';

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

function largeOptimumOf(field: Field, costs: FieldCost): Optimum {
  const matching = matchLarge(verticesOf(field), largeCost(field, costs.isForbidden, costs.repeats));
  if (matching.kind !== 'matched large') return { ...costs, field, result: matching };
  return { ...costs, field, result: { kind: 'not exact' }, large: matching };
}
