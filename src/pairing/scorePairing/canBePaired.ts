import { ABSENT, minimumCostMatching } from '../../matching/matching';
import type { PlayerIndex } from '../../tournament/indices';

/** Pairs that are not out of the question whatever they would cost. */
export interface PossiblePairs {
  readonly mayMeet: (player: PlayerIndex, other: PlayerIndex) => boolean;
  /** The most others that anybody may not meet. */
  readonly mostRefused: number;
}

/** Among some players, every pair but those ruled out. */
export function makePossible(
  players: readonly PlayerIndex[],
  isRuledOut: (player: PlayerIndex, other: PlayerIndex) => boolean,
): PossiblePairs {
  const refused = players.map(one => new Set(players.filter(other => isRuledOut(one, other))));
  const of = new Map(players.map((player, index) => [player, refused[index]]));
  return {
    mayMeet: (player, other) => of.get(player)?.has(other) === false,
    mostRefused: Math.max(0, ...refused.map(({ size }) => size)),
  };
}

/**
 * Where everybody may meet at least half of the others they can be paired (Dirac 1952: a Hamiltonian cycle, every
 * second edge).
 */
export function canBePaired(
  players: readonly PlayerIndex[],
  { mayMeet, mostRefused }: PossiblePairs,
): boolean {
  const count = players.length;
  if (count % 2 === 1) return false;
  if (count >= 2 * (mostRefused + 1)) return true;
  const cost = (i: number, j: number): number =>
    mayMeet(players[i] as number, players[j] as number) ? 0 : ABSENT;
  return minimumCostMatching(count, cost).kind === 'matched';
}
