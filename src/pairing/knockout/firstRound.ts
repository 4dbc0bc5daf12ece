import { ABSENT, minimumCostMatching } from '../../matching/matching';
import type { SeedDraw } from './seedDraw';

/** Places whose first round is the best there is, with as many pairs of the seeds as that allows; undefined where nothing can be matched. */
export function bestFirstRound({
  count,
  size,
  forbidden,
  last,
  typed,
}: SeedDraw): readonly number[] | undefined {
  const byes = size - count;
  const opposite = (seed: number): number => size - 1 - seed;
  const cost = (i: number, j: number): number => {
    if (i >= count) return ABSENT;
    const other = j < count ? j : -1;
    const isTyped = typed[i] === other || (other >= 0 && typed[other] === i);
    const breaks = [i, other].filter(slot => slot >= 0 && typed[slot] !== undefined).length;
    const isOwn = other < 0 ? opposite(i) >= count : opposite(i) === other;
    const worst =
      other >= 0 && !isTyped
        ? (forbidden[i]![other] ? count * count : 0) + (last[i]![other]! > 0 ? count : 0)
        : 0;
    return (isTyped ? 0 : breaks * count ** 3) + worst + (isOwn ? 0 : 1);
  };
  const matching = minimumCostMatching(count + byes, cost);
  if (matching.kind !== 'matched') return undefined;
  const places = new Array<number>(count).fill(-1);
  const waiting: (readonly [number, number])[] = [];
  const isFree = (place: number): boolean =>
    places[place] === -1 && (opposite(place) >= count || places[opposite(place)] === -1);
  const put = (place: number, seed: number, other: number): void => {
    places[place] = seed;
    if (other < count) places[opposite(place)] = other;
  };
  matching.mate.forEach((other, seed) => {
    if (seed > other) return;
    const isBye = other >= count;
    const home = [seed, other].find(
      slot => slot < count && opposite(slot) >= count === isBye && isFree(slot),
    );
    if (home === undefined) waiting.push([seed, other]);
    else put(home, home, home === seed ? other : seed);
  });
  for (const [seed, other] of waiting) {
    const place = places.findIndex((_, slot) => isFree(slot) && opposite(slot) >= count === other >= count);
    put(place, seed, other);
  }
  return places;
}
