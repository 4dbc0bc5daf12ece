import { describe, expect, test } from 'vitest';
import type { GameOfRound, ResultCode } from '../../src/application/protocol/protocol';
import {
  ask,
  column,
  expectConsistent,
  expectView,
  pairRound,
  playRound,
  tournamentBook,
} from './tournamentBook';
import type { MemoryWorkbook } from './memoryWorkbook';

// F10.16 of docs/faults.md

const prepared = tournamentBook(8);
pairRound(prepared);

const inPlay = (book: MemoryWorkbook) => expectView(book, { ask: 'state' }, 'results missing');
const gamesOf = (book: MemoryWorkbook): readonly GameOfRound[] => inPlay(book).games ?? [];
const noOf = (label: string): number => Number(/^\d+/.exec(label)?.[0]);
const cellOf = (book: MemoryWorkbook, label: string) => book.cell('Wall list', `H${noOf(label) + 1}`);

function record(
  book: MemoryWorkbook,
  ...results: readonly (readonly [GameOfRound | undefined, ResultCode])[]
) {
  const typed = results.map(([game, result]) => ({
    round: 1,
    black: game?.black ?? '',
    white: game?.white ?? '',
    result,
  }));
  return expectView(book, { ask: 'record', results: typed }, 'recorded');
}

const sheetResults = (book: MemoryWorkbook): readonly unknown[] =>
  [4, 5, 6, 7].map(row => book.cell('Round 1', `F${row}`));

describe('results typed in the panel', () => {
  test('the games come in the order of the tables, those with a result too', () => {
    const book = prepared.copy();
    const games = gamesOf(book);
    expect(games.map(({ table, result }) => [table, result])).toEqual([
      ['1', undefined],
      ['2', undefined],
      ['3', undefined],
      ['4', undefined],
    ]);
    record(book, [games[2], '0-1']);
    expect(gamesOf(book).map(({ result }) => result)).toEqual([undefined, undefined, '0-1', undefined]);
  });

  test('go to both cells in one action, with those of the sheet, and are undone together', () => {
    const book = prepared.copy();
    const before = column(book, 'H', 8);
    const [one, two, three, four] = gamesOf(book);
    book.type('Round 1', 'F7', '1-0');
    const recorded = record(book, [one, '0-1'], [two, '='], [three, '1-0!']);
    expect(recorded).toMatchObject({ results: 4, rounds: [1], left: [] });
    const signs = [one, two, three, four].map(game =>
      [game?.black, game?.white].map(label => String(cellOf(book, label ?? '')).replace(/^\d+/, '')),
    );
    expect(signs).toEqual([
      ['-/b', '+/w'],
      ['=/b', '=/w'],
      ['+!/b', '-!/w'],
      ['+/b', '-/w'],
    ]);
    expectConsistent(book);
    // The sheet of the round, which hangs on the wall, has them too; what was typed there stays as it was.
    expect(sheetResults(book)).toEqual(['White wins', 'Jigo', 'Black wins by default', '1-0']);
    expectView(book, { ask: 'undo', action: recorded.undo?.action ?? '' }, 'undone');
    expect(column(book, 'H', 8)).toEqual(before);
    expect(sheetResults(book)).toEqual(['', '', '', '1-0']);
  });

  test('go beside their games in the language of the sheets; a note that somebody typed there stays', () => {
    const book = prepared.copy();
    const [one, two] = gamesOf(book);
    book.type('Round 1', 'F4', 'postponed');
    record(book, [one, '0-1'], [two, '1-0']);
    expect(sheetResults(book).slice(0, 2)).toEqual(['postponed', 'Black wins']);
  });

  test('somebody who did not come is beside the game as well', () => {
    const book = prepared.copy();
    const [, two] = gamesOf(book);
    const asked = { round: 1, player: two?.white ?? '' };
    const { seen } = expectView(book, { ask: 'absent', ...asked }, 'absence');
    expectView(book, { ask: 'write absence', seen, ...asked, remedy: 'win', stays: 'plays on' }, 'changed');
    expect(sheetResults(book)).toEqual(['', 'Black wins by default', '', '']);
    expectConsistent(book);
  });

  test('two people enter the same game: the first stays, the second is told', () => {
    const book = prepared.copy();
    const [one] = gamesOf(book);
    record(book, [one, '1-0']);
    const before = column(book, 'H', 8);
    expect(record(book, [one, '1-0'])).toMatchObject({ results: 0, left: [] });
    const { results, left } = record(book, [one, '0-1']);
    expect(results).toBe(0);
    expect(left.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining('“White wins” was typed in the panel, the wall list says “Black wins”'),
    ]);
    expect(column(book, 'H', 8)).toEqual(before);
  });

  test('two who do not play each other any more are named', () => {
    const book = prepared.copy();
    const before = column(book, 'H', 8);
    const { results, left } = record(book, [
      { table: '', stones: 0, stands: '??', black: '1 Nobody', white: '1 Else' },
      '1-0',
    ]);
    expect(results).toBe(0);
    expect(left.map(({ sentence, cell }) => [sentence, cell])).toEqual([
      ['1 Nobody and 1 Else do not play each other in round 1 any more.', undefined],
    ]);
    expect(column(book, 'H', 8)).toEqual(before);
  });

  test('half of a result leads to the other half', () => {
    const book = prepared.copy();
    const [one] = gamesOf(book);
    const [black, white] = [one?.black ?? '', one?.white ?? ''];
    book.type('Wall list', `H${noOf(black) + 1}`, `${noOf(white)}+/b`);
    const half = gamesOf(book)[0];
    expect(half?.half).toBe(`Only the row of ${black} has the result: ${noOf(white)}+/b.`);
    expect(half?.cell).toEqual({ sheet: 'Wall list', a1: `H${noOf(white) + 1}` });
    expect(record(book, [half, '1-0'])).toMatchObject({ results: 1, left: [] });
    expectConsistent(book);
  });

  test('after writing, the panel knows the sheet of the round', () => {
    const { written } = pairRound(tournamentBook(4));
    expect(written.sheet).toEqual({ sheet: 'Round 1', a1: 'F4' });
  });
});

test('N101: a wrong result in the sheet of a past round stands above the results with the word of either to take', () => {
  const played = tournamentBook(8);
  pairRound(played);
  playRound(played, 1);
  pairRound(played);
  for (const row of [4, 5, 6, 7])
    for (const side of [0, 1]) {
      const book = played.copy();
      const before = column(book, 'H', 8);
      const right = book.cell('Round 1', `F${row}`);
      book.type('Round 1', `F${row}`, right === 'White wins' ? 'b' : 'w');
      const [warning, ...more] = inPlay(book).warnings ?? [];
      expect(more).toEqual([]);
      const mends = warning?.mends ?? [];
      expect(mends.map(({ label }) => label.split(':')[0])).toEqual(['Take the list', 'Take the sheet']);
      ask(book, { ask: 'mend', mend: mends[side]?.mend ?? '' });
      if (side === 0) expect(inPlay(book).warnings ?? []).toEqual([]);
      // What follows from another past result is asked then.
      else expectView(book, { ask: 'state' }, 'past changed');
      const changed = column(book, 'H', 8).filter((cell, at) => cell !== before[at]);
      expect(changed).toHaveLength(side === 0 ? 0 : 2);
    }
});
