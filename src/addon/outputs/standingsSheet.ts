import { makeA1 } from '../../sheet/read/cell';
import { SETTING_ROWS } from '../../sheet/settings/settingsRange';
import { freeName } from '../../sheet/write/sheetNames';
import { isError } from '../../tournament/problem';
import { provisional } from '../functions/notes';
import { STANDINGS } from '../functions/standings';
import { TEAMSTANDINGS } from '../functions/teams';
import type { View } from '../panel/protocol';
import type { SheetRange, Tournament } from '../read/tournament';
import type { Workbook } from '../google/workbook';

/** The formulas of standings: of players, and of teams in a team event. Each fills a sheet of its own. */
const KINDS = {
  players: { formula: 'STANDINGS', table: STANDINGS, name: 'sheet.standings' },
  teams: { formula: 'TEAMSTANDINGS', table: TEAMSTANDINGS, name: 'sheet.teams' },
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

/** Shows the sheet with the standings, of teams in a team event, or makes it. To be called under the lock. */
export function showStandings(workbook: Workbook, tournament: Tournament): View {
  const players = sheetOf(workbook, tournament, KINDS.players);
  const sheet = tournament.settings.teams ? sheetOf(workbook, tournament, KINDS.teams) : players;
  workbook.activate({ sheet, row: 0, column: 0 });
  return { view: 'standings written', sheet, provisional: provisional(tournament) };
}

function sheetOf(workbook: Workbook, tournament: Tournament, kind: Kind): string {
  const begins = new RegExp(`^=\\s*${kind.formula}\\s*\\(`, 'i');
  const made = workbook.sheetNames().find(name => begins.test(workbook.formulas(name)[0]?.[0] ?? ''));
  return made ?? makeSheet(workbook, tournament, kind);
}

function makeSheet(workbook: Workbook, tournament: Tournament, kind: Kind): string {
  const sheet = freeName(tournament.text(kind.name), workbook.sheetNames());
  workbook.insertSheet(sheet);
  dressSheet(workbook, tournament, sheet, kind);
  workbook.freeze(sheet, 1, 0);
  workbook.writeFormula({ sheet, row: 0, column: 0 }, formulaFor(tournament, kind));
  return sheet;
}

/**
 * Formats the sheet for the formula's answer: each column as wide as its longest text, numbers and short
 * codes centred.
 */
function dressSheet(
  workbook: Workbook,
  { list, settingsAt, problems }: Tournament,
  sheet: string,
  kind: Kind,
): void {
  if (problems.some(isError)) return;
  const table = kind.table(list.values, settingsAt?.values);
  const titles = table[0] ?? [];
  const area = { sheet, row: 0, column: 0, rows: 1, columns: titles.length };
  workbook.dress(area, { bold: true, fill: '#e8eaed' });
  titles.forEach((_, column) => {
    const texts = table.map(line => String(line[column] ?? ''));
    const needed = MARGIN + LETTER * Math.max(...texts.map(({ length }) => length));
    // All games of a Diagonal round stand in one cell. A formula's rows do not grow, so the column does.
    const isLong = needed > WIDEST;
    const isName = texts.slice(1).some(text => A_NAME.test(text));
    const width = Math.min(needed, isName ? WIDEST : WIDEST_ROUND);
    const align = isName || isLong ? 'left' : 'center';
    workbook.dress({ ...area, column, rows: table.length, columns: 1 }, { width, align });
  });
}

/** Pixels. */
const [MARGIN, LETTER, WIDEST, WIDEST_ROUND] = [20, 8, 240, 620];
const A_NAME = /\p{L}{3}/u;

/** The formula with the named ranges where they exist, else with the cells as they are now. */
function formulaFor({ list, named, settingsAt }: Tournament, { formula }: Kind): string {
  if (named && settingsAt) return `=${formula}(WallList,Settings)`;
  const parts = [reference(list), ...(settingsAt ? [settingsReference(settingsAt)] : [])];
  return `=${formula}(${parts.join(',')})`;
}

/** The settings in a formula, with room for more settings below. */
export const settingsReference = (found: SheetRange): string =>
  reference(found).replace(/\d+$/, last => String(Math.max(SETTING_ROWS, Number(last))));

/** A range in a formula. */
export function reference({ sheet, origin, values }: SheetRange): string {
  const last = makeA1(
    origin.row + values.length - 1,
    origin.column + Math.max(1, values[0]?.length ?? 1) - 1,
  );
  return `'${sheet.replace(/'/g, "''")}'!${makeA1(origin.row, origin.column)}:${last}`;
}
