import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MemoryWorkbook } from './memoryWorkbook';
import { addPlayer, ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

// F9.7, F9.10, F10.9, F10.10, F10.11, N40 of docs/faults.md

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

  test.each([
    ['of both', 'Wright Ann', 'Schroeder Bernd'],
    ['of one, which a namesake keeps, and of the opponent', 'Wright Ann', 'Müller Thomas jr.'],
  ])('%s: the game keeps its table, and its result is recorded', (_what, one, other) => {
    const book = tournamentBook(3);
    addPlayer(book, 4, 'Müller Thomas', '2d');
    addPlayer(book, 5, 'Müller Thomas', '2d');
    pairRound(book);
    const row = book
      .values('Round 1')
      .slice(3)
      .find(line => /Müller/.test(`${line[1]}${line[2]}`) && line[2]);
    for (const label of [row?.[1], row?.[2]])
      book.type(
        LIST,
        `B${Number.parseInt(String(label), 10) + 1}`,
        /Müller/.test(String(label)) ? other : one,
      );
    const { games = [] } = expectView(book, { ask: 'state' }, 'results missing');
    expect(games.map(({ table }) => table)).not.toContain('');
    expect(playRound(book, 1)).toMatchObject({ results: 2, left: [] });
  });

  test('and then the cell of the only round is emptied: still a rename, nobody is gone', () => {
    const book = tournamentBook(6);
    pairRound(book);
    book.type(LIST, 'B3', 'Schroeder Bernd');
    book.type(LIST, 'H3', '');
    const said = problems(book).map(({ sentence }) => sentence);
    expect(said.join()).not.toContain('no longer in the list');
    expect(said).toContain(
      'Player 2 is Schroeder Bernd in the wall list now; the sheets of rounds have the old name (names: 1).',
    );
  });

  test.each(['a name', 'a rank'])('%s changed, the round is paired again, and nobody stands twice', what => {
    const book = tournamentBook(6);
    const { preview } = pairRound(book);
    if (what === 'a name') book.type(LIST, 'B3', 'Schroeder Bernd');
    else book.type(LIST, 'C3', '3k');
    const { view } = { view: ask(book, { ask: 'state' }) };
    if (view.view === 'details changed') ask(book, { ask: 'settle details', seen: view.seen, keep: true });
    const hand = { again: 'all', forbidden: [preview.games[0]?.numbers ?? [1, 2]] } as const;
    const { seen } = expectView(book, { ask: 'preview', hand }, 'preview');
    expectView(book, { ask: 'write', seen, hand }, 'changed');
    const labels = book
      .values('Round 1')
      .slice(3)
      .flatMap(line => line.slice(1, 3).map(String))
      .filter(text => text !== '');
    expect(labels.map(text => Number.parseInt(text, 10)).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(labels).toContain(what === 'a name' ? '2 Schroeder Bernd (4d)' : '2 Player 2 (3k)');
  });

  test.each([10, 11])('N40: of one of two namesakes, row %i: no past result has changed', row => {
    const book = played.copy();
    book.type(LIST, `B${row}`, 'Müller Thomas (Hamburg)');
    const { warnings } = expectView(book, { ask: 'state' }, 'results missing');
    expect(warnings).toEqual([]);
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

test.each([[[]], [[1]], [[2]], [[1, 2]]])(
  'after a sort by place, two of one name are who they were; White won at tables %j',
  white => {
    const book = tournamentBook(2, 5, 'Swiss');
    addPlayer(book, 3, 'Müller Thomas', '3k');
    addPlayer(book, 4, 'Müller Thomas', '8k');
    pairRound(book);
    playRound(book, 1, white);
    const before = problems(book).map(({ kind }) => kind);
    ask(book, { ask: 'sort by place' });
    expect(problems(book).map(({ kind }) => kind)).toEqual(before);
  },
);

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
