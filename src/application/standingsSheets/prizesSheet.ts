import { LAST_ROW, PRIZE_TITLES, sheetOfPrizes } from '../afterStart/prizesNow';
import { reference, settingsReference } from '../read/reference';
import { NAME_WIDTH } from '../../sheet/write/template';
import { provisionalPrizes } from '../functions/notes';
import type { View } from '../protocol/protocol';
import { place, TITLE_LOOK } from '../workbook/design';
import { sheetAtRequest, type PageAtRequest } from './sheetAtRequest';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { nameFor } from '../write/takenNames';

/** Rows for places in a new sheet; the range of its formula has room for more below. */
const PLACES = 8;
/** With a blank column: what is typed into it, as a prize of a category, is read too. */
const TABLE = `A1:E${LAST_ROW}`;
/** Pixels: the prizes as typed, then the players who get them. */
const WIDTHS = [60, 110, 110, 110, 110, 60, 50, NAME_WIDTH, 110, 110, 110];
/** The first column, from 0, of what each player gets. */
const LISTED = 8;
/** Narrower columns hold places and numbers. */
const NARROW = 70;

/** Shows the sheet with a PRIZES formula, or makes one where prizes can be typed. To be called under the lock. */
export function showPrizes(workbook: Workbook, tournament: Tournament): View {
  const made = sheetOfPrizes(workbook, tournament);
  const sheet = made ?? nameFor(workbook, tournament.text('sheet.prizes'));
  const different = made === undefined ? sheetAtRequest(workbook, tournament, sheet, page(tournament)) : [];
  workbook.activate({ sheet, row: 1, column: 1 });
  if (different.length > 0) return { view: 'stopped', reasons: different };
  return { view: 'prizes written', sheet, provisional: provisionalPrizes(tournament) };
}

function page(tournament: Tournament): PageAtRequest {
  const { text } = tournament;
  const titles = PRIZE_TITLES.map(key => text(key));
  const column = (at: number) => place(0, at, LAST_ROW, 1);
  return {
    cells: [
      [...titles, '', { formula: formulaFor(tournament) }],
      ...Array.from({ length: PLACES }, (_, at) => [at + 1, '', '', '', '', null]),
    ],
    design: {
      place: place(0, 0, LAST_ROW, WIDTHS.length),
      looks: [
        ...WIDTHS.flatMap((width, at) =>
          width < NARROW ? [[column(at), { align: 'center' }] as const] : [],
        ),
        // Amounts are numbers, and as those at the right edge they would stand against the next column.
        [place(0, LISTED, LAST_ROW, WIDTHS.length - LISTED), { align: 'left' }],
        [place(0, 0, 1, WIDTHS.length), TITLE_LOOK],
        // A sentence may stand where the answer begins; centred, it would be cut off on both sides.
        [place(0, titles.length + 1, 1, 1), { align: 'left' }],
      ],
      widths: WIDTHS,
      frozen: [1, 0],
    },
  };
}

function formulaFor({ list, named, settingsAt }: Tournament): string {
  if (named && settingsAt) return `=PRIZES(WallList;${TABLE};Settings)`;
  return `=PRIZES(${[reference(list), TABLE, ...(settingsAt ? [settingsReference(settingsAt)] : [])].join(';')})`;
}
