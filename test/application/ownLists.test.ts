import { describe, expect, test } from 'vitest';
import { makeA1 } from '../../src/sheet/cells/cell';
import { COUNTED, OWN_LISTS, type OwnList } from '../ownLists/ownLists';
import { range } from './built';
import { FUNCTIONS } from './formulas';
import { memoryWorkbook, place, type MemoryWorkbook } from './memoryWorkbook';
import { expectView } from './tournamentBook';

/**
 * Lists as organisers keep them: a formula beside each is right, and rounds are played in it through the panel. Nothing in its sheet
 * changes but the cells of the round.
 */

const SHEET = 'Club 2026';

/** Rounds that are played in each list; `LONG=1` plays all for which it has room. */
const ROUNDS = process.env['LONG'] ? 3 : 1;

const roomOf = ({ room = 3, event }: OwnList): number => (event === 'half' ? room + 1 : room);

/** The list as somebody has typed it, at its corner of a sheet. */
function bookOf({ text, corner = 'A1' }: OwnList): MemoryWorkbook {
  const book = memoryWorkbook();
  const [row, column] = place(corner);
  book.addSheet(SHEET, []);
  range(text).forEach((line, r) =>
    line.forEach((value, c) => {
      const isFormula = String(value).startsWith('=');
      book.type(SHEET, makeA1(row + r, column + c), isFormula ? 10 : value);
      if (isFormula) book.writeFormula({ sheet: SHEET, row: row + r, column: column + c }, String(value));
    }),
  );
  book.select(SHEET);
  return book;
}

/** What a function typed beside the list shows for the players, by their numbers. */
function shownBeside({ text, titles = 0 }: OwnList, name: string): readonly (string | number)[] {
  const cells = range(text).slice(titles);
  const shown = FUNCTIONS[name]!(cells).map(([cell]) => cell ?? '');
  const titleOf = (line: readonly (string | number)[]): number => line.findIndex(one => one === 'No');
  const numbers = titleOf(cells[0] ?? []);
  const players = cells.flatMap((line, row) =>
    shown[row] === '' || row === 0 ? [] : [[Number(line[numbers]), shown[row] ?? ''] as const],
  );
  return (numbers < 0 ? players : [...players].sort(([a], [b]) => a - b)).map(([, value]) => value);
}

/** The results that the round before lacks. */
function typeMissing(book: MemoryWorkbook): void {
  for (const [at, result] of Object.entries({ F5: '7+', F6: '6+', F7: '5-', F8: '4-' }))
    book.type(SHEET, at, result);
}

/** The system that is proposed for a list, which is taken. */
function adopt(book: MemoryWorkbook): string {
  const { ways } = expectView(book, { ask: 'preview', choose: true }, 'ready');
  const [{ value, label } = { value: '', label: 'nothing' }] = ways?.choices ?? [];
  expectView(book, { ask: 'adopt', way: value }, 'preview');
  return label;
}

/** What its columns say of a list. */
const proposedFor = ({ event }: OwnList): string =>
  event === 'starts' ? 'McMahon' : event === 'teams' ? 'Swiss, Teams' : 'Swiss';

/** Plays the round that is open: each game in its sheet is won by Black. */
function playRound(book: MemoryWorkbook): number {
  const { seen } = expectView(book, { ask: 'preview', choose: true }, 'preview');
  const { round } = expectView(book, { ask: 'write', seen }, 'written');
  const sheet = book.workbook
    .sheetNames()
    .filter(name => name !== SHEET && name !== 'Log' && name !== 'Settings')
    .find(name => name.includes(String(round)));
  book.values(sheet ?? '').forEach((line, row) => {
    if (row > 2 && line[2]) book.type(sheet ?? '', `F${row + 1}`, 'b');
  });
  expectView(book, { ask: 'record' }, 'recorded');
  return round;
}

/** The cells of a sheet that differ. */
const changed = (before: readonly (readonly unknown[])[], after: readonly (readonly unknown[])[]) =>
  after.flatMap((line, row) =>
    line.flatMap((value, column) => {
      const was = before[row]?.[column] ?? '';
      return value === was ? [] : [{ column, was: String(was) }];
    }),
  );

describe.each(OWN_LISTS)('$name', list => {
  const counted: Readonly<Record<string, readonly number[]>> = COUNTED[list.event ?? 'eight'];

  test.each(Object.keys(counted))('%s beside it', name => {
    expect(shownBeside(list, name)).toEqual(counted[name]);
  });

  test('L6: it is adopted by one press, rounds are played in it, and nothing else in its sheet is touched', () => {
    const book = bookOf(list);
    if (list.event === 'half') typeMissing(book);
    const typed = JSON.stringify(book.values(SHEET));
    expect(adopt(book)).toBe(proposedFor(list));
    expect(JSON.stringify(book.values(SHEET))).toBe(typed);
    for (let played = 0; played < Math.min(ROUNDS, roomOf(list)); played++) {
      const before = book.values(SHEET);
      const formulas = book.workbook.formulas(SHEET);
      playRound(book);
      const cells = changed(before, book.values(SHEET));
      // A list with colours in a column of their own has that filled, too.
      const most = list.name === 'a colour beside each round' ? 2 : 1;
      expect(new Set(cells.map(({ column }) => column)).size).toBe(most);
      expect(cells.map(({ was }) => was).filter(was => was !== '' && !was.endsWith('?'))).toEqual([]);
      expect(book.workbook.formulas(SHEET)).toEqual(formulas);
    }
  });
});
