import { describe, expect, test } from 'vitest';
import { winProbability as p } from '../../src/rating/winProbability';
import { blackWins } from '../../src/simulation/event/gameModel';
import { makeReport } from '../../src/simulation/counts/makeReport';
import { play } from '../../src/simulation/play';
import type { Estimate, Report } from '../../src/simulation/counts/report';
import { planOf } from './plans';

/** Events whose numbers can be worked out by hand; seeds are fixed, so that 95 % is not a matter of luck. */
const played = (given: Parameters<typeof planOf>[0], events: number): Report => {
  const plan = planOf(given);
  return makeReport(plan, play(plan, 0, events));
};

const holds = (estimate: Estimate | undefined, value: number): void => {
  expect(estimate).toBeDefined();
  expect(estimate!.low).toBeLessThanOrEqual(value);
  expect(estimate!.high).toBeGreaterThanOrEqual(value);
  // An interval so wide that it holds anything would prove nothing.
  expect(estimate!.high - estimate!.low).toBeLessThan(0.1 * Math.max(1, Math.abs(value)));
};

describe('two players, one game', () => {
  test.each([
    [2400, 2300],
    [2000, 1500],
    [1000, 1000],
  ])('%i against %i', (strong, weak) => {
    const { players, measures, rounds } = played({ system: 'Knock-out', field: [strong, weak] }, 1000);
    holds(players[0]?.first, p(strong, weak));
    holds(players[1]?.first, p(weak, strong));
    holds(measures.strongestAlone, p(strong, weak));
    expect(measures.gap).toMatchObject({ value: strong - weak, low: strong - weak, high: strong - weak });
    expect(rounds).toHaveLength(1);
  });

  test('one game in three is drawn, and both are first', () => {
    const report = played({ system: 'Round robin', field: [2100, 2100], model: { jigo: 1 / 3 } }, 1000);
    holds(report.measures.tiedFirst, 1 / 3);
    holds(report.measures.firstPlayers, 4 / 3);
    holds(report.ties.find(({ after }) => after === 'WINS')?.share, 1 / 3);
  });

  test('in a knock-out a drawn game is played again: the better one gains nothing and loses nothing by it', () => {
    const report = played({ system: 'Knock-out', field: [2200, 2000], model: { jigo: 0.5 } }, 1000);
    holds(report.measures.strongestAlone, p(2200, 2000));
    // 1 + 1/2 + 1/4 + … games.
    holds(report.measures.games, 2);
  });

  test('a coin', () => {
    const report = played({ system: 'Knock-out', field: [2700, 1500], model: { scale: 0 } }, 1000);
    holds(report.measures.strongestAlone, 1 / 2);
  });
});

describe('four players in a knock-out', () => {
  const ratings = [2400, 2250, 2100, 2000] as const;
  const of = (a: number, b: number): number => p(ratings[a]!, ratings[b]!);
  /** The winner of the pair that a is not in. */
  const wins = (a: number, opponent: number, c: number, d: number): number =>
    of(a, opponent) * (of(c, d) * of(a, c) + of(d, c) * of(a, d));

  test('seeded: 1 against 4, 2 against 3', () => {
    const settings = { knockoutDraw: 'seeded', seedingTiebreaks: ['Rating'] } as const;
    const report = played({ system: 'Knock-out', field: ratings, settings }, 1500);
    holds(report.players[0]?.first, wins(0, 3, 1, 2));
    holds(report.players[1]?.first, wins(1, 2, 0, 3));
    holds(report.players[2]?.first, wins(2, 1, 0, 3));
    holds(report.players[3]?.first, wins(3, 0, 1, 2));
    expect(report.measures.games).toMatchObject({ value: 1.5, low: 1.5 });
    expect(report.measures.sittings?.value).toBe(2);
  });

  test('by lot: each opponent as often as any other', () => {
    const report = played({ system: 'Knock-out', field: ratings, settings: { knockoutDraw: 'lot' } }, 1500);
    const first = (a: number, [b, c, d]: readonly [number, number, number]): number =>
      (wins(a, b, c, d) + wins(a, c, b, d) + wins(a, d, b, c)) / 3;
    holds(report.players[0]?.first, first(0, [1, 2, 3]));
    holds(report.players[3]?.first, first(3, [0, 1, 2]));
  });
});

describe('a round robin', () => {
  const ratings = [2300, 2240, 2100, 2050, 1990] as const;
  const report = played(
    { system: 'Round robin', field: ratings, questions: { evenWithin: 60 }, seed: 'table' },
    1000,
  );

  test('everybody wins as many games as the sum of the probabilities', () => {
    ratings.forEach((own, player) => {
      const expected = ratings.reduce((sum, other, i) => (i === player ? sum : sum + p(own, other)), 0);
      holds(report.players[player]?.won, expected);
    });
  });

  test('differences and even games follow from the table', () => {
    const gaps = ratings.flatMap((a, i) => ratings.slice(i + 1).map(b => a - b));
    expect(report.measures.gap?.value).toBeCloseTo(gaps.reduce((sum, gap) => sum + gap, 0) / 10, 1);
    expect(report.measures.evenGames?.value).toBe(gaps.filter(gap => gap <= 60).length / 10);
    const upsets = ratings.flatMap((a, i) => ratings.slice(i + 1).map(b => p(b, a)));
    holds(report.measures.upsets, upsets.reduce((sum, one) => sum + one, 0) / 10);
    expect(report.players.map(({ games }) => games?.value)).toEqual([4, 4, 4, 4, 4]);
    expect(report.measures.rounds?.value).toBe(5);
  });
});

describe('what a handicap and a scale do', () => {
  test('half a stone less than a rank each', () => {
    expect(blackWins(1900, 2050, 2, 1)).toBe(p(2050, 2050));
    expect(blackWins(2000, 2050, 1, 1)).toBe(p(2050, 2050));
    expect(blackWins(1700, 2050, 3, 1)).toBe(p(1950, 2050));
  });
  test('a scale of 2 squares the odds', () => {
    const odds = (chance: number): number => chance / (1 - chance);
    expect(odds(blackWins(2000, 2100, 0, 2))).toBeCloseTo(odds(p(2000, 2100)) ** 2, 10);
    expect(blackWins(2000, 2600, 0, 0)).toBe(0.5);
  });
});
