import { describe, expect, test } from 'vitest';
import { changeRound, type RoundSheetChange } from '../../src/sheet/rounds/changeRound';
import { readRoundSheet } from '../../src/sheet/rounds/roundSheet';
import { EVERY_TEXT } from '../../src/text/vocabulary';
import { range } from './range';

const SHEET = `
  Round 2
  Table | Black | White | Handicap | Komi | Result
  1     | 1 Ann | 2 Bo  |          | 6½   |
  2     | 3 Cy  | 4 Di  | 2        | ½    | 1-0
  4     | 5 Eve | 6 Fay |          | 6½   |
  Bye   | 7 Gus |       |          |      |`;

const NOTHING: RoundSheetChange = {
  gone: [],
  goneAlone: [],
  games: [],
  alone: [],
  notes: [],
  excludedTables: [],
  now: (label: string) => label,
};

const game = (black: string, white: string) => ({ black, white });

const line = (...cells: readonly string[]) => ({ cells });

/** The rows that change, as `row: before → after`, cells apart by `|`. */
function changed(change: Partial<RoundSheetChange>, sheet = SHEET) {
  const values = range(sheet);
  const table = readRoundSheet(values, EVERY_TEXT)!;
  const { row, before, after, tables, played } = changeRound(values, table, { ...NOTHING, ...change });
  const told = (cells: readonly string[] = []): string => cells.join('|');
  const rows = after.map((cells, i) => `${row + i + 1}: ${told(before[i])} → ${told(cells)}`);
  return { rows, tables, played };
}

describe('the sheet of a round after a change', () => {
  test('gives new games the tables that became free, in the order of the sheet', () => {
    const { rows, tables, played } = changed({
      gone: [game('5 Eve', '6 Fay'), game('1 Ann', '2 Bo')],
      games: [line('1 Ann', '5 Eve', '', '6½'), line('2 Bo', '6 Fay', '1', '½')],
    });
    expect(rows).toEqual([
      '3: 1|1 Ann|2 Bo||6½ → 1|1 Ann|5 Eve||6½',
      '4: 2|3 Cy|4 Di|2|½ → 2|3 Cy|4 Di|2|½',
      '5: 4|5 Eve|6 Fay||6½ → 4|2 Bo|6 Fay|1|½',
    ]);
    expect([tables, played]).toEqual([['1', '4'], undefined]);
  });

  test('empties the line of a game for which none comes', () => {
    expect(changed({ gone: [game('1 Ann', '2 Bo')] })).toEqual({
      rows: ['3: 1|1 Ann|2 Bo||6½ → ||||'],
      tables: [],
      played: undefined,
    });
  });

  test('names a game with a result that is to go; the same players with other colours are another game', () => {
    expect(changed({ gone: [game('3 Cy', '4 Di')] }).played).toEqual(game('3 Cy', '4 Di'));
    expect(changed({ gone: [game('4 Di', '3 Cy'), game('3 Cy', '2 Bo')] })).toEqual({
      rows: [],
      tables: [],
      played: undefined,
    });
  });

  test('puts more games below, at the next tables that may be used', () => {
    const { rows, tables } = changed({
      games: [line('8 Hal', '9 Ida', '', '6½'), line('10 Jo', '11 Kim', '', '6½')],
      excludedTables: [5, 6, 8],
    });
    expect(rows).toEqual(['7: |||| → 7|8 Hal|9 Ida||6½', '8: |||| → 9|10 Jo|11 Kim||6½']);
    expect(tables).toEqual(['7', '9']);
  });

  test('puts another bye in the place of one that is gone, more of them and notes below', () => {
    const { rows } = changed({
      goneAlone: ['7 Gus', '1 Ann'],
      alone: [
        ['Bye', '5 Eve'],
        ['Rest', '6 Fay'],
      ],
      notes: ['Ann is ill.'],
    });
    expect(rows).toEqual([
      '6: Bye|7 Gus||| → Bye|5 Eve|||',
      '7: |||| → Rest|6 Fay|||',
      '8: |||| → |Ann is ill.|||',
    ]);
    expect(changed({ goneAlone: ['7 Gus'] }).rows).toEqual(['6: Bye|7 Gus||| → ||||']);
  });

  test('keeps the row of a game that stays, and turns colours where the game is', () => {
    const change = {
      gone: [game('1 Ann', '2 Bo'), game('5 Eve', '6 Fay')],
      games: [line('6 Fay', '5 Eve', '', '6½'), line('1 Ann', '2 Bo', '', '6½')],
    };
    const { rows, tables } = changed(change);
    expect(rows).toEqual(['5: 4|5 Eve|6 Fay||6½ → 4|6 Fay|5 Eve||6½']);
    expect(tables).toEqual(['4', '1']);
    const values = range(SHEET);
    const { isNew } = changeRound(values, readRoundSheet(values, EVERY_TEXT)!, { ...NOTHING, ...change });
    expect(isNew).toEqual([true, false]);
  });

  test('may keep a game that has a result, but not turn it', () => {
    const change = { gone: [game('3 Cy', '4 Di')], games: [line('3 Cy', '4 Di', '2', '½')] };
    expect(changed(change)).toEqual({ rows: [], tables: ['2'], played: undefined });
    expect(changed({ ...change, games: [line('4 Di', '3 Cy', '2', '½')] }).played).toEqual(
      game('3 Cy', '4 Di'),
    );
  });

  test('gives a game the line of a bye that is gone, at a table where nobody sits', () => {
    const change = { goneAlone: ['7 Gus'], games: [{ ...line('7 Gus', '8 Hal', '', '6½'), table: '4' }] };
    expect(changed(change)).toEqual({
      rows: ['6: Bye|7 Gus||| → 5|7 Gus|8 Hal||6½'],
      tables: ['5'],
      played: undefined,
    });
    expect(
      changed({ ...change, games: [{ ...line('7 Gus', '8 Hal', '', '6½'), table: '3' }] }).tables,
    ).toEqual(['3']);
  });

  test('seats the second game of two where their first one is', () => {
    const games = [
      { ...line('8 Hal', '9 Ida', '', '6½'), table: '3' },
      { ...line('9 Ida', '8 Hal', '', '6½'), table: '3' },
    ];
    expect(changed({ games }).tables).toEqual(['3', '3']);
  });

  test('leaves the line of a bye that stays', () => {
    expect(changed({ goneAlone: ['7 Gus'], alone: [['Bye', '7 Gus']] }).rows).toEqual([]);
  });

  test('begins at table 1 where there was none', () => {
    const titles = 'Table | Black | White | Handicap | Komi | Result';
    const { rows, tables } = changed({ games: [line('1 Ann', '2 Bo', '', '6½')] }, titles);
    expect([rows, tables]).toEqual([['2: |||| → 1|1 Ann|2 Bo||6½'], ['1']]);
  });
});
