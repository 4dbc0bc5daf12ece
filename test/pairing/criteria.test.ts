import { describe, expect, test } from 'vitest';
import { CRITERIA } from '../../src/pairing/criteria/criteria';
import { mostCost } from '../../src/pairing/optimum/cost';
import { squaredPoints } from '../../src/pairing/criteria/scoreDifference';
import type { AddCosts, Units } from '../../src/pairing/criteria/criterion';
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
  { players: 40, rounds: 5, seed: 11, jigo: 0.1, absent: 0.1, settings: { system: 'McMahon' } },
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

describe.each(
  [...CRITERIA, OTHER_CATEGORY, OTHER_GROUP].map(criterion => [criterion.weight, criterion] as const),
)('%s, as it is stated and as large fields make use of it', (_, criterion) => {
  const weighed = { criterion, weight: 7.25 };
  const fields = EVENTS.flatMap(fieldsOf);

  test('somebody pays it, no game more than the most, and only games that may', () => {
    let paid = 0;
    for (const field of fields) {
      const units = criterion.units(field);
      for (let j = 0; j < field.players.length; j++) {
        for (let i = 0; i < j; i++) {
          const own = units(i, j);
          if (own > 0) paid++;
          const isInside = field.groupStart[i] === field.groupStart[j];
          const mayPay =
            criterion.paidBy !== (isInside ? 'games between score groups' : 'games in a score group');
          if (own < 0 || own > (mayPay ? (criterion.most ?? Infinity) : 0)) expect.fail(`${i}, ${j}: ${own}`);
        }
      }
    }
    expect(paid).toBeGreaterThan(0);
  });

  test('the costs of many games are those of each, and the least cost is that of no dearer one', () => {
    for (const field of fields) {
      const size = field.players.length;
      const [cost, costs, least] = [costIn, costsIn, leastCostIn].map(make => make(field, weighed)) as [
        Units,
        AddCosts,
        Units,
      ];
      const starts = field.groupStart.filter((start, i) => start === i);
      for (let i = 0; i < size; i++) {
        starts.forEach((from, group) => {
          const to = starts[group + 1] ?? size;
          const row = new Float64Array(size);
          costs(i, from, to, row);
          for (let j = from; j < to; j++) {
            if (i === j) continue;
            const one = cost(Math.min(i, j), Math.max(i, j));
            if (row[j] !== one) expect.fail(`${i}, ${j}: ${row[j]} for ${one}`);
            const own = field.groupStart[i]!;
            const bound = own === from ? 0 : least(Math.min(own, from), Math.max(own, from));
            const isSame = own !== from && criterion.isOfScoreGroups;
            if (one < bound || (isSame && one > bound))
              expect.fail(`${i}, ${j}: ${one} and at least ${bound}`);
          }
        });
      }
    }
  });
});
