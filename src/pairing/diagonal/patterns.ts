import type { Settings } from '../../tournament/settings';

/** Two positions of the order by rating, 0 being the strongest; the smaller one first. */
export type PatternPair = readonly [number, number];

/**
 * Opponents two places away, from the middle on also four, mirrored back at the ends (R7.1): two, then three and
 * four, as in the organisers' table of 24. An odd middle player belongs to either half (A12).
 */
export function firstRoundPairs(players: number, middle: Settings['middlePlayer']): readonly PatternPair[] {
  const half = middle === 'first half' ? Math.ceil(players / 2) : Math.floor(players / 2);
  const mirrored = (k: number): number => (k < 0 ? -1 - k : k >= players ? 2 * players - 1 - k : k);
  const pairs: PatternPair[] = [];
  for (let i = -1; i < players; i++) pairs.push([mirrored(i), mirrored(i + 2)]);
  if (players >= 4) for (let i = half - 2; i < players; i++) pairs.push([i, mirrored(i + 4)]);
  return tidy(pairs);
}

export function tidy(pairs: readonly PatternPair[]): readonly PatternPair[] {
  const sorted = pairs
    .map(([a, b]): PatternPair => (a < b ? [a, b] : [b, a]))
    .filter(([a, b]) => a !== b)
    .sort(([a, b], [c, d]) => a - c || b - d);
  return sorted.filter(([a, b], i) => sorted[i - 1]?.[0] !== a || sorted[i - 1]?.[1] !== b);
}

/** How far away in the order opponents are: a third of the players, half up (A18). */
export const opponentDistance = (players: number): number => Math.floor((2 * players + 3) / 6);

/** With many left everybody plays those one step above and below (R7.4), as in the organisers' table of 12. */
export function manyLeftPairs(players: number): readonly PatternPair[] {
  const step = opponentDistance(players);
  return tidy(Array.from({ length: players }, (_, i): PatternPair => [i, (i + step) % players]));
}

export const upperHalf = (players: number): number => Math.ceil(players / 2);

/** Few left (R7.5): upper and lower half by turns, U1-L1-U2-L2-…, as positions of the order by rating. */
export function ringOf(players: number): readonly number[] {
  const half = upperHalf(players);
  return Array.from({ length: players }, (_, i) => (i % 2 === 0 ? i / 2 : half + (i - 1) / 2));
}

/** Everybody plays both neighbours in the closed ring; two players have one pair. */
export function ringPairs(players: number): readonly PatternPair[] {
  const ring = ringOf(players);
  return tidy(ring.map((player, i): PatternPair => [player, ring[(i + 1) % players] as number]));
}
