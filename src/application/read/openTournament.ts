import type { Workbook, Area, CellValue } from '../workbook/workbook';
import { sheetNamed, organisersSheets, isOurs, readSheet, take } from './sheets';
import { WALL_LIST, SETTINGS, type Tournament, type SheetRange } from './tournament';
import { readSettingValues } from '../../sheet/settings/readSettings';
import { isNamed } from '../../sheet/write/sheetNames';
import { languageOf } from './languageOf';
import { makeInput } from './input';
import { rowsWithBelow } from '../../sheet/settings/settingsRange';
import { readFrame, type Frame } from '../../sheet/frame/frame';
import { answerColumns, asksResults } from '../../sheet/registration/answerColumns';
import { customFunctions } from '../catalogue/catalogue';

/** Reads the tournament anew; undefined when no sheet holds a wall list. */
export function openTournament(workbook: Workbook): Tournament | undefined {
  const settingsAt = findSettings(workbook);
  const typed = readSettingValues(settingsAt?.values);
  const chosen = sheetNamed(workbook, String(typed.values.get('wallListSheet') ?? ''));
  const area = workbook.namedArea(WALL_LIST);
  const listSheet = chosen ?? workbook.list?.sheet();
  const isNamed = area !== undefined && (listSheet ?? area.sheet) === area.sheet;
  const listRange = framed(isNamed ? take(workbook, area) : undefined) ?? findWallList(workbook, chosen);
  if (!listRange) return undefined;
  const { list, frame } = listRange;
  // Before a list has settings, whoever is at the screen reads and writes in the own language.
  const read = settingsAt
    ? typed
    : { ...typed, values: new Map([['language', languageOf(workbook)] as const]) };
  return { ...makeInput(frame, read), list, named: isNamed, settingsAt, typed: typed.values.size };
}

/**
 * The range of the settings: the named one, else the sheet with that name in any language; undefined where
 * there is none.
 */
export function findSettings(workbook: Workbook): SheetRange | undefined {
  const area = settingsArea(workbook);
  const range = area && take(workbook, area);
  if (range) return range;
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
    const listSheet = workbook.list.sheet();
    return listSheet === undefined ? undefined : listIn(workbook, listSheet);
  }
  const active = workbook.activeSheet();
  const candidates = [active, ...organisersSheets(workbook).filter(name => name !== active)];
  for (const name of candidates) {
    const range = listIn(workbook, name);
    if (range) return range;
  }
  return undefined;
}

/** The wall list that a whole sheet reads as; undefined for any other sheet. */
function listIn(workbook: Workbook, name: string): FramedRange | undefined {
  const range = isOurs(name) ? undefined : framed(readSheet(workbook, name));
  if (!range || !isWallList(range.frame) || isOutput(workbook, name)) return undefined;
  return hasGuessedRounds(range.frame) && holdsReports(range.list.values) ? undefined : range;
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
