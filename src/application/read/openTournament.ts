import type { Workbook, Area, CellValue } from '../workbook/workbook';
import { type Tournament, WALL_LIST, type SheetRange, SETTINGS } from './tournament';
import { readSettingValues } from '../../sheet/settings/readSettings';
import { isNamed, roundOfName } from '../../sheet/write/sheetNames';
import { languageOf } from './languageOf';
import { makeInput } from './input';
import { rowsWithBelow } from '../../sheet/settings/settingsRange';
import { type Frame, readFrame } from '../../sheet/frame/frame';
import { answerColumns, asksResults } from '../../sheet/registration/answerColumns';
import { customFunctions } from '../catalogue/catalogue';
import type { ListPart } from '../../sheet/frame/severalLists';

/** Reads the tournament anew; undefined when no sheet holds a wall list. */
export function openTournament(workbook: Workbook): Tournament | undefined {
  const settingsAt = findSettings(workbook);
  const typed = readSettingValues(settingsAt?.values);
  const chosen = sheetNamed(workbook, String(typed.values.get('wallListSheet') ?? ''));
  const area = workbook.namedArea(WALL_LIST);
  const own = chosen ?? workbook.list?.sheet();
  const isNamed = area !== undefined && (own ?? area.sheet) === area.sheet;
  const found = framed(isNamed ? take(workbook, area) : undefined) ?? findWallList(workbook, chosen);
  if (!found) return undefined;
  const { list, frame } = found;
  // Before a list has settings, whoever is at the screen reads and writes in the own language.
  const read = settingsAt
    ? typed
    : { ...typed, values: new Map([['language', languageOf(workbook)] as const]) };
  return { ...makeInput(frame, read), list, named: isNamed, settingsAt, typed: typed.values.size };
}

/** The sheet that the setting `Wall list` names; case does not matter; undefined where there is none. */
export const sheetNamed = (workbook: Workbook, wanted: string): string | undefined =>
  workbook.sheetNames().find(name => name.toLowerCase() === wanted.trim().toLowerCase());

/**
 * The range of the settings: the named one, else the sheet with that name in any language; undefined where
 * there is none.
 */
export function findSettings(workbook: Workbook): SheetRange | undefined {
  const area = settingsArea(workbook);
  const found = area && take(workbook, area);
  if (found) return found;
  const sheet = workbook.sheetNames().find(name => isNamed(name, 'sheet.settings'));
  return sheet === undefined ? undefined : readSheet(workbook, sheet);
}

/** The range named Settings together with the rows typed below it; undefined without that name. */
export function settingsArea(workbook: Workbook): Area | undefined {
  const area = workbook.namedArea(SETTINGS);
  const values = area && workbook.read(area.sheet)?.values;
  if (!area || !values) return area;
  return { ...area, rows: rowsWithBelow(values, area, isNamed(area.sheet, 'sheet.settings')) };
}

interface FramedRange {
  readonly list: SheetRange;
  readonly frame: Frame;
}

const framed = (list: SheetRange | undefined): FramedRange | undefined =>
  list && { list, frame: readFrame(list.values) };

/**
 * The range of the wall list: in the sheet that the settings name, else in that of the list that the workbook is seen for, else in the
 * active sheet, else in the first sheet that reads as one.
 */
function findWallList(workbook: Workbook, chosen: string | undefined): FramedRange | undefined {
  if (chosen !== undefined) return framed(readSheet(workbook, chosen));
  if (workbook.list) {
    const own = workbook.list.sheet();
    return own === undefined ? undefined : listIn(workbook, own);
  }
  const active = workbook.activeSheet();
  const candidates = [active, ...organisersSheets(workbook).filter(name => name !== active)];
  for (const name of candidates) {
    const found = listIn(workbook, name);
    if (found) return found;
  }
  return undefined;
}

/** The wall list that a whole sheet reads as; undefined for any other sheet. */
function listIn(workbook: Workbook, name: string): FramedRange | undefined {
  const found = isOurs(name) ? undefined : framed(readSheet(workbook, name));
  if (!found || !isWallList(found.frame) || isOutput(workbook, name)) return undefined;
  return hasGuessedRounds(found.frame) && holdsReports(found.list.values) ? undefined : found;
}

const hasGuessedRounds = ({ problems }: Frame): boolean =>
  problems.some(({ code }) => code === 'roundsGuessed' || code === 'roundsUntitled');

/** Results that players report by a form stand there as in a column of a round without a title. */
function holdsReports(values: SheetRange['values']): boolean {
  const columns = answerColumns(values);
  return columns !== undefined && asksResults(columns);
}

export const readsAsList = (workbook: Workbook, sheet: string): boolean =>
  listIn(workbook, sheet) !== undefined;

export const organisersSheets = (workbook: Workbook): readonly string[] =>
  workbook.sheetNames().filter(name => !isOurs(name));

const isOurs = (name: string): boolean =>
  isNamed(name, 'sheet.settings') ||
  isNamed(name, 'sheet.log') ||
  isNamed(name, 'sheet.system') ||
  isNamed(name, 'sheet.print') ||
  roundOfName(name, 'sheet.preview') !== undefined ||
  roundOfName(name) !== undefined;

/**
 * Whether the values are a wall list: a header row with players and rounds below it, or with results in
 * columns that still need titles.
 */
function isWallList({ header, rows, rounds, problems }: Frame): boolean {
  const hasRounds = rounds.length > 0 || problems.some(({ code }) => code === 'roundsUntitled');
  return header !== undefined && rows.length > 0 && hasRounds;
}

/** Whether a formula fills the sheet: standings and previews look like wall lists. */
function isOutput(workbook: Workbook, sheet: string): boolean {
  const names = customFunctions().flatMap(({ name, readsAsWallList }) => (readsAsWallList ? [name] : []));
  const begins = new RegExp(`^=\\s*(${names.join('|')})\\s*\\(`, 'i');
  return workbook.formulas(sheet).some(line => line.some(formula => begins.test(formula)));
}

/** The whole used range of a sheet, or what the list has of it where it holds several; undefined if there is no such sheet. */
export function readSheet(workbook: Workbook, sheet: string): SheetRange | undefined {
  const table = workbook.read(sheet);
  const part = workbook.list?.sheet() === sheet ? workbook.list.part?.() : undefined;
  const whole = table && { sheet, origin: { row: 0, column: 0 }, values: table.values };
  return whole && part ? cropped(whole, part) : whole;
}

export const cropped = (
  { sheet, origin, values }: SheetRange,
  { top, left, bottom, right }: ListPart,
): SheetRange => ({
  sheet,
  origin: { row: origin.row + top, column: origin.column + left },
  values: values.slice(top, bottom).map(line => line.slice(left, right)),
});

/** The values of an area, padded with blanks where the used range ends earlier. */
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

/** The cells that the tournament is read from, without computed columns, which change by themselves. */
export function inputOf({ list, reading }: Tournament): readonly (readonly CellValue[])[] {
  const columns = [
    reading.numbered,
    ...Object.values(reading.columns),
    ...reading.rounds.flat(),
    ...reading.results,
  ].filter((column): column is number => typeof column === 'number');
  // `numbered` is undefined while numbers are incomplete, but the column No is still input; a column is listed
  // once.
  const once = [...new Set(columns)].sort((a, b) => a - b);
  return list.values.map(line => once.map(column => line[column] ?? ''));
}
