import { describe, expect, test } from 'vitest';
import { CRITERIA } from '../../src/pairing/criteria/criteria';
import { mostCost } from '../../src/pairing/optimum/cost';
import { squaredPoints } from '../../src/pairing/criteria/scoreDifference';
import { makeField, type Field } from '../../src/pairing/criteria/field';
import { OTHER_CATEGORY } from '../../src/pairing/criteria/otherCategory';
import { OTHER_GROUP } from '../../src/pairing/criteria/otherGroup';
import { makeRound } from '../../src/pairing/round/openStage';
import { presetSettings } from '../../src/tournament/presets';
import { PRESETS } from '../../src/tournament/setting/kinds';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { playEvent, settingsOf, type Simulated } from './simulatedEvent';

const GAMES = 300;
/** What one game can cost at most in the criteria from this one on. */
const most = (from: number, weights: Readonly<Record<string, number>>): number =>
  CRITERIA.slice(from).reduce((sum, { weight, most }) => sum + weights[weight]! * most!, 0);

describe('the criteria', () => {
  test('stand in the order of their settings', () => {
    expect(CRITERIA.map(({ weight }) => weight)).toEqual(
      Object.keys(presetSettings('EGF', 'McMahon').weights),
    );
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
)('%s', (_, criterion) => {
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

  test('all games between two score groups cost the same where it says so, and only there', () => {
    const isSame = fields().every(field => {
      const units = criterion.units(field);
      const known = new Map<string, number>();
      return field.players.every((_, j) =>
        field.players.slice(0, j).every((_, i) => {
          const groups = `${field.groupStart[i]} ${field.groupStart[j]}`;
          if (!known.has(groups)) known.set(groups, units(i, j));
          return known.get(groups) === units(i, j);
        }),
      );
    });
    expect(isSame).toBe(criterion.isOfScoreGroups ?? false);
  });
});
