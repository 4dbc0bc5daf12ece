import { describe, expect, test } from 'vitest';
import { simulatedField } from '../../src/simulation/event/field';
import { makeReport } from '../../src/simulation/counts/makeReport';
import type { Report } from '../../src/simulation/counts/report';
import { play } from '../../src/simulation/play';
import { planOf } from './plans';

/** The stronger one of two wins each game, so that one event is as any other and all of it can be told beforehand. */
const certain = (given: Parameters<typeof planOf>[0]): Report => {
  const plan = planOf({ ...given, model: { scale: 50, ...given.model } });
  return makeReport(plan, play(plan, 0, 3));
};
const values = ({ measures }: Report, ...keys: (keyof Report['measures'])[]) =>
  keys.map(key => measures[key]?.value);

const SIX = [2400, 2300, 2200, 2100, 2000, 1900] as const;

describe('a round robin of six in which the stronger one wins', () => {
  const playTable = (): Report =>
    certain({ system: 'Round robin', field: SIX, questions: { top: 4, prizes: 2, evenWithin: 100 } });

  test('ends in the order of strength, alone at the top', () => {
    const report = playTable();
    const { players, inPrizes, failed, failures, faults } = report;
    expect(players.map(({ place }) => place?.value)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(players.map(({ won }) => won?.value)).toEqual([5, 4, 3, 2, 1, 0]);
    expect(players.map(({ first }) => first?.value)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(inPrizes.map(({ value }) => value)).toEqual([1, 1, 0, 0]);
    expect(players.map(one => one.inPrizes?.value)).toEqual([1, 1, 0, 0, 0, 0]);
    expect({ failed, failures, faults }).toEqual({ failed: 0, failures: [], faults: [] });
    expect(values(report, 'strongestFirst', 'strongestAlone', 'tau', 'tiedFirst', 'firstPlayers')).toEqual([
      1, 1, 1, 0, 1,
    ]);
    expect(values(report, 'topInPrizes', 'upsets')).toEqual([0.5, 0]);
  });

  test('has as many games and rounds as its table', () => {
    const report = playTable();
    expect(values(report, 'games', 'fewestGames', 'mostGames', 'rounds', 'roundsPlayed', 'sittings')).toEqual(
      [5, 5, 5, 5, 5, 5],
    );
    expect(values(report, 'byes', 'repeats', 'drawUps', 'handicapGames')).toEqual([0, 0, 0, 0]);
    // Five games of fifteen are between neighbours; the mean of all differences is 7/3 of a step.
    expect(report.measures.evenGames?.value).toBeCloseTo(1 / 3, 3);
    expect(report.measures.gap?.value).toBeCloseTo(700 / 3, 1);
    expect(report.rounds).toHaveLength(5);
    expect(report.tables).toHaveLength(3);
  });

  test('takes as many hours a day as its days leave', () => {
    const hours = (days: number) =>
      values(
        certain({ system: 'Round robin', field: SIX, questions: { days, minutesPerGame: 90 } }),
        'hours',
      )[0];
    expect([hours(1), hours(2), hours(5)]).toEqual([7.5, 4.5, 1.5]);
  });
});

describe('an odd table', () => {
  test('gives each a round without a game', () => {
    const report = certain({ system: 'Round robin', field: SIX.slice(0, 5) });
    expect(values(report, 'games', 'rounds', 'roundsPlayed', 'sittings')).toEqual([4, 5, 4, 5]);
    expect(report.tables).toHaveLength(2);
  });
});

describe('a knock-out of eight, seeded', () => {
  const settings = { knockoutDraw: 'seeded', seedingTiebreaks: ['Rating'] } as const;
  test('has seven games, of which the winner has three', () => {
    const report = certain({
      system: 'Knock-out',
      field: [...SIX, 1800, 1700],
      settings,
      questions: { prizes: 1 },
    });
    expect(report.players.map(({ games }) => games?.value)).toEqual([3, 3, 2, 2, 1, 1, 1, 1]);
    expect(values(report, 'games', 'fewestGames', 'mostGames', 'rounds', 'sittings')).toEqual([
      1.75, 1, 3, 3, 3,
    ]);
    expect(report.players.map(({ won }) => won?.value)).toEqual([3, 2, 1, 1, 0, 0, 0, 0]);
  });
});

describe('a Swiss of five', () => {
  test('has a bye in each round, which is no game and no win over the board', () => {
    const report = certain({ system: 'Swiss', field: SIX.slice(0, 5), rounds: 3 });
    expect(values(report, 'byes', 'rounds', 'sittings')).toEqual([3, 3, 3]);
    const games = report.players.map(one => one.games?.value ?? 0);
    expect(games.reduce((sum, one) => sum + one, 0)).toBeCloseTo(12, 10);
    const won = report.players.map(one => one.won?.value ?? 0);
    expect(won.reduce((sum, one) => sum + one, 0)).toBeCloseTo(6, 10);
  });
});

describe('ties', () => {
  test('are counted after each column in turn', () => {
    // Of four in two rounds one has two wins, and two have one.
    const report = certain({ system: 'Swiss', field: SIX.slice(0, 4), rounds: 2 });
    expect(report.ties[0]).toMatchObject({ after: 'WINS', share: { value: 0 } });
    const one = certain({
      system: 'Swiss',
      field: SIX.slice(0, 4),
      rounds: 1,
      settings: { tiebreaks: ['SOS'] },
    });
    expect(one.ties.map(({ after, share }) => [after, share.value])).toEqual([
      ['WINS', 1],
      ['SOS', 1],
    ]);
    expect(values(one, 'tiedFirst', 'firstPlayers', 'strongestFirst', 'strongestAlone')).toEqual([
      1, 2, 1, 0,
    ]);
  });
});

describe('prizes by wins', () => {
  const winners = (wins: number, of: number, players?: readonly number[]) =>
    certain({
      system: 'Round robin',
      field: SIX,
      settings: { rounds: 5 },
      questions: { winsPrizes: [{ key: 'p', wins, of, ...(players && { players }) }] },
    }).winners.map(({ mean, fewest, most }) => [mean?.value, fewest, most]);

  test('are won by those with so many wins, of those they are for, in so many rounds', () => {
    expect(winners(5, 5)).toEqual([[1, 1, 1]]);
    expect(winners(6, 5)).toEqual([[0, 0, 0]]);
    expect(winners(5, 4)).toEqual([[0, 0, 0]]);
    expect([winners(5, 5, [0, 1]), winners(5, 5, [1, 2])]).toEqual([[[1, 1, 1]], [[0, 0, 0]]]);
  });
});

describe('a field by strength', () => {
  test('made-up ones stand as in a normal distribution', () => {
    const { players } = certain({ system: 'Round robin', field: 4 });
    const strengths = players.map(({ strength }) => strength);
    expect(strengths.every((one, i) => i === 0 || one < strengths[i - 1]!)).toBe(true);
    expect(strengths[0]! + strengths[3]!).toBe(3200);
    expect(players.map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Player 3', 'Player 4']);
    // 300 points are the standard deviation: 1.15 and 0.32 of them.
    expect(strengths).toEqual([1945, 1696, 1504, 1255]);
  });

  test('teams are neighbours, as strong as the mean of their boards', () => {
    const { players } = certain({
      system: 'Swiss',
      field: [...SIX, 1800, 1700],
      rounds: 1,
      settings: { teams: true, boards: 2 },
    });
    expect(players.map(({ no, name, strength }) => [no, name, strength])).toEqual([
      [1, 'Team 1', 2350],
      [2, 'Team 2', 2150],
      [3, 'Team 3', 1950],
      [4, 'Team 4', 1750],
    ]);
    expect(players.map(({ games }) => games?.value)).toEqual([2, 2, 2, 2]);
  });
});

describe('teams', () => {
  const settings = { teams: true, boards: 2 } as const;

  test('in a knock-out: the strongest wins its matches, by both boards', () => {
    const report = certain({
      system: 'Knock-out',
      field: [...SIX, 1800, 1700],
      settings: { ...settings, knockoutDraw: 'seeded', seedingTiebreaks: ['Rating'] },
    });
    expect(report.players.map(({ first }) => first?.value)).toEqual([1, 0, 0, 0]);
    expect([report.failed, report.faults]).toEqual([0, []]);
  });

  test('of a field without groups: all players of one are in one group', () => {
    const { players } = simulatedField(planOf({ system: 'Groups + knock-out', field: 16, settings }));
    const groupsOf = new Map<string, Set<string>>();
    for (const { team, group } of players) groupsOf.set(team, (groupsOf.get(team) ?? new Set()).add(group));
    expect(groupsOf.size).toBe(8);
    expect([...groupsOf.values()].every(groups => groups.size === 1 && !groups.has(''))).toBe(true);
  });
});
