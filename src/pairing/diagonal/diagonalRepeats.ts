import type { PatternPair } from './patterns';
import { improveBySwaps } from './diagonalSwaps';
import { isBetter, worthOf, type Badness, type Places, type Worth } from './diagonalWorth';

/** Up to so many players every permutation is looked at. */
const ALL = 8;

/**
 * No forbidden pair, fewest repeats, then the smallest sum of squared shifts, then lexicographic order (R4.6,
 * R7.5a). Players of a ring, whose upper half has `half` places, cross the halves only to save a repeat; beyond
 * eight players single swaps do.
 */
export function avoidRepeats(
  players: number,
  pairs: readonly PatternPair[],
  badness: Badness,
  half: number | undefined,
): Places {
  const unmoved: Places = Array.from({ length: players }, (_, place) => place);
  if (worthOf(unmoved, pairs, badness).repeats === 0) return unmoved;
  if (players > ALL) return improveBySwaps(unmoved, pairs, badness);
  const isInside = (place: number, position: number): boolean =>
    half === undefined || place < half === position < half;
  const inside = best(players, pairs, badness, isInside);
  if (half === undefined || worthOf(inside, pairs, badness).repeats === 0) return inside;
  const across = best(players, pairs, badness, () => true);
  const saved = worthOf(across, pairs, badness).repeats < worthOf(inside, pairs, badness).repeats;
  return saved ? across : inside;
}

/** The best of all permutations that are allowed; they come in lexicographic order, so the first one of equals stays. */
function best(
  players: number,
  pairs: readonly PatternPair[],
  badness: Badness,
  isAllowed: (place: number, position: number) => boolean,
): Places {
  let bestPlaces: Places = [];
  let worth: Worth = { repeats: Infinity, shift: Infinity };
  const places: number[] = [];
  const fill = (repeats: number, shift: number): void => {
    const place = places.length;
    if (!isBetter({ repeats, shift }, worth)) return;
    if (place === players) {
      [bestPlaces, worth] = [[...places], { repeats, shift }];
      return;
    }
    for (let position = 0; position < players; position++) {
      if (places.includes(position) || !isAllowed(place, position)) continue;
      const added = pairs.reduce(
        (sum, [a, b]) => (b === place ? sum + badness(places[a] as number, position) : sum),
        0,
      );
      places.push(position);
      fill(repeats + added, shift + (position - place) ** 2);
      places.pop();
    }
  };
  fill(0, 0);
  return bestPlaces;
}
