import type { Pair } from './patterns';

/** Who takes which place of a pattern: `[place]` is the position in the order by rating. */
export type Places = readonly number[];

/** How good a choice of places is: pairs that have met, then how far players are from their own places, squared. */
export interface Worth {
  readonly repeats: number;
  readonly shift: number;
}

/** Whether two positions have met before. */
export type HaveMet = (a: number, b: number) => boolean;

export const isBetter = (a: Worth, b: Worth): boolean =>
  a.repeats !== b.repeats ? a.repeats < b.repeats : a.shift < b.shift;

export const worthOf = (places: Places, pairs: readonly Pair[], haveMet: HaveMet): Worth => ({
  repeats: pairs.filter(([a, b]) => haveMet(places[a] as number, places[b] as number)).length,
  shift: places.reduce((sum, position, place) => sum + (position - place) ** 2, 0),
});
