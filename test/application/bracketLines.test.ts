import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { place, type GridLines } from '../../src/application/workbook/design';
import { bracketLines } from '../../src/application/rounds/bracketLines';
import { makeBracketTree, type BracketTree } from '../../src/pairing/knockout/bracketTree';
import { openEventOf } from '../eventOf';
import { standingText } from '../pairing/pairingText';
import { memoryWorkbook } from './memoryWorkbook';
import { expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

// By its path: Google's types are no part of the program that the tests are.
const { drawLines } = await vi.importActual<{
  readonly drawLines: (sheet: unknown, lines: GridLines) => void;
}>('../../src/google/workbook/googleDesign');

/** `_` where a cell has a line below, `|` where it has one to the right, `.` where it has none; a column for each round. */
function drawn(tree: BracketTree): readonly string[] {
  const { below, right } = bracketLines(tree);
  const last = Math.max(...below.map(({ row }) => row));
  const has = (lines: typeof below, row: number, column: number): boolean =>
    lines.some(one => one.column === column && one.row <= row && row < one.row + one.rows);
  return Array.from({ length: last }, (_, line) =>
    tree.rounds
      .map((_round, column) => {
        const signs = [has(below, line + 1, column) && '_', has(right, line + 1, column) && '|'];
        return signs.filter(sign => sign !== false).join('') || '.';
      })
      .join(' '),
  );
}

test('lines lead from each pair to the game of its winner; a bye has no opponent to be joined with', () => {
  const list = `
    Name | Rating | R1 | R2 | R3
    Ann  | 2800   | 0+ | .  | .
    Bo   | 2700   | 0+ | .  | .
    Cy   | 2600   | 0+ | .  | .
    Di   | 2500   | 5? | .  | .
    Ed   | 2400   | 4? | .  | .`;
  const seeded = {
    system: 'Knock-out',
    tiebreaks: [],
    knockoutDraw: 'seeded',
    seedingTiebreaks: ['Rating'],
  } as const;
  expect(drawn(makeBracketTree(openEventOf(standingText(list, seeded)))!)).toEqual([
    '_ . . .',
    '. _ . .',
    '. | . .',
    '. | _ .',
    '_ | | .',
    '| _| | .',
    '_| . | .',
    '. . | _',
    '_ . | .',
    '. _ | .',
    '. | | .',
    '. | _| .',
    '_ | . .',
    '. _| . .',
  ]);
});

test('the sheet of the bracket gets its lines with each round that is written, and loses them when it is taken back', () => {
  const book = tournamentBook(6, 3, 'Knock-out');
  const lines = (...cells: readonly string[]) => cells.map(a1 => book.line('Bracket', a1));
  expect(lines('A2', 'A3')).toEqual(['', '']);
  const undo = (): unknown =>
    expectView(book, { ask: 'undo', action: pairRound(book).written.undo.action }, 'undone');
  undo();
  expect(lines('A2', 'A3', 'B3', 'A4')).toEqual(['', '', '', '']);
  pairRound(book);
  // Every round up to the final has its places; who meets in round 2 is not drawn yet.
  expect(lines('A2', 'A3', 'B3', 'B4', 'C5')).toEqual(['_', '|', '_', '', '_']);
  playRound(book, 1);
  undo();
  expect(lines('A2', 'A3', 'B3', 'B4', 'C5')).toEqual(['_', '|', '_', '', '_']);
  pairRound(book);
  expect(lines('B3', 'B4', 'C5')).toEqual(['_', '|', '_']);
});

test('in a team knock-out the lines join teams', () => {
  const book = memoryWorkbook();
  const team = (name: string, no: number) =>
    [1, 2].map(board => [String(2 * no - 2 + board), `${name} ${board}`, '1d', name, String(board), '', '']);
  const teams = ['Oaks', 'Pines', 'Elms', 'Limes'].flatMap((name, i) => team(name, i + 1));
  book.addSheet('Wall list', [['No', 'Name', 'Rank', 'Team', 'Board', 'R1', 'R2'], ...teams]);
  book.addSheet('Settings', [
    ['Setting', 'Value'],
    ['System', 'Knock-out'],
    ['Teams', 'yes'],
    ['Rounds', '2'],
  ]);
  book.addSheet('Bracket', []);
  book.writeFormula({ sheet: 'Bracket', row: 0, column: 0 }, '=BRACKET(WallList, Settings)');
  book.select('Wall list');
  pairRound(book);
  // Four teams, eight players.
  expect(['A2', 'A8', 'A10'].map(a1 => book.line('Bracket', a1))).toEqual(['_', '_|', '']);
});

/** A sheet that notes where lines are drawn. */
function sheetOf(rows: number, columns: number, refuses = false) {
  const drawn: string[] = [];
  const getRangeList = (addresses: readonly string[]) => ({
    setBorder: (...[top, , bottom, right]: readonly (boolean | null)[]) => {
      if (refuses) throw new Error('You are trying to edit a protected cell or object.');
      drawn.push(
        `${top === false ? 'none' : bottom ? 'below' : right ? 'right' : '?'} ${addresses.join(' ')}`,
      );
    },
  });
  return { drawn, sheet: { getMaxRows: () => rows, getMaxColumns: () => columns, getRangeList } };
}

describe('in Google', () => {
  beforeEach(() => vi.stubGlobal('SpreadsheetApp', { flush: () => undefined }));
  afterEach(() => vi.unstubAllGlobals());
  const lines = {
    within: place(1, 0, 8, 3),
    below: [place(1, 0, 1, 1), place(4, 2, 1, 1), place(7, 0, 1, 1)],
    right: [place(2, 0, 6, 1)],
  };

  test('the old lines go, then the new ones come', () => {
    const { drawn, sheet } = sheetOf(100, 26);
    drawLines(sheet, lines);
    expect(drawn).toEqual(['none A2:C9', 'below A2:A2 C5:C5 A8:A8', 'right A3:A8']);
  });

  test('a sheet that somebody has made smaller is drawn as far as it reaches', () => {
    const { drawn, sheet } = sheetOf(5, 2);
    drawLines(sheet, lines);
    expect(drawn).toEqual(['none A2:B5', 'below A2:A2', 'right A3:A5']);
  });

  test('a protected sheet stays without lines, and nothing fails', () => {
    const { drawn, sheet } = sheetOf(100, 26, true);
    expect(() => drawLines(sheet, lines)).not.toThrow();
    expect(drawn).toEqual([]);
  });
});

test('the final has its line before it is drawn: two who are left meet in any draw', () => {
  const book = tournamentBook(4, 2, 'Knock-out');
  pairRound(book);
  const column = (letter: string): string =>
    [2, 3, 4, 5, 6, 7].map(row => book.line('Bracket', `${letter}${row}`) || '.').join(' ');
  expect([column('A'), column('B')]).toEqual(['_ | _| . _ |', '. _ | | | _|']);
});
