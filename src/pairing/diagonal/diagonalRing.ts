import { tidy, type Pair } from './diagonalFirst';

/** How many of the players are the upper half. */
export const upperHalf = (players: number): number => Math.ceil(players / 2);

/** Few left (R7.5): upper and lower half by turns, U1-L1-U2-L2-…, as positions of the order by rating. */
export function ringOf(players: number): readonly number[] {
  const half = upperHalf(players);
  return Array.from({ length: players }, (_, i) => (i % 2 === 0 ? i / 2 : half + (i - 1) / 2));
}

/** Everybody plays his two neighbours in the closed ring; two players have one pair. */
export function ringPairs(players: number): readonly Pair[] {
  const ring = ringOf(players);
  return tidy(ring.map((player, i): Pair => [player, ring[(i + 1) % players] as number]));
}
