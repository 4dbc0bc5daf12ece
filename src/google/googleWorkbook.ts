import { parseA1 } from '../sheet/cells/cell';
import { drawSeed } from './drawSeed';
import { design, drawLines, dress } from './googleDesign';
import { knownAreas } from './knownAreas';
import { addressOf, listsOf, paint, rangesOf } from './paint';
import { usedCells } from './usedCells';
import type {
  Area,
  BarChart,
  CellValue,
  NewCell,
  NewCells,
  Put,
  Workbook,
} from '../application/workbook/workbook';
import type { CellRange } from '../application/workbook/design';
import type { Range, Sheet } from './services';

/** Milliseconds that a run waits for another run of this add-on before it gives up. */
const WAIT = 5000;

/** Rows and columns of a sheet that Google has just made. */
const NEW_SHEET = [1000, 26] as const;

/** The open spreadsheet, in Google Sheets or in the workbench. */
export function googleWorkbook(): Workbook {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  // Every question is a slow call, so answers are kept until this run changes what they are about.
  let sheets: Map<string, Sheet> | undefined;
  const areas = new Map<string, Area | undefined>();
  const known = knownAreas();
  const ranges = new Map<string, Range>();
  /** Number formats that were read directly before an action writes its first cells. */
  const formatsRead = new Map<string, FormatsRead>();
  /** Number formats that were read for a look, until this run gives the sheet any. */
  const textFormats = new Map<string, FormatsRead>();
  const ids = new Map<string, string>();
  const widths = new Map<string, number>();
  // The sheet that people look at; a new one takes its place until the run ends.
  let active: Sheet | undefined;
  let isElsewhere = false;
  const activeSheet = (): Sheet => (active ??= spreadsheet.getActiveSheet());
  /** Asked once, early: between the last reading of a sheet and its end no call is made in which somebody could type there. */
  let nameOfActive: string | undefined;
  const activeName = (): string => (nameOfActive ??= activeSheet().getName());
  /** Rows and columns of the sheets that this run has made. */
  const made = new Map<string, readonly [number, number]>();
  let newest = '';

  const forget = (): void => {
    sheets = undefined;
    used.forgetAll();
    known.forgetAll();
    for (const map of [areas, ranges, ids, widths, formatsRead, textFormats]) map.clear();
  };
  const forgetFormats = (name: string): void => [formatsRead, textFormats].forEach(map => map.delete(name));
  const widthOf = (name: string, column: number): number =>
    kept(widths, `${column},${name}`, () => sheetOf(name).getColumnWidth(column + 1));
  const setWidth = (name: string, column: number, count: number, width: number): void => {
    sheetOf(name).setColumnWidths(column + 1, count, width);
    widths.clear();
  };
  const rangesOf = (name: string): readonly (readonly [string, Range])[] =>
    [...ranges].filter(([key]) => key.split(',').slice(4).join() === name);
  const allSheets = (): Map<string, Sheet> =>
    (sheets ??= new Map(spreadsheet.getSheets().map(sheet => [sheet.getName(), sheet])));
  const sheetOf = (name: string): Sheet => {
    const sheet = allSheets().get(name);
    if (!sheet) throw new Error(`“${name}”`);
    return sheet;
  };
  const rangeAt = (name: string, area: CellRange): Range =>
    kept<Range>(ranges, keyOf(name, area), () => {
      const whole = used.rangeOf(name, area);
      if (whole) return whole;
      const sheet = sheetOf(name);
      const [rows, columns] = made.get(name) ?? [];
      const last = area.row + area.rows;
      if (rows !== undefined && columns !== undefined && last > rows) {
        sheet.insertRowsAfter(rows, last - rows);
        made.set(name, [last, columns]);
      }
      return rangeOf(sheet, area);
    });
  /** One call where no range of these cells is at hand; a sheet that lacks some of them gets them with the range. */
  const valuesAt = ({ sheet, ...area }: Area): CellValue[][] => {
    const { row, column, rows, columns } = area;
    if (!ranges.has(keyOf(sheet, area)) && !used.rangeOf(sheet, area))
      try {
        return sheetOf(sheet).getSheetValues(row + 1, column + 1, rows, columns) as CellValue[][];
      } catch {
        // The range below tells why.
      }
    return rangeAt(sheet, area).getValues() as CellValue[][];
  };
  const used = usedCells(name => allSheets().get(name)?.getDataRange(), rangeAt);
  const ready = (name: string, blocks: readonly NewCells[], formatted = false): readonly Put[] => {
    const places = blocks.map(placeOf);
    // Each range by its own address: in which order a list of ranges gives them back is documented nowhere.
    const found = places.map(one => rangeAt(name, one));
    const formats = formatsRead.get(name);
    formatsRead.delete(name);
    const isOpen = (one: NewCells): boolean =>
      (!formatted || one.cells.some(line => line.some(needsQuote))) &&
      !areBlank(one.cells) &&
      !isIn(formats, one);
    const open = blocks.filter(isOpen);
    if (open.length > 0) textFormats.delete(name);
    if (open.every(isAllText) && (open.length > 1 || open.some(hasKept)))
      rangeListOf(sheetOf(name), open.flatMap(textPlaces)).setNumberFormat(TEXT);
    else
      blocks.forEach((one, i) => {
        if (open.includes(one)) setFormats(sheetOf(name), found[i] as Range, one, made.has(name));
      });
    used.reach(name, places);
    return blocks.map(({ cells }, i): Put => {
      const values = cells.map(line => line.map(written));
      const hasFormula = cells.some(line => line.some(cell => typeof cell === 'object' && cell !== null));
      const place = places[i] as CellRange;
      const stays = formatted && cells.every(line => line.every(isPlainText));
      return () => {
        used.wrote(name, place, hasFormula);
        const before = known.forget(name);
        found[i]?.setValues(values);
        if (stays) known.wrote(name, place, values, before);
      };
    });
  };
  return {
    title: () => spreadsheet.getName(),
    now: () => Utilities.formatDate(new Date(), spreadsheet.getSpreadsheetTimeZone(), 'yyyy-MM-dd HH:mm:ss'),
    drawSeed,
    userLanguage: () => Session.getActiveUserLocale(),
    sheetNames: () => [...allSheets().keys()],
    activeSheet: activeName,
    activeCell: () => {
      const range = spreadsheet.getActiveRange();
      return range ? { row: range.getRow() - 1, column: range.getColumn() - 1 } : undefined;
    },
    sheetId: name => kept(ids, name, () => String(sheetOf(name).getSheetId())),
    read: used.read,
    readAgain: (name, whole = false) => {
      known.forget(name);
      return used.readAgain(name, whole);
    },
    formulas: (name, again = false) => used.formulas(name, again),
    valuesOfFormulas: used.valuesOfFormulas,
    notes: area => rangeAt(area.sheet, area).getNotes(),
    textCells: area => {
      const table =
        formatsAt(textFormats.get(area.sheet), area) ?? rangeAt(area.sheet, area).getNumberFormats();
      textFormats.set(area.sheet, { area, table });
      return table.map(line => line.map(format => format === TEXT));
    },
    lastRow: name => sheetOf(name).getLastRow(),
    readArea: (area, again = false) => {
      const found = again ? undefined : known.find(area);
      if (found) return found;
      const read = valuesAt(area);
      known.read(area, read);
      return read;
    },
    namedArea: name => {
      if (!areas.has(name)) areas.set(name, areaOf(spreadsheet.getRangeByName(name)));
      return areas.get(name);
    },
    nameArea: (name, area) => {
      spreadsheet.setNamedRange(name, rangeAt(area.sheet, area));
      areas.set(name, area);
    },
    forgetName: name => {
      spreadsheet.removeNamedRange(name);
      areas.delete(name);
    },
    ready,
    insertSheet: (name, before, isShown = false) => {
      const names = [...allSheets().keys()];
      const at = before === undefined ? names.length : names.indexOf(before);
      if (!isShown) activeName();
      const all = [...allSheets()];
      const sheet = spreadsheet.insertSheet(name, at);
      sheets = new Map([...all.slice(0, at), [name, sheet], ...all.slice(at)]);
      made.set(name, NEW_SHEET);
      newest = name;
      isElsewhere = !isShown;
      if (isShown) [active, nameOfActive] = [sheet, name];
    },
    insertColumns: (name, after, count) => {
      sheetOf(name).insertColumnsAfter(after + 1, count);
      forget();
    },
    showColumns: (name, from, count) => {
      sheetOf(name).showColumns(from + 1, count);
      const width = from > 0 ? widthOf(name, from - 1) : 0;
      if (widthOf(name, from) < width) setWidth(name, from, count, width);
    },
    removeColumns: (name, from, count) => {
      sheetOf(name).deleteColumns(from + 1, count);
      forget();
    },
    renameSheet: (name, to) => {
      sheetOf(name).setName(to);
      if (nameOfActive === name) nameOfActive = to;
      sheets = new Map([...allSheets()].map(([one, sheet]) => [one === name ? to : one, sheet]));
      used.follow(name, to);
      for (const [key, range] of rangesOf(name))
        if (ranges.delete(key)) ranges.set(key.slice(0, -name.length) + to, range);
      for (const [one, area] of [...areas]) if (area?.sheet === name) areas.set(one, { ...area, sheet: to });
      known.follow(name, to);
      const formats = textFormats.get(name);
      if (formats && textFormats.delete(name)) textFormats.set(to, formats);
      for (const map of [made, formatsRead]) map.delete(name);
    },
    removeSheet: name => {
      const sheet = allSheets().get(name);
      if (!sheet) return;
      // Another object of the same sheet may have been given for it.
      const isActive = active === sheet || nameOfActive === name;
      try {
        spreadsheet.deleteSheet(sheet);
      } catch {
        // Google refuses for the last visible sheet and for protected ones. The sheet stays, empty.
        return forget();
      }
      used.forget(name);
      known.forget(name);
      for (const map of [allSheets(), ids, textFormats]) map.delete(name);
      for (const [one, area] of [...areas]) if (area?.sheet === name) areas.delete(one);
      for (const [key] of rangesOf(name)) ranges.delete(key);
      if (isActive) [active, nameOfActive] = [undefined, undefined];
    },
    design: (name, one) => {
      const range = (): Range => rangeAt(name, one.place);
      // A new sheet gets the rows that it lacks.
      if (made.has(name)) range();
      forgetFormats(name);
      design(sheetOf(name), range, one, made.has(name));
    },
    columnWidth: widthOf,
    dress: (name, places, { width, ...look }) => {
      if (width !== undefined)
        for (const { column, columns } of places) setWidth(name, column, columns, width);
      if (places.length === 0 || Object.keys(look).length === 0) return;
      forgetFormats(name);
      dress(rangeListOf(sheetOf(name), places), look);
    },
    formats: area => {
      const table = rangeAt(area.sheet, area).getNumberFormats();
      formatsRead.set(area.sheet, { area, table });
      return table.map(line => line.map(one => (one === AUTOMATIC ? PLAIN : one)));
    },
    setFormat: (name, places, format) => {
      forgetFormats(name);
      rangeListOf(sheetOf(name), places).setNumberFormat(format);
    },
    drawLines: (name, lines) => drawLines(sheetOf(name), lines),
    chart: chart => addChart(sheetOf(chart.sheet), chart, area => rangeAt(area.sheet, area)),
    locked: action =>
      locked(() => {
        forget();
        const value = action();
        if (isElsewhere && active) spreadsheet.setActiveSheet(active);
        isElsewhere = false;
        return value;
      }),
    flush: () => SpreadsheetApp.flush(),
    activate: at => {
      const sheet = sheetOf(at.sheet);
      // A sheet that was just made is active.
      if (at.sheet !== newest || (!isElsewhere && active !== sheet)) spreadsheet.setActiveSheet(sheet);
      [active, nameOfActive, isElsewhere] = [sheet, at.sheet, false];
      rangeAt(at.sheet, { ...at, rows: 1, columns: 1 }).activate();
    },
  };
}

/** Looks for what the map does not hold, and puts it into it unless it is undefined. */
function kept<T>(map: Map<string, T>, key: string, find: () => T): T;
function kept<T>(map: Map<string, T>, key: string, find: () => T | undefined): T | undefined;
function kept<T>(map: Map<string, T>, key: string, find: () => T | undefined): T | undefined {
  const found = map.get(key) ?? find();
  if (found !== undefined) map.set(key, found);
  return found;
}

/** Runs under the document lock; without a document there is no lock and no other user. */
function locked<T>(
  action: () => T,
): { readonly kind: 'done'; readonly value: T } | { readonly kind: 'busy' } {
  const lock = LockService.getDocumentLock() as GoogleAppsScript.Lock.Lock | null;
  if (lock && !lock.tryLock(WAIT)) return { kind: 'busy' };
  try {
    return { kind: 'done', value: action() };
  } finally {
    try {
      SpreadsheetApp.flush();
    } finally {
      if (lock) lock.releaseLock();
    }
  }
}

/**
 * The range of an area. Rows and columns that the sheet lacks are added at its end; its size is asked only
 * where Google refuses the area.
 */
function rangeOf(sheet: Sheet, { row, column, rows, columns }: CellRange): Range {
  const range = (): Range => sheet.getRange(row + 1, column + 1, rows, columns);
  try {
    return range();
  } catch (refusal) {
    const [maxRows, maxColumns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
    const [moreRows, moreColumns] = [row + rows - maxRows, column + columns - maxColumns];
    if (moreRows <= 0 && moreColumns <= 0) throw refusal;
    if (moreRows > 0) sheet.insertRowsAfter(maxRows, moreRows);
    if (moreColumns > 0) sheet.insertColumnsAfter(maxColumns, moreColumns);
    return range();
  }
}

/** Several areas, to which the sheet gets the rows and columns that it lacks. */
function rangeListOf(sheet: Sheet, places: readonly CellRange[]): GoogleAppsScript.Spreadsheet.RangeList {
  const list = () => sheet.getRangeList(places.map(addressOf));
  try {
    return list();
  } catch {
    places.forEach(one => rangeOf(sheet, one));
    return list();
  }
}

const keyOf = (name: string, { row, column, rows, columns }: CellRange): string =>
  `${row},${column},${rows},${columns},${name}`;

const placeOf = ({ row, column, cells }: NewCells): CellRange => ({
  row,
  column,
  rows: cells.length,
  columns: cells[0]?.length ?? 1,
});

/**
 * The area of a named range; undefined when its cells were deleted. The address says all, except for ranges of
 * whole rows or columns.
 */
function areaOf(range: Range | null): Area | undefined {
  if (!range) return undefined;
  const sheet = range.getSheet().getName();
  const [from, to = from] = range.getA1Notation().split(':') as [string, string?];
  const [first, last] = [parseA1(from), parseA1(to)];
  if (first && last)
    return { sheet, ...first, rows: last.row - first.row + 1, columns: last.column - first.column + 1 };
  return {
    sheet,
    row: range.getRow() - 1,
    column: range.getColumn() - 1,
    rows: range.getNumRows(),
    columns: range.getNumColumns(),
  };
}

/** Adds a bar chart where the spreadsheet has charts. */
function addChart(sheet: Sheet, { title, labels, values, at }: BarChart, range: (area: Area) => Range): void {
  if (typeof (sheet as { newChart?: unknown }).newChart !== 'function') return;
  const chart = sheet
    .newChart()
    .asBarChart()
    .addRange(range(labels))
    .addRange(range(values))
    .setNumHeaders(1)
    .setOption('title', title)
    .setPosition(at.row + 1, at.column + 1, 0, 0)
    .build();
  sheet.insertChart(chart);
}

/** The format of cells that nobody has formatted, and what Google says of one whose format was taken away. */
const PLAIN = 'General';
const AUTOMATIC = '0.###############';
const TEXT = '@';

interface FormatsRead {
  readonly area: Area;
  readonly table: readonly (readonly string[])[];
}

/** The formats of the same area. */
const formatsAt = (known: FormatsRead | undefined, area: CellRange): FormatsRead['table'] | undefined =>
  known && addressOf(known.area) === addressOf(area) ? known.table : undefined;

/** Whether each cell of a block has the format already that it is to have. */
const isIn = (known: FormatsRead | undefined, { row, column, cells }: NewCells): boolean =>
  known !== undefined &&
  isAllText({ row, column, cells }) &&
  cells.every((line, r) =>
    line.every(
      (cell, c) =>
        cell === null || known.table[row + r - known.area.row]?.[column + c - known.area.column] === TEXT,
    ),
  );

/**
 * Text that would become a formula, or lose its apostrophe. A quote is written before it in the same call, so that it is no formula at
 * any moment: what Google does with such text in a cell of text format is documented nowhere.
 */
const needsQuote = (cell: NewCell): cell is string => typeof cell === 'string' && /^(\s*[=+]|')/.test(cell);

/** Cells of text, not all blank: a cell that is emptied keeps its format, and so does a blank one among them. */
const isAllText = ({ cells }: NewCells): boolean =>
  cells.every(line => line.every(cell => cell === null || isPlainText(cell))) && !areBlank(cells);

const hasKept = ({ cells }: NewCells): boolean => cells.some(line => line.includes(null));

const textPlaces = (block: NewCells): readonly CellRange[] =>
  rangesOf(
    block.cells.map(line => line.map(cell => cell !== null)),
    placeOf(block),
  ).flatMap(({ value, place }) => (value ? [place] : []));

const areBlank = (cells: NewCells['cells']): boolean =>
  cells.every(line => line.every(cell => cell === '' || cell === null));

const isPlainText = (cell: NewCell): boolean => typeof cell === 'string' && !needsQuote(cell);

/**
 * The text format for text, because `3-14` would turn into a date. A cell with a quote has no format: the
 * text format would keep the quote.
 */
function setFormats(sheet: Sheet, range: Range, block: NewCells, isNew: boolean): void {
  const { cells } = block;
  if (areBlank(cells)) return;
  const formats = cells.map(line => line.map(cell => (isPlainText(cell) ? TEXT : PLAIN)));
  const isAllPlain = formats.every(line => line.every(format => format === PLAIN));
  if (isNew && isAllPlain) return;
  paint(listsOf(sheet), range, placeOf(block), formats, (target, format) => target.setNumberFormat(format));
}

/** The value that Google is given. */
function written(cell: NewCell): string | number {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.formula;
  return needsQuote(cell) ? `'${cell}` : cell;
}
