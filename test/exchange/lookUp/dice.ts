export interface Dice {
  readonly unit: () => number;
  readonly below: (count: number) => number;
  readonly one: <T>(all: readonly T[]) => T;
}

/** The same throws for the same seed. */
export function makeKeyedDice(seed: number): Dice {
  let state = seed >>> 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(unit() * count);
  return { unit, below, one: all => all[below(all.length)] as (typeof all)[number] };
}
