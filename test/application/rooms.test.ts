import { describe, expect, test } from 'vitest';
import { writeFile, type Choices, type FileKind } from '../../src/exchange/writeFile';
import { makeSettingValue } from '../../src/sheet/settings/makeSettingValue';
import { parseSettingValue } from '../../src/sheet/settings/settingValues';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectConsistent, expectView, pairRound, tournamentBook } from './tournamentBook';

const CHOICES: Choices = { names: 'full', club: true, pin: false, hide: '', paper: 'A4', round: '' };

function set(book: MemoryWorkbook, name: string, value: string): MemoryWorkbook {
  const row = book.values('Settings').findIndex(([title]) => title === name);
  expect(row, name).toBeGreaterThan(-1);
  book.type('Settings', `B${row + 1}`, value);
  return book;
}

const made = (book: MemoryWorkbook, kind: FileKind) => {
  const { tournament } = expectView(book, { ask: 'files' }, 'files');
  return writeFile(kind, tournament!, CHOICES, 'en');
};
const page = (book: MemoryWorkbook, kind: FileKind): string =>
  new TextDecoder().decode(made(book, kind).files[0]?.bytes);
/** The first column of the pairings by table, or the second of those by name. */
const lines = (book: MemoryWorkbook, kind: FileKind, column: number): readonly string[] =>
  made(book, kind)
    .rows?.rows.map(row => row[column] ?? '')
    .filter(cell => /^\d/.test(cell)) ?? [];

describe('rooms', () => {
  test('stand beside the numbers of their tables, by table, by name, on slips, cards, the screen and the page', () => {
    const book = set(tournamentBook(10), 'Rooms', 'A: 1-2, Hall <b>: 3-4');
    const { preview } = pairRound(book);
    expect(preview.games.map(({ table }) => table)).toEqual([1, 2, 3, 4, 5]);
    const seats = ['1 · A', '2 · A', '3 · Hall <b>', '4 · Hall <b>', '5'];
    expect(lines(book, 'print tables', 0)).toEqual(seats);
    expect(lines(book, 'print names', 1).slice().sort()).toEqual([...seats, ...seats].sort());
    expect(JSON.stringify(made(book, 'print slips').rows)).toContain('Table 3 · Hall <b>"');
    for (const kind of ['print tables', 'print names', 'print slips', 'projector', 'html'] as const) {
      const html = page(book, kind);
      expect(html, kind).toContain('2 · A');
      expect(html, kind).toContain('4 · Hall &lt;b&gt;');
      expect(html, kind).not.toContain('Hall <b>');
    }
    expect(page(book, 'print table cards')).toContain('<p class="seat">4</p><p>Hall &lt;b&gt;</p>');
    expect(page(book, 'print table cards')).toContain('<p class="seat">5</p></div>');
    // The sheet of the round keeps the bare number: results are typed beside it.
    expect(
      book
        .values('Round 1')
        .slice(3, 8)
        .map(row => String(row[0])),
    ).toEqual(['1', '2', '3', '4', '5']);
    expectConsistent(book);
  });

  test.each([
    ['A: 1-20, B: 21-40', 'A: 1-20; B: 21-40'],
    ['A: 1, 3, 5-7, B: 2', 'A: 1, 3, 5-7; B: 2'],
    ['großer Saal： 1–20；Keller： 21', 'großer Saal: 1-20; Keller: 21'],
    ['A: 1, 3; B: 4', 'A: 1, 3; B: 4'],
    ['none', 'none'],
  ])('%s is read', (typed, inForce) => {
    const read = parseSettingValue(typed, { kind: 'rooms' });
    expect(makeSettingValue(read?.value, { kind: 'rooms' }, word => word)).toBe(inForce);
  });

  test.each(['A: 1-20, B: 20-40', 'A', ': 1-3', 'A: x', 'A: 9-1', 'A: B: 3'])(
    '%s is a problem that names the cell',
    typed => {
      const book = set(tournamentBook(4), 'Rooms', typed);
      const { view, ...rest } = ask(book, { ask: 'state' });
      expect([view, JSON.stringify(rest).includes('Rooms')]).toEqual(['problems', true]);
    },
  );

  test('from a table on numbers are shifted by leaving out as many', () => {
    const book = set(tournamentBook(10), 'Excluded tables', '3-22');
    expect(pairRound(book).preview.games.map(({ table }) => table)).toEqual([1, 2, 23, 24, 25]);
  });
});
