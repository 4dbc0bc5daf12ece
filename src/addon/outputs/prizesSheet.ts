import { freeName } from '../../sheet/write/sheetNames';
import { NAME_WIDTH } from '../../sheet/write/template';
import { provisionalPrizes } from '../functions/notes';
import type { View } from '../panel/protocol';
import { reference, settingsReference } from './standingsSheet';
import type { Tournament } from '../read/tournament';
import type { Look, Workbook } from '../google/workbook';

/** Rows for places in a new sheet; the range of its formula has room for more below. */
const PLACES = 8;
const LAST_ROW = 31;
const TABLE = `A1:D${LAST_ROW}`;
/** Column of the formula. */
const ANSWER = 5;
/** Pixels: the prizes as typed, a gap, then the players who get them. */
const WIDTHS = [60, 90, 130, 130, 30, 60, 44, NAME_WIDTH, 90, 130, 130];
/** Narrower columns hold places and numbers. */
const NARROW = 70;

/** Shows the sheet with a PRIZES formula, or makes one where prizes can be typed. To be called under the lock. */
export function showPrizes(workbook: Workbook, tournament: Tournament): View {
  const made = workbook
    .sheetNames()
    .find(name => workbook.formulas(name)[0]?.some(formula => /^=\s*PRIZES\s*\(/i.test(formula)));
  const sheet = made ?? makeSheet(workbook, tournament);
  workbook.activate({ sheet, row: 1, column: 1 });
  const note = provisionalPrizes(tournament);
  return { view: 'prizes written', sheet, provisional: note };
}

function makeSheet(workbook: Workbook, tournament: Tournament): string {
  const { text } = tournament;
  const sheet = freeName(text('sheet.prizes'), workbook.sheetNames());
  const at = { sheet, row: 0, column: 0 };
  workbook.insertSheet(sheet);
  workbook.writeText(at, [
    [text('title.place'), text('prizes.prize'), text('prizes.things'), text('prizes.title')],
  ]);
  workbook.writeNumbers(
    { ...at, row: 1 },
    Array.from({ length: PLACES }, (_, place) => [place + 1]),
  );
  workbook.dress({ ...at, rows: 1, columns: WIDTHS.length }, { bold: true, fill: '#e8eaed' });
  WIDTHS.forEach((width, column) => {
    const look: Look = width < NARROW ? { width, align: 'center' } : { width };
    workbook.dress({ ...at, column, rows: LAST_ROW, columns: 1 }, look);
  });
  workbook.freeze(sheet, 1, 0);
  workbook.writeFormula({ ...at, column: ANSWER }, formulaFor(tournament));
  return sheet;
}

function formulaFor({ list, named, settingsAt }: Tournament): string {
  if (named && settingsAt) return `=PRIZES(WallList,${TABLE},Settings)`;
  return `=PRIZES(${[reference(list), TABLE, ...(settingsAt ? [settingsReference(settingsAt)] : [])].join(',')})`;
}
