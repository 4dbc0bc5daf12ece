import type { CellValue } from '../../../src/application/workbook/workbook';
import { makeA1 } from '../../../src/sheet/cells/cell';
import { makeText } from '../../../src/sheet/wording';
import { plainSheets } from './roundSheets';
import { choose, type Step } from './step';
import { addressOf, cellsOf, plainList, roundOf } from './wallList';
import { isWord } from './words';
import type { World } from './world';

/** What a person types into cells, in the panel's back. */

export function types(
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
    [game.sheet, `F${game.row + 1}`, choose(['1-0', '0-1', '½-½', '1-0!', '0-0!'], which) ?? '1-0'],
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
      ['-!', '-!'],
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
    [list.sheet, addressOf(list, row.mark, 'out'), choose(['1', '2', '3', '2-', '', '2-!'], which) ?? ''],
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

/** The sign of a result, as the other side has it. */
const TURNED: Readonly<Record<string, string>> = { '+': '-', '-': '+' };

/** A result of a round before the last is turned, in both cells. */
const pastResult: Step = (world, [die = 0]) => {
  const list = plainList(world.book);
  const all = cellsOf(list);
  const last = Math.max(0, ...all.flatMap(({ title, fact }) => (fact.text === '' ? [] : [roundOf(title)])));
  const cell = choose(
    all.filter(
      ({ title, fact }) =>
        roundOf(title) < last && fact.games.length === 1 && TURNED[fact.games[0]?.result ?? ''],
    ),
    die,
  );
  const opponent = cell?.fact.games[0]?.opponent ?? '';
  const theirs = all.find(one => one.mark === opponent && one.title === cell?.title);
  if (!cell || theirs?.fact.games.length !== 1 || theirs.fact.games[0]?.opponent !== cell.mark) return false;
  const put = (mark: string): readonly [string, string, string] => {
    const a1 = addressOf(list, mark, cell.title);
    return [
      list.sheet,
      a1,
      String(world.book.cell(list.sheet, a1)).replace(/[+-]/, sign => TURNED[sign] ?? ''),
    ];
  };
  return types(world, 'a past result', [put(cell.mark), put(opponent)]);
};

/** A round is copied and pasted over itself by way of another program: the values stay, the text format goes. */
const pasteRound: Step = (world, [die = 0]) => {
  const list = plainList(world.book);
  const all = cellsOf(list);
  const title = choose([...new Set(all.map(cell => cell.title))], die);
  const cells = all.filter(cell => cell.title === title);
  for (const { mark, title: round } of cells) {
    const a1 = addressOf(list, mark, round);
    world.book.paste(list.sheet, a1, world.book.cell(list.sheet, a1));
  }
  world.script.push(`${title ?? 'no round'} is pasted over`);
  return cells.length > 0;
};

/** A formula that went through a file and only shows what it had computed, far beside the list. */
const asleepFormula: Step = (world, [die = 0]) => {
  const { sheet } = plainList(world.book);
  if (sheet === '') return false;
  const at = { sheet, row: 1 + (die % 4), column: 40 };
  const a1 = makeA1(at.row, at.column);
  if (world.book.cell(sheet, a1) !== '' || world.book.formula(sheet, a1) !== '') return false;
  world.book.writeFormula(at, '=IFERROR(__xludf.DUMMYFUNCTION("SOS(A1:F5)"),"SOS")');
  world.deeds.push({ by: 'person', cells: [{ sheet, a1, was: '' }] });
  world.script.push(`a formula from a file in ${sheet}!${a1}`);
  return true;
};

const rank: Step = (world, [die = 0, which = 0]) => {
  const list = plainList(world.book);
  const row = choose(list.rows, die);
  const typed = choose(['3d', '1k', '12k', '20k'], which) ?? '';
  if (!row || list.columns['rank'] === undefined || row.details.rank === typed) return false;
  return types(world, 'a rank', [[list.sheet, addressOf(list, row.mark, 'rank'), typed]]);
};

/** What counts of somebody in one round: a rating, or a board that nobody else of the team has. */
const ofRound: Step = (world, [die = 0, which = 0]) => {
  const { sheet, rows } = plainList(world.book);
  const row = choose(rows, die);
  if (!row) return false;
  const titles = (world.book.values(sheet)[0] ?? []).map(String);
  const title = choose(
    titles.filter(one => / R2$/.test(one)),
    which,
  );
  if (title === undefined) return false;
  const ofRating = ['', '2400', '1100', 'strong', '-'];
  const typed =
    choose(title.startsWith('Board') ? ['', '0', '-', String(10 + row.row)] : ofRating, which) ?? '';
  return types(world, 'of a round', [[sheet, makeA1(row.row, titles.indexOf(title)), typed]]);
};

const SETTINGS = [
  ['komi', '5.5'],
  ['byeValue', '½'],
  ['tiebreaks', 'SOS'],
  ['handicap', 'rank'],
  ['handicap', 'none'],
  ['seed', 'other dice'],
  ['rounds', '4'],
  ['language', 'de'],
  ['upperBar', '3d'],
  ['version', '0.0.9'],
  ['rooms', 'A: 1-2, Hall B: 3-9'],
  ['onePrize', 'yes'],
  ['ranksOfLists', 'by rating'],
  ['disqualifiedUnplaced', 'yes'],
  ['agreedAbsences', '1'],
  ['noAbsencesIn', '3-4'],
  ['handicapReduction', '-1'],
  ['defaultsAsByes', 'yes'],
  ['homeGap', '1'],
  ['homeGap', 'none'],
] as const;

/** A setting is typed over, or into a row below the others. */
const setting: Step = (world, [die = 0]) => {
  const [sheet, values] =
    Object.entries(world.book.snapshot()).find(([name]) => isWord('sheet.settings', name)) ?? [];
  const [key, typed] = choose(SETTINGS, die) ?? SETTINGS[0];
  if (sheet === undefined || !values) return false;
  const row = values.findIndex(([title]) => isWord(`settingName.${key}`, title));
  if (row < 0)
    return types(world, 'a setting', [
      [sheet, `A${values.length + 1}`, makeText('en')(`settingName.${key}`)],
      [sheet, `B${values.length + 1}`, typed],
    ]);
  return String(values[row]?.[1]) !== typed && types(world, 'a setting', [[sheet, `B${row + 1}`, typed]]);
};

/** Two rows change places, in all columns of the list; where there are no numbers, opponents are known by the order. */
const sortRows: Step = (world, [die = 0]) => {
  const { sheet, rows, columns } = plainList(world.book);
  const at = die % Math.max(1, rows.length - 1);
  const [one, other] = [rows[at], rows[at + 1]];
  if (!one || !other || columns['no'] === undefined) return false;
  const width = Math.max(...Object.values(columns)) + 1;
  const cells = Array.from({ length: width }, (_, column) => [
    makeA1(one.row, column),
    makeA1(other.row, column),
  ]);
  return types(
    world,
    'rows sorted',
    cells.flatMap(([upper = '', lower = '']) =>
      [upper, lower].some(a1 => world.book.formula(sheet, a1) !== '')
        ? []
        : [
            [sheet, upper, world.book.cell(sheet, lower)] as const,
            [sheet, lower, world.book.cell(sheet, upper)] as const,
          ],
    ),
  );
};

export const HANDS = {
  resultInSheet,
  resultInList,
  halfResult,
  rename,
  outOf,
  forTheBye,
  asleepFormula,
  pastResult,
  pasteRound,
  rank,
  ofRound,
  setting,
  sortRows,
} as const;
