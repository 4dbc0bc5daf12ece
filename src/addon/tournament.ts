import { isBlank, type Values } from '../sheet/read/cell';
import { isNamed, roundOfName } from '../sheet/write/sheetNames';
import { readWallList } from '../sheet/read/readWallList';
import { readSettings } from '../sheet/settings/readSettings';
import { rowsWithBelow } from '../sheet/settings/settingsRange';
import type { Origin } from '../sheet/wording';
import { customFunctions } from './functions/catalogue';
import { readGiven, type Given } from './functions/given';
import type { Area, CellValue, Workbook } from './google/workbook';

/** Names of the ranges that the template makes and its formulas use. */
export const WALL_LIST = 'WallList';
export const SETTINGS = 'Settings';

/** A range of a sheet with its values. */
export interface SheetRange {
  readonly sheet: string;
  readonly origin: Origin;
  readonly values: readonly (readonly CellValue[])[];
}

/** The tournament of a workbook: where its wall list and settings stand, and what they say. */
export interface Tournament extends Given {
  readonly list: SheetRange;
  /** Whether the list is the named range; else it is the whole used range of its sheet. */
  readonly named: boolean;
  readonly settingsAt: SheetRange | undefined;
  /** How many settings somebody has typed. */
  readonly typed: number;
}

/** Reads everything anew; undefined when no sheet reads as a wall list. */
export function openTournament(workbook: Workbook): Tournament | undefined {
  const settingsAt = findSettings(workbook);
  const { settings, typed } = readSettings(settingsAt?.values, { hasStart: false });
  const chosen = sheetNamed(workbook, settings.wallListSheet);
  const area = workbook.namedArea(WALL_LIST);
  const isNamed = area !== undefined && (chosen ?? area.sheet) === area.sheet;
  const list = (isNamed ? take(workbook, area) : undefined) ?? findWallList(workbook, chosen);
  if (!list) return undefined;
  const given = readGiven(list.values, settingsAt?.values);
  return { ...given, list, named: isNamed, settingsAt, typed: typed.size };
}

/** The sheet that the setting `Wall list` names, without regard to case; undefined where there is none. */
export const sheetNamed = (workbook: Workbook, wanted: string): string | undefined =>
  workbook.sheetNames().find(name => name.toLowerCase() === wanted.trim().toLowerCase());

/** The named range, else the sheet of that name in any language. */
export function findSettings(workbook: Workbook): SheetRange | undefined {
  const area = settingsArea(workbook);
  const found = area && take(workbook, area);
  if (found) return found;
  const sheet = workbook.sheetNames().find(name => isNamed(name, 'sheet.settings'));
  return sheet === undefined ? undefined : readSheet(workbook, sheet);
}

/** The range named Settings with the rows typed below it; undefined without such a name. */
export function settingsArea(workbook: Workbook): Area | undefined {
  const area = workbook.namedArea(SETTINGS);
  const values = area && workbook.read(area.sheet)?.values;
  if (!area || !values) return area;
  return { ...area, rows: rowsWithBelow(values, area, isNamed(area.sheet, 'sheet.settings')) };
}

/** The sheet that the settings name, else the one in view, else the first that reads as a wall list. */
function findWallList(workbook: Workbook, chosen: string | undefined): SheetRange | undefined {
  if (chosen !== undefined) return readSheet(workbook, chosen);
  const active = workbook.activeSheet();
  const candidates = [active, ...organisersSheets(workbook).filter(name => name !== active)];
  for (const name of candidates) {
    const found = readSheet(workbook, name);
    if (!isOurs(name) && found && isWallList(found.values) && !isOutput(workbook, name)) return found;
  }
  return undefined;
}

/** The sheets that may hold a wall list. */
export const organisersSheets = (workbook: Workbook): readonly string[] =>
  workbook.sheetNames().filter(name => !isOurs(name));

const isOurs = (name: string): boolean =>
  isNamed(name, 'sheet.settings') ||
  isNamed(name, 'sheet.log') ||
  isNamed(name, 'sheet.system') ||
  roundOfName(name) !== undefined;

/** A header row with players and rounds below it, or with results in columns that are yet to get titles. */
function isWallList(values: Values): boolean {
  if (values.every(line => line.every(isBlank))) return false;
  const { header, wallList, problems } = readWallList(values);
  const hasRounds = wallList.rounds > 0 || problems.some(({ code }) => code === 'roundsUntitled');
  return header !== undefined && wallList.players.length > 0 && hasRounds;
}

/** Standings and previews look like wall lists, but a formula makes them. */
function isOutput(workbook: Workbook, sheet: string): boolean {
  const names = customFunctions().flatMap(({ name, readsAsWallList }) => (readsAsWallList ? [name] : []));
  const begins = new RegExp(`^=\\s*(${names.join('|')})\\s*\\(`, 'i');
  return workbook.formulas(sheet).some(line => line.some(formula => begins.test(formula)));
}

/** All that stands in a sheet. */
export function readSheet(workbook: Workbook, sheet: string): SheetRange | undefined {
  const table = workbook.read(sheet);
  return table && { sheet, origin: { row: 0, column: 0 }, values: table.values };
}

/** The values of an area, padded with blanks where the used range ends before it. */
export function take(workbook: Workbook, area: Area): SheetRange | undefined {
  const table = workbook.read(area.sheet);
  if (!table) return undefined;
  const used = Math.max(0, Math.min(area.rows, table.values.length - area.row));
  const values = Array.from({ length: Math.max(1, used) }, (_, row) =>
    Array.from(
      { length: area.columns },
      (__, column) => table.values[area.row + row]?.[area.column + column] ?? '',
    ),
  );
  return { sheet: area.sheet, origin: { row: area.row, column: area.column }, values };
}

/** The cells that a tournament is read from, without computed columns, which change by themselves. */
export function inputOf({ list, reading }: Tournament): readonly (readonly CellValue[])[] {
  const columns = [
    reading.numbered,
    ...Object.values(reading.columns),
    ...reading.rounds.flat(),
    ...reading.results,
  ].filter((column): column is number => typeof column === 'number');
  // Numbers that are half written may be no numbers of players; their column counts all the same, and once.
  const once = [...new Set(columns)].sort((a, b) => a - b);
  return list.values.map(line => once.map(column => line[column] ?? ''));
}
