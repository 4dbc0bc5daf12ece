import type { Block } from '../cells/block';

/** Two numbers in order; of a bye the first is 0. */
export const pairKey = (one: number, other: number): string =>
  `${Math.min(one, other)},${Math.max(one, other)}`;

/** The pairs of an action's cells, by numbers: `14?/w` in the row of player 3 is 3,14, a bye of player 5 is 0,5. */
export function pairsIn(blocks: readonly Block[]): Set<string> {
  const pairs = new Set<string>();
  for (const { of, after } of blocks)
    of?.players.forEach(([number = ''], row) => {
      if (!/^\d+$/.test(number)) return;
      const text = after[row]?.[0] ?? '';
      for (const opponent of text.match(/\d+\??/g) ?? [])
        if (opponent.endsWith('?')) pairs.add(pairKey(Number(number), parseInt(opponent, 10)));
      if (/^(?:0\+|bye)/i.test(text)) pairs.add(pairKey(0, Number(number)));
    });
  return pairs;
}
