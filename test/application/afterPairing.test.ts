import { describe, expect, test } from 'vitest';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, column, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

/** Something that round 2 was paired by is another now: twelve players, round 1 is over, round 2 in play. */

const paired = tournamentBook(12);
pairRound(paired);
playRound(paired, 1);
pairRound(paired);

const LIST = 'Wall list';
const noOf = (label: unknown): number => Number(/^\d+/.exec(String(label))?.[0]);
const past = (book: MemoryWorkbook) => expectView(book, { ask: 'state' }, 'past changed');
const details = (book: MemoryWorkbook) => expectView(book, { ask: 'state' }, 'details changed');
const logged = (book: MemoryWorkbook): string =>
  book
    .values('Log')
    .map(line => String(line[2]))
    .join('\n');

/** Turns the result of a table of round 1. */
function turn(book: MemoryWorkbook, table: number): void {
  const [one = 0, other = 0] = ['B', 'C'].map(letter => noOf(book.cell('Round 1', `${letter}${table + 3}`)));
  const turned = (no: number): string =>
    String(book.cell(LIST, `H${no + 1}`)).replace(/[+-]/, sign => (sign === '+' ? '-' : '+'));
  const cells = [one, other].map(turned);
  [one, other].forEach((no, i) => book.type(LIST, `H${no + 1}`, cells[i] ?? ''));
}

/** The games of round 2 as the list has them, `1-3` with the lower number first. */
const games = (book: MemoryWorkbook): readonly string[] =>
  column(book, 'I', 12).flatMap((cell, i) => (noOf(cell) > i + 1 ? [`${i + 1}-${noOf(cell)}`] : []));

describe('a past result', () => {
  test('names each game that the round would not have, with its two players', () => {
    for (const tables of [[1], [2], [1, 2], [3, 5], [2, 4, 6]]) {
      const book = paired.copy();
      const before = games(book);
      tables.forEach(table => turn(book, table));
      const told = past(book).impact[2] ?? '';
      const named = [...told.matchAll(/(\d+) Player \d+ \([^)]*\) – (\d+) Player/g)].map(
        ([, one, other]) => `${one}-${other}`,
      );
      const hand = { again: 'all' } as const;
      const { seen } = expectView(book, { ask: 'preview', hand }, 'preview');
      expectView(book, { ask: 'write', seen, hand }, 'changed');
      const after = games(book);
      expect(named, String(tables)).toEqual(before.filter(game => !after.includes(game)));
      expect(/same games/.test(told)).toBe(named.length === 0);
    }
  });

  test('names six players whose score has changed, and says that there are more', () => {
    const book = paired.copy();
    [1, 2, 3].forEach(table => turn(book, table));
    const scores = (): string => past(book).impact[0] ?? '';
    expect(scores().match(/Player \d/g)).toHaveLength(6);
    expect(scores()).not.toContain('…');
    turn(book, 4);
    expect(scores().match(/Player \d/g)).toHaveLength(6);
    expect(scores()).toMatch(/: 8 change\. .*, …$/);
  });

  test('affects whoever has the bye of the round in play, and nobody who has played it', () => {
    const book = tournamentBook(9);
    pairRound(book);
    playRound(book, 1);
    pairRound(book);
    const bye = 1 + column(book, 'I', 9).findIndex(cell => String(cell).startsWith('0+'));
    const tableOf = (no: number): number =>
      [1, 2, 3, 4].find(table =>
        ['B', 'C'].some(letter => noOf(book.cell('Round 1', `${letter}${table + 3}`)) === no),
      ) ?? 0;
    turn(book, tableOf(bye));
    expect(past(book).affected).toContain(bye);
    const players = ['B', 'C'].map(letter => noOf(book.cell('Round 2', `${letter}4`)));
    const table = tableOf(players[0] ?? 0);
    if (table !== tableOf(bye)) turn(book, table);
    expect(past(book).affected).toContain(players[0]);
    book.type('Round 2', 'F4', 'b');
    expectView(book, { ask: 'record' }, 'recorded');
    expect(past(book).affected.filter(no => players.includes(no))).toEqual([]);
  });

  test('counts for ratings alone as it was seen: pressed late, it is asked about again and nothing is written', () => {
    const book = paired.copy();
    turn(book, 1);
    const { seen } = past(book);
    turn(book, 2);
    const before = [book.values(LIST), book.values('Round 1'), book.values('Settings')];
    expect(ask(book, { ask: 'rate alone', seen })).toMatchObject({ view: 'past changed', rate: true });
    expect([book.values(LIST), book.values('Round 1'), book.values('Settings')]).toEqual(before);
  });

  test.each([
    ['lost', '-', true],
    ['won', '+', false],
  ])('that both had %s, once both cells say otherwise: may it count for ratings alone?', (_, sign, mayBe) => {
    const book = tournamentBook(12);
    pairRound(book);
    playRound(book, 1);
    const [one = 0, other = 0] = ['B', 'C'].map(letter => noOf(book.cell('Round 1', `${letter}4`)));
    book.type(LIST, `H${one + 1}`, `${other}${sign}/b`);
    book.type(LIST, `H${other + 1}`, `${one}${sign}/w`);
    const { seen } = expectView(book, { ask: 'preview' }, 'odd results');
    ask(book, { ask: 'settle results', seen, keep: true });
    pairRound(book);
    book.type(LIST, `H${one + 1}`, `${other}=/b`);
    expect(past(book).rate).toBe(false);
    book.type(LIST, `H${other + 1}`, `${one}=/w`);
    expect(past(book).rate).toBe(mayBe);
  });

  test('moves a prize that is typed in the last row of the range, and none below it', () => {
    const book = paired.copy();
    expectView(book, { ask: 'prizes' }, 'prizes written');
    book.type('Prizes', 'A32', 1);
    book.type('Prizes', 'B32', 500);
    turn(book, 1);
    turn(book, 2);
    const prizes = (): string => past(book).impact[3] ?? '';
    expect(prizes()).not.toMatch(/500|250/);
    book.type('Prizes', 'A31', 1);
    book.type('Prizes', 'B31', 500);
    expect(prizes()).toMatch(/^Prizes, if it ended now: [1-9]/);
    expect(prizes()).toMatch(/500|250/);
  });

  test.each([
    ['$A$1:$D$33', 33, true],
    ['A1:D33', 33, true],
    ['A1:D20', 20, true],
    ['A1:D20', 21, false],
  ])('moves a prize as far as the formula reads: %s, typed in row %i', (range, row, isMoved) => {
    const book = paired.copy();
    expectView(book, { ask: 'prizes' }, 'prizes written');
    const [head = []] = book.workbook.formulas('Prizes');
    const at = head.findIndex(formula => formula.startsWith('=PRIZES('));
    book.writeFormula({ sheet: 'Prizes', row: 0, column: at }, `=PRIZES(WallList; ${range} ;Settings)`);
    book.type('Prizes', `A${row}`, 1);
    book.type('Prizes', `B${row}`, 500);
    turn(book, 1);
    turn(book, 2);
    expect(/500|250/.test(past(book).impact[3] ?? '')).toBe(isMoved);
  });
});

describe('a rank', () => {
  test('that is taken away, or comes, is told with a dash for none, in the question and in the Log', () => {
    const book = paired.copy();
    const rank = book.cell(LIST, 'C9');
    book.type(LIST, 'C9', '');
    const [gone] = details(book).changes;
    expect(gone?.sentence).toMatch(new RegExp(`${String(rank)}.*–`));
    ask(book, { ask: 'settle details', seen: details(book).seen, keep: true });
    expect(logged(book)).toContain(`${String(rank)} → –`);
    expectView(book, { ask: 'state' }, 'results missing');
  });

  test('is kept, and another that changes later is asked about', () => {
    const book = paired.copy();
    book.type(LIST, 'C9', '10k');
    ask(book, { ask: 'settle details', seen: details(book).seen, keep: true });
    expectView(book, { ask: 'state' }, 'results missing');
    book.type(LIST, 'C10', '11k');
    expect(details(book).changes).toHaveLength(2);
    book.type(LIST, 'C10', paired.cell(LIST, 'C10'));
    expectView(book, { ask: 'state' }, 'results missing');
    book.type(LIST, 'C9', '9k');
    expect(details(book).changes).toHaveLength(1);
  });

  test('that was kept is asked about again once that is undone', () => {
    const book = paired.copy();
    book.type(LIST, 'C9', '10k');
    ask(book, { ask: 'settle details', seen: details(book).seen, keep: true });
    const { undo } = expectView(book, { ask: 'state' }, 'results missing');
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(details(book).changes).toHaveLength(1);
  });

  test('is put back in its own cell, and those of others stay', () => {
    const book = paired.copy();
    const before = column(book, 'C', 12);
    book.type(LIST, 'C9', '10k');
    ask(book, { ask: 'settle details', seen: details(book).seen, keep: false });
    expect(column(book, 'C', 12)).toEqual(before);
    expectView(book, { ask: 'state' }, 'results missing');
  });

  test('that moves a start is told with both starts and the places', () => {
    const book = paired.copy();
    book.type(LIST, 'C9', '1k');
    const { impact } = details(book);
    expect(impact[0]).toMatch(/Player 8 \S+ → \S+/);
    expect(impact).toHaveLength(2);
  });
});

test('changes that are confirmed one after the other stand in one line of the announcement', () => {
  const book = paired.copy();
  playRound(book, 2);
  const rows = book.values('Settings').map(line => (line[3] === '' ? '' : String(line[0])));
  for (const [name, value] of [
    ['Bye', '8'],
    ['Absence', '0-'],
  ] as const) {
    book.type('Settings', `B${rows.indexOf(name) + 1}`, value);
    const { seen } = expectView(book, { ask: 'state' }, 'changes');
    ask(book, { ask: 'confirm changes', seen, again: false });
  }
  const lines = book.values('Tournament system').filter(([label]) => label === 'Changed after the start');
  expect(lines).toHaveLength(1);
  expect(String(lines[0]?.[1])).toMatch(/Bye.*Absence/s);
});
