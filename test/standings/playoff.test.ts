import { describe, expect, test } from 'vitest';
import { playOff } from '../../src/standings/playoff/playoff';
import { makePlacement } from '../../src/standings/placement/placement';
import type { Settings } from '../../src/tournament/settings';
import { wallListText } from '../wallListText';
import { eventOf } from '../eventOf';
import { named, points, standingText } from './standingText';

/** Rounds of a playoff alone: what becomes of those who are equal. */
const after = (
  cells: readonly string[],
  rounds: number,
  { through = rounds, playoffPlaces = 1, tied = [cells.map((_, player) => player)] } = {},
) => {
  const header = ['Name', ...Array.from({ length: rounds }, (_, r) => `R${r + 1}`)].join(' | ');
  const wallList = wallListText([header, ...cells.map((row, i) => `P${i + 1} | ${row}`)].join('\n'));
  const all = Array.from({ length: rounds }, (_, r) => r + 1);
  return playOff({ wallList, playoffPlaces, through }, all, tied);
};

describe('of two', () => {
  test('who wins is before who loses', () => {
    expect(after(['2-', '1+'], 1)).toEqual({ classes: [[1], [0]], next: [] });
  });

  test('after a draw they play again, as long as there are rounds', () => {
    expect(after(['2= | .', '1= | .'], 2, { through: 1 })).toEqual({
      classes: [[0, 1]],
      next: [{ players: [0, 1], place: 1, round: 2, tableRound: undefined }],
    });
    expect(after(['2=', '1='], 1)).toEqual({ classes: [[0, 1]], next: [] });
  });

  test('who does not come has lost against somebody who is there, and nobody where both stay away', () => {
    expect(after(['0-', '.'], 1).classes).toEqual([[1], [0]]);
    expect(after(['0-', '0-'], 1).classes).toEqual([[0, 1]]);
  });

  test('a game with somebody else says nothing', () => {
    expect(after(['3-', '.', '1+'], 1, { tied: [[0, 1], [2]] }).classes).toEqual([[0, 1], [2]]);
  });
});

describe('of three', () => {
  test('with rounds enough a table, of which the points decide', () => {
    const table = ['0- | 3- | 2+', '3- | 0- | 1-', '2+ | 1+ | 0-'];
    expect(after(table, 3)).toEqual({ classes: [[2], [0], [1]], next: [] });
    expect(after(table, 3, { through: 1 })).toEqual({
      classes: [[0, 1, 2]],
      next: [{ players: [0, 1, 2], place: 1, round: 2, tableRound: 2 }],
    });
    expect(after(['0- | 3= | 2=', '3= | 0- | 1=', '2= | 1= | 0-'], 3).classes).toEqual([[0, 1, 2]]);
  });

  test('with fewer a knock-out, in which those who are left play on', () => {
    expect(after(['0+ | 2-', '3+ | 1+', '2- | .'], 2)).toEqual({ classes: [[1], [0], [2]], next: [] });
    expect(after(['0+ | .', '3+ | .', '2- | .'], 2, { through: 1 })).toEqual({
      classes: [[0, 1], [2]],
      next: [{ players: [0, 1], place: 1, round: 2, tableRound: undefined }],
    });
  });
});

test('classes one after the other, as far as they share a place that is played off', () => {
  const tied = [[0], [1, 2], [3, 4]];
  const cells = ['.', '3-', '2+', '5-', '4+'];
  expect(after(cells, 1, { tied, playoffPlaces: 3 }).classes).toEqual([[0], [2], [1], [3, 4]]);
  expect(after(cells, 1, { tied, playoffPlaces: 4 }).classes).toEqual([[0], [2], [1], [4], [3]]);
  expect(after(cells, 1, { tied, playoffPlaces: 1 }).classes).toEqual(tied);
  expect(after(cells, 1, { tied, playoffPlaces: 4, through: 0 }).next.map(({ place }) => place)).toEqual([
    2, 4,
  ]);
});

describe('of an event', () => {
  const list = `
    Name | Group | R1 | R2
    Ann  | x     | 2+ | .
    Bo   | x     | 1- | .
    Cy   | y     | 4= | .
    Di   | y     | 3= | .`;
  const playoffs = (given: Partial<Settings>) => {
    const event = eventOf(standingText(list, { playoffPlaces: 1, tiebreaks: [], ...given }));
    return event.playoffs(1).map(({ next }) => next.map(({ players }) => players));
  };

  test('there is one for all, or one for each group that is ranked by itself', () => {
    expect(playoffs({ playoffRounds: [2], rounding: 'none' })).toEqual([[]]);
    expect(playoffs({ playoffRounds: [2], rounding: 'none', groups: 'apart' })).toEqual([[], [[2, 3]]]);
  });

  test('without rounds for it there is none', () => {
    expect(playoffs({ playoffRounds: [] })).toEqual([]);
  });
});

test('the column has the place inside those who were equal, and nothing of others', () => {
  const standing = standingText(
    `
    Name | R1 | R2 | R3
    Ann  | 4+ | 5+ | 2-
    Bo   | 5+ | 4+ | 1+
    Cy   | 6+ | 0- | 4=
    Di   | 1- | 2- | 3=
    Ed   | 2- | 1- | .
    Flo  | 3- | 0- | .`,
    { playoffRounds: [3], playoffPlaces: 4, tiebreaks: [] },
  );
  const { classes, columns } = makePlacement(eventOf(standing), 'final');
  expect(named(standing, classes)).toBe('Bo | Ann | Cy | Di = Ed = Flo');
  const { column } = columns[1]!;
  expect(points(column)).toEqual([2, 1, undefined, 1, 1, 1]);
  expect(column.missing).toEqual([
    undefined,
    undefined,
    { kind: 'no part' },
    undefined,
    undefined,
    undefined,
  ]);
  expect([column.title, column.better, column.unknown]).toEqual(['Playoff', 'less', 'behind']);
});
