import { expect, test } from 'vitest';
import { contiguousRuns, intoEmpty, intoNewSheet, reversed } from '../../src/sheet/cells/block';
import { pairKey, pairsIn } from '../../src/sheet/write/pairsIn';

const change = (row: number, column: number, after: string) => ({ row, column, before: '', after });

test('changes are written column by column, neighbours below each other at once', () => {
  const changes = [
    change(7, 3, 'd'),
    change(3, 4, 'e'),
    change(2, 3, 'b'),
    change(5, 3, 'c'),
    change(1, 3, 'a'),
    change(10, 4, 'f'),
  ];
  expect(
    contiguousRuns('Cup', changes).map(({ sheet, row, column, before, after }) => [
      sheet,
      row,
      column,
      before.length,
      after.flat().join(''),
    ]),
  ).toEqual([
    ['Cup', 1, 3, 2, 'ab'],
    ['Cup', 5, 3, 1, 'c'],
    ['Cup', 7, 3, 1, 'd'],
    ['Cup', 3, 4, 1, 'e'],
    ['Cup', 10, 4, 1, 'f'],
  ]);
  // The end of one column and the row below it in the next are two runs.
  expect(contiguousRuns('Cup', [change(1, 0, 'a'), change(2, 1, 'b')])).toHaveLength(2);
  expect(contiguousRuns('Cup', [{ row: 1, column: 0, before: 'x', after: 'y' }])).toEqual([
    { sheet: 'Cup', row: 1, column: 0, before: [['x']], after: [['y']] },
  ]);
});

test('a table goes into empty cells, a new sheet has formulas and numbers as texts in the Log', () => {
  expect(intoEmpty('Cup', 4, 2, [['a', 'b'], ['c']])).toEqual({
    sheet: 'Cup',
    row: 4,
    column: 2,
    before: [['', ''], ['']],
    after: [['a', 'b'], ['c']],
  });
  const cells = [['Place', 7, null, { formula: '=PLACE(WallList)' }]];
  expect(intoNewSheet('Standings', cells)).toEqual({
    sheet: 'Standings',
    row: 0,
    column: 0,
    before: [['', '', '', '']],
    after: [['Place', '7', '', '=PLACE(WallList)']],
    isNew: true,
    cells,
  });
});

test('what takes a block back has its texts the other way round, and its players', () => {
  const named = (title: string) => ({ title, column: 0, nth: 0, count: 1 });
  const of = { column: named('R1'), by: [named('No')], players: [['1']] };
  const block = { sheet: 'Cup', row: 1, column: 2, before: [['a']], after: [['b']], isNew: true };
  expect(reversed([block, { ...block, of }])).toEqual([
    { sheet: 'Cup', row: 1, column: 2, before: [['b']], after: [['a']] },
    { sheet: 'Cup', row: 1, column: 2, before: [['b']], after: [['a']], of },
  ]);
});

test('the pairs of a round are read from the cells that were written', () => {
  const named = (title: string) => ({ title, column: 0, nth: 0, count: 1 });
  const written = (players: readonly (readonly string[])[], after: readonly (readonly string[])[]) => ({
    sheet: 'Cup',
    row: 1,
    column: 2,
    before: after.map(() => ['']),
    after,
    of: { column: named('R1'), by: [named('No')], players },
  });
  expect([pairKey(3, 14), pairKey(14, 3), pairKey(0, 5)]).toEqual(['3,14', '3,14', '0,5']);
  const cells = written(
    [['14'], ['3'], ['5'], ['6'], ['7'], ['8'], ['9'], ['15']],
    [['3?/b'], ['14?/w'], ['0+'], ['Bye'], ['0='], ['12+'], ['10?/b 11?/w'], ['16?/b']],
  );
  expect([...pairsIn([cells])]).toEqual(['3,14', '0,5', '0,6', '9,10', '9,11', '15,16']);
  // A row without a number, one that names somebody else, and cells of no list tell nothing.
  const unknown = written([[], ['7 Ada'], ['A7'], ['1']], [['3?/b'], ['3?/b'], ['3?/b'], ['soon: bye']]);
  expect([...pairsIn([unknown, written([['1'], ['2']], [['']])])]).toEqual([]);
  expect([...pairsIn([{ sheet: 'Round 1', row: 0, column: 0, before: [['']], after: [['3?']] }])]).toEqual(
    [],
  );
});
