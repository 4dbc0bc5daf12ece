import { describe, expect, test } from 'vitest';
import { CRITERIA } from '../../src/pairing/criteria/criteria';
import { mostCost } from '../../src/pairing/optimum/cost';
import { squaredPoints } from '../../src/pairing/criteria/scoreDifference';
import type { AddCosts, Criterion, Units } from '../../src/pairing/criteria/criterion';
import { costIn, costsIn, leastCostIn } from '../../src/pairing/criteria/costs';
import { makeField, type Field } from '../../src/pairing/criteria/field';
import { OTHER_CATEGORY } from '../../src/pairing/criteria/otherCategory';
import { OTHER_GROUP } from '../../src/pairing/criteria/otherGroup';
import { makeRound } from '../../src/pairing/round/makeRound';
import { presetSettings } from '../../src/tournament/presets';
import { PRESETS, WEIGHTS, type Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { playEvent, settingsOf, type Simulated } from './simulatedEvent';

const GAMES = 300;
/** What one game can cost at most in the criteria from this one on. */
const most = (from: number, weights: Readonly<Record<string, number>>): number =>
  CRITERIA.slice(from).reduce((sum, { weight, most }) => sum + weights[weight]! * most!, 0);

describe('the criteria', () => {
  test('stand in the order of their settings', () => {
    expect(CRITERIA.map(({ weight }) => weight)).toEqual(WEIGHTS);
  });

  test('those of which all games between two score groups pay the same', () => {
    const all = [...CRITERIA, OTHER_CATEGORY, OTHER_GROUP];
    const byGroup = all.filter(({ isOfScoreGroups }) => isOfScoreGroups);
    expect(byGroup.map(({ weight }) => weight)).toEqual(['score', 'category']);
  });

  describe.each(PRESETS)('with the weights of %s, in a field of 600', preset => {
    const { weights } = presetSettings(preset, 'McMahon');

    test('half a point of score difference outweighs all other criteria of all games', () => {
      expect(weights.score * squaredPoints(1)).toBeGreaterThan(GAMES * most(1, weights));
    });

    test('a unit of float outweighs everything below it in all games', () => {
      expect(weights.float).toBeGreaterThan(GAMES * most(2, weights));
    });

    test('costs are whole numbers, and no sum leaves the exact ones', () => {
      for (const { weight } of CRITERIA) expect(weights[weight] % 4).toBe(0);
      for (const size of [2, 64, 600, 10_000]) {
        expect(mostCost(size) * size).toBeLessThanOrEqual(2 ** 51);
      }
    });

    test('twelve points of difference are still told from thirteen', () => {
      expect(weights.score * squaredPoints(2 * 13)).toBeLessThan(mostCost(600));
    });
  });
});

/** Fields in which every criterion is paid by somebody, and by somebody else not. */
const EVENTS: readonly Simulated[] = [
  {
    players: 40,
    rounds: 5,
    seed: 11,
    jigo: 0.1,
    absent: 0.1,
    settings: { system: 'McMahon', ratherNot: Array.from({ length: 39 }, (_, k) => [k + 1, (7 * k) % 40]) },
  },
  { players: 30, rounds: 4, seed: 12, jigo: 0.2, settings: { earlySeeding: 'fold', rounding: 'none' } },
  { players: 30, rounds: 3, seed: 13, settings: { handicap: 'rank', seeding: 'slip', system: 'McMahon' } },
];

/** Players of three categories and two groups. */
const inCategories = (wallList: WallList): WallList => ({
  ...wallList,
  players: wallList.players.map((player, index) => ({
    ...player,
    category: ['A', 'B', 'C'][index % 3]!,
    group: ['x', 'y'][index % 2]!,
  })),
});

const fieldsOf = (event: Simulated): readonly Field[] =>
  playEvent(event).flatMap(({ before, pairing }) => {
    const settings = settingsOf(event);
    const players = before.players.map((_, player) => player);
    const ofRules = (list: WallList, rules: Settings): Field =>
      makeField(makeRound(list, rules, pairing.round), players);
    const categories = { ...settings, system: 'Swiss by categories' } as const;
    return [ofRules(before, settings), ofRules(inCategories(before), categories)];
  });

let found: readonly Field[] | undefined;
const fields = (): readonly Field[] => (found ??= EVENTS.flatMap(fieldsOf));

describe.each(
  [...CRITERIA, OTHER_CATEGORY, OTHER_GROUP].map(criterion => [criterion.weight, criterion] as const),
)('%s, as it is stated and as large fields make use of it', (_, criterion) => {
  const weighed = { criterion, weight: 7.25 };

  test('somebody pays it, no game more than the most, and only games that may', () => {
    const paying = new Set<string>();
    for (const field of fields()) {
      const units = criterion.units(field);
      for (let j = 0; j < field.players.length; j++) {
        for (let i = 0; i < j; i++) {
          const own = units(i, j);
          if (own < 0 || own > (criterion.most ?? Infinity)) expect.fail(`${i}, ${j}: ${own}`);
          const isInside = field.groupStart[i] === field.groupStart[j];
          if (own > 0) paying.add(isInside ? 'games in a score group' : 'games between score groups');
        }
      }
    }
    expect(paying.size === 2 ? ['any game'] : [...paying]).toEqual([criterion.paidBy]);
  });

  test('the costs of many games are those of each, and the least cost is that of the cheapest', () => {
    for (const field of fields()) {
      const size = field.players.length;
      const [cost, costs, least] = [costIn, costsIn, leastCostIn].map(make => make(field, weighed, true)) as [
        Units,
        AddCosts,
        Units,
      ];
      const starts = field.groupStart.filter((start, i) => start === i);
      const cheapest = new Map<string, number>();
      for (let i = 0; i < size; i++) {
        starts.forEach((from, group) => {
          const to = starts[group + 1] ?? size;
          const row = new Float64Array(size);
          costs(i, from, to, row);
          if (row.some((paid, j) => paid !== 0 && (j < from || j >= to)))
            expect.fail(`${i}: ${from} … ${to}`);
          for (let j = from; j < to; j++) {
            if (i === j) continue;
            const one = cost(Math.min(i, j), Math.max(i, j));
            if (row[j] !== one) expect.fail(`${i}, ${j}: ${row[j]} for ${one}`);
            const own = field.groupStart[i]!;
            if (own === from) continue;
            const groups = `${Math.min(own, from)} ${Math.max(own, from)}`;
            cheapest.set(groups, Math.min(one, cheapest.get(groups) ?? Infinity));
          }
        });
      }
      for (const [groups, one] of cheapest) {
        const [from, to] = groups.split(' ').map(Number) as [number, number];
        const isKnown = criterion.isOfScoreGroups ?? criterion.least !== undefined;
        if (least(from, to) !== (isKnown ? one : 0)) expect.fail(`${groups}: ${one}`);
      }
    }
  });
});

describe('how a criterion is asked', () => {
  const [first] = fieldsOf({ players: 6, rounds: 1, seed: 14 }) as [Field];
  /** One that is asked the higher position first, and nobody against oneself. */
  const plain = {
    weight: 'club',
    most: 100,
    paidBy: 'any game',
    units: () => (i: number, j: number) => (i < j ? 10 * i + j : expect.fail(`${i} before ${j}`)),
  } as const;
  const rowOf = (criterion: Criterion, i: number, from: number, to: number): readonly number[] => {
    const row = new Float64Array(6);
    costsIn(first, { criterion, weight: 0.5 }, true)(i, from, to, row);
    return [...row];
  };

  test('game by game, from the higher position', () => {
    expect(rowOf(plain, 2, 0, 5)).toEqual([1, 6, 0, 12, 12, 0]);
    expect(leastCostIn(first, { criterion: plain, weight: 0.5 })(0, 1)).toBe(0);
  });

  test('once for two score groups where all their games cost the same', () => {
    const asked: string[] = [];
    const units = () => (i: number, j: number) => (asked.push(`${i} ${j}`), i < j ? 7 : expect.fail());
    const groups: Criterion = { ...plain, units, isOfScoreGroups: true };
    expect(rowOf(groups, 1, 3, 5)).toEqual([0, 0, 0, 4, 4, 0]);
    expect(rowOf(groups, 4, 1, 3)).toEqual([0, 4, 4, 0, 0, 0]);
    expect(leastCostIn(first, { criterion: groups, weight: 0.5 })(0, 2)).toBe(4);
    expect(asked).toEqual(['1 3', '1 4', '0 2']);
  });

  test('by its own way for many games, and for the least, where it has one', () => {
    const own: Criterion = {
      ...plain,
      costs: () => (_i, from, _to, row) => (row[from] = 9),
      least: () => () => 3,
    };
    expect(rowOf(own, 0, 2, 4)).toEqual([0, 0, 9, 0, 0, 0]);
    expect(leastCostIn(first, { criterion: own, weight: 0.5 })(0, 1)).toBe(3);
  });
});
