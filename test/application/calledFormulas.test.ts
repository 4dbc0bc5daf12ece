/** Formulas that call our functions otherwise than the catalogue says: without the settings, with a part of them, in another row. */
import { expect, test } from 'vitest';
import type { Remarkable } from '../../src/application/protocol/protocol';
import { place, type MemoryWorkbook } from './memoryWorkbook';
import { expectView, tournamentBook } from './tournamentBook';

const prepared = tournamentBook(4, 3);

/** What Check says of this formula; a cell of the list, or of another sheet. */
function said(formula: string, at = 'Wall list!Z1', book = prepared.copy()): readonly string[] {
  const [sheet = '', a1 = ''] = at.split('!');
  if (!book.workbook.sheetNames().includes(sheet)) book.addSheet(sheet, []);
  const [row, column] = place(a1);
  book.writeFormula({ sheet, row, column }, formula);
  return checked(book).map(({ sentence, cell }) => `${cell?.sheet}!${cell?.a1} ${sentence}`);
}
const checked = (book: MemoryWorkbook): readonly Remarkable[] =>
  expectView(book, { ask: 'check' }, 'problems').problems.filter(({ sentence }) => sentence.startsWith('='));

test('a formula without the settings is told where any is typed, on every sheet but the Log', () => {
  expect(said('=SOS(WallList)')).toEqual(['Wall list!Z1 =SOS(WallList) does not know your settings.']);
  expect(said('=STANDINGS(WallList)', 'Results!C7')).toEqual([
    'Results!C7 =STANDINGS(WallList) does not know your settings.',
  ]);
  expect(said('=STANDINGS(WallList)', 'Log!Z90')).toEqual([]);
  expect([said('=SOS(WallList; Settings)'), said('=SUM(A1:A3)')]).toEqual([[], []]);
  const book = prepared.copy();
  book.values('Settings').forEach((_, row) => book.type('Settings', `B${row + 1}`, ''));
  expect(said('=SOS(WallList)', 'Wall list!Z1', book)).toEqual([]);
});

test('the settings are named as their range is, or by their cells', () => {
  const book = prepared.copy();
  const mend = (): string | undefined => checked(book)[0]?.mend;
  said('=SOS(WallList)', 'Wall list!Z1', book);
  expect(mend()).toBe('Add the settings as the last argument: =SOS(WallList; Settings)');
  book.workbook.forgetName('Settings');
  expect(mend()).toMatch(/^Add the settings as the last argument: =SOS\(WallList; 'Settings'!A1:D\d{3}\)$/);
});

test('a formula with a part of the settings is told, down to the last that is typed', () => {
  const lines = prepared.values('Settings');
  const last = lines.reduce((end, line, row) => (line.slice(1).some(cell => cell !== '') ? row + 1 : end), 0);
  expect(last).toBeGreaterThan(5);
  expect(said(`=SOS(WallList; Settings!A1:B${last})`)).toEqual([]);
  expect(said(`=SOS(WallList; Settings!A1:B${last - 1})`)).toEqual([
    `Wall list!Z1 =SOS(WallList; Settings!A1:B${last - 1}) does not know the settings that are typed further down.`,
  ]);
});

test('a column beside the list begins in its first row', () => {
  expect(said('=SOS(WallList; Settings)', 'Wall list!Z5')).toEqual([
    'Wall list!Z5 =SOS(WallList; Settings) does not stand in the first row of its range.',
  ]);
  expect(said('=STANDINGS(WallList; Settings)', 'Wall list!Z5')).toEqual([]);
  expect(said('=SOS(WallList; Settings)', 'Results!C7')).toEqual([]);
});
