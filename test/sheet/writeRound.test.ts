import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkWallList } from '../../src/sheet/check/checkWallList';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { readWallList } from '../../src/sheet/read/readWallList';
import { writeRound, type RoundPlan } from '../../src/sheet/write/writeRound';
import type { CellChange } from '../../src/sheet/cells/block';

const plan = (change: Partial<RoundPlan>): RoundPlan => ({
  round: 2,
  games: [],
  bye: undefined,
  free: [],
  late: [],
  ...change,
});

const list = [
  ['Pl', 'Name', 'R1', 'paid', 'R2'],
  ['', 'Ann', '2+', 'x', ''],
  ['', 'Bob', '1-', '', ''],
  ['', '', '', 'a note', ''],
  ['', 'Cyd', '0+', '', '--'],
  ['', 'Dan', '', '', ' '],
];
const reading = readWallList(list);

describe('a pairing as cells', () => {
  test('games, the bye, absences and rounds before a late entry, each in its own cell', () => {
    const { changes, problems } = writeRound(
      reading,
      list,
      plan({
        games: [{ black: 1, white: 3, handicap: 3 }],
        bye: 0,
        late: [{ player: 3, round: 1, worth: 'half' }],
      }),
    );
    expect(problems).toEqual([]);
    expect(changes.map(({ row, column, after }) => [row, column, after])).toEqual([
      [2, 4, '4?/b3'],
      [5, 4, '2?/w3'],
      [1, 4, '0+'],
      [5, 2, '0='],
    ]);
  });

  test('a game won by default is written with its result, several byes and a rest as what they are worth', () => {
    const { changes } = writeRound(
      reading,
      list,
      plan({
        games: [{ black: 1, white: 0, handicap: 0, wonBy: 'white' }],
        free: [{ player: 3, worth: 'nothing', as: 'rest' }],
      }),
    );
    expect(changes.map(({ row, column, after }) => [row, column, after])).toEqual([
      [2, 4, '1-!/b'],
      [1, 4, '2+!/w'],
      [5, 4, '0-'],
    ]);
  });

  test('-- is nothing entered, and yet not empty: it is a problem and stays', () => {
    const { changes, problems } = writeRound(
      reading,
      list,
      plan({ free: [{ player: 2, worth: 'nothing' }] }),
    );
    expect(changes).toEqual([]);
    expect(problems).toMatchObject([
      {
        code: 'cellNotEmpty',
        place: { kind: 'entry', player: 2, round: 2 },
        values: { name: 'Cyd', round: 2, text: '--' },
      },
    ]);
  });

  test('what is entered stays without a word', () => {
    const games = [{ black: 0, white: 1, handicap: 0 }];
    expect(writeRound(reading, list, plan({ round: 1, games }))).toEqual({ changes: [], problems: [] });
  });

  test('a bye is worth what the settings say', () => {
    const cellOf = (byeWorth: NonNullable<RoundPlan['byeWorth']>) =>
      writeRound(reading, list, plan({ bye: 3, byeWorth })).changes.map(({ before, after }) => [
        before,
        after,
      ]);
    expect(cellOf('win')).toEqual([['', '0+']]);
    expect(cellOf('half')).toEqual([['', 'bye=']]);
    expect(cellOf('nothing')).toEqual([['', 'bye-']]);
  });

  test('several games of a round stand in one cell, or evenly in its columns', () => {
    const twice = plan({
      round: 1,
      games: [
        { black: 0, white: 1, handicap: 0 },
        { black: 1, white: 0, handicap: 0 },
        { black: 0, white: 2, handicap: 0 },
        { black: 2, white: 0, handicap: 0 },
      ],
    });
    const cellsOf = (titles: readonly string[]) => {
      const values = [['No', 'Name', ...titles], ...['Ann', 'Bob', 'Cyd'].map((name, i) => [i + 1, name])];
      const { changes } = writeRound(readWallList(values, 'Diagonal'), values, twice);
      return changes.map(({ row, column, after }) => [`${values[row]?.[1]} ${titles[column - 2]}`, after]);
    };
    expect(cellsOf(['R1'])).toEqual([
      ['Ann R1', '2?/b 2?/w 3?/b 3?/w'],
      ['Bob R1', '1?/w 1?/b'],
      ['Cyd R1', '1?/w 1?/b'],
    ]);
    const inTwo = [
      ['Ann R1a', '2?/b 2?/w'],
      ['Ann R1b', '3?/b 3?/w'],
      ['Bob R1a', '1?/w'],
      ['Bob R1b', '1?/b'],
      ['Cyd R1a', '1?/w'],
      ['Cyd R1b', '1?/b'],
    ];
    expect(cellsOf(['R1a', 'R1b'])).toEqual(inTwo);
    // What is left over stays blank.
    expect(cellsOf(['R1a', 'R1b', 'R1c'])).toEqual(inTwo);
  });
});

/** The values with the changes made. */
const written = (values: readonly (readonly unknown[])[], changes: readonly CellChange[]) =>
  values.map((line, row) =>
    line.map(
      (value, column) => changes.find(each => each.row === row && each.column === column)?.after ?? value,
    ),
  );

test('write, then read, is the identity, and the cells of both players agree', () => {
  const pairing = fc.integer({ min: 2, max: 30 }).chain(size =>
    fc.record({
      numbers: fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: size, maxLength: size }),
      order: fc.shuffledSubarray(
        Array.from({ length: size }, (_, i) => i),
        { minLength: size, maxLength: size },
      ),
      stones: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: size, maxLength: size }),
    }),
  );
  const { settings } = readSettings(undefined, { hasStart: false });
  fc.assert(
    fc.property(pairing, ({ numbers, order, stones }) => {
      const values = [['No', 'Name', 'R1'], ...numbers.map(no => [no, `Player ${no}`, ''])];
      const games = Array.from({ length: Math.floor(order.length / 2) }, (_, i) => ({
        black: order[2 * i] as number,
        white: order[2 * i + 1] as number,
        handicap: stones[i] as number,
      }));
      const bye = order.length % 2 === 1 ? order[order.length - 1] : undefined;
      const { changes } = writeRound(readWallList(values), values, plan({ round: 1, games, bye }));
      const again = readWallList(written(values, changes));
      expect(checkWallList(again, settings)).toEqual([]);
      for (const { black, white, handicap } of games) {
        const game = { kind: 'game', outcome: 'unknown', handicap, byDefault: false };
        expect(again.wallList.entries[black]?.[0]).toMatchObject([
          { ...game, opponent: white, colour: 'black' },
        ]);
        expect(again.wallList.entries[white]?.[0]).toMatchObject([
          { ...game, opponent: black, colour: 'white' },
        ]);
      }
      if (bye !== undefined)
        expect(again.wallList.entries[bye]?.[0]).toEqual([{ kind: 'free', as: 'bye', worth: 'win' }]);
    }),
  );
});
