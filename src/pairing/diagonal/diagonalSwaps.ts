import type { PatternPair } from './patterns';
import { isBetter, worthOf, type Badness, type Places, type Worth } from './diagonalWorth';

/** The best exchange of two places, while somebody meets again (R7.5a): else the worked event of 13 stays. */
export function improveBySwaps(unmoved: Places, pairs: readonly PatternPair[], badness: Badness): Places {
  let places = unmoved;
  let worth = worthOf(places, pairs, badness);
  while (worth.repeats > 0) {
    const swap = bestSwap(places, pairs, badness, worth);
    if (!swap) break;
    places = swapped(places, swap);
    worth = worthOf(places, pairs, badness);
  }
  return places;
}

const swapped = (places: Places, [a, b]: PatternPair): Places =>
  places.map((position, place) => (places[place === a ? b : place === b ? a : place] ?? position) as number);

function bestSwap(
  places: Places,
  pairs: readonly PatternPair[],
  badness: Badness,
  now: Worth,
): PatternPair | undefined {
  const pairsAt = places.map((_, place) => pairs.filter(pair => pair.includes(place)));
  let swap: PatternPair | undefined;
  let worth = now;
  for (let a = 0; a < places.length; a++) {
    for (let b = a + 1; b < places.length; b++) {
      const after = afterSwap(places, pairsAt, badness, now, [a, b]);
      const isEqual = swap && after.repeats === worth.repeats && after.shift === worth.shift;
      const comesFirst = isEqual && swap && isEarlier(places, [a, b], swap);
      if (isBetter(after, worth) || comesFirst) [swap, worth] = [[a, b], after];
    }
  }
  return swap;
}

/** Only the pairs of the two places change. */
function afterSwap(
  places: Places,
  pairsAt: readonly (readonly PatternPair[])[],
  badness: Badness,
  now: Worth,
  [a, b]: PatternPair,
): Worth {
  const [one, other] = [places[a] as number, places[b] as number];
  const touched = new Set([...(pairsAt[a] ?? []), ...(pairsAt[b] ?? [])]);
  const after = (place: number): number =>
    place === a ? other : place === b ? one : (places[place] as number);
  let { repeats } = now;
  for (const [x, y] of touched) {
    repeats += badness(after(x), after(y)) - badness(places[x] as number, places[y] as number);
  }
  const shift = (other - a) ** 2 + (one - b) ** 2 - (one - a) ** 2 - (other - b) ** 2;
  return { repeats, shift: now.shift + shift };
}

/** Whether the places after one exchange come before those after another in lexicographic order. */
function isEarlier(places: Places, one: PatternPair, other: PatternPair): boolean {
  const [first, second] = [swapped(places, one), swapped(places, other)];
  const place = first.findIndex((position, i) => position !== second[i]);
  return (first[place] as number) < (second[place] as number);
}
