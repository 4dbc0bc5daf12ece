import { describe, expect, test } from 'vitest';
import { TEAMSTANDINGS } from '../../src/application/functions/teams';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectConsistent, expectView, pairRound } from './tournamentBook';

/** Two teams of three; one is named like the beginning of the other, and like a player's label. */
const LIST = [
  ['No', 'Name', 'Rank', 'Team', 'Board', 'R1', 'R2'],
  ['1', 'Ann', '4d', '4 Dans', '1', '', ''],
  ['2', 'Bob', '2d', '4 Dans', '2', '', ''],
  ['3', 'Cyd', '1d', '4 Dans', '3', '', ''],
  ['4', 'Dan', '3d', '4 Dans B', '1', '', ''],
  ['5', 'Eve', '1d', '4 Dans B', '2', '', ''],
  ['6', 'Fay', '2k', '4 Dans B', '3', '', ''],
];
const SETTINGS = [
  ['Setting', 'Value'],
  ['System', 'Swiss'],
  ['Teams', 'yes'],
];

/** Round 1 is paired, and this stands beside the match and its boards. */
function typed(line: string, ...boards: readonly string[]): MemoryWorkbook {
  const book = memoryWorkbook();
  book.addSheet('Wall list', LIST);
  book.addSheet('Settings', SETTINGS);
  book.select('Wall list');
  pairRound(book);
  [line, ...boards].forEach((text, i) => book.type('Round 1', `F${4 + i}`, text));
  return book;
}
/** The match as it stands in the sheet, the first team in front. */
const teams = (book: MemoryWorkbook) => String(book.cell('Round 1', 'B4')).split(' – ');
const resultsOf = (book: MemoryWorkbook): readonly string[] =>
  book
    .values('Wall list')
    .slice(1)
    .filter(line => line[3] === teams(book)[0])
    .map(line => (/[+\-=?]/.exec(String(line[5])) ?? [''])[0]);

describe('the line of a match', () => {
  test.each([
    ['3-0', [], '+++'],
    ['0 : 3', [], '---'],
    ['3–0', ['', '', ''], '+++'],
  ] as const)('%s', (line, boards, results) => {
    const book = typed(line, ...boards);
    const recorded = expectView(book, { ask: 'record' }, 'recorded');
    expect(recorded).toMatchObject({ results: 3, left: [] });
    expect(resultsOf(book).join('')).toBe(results);
    expectConsistent(book);
    const [winner] = TEAMSTANDINGS(book.values('Wall list'), SETTINGS).slice(1);
    expect(winner).toContain(teams(book)[results === '+++' ? 0 : 1]);
    expect(ask(book, { ask: 'state' }).view).not.toBe('results missing');
  });

  test('settles the one board that is left, by what the others have', () => {
    const first = (book: MemoryWorkbook, row: number): string =>
      LIST.some(
        line => line[3] === teams(book)[0] && String(book.cell('Round 1', `B${row}`)).includes(line[1] ?? ''),
      )
        ? 'b'
        : 'w';
    const plain = typed('');
    // The first team wins board 1 and loses board 2.
    const won = first(plain, 5);
    const lost = first(plain, 6) === 'b' ? 'w' : 'b';
    for (const [line, last] of [
      ['2-1', '+'],
      ['1-2', '-'],
      ['1½-1½', '='],
    ] as const) {
      const book = typed(line, won, lost);
      expect(expectView(book, { ask: 'record' }, 'recorded')).toMatchObject({ results: 3, left: [] });
      expect(resultsOf(book).join('')).toBe(`+-${last}`);
    }
  });

  test.each(['2-1', '4-0', '3-1', 'won', '1½-1½'])('%s alone does not say which boards', line => {
    const book = typed(line);
    const { results, left } = expectView(book, { ask: 'record' }, 'recorded');
    expect(results).toBe(0);
    expect(left.map(({ sentence }) => sentence)).toEqual([
      `“${line}” beside ${teams(book).join(' – ')} in the sheet of round 1 does not settle the boards.`,
    ]);
  });

  test('is not believed against a board', () => {
    const both = ['b', 'w'].map(result => expectView(typed('3-0', result), { ask: 'record' }, 'recorded'));
    expect(both.map(({ results, left }) => [results, left.length]).sort()).toEqual([
      [1, 1],
      [3, 0],
    ]);
  });

  test('typed on a phone, is recorded by the next look', () => {
    const book = typed('3-0');
    expect(expectView(book, { ask: 'state' }, 'results missing')).toMatchObject({ records: true });
  });
});

test('a team that is called like a numbered player is no player who was renamed', () => {
  const book = typed('');
  const before = book.values('Round 1');
  const kinds = expectView(book, { ask: 'check' }, 'problems').problems.map(({ kind }) => kind);
  expect(kinds).not.toContain('namesMended');
  const hand = { again: 'all' } as const;
  const preview = ask(book, { ask: 'preview', hand });
  if (preview.view === 'preview') ask(book, { ask: 'write', seen: preview.seen, hand });
  expect(book.values('Round 1')).toEqual(before);
});
