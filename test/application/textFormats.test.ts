import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTournament } from '../../src/application/read/openTournament';
import { makeA1 } from '../../src/sheet/cells/cell';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

/** A column of a round that was pasted over with formats gets its text format back, and dates their text where that is certain. */

const LIST = 'Wall list';
const remarks = (book: MemoryWorkbook) => expectView(book, { ask: 'check' }, 'problems').problems;
const lost = (book: MemoryWorkbook) =>
  remarks(book).find(({ sentence }) => sentence.includes('lost their text format'));

function press(book: MemoryWorkbook): string | undefined {
  const mend = lost(book)?.mends?.[0]?.mend ?? '';
  return expectView(book, { ask: 'mend', mend }, 'problems').undo?.action;
}

/** The cells of the first round, from the first player on. */
const cellsOf = (book: MemoryWorkbook, round = 1): readonly string[] => {
  const { reading } = openTournament(book.workbook)!;
  const column = reading.rounds[round - 1]![0]!;
  return reading.rows.map(row => makeA1(row, column));
};

/** The round is pasted over: values stay, and what looks like a date becomes one, by month and day or by day and month. */
function pasteOver(book: MemoryWorkbook, cells: readonly string[], isDayFirst = false): void {
  for (const a1 of cells) {
    const value = book.cell(LIST, a1);
    const [, one, two] = /^(\d+)-(\d+)$/.exec(String(value)) ?? [];
    const [month, day] = isDayFirst ? [Number(two), Number(one)] : [Number(one), Number(two)];
    const isDate = month >= 1 && month <= 12 && day >= 1 && day <= 28;
    book.paste(LIST, a1, isDate ? new Date(2026, month - 1, day) : value);
  }
}

/** Eight players whose first round is played, with a handicap game: 2 lost to 1 with three stones, typed without its colour. */
function withHandicap(): MemoryWorkbook {
  const book = tournamentBook(8);
  const cells = cellsOf(book);
  const typed = ['2+3', '1-3', '4+', '3-', '6+', '5-', '8+', '7-'];
  cells.forEach((a1, i) => book.type(LIST, a1, typed[i]!));
  return book;
}

describe('a column of a round without its text format', () => {
  test('is seen at the next look, and has it again after one press', () => {
    const book = tournamentBook(8);
    pairRound(book);
    expect(lost(book)).toBeUndefined();
    const cells = cellsOf(book);
    const before = book.values(LIST);
    pasteOver(book, cells);
    const view = ask(book, { ask: 'state' });
    expect(JSON.stringify(view)).toContain('lost their text format');
    expect(lost(book)?.sentence).toMatch(/^Cells of rounds in [A-Z] have lost/);
    press(book);
    expect(cells.every(a1 => book.isText(LIST, a1))).toBe(true);
    expect(book.values(LIST)).toEqual(before);
    expect(lost(book)).toBeUndefined();
  });

  test.each([false, true])(
    'reads a date as what was typed by the cell of the opponent, day first: %s',
    isDayFirst => {
      const book = withHandicap();
      const cells = cellsOf(book);
      const before = book.values(LIST);
      pasteOver(book, cells, isDayFirst);
      expect(book.cell(LIST, cells[1]!)).toBeInstanceOf(Date);
      expect(lost(book)?.mends?.[0]).toMatchObject({
        label: expect.stringContaining('Text format for'),
        becomes: [expect.stringMatching(/→ 1-3$/)],
      });
      const action = press(book);
      expect(book.values(LIST)).toEqual(before);
      expect(lost(book)).toBeUndefined();
      // Undo gives the cell back as it was read, and no other changes.
      expectView(book, { ask: 'undo', action: action! }, 'undone');
      expect(book.cell(LIST, cells[1]!)).toBe(isDayFirst ? '2026-03-01' : '2026-01-03');
      expect(cellsOf(book).flatMap((a1, i) => (i === 1 ? [] : [book.cell(LIST, a1)]))).toEqual(
        cells.flatMap((a1, i) => (i === 1 ? [] : [before[i + 1]![cellColumn(a1)]])),
      );
    },
  );

  test('asks which of two a date was where the opponent does not say', () => {
    const book = withHandicap();
    const cells = cellsOf(book);
    book.type(LIST, cells[0]!, '');
    pasteOver(book, cells);
    expect(lost(book)?.mends?.[0]?.becomes).toBeUndefined();
    press(book);
    // The date itself keeps its format: as text it would be a number.
    expect(book.isText(LIST, cells[1]!)).toBe(false);
    const asked = remarks(book).find(({ sentence }) => sentence.includes('into a date'));
    expect(asked?.mends?.map(({ label }) => label)).toEqual([
      expect.stringContaining('1-3'),
      expect.stringContaining('3-1'),
    ]);
    expectView(book, { ask: 'mend', mend: asked!.mends![0]!.mend }, 'problems');
    expect([book.cell(LIST, cells[1]!), book.isText(LIST, cells[1]!)]).toEqual(['1-3', true]);
  });

  test('is not told of a list whose cells never had it', () => {
    const book = tournamentBook(8);
    pairRound(book);
    const { list } = openTournament(book.workbook)!;
    const down = Array.from({ length: list.values.length - 1 }, (_, i) => i + 1);
    for (let round = 1; round <= 5; round++) {
      const [first = ''] = cellsOf(book, round);
      pasteOver(
        book,
        down.map(row => makeA1(row, cellColumn(first))),
      );
    }
    expect(lost(book)).toBeUndefined();
  });

  test('N12: is told where all rounds of all players were pasted over: the blank rows below still have it', () => {
    const book = withHandicap();
    const before = book.values(LIST);
    const all = [1, 2, 3, 4, 5].flatMap(round => cellsOf(book, round));
    pasteOver(book, all);
    expect(lost(book)?.mends?.[0]?.becomes).toEqual([expect.stringMatching(/→ 1-3$/)]);
    press(book);
    expect(book.values(LIST)).toEqual(before);
    expect(all.every(a1 => book.isText(LIST, a1))).toBe(true);
    expect(lost(book)).toBeUndefined();
  });

  // N64
  test('blank rows between the players get it back, and those below, by one press', () => {
    const book = tournamentBook(8);
    const [title = ''] = cellsOf(book);
    // The third player is gone, and the whole column is pasted over but for a few rows at its end.
    book.type(LIST, 'B4', '');
    book.type(LIST, 'C4', '');
    for (const a1 of [title.replace('2', '4'), title.replace('2', '12'), title.replace('2', '14')])
      book.paste(LIST, a1, '');
    const blank = title.replace('2', '4');
    expect(book.isText(LIST, blank)).toBe(false);
    press(book);
    expect([4, 12, 14].map(row => book.isText(LIST, title.replace('2', String(row))))).toEqual([
      true,
      true,
      true,
    ]);
    expect(lost(book)).toBeUndefined();
  });

  test('of a list below a heading, the cells of the list get it back', () => {
    const book = withHandicap();
    book.insertRow(LIST, 0);
    book.insertRow(LIST, 0);
    book.type(LIST, 'A1', 'Spring Cup, the players');
    const cells = cellsOf(book).map(a1 => a1.replace(/\d+/, row => String(Number(row) + 2)));
    expect(book.cell(LIST, cells[0]!)).toBe('2+3');
    pasteOver(book, cells);
    press(book);
    expect(cells.map(a1 => book.isText(LIST, a1))).toEqual(cells.map(() => true));
    expect(lost(book)).toBeUndefined();
  });

  test('blank rows below the players alone are not told', () => {
    const book = tournamentBook(8);
    pairRound(book);
    const [title = ''] = cellsOf(book);
    book.paste(LIST, title.replace('2', '14'), '');
    expect(lost(book)).toBeUndefined();
  });

  test('a column of colours beside its round gets it back, and the date of its round its text', () => {
    const book = withHandicap();
    const letters = cellsOf(book, 2).map(a1 => a1.replace(/\d+/, ''));
    book.type(LIST, `${letters[0]}1`, 'Colour');
    const stones = ['w', 'b', 'b', 'w', 'b', 'w', 'b', 'w'];
    stones.forEach((colour, i) => book.type(LIST, `${letters[0]}${i + 2}`, colour));
    expect(openTournament(book.workbook)!.reading.results).toHaveLength(1);
    const before = book.values(LIST);
    for (const row of [2, 3, 4]) book.paste(LIST, `${letters[0]}${row}`, stones[row - 2]!);
    pasteOver(book, cellsOf(book));
    expect(book.cell(LIST, cellsOf(book)[1]!)).toBeInstanceOf(Date);
    expect(lost(book)?.sentence).toContain(letters[0]);
    press(book);
    expect(book.values(LIST)).toEqual(before);
    expect([2, 3, 4].every(row => book.isText(LIST, `${letters[0]}${row}`))).toBe(true);
    expect(lost(book)).toBeUndefined();
  });

  test('whatever is pasted over in a played event, one press gives all back', () => {
    const paste = fc.record({ round: fc.constantFrom(1, 2), some: fc.nat(), isDayFirst: fc.boolean() });
    fc.assert(
      fc.property(fc.array(paste, { minLength: 1, maxLength: 2 }), pastes => {
        const book = tournamentBook(12);
        for (const round of [1, 2]) {
          pairRound(book);
          playRound(book, round);
        }
        const before = book.values(LIST);
        for (const { round, some, isDayFirst } of pastes)
          pasteOver(book, cellsOf(book, round).slice(some % 12), isDayFirst);
        if (lost(book)) press(book);
        expect(book.values(LIST)).toEqual(before);
        expect([1, 2].flatMap(round => cellsOf(book, round)).every(a1 => book.isText(LIST, a1))).toBe(true);
      }),
      { numRuns: 4 },
    );
  });
});

const cellColumn = (a1: string): number => a1.charCodeAt(0) - 65;
