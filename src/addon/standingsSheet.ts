import { makeA1 } from '../sheet/cell';
import { freeName } from '../sheet/sheetNames';
import { STANDINGS_FORMULA } from '../sheet/template';
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
  workbook.dress({ sheet, row: 0, column: 0, rows: 1, columns: 12 }, { bold: true, fill: '#e8eaed' });
  workbook.freeze(sheet, 1, 0);
  workbook.writeFormula({ sheet, row: 0, column: 0 }, formulaFor(tournament));
  return sheet;
}

/** With the named ranges where there are some, else with the cells as they stand now. */
function formulaFor({ list, named, settingsAt }: Tournament): string {
  if (named && settingsAt) return STANDINGS_FORMULA;
  const parts = [list, settingsAt].filter((found): found is Found => found !== undefined).map(reference);
  return `=STANDINGS(${parts.join(',')})`;
}

function reference({ sheet, origin, values }: Found): string {
  const last = makeA1(
    origin.row + values.length - 1,
    origin.column + Math.max(1, values[0]?.length ?? 1) - 1,
  );
  return `'${sheet.replace(/'/g, "''")}'!${makeA1(origin.row, origin.column)}:${last}`;
}
