import type { CellValue } from '../../../src/application/workbook/workbook';
import { plainSheets } from './roundSheets';
import { choose, type Step } from './step';
import { addressOf, cellsOf, plainList, roundOf } from './wallList';
import type { World } from './world';

/** What a person types into cells, in the panel's back. */

function types(
  world: World,
  why: string,
  cells: readonly (readonly [sheet: string, a1: string, value: CellValue])[],
): boolean {
  const was = cells.map(([sheet, a1]) => ({ sheet, a1, was: world.book.cell(sheet, a1) }));
  for (const [sheet, a1, value] of cells) world.book.type(sheet, a1, value);
  world.deeds.push({ by: 'person', cells: was });
  world.script.push(
    `${why}: ${cells.map(([sheet, a1, value]) => `${sheet}!${a1} = ${JSON.stringify(value)}`).join(', ')}`,
  );
  return cells.length > 0;
}

/** A result in the sheet of a round. */
const resultInSheet: Step = (world, [die = 0, which = 0]) => {
  const open = plainSheets(world.book).flatMap(({ sheet, games }) =>
    games.filter(({ result }) => result === '').map(game => ({ sheet, row: game.row })),
  );
  const game = choose(open, die);
  if (!game) return false;
  return types(world, 'a result in the sheet', [
    [game.sheet, `F${game.row + 1}`, choose(['1-0', '0-1', '½-½', '1-0!'], which) ?? '1-0'],
  ]);
};

/** A result in both cells of the list. */
const resultInList: Step = (world, [die = 0, which = 0]) => {
  const list = plainList(world.book);
  const cell = choose(
    cellsOf(list).filter(({ fact }) => fact.games.length === 1 && fact.games[0]?.result === '?'),
    die,
  );
  const opponent = cell?.fact.games[0]?.opponent ?? '';
  const theirs = cellsOf(list).find(one => one.mark === opponent && one.title === cell?.title);
  if (!cell || theirs?.fact.games[0]?.opponent !== cell.mark || theirs.fact.games[0].result !== '?')
    return false;
  const signs = choose(
    [
      ['+', '-'],
      ['-', '+'],
      ['=', '='],
    ] as const,
    which,
  ) ?? ['+', '-'];
  const put = (mark: string, sign: string): readonly [string, string, string] => {
    const a1 = addressOf(list, mark, cell.title);
    return [list.sheet, a1, String(world.book.cell(list.sheet, a1)).replace('?', sign)];
  };
  return types(world, 'a result in the list', [put(cell.mark, signs[0]), put(opponent, signs[1])]);
};

/** A result in one cell alone: nothing more is expected of that game until it is taken back. */
const halfResult: Step = (world, [die = 0, which = 0]) => {
  const list = plainList(world.book);
  const cell = choose(
    cellsOf(list).filter(({ fact }) => fact.games.length === 1 && fact.games[0]?.result === '?'),
    die,
  );
  if (!cell) return false;
  const a1 = addressOf(list, cell.mark, cell.title);
  world.odd.add(`${cell.mark} R${roundOf(cell.title)}`);
  return types(world, 'half a result', [
    [
      list.sheet,
      a1,
      String(world.book.cell(list.sheet, a1)).replace('?', choose(['+', '-', '+!'], which) ?? '+'),
    ],
  ]);
};

/** A name is spelt otherwise. */
const rename: Step = (world, [die = 0]) => {
  const list = plainList(world.book);
  const row = choose(list.rows, die);
  if (!row || row.name.endsWith('x')) return false;
  return types(world, 'a spelling', [[list.sheet, addressOf(list, row.mark, 'name'), `${row.name}x`]]);
};

const outOf: Step = (world, [die = 0, which = 0]) => {
  const list = plainList(world.book);
  const row = choose(list.rows, die);
  if (!row || list.columns['out'] === undefined) return false;
  return types(world, 'out', [
    [list.sheet, addressOf(list, row.mark, 'out'), choose(['1', '2', '3', '2-', ''], which) ?? ''],
  ]);
};

/** Somebody who was absent comes, for whoever has the bye: both cells are emptied, for the round to be paired on. */
const forTheBye: Step = world => {
  const list = plainList(world.book);
  const cells = cellsOf(list);
  const absent = cells.find(({ fact }) => fact.text === '0=' || fact.text === '0-');
  const bye = cells.find(({ title, fact }) => title === absent?.title && fact.text === '0+');
  if (!absent || !bye) return false;
  const row = list.rows.find(({ mark }) => mark === absent.mark);
  return types(world, 'the absent one comes', [
    [list.sheet, addressOf(list, absent.mark, absent.title), ''],
    [list.sheet, addressOf(list, bye.mark, bye.title), ''],
    ...(row?.details.out ? [[list.sheet, addressOf(list, absent.mark, 'out'), ''] as const] : []),
  ]);
};

export const HANDS = { resultInSheet, resultInList, halfResult, rename, outOf, forTheBye } as const;
