/**
 * Google's services at the level of single calls: each method of a Google object is one call, counted, and can fail, builders
 * and `getName` included. A range keeps its coordinates when rows move, as in Google. Writing is lost with a killed run
 * unless something was read or flushed after it.
 */
import { builtHtml } from '../application/built';
import { makeA1, parseA1 } from './a1';
import {
  addSheet,
  cellAt,
  changeCells,
  changeSheet,
  dropSheet,
  emptyBook,
  extent,
  insertColumn,
  insertRows,
  isRefused,
  lookingLike,
  sheetNamed,
  typed,
  type Area,
  type Book,
  type Cell,
  type CellValue,
  type Sheet,
} from './book';

/** `throws`: the service fails before or after its effect. `dies`: the run ends there; `loses`: and with it what is not flushed. */
export type Fault = 'throws before' | 'throws after' | 'dies' | 'loses';

export interface FakeGoogle {
  /** Google's names, as the script finds them. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** Runs something as one execution of the script; its calls are counted from 0. */
  readonly run: <T>(action: () => T) => T | typeof DEAD;
  /** The names of the calls of the last run, such as `Range.setValues`. */
  readonly calls: () => readonly string[];
  /** The cells for which the last run sent looks and dropdowns; one value for a range counts as one cell. */
  readonly sent: () => Sent;
  /** The cells that the last run read and wrote: values, formulas and number formats. */
  readonly cells: () => Cells;
  readonly book: () => Book;
  readonly setBook: (book: Book) => void;
  /** The fault of a call, asked before it. */
  readonly failAt: (fault: ((call: number, name: string) => Fault | undefined) | undefined) => void;
  /** Somebody else, before each call. */
  readonly meanwhile: (action: ((call: number, name: string) => void) | undefined) => void;
  readonly holdLock: (held: boolean) => void;
  /** Whether a change of protected cells is refused at the next reading or flush, not at its call. */
  readonly refuseLate: (isLate: boolean) => void;
  /** Who answers alerts and prompts; without one, Google shows the panel. */
  readonly person: (person: Person | undefined) => void;
  /** Runs something as another execution while one is under way; its calls are not counted, nor disturbed. */
  readonly elsewhere: <T>(action: () => T) => T;
}

/** Answers what is asked: by a button, or by text, undefined where the window is closed. */
export interface Person {
  readonly alert: (title: string, text: string, buttons: string) => 'YES' | 'NO' | 'CANCEL' | 'OK' | 'CLOSE';
  readonly prompt: (title: string, text: string) => string | undefined;
}

export interface Sent {
  readonly looks: number;
  readonly dropdowns: number;
}

export interface Cells {
  readonly read: number;
  readonly written: number;
}

/** The outcome of a run that was killed. */
export const DEAD = Symbol('dead');

/** The number of an execution that is none of ours. */
const ANOTHER = -1;

const KILLED = new Error('the run was killed');

type Methods = Record<string, (...given: never[]) => unknown>;

export function fakeGoogle(start: Book = emptyBook()): FakeGoogle {
  let book = start;
  let committed = start;
  let calls: string[] = [];
  let person: Person | undefined;
  let sent: Sent = { looks: 0, dropdowns: 0 };
  let cells: Cells = { read: 0, written: 0 };
  let isDead = false;
  let isLate = false;
  let refusal: Error | undefined;
  /** Where somebody stands, until another sheet is chosen. */
  let standing: { readonly id: number; readonly area: Area } | undefined;
  let fault: ((call: number, name: string) => Fault | undefined) | undefined;
  let meanwhile: ((call: number, name: string) => void) | undefined;
  // Google's lock belongs to an execution and ends with it.
  let execution = 0;
  let newest = 0;
  let holder: number | undefined;

  const die = (loses: boolean): never => {
    isDead = true;
    if (loses) book = committed;
    throw KILLED;
  };

  /** The object with each of its methods as a call. */
  const counted = <M extends Methods>(kind: string, methods: M): M => {
    const wrap =
      (name: string, method: (...given: never[]) => unknown) =>
      (...given: never[]): unknown => {
        if (isDead) throw KILLED;
        const full = `${kind}.${name}`;
        meanwhile?.(calls.length, full);
        const failure = fault?.(calls.length, full);
        calls.push(full);
        sent = sentBy(sent, full, given, methods);
        cells = cellsBy(cells, full, methods, given);
        if (failure === 'throws before') throw new Error('Service Spreadsheets failed');
        if (failure === 'dies' || failure === 'loses') die(failure === 'loses');
        if (refusal && (isReading(full) || full === 'SpreadsheetApp.flush')) {
          const told = refusal;
          refusal = undefined;
          throw told;
        }
        if (isReading(full)) committed = book;
        const answer = method(...given);
        if (full === 'SpreadsheetApp.flush') committed = book;
        if (failure === 'throws after') throw new Error('Service Spreadsheets timed out');
        return answer;
      };
    return Object.fromEntries(
      Object.entries(methods).map(([name, method]) => [name, wrap(name, method)]),
    ) as M;
  };

  /** A builder: all its methods return itself, `build` what it was told. */
  const builder = (kind: string) => (): unknown => {
    const told: Record<string, unknown> = {};
    const method =
      (name: string) =>
      (...given: never[]): unknown => {
        if (name === 'build') return { ...told };
        told[name] = given;
        return self;
      };
    const self: Methods = counted(
      kind,
      Object.fromEntries([...BUILDING, 'build'].map(name => [name, method(name)])),
    );
    return self;
  };

  const sheetOf = (id: number): Sheet => {
    const sheet = book.sheets.find(one => one.id === id);
    if (!sheet) throw new Error('The sheet was deleted');
    return sheet;
  };
  /** False where the refusal is told later. */
  const demandUnprotected = (id: number, area?: Area): boolean => {
    if (!isRefused(sheetOf(id), area)) return true;
    const error = new Error('You are trying to edit a protected cell or object.');
    if (!isLate) throw error;
    refusal ??= error;
    return false;
  };
  const change = (
    id: number,
    area: Area,
    cell: (before: Cell, row: number, column: number) => Cell,
  ): void => {
    if (!demandUnprotected(id, area)) return;
    book = changeSheet(book, id, sheet => changeCells(sheet, area, cell));
  };

  /** A line between two cells is that of the upper and the left one; null leaves it. */
  const drawBorders = (id: number, area: Area, sides: readonly (boolean | null)[]): void => {
    const [top = null, left = null, bottom = null, right = null, vertical = null, horizontal = null] = sides;
    const { row, column, rows, columns } = area;
    const draw = (kind: string, is: boolean | null, part: Area): void => {
      if (is !== null && part.row >= 0 && part.column >= 0 && part.rows > 0 && part.columns > 0)
        change(id, part, cell => lookingLike(cell, kind, is || null));
    };
    draw('line below', top, { row: row - 1, column, rows: 1, columns });
    draw('line below', horizontal, { row, column, rows: rows - 1, columns });
    draw('line below', bottom, { row: row + rows - 1, column, rows: 1, columns });
    draw('line right', left, { row, column: column - 1, rows, columns: 1 });
    draw('line right', vertical, { row, column, rows, columns: columns - 1 });
    draw('line right', right, { row, column: column + columns - 1, rows, columns: 1 });
  };

  const tableOf = <T>(id: number, area: Area, read: (cell: Cell) => T): T[][] => {
    const sheet = sheetOf(id);
    return Array.from({ length: area.rows }, (_, r) =>
      Array.from({ length: area.columns }, (__, c) => read(cellAt(sheet, area.row + r, area.column + c))),
    );
  };

  const makeRange = (id: number, area: Area): Methods => {
    const table = <T>(read: (cell: Cell) => T): T[][] => tableOf(id, area, read);
    const fits = (values: readonly (readonly unknown[])[]): void => {
      if (values.length === area.rows && values.every(line => line.length === area.columns)) return;
      throw new Error(`The data has ${values.length} rows, the range ${area.rows}, or their columns differ`);
    };
    const looks =
      (kind: string) =>
      (values: readonly (readonly unknown[])[]): Methods => {
        sheetOf(id);
        fits(values);
        // Nobody looks at the looks of the Log, which has so many rows.
        if (area.rows > 500) return range;
        change(id, area, (cell, r, c) => lookingLike(cell, kind, values[r]?.[c]));
        return range;
      };
    const look =
      (kind: string) =>
      (value: unknown): Methods => {
        sheetOf(id);
        change(id, area, cell => lookingLike(cell, kind, value));
        return range;
      };
    const setFormat = (format: (row: number, column: number) => string): Methods => {
      sheetOf(id);
      change(id, area, (cell, r, c) => inFormat(cell, format(r, c)));
      return range;
    };
    const range: Methods = counted('Range', {
      getValues: () => table(({ value }) => value),
      getValue: () => table(({ value }) => value)[0]?.[0],
      getFormulas: () => table(({ formula }) => formula),
      getFormula: () => table(({ formula }) => formula)[0]?.[0],
      getA1Notation: () => makeA1(area),
      getSheet: () => makeSheet(id),
      getRow: () => area.row + 1,
      getColumn: () => area.column + 1,
      getNumRows: () => area.rows,
      getNumColumns: () => area.columns,
      setValues: (values: CellValue[][]) => {
        sheetOf(id);
        fits(values);
        change(id, area, (cell, r, c) => typed(cell, (values[r] as CellValue[])[c] as CellValue));
        return range;
      },
      setValue: (value: CellValue) => {
        sheetOf(id);
        change(id, area, cell => typed(cell, value));
        return range;
      },
      setFormula: (formula: string) => {
        sheetOf(id);
        change(id, area, cell => ({ ...cell, value: 'Loading...', formula }));
        return range;
      },
      setFormulas: (formulas: string[][]) => {
        fits(formulas);
        change(id, area, (cell, r, c) => ({ ...cell, value: 'Loading...', formula: formulas[r]?.[c] ?? '' }));
        return range;
      },
      setNumberFormat: (format: string) => setFormat(() => format),
      setNumberFormats: (formats: string[][]) => (fits(formats), setFormat((r, c) => formats[r]?.[c] ?? '')),
      clearContent: () => (change(id, area, cell => ({ ...cell, value: '', formula: '' })), range),
      getNumberFormats: () => table(formatOf),
      getNotes: () => table(({ note = '' }) => note),
      setTextStyles: looks('style'),
      setBackgrounds: looks('fill'),
      setHorizontalAlignments: looks('align'),
      setWraps: looks('wrap'),
      shiftColumnGroupDepth: () => (sheetOf(id), range),
      setDataValidations: looks('choices'),
      setTextStyle: look('style'),
      setFontWeight: look('weight'),
      setFontStyle: look('slope'),
      setFontColor: look('ink'),
      setFontSize: look('size'),
      setBackground: look('fill'),
      setHorizontalAlignment: look('align'),
      setWrap: look('wrap'),
      setDataValidation: look('choices'),
      activate: () => {
        book = { ...book, active: id };
        standing = { id, area };
        return range;
      },
    } as Methods);
    return Object.assign(range, { [AREA]: { id, area } });
  };

  const makeSheet = (id: number): Methods => {
    const inSheet = (area: Area): Area => {
      const { rows, columns } = sheetOf(id);
      if (
        area.row < 0 ||
        area.column < 0 ||
        area.row + area.rows > rows ||
        area.column + area.columns > columns
      )
        throw new Error('The coordinates of the range are outside the dimensions of the sheet.');
      return area;
    };
    const rangeOf = (area: Area): Methods => makeRange(id, inSheet(area));
    const plain = (): unknown => (sheetOf(id), sheet);
    const sheet: Methods = counted('Sheet', {
      getName: () => sheetOf(id).name,
      setName: (name: string) => {
        if (sheetNamed(book, name)) throw new Error(`A sheet with the name "${name}" already exists.`);
        book = changeSheet(book, id, one => ({ ...one, name }));
        return sheet;
      },
      getSheetId: () => sheetOf(id).id,
      getRange: (from: number | string, column = 1, rows = 1, columns = 1) =>
        rangeOf(
          typeof from === 'string' ? parseA1(from) : { row: from - 1, column: column - 1, rows, columns },
        ),
      getRangeList: (notations: string[]) => {
        const ranges = notations.map(a1 => rangeOf(parseA1(a1)));
        const each = (changed: (cell: Cell) => Cell): Methods => {
          for (const one of ranges)
            change(id, (one as unknown as { readonly [AREA]: { area: Area } })[AREA].area, changed);
          return list;
        };
        const list: Methods = counted('RangeList', {
          getRanges: () => ranges,
          setNumberFormat: (format: string) => each(cell => inFormat(cell, format)),
          setFontStyle: (slope: string) => each(cell => lookingLike(cell, 'slope', slope)),
          setFontColor: (ink: string) => each(cell => lookingLike(cell, 'ink', ink)),
          clearDataValidations: () => each(cell => lookingLike(cell, 'choices', null)),
          setWrap: (wrap: boolean) => each(cell => lookingLike(cell, 'wrap', wrap)),
          setFontSize: (size: number) => each(cell => lookingLike(cell, 'size', size)),
          setBackground: (fill: string | null) => each(cell => lookingLike(cell, 'fill', fill)),
          setHorizontalAlignment: (side: string | null) => each(cell => lookingLike(cell, 'align', side)),
          setBorder: (...sides: readonly (boolean | null)[]) => {
            for (const one of ranges)
              drawBorders(id, (one as unknown as { readonly [AREA]: { area: Area } })[AREA].area, sides);
            return list;
          },
          setFontWeight: (weight: string) => each(cell => lookingLike(cell, 'weight', weight)),
        } as Methods);
        return list;
      },
      getSheetValues: (row: number, column: number, rows: number, columns: number) =>
        tableOf(id, inSheet({ row: row - 1, column: column - 1, rows, columns }), ({ value }) => value),
      getDataRange: () => makeRange(id, { row: 0, column: 0, ...extent(sheetOf(id)) }),
      getLastRow: () => {
        const { rows } = extent(sheetOf(id));
        const isEmpty =
          rows === 1 && sheetOf(id).cells[0]?.every(({ value, formula }) => `${value}${formula}` === '');
        return isEmpty === false ? rows : rows - 1;
      },
      getLastColumn: () => extent(sheetOf(id)).columns,
      getMaxRows: () => sheetOf(id).rows,
      getMaxColumns: () => sheetOf(id).columns,
      insertRowsAfter: (after: number, count: number) => {
        book = insertRows(book, id, after, count);
        return sheet;
      },
      insertRowsBefore: (before: number, count: number) => {
        book = insertRows(book, id, before - 1, count);
        return sheet;
      },
      insertColumnsAfter: (after: number, count: number) => {
        if (after >= sheetOf(id).columns)
          book = changeSheet(book, id, one => ({ ...one, columns: one.columns + count }));
        else for (let i = 0; i < count; i++) book = insertColumn(book, id, after);
        return sheet;
      },
      showColumns: (from: number, count: number) => {
        book = changeSheet(book, id, one => ({
          ...one,
          hidden: one.hidden?.filter(column => column < from - 1 || column >= from - 1 + count),
        }));
        return sheet;
      },
      deleteColumns: (from: number, count: number) => {
        book = changeSheet(book, id, one => ({
          ...one,
          cells: one.cells.map(line => [...line.slice(0, from - 1), ...line.slice(from - 1 + count)]),
          widths: one.widths && [...one.widths.slice(0, from - 1), ...one.widths.slice(from - 1 + count)],
          columns: one.columns - count,
        }));
        return sheet;
      },
      setFrozenRows: (rows: number) => {
        book = changeSheet(book, id, one => ({ ...one, frozen: [rows, one.frozen?.[1] ?? 0] }));
        return sheet;
      },
      setFrozenColumns: (columns: number) => {
        book = changeSheet(book, id, one => ({ ...one, frozen: [one.frozen?.[0] ?? 0, columns] }));
        return sheet;
      },
      getColumnWidth: (column: number) => sheetOf(id).widths?.[column - 1] ?? 100,
      setColumnWidth: plain,
      setColumnWidths: (from: number, count: number, width: number) => {
        book = changeSheet(book, id, one => ({
          ...one,
          widths: Array.from({ length: one.columns }, (_, at) =>
            at >= from - 1 && at < from - 1 + count ? width : one.widths?.[at],
          ),
        }));
        return sheet;
      },
      activate: () => {
        book = { ...book, active: id };
        return sheet;
      },
    } as Methods);
    return Object.assign(sheet, { [AREA]: { id } });
  };

  const idOf = (object: unknown): number => (object as { readonly [AREA]: { id: number } })[AREA].id;
  const spreadsheet: Methods = counted('Spreadsheet', {
    getName: () => book.title,
    getSheets: () => book.sheets.map(({ id }) => makeSheet(id)),
    getSheetByName: (name: string) => {
      const found = sheetNamed(book, name);
      return found ? makeSheet(found.id) : null;
    },
    getActiveRange: () =>
      standing?.id === book.active
        ? makeRange(standing.id, standing.area)
        : makeRange(book.active, { row: 0, column: 0, rows: 1, columns: 1 }),
    getActiveSheet: () => makeSheet(book.active),
    setActiveSheet: (sheet: unknown) => {
      book = { ...book, active: idOf(sheet) };
      return sheet;
    },
    insertSheet: (name: string, at?: number) => {
      if (sheetNamed(book, name)) throw new Error(`A sheet with the name "${name}" already exists.`);
      book = addSheet(book, name, at ?? 1 + book.sheets.findIndex(({ id }) => id === book.active));
      return makeSheet(book.active);
    },
    deleteSheet: (sheet: unknown) => {
      if (book.sheets.length === 1) throw new Error('You cannot delete the last sheet.');
      if (!demandUnprotected(idOf(sheet))) return;
      book = dropSheet(book, idOf(sheet));
    },
    getRangeByName: (name: string) => {
      const found = book.names.find(one => one.name === name);
      return found && found.rows > 0 && found.columns > 0 ? makeRange(found.sheet, found) : null;
    },
    setNamedRange: (name: string, range: unknown) => {
      const { id, area } = (range as { readonly [AREA]: { id: number; area: Area } })[AREA];
      book = {
        ...book,
        names: [...book.names.filter(one => one.name !== name), { ...area, name, sheet: id }],
      };
    },
    removeNamedRange: (name: string) => {
      book = { ...book, names: book.names.filter(one => one.name !== name) };
    },
    getSpreadsheetLocale: () => 'en_US',
    getSpreadsheetTimeZone: () => 'Europe/Paris',
    toast: () => undefined,
  } as Methods);

  let minute = 0;
  const lock: Methods = counted('Lock', {
    tryLock: () => {
      holder ??= execution;
      return holder === execution;
    },
    releaseLock: () => {
      if (holder === execution) holder = undefined;
    },
  } as Methods);
  /** Somebody is asked: a lock that is held then is lost, and nothing may rest on it. */
  const asked = (): Person => {
    if (holder === execution) throw new Error('An alert is shown while the lock is held');
    if (!person) throw new Error('There is nobody to be asked');
    return person;
  };
  const ui = {
    Button: { OK: 'OK', CANCEL: 'CANCEL', YES: 'YES', NO: 'NO', CLOSE: 'CLOSE' },
    ButtonSet: { OK: 'OK', OK_CANCEL: 'OK_CANCEL', YES_NO: 'YES_NO', YES_NO_CANCEL: 'YES_NO_CANCEL' },
    ...counted('Ui', {
      alert: (title: string, text: string, buttons: string) => asked().alert(title, text, buttons),
      prompt: (title: string, text: string) => {
        const typed = asked().prompt(title, text);
        return {
          getSelectedButton: () => (typed === undefined ? 'CLOSE' : 'OK'),
          getResponseText: () => typed ?? '',
        };
      },
      showSidebar: () => {
        throw new Error(
          'You do not have permission to call Ui.showSidebar. Required permissions: https://www.googleapis.com/auth/script.container.ui',
        );
      },
    } as Methods),
  };

  return {
    globals: {
      SpreadsheetApp: {
        ...counted('SpreadsheetApp', {
          getUi: () => ui,
          getActiveSpreadsheet: () => spreadsheet,
          flush: () => undefined,
          newDataValidation: builder('DataValidationBuilder'),
          newTextStyle: builder('TextStyleBuilder'),
        } as Methods),
      },
      HtmlService: counted('HtmlService', {
        createHtmlOutput: () => {
          const output: Methods = { setTitle: () => output };
          return output;
        },
        createTemplateFromFile: (name: string) =>
          counted('HtmlTemplate', {
            getRawContent: () => builtHtml(name),
          }),
      } as Methods),
      LockService: counted('LockService', { getDocumentLock: () => lock } as Methods),
      Session: counted('Session', { getActiveUserLocale: () => 'en' } as Methods),
      Utilities: counted('Utilities', {
        sleep: () => undefined,
        formatDate: () => `2026-03-01 10:${String(minute++ % 60).padStart(2, '0')}:00`,
      } as Methods),
    },
    run: action => {
      [calls, isDead, committed, execution] = [[], false, book, ++newest];
      refusal = undefined;
      sent = { looks: 0, dropdowns: 0 };
      cells = { read: 0, written: 0 };
      try {
        const answer = action();
        return isDead ? DEAD : answer;
      } catch (error) {
        if (isDead) return DEAD;
        throw error;
      } finally {
        isDead = false;
        if (holder === execution) holder = undefined;
      }
    },
    calls: () => calls,
    sent: () => sent,
    cells: () => cells,
    book: () => book,
    setBook: value => {
      book = value;
    },
    failAt: value => {
      fault = value;
    },
    meanwhile: value => {
      meanwhile = value;
    },
    person: one => {
      person = one;
    },
    refuseLate: late => {
      isLate = late;
    },
    holdLock: held => {
      holder = held ? ANOTHER : undefined;
    },
    elsewhere: action => {
      const [own, ownCalls, disturbance, ownFault] = [execution, calls, meanwhile, fault];
      [execution, calls, meanwhile, fault] = [++newest, [], undefined, undefined];
      try {
        return action();
      } finally {
        if (holder === execution) holder = undefined;
        [execution, calls, meanwhile, fault] = [own, ownCalls, disturbance, ownFault];
      }
    },
  };
}

const AREA = Symbol('area');

/** The methods of builders that the add-on uses. */
const BUILDING = [
  'requireValueInList',
  'setAllowInvalid',
  'setHelpText',
  'setBold',
  'setItalic',
  'setFontSize',
  'setForegroundColor',
] as const;

/** What one call adds to the cells that are sent: a table each of its cells, a list of ranges each range. */
function sentBy(sent: Sent, call: string, given: readonly unknown[], on: Methods): Sent {
  const [kind, name = ''] = call.split('.');
  if (
    !/^(Range|RangeList)$/.test(kind ?? '') ||
    !name.startsWith('set') ||
    /^set(Values?|Formulas?)$/.test(name)
  )
    return sent;
  const [value] = given;
  const ranges = (on as { readonly getRanges?: () => readonly unknown[] }).getRanges?.().length ?? 1;
  const cells = Array.isArray(value) ? value.flat().length : ranges;
  return /Validation/.test(name)
    ? { ...sent, dropdowns: sent.dropdowns + cells }
    : { ...sent, looks: sent.looks + cells };
}

/** The cells of a range whose contents a call reads or writes. */
function cellsBy({ read, written }: Cells, call: string, on: Methods, given: readonly unknown[]): Cells {
  if (call === 'Sheet.getSheetValues') return { read: read + Number(given[2]) * Number(given[3]), written };
  const [, does] = /^Range\.(get|set)(?:Values?|Formulas?|NumberFormats)$/.exec(call) ?? [];
  if (does === undefined) return { read, written };
  const size = ['getNumRows', 'getNumColumns'].reduce((all, name) => all * Number(on[name]?.() ?? 1), 1);
  return does === 'get' ? { read: read + size, written } : { read, written: written + size };
}

/** The calls that go to the spreadsheet: builders make values, a sheet's name comes with it, and files are the script's own. */
export const withoutBuilders = (calls: readonly string[]): readonly string[] =>
  calls.filter(call => !/Builder\.|\.new(DataValidation|TextStyle)$|\.getName$|^Html/.test(call));

const PLAIN = 'General';

const formatOf = ({ isText, looks }: Cell): string =>
  isText ? '@' : ((looks?.['format'] as string | undefined) ?? PLAIN);

const inFormat = (cell: Cell, format: string): Cell => ({
  ...lookingLike(cell, 'format', ['@', PLAIN].includes(format) ? null : format),
  isText: format === '@',
});

/** Whether a call reads what stands in the spreadsheet, so that everything written before must have arrived. */
export const isReading = (call: string): boolean =>
  /\.(getValues?|getSheetValues|getFormulas?|getNumberFormats?|getNotes?|getDataRange|getLast(Row|Column)|getMax(Rows|Columns)|getSheets|getSheetByName|getRangeByName)$/.test(
    call,
  );

/** Whether a call changes the spreadsheet. */
export const isWriting = (call: string): boolean =>
  /^(Spreadsheet|Sheet|Range|RangeList)\.(set|insert|delete|clear|remove)/.test(call);

/** How often the calls go from writing to reading. */
export function switches(calls: readonly string[]): number {
  let hasWritten = false;
  let count = 0;
  for (const call of calls) {
    if (isWriting(call)) hasWritten = true;
    else if (hasWritten && isReading(call)) {
      count += 1;
      hasWritten = false;
    }
  }
  return count;
}
