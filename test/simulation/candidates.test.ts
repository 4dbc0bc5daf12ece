import { describe, expect, test } from 'vitest';
import { GOALS, rankCandidates, type Advice } from '../../src/simulation/counts/advice';
import { candidatesFor } from '../../src/simulation/event/candidates';
import { columnsFor } from '../../src/simulation/event/columns';
import { simulatedField } from '../../src/simulation/event/field';
import { play } from '../../src/simulation/play';
import { presetSettings } from '../../src/tournament/presets';
import { ladderOf } from '../../src/rating/rankRating';
import { SYSTEM_NAMES, type System } from '../../src/tournament/systems';
import { planOf } from './plans';

const ways = (field: number, sittings: number) =>
  candidatesFor(planOf({ system: 'Swiss', field }), sittings).map(({ system, rounds }) => [system, rounds]);

const others = (field: number, sittings: number) =>
  ways(field, sittings).filter(([system]) => system !== 'McMahon');

describe('ways to hold an event', () => {
  test('of eight in seven games one after another: all but categories', () => {
    expect(others(8, 7)).toEqual([
      ['Swiss', 7],
      ['Score pairing', 7],
      ['Knock-out', undefined],
      ['Double elimination', undefined],
      ['Round robin', undefined],
      ['Groups + knock-out', undefined],
      ['Diagonal', undefined],
    ]);
  });

  test('without those that last longer, or want more players', () => {
    const systems = (field: number, sittings: number) => others(field, sittings).map(([system]) => system);
    expect(systems(8, 6)).not.toContain('Round robin');
    expect(systems(7, 7)).not.toContain('Groups + knock-out');
    expect(systems(8, 5)).toContain('Groups + knock-out');
    expect(systems(8, 4)).not.toContain('Groups + knock-out');
    expect(systems(8, 3)).toContain('Knock-out');
    expect(systems(8, 2)).not.toContain('Knock-out');
    expect(systems(7, 7)).not.toContain('Score pairing');
    expect(systems(8, 7)).toContain('Score pairing');
  });

  test('McMahon with a few bars, the middle one a round shorter as well', () => {
    const bars = candidatesFor(planOf({ system: 'Swiss', field: 120 }), 6).filter(
      ({ system }) => system === 'McMahon',
    );
    const tops = bars.map(({ rounds, topGroup }) => [rounds, topGroup]);
    // At least eight, at most 2^6, and not more than four bars; players of one rank stand together.
    expect(tops.filter(([rounds]) => rounds === 5)).toHaveLength(1);
    expect(tops.filter(([rounds]) => rounds === 6)).toHaveLength(4);
    expect(tops.every(([, top]) => top! >= 8 && top! <= 64)).toBe(true);
    for (const { upperBar, topGroup, plan } of bars) {
      expect(plan.settings.upperBar).toEqual(upperBar);
      const { players } = simulatedField(plan);
      const above = players.filter(
        player => (ladderOf(player) ?? -99) >= (ladderOf({ rank: upperBar, rating: undefined }) ?? 99),
      );
      expect(above).toHaveLength(topGroup!);
    }
    // Three rounds are not made shorter.
    const short = candidatesFor(planOf({ system: 'Swiss', field: 60 }), 3);
    expect(short.filter(({ rounds }) => rounds === 2)).toEqual([]);
  });

  test('leave rounds, stages and bars of the settings behind', () => {
    const settings = {
      rounds: 9,
      upperBar: { kind: 'amateur', index: 3 },
      playoffRounds: [8],
      groups: 'apart',
      stages: [{ from: 1, to: 3, system: 'Swiss' }],
    } as const;
    const [swiss] = candidatesFor(planOf({ system: 'Swiss', field: 8, settings }), 4).filter(
      ({ system }) => system === 'Swiss',
    );
    expect(swiss).toMatchObject({ rounds: 4, upperBar: undefined, topGroup: undefined });
    expect(swiss?.plan).toMatchObject({
      rounds: 4,
      settings: {
        system: 'Swiss',
        rounds: undefined,
        upperBar: undefined,
        playoffRounds: [],
        groups: 'mixed',
        stages: [],
      },
    });
  });
});

describe('the ways in order', () => {
  const candidates = candidatesFor(planOf({ system: 'Swiss', field: 8, model: { scale: 50 } }), 3);
  const played = (): readonly Advice[] =>
    rankCandidates(
      candidates.map(candidate => ({ candidate, tally: play(candidate.plan, 0, 5) })),
      3,
    );

  test('those that fit the time come first, the best score before the others', () => {
    const advice = played();
    const fits = advice.map(one => one.fits);
    expect(fits).toEqual([...fits].sort((a, b) => Number(b) - Number(a)));
    expect(advice.at(-1)).toMatchObject({ candidate: { system: 'Diagonal' }, fits: false });
    const scores = advice.filter(one => one.fits).map(({ score }) => score!.value);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(advice[0]?.equalToFirst).toBe(true);
    for (const { score, equalToFirst } of advice) {
      const [half, first] = [score, advice[0]!.score].map(one => (one!.high - one!.low) / 2) as [
        number,
        number,
      ];
      expect(equalToFirst).toBe(Math.abs(score!.value - advice[0]!.score!.value) <= Math.hypot(half, first));
    }
  });

  test('each goal is a part of the whole, and the score their mean', () => {
    for (const { goals, score, report, candidate } of played()) {
      const known = GOALS.flatMap(goal => goals[goal] ?? []);
      expect(
        known.every(({ value, low, high }) => 0 <= low && low <= value && value <= high && high <= 1),
      ).toBe(true);
      expect(score!.value).toBeCloseTo(known.reduce((sum, one) => sum + one.value, 0) / known.length, 10);
      const { fewestGames, mostGames, tau } = report.measures;
      expect(goals.everybody?.value).toBeCloseTo(fewestGames!.value / mostGames!.value, 10);
      expect(goals.order?.value).toBeCloseTo(Math.max(0, tau!.value), 10);
      const three = report.inPrizes.slice(0, candidate.plan.questions.prizes);
      expect(goals.prizes?.value).toBeCloseTo(three.reduce((sum, one) => sum + one.value, 0) / 3, 10);
    }
  });

  test('nothing is said of a way that was never played', () => {
    const [candidate] = candidates;
    const [unplayed] = rankCandidates([{ candidate: candidate!, tally: play(candidate!.plan, 0, 0) }], 3);
    expect(unplayed).toMatchObject({ score: undefined, fits: true, equalToFirst: false });
  });
});

describe('as many rounds as a list needs', () => {
  const columns = (system: System, field: number, settings = {}, rounds?: number) => {
    const plan = planOf({ system, field, settings });
    const { players } = simulatedField(plan);
    const list = { players, rounds: 0, entries: [] };
    return columnsFor(list, { ...presetSettings('EGF', system), ...settings }, rounds);
  };

  test.each<[System, number, number]>([
    ['Swiss', 16, 4],
    ['Swiss', 17, 5],
    ['Score pairing', 16, 8],
    ['Score pairing', 4, 3],
    ['Knock-out', 16, 5],
    ['Round robin', 6, 5],
    ['Round robin', 7, 7],
    ['Diagonal', 12, 8],
    // Two groups of four, two of each going on, and a game for the third place.
    ['Groups + knock-out', 8, 6],
  ])('%s of %i: %i', (system, field, rounds) => {
    expect(columns(system, field)).toBe(rounds);
  });

  test('what is given counts, then the settings, then the stages; a playoff comes behind', () => {
    const stages = [{ from: 1, to: 6, system: 'Swiss' }];
    expect(columns('Swiss', 16, { stages })).toBe(6);
    expect(columns('Swiss', 16, { stages, rounds: 5 })).toBe(5);
    expect(columns('Swiss', 16, { rounds: 5 }, 3)).toBe(3);
    expect(columns('Swiss', 16, { playoffRounds: [9] }, 3)).toBe(9);
    expect(columns('Round robin', 6, { cycles: 2 })).toBe(10);
    expect(SYSTEM_NAMES.map(system => columns(system, 1) >= 1)).toEqual(SYSTEM_NAMES.map(() => true));
  });
});

test.each([
  [4, 2],
  [6, 4],
  [8, 4],
  [10, 6],
])('of %i players in two categories the upper one is even: %i', (field, upper) => {
  const { players } = simulatedField(planOf({ system: 'Swiss by categories', field }));
  const categories = players.map(({ category }) => category).sort();
  expect(categories).toEqual([...Array(upper).fill('A'), ...Array(field - upper).fill('B')]);
});
