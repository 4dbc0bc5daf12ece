import { pairWeighedRound } from '../../pairing/weighedRound';
import { freeName, ofList } from '../../sheet/write/sheetNames';
import { isError } from '../../tournament/problem';
import { findAsked } from '../pair/askedPlayer';
import { preview } from '../pair/pair';
import type { Request, View } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import { place, TITLE_LOOK, type PlacedLook } from '../workbook/design';
import type { Workbook } from '../workbook/workbook';
import { takenNames } from '../write/takenNames';
import { CHOSEN, costsTable, type CostsTable, type CostGrade } from './costsTable';
import { sheetAtRequest, type PageAtRequest } from './sheetAtRequest';

type CostsRequest = Extract<Request, { readonly ask: 'costs' }>;

/**
 * Writes what a game of each two would cost in the next round into a new sheet, which stays as it was when it was made. To be called
 * under the lock.
 */
export function writeCosts(workbook: Workbook, tournament: Tournament, { around = '' }: CostsRequest): View {
  const { event, problems, text } = tournament;
  if (problems.some(isError)) return preview(workbook, tournament);
  const proved = pairWeighedRound(event);
  if (proved === undefined || !('paired' in proved)) return preview(workbook, tournament);
  const { wallList } = event;
  const { round } = proved.paired;
  const table = costsTable(text, wallList, proved.optima, findAsked(wallList.players, around));
  if (table.shown === 0) return preview(workbook, tournament);
  const name = ofList(text('sheet.costs', { round }), workbook.list?.label ?? '');
  const made = workbook.sheetNames().find(sheet => sheet === name && holds(workbook, sheet, table));
  const sheet = made ?? freeName(name, takenNames(workbook));
  const different = made === undefined ? sheetAtRequest(workbook, tournament, sheet, page(table)) : [];
  workbook.activate({ sheet, row: 0, column: 0 });
  if (different.length > 0) return { view: 'stopped', reasons: different };
  return {
    view: 'costs written',
    sheet,
    round,
    ...(table.around !== undefined && {
      part: { shown: table.shown, all: table.all, around: table.around },
    }),
  };
}

const holds = (workbook: Workbook, sheet: string, { cells }: CostsTable): boolean =>
  JSON.stringify(workbook.read(sheet)?.values.map(row => row.map(String))) === JSON.stringify(cells);

/** Light enough for black letters; what is in the way is grey. */
const FILLS: Readonly<Record<CostGrade, string>> = {
  0: '',
  1: '#fff2cc',
  2: '#fce0b8',
  3: '#f9c4a0',
  4: '#f2a08c',
  apart: '#dadce0',
};

/** Pixels: names, and four signs. */
const [NAMES, COST] = [190, 52];

function page({ cells, grades }: CostsTable): PageAtRequest {
  const width = cells[0]?.length ?? 1;
  return {
    cells,
    design: {
      place: place(0, 0, cells.length, width),
      looks: [
        [place(0, 0, cells.length, width), { text: true }],
        [place(0, 1, grades.length, width - 1), { align: 'center' }],
        [place(0, 0, 1, width), TITLE_LOOK],
        ...grades.flatMap((line, row) => runsOf(line, row)),
        ...cells.flatMap((line, row) =>
          line.flatMap((cell, column): readonly PlacedLook[] =>
            column > 0 && cell.startsWith(CHOSEN) ? [[place(row, column, 1, 1), { bold: true }]] : [],
          ),
        ),
      ],
      widths: [NAMES, ...Array.from({ length: width - 1 }, () => COST)],
      frozen: [1, 1],
    },
  };
}

/** Cells of one grade beside one another are one part. */
function runsOf(line: readonly (CostGrade | undefined)[], row: number): readonly PlacedLook[] {
  const fills = line.map(grade => (grade === undefined ? '' : FILLS[grade]));
  const starts = fills.flatMap((fill, column) => (column > 0 && fill !== fills[column - 1] ? [column] : []));
  return starts.flatMap((column, index): readonly PlacedLook[] => {
    const fill = fills[column] ?? '';
    const end = starts[index + 1] ?? fills.length;
    return fill === '' ? [] : [[place(row, column, 1, end - column), { fill }]];
  });
}
