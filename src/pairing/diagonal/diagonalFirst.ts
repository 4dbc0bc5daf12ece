import type { Settings } from '../../tournament/settings';

/** Two positions of the order by rating, 0 being the strongest; the smaller one first. */
export type Pair = readonly [number, number];

/**
 * Round 1 of the Diagonal format for any number of players (R7.1): everybody plays those two places away, from the
 * middle on also those four places away, and what reaches beyond the ends is mirrored back. The first half has
 * two opponents, the second three and four. Equals the organisers' table of 24 players.
 *
 * With an odd number the middle player belongs to either half (A12).
 */
export function firstRoundPairs(players: number, middle: Settings['middlePlayer']): readonly Pair[] {
  const half = middle === 'first half' ? Math.ceil(players / 2) : Math.floor(players / 2);
  const mirrored = (k: number): number => (k < 0 ? -1 - k : k >= players ? 2 * players - 1 - k : k);
  const pairs: Pair[] = [];
  for (let i = -1; i < players; i++) pairs.push([mirrored(i), mirrored(i + 2)]);
  if (players >= 4) for (let i = half - 2; i < players; i++) pairs.push([i, mirrored(i + 4)]);
  return tidy(pairs);
}

/** Each pair once, the smaller position first, in order; nobody plays himself. */
export function tidy(pairs: readonly Pair[]): readonly Pair[] {
  const sorted = pairs
    .map(([a, b]): Pair => (a < b ? [a, b] : [b, a]))
    .filter(([a, b]) => a !== b)
    .sort(([a, b], [c, d]) => a - c || b - d);
  return sorted.filter(([a, b], i) => i === 0 || sorted[i - 1]?.[0] !== a || sorted[i - 1]?.[1] !== b);
}
