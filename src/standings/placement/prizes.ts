import type { PlayerIndex } from '../../tournament/indices';

export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** Money or points divided. Amounts are whole numbers of a unit of the caller's, by player. */
export interface PrizeShares {
  readonly exact: readonly Fraction[];
  /** The exact shares rounded down to multiples of the smallest amount. */
  readonly paid: readonly number[];
  /** Lost by rounding, and prizes of places that nobody has. Never negative, never invented. */
  readonly remainder: number;
}

/**
 * Equal players share the prizes of the places that they take up (R3.2), rounded down to `smallest` (A8); `prizes`
 * begins with place 1, `classes` with the best.
 */
export function sharePrizes(
  classes: readonly (readonly PlayerIndex[])[],
  prizes: readonly number[],
  smallest: number,
): PrizeShares {
  const exact: Fraction[] = [];
  const paid: number[] = [];
  let remainder = sum(prizes);
  let taken = 0;
  for (const group of classes) {
    const pot = sum(prizes.slice(taken, taken + group.length));
    const share = smallest * Math.floor(pot / (group.length * smallest));
    for (const player of group) {
      exact[player] = fraction(pot, group.length);
      paid[player] = share;
    }
    remainder -= share * group.length;
    taken += group.length;
  }
  return { exact, paid, remainder };
}

export type PrizeWinner =
  | { readonly kind: 'player'; readonly player: PlayerIndex }
  /** Players whom the prize tiebreaks leave equal. Lottery at the end of the list decides between them. */
  | { readonly kind: 'tied'; readonly players: readonly PlayerIndex[] }
  | { readonly kind: 'nobody' };

/** In the order of the places, refined by the prize tiebreaks (R3.3); equals who get the same are no tie. */
export function giveItems(
  classes: readonly (readonly PlayerIndex[])[],
  items: readonly string[],
): readonly PrizeWinner[] {
  const places: { readonly group: readonly number[]; readonly start: number }[] = [];
  for (const group of classes) {
    const start = places.length;
    for (let member = 0; member < group.length; member++) places.push({ group, start });
  }
  return items.map((item, position): PrizeWinner => {
    const place = places[position];
    if (!place) return { kind: 'nobody' };
    const { group, start } = place;
    const isSame = group.every((_, member) => items[start + member] === item);
    if (!isSame) return { kind: 'tied', players: group };
    return { kind: 'player', player: group[position - start] as number };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function fraction(numerator: number, denominator: number): Fraction {
  const divisor = commonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
