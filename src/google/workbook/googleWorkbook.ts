import { drawSeed } from '../drawSeed';
import { activeSheet, type ActiveSheet } from './activeSheet';
import { addChart } from './barChart';
import { locked } from './documentLock';
import { design, drawLines, dress } from './googleDesign';
import { keptOfRun, type Kept } from './keptOfRun';
import { readyCells } from './readyCells';
import type { Spreadsheet } from './services';
import type { Workbook } from '../../application/workbook/workbook';

/** The open spreadsheet, in Google Sheets or in the workbench. */
export function googleWorkbook(): Workbook {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  const active = activeSheet(spreadsheet);
  const kept = keptOfRun(spreadsheet);
  let zone: string | undefined;
  const timeText = (date: Date): string =>
    Utilities.formatDate(date, (zone ??= spreadsheet.getSpreadsheetTimeZone()), 'yyyy-MM-dd HH:mm:ss');
  return {
    title: () => spreadsheet.getName(),
    now: () => timeText(new Date()),
    timeText,
    drawSeed,
    userLanguage: () => Session.getActiveUserLocale(),
    activeSheet: active.name,
    activeCell: () => {
      const range = spreadsheet.getActiveRange();
      return range ? { row: range.getRow() - 1, column: range.getColumn() - 1 } : undefined;
    },
    activate: at =>
      active.goTo(at.sheet, kept.sheets.of(at.sheet), () => kept.ranges.of({ ...at, rows: 1, columns: 1 })),
    ...cells(kept),
    ...looks(kept),
    ...columns(kept),
    ...sheets(spreadsheet, active, kept),
    locked: action =>
      locked(() => {
        kept.forgetAll();
        const value = action();
        active.giveBack();
        return value;
      }),
    flush: () => SpreadsheetApp.flush(),
  };
}

const cells = ({ sheets, ranges, used, known, areas, formats }: Kept) =>
  ({
    read: used.read,
    readAgain: (name, whole = false) => {
      known.forget(name);
      return used.readAgain(name, whole);
    },
    formulas: (name, again = false) => used.formulas(name, again),
    valuesOfFormulas: used.valuesOfFormulas,
    notes: area => ranges.of(area).getNotes(),
    lastRow: name => sheets.of(name).getLastRow(),
    readArea: (area, again = false) => {
      const values = again ? undefined : known.find(area);
      if (values) return values;
      const read = ranges.values(area);
      known.read(area, read);
      return read;
    },
    namedArea: areas.find,
    nameArea: (name, area) => areas.give(name, area, ranges.of(area)),
    forgetName: areas.take,
    ready: readyCells({ ranges, used, known, formats }),
  }) satisfies Partial<Workbook>;

const looks = ({ sheets, ranges, columns, formats }: Kept) =>
  ({
    design: (name, piece) => {
      const isNew = sheets.isMade(name);
      const range = () => ranges.at(name, piece.place);
      // A new sheet gets the rows that it lacks.
      if (isNew) range();
      formats.forget(name);
      design(sheets.of(name), range, piece, isNew);
    },
    dress: (name, places, { width, ...look }) => {
      if (width !== undefined)
        for (const { column, columns: count } of places) columns.widen(name, column, count, width);
      if (places.length === 0 || Object.keys(look).length === 0) return;
      formats.forget(name);
      dress(ranges.list(name, places), look);
    },
    textCells: formats.isText,
    formats: formats.read,
    setFormat: formats.set,
    drawLines: (name, lines) => drawLines(sheets.of(name), lines),
    chart: chart => addChart(sheets.of(chart.sheet), chart, ranges.of),
  }) satisfies Partial<Workbook>;

const columns = (kept: Kept) =>
  ({
    insertColumns: (name, after, count) => {
      kept.sheets.of(name).insertColumnsAfter(after + 1, count);
      kept.forgetAll();
    },
    showColumns: kept.columns.reveal,
    columnWidth: kept.columns.widthOf,
    removeColumns: (name, from, count) => {
      kept.sheets.of(name).deleteColumns(from + 1, count);
      kept.forgetAll();
    },
  }) satisfies Partial<Workbook>;

const sheets = (spreadsheet: Spreadsheet, active: ActiveSheet, kept: Kept) =>
  ({
    sheetNames: kept.sheets.names,
    sheetId: kept.sheets.idOf,
    insertSheet: (name, before, isShown = false) => {
      const names = kept.sheets.names();
      if (!isShown) active.name();
      const sheet = kept.sheets.insert(name, before === undefined ? names.length : names.indexOf(before));
      active.insert(name, sheet, isShown);
    },
    renameSheet: (name, to) => {
      kept.sheets.of(name).setName(to);
      active.follow(name, to);
      kept.follow(name, to);
    },
    removeSheet: name => {
      const sheet = kept.sheets.find(name);
      if (!sheet) return;
      try {
        spreadsheet.deleteSheet(sheet);
      } catch {
        // Google refuses for the last visible sheet and for protected ones. The sheet stays, empty.
        return kept.forgetAll();
      }
      kept.forget(name);
      active.forget(name, sheet);
    },
  }) satisfies Partial<Workbook>;
