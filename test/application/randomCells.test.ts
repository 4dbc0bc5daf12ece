import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CellValue } from '../../src/application/workbook/workbook';
import { answer } from '../../src/application/panel/api';
import type { MemoryWorkbook } from './memoryWorkbook';
import { slowest } from './slowest';
import { ask, pairRound, playRound, tournamentBook } from './tournamentBook';

/** Any text in any cell of the list, the settings and a Round sheet: the panel answers in words for people and writes nothing. */

const EVENTS = 6 * Number(process.env['EVENTS'] ?? 1);
/** Cells that are spoilt in one workbook. */
const CELLS = 100;

const LONG = 50_000;

const contents: fc.Arbitrary<CellValue> = fc.oneof(
  fc.string({ maxLength: 12, unit: 'grapheme' }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.date({ noInvalidDate: false }),
  fc.constantFrom(
    '',
    '__proto__',
    'constructor',
    '#REF!',
    '=1+1',
    '<script>alert(1)</script>',
    '1e309',
    '0+',
    '2?/w',
    '1+/b 3-/w',
    '2+/b#999999999999',
    '1-99',
    '3×4, 5×6',
    'R1-R99 Swiss',
    'R1-R2 Swiss; R3 Knock-out',
    'Knock-out',
    'Diagonal',
    'SOS, SOS, SOS2, CUSS',
    '{name}',
    '\u0000\u202e\ufeff',
    'x'.repeat(LONG),
    '1, '.repeat(LONG / 3),
    '9'.repeat(LONG),
    '-'.repeat(LONG),
    ' '.repeat(LONG),
  ),
);

const spoilt = fc.array(
  fc.tuple(
    fc.constantFrom('Wall list', 'Settings', 'Round 1', 'Round 2'),
    fc.oneof(fc.integer({ min: 1, max: 9 }), fc.nat({ max: 60 })),
    fc.nat({ max: 14 }),
    contents,
  ),
  { minLength: CELLS, maxLength: CELLS, size: 'max' },
);

/** What people read, with the address of each. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const INTERNAL =
  /\bundefined\b|\[object|TypeError|RangeError|Cannot read|is not a function|not iterable|unexpected/;

/** Everything but the column *In force*, which follows the settings, and what the Log says of that. */
function typedIn(book: MemoryWorkbook) {
  const { Settings = [], Log = [], ...others } = book.snapshot();
  return {
    ...others,
    Settings: Settings.map(line => [line[0], line[1], ...line.slice(3)]),
    Log: Log.filter(([, , what]) => !String(what).startsWith('In force: ')),
  };
}

test(
  'random cells',
  () => {
    const master = tournamentBook(8, 4);
    pairRound(master);
    playRound(master, 1);
    pairRound(master);
    const { timed, tell } = slowest(EVENTS > 6);
    fc.assert(
      fc.property(spoilt, cells => {
        const book = master.copy();
        for (const [sheet, row, column, value] of cells)
          book.type(sheet, `${String.fromCharCode(65 + column)}${row + 1}`, value);
        const before = typedIn(book);
        for (const request of ['state', 'check', 'preview', 'numbers', 'simulation'] as const)
          for (const text of textsIn(timed(request, () => ask(book, { ask: request })))) {
            expect(INTERNAL.test(text), `${request}: ${text.slice(0, 500)}`).toBe(false);
            expect(text.length, `${request}: ${text.slice(0, 500)}`).toBeLessThan(2000);
          }
        expect(typedIn(book)).toEqual(before);
      }),
      { numRuns: EVENTS },
    );
    tell();
  },
  600_000 + EVENTS * 60_000,
);

test('a name as long as a cell: everything goes on, and is said shortly', () => {
  const book = tournamentBook(4, 3);
  book.type('Wall list', 'B2', 'Ada '.repeat(LONG / 4));
  const { written } = pairRound(book);
  const asked = [ask(book, { ask: 'state' }), ask(book, { ask: 'check' }), written];
  expect(Math.max(...asked.flatMap(textsIn).map(({ length }) => length))).toBeLessThan(1000);
  playRound(book, 1);
  pairRound(book);
  for (const line of book.values('Log'))
    for (const cell of line) expect(String(cell).length).toBeLessThan(50_000);
  expect(ask(book, { ask: 'undo', action: '5' })).toMatchObject({ view: 'undone', kept: [] });
});

test('a list of tiebreaks as long as a cell is said shortly', () => {
  const book = tournamentBook(4, 3);
  const row = book.values('Settings').findIndex(([name]) => name === 'Tiebreaks');
  book.type('Settings', `B${row + 1}`, 'SOS, '.repeat(LONG / 5));
  const texts = (['state', 'check', 'preview'] as const).flatMap(each => textsIn(ask(book, { ask: each })));
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(2000);
});

test.each([
  ['Version', 'v'.repeat(LONG)],
  ['Event name', 'x'.repeat(LONG)],
  [
    'Changed after the start',
    Array.from({ length: 1500 }, (_, i) => `R${i % 900} ${i % 2 ? 'Upper bar' : 'Seed'}: a → b`).join('\n'),
  ],
  ['Forbidden pairs', '1×2, '.repeat(LONG / 5)],
  ['Stages', 'R1-R9999999 Swiss'],
  ['Bye', '__proto__'],
  ['Excluded tables', '1-99999999'],
])('forged settings are said shortly: %s', (name, value) => {
  const book = tournamentBook(4, 3);
  pairRound(book);
  playRound(book, 1);
  const row = book.values('Settings').findIndex(([title]) => title === name);
  book.type('Settings', `B${row + 1}`, value);
  const answers = (['state', 'check', 'preview'] as const).map(each => answer(book.workbook, { ask: each }));
  for (const { view, rules } of answers)
    for (const text of textsIn([view, rules])) {
      expect(text.length, text.slice(0, 200)).toBeLessThan(1500);
      expect(INTERNAL.test(text)).toBe(false);
    }
});
