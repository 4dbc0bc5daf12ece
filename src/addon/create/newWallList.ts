import { EXAMPLE_KINDS } from '../../sheet/write/examples';
import { PLAYER_ROWS, RANKS, type WallListTemplate } from '../../sheet/write/template';
import type { ColumnKind } from '../../sheet/read/titles';
import type { Area, Look, Workbook } from '../google/workbook';

export const EXAMPLE_LOOK: Look = { italic: true, ink: '#80868b' };
export const TITLE_LOOK: Look = { bold: true, fill: '#e8eaed' };
const COMPUTED_LOOK: Look = { ink: '#185abc' };
const CENTRED: Look = { align: 'center' };

/** Narrow columns, so that five rounds and the places stand beside the panel on a small screen. */
const LOOKS: Readonly<Partial<Record<ColumnKind, Look>>> = {
  no: { ...CENTRED, width: 40 },
  name: { width: 180 },
  rank: { ...CENTRED, width: 56 },
  rating: { ...CENTRED, width: 60 },
  country: { ...CENTRED, width: 64 },
  club: { width: 92 },
  category: { ...CENTRED, width: 72 },
  group: { ...CENTRED, width: 60 },
  team: { width: 110 },
  board: { ...CENTRED, width: 56 },
  out: { ...CENTRED, width: 52 },
};

/** Columns of numbers; all others hold text, so that nothing turns into a date. */
const NUMBERS: readonly ColumnKind[] = ['no', 'rating'];

export const area = (sheet: string, row: number, column: number, rows: number, columns: number): Area => ({
  sheet,
  row,
  column,
  rows,
  columns,
});

/** Titles, numbers, example players and looks of a new wall list, without its formulas; returns the range to name. */
export function writeWallList(
  workbook: Workbook,
  sheet: string,
  template: WallListTemplate,
  roundLook: Look,
): Area {
  const { titles, kinds, firstRound, width, formulas } = template;
  const players = (column: number, count = 1): Area => area(sheet, 1, column, PLAYER_ROWS, count);
  kinds.forEach((kind, column) => {
    if (!NUMBERS.includes(kind)) workbook.dress(players(column), { text: true });
  });
  workbook.dress(players(firstRound, width - 1 - firstRound), { text: true });
  workbook.dress(players(kinds.indexOf('no')), { ink: '#80868b' });
  workbook.offer(players(kinds.indexOf('rank')), RANKS, '');
  workbook.writeText({ sheet, row: 0, column: 0 }, [titles]);
  workbook.dress(area(sheet, 0, 0, 1, titles.length), TITLE_LOOK);
  workbook.dress(area(sheet, 0, width, PLAYER_ROWS + 1, formulas.length), COMPUTED_LOOK);
  workbook.dress(area(sheet, 0, width, 1, formulas.length), TITLE_LOOK);
  for (const [column, look] of columnLooks(template, roundLook))
    workbook.dress(area(sheet, 0, column, PLAYER_ROWS + 1, 1), look);
  workbook.writeNumbers(
    { sheet, row: 1, column: kinds.indexOf('no') },
    Array.from({ length: PLAYER_ROWS }, (_, i) => [i + 1]),
  );
  writeExamples(workbook, sheet, template);
  workbook.freeze(sheet, 1, kinds.indexOf('name') + 1);
  return area(sheet, 0, 0, PLAYER_ROWS + 1, width);
}

function writeExamples(workbook: Workbook, sheet: string, { kinds, examples }: WallListTemplate): void {
  for (const kind of EXAMPLE_KINDS) {
    const column = kinds.indexOf(kind);
    if (column < 0) continue;
    workbook.writeText(
      { sheet, row: 1, column },
      examples.map(example => [example[kind]]),
    );
    workbook.dress(area(sheet, 1, column, examples.length, 1), EXAMPLE_LOOK);
  }
}

/** The looks of round columns with one result, and with many games as in the Diagonal format. */
export const ROUND_LOOK: Look = { ...CENTRED, width: 60 };
export const MANY_GAMES_LOOK: Look = { width: 170, wrap: true };

function columnLooks(
  { kinds, firstRound, width, formulas }: WallListTemplate,
  roundLook: Look,
): readonly [number, Look][] {
  const some = (from: number, count: number, look: Look): readonly [number, Look][] =>
    Array.from({ length: count }, (_, i) => [from + i, look]);
  // The last column has a long title such as SOS-2 (EGF) or Performance.
  const last = formulas.length - 1;
  return [
    ...kinds.map((kind, column): [number, Look] => [column, LOOKS[kind] ?? {}]),
    ...some(firstRound, width - 1 - firstRound, roundLook),
    [width - 1, { width: 14 }],
    ...some(width, last, { ...CENTRED, width: 60 }),
    [width + last, { ...CENTRED, width: 100 }],
  ];
}
