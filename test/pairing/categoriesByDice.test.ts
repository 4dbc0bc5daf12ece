import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../src/pairing/optimum/proof';
import { pairRound } from '../../src/pairing/swiss/pairRound';
import { presetSettings } from '../../src/tournament/presets';
import type { WallList } from '../../src/tournament/wallList';
import { playToTheEnd } from './playToTheEnd';
import { makeField } from './simulatedEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

const byCategories = { system: 'Swiss by categories' } as const;

const withCategories = (list: WallList, sizes: readonly number[]): WallList => {
  const names = sizes.flatMap((size, i) => Array.from({ length: size }, () => 'ABCDE'[i]!));
  return { ...list, players: list.players.map((player, i) => ({ ...player, category: names[i]! })) };
};

describe('simulated events', () => {
  const event = fc.record({
    sizes: fc.array(fc.integer({ min: 3, max: 9 }), { minLength: 2, maxLength: 4 }),
    seed: fc.nat(),
    criteria: fc.constantFrom('weighed' as const, 'in order' as const),
  });
  const play = ({
    sizes,
    seed,
    criteria,
  }: {
    sizes: number[];
    seed: number;
    criteria: 'weighed' | 'in order';
  }) => {
    const players = sizes.reduce((sum, size) => sum + size, 0);
    const given = { players, rounds: 4, seed, settings: { ...byCategories, criteria } };
    return playToTheEnd(given, withCategories(makeField(given), sizes));
  };

  test('nobody meets twice, a bye comes only with an odd number, and no second one', () => {
    fc.assert(
      fc.property(event, one => {
        const { list, rounds } = play(one);
        expect(rounds).toHaveLength(4);
        for (const { bye, games } of rounds) {
          expect(bye !== undefined).toBe(list.players.length % 2 === 1);
          expect(games).toHaveLength(Math.floor(list.players.length / 2));
        }
        for (const row of list.entries) {
          const opponents = row.flat().flatMap(entry => (entry.kind === 'game' ? [entry.opponent] : []));
          expect(new Set(opponents).size).toBe(opponents.length);
          expect(row.flat().filter(({ kind }) => kind === 'free').length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 40, seed: 2026 },
    );
  });

  test('in round 1 there are as many mixed games as odd categories ask for, and no more', () => {
    fc.assert(
      fc.property(event, one => {
        const [first] = play(one).rounds;
        const mixed = first!.games.filter(({ remarks }) =>
          remarks.some(({ kind }) => kind === 'otherCategory'),
        );
        const odd = one.sizes.filter(size => size % 2 === 1).length;
        // Odd categories that are no neighbours play the even ones between them.
        expect(mixed.length).toBeGreaterThanOrEqual(Math.floor(odd / 2));
        expect(mixed.length).toBeLessThan(one.sizes.length);
      }),
      { numRuns: 40, seed: 2026 },
    );
  });

  test('every round is proved to be the best, and the same list gives the same round', () => {
    fc.assert(
      fc.property(event, one => {
        const { list, settings } = play(one);
        const before = { ...list, entries: list.entries.map(row => [...row.slice(0, 3), []]) };
        const [first, again] = [1, 2].map(() => pairRound(makeOpenEvent(before, settings)));
        if (!first || !again || !('paired' in first) || !('paired' in again))
          throw new Error('it was paired before');
        expect(again.paired).toEqual(first.paired);
        expect(first.optima.map(faultOf)).toEqual(first.optima.map(() => undefined));
      }),
      { numRuns: 15, seed: 2026 },
    );
  });
});

test('several hundred players are paired in one piece', () => {
  const given = { players: 240, rounds: 3, seed: 5 };
  const list = withCategories(makeField(given), [81, 79, 80]);
  const { rounds } = playToTheEnd(
    { ...given, settings: { ...presetSettings('EGF', 'Swiss by categories') } },
    list,
  );
  expect(rounds.map(({ games }) => games.length)).toEqual([120, 120, 120]);
});

/** All ways to pair players with one another. */
function allPairings(players: readonly number[]): readonly (readonly (readonly [number, number])[])[] {
  const [first, ...rest] = players;
  if (first === undefined) return [[]];
  return rest.flatMap(other =>
    allPairings(rest.filter(one => one !== other)).map(pairs => [[first, other] as const, ...pairs]),
  );
}

test('tried out: no pairing without a repeat mixes categories less', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('1', '2', '3', '4'), { minLength: 8, maxLength: 8 }),
      fc.nat(),
      fc.constantFrom('weighed' as const, 'in order' as const),
      (categories, seed, criteria) => {
        const given = { players: 8, rounds: 4, seed, settings: { ...byCategories, criteria } };
        const field = makeField(given);
        const list = {
          ...field,
          players: field.players.map((one, i) => ({ ...one, category: categories[i]! })),
        };
        const { rounds, list: played } = playToTheEnd(given, list);
        const distance = ([a, b]: readonly [number, number]) =>
          (Number(categories[a]) - Number(categories[b])) ** 2;
        const met = new Set<string>();
        for (const { games, round } of rounds) {
          const pairs = games.map(({ black, white }) => [black, white] as const);
          const points = (player: number) =>
            played.entries[player]!.slice(0, round - 1)
              .flat()
              .filter(entry => entry.kind === 'game' && entry.outcome === 'won').length;
          const costOf = (some: readonly (readonly [number, number])[]) => {
            const mixed = some.filter(pair => distance(pair) > 0);
            const sum = mixed.reduce((total, pair) => total + distance(pair), 0);
            return 1000 * sum + mixed.flat().reduce((total, player) => total + points(player), 0);
          };
          const possible = allPairings(list.players.map((_, i) => i)).filter(all =>
            all.every(([a, b]) => !met.has(`${a} ${b}`)),
          );
          expect(costOf(pairs)).toBe(Math.min(...possible.map(costOf)));
          for (const [a, b] of pairs) met.add(`${a} ${b}`).add(`${b} ${a}`);
        }
      },
    ),
    { numRuns: 15, seed: 2026 },
  );
});
