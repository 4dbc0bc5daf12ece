import { describe, expect, test } from 'vitest';
import { avoidRepeats } from '../../src/pairing/diagonal/diagonalRepeats';
import { improveBySwaps } from '../../src/pairing/diagonal/diagonalSwaps';
import { worthOf, type Badness, type Places } from '../../src/pairing/diagonal/diagonalWorth';
import { manyLeftPairs, ringPairs, upperHalf, type PatternPair } from '../../src/pairing/diagonal/patterns';

describe('players who have met (R7.5a)', () => {
  const permutations = (left: readonly number[]): readonly Places[] =>
    left.length === 0
      ? [[]]
      : left.flatMap(one => permutations(left.filter(other => other !== one)).map(rest => [one, ...rest]));
  const inOrder = (players: number): Places => Array.from({ length: players }, (_, i) => i);
  const isLess = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((value, i) => value !== other[i]);
    return at >= 0 && one[at]! < other[at]!;
  };
  /** The first by repeats, shifts and places of several choices. */
  const bestOf = (choices: readonly Places[], pairs: readonly PatternPair[], haveMet: Badness): Places => {
    const keyed = choices.map(places => {
      const { repeats, shift } = worthOf(places, pairs, haveMet);
      return [repeats, shift, ...places];
    });
    return keyed.reduce((one, other) => (isLess(other, one) ? other : one)).slice(2);
  };
  /** Some pairs that have met, other ones for each seed. */
  const metBy = (players: number, seed: number): Badness => {
    const key = (a: number, b: number): number => Math.min(a, b) * players + Math.max(a, b);
    return (a, b) => (a !== b && (key(a, b) * 7919 + seed * 104729) % 11 < 4 ? 1 : 0);
  };

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'few change places as well as any permutation, by dice %i',
    seed => {
      for (const players of [4, 5, 6]) {
        const [haveMet, pairs] = [metBy(players, seed), ringPairs(players)];
        const [own, all] = [inOrder(players), permutations(inOrder(players))];
        const half = upperHalf(players);
        const isFree = worthOf(own, pairs, haveMet).repeats === 0;
        const any = isFree ? own : bestOf(all, pairs, haveMet);
        expect(avoidRepeats(players, pairs, haveMet, undefined)).toEqual(any);
        const within = all.filter(places =>
          places.every((position, place) => place < half === position < half),
        );
        const inside = bestOf(within, pairs, haveMet);
        const saves = worthOf(any, pairs, haveMet).repeats < worthOf(inside, pairs, haveMet).repeats;
        expect(avoidRepeats(players, pairs, haveMet, half)).toEqual(isFree ? own : saves ? any : inside);
      }
    },
  );

  test.each([1, 2, 3, 4, 5])('many exchange two places as long as that helps, by dice %i', seed => {
    for (const players of [9, 10]) {
      const [haveMet, pairs] = [metBy(players, seed), manyLeftPairs(players)];
      let places = inOrder(players);
      for (;;) {
        const now = worthOf(places, pairs, haveMet);
        if (now.repeats === 0) break;
        const swaps = places.flatMap((_, a) =>
          places
            .slice(a + 1)
            .map((__, i) =>
              places.map((position, at) =>
                at === a ? places[a + 1 + i]! : at === a + 1 + i ? places[a]! : position,
              ),
            ),
        );
        const found = bestOf(swaps, pairs, haveMet);
        const { repeats, shift } = worthOf(found, pairs, haveMet);
        if (repeats > now.repeats || (repeats === now.repeats && shift >= now.shift)) break;
        places = found;
      }
      expect(improveBySwaps(inOrder(players), pairs, haveMet)).toEqual(places);
      expect(avoidRepeats(players, pairs, haveMet, undefined)).toEqual(places);
    }
  });

  test('stay where nothing helps', () => {
    expect(improveBySwaps(inOrder(9), manyLeftPairs(9), () => 1)).toEqual(inOrder(9));
  });
});
