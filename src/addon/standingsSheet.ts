import { makeA1 } from '../sheet/cell';
import { freeName } from '../sheet/sheetNames';
import { STANDINGS_FORMULA } from '../sheet/template';
import { isError } from '../tournament/problem';
import { STANDINGS } from './functions/standings';
import type { View } from './protocol';
import type { Found, Tournament } from './tournament';
import type { Workbook } from './workbook';

/** Shows the sheet that consists of a STANDINGS formula, or makes one. To be called under the lock. */
export function showStandings(workbook: Workbook, tournament: Tournament): View {
  const made = workbook
    .sheetNames()
    .find(name => /^=\s*STANDINGS\s*\(/i.test(workbook.formulas(name)[0]?.[0] ?? ''));
  const sheet = made ?? makeSheet(workbook, tournament);
  workbook.activate({ sheet, row: 0, column: 0 });
  return { view: 'standings written', sheet };
}

function makeSheet(workbook: Workbook, tournament: Tournament): string {
  const sheet = freeName(tournament.text('sheet.standings'), workbook.sheetNames());
  workbook.insertSheet(sheet);
  dressSheet(workbook, tournament, sheet);
  workbook.freeze(sheet, 1, 0);
  workbook.writeFormula({ sheet, row: 0, column: 0 }, formulaFor(tournament));
  return sheet;
}

/** Looks for what the formula will answer: each column as wide as its longest text, numbers and short codes centred. */
function dressSheet(workbook: Workbook, { list, settingsAt, problems }: Tournament, sheet: string): void {
  if (problems.some(isError)) return;
  const table = STANDINGS(list.values, settingsAt?.values);
  const titles = table[0] ?? [];
  const area = { sheet, row: 0, column: 0, rows: 1, columns: titles.length };
  workbook.dress(area, { bold: true, fill: '#e8eaed' });
  titles.forEach((_, column) => {
    const texts = table.map(line => String(line[column] ?? ''));
    const width = Math.min(MARGIN + LETTER * Math.max(...texts.map(({ length }) => length)), WIDEST);
    const align = texts.slice(1).some(text => A_NAME.test(text)) ? 'left' : 'center';
    workbook.dress({ ...area, column, rows: table.length, columns: 1 }, { width, align });
  });
}

/** Pixels. */
const [MARGIN, LETTER, WIDEST] = [20, 8, 240];
const A_NAME = /\p{L}{3}/u;

/** With the named ranges where there are some, else with the cells as they stand now. */
function formulaFor({ list, named, settingsAt }: Tournament): string {
  if (named && settingsAt) return STANDINGS_FORMULA;
  const parts = [list, settingsAt].filter((found): found is Found => found !== undefined).map(reference);
  return `=STANDINGS(${parts.join(',')})`;
}

/** A range as a formula names it. */
export function reference({ sheet, origin, values }: Found): string {
  const last = makeA1(
    origin.row + values.length - 1,
    origin.column + Math.max(1, values[0]?.length ?? 1) - 1,
  );
  return `'${sheet.replace(/'/g, "''")}'!${makeA1(origin.row, origin.column)}:${last}`;
}
