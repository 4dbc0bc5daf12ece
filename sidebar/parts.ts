import type { SimulationWish } from '../src/application/protocol/protocol';

/**
 * Milliseconds that a part of a simulation should take: short enough for *Stop*, long enough to be worth a
 * request.
 */
const WANTED = 800;
const MOST = 500;

/** How many events to ask for next, when `count` of them took `milliseconds`. */
export const nextCount = (count: number, milliseconds: number): number =>
  Math.max(1, Math.min(MOST, 4 * count, Math.round((count * WANTED) / Math.max(1, milliseconds))));

/** How many at first: for a suggestion every system plays each of them, and somebody looks at the empty screen. */
export const firstCount = (purpose: SimulationWish['purpose']): number => (purpose === 'advice' ? 1 : 4);
