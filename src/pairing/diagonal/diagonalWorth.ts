import type { PatternPair } from './patterns';

export type Places = readonly number[];

/** Forbidden pairs, each as bad as `FORBIDDEN` repeats, and repeats; then squared distances from the own places. */
export interface Worth {
  readonly repeats: number;
  readonly shift: number;
}

/** How bad a pair of two positions is: 0, 1 for a repeat, `FORBIDDEN` for a forbidden pair. */
export type Badness = (a: number, b: number) => number;

/** More than a round has pairs (R4.6). */
export const FORBIDDEN = 1_000_000;

export const isBetter = (a: Worth, b: Worth): boolean =>
  a.repeats !== b.repeats ? a.repeats < b.repeats : a.shift < b.shift;

export const worthOf = (places: Places, pairs: readonly PatternPair[], badness: Badness): Worth => ({
  repeats: pairs.reduce((sum, [a, b]) => sum + badness(places[a] as number, places[b] as number), 0),
  shift: places.reduce((sum, position, place) => sum + (position - place) ** 2, 0),
});
