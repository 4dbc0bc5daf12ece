/** A spreadsheet with the built add-on, for Node and for the page. */
import type { ILocales, IWorkbookData, Univer } from '@univerjs/core';
import type { FUniver } from '@univerjs/core/facade';
import { watchCalculation } from './calculation';
import { fillBook, nameRange, type Content } from './content';
import { makeFunctions, type FormulaPlace } from './functions';
import { parseA1, type Area } from './host/a1';
import { sheetOf, type Book } from './host/book';
import { readCell, type CellValue } from './host/cells';
import { makeHost } from './host/host';
import { makeRuns } from './host/lock';
import type { SheetLocale } from './host/locale';
import { makeSheet } from './host/sheet';
import { findItem, type Menu, type Shell } from './host/ui';
import { loadProject, type FunctionDescription, type GasRequire, type Project } from './project';
import { useCommas } from './separators';
import { formulaConfig, startUniver, type FormulaConfig, type Preset } from './univer';
import type { UniverPackages } from './packages';
import { mayCall, toWire, type Wire } from './wire';

export interface Dist {
  /** The folder where gas-local finds the .js files. */
  readonly folder: string;
  readonly functions: readonly FunctionDescription[];
  /** The .html files by name. */
  readonly html: Readonly<Record<string, string>>;
}

export interface WorkbenchParts {
  readonly packages: UniverPackages;
  readonly preset: (formula: FormulaConfig) => Preset;
  readonly plugins: readonly unknown[];
  readonly locales: ILocales;
  readonly gasRequire: GasRequire;
  readonly dist: Dist;
  readonly shell: Omit<Shell, 'addMenu'>;
  readonly addonName: string;
  /** Changes what the script finds, for tests that plant a fault in it. */
  readonly plant?: (services: Record<string, unknown>) => Record<string, unknown>;
  /** The locale of the spreadsheet; `en_US` by default. */
  readonly locale?: SheetLocale;
}

export interface Workbench {
  readonly univer: Univer;
  readonly api: FUniver;
  readonly book: Book;
  readonly project: Project;
  readonly menus: readonly Menu[];
  /** Has the script make its menus again, as when the person's language is another one. */
  readonly remakeMenus: () => void;
  readonly sheets: () => string[];
  readonly getValues: (sheet: string, a1: string) => CellValue[][];
  readonly getFormulas: (sheet: string, a1: string) => string[][];
  /**
   * Writes values from one cell on, or into a range of exactly that size, as a script would: in a '@' cell
   * text stays text, elsewhere `3-14` is a date and `=…` a formula.
   */
  readonly setValues: (sheet: string, a1: string, values: readonly (readonly unknown[])[]) => void;
  readonly setFormula: (sheet: string, a1: string, formula: string) => void;
  readonly setNumberFormat: (sheet: string, a1: string, format: string) => void;
  readonly insertRows: (sheet: string, before: number, rows: number) => void;
  readonly deleteRows: (sheet: string, from: number, rows: number) => void;
  readonly insertColumns: (sheet: string, before: number, columns: number) => void;
  readonly deleteColumns: (sheet: string, from: number, columns: number) => void;
  /** Names a range, or moves the name there. */
  readonly setName: (name: string, sheet: string, a1: string) => void;
  /** Runs the menu entry with this label. Throws if there is none, or if the script throws. */
  readonly menu: (label: string) => void;
  /** Calls a function as `google.script.run` would: plain JSON in and out. */
  readonly run: (name: string, ...args: readonly unknown[]) => Wire;
  /** The message of the error that a custom function threw in this cell. */
  readonly errorAt: (sheet: string, a1: string) => string | undefined;
  /** The active sheet's cells as text. */
  readonly shownValues: () => string[][];
  readonly settled: () => Promise<void>;
  readonly save: () => IWorkbookData;
  readonly holdLock: (held: boolean) => void;
  /** Protects cells against scripts, as somebody else's protected range does. */
  readonly protect: (sheet: string, a1: string) => void;
  readonly close: () => void;
}

export function openWorkbench(parts: WorkbenchParts, content: Content | IWorkbookData): Workbench {
  const { packages, dist, shell } = parts;
  const menus: Menu[] = [];
  let lockTaken = false;
  const runs = makeRuns();
  const protectedAreas: { sheet: string; area: Area }[] = [];
  let api: FUniver | undefined = undefined;
  const book = bookOf(parts, () => api, protectedAreas);
  const host = makeHost({
    book,
    shell: { ...shell, addMenu: menu => menus.push(menu) },
    addonName: parts.addonName,
    html: dist.html,
    lockTaken: () => lockTaken,
    runs,
  });
  const project = loadProject(parts.gasRequire, dist.folder, parts.plant ? parts.plant(host) : host);
  const { report, errorAt } = cellErrors(book, shell.log);
  const classes = makeFunctions(packages, dist.functions, project.call, report);
  const config = formulaConfig(packages.formula, classes, dist.functions);
  const started = startUniver(packages, parts.preset(config), parts.plugins, parts.locales);
  api = started.api;
  acceptSemicolons(started.api);
  const settled = watchCalculation(started.univer, started.api, packages);
  fillBook(book, content);
  const remakeMenus = (): void => {
    menus.length = 0;
    if (project.has('onOpen')) project.call('onOpen', [{ authMode: 'LIMITED' }]);
  };
  remakeMenus();

  return {
    ...cellsBy(book),
    univer: started.univer,
    api: started.api,
    book,
    project,
    menus,
    remakeMenus,
    menu: label => void runs.run(() => project.call(findItem(menus, label), [])),
    run: (name, ...args) => {
      if (!mayCall(name)) throw new Error(`${String(name)} cannot be called from the panel.`);
      const given = args.map(one => toWire(one));
      return toWire(runs.run(() => project.call(name, given)));
    },
    errorAt,
    settled,
    save: () => book.workbook().save(),
    holdLock: held => {
      lockTaken = held;
    },
    protect: (name, a1) => {
      const area = parseA1(a1, { rows: 1, columns: 1 })?.area;
      if (area) protectedAreas.push({ sheet: name, area });
    },
    close: () => started.univer.dispose(),
  };
}

function bookOf(
  { packages, locale, shell }: WorkbenchParts,
  api: () => FUniver | undefined,
  protectedAreas: Book['protectedAreas'],
): Book {
  const book: Book = {
    get api() {
      const loaded = api();
      if (!loaded) throw new Error('The script called the spreadsheet while it was being loaded.');
      return loaded;
    },
    packages,
    workbook: () => {
      const workbook = book.api.getActiveWorkbook();
      if (!workbook) throw new Error('No workbook is open.');
      return workbook;
    },
    locale: locale ?? 'en_US',
    protectedAreas,
    reveal: area => shell.reveal?.(book.api, area),
  };
  return book;
}

/** The messages of the errors that custom functions threw, by cell. */
function cellErrors(book: Book, log: (line: string) => void) {
  const errors = new Map<string, string>();
  const report = (place: FormulaPlace, problem: string | undefined): void => {
    if (problem === undefined) errors.delete(keyOf(place));
    else {
      errors.set(keyOf(place), problem);
      log(`Error: ${problem}`);
    }
  };
  const errorAt = (name: string, a1: string): string | undefined => {
    const own = sheetOf(book, name);
    const at = parseA1(a1, { rows: 1, columns: 1 })?.area;
    // An error message does not belong to a value typed over the formula.
    if (!at || readCell(book, own, at.row, at.column) !== '#ERROR!') return undefined;
    return errors.get(keyOf({ sheetId: own.getSheetId(), row: at.row, column: at.column }));
  };
  return { report, errorAt };
}

/** What is read and typed from outside. */
type Cells = Pick<
  Workbench,
  | 'sheets'
  | 'getValues'
  | 'getFormulas'
  | 'setValues'
  | 'setFormula'
  | 'setNumberFormat'
  | 'insertRows'
  | 'deleteRows'
  | 'insertColumns'
  | 'deleteColumns'
  | 'setName'
  | 'shownValues'
>;

function cellsBy(book: Book): Cells {
  const sheet = (name: string) => makeSheet(book, sheetOf(book, name), () => undefined);
  return {
    sheets: () =>
      book
        .workbook()
        .getSheets()
        .map(one => one.getSheetName()),
    getValues: (name, a1) => sheet(name).getRange(a1).getValues(),
    getFormulas: (name, a1) => sheet(name).getRange(a1).getFormulas(),
    setValues: (name, a1, values) => void blockAt(sheet(name), a1, values).setValues(values),
    setFormula: (name, a1, formula) => void sheet(name).getRange(a1).setFormula(formula),
    setNumberFormat: (name, a1, format) => void sheet(name).getRange(a1).setNumberFormat(format),
    insertRows: (name, before, rows) => void sheet(name).insertRowsBefore(before, rows),
    deleteRows: (name, from, rows) => void sheet(name).deleteRows(from, rows),
    insertColumns: (name, before, columns) => void sheet(name).insertColumnsBefore(before, columns),
    deleteColumns: (name, from, columns) => void sheet(name).deleteColumns(from, columns),
    setName: (name, sheetName, a1) => nameRange(book, name, sheetName, a1),
    shownValues: () =>
      sheet(book.workbook().getActiveSheet().getSheetName()).getDataRange().getDisplayValues(),
  };
}

const keyOf = ({ sheetId, row, column }: FormulaPlace): string => `${sheetId} ${row} ${column}`;

/** The range of that name; from a single cell on, a range of the size of the values. */
function blockAt(sheet: ReturnType<typeof makeSheet>, a1: string, values: readonly (readonly unknown[])[]) {
  const range = sheet.getRange(a1);
  if (range.getNumRows() * range.getNumColumns() > 1) return range;
  return sheet.getRange(range.getRow(), range.getColumn(), values.length, values[0]?.length ?? 0);
}

/** Reads `;` as `,` in formulas typed, pasted or written by a script. */
function acceptSemicolons(api: FUniver): void {
  api.onBeforeCommandExecute(command => {
    if (command.id !== 'sheet.mutation.set-range-values') return;
    const { cellValue } = command.params as {
      cellValue?: Record<number, Record<number, { f?: string | null } | null>>;
    };
    for (const line of Object.values(cellValue ?? {})) {
      for (const cell of Object.values(line ?? {})) if (cell?.f) cell.f = useCommas(cell.f);
    }
  });
}
