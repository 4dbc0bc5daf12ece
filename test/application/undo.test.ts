import { describe, expect, test } from 'vitest';
import { brokenUndos, leftBegun, logAction, readActions, undoOffer } from '../../src/application/write/log';
import { listPrint } from '../../src/application/read/listRows';
import { cellsOfAction } from '../../src/application/undo/cellsOfAction';
import { finish, whatBlocksFinishing } from '../../src/application/undo/finish';
import { undo } from '../../src/application/undo/undo';
import { write } from '../../src/application/write/writing';
import type { Block } from '../../src/sheet/cells/block';
import { cup, deed, GAMES, lastAction, named, ROUND, statuses, text, tournamentOf, undoLast } from './cup';
import { memoryWorkbook } from './memoryWorkbook';

/** Actions taken back, and what a run that died has left. */

describe('undo', () => {
  test('gives back what stood there, deletes what it made, and is an action itself', () => {
    const book = cup();
    write(book.workbook, text, deed([GAMES, ROUND]));
    expect(book.workbook.sheetNames()).toContain('Round 1');
    expect(undoLast(book)).toEqual({ restored: 4, isPartly: false, kept: [] });
    expect([book.cell('Cup', 'D2'), book.cell('Cup', 'D3')]).toEqual(['', '']);
    expect(book.workbook.sheetNames()).not.toContain('Round 1');
    expect(statuses(book)).toEqual(['undone', 'done']);
    expect(undoOffer(readActions(book.workbook))).toBe(undefined);
  });

  test('leaves what somebody typed with the other cell of the game, and says both', () => {
    const book = cup();
    write(book.workbook, text, deed());
    book.type('Cup', 'D3', '1+/w');
    const { restored, isPartly, kept } = undoLast(book);
    expect([restored, isPartly]).toEqual([0, true]);
    expect(kept).toEqual([
      {
        problem: {
          code: 'gamesKept',
          severity: 'note',
          place: { kind: 'list' },
          values: { round: 1, players: '1, 2' },
        },
        cell: { sheet: 'Cup', a1: 'D3' },
      },
      {
        problem: {
          code: 'changedSinceWritten',
          severity: 'note',
          place: { kind: 'list' },
          values: { wrote: '1?/w', found: '1+/w' },
        },
        cell: { sheet: 'Cup', a1: 'D3' },
      },
    ]);
    expect([book.cell('Cup', 'D2'), book.cell('Cup', 'D3')]).toEqual(['2?/b', '1+/w']);
  });

  test('of a player who is not found is partly done, and offered again', () => {
    const book = cup();
    write(book.workbook, text, deed());
    book.type('Cup', 'B3', 'Bo');
    const first = lastAction(book);
    const { restored, isPartly, kept } = undo(book.workbook, text, first, tournamentOf(book));
    expect([restored, isPartly]).toEqual([0, true]);
    expect(kept.map(({ problem }) => problem.code)).toEqual(['gamesKept', 'rowNotFound']);
    expect(kept.slice(1)).toEqual([
      {
        problem: {
          code: 'rowNotFound',
          severity: 'note',
          place: { kind: 'list' },
          values: { wrote: '1?/w', name: '2 Bob', found: '' },
        },
        cell: undefined,
      },
    ]);
    expect([statuses(book), undoOffer(readActions(book.workbook))]).toEqual([
      ['partly undone', 'done'],
      { action: '1', what: 'Pair round 1' },
    ]);
    book.type('Cup', 'B3', 'Bob');
    expect(undo(book.workbook, text, first, tournamentOf(book))).toMatchObject({
      restored: 2,
      isPartly: false,
    });
    expect(statuses(book)[0]).toBe('undone');
  });

  test('a sheet in which somebody typed stays, under a name that says what it is', () => {
    const book = cup();
    write(book.workbook, text, deed([GAMES, ROUND]));
    book.type('Round 1', 'C5', 'mine');
    expect(undoLast(book).restored).toBe(2);
    expect(book.workbook.sheetNames()).toContain('Round 1 (undone)');
    // Nothing in it is touched.
    expect(book.values('Round 1 (undone)')[0]).toEqual(['1', 'Ada', '']);
    expect(book.cell('Round 1 (undone)', 'C5')).toBe('mine');
  });

  test('of a sheet that somebody has deleted already is whole', () => {
    const book = cup();
    write(book.workbook, text, deed([GAMES, ROUND]));
    book.removeSheet('Round 1');
    expect(undoLast(book)).toEqual({ restored: 2, isPartly: false, kept: [] });
    expect(statuses(book)).toEqual(['undone', 'done']);
  });

  test('of a list that somebody has deleted makes none, names its players, and is offered again', () => {
    const book = cup();
    write(book.workbook, text, deed([GAMES, ROUND]));
    book.removeSheet('Cup');
    const action = lastAction(book);
    const { restored, isPartly, kept } = undo(book.workbook, text, action, undefined);
    expect([restored, isPartly, kept.map(({ problem }) => [problem.code, problem.values['name']])]).toEqual([
      2,
      true,
      [
        ['rowNotFound', '1 Ada'],
        ['rowNotFound', '2 Bob'],
      ],
    ]);
    expect(book.workbook.sheetNames()).toEqual(['Sheet1', 'Log']);
    expect(statuses(book)).toEqual(['partly undone', 'done']);
  });

  test('shows the list to whoever looks at a sheet that goes', () => {
    const book = cup();
    write(book.workbook, text, deed([ROUND, GAMES]));
    book.select('Round 1');
    undoLast(book);
    expect(book.selected()).toBe('Cup!1,3');
  });

  test('stands in the Log with what it undoes, and the list as it was found', () => {
    const book = cup();
    write(book.workbook, text, deed());
    const seen = listPrint(tournamentOf(book)!);
    undoLast(book);
    expect(lastAction(book)).toMatchObject({ what: 'Undo 1: Pair round 1', undoes: 1, seen });
  });

  test('lets no other action stand again', () => {
    const book = cup();
    write(book.workbook, text, deed());
    undoLast(book);
    write(book.workbook, text, deed());
    undoLast(book);
    expect(statuses(book)).toEqual(['undone', 'done', 'undone', 'done']);
  });

  test('says what was typed over a cell that it had just restored', () => {
    const book = cup();
    write(book.workbook, text, deed());
    book.meanwhile(() => {
      if (book.cell('Cup', 'D2') === '') book.type('Cup', 'D2', '9+');
    });
    const { restored, isPartly, kept } = undoLast(book);
    expect([restored, isPartly, kept.map(({ problem, cell }) => [problem.code, cell?.a1])]).toEqual([
      1,
      true,
      [['cellDiffers', 'D2']],
    ]);
    expect(statuses(book)).toEqual(['partly undone', 'done']);
  });

  test('a sheet of several goes with the others or not at all', () => {
    const book = cup();
    const standings: Block = { ...ROUND, sheet: 'Standings' };
    write(book.workbook, text, deed([standings], 'Standings'));
    book.type('Standings', 'C5', 'mine');
    const { restored, isPartly, kept } = undoLast(book);
    expect([restored, isPartly]).toEqual([0, true]);
    expect(kept.map(({ cell }) => cell)).toEqual([{ sheet: 'Standings', a1: 'C5' }]);
    expect(kept[0]?.problem.values).toEqual({ wrote: '', found: 'mine' });
    expect([book.cell('Standings', 'A1'), statuses(book)]).toEqual(['1', ['done']]);
    book.type('Standings', 'C5', '');
    expect(undoLast(book)).toEqual({ restored: 2, isPartly: false, kept: [] });
    expect(book.workbook.sheetNames()).not.toContain('Standings');
    // So does one of a round among them.
    write(book.workbook, text, deed([standings, ROUND], 'Create'));
    book.type('Round 1', 'C5', 'mine');
    expect(undoLast(book)).toMatchObject({ restored: 0, isPartly: true });
    expect(book.cell('Standings', 'A1')).toBe('1');
  });

  test('does not fill a row that somebody has used since, and fills the others', () => {
    const book = cup();
    const table = [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ];
    const cleared = (sheet: string): Block => ({
      sheet,
      row: 0,
      column: 0,
      before: table,
      after: table.map(line => line.map(() => '')),
    });
    for (const sheet of ['Standings', 'Prizes']) book.addSheet(sheet, table);
    write(book.workbook, text, deed([cleared('Standings'), cleared('Prizes')], 'Clear'));
    book.type('Standings', 'B1', 'mine');
    const { restored, kept } = undoLast(book);
    expect([restored, kept.map(({ cell }) => cell?.a1)]).toEqual([9, ['B1']]);
    expect(book.values('Standings')).toEqual([['', 'mine', ''], table[1]]);
    expect(book.values('Prizes')).toEqual(table);
  });

  test('of a row that was changed and emptied gives back each cell that is as it was left', () => {
    const changed: Block = {
      sheet: 'Standings',
      row: 0,
      column: 0,
      before: [['a', 'b', 'c']],
      after: [['x', '', '']],
    };
    const after = (a1: string) => {
      const book = cup();
      book.addSheet('Standings', [['a', 'b', 'c']]);
      write(book.workbook, text, deed([changed], 'Change'));
      book.type('Standings', a1, 'mine');
      undoLast(book);
      return book.values('Standings')[0];
    };
    // What it has written is ours in any case; what it has emptied is used by who types there.
    expect(after('A1')).toEqual(['mine', 'b', 'c']);
    expect(after('B1')).toEqual(['a', 'mine']);
  });

  test('of an emptied cell whose player has gone leaves nothing open', () => {
    const book = cup();
    book.type('Cup', 'D3', '1?/w');
    const emptied: Block = {
      ...GAMES,
      before: [['', ''], ['1?/w']].map(([text = '']) => [text]),
      after: [[''], ['']],
    };
    write(book.workbook, text, deed([emptied], 'Clear'));
    book.type('Cup', 'B3', 'Eve');
    expect(undoLast(book)).toEqual({ restored: 0, isPartly: false, kept: [] });
  });

  test('touches nothing that is not of the tournament, whatever the Log says', () => {
    const book = cup();
    book.addSheet('Money', [['10']]);
    const money: Block = { sheet: 'Money', row: 0, column: 0, before: [['99']], after: [['10']] };
    const paid: Block = { sheet: 'Cup', row: 1, column: 4, before: [['no']], after: [['yes']] };
    // A cell that does not hold what the Log says is none that could be undone.
    const other: Block = { sheet: 'Money', row: 1, column: 0, before: [['7']], after: [['8']] };
    logAction(book.workbook, text, deed([money, other, GAMES, paid]));
    const action = lastAction(book);
    book.type('Cup', 'D2', '2?/b');
    const { restored, isPartly, kept } = undo(book.workbook, text, action, tournamentOf(book));
    const left = (sheet: string, a1: string, found: string) => ({
      problem: { code: 'notOfTournament', severity: 'note', place: { kind: 'list' }, values: { found } },
      cell: { sheet, a1 },
    });
    expect([restored, isPartly, kept]).toEqual([
      1,
      false,
      [left('Money', 'A1', '10'), left('Cup', 'E2', 'yes')],
    ]);
    expect([book.cell('Money', 'A1'), book.cell('Cup', 'E2'), book.cell('Cup', 'D2')]).toEqual([
      '10',
      'yes',
      '',
    ]);
  });

  test('that is undone itself lets the action stand again, with its sheets', () => {
    const book = cup();
    write(book.workbook, text, deed([GAMES, ROUND]));
    undoLast(book);
    expect(book.workbook.sheetNames()).not.toContain('Round 1');
    expect(undoLast(book)).toEqual({ restored: 2, isPartly: false, kept: [] });
    expect(statuses(book)).toEqual(['done', 'undone', 'done']);
    expect([book.cell('Cup', 'D2'), book.cell('Cup', 'D3')]).toEqual(['2?/b', '1?/w']);
    expect(book.values('Round 1')).toEqual([['1', 'Ada']]);
  });
});

/** New players in rows that have a number only; the list stands in `column` of its sheet, under `titles`. */
function registered(column = 0, titles = ['No', 'Name', 'Rank', 'R1']) {
  const book = memoryWorkbook();
  const blanks = Array<string>(column).fill('');
  book.addSheet('Cup', [
    [...blanks, ...titles],
    [...blanks, 1, 'Ada', '1d', ''],
    [...blanks, 12, '', '', ''],
    [...blanks, 13, '', '', ''],
  ]);
  book.addSheet('Standings', []);
  book.select('Cup');
  book.workbook.nameArea('WallList', { sheet: 'Cup', row: 0, column, rows: 4, columns: 4 });
  const cell = (at: number, after: readonly string[]): Block => ({
    sheet: 'Cup',
    row: 2,
    column: column + at,
    before: after.map(() => ['']),
    after: after.map(one => [one]),
    of: { column: named(titles[at]!, column + at), by: [named('No', column)], players: [['12'], ['13']] },
  });
  const table: Block = {
    sheet: 'Standings',
    row: 2,
    column,
    before: [['', '', '']],
    after: [['1', 'Ada', '1d']],
  };
  write(book.workbook, text, deed([table, cell(1, ['Eve', 'Fay']), cell(2, ['2d', '1d'])], 'Register'));
  const at = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + column);
  return {
    book,
    type: (a1: string, value: string) => book.type('Cup', at(a1[0]!) + a1.slice(1), value),
    rows: () =>
      book
        .values('Cup')
        .slice(2)
        .map(line => line.slice(column + 1, column + 3)),
  };
}

describe('undo of new players', () => {
  test('takes them out again', () => {
    const { book, rows } = registered();
    expect(rows()).toEqual([
      ['Eve', '2d'],
      ['Fay', '1d'],
    ]);
    expect(undoLast(book)).toEqual({ restored: 7, isPartly: false, kept: [] });
    expect(
      rows()
        .flat()
        .filter(value => value !== ''),
    ).toEqual([]);
  });

  test.each([
    [0, undefined],
    [2, undefined],
    [0, ['No', 'Surname', 'Rank', 'R1']],
  ])('leaves the row of whoever stands there now, as after a sort without the numbers', (column, titles) => {
    const { book, type, rows } = registered(column, titles);
    type('B3', 'Gil');
    // Gil has the rank that Eve had: it was not written for Gil.
    const { restored, kept } = undoLast(book);
    expect([restored, kept.map(({ problem }) => problem.values)]).toEqual([
      5,
      [{ wrote: 'Eve', found: 'Gil' }],
    ]);
    expect(rows()).toEqual([
      ['Gil', '2d'],
      ['', ''],
    ]);
    expect(book.cell('Standings', `${String.fromCharCode(65 + column)}3`)).toBe('');
  });

  test('a rank that was put right since stays, and the player goes', () => {
    const { book, type, rows } = registered();
    type('C3', '3d');
    expect(undoLast(book).restored).toBe(6);
    expect(rows()[0]).toEqual(['', '3d']);
  });

  test('a table beside the list is no list: what was typed over keeps none of its cells', () => {
    const { book } = registered();
    book.type('Standings', 'B3', 'mine');
    expect(undoLast(book).restored).toBe(6);
    expect(book.values('Standings')[2]).toEqual(['', 'mine']);
  });
});

describe('what a dead run has left', () => {
  test('is finished where nothing stands in the way', () => {
    const book = cup();
    logAction(book.workbook, text, deed([GAMES, ROUND]));
    book.type('Cup', 'D2', '2?/b');
    const action = lastAction(book);
    expect(leftBegun(readActions(book.workbook))?.no).toBe(1);
    expect(whatBlocksFinishing(book.workbook, action, tournamentOf(book))).toEqual([]);
    expect(finish(book.workbook, text, action)).toEqual([]);
    expect([book.cell('Cup', 'D3'), book.cell('Round 1', 'B1'), statuses(book)]).toEqual([
      '1?/w',
      'Ada',
      ['done'],
    ]);
  });

  test('is finished as far as it can be, and says where it cannot', () => {
    const book = cup();
    logAction(book.workbook, text, deed());
    book.type('Cup', 'D3', '0+');
    expect(
      finish(book.workbook, text, lastAction(book)).map(({ problem, cell }) => [problem.code, cell?.a1]),
    ).toEqual([['cellTaken', 'D3']]);
    expect([book.cell('Cup', 'D2'), statuses(book)]).toEqual(['2?/b', ['done']]);
  });

  test('is not finished in a list that somebody has deleted', () => {
    const book = cup();
    logAction(book.workbook, text, deed([GAMES, ROUND]));
    book.removeSheet('Cup');
    expect(finish(book.workbook, text, lastAction(book)).map(({ problem }) => problem.code)).toEqual([
      'rowNotFound',
      'rowNotFound',
    ]);
    expect(book.workbook.sheetNames()).toEqual(['Sheet1', 'Log', 'Round 1']);
  });

  test('nothing stands in the way of cells that were to be emptied, where their player has gone', () => {
    const book = cup();
    logAction(book.workbook, text, deed([{ ...GAMES, before: [['2?/b'], ['1?/w']], after: [[''], ['']] }]));
    book.type('Cup', 'D2', '2?/b');
    book.type('Cup', 'B3', 'Eve');
    expect(whatBlocksFinishing(book.workbook, lastAction(book), tournamentOf(book))).toEqual([]);
  });

  test('what stands in the way is named: what was typed, and cells of others', () => {
    const book = cup();
    book.addSheet('Money', [['10']]);
    const money: Block = { sheet: 'Money', row: 0, column: 0, before: [['99']], after: [['10']] };
    logAction(book.workbook, text, deed([GAMES, money]));
    book.type('Cup', 'D3', '0+');
    const found = whatBlocksFinishing(book.workbook, lastAction(book), tournamentOf(book));
    expect(found.map(({ problem, cell }) => [problem.code, problem.severity, cell?.a1])).toEqual([
      ['notOfTournament', 'warning', 'A1'],
      ['changedSinceWritten', 'warning', 'D3'],
    ]);
  });

  test('an undo that died is finished with the sheets of its action', () => {
    const book = cup();
    write(book.workbook, text, deed([GAMES, ROUND]));
    const first = lastAction(book);
    logAction(book.workbook, text, {
      what: 'Undo',
      blocks: first.blocks.map(({ sheet, row, column, before, after, of }) => ({
        ...{ sheet, row, column, before: after, after: before },
        ...(of && { of }),
      })),
      undoes: 1,
      seen: '',
    });
    const entries = readActions(book.workbook);
    expect(leftBegun(entries)?.no).toBe(2);
    expect(brokenUndos(entries, entries[0]!).map(({ no }) => no)).toEqual([2]);
    book.select('Round 1');
    expect(finish(book.workbook, text, lastAction(book))).toEqual([]);
    expect([statuses(book), book.workbook.sheetNames().includes('Round 1'), book.selected()]).toEqual([
      ['undone', 'done'],
      false,
      'Cup!1,3',
    ]);
  });

  test('is the cells as they are, wherever their sheets have gone', () => {
    const book = cup();
    book.type('Cup', 'D2', 'x');
    const cells = cellsOfAction(book.workbook, [GAMES, ROUND]);
    expect(cells.map(({ sheet, now, spot }) => [sheet, now, spot?.row])).toEqual([
      ['Cup', 'x', 1],
      ['Cup', '', 2],
      ['Round 1', undefined, undefined],
      ['Round 1', undefined, undefined],
    ]);
  });
});
