import { describe, expect, test } from 'vitest';
import {
  foreignCell,
  keepOneSheet,
  madeSheets,
  bringMadeSheetsUpToDate,
} from '../../src/application/write/madeSheets';
import { isMade, strangers } from '../../src/application/write/ourSheets';
import { cellsOfAction } from '../../src/application/undo/cellsOfAction';
import { splitText } from '../../src/sheet/frame/splitText';
import { makeText } from '../../src/sheet/wording';
import type { Block } from '../../src/sheet/cells/block';
import { cup, GAMES, ROUND, text, tournamentOf } from './cup';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';

describe('sheets', () => {
  test('that Wallist makes are known by their names in every language', () => {
    for (const name of [
      'Wall list',
      'Settings',
      'Standings',
      'Prizes',
      'Round 3',
      'Runde 3',
      'Report on round 2',
      'Round 1 (undone)',
    ])
      expect([name, isMade(name)]).toEqual([name, true]);
    for (const name of ['Log', 'Money', 'Round', 'Cup']) expect([name, isMade(name)]).toEqual([name, false]);
  });

  test('of an action are those that it made, that are there, and that are no organiser’s', () => {
    const book = cup();
    book.addSheet('Round 1', []);
    book.addSheet('Money', []);
    const blocks = [ROUND, ROUND, { ...ROUND, sheet: 'Money' }, { ...ROUND, sheet: 'Round 2' }, GAMES];
    expect(madeSheets(book.workbook, blocks)).toEqual(['Round 1']);
  });

  test('hold something foreign in the first cell that the action did not write', () => {
    const book = cup();
    book.addSheet('Round 1', [['1', 'Ada']]);
    expect(foreignCell(book.workbook, 'Round 1', [ROUND])).toBe(undefined);
    book.type('Round 1', 'A1', '');
    expect(foreignCell(book.workbook, 'Round 1', [ROUND])).toBe(undefined);
    book.type('Round 1', 'B1', 'Eve');
    expect(foreignCell(book.workbook, 'Round 1', [ROUND])).toEqual({
      cell: { sheet: 'Round 1', a1: 'B1' },
      wrote: ROUND.after[0]?.[1],
      found: 'Eve',
    });
    const formula: Block = { ...ROUND, sheet: 'Standings', after: [['', '=STANDINGS(A1)']] };
    book.addSheet('Standings', []);
    book.writeFormula({ sheet: 'Standings', row: 0, column: 1 }, '=STANDINGS(A1)');
    // What a formula shows below and beside it is no text of anybody.
    book.type('Standings', 'C2', 'Ada');
    expect(foreignCell(book.workbook, 'Standings', [formula])).toBe(undefined);
    book.type('Standings', 'A2', 'mine');
    expect(foreignCell(book.workbook, 'Standings', [formula])).toEqual({
      cell: { sheet: 'Standings', a1: 'A2' },
      wrote: '',
      found: 'mine',
    });
  });

  test('hold something foreign where a formula was typed, or a text above and beside those of the action', () => {
    const foreign = (block: Block, change: (book: MemoryWorkbook) => void) => {
      const book = cup();
      book.addSheet('Standings', []);
      change(book);
      return foreignCell(book.workbook, 'Standings', [
        { ...ROUND, row: 9 },
        { ...block, sheet: 'Standings' },
      ])?.cell.a1;
    };
    const page: Block = { ...ROUND, after: [[''], ['=STANDINGS(A1)'], ['a note']] };
    const filled = (book: MemoryWorkbook): void => {
      book.writeFormula({ sheet: 'Standings', row: 1, column: 0 }, '=STANDINGS(A1)');
      book.type('Standings', 'A3', 'a note');
    };
    expect(foreign(page, filled)).toBe(undefined);
    const also = (a1: string, value: string) => (book: MemoryWorkbook) => {
      filled(book);
      book.type('Standings', a1, value);
    };
    expect(foreign(page, also('A1', 'mine'))).toBe('A1');
    // A text of the action's own that was changed is no answer of the formula above it.
    expect(foreign(page, also('A3', 'my note'))).toBe('A3');
    // What the action wrote into another sheet counts there.
    expect(foreign(page, book => book.type('Standings', 'A10', '1'))).toBe('A10');
    expect(
      foreign(page, book => book.writeFormula({ sheet: 'Standings', row: 4, column: 2 }, '=TODAY()')),
    ).toBe('C5');
  });

  test('are deleted only if nothing stands in them and no formula names them', () => {
    const book = cup();
    for (const name of ['Round 1', 'Round 2', 'Round 3', 'Round 4']) book.addSheet(name, []);
    book.type('Round 2', 'C9', 'x');
    book.writeFormula({ sheet: 'Round 3', row: 0, column: 0 }, '=1');
    book.writeFormula({ sheet: 'Cup', row: 8, column: 0 }, "=COUNTA('Round 4'!A1:A9)");
    const blocks = [1, 2, 3, 4].map(round => ({ ...ROUND, sheet: `Round ${round}` }));
    bringMadeSheetsUpToDate(book.workbook, text, blocks, undefined);
    expect(book.workbook.sheetNames()).toEqual([
      'Sheet1',
      'Cup',
      'Round 2 (undone)',
      'Round 3 (undone)',
      'Round 4',
    ]);
  });

  test('leave a sheet behind when they were all, and the look goes back to where it was', () => {
    const book = memoryWorkbook();
    book.removeSheet('Sheet1');
    book.addSheet('Wall list', []);
    book.addSheet('Log', [['x']]);
    book.select('Wall list');
    keepOneSheet(book.workbook, text, [{ ...ROUND, sheet: 'Wall list' }]);
    bringMadeSheetsUpToDate(book.workbook, text, [{ ...ROUND, sheet: 'Wall list' }], undefined);
    expect(book.workbook.sheetNames()).toEqual(['Sheet1', 'Log']);
    const other = cup();
    other.addSheet('Round 1', []);
    other.select('Round 1');
    bringMadeSheetsUpToDate(other.workbook, text, [ROUND], GAMES);
    expect(other.selected()).toBe('Cup!1,3');
    // Who looks at something else goes on doing so; the sheet that is left is shown.
    const third = cup();
    third.addSheet('Round 1', []);
    bringMadeSheetsUpToDate(third.workbook, text, [ROUND], GAMES);
    expect([third.selected(), third.workbook.activeSheet()]).toEqual(['Sheet1!A1', 'Cup']);
    expect(book.workbook.activeSheet()).toBe('Sheet1');
    book.removeSheet('Sheet1');
    keepOneSheet(book.workbook, text, [GAMES]);
    expect(book.workbook.sheetNames()).toEqual(['Log']);
  });

  test('that are of no round keep their names with what was typed into them', () => {
    const book = cup();
    book.addSheet('Standings', [['mine']]);
    bringMadeSheetsUpToDate(book.workbook, text, [{ ...ROUND, sheet: 'Standings' }], undefined);
    expect(book.workbook.sheetNames()).toEqual(['Sheet1', 'Cup', 'Standings']);
  });

  test('are deleted at the second try, unless somebody has typed there meanwhile', () => {
    for (const typed of ['', 'mine']) {
      const book = cup();
      book.addSheet('Round 1', []);
      let tries = 0;
      const removeSheet = (name: string): void => {
        tries += 1;
        if (tries > 1) book.workbook.removeSheet(name);
        else book.type('Round 1', 'A1', typed);
      };
      bringMadeSheetsUpToDate({ ...book.workbook, removeSheet }, text, [ROUND], undefined);
      expect(book.workbook.sheetNames().includes('Round 1')).toBe(typed !== '');
      expect(tries).toBe(typed === '' ? 2 : 1);
    }
    // Once is enough where it works.
    const book = cup();
    book.addSheet('Round 1', []);
    const removed: string[] = [];
    const removeSheet = (name: string): void => {
      removed.push(name);
      book.workbook.removeSheet(name);
    };
    bringMadeSheetsUpToDate({ ...book.workbook, removeSheet }, text, [ROUND], undefined);
    expect(removed).toEqual(['Round 1']);
  });
});

describe('the tournament owns', () => {
  const ownedOf = (book: MemoryWorkbook, block: Block): boolean =>
    strangers(book.workbook, tournamentOf(book), [block], cellsOfAction(book.workbook, [block])).length === 0;
  const at = (sheet: string, row: number, column: number, after = 'x'): Block => ({
    sheet,
    row,
    column,
    before: [['']],
    after: [[after]],
  });

  test('the columns that it is read from, its formulas, its own sheets, and a text that it has split', () => {
    const book = cup();
    book.writeFormula({ sheet: 'Cup', row: 0, column: 6 }, '=SOS(A1:D3)');
    book.writeFormula({ sheet: 'Cup', row: 1, column: 7 }, '=SUM(A1:D3)');
    book.addSheet('Standings', [['x']]);
    book.addSheet('Paste', [['No;Name;R1']]);
    expect(
      [0, 1, 2, 3, 4, 5, 6, 7].map(column => ownedOf(book, at('Cup', column === 7 ? 1 : 0, column))),
    ).toEqual([true, true, true, true, false, false, true, false]);
    expect(ownedOf(book, at('Standings', 5, 5))).toBe(true);
    expect(ownedOf(book, at('Paste', 0, 0))).toBe(false);
    const lines = ['No;Name;Club;R1', '1;Ada;Oslo;2+', '2;Ben;Oslo;1-'];
    const parts = lines.map(line => line.split(';'));
    const split: Block = {
      sheet: 'Paste',
      row: 0,
      column: 0,
      before: lines.map(line => [line, '', '', '']),
      after: parts,
    };
    expect(ownedOf(book, split)).toBe(true);
    expect(ownedOf(book, { ...split, before: split.after, after: split.before })).toBe(true);
    expect(ownedOf(book, { ...split, after: parts.map(([no = '', ...rest]) => [`${no}!`, ...rest]) })).toBe(
      false,
    );
  });

  test('no formula of the organiser’s, though one of ours is part of it', () => {
    const book = cup();
    ['=SOS (A1:D3)', '= sos(A1:D3)', '=IF(A1=SOS(A1:D3);1)', '=MYSOS(A1:D3)'].forEach((formula, row) =>
      book.writeFormula({ sheet: 'Cup', row, column: 6 }, formula),
    );
    expect([0, 1, 2, 3].map(row => ownedOf(book, at('Cup', row, 6)))).toEqual([true, true, false, false]);
  });

  test('the columns of a list that begins elsewhere', () => {
    const book = memoryWorkbook();
    book.addSheet('Cup', [
      ['Paid', 'To', 'No', 'Name', 'Rank', 'R1', 'Notes'],
      ['', '', 1, 'Ada', '1d', '', ''],
    ]);
    book.workbook.nameArea('WallList', { sheet: 'Cup', row: 0, column: 2, rows: 2, columns: 4 });
    book.select('Cup');
    expect([0, 1, 2, 3, 4, 5, 6].map(column => ownedOf(book, at('Cup', 1, column)))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
    // Its name does not make all of the list's sheet ours.
    const named = memoryWorkbook();
    named.addSheet('Wall list', [
      ['No', 'Name', 'R1', 'Paid'],
      [1, 'Ada', '', ''],
    ]);
    named.select('Wall list');
    expect([2, 3].map(column => ownedOf(named, at('Wall list', 1, column)))).toEqual([true, false]);
  });

  test('a text that it has split under titles of any language, whatever else the action wrote', () => {
    const book = cup();
    const lines = ['1 Kask Ann 3d 2+ 3+', '2 Low Bob 2d 1- 4+', '3 May Cid 1d 4+ 1-', '4 Orr Dee 1k 3- 2-'];
    const german = makeText('de');
    const { table } = splitText(
      lines.map(line => [line]),
      kind => german(`column.${kind}`),
    )!;
    expect(table[0]?.slice(0, 3)).toEqual(['Nr.', 'Name', 'Rang']);
    const width = Math.max(...table.map(cells => cells.length));
    const after = table.map(cells => Array.from({ length: width }, (_, i) => cells[i] ?? ''));
    // The titles come first, and the last line goes down a row.
    const before = [...lines, ''].map(line => [line, ...Array<string>(width - 1).fill('')]);
    const split: Block = { sheet: 'Paste', row: 0, column: 0, before, after };
    book.addSheet('Paste', after);
    const games = { ...GAMES, after: [['2+/b'], ['1-/w']] };
    const ofBoth = [games, split];
    expect(
      strangers(book.workbook, tournamentOf(book), ofBoth, cellsOfAction(book.workbook, ofBoth)),
    ).toEqual([]);
    // One line that is another text, and it is the organiser's.
    const other = after.map((line, row) => (row === 2 ? [...line.slice(0, 1), 'x', ...line.slice(2)] : line));
    expect(ownedOf(book, { ...split, after: other })).toBe(false);
  });

  test('a sheet Wall list where the list is another one', () => {
    const book = cup();
    book.addSheet('Wall list', []);
    expect(ownedOf(book, at('Wall list', 0, 0))).toBe(true);
    book.removeSheet('Wall list');
    expect(ownedOf(memoryWorkbook(), at('Wall list', 0, 0))).toBe(true);
  });
});
