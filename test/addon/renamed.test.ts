import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MemoryWorkbook } from './memoryWorkbook';
import { addPlayer, ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const LIST = 'Wall list';

/** Ten players, two of one name; three rounds, the last one in play. */
const played = tournamentBook(8);
addPlayer(played, 9, 'Müller Thomas', '3k');
addPlayer(played, 10, 'Müller Thomas', '8k');
for (const round of [1, 2]) {
  pairRound(played);
  playRound(played, round, [2, 4]);
}
pairRound(played);

const problems = (book: MemoryWorkbook) => {
  const { problems: found } = expectView(book, { ask: 'check' }, 'problems');
  return found.filter(({ kind }) => kind !== 'topGroupSize');
};

/** Presses the button of that label, wherever Check offers it. */
function mend(book: MemoryWorkbook, label: string): void {
  const found = problems(book)
    .flatMap(({ mends = [] }) => mends)
    .find(one => one.label === label);
  expect(found, label).toBeDefined();
  ask(book, { ask: 'mend', mend: found?.mend ?? '' });
}

const RENAME = 'Write the new names into the sheets of rounds';

describe('a spelling mended in the middle of an event', () => {
  test('is a rename: no past result changed, no game is missing, one button for the sheets', () => {
    const book = played.copy();
    book.type(LIST, 'B5', 'Schroeder Bernd');
    const state = expectView(book, { ask: 'state' }, 'results missing');
    expect(state.warnings?.map(({ kind, sentence }) => kind ?? sentence)).toEqual([]);
    expect(problems(book).map(({ sentence }) => sentence)).toEqual([
      'Player 4 is Schroeder Bernd in the wall list now; the sheets of rounds have the old name (names: 1).',
    ]);
    const before = book.values('Round 3');
    mend(book, RENAME);
    expect(problems(book)).toEqual([]);
    const sheet = (text: unknown): string =>
      String(text).replace('4 Player 4 (2d)', '4 Schroeder Bernd (2d)');
    for (const round of [1, 2, 3])
      expect(book.values(`Round ${round}`).join()).toContain('4 Schroeder Bernd (2d)');
    expect(book.values('Round 3').map(line => line.map(String))).toEqual(before.map(line => line.map(sheet)));
  });

  test('does not ask again about a change that was kept', () => {
    const book = played.copy();
    const row = Number(book.values(LIST).findIndex(line => String(line[7]).includes('+')));
    const one = String(book.cell(LIST, `H${row + 1}`));
    const no = Number.parseInt(one, 10);
    const other = String(book.cell(LIST, `H${no + 1}`));
    book.type(LIST, `H${row + 1}`, one.replace('+', '-'));
    book.type(LIST, `H${no + 1}`, other.replace('-', '+'));
    const { seen } = expectView(book, { ask: 'state' }, 'past changed');
    ask(book, { ask: 'keep pairing', seen });
    expectView(book, { ask: 'state' }, 'results missing');
    book.type(LIST, `B${row + 1}`, 'Somebody Else');
    expectView(book, { ask: 'state' }, 'results missing');
  });

  test('results are still recorded from the sheet with the old name', () => {
    const book = played.copy();
    book.type(LIST, 'B5', 'Schroeder Bernd');
    expect(playRound(book, 3)).toMatchObject({ results: 5, left: [] });
  });

  test('of one of two namesakes moves nothing, and nobody is warned of two who differ in rank', () => {
    const book = played.copy();
    expect(problems(book)).toEqual([]);
    book.type(LIST, 'B11', 'Müller Thomas (Hamburg)');
    expect(problems(book).map(({ kind, severity }) => `${severity} ${kind}`)).toEqual([
      'warning namesMended',
    ]);
    mend(book, RENAME);
    expect(problems(book)).toEqual([]);
    expect(book.values('Round 3').join()).toContain('10 Müller Thomas (Hamburg) (8k)');
    expect(book.values('Round 3').join()).toContain('9 Müller Thomas (3k)');
  });
});

describe('rows sorted without their numbers', () => {
  const columns = 12;
  const rows = (book: MemoryWorkbook): readonly string[] =>
    book
      .values(LIST)
      .slice(1, 11)
      .map(line => line.slice(0, columns).map(String).join('|'));
  const names = fc.array(fc.constantFrom('Ann', 'Bo', 'Cy'), { minLength: 10, maxLength: 10 });
  const order = fc.shuffledSubarray([...Array(10).keys()], { minLength: 10, maxLength: 10 });

  test('go back by all that tells namesakes apart, in any order', () => {
    fc.assert(
      fc.property(names, order, fc.integer({ min: 1, max: 3 }), (called, moved, rounds) => {
        const book = tournamentBook(10);
        called.forEach((name, i) => book.type(LIST, `B${i + 2}`, name));
        for (let round = 1; round <= rounds; round++) {
          pairRound(book);
          if (round < rounds) playRound(book, round, [round, 4]);
        }
        const before = rows(book);
        const values = book.values(LIST).slice(1, 11);
        moved.forEach((from, to) =>
          (values[from] ?? []).slice(1, columns).forEach((value, i) => {
            book.type(LIST, `${String.fromCharCode(66 + i)}${to + 2}`, value);
          }),
        );
        if (rows(book).join() === before.join()) return;
        if (moved.some((from, to) => called[from] !== called[to] || from !== to))
          mend(book, 'Put the rows in order');
        expect([...rows(book)].sort()).toEqual([...before].sort());
      }),
      { numRuns: Number(process.env['EVENTS'] ?? 12) },
    );
  });
});
