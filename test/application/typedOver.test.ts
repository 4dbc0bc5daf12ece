import { describe, expect, test } from 'vitest';
import type { MemoryWorkbook } from './memoryWorkbook';
import { column, expectConsistent, expectView, pairRound, tournamentBook } from './tournamentBook';

const noOf = (label: string): number => Number(/^\d+/.exec(label)?.[0]);
const cellOf = (label: string): string => `H${noOf(label) + 1}`;
const typeOver = (book: MemoryWorkbook, label: string, text: string): void =>
  book.type('Wall list', cellOf(label), text);
/** The rows of a Round sheet below its titles: tables, Black, White. */
const sheetOf = (book: MemoryWorkbook, round: number) =>
  book
    .values(`Round ${round}`)
    .slice(3)
    .map(line => line.slice(0, 3));
const logged = (book: MemoryWorkbook): readonly string[] => book.values('Log').map(line => String(line[2]));

/** What the panel says of the round in play, with what it offers. */
const warningsOf = (book: MemoryWorkbook) =>
  expectView(book, { ask: 'state' }, 'results missing').warnings ?? [];
const mendsOf = (book: MemoryWorkbook) => warningsOf(book).flatMap(({ mends = [] }) => mends);

const press = (book: MemoryWorkbook, offer: { readonly mend: string } | undefined) =>
  expectView(book, { ask: 'mend', mend: offer?.mend ?? '' }, 'problems');

/** Round 1 of nine players, published, where two games have exchanged their White players in the list. */
function exchanged() {
  const book = tournamentBook(9);
  pairRound(book);
  expectView(book, { ask: 'publish', round: 1 }, 'changed');
  const [one, two] = expectView(book, { ask: 'state' }, 'results missing').games ?? [];
  if (!one || !two) throw new Error('too few games');
  const labels = { a: one.black, b: one.white, c: two.black, d: two.white };
  typeOver(book, labels.a, `${noOf(labels.d)}?/b`);
  typeOver(book, labels.d, `${noOf(labels.a)}?/w`);
  typeOver(book, labels.c, `${noOf(labels.b)}?/b`);
  typeOver(book, labels.b, `${noOf(labels.c)}?/w`);
  return { book, ...labels };
}

describe('games typed over in the list after the round was published', () => {
  test('nothing is written before a press, which is offered once', () => {
    const { book, a, d } = exchanged();
    const before = [sheetOf(book, 1), logged(book)];
    const [offer, ...others] = mendsOf(book);
    expect(others).toEqual([]);
    expect(offer?.label).toMatch(/^Take it into the sheet of round 1: /);
    expect(offer?.label).toContain(`1: ${a} – ${d}`);
    expect([sheetOf(book, 1), logged(book).slice(0, -1)]).toEqual(before);
    expect(logged(book)[logged(book).length - 1]).toMatch(/^Work by hand on round 1 begins: /);
  });

  test('they take the free tables, get a line with the time below the games, and a row of the Log', () => {
    const { book, a, b, c, d } = exchanged();
    const before = sheetOf(book, 1);
    const [offer] = mendsOf(book);
    press(book, offer);
    const after = sheetOf(book, 1);
    expect(after.slice(0, 2)).toEqual([
      ['1', a, d],
      ['2', c, b],
    ]);
    expect(after.slice(2, before.length)).toEqual(before.slice(2));
    expect(after[before.length]?.[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d Changed, new games: /);
    expect(after[before.length]?.[1]).toContain(`1: ${a} – ${d}; 2: ${c} – ${b}`);
    expect(logged(book)[logged(book).length - 1]).toContain(`1: ${a} – ${d}`);
    expect(warningsOf(book)).toEqual([]);
    expectConsistent(book);
  });

  test('that is taken back as any other act is; the list stays as it was typed', () => {
    const { book } = exchanged();
    const [sheet, list] = [sheetOf(book, 1), column(book, 'H', 9)];
    press(book, mendsOf(book)[0]);
    const { undo } = expectView(book, { ask: 'state' }, 'results missing');
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect([sheetOf(book, 1).slice(0, sheet.length), column(book, 'H', 9)]).toEqual([sheet, list]);
    expect(mendsOf(book)).toHaveLength(1);
  });

  test('the press is the one that was shown, however late it comes', () => {
    const { book } = exchanged();
    const [offer] = mendsOf(book);
    Object.assign(book.workbook, { now: () => '2031-01-01 12:34:56' });
    expect(mendsOf(book)).toEqual([offer]);
    press(book, offer);
    expect(sheetOf(book, 1).flat().join()).toContain('2031-01-01 12:34 Changed');
  });

  test('the whole check offers it too, as the menu does', () => {
    const { book } = exchanged();
    const { problems } = expectView(book, { ask: 'check' }, 'problems');
    expect(problems.flatMap(({ mends = [] }) => mends)).toEqual(mendsOf(book));
  });

  test('whoever gets the bye instead of a game has its line', () => {
    const book = tournamentBook(8);
    pairRound(book);
    expectView(book, { ask: 'publish', round: 1 }, 'changed');
    const [one] = expectView(book, { ask: 'state' }, 'results missing').games ?? [];
    const [a, b] = [one?.black ?? '', one?.white ?? ''];
    typeOver(book, a, '0+');
    typeOver(book, b, '0-');
    const [offer] = mendsOf(book);
    expect(offer?.label).toBe(`Take it into the sheet of round 1: Bye: ${a}`);
    press(book, offer);
    const rows = sheetOf(book, 1);
    expect(rows.filter(([, black]) => black === a)).toEqual([['Bye', a, '']]);
    expect(rows.flat()).not.toContain(b);
    expect(warningsOf(book)).toEqual([]);
  });

  test('a game that nobody plays any more leaves the sheet, which says so', () => {
    const book = tournamentBook(8);
    pairRound(book);
    expectView(book, { ask: 'publish', round: 1 }, 'changed');
    const [one] = expectView(book, { ask: 'state' }, 'results missing').games ?? [];
    const [a, b] = [one?.black ?? '', one?.white ?? ''];
    typeOver(book, a, '0-');
    typeOver(book, b, '0-');
    const [offer] = mendsOf(book);
    expect(offer?.label).toBe(`Take it out of the sheet of round 1: ${a} – ${b}`);
    press(book, offer);
    const rows = sheetOf(book, 1);
    expect(rows.filter(([, black]) => black === a)).toEqual([]);
    expect(rows.flat().join()).toContain(`Changed, no longer played: ${a} – ${b}`);
  });

  test('a game between two who had none gets the next table', () => {
    const book = tournamentBook(8);
    book.type('Wall list', 'G8', '1');
    book.type('Wall list', 'G9', '1');
    pairRound(book);
    expectView(book, { ask: 'publish', round: 1 }, 'changed');
    book.type('Wall list', 'H8', '8?/b');
    book.type('Wall list', 'H9', '7?/w');
    const [warning] = warningsOf(book).filter(({ kind, sentence }) => kind ?? sentence);
    expect(warning?.sentence).toContain('the sheet of that round does not have it');
    const [offer] = warning?.mends ?? [];
    expect(offer?.label).toContain('4: 7 Player 7');
    press(book, offer);
    const [game] = sheetOf(book, 1).filter(([at]) => at === '4');
    expect(game?.slice(1).map(label => noOf(String(label)))).toEqual([7, 8]);
  });

  test('other colours or stones keep the table', () => {
    const { book } = { book: tournamentBook(8) };
    pairRound(book);
    const [one] = expectView(book, { ask: 'state' }, 'results missing').games ?? [];
    const [a, b] = [one?.black ?? '', one?.white ?? ''];
    typeOver(book, a, `${noOf(b)}?/w2`);
    typeOver(book, b, `${noOf(a)}?/b2`);
    const [offer] = mendsOf(book);
    press(book, offer);
    expect(book.values('Round 1')[3]?.slice(0, 5)).toEqual(['1', b, a, '2', '½']);
    expect(warningsOf(book)).toEqual([]);
  });

  test.each([
    ['colours alone', '/w', '/b', true],
    ['stones alone', '/b2', '/w2', false],
  ])('other %s are one game that is new in the sheet, and none that is gone', (_, black, white, isTurned) => {
    const book = tournamentBook(8);
    pairRound(book);
    const [one, ...others] = expectView(book, { ask: 'state' }, 'results missing').games ?? [];
    const [a, b] = [one?.black ?? '', one?.white ?? ''];
    typeOver(book, a, `${noOf(b)}?${black}`);
    typeOver(book, b, `${noOf(a)}?${white}`);
    const [now, then] = isTurned ? [b, a] : [a, b];
    const [offer] = mendsOf(book);
    expect(offer?.label).toBe(`Take it into the sheet of round 1: 1: ${now} – ${then}`);
    press(book, offer);
    expect(sheetOf(book, 1)).toEqual([
      ['1', now, then],
      ...others.map(({ table, black: one, white: two }) => [table, one, two]),
    ]);
    expect(mendsOf(book)).toEqual([]);
  });

  test('colours that nobody wrote into the list are those of the sheet: nothing is to be taken over', () => {
    const book = tournamentBook(8);
    pairRound(book);
    for (const { black, white } of expectView(book, { ask: 'state' }, 'results missing').games ?? []) {
      typeOver(book, black, `${noOf(white)}?`);
      typeOver(book, white, `${noOf(black)}?`);
    }
    expect(mendsOf(book)).toEqual([]);
  });

  test('while somebody is typing, or where a line that would go has a result, nothing is offered', () => {
    const half = exchanged();
    typeOver(half.book, half.b, '');
    expect(mendsOf(half.book)).toEqual([]);
    expect(warningsOf(half.book).length).toBeGreaterThan(0);
    const typed = exchanged();
    typed.book.type('Round 1', 'F4', 'b');
    expect(mendsOf(typed.book)).toEqual([]);
    expect(warningsOf(typed.book).length).toBeGreaterThan(0);
  });
});
