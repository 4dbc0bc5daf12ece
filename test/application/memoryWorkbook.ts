import { makeA1 } from '../../src/sheet/cells/cell';
import type { Look, CellRange } from '../../src/application/workbook/design';
import type {
  Area,
  CellAddress,
  CellValue,
  NewCell,
  Workbook,
} from '../../src/application/workbook/workbook';

/** A spreadsheet in memory, with what a person and a power cut can do to one. */
export interface MemoryWorkbook {
  readonly workbook: Workbook;
  /** A person types into a cell: `type('Wall list', 'D7', '14+')`. */
  readonly type: (sheet: string, a1: string, value: CellValue) => void;
  /** A person pastes with formats: the cell has the format of the source. */
  readonly paste: (sheet: string, a1: string, value: CellValue) => void;
  /** A person types a formula. */
  readonly writeFormula: (at: CellAddress, formula: string) => void;
  readonly cell: (sheet: string, a1: string) => CellValue;
  readonly formula: (sheet: string, a1: string) => string;
  readonly isText: (sheet: string, a1: string) => boolean;
  readonly look: (sheet: string, a1: string) => Look;
  /** The lines along a cell: `_` below, `|` to the right. */
  readonly line: (sheet: string, a1: string) => string;
  readonly choices: (sheet: string, a1: string) => readonly string[] | undefined;
  /** The rows and columns that stay in view. */
  readonly frozen: (sheet: string) => readonly [number, number];
  /** The widths of its columns in pixels, as it was made. */
  readonly widths: (sheet: string) => readonly (number | undefined)[];
  readonly values: (sheet: string) => readonly (readonly CellValue[])[];
  readonly addSheet: (name: string, values: readonly (readonly CellValue[])[]) => void;
  readonly removeSheet: (name: string) => void;
  readonly insertRow: (sheet: string, before: number) => void;
  /** Goes to a sheet, and to a cell of it. */
  readonly select: (sheet: string, a1?: string) => void;
  readonly selected: () => string;
  /** How often the add-on wrote. */
  readonly writes: () => number;
  /** The run dies before its (count + 1)-th write from now; undefined: never. */
  readonly dieAfter: (count: number | undefined) => void;
  /** Called after each write, with its number: somebody at another screen. */
  readonly meanwhile: (action: ((write: number) => void) | undefined) => void;
  readonly holdLock: (held: boolean) => void;
  /** Everything, to compare one moment with another. */
  readonly snapshot: () => Readonly<Record<string, readonly (readonly CellValue[])[]>>;
  /** Another workbook with the same content. */
  readonly copy: () => MemoryWorkbook;
}

interface Sheet {
  readonly id: string;
  readonly values: Map<number, CellValue>;
  readonly formulas: Map<number, string>;
  readonly looks: Map<number, Look>;
  readonly lines: Map<number, string>;
  readonly choices: Map<number, readonly string[]>;
  frozen: readonly [number, number];
  widths: readonly (number | undefined)[];
  /** The tables that were read last, until a cell changes. */
  read: { values?: readonly (readonly CellValue[])[]; formulas?: readonly (readonly string[])[] };
}

export const POWER_CUT = 'power cut';

const WIDTH = 1000;
const key = (row: number, column: number): number => row * WIDTH + column;

/** `B3` → row 2, column 1. */
export function place(a1: string): readonly [number, number] {
  const match = /^([A-Z]+)(\d+)$/.exec(a1);
  if (!match) throw new Error(`${a1} is no address`);
  const column = [...(match[1] as string)].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return [Number(match[2]) - 1, column - 1];
}

interface Content {
  readonly sheets: Map<string, Sheet>;
  readonly names: Map<string, Area>;
  /** Where somebody is, the time, and the newest id of a sheet, which no other sheet gets after it is gone. */
  readonly now?: {
    readonly active: string;
    readonly selection: string;
    readonly minute: number;
    readonly newest: number;
  };
}

const copyOf = ({ sheets, names, now }: Required<Content>): Content => ({
  now,
  sheets: new Map(
    [...sheets].map(([name, sheet]) => [
      name,
      {
        id: sheet.id,
        values: new Map(sheet.values),
        formulas: new Map(sheet.formulas),
        looks: new Map(sheet.looks),
        lines: new Map(sheet.lines),
        choices: new Map(sheet.choices),
        frozen: sheet.frozen,
        widths: sheet.widths,
        read: {},
      },
    ]),
  ),
  names: new Map(names),
});

/** A formula with its cells moved: those of its own sheet, or of the one named. Texts and names of functions stay. */
const movedIn = (formula: string, sheet: string | undefined, moved: (column: number) => number): string =>
  formula.replace(
    /"[^"]*"|(?:('(?:[^']|'')+'|[A-Za-z0-9_]+)!)?\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?(?![A-Z0-9(])/g,
    (cells: string, of?: string) => {
      if (cells.startsWith('"') || of?.replace(/^'|'$/g, '').replace(/''/g, "'") !== sheet) return cells;
      const behind = of === undefined ? 0 : of.length + 1;
      return (
        cells.slice(0, behind) +
        cells
          .slice(behind)
          .replace(/[A-Z]{1,3}(?=\$?\d)/g, letters => makeA1(0, moved(place(`${letters}1`)[1])).slice(0, -1))
      );
    },
  );

export function memoryWorkbook(
  title = 'A tournament',
  { sheets, names, now }: Content = { sheets: new Map(), names: new Map() },
): MemoryWorkbook {
  let { active, selection, minute } = now ?? { active: 'Sheet1', selection: 'Sheet1!A1', minute: 0 };
  let writes = 0;
  let dies: number | undefined;
  let meanwhile: ((write: number) => void) | undefined;
  let held = false;
  let newest = now?.newest ?? Math.max(0, ...[...sheets.values()].map(({ id }) => Number(id)));

  const addSheet = (name: string): Sheet => {
    if (sheets.has(name)) throw new Error(`There is a sheet ${name} already`);
    const sheet = {
      id: String((newest += 1)),
      values: new Map(),
      formulas: new Map(),
      looks: new Map(),
      lines: new Map(),
      choices: new Map(),
      frozen: [0, 0] as const,
      widths: [],
      read: {},
    };
    sheets.set(name, sheet);
    return sheet;
  };
  if (sheets.size === 0) addSheet('Sheet1');
  const sheetOf = (name: string): Sheet => {
    const sheet = sheets.get(name);
    if (!sheet) throw new Error(`There is no sheet ${name}`);
    return sheet;
  };
  const wrote = (): void => {
    writes += 1;
    meanwhile?.(writes);
  };
  const mayWrite = (): void => {
    if (dies === undefined) return;
    if (dies === 0) throw new Error(POWER_CUT);
    dies -= 1;
  };
  const put = (sheet: Sheet, row: number, column: number, value: CellValue): void => {
    sheet.read = {};
    sheet.formulas.delete(key(row, column));
    if (value === '') sheet.values.delete(key(row, column));
    else sheet.values.set(key(row, column), value);
  };
  const grid = <T>(filled: Map<number, T>, all: readonly Map<number, unknown>[], blank: T): T[][] => {
    let [rows, columns] = [1, 1];
    for (const map of all)
      for (const at of map.keys()) {
        rows = Math.max(rows, Math.floor(at / WIDTH) + 1);
        columns = Math.max(columns, (at % WIDTH) + 1);
      }
    const table = Array.from({ length: rows }, () => new Array<T>(columns).fill(blank));
    filled.forEach((value, at) => ((table[Math.floor(at / WIDTH)] as T[])[at % WIDTH] = value));
    return table;
  };
  const values = (name: string): readonly (readonly CellValue[])[] => {
    const sheet = sheetOf(name);
    sheet.read.values ??= grid<CellValue>(sheet.values, [sheet.values, sheet.formulas], '');
    return sheet.read.values.map(line => [...line]);
  };
  const each = (area: CellRange, action: (row: number, column: number) => void): void => {
    for (let row = 0; row < area.rows; row++)
      for (let column = 0; column < area.columns; column++) action(area.row + row, area.column + column);
  };

  const paint = (sheet: Sheet, area: CellRange, look: Look): void =>
    each(area, (row, column) =>
      sheet.looks.set(key(row, column), { ...sheet.looks.get(key(row, column)), ...look }),
    );
  const write = (sheet: Sheet, row: number, column: number, cell: NewCell, formatted: boolean): void => {
    if (cell !== null && typeof cell === 'object') {
      put(sheet, row, column, '');
      sheet.formulas.set(key(row, column), cell.formula);
      return;
    }
    if (typeof cell === 'string' && !formatted)
      sheet.looks.set(key(row, column), { ...sheet.looks.get(key(row, column)), text: true });
    put(sheet, row, column, cell ?? '');
  };

  /** Moves all behind a column, with the ranges of formulas and names; what is moved over is gone. */
  const moveColumns = (name: string, after: number, by: number): void => {
    const sheet = sheetOf(name);
    const isGone = (column: number): boolean => column <= after && column > after + Math.min(0, by);
    const moved = (column: number): number => (column > after ? column + by : column);
    const shift = <T>(map: Map<number, T>): void => {
      const all = [...map.entries()];
      map.clear();
      for (const [at, value] of all) {
        const column = at % WIDTH;
        if (!isGone(column)) map.set(at - column + moved(column), value);
      }
    };
    for (const map of [sheet.values, sheet.formulas, sheet.looks, sheet.lines, sheet.choices])
      shift(map as Map<number, unknown>);
    // The tables that were read have the columns where they were.
    for (const one of sheets.values()) one.read = {};
    for (const [own, { formulas }] of sheets)
      formulas.forEach((formula, at) =>
        formulas.set(at, movedIn(formula, own === name ? undefined : name, moved)),
      );
    names.forEach((area, text) => {
      if (area.sheet !== name) return;
      const [first, last] = [moved(area.column), moved(area.column + area.columns - 1)];
      names.set(text, { ...area, column: first, columns: last - first + 1 });
    });
  };

  const workbook: Workbook = {
    title: () => title,
    now: () => `2026-03-01 10:${String(minute++ % 60).padStart(2, '0')}`,
    timeText: date => {
      const two = (value: number): string => String(value).padStart(2, '0');
      const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
      return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
    },
    drawSeed: () => 'k7qf-2m9x-w4hp',
    userLanguage: () => 'en',
    sheetNames: () => [...sheets.keys()],
    activeSheet: () => active,
    activeCell: () => {
      const [row = '', column = ''] = selection.startsWith(`${active}!`)
        ? selection.slice(active.length + 1).split(',')
        : [];
      return column === '' ? undefined : { row: Number(row), column: Number(column) };
    },
    sheetId: name => sheetOf(name).id,
    read: name => (sheets.has(name) ? { name, values: values(name) } : undefined),
    readAgain: name => (sheets.has(name) ? { name, values: values(name) } : undefined),
    formulas: name => {
      const sheet = sheets.get(name);
      return sheet ? (sheet.read.formulas ??= grid(sheet.formulas, [sheet.values, sheet.formulas], '')) : [];
    },
    lastRow: name => {
      const lines = values(name);
      const hasFormula = sheetOf(name).formulas.size > 0;
      return !hasFormula && lines.length === 1 && lines[0]?.every(value => value === '') ? 0 : lines.length;
    },
    readArea: ({ sheet, row, column, rows, columns }) => {
      // As Google does.
      if (rows < 1 || columns < 1) throw new Error('The number of rows in the range must be at least 1.');
      return Array.from({ length: rows }, (_, r) =>
        Array.from({ length: columns }, (__, c) => sheetOf(sheet).values.get(key(row + r, column + c)) ?? ''),
      );
    },
    textCells: ({ sheet, row, column, rows, columns }) =>
      Array.from({ length: rows }, (_, r) =>
        Array.from(
          { length: columns },
          (__, c) => sheetOf(sheet).looks.get(key(row + r, column + c))?.text === true,
        ),
      ),
    namedArea: name => names.get(name),
    nameArea: (name, area) => {
      mayWrite();
      names.set(name, area);
      wrote();
    },
    forgetName: name => {
      mayWrite();
      names.delete(name);
      wrote();
    },
    ready: (name, blocks, formatted = false) => {
      const sheet = sheetOf(name);
      return blocks.map(block => () => {
        mayWrite();
        block.cells.forEach((line, r) =>
          line.forEach((cell, c) => write(sheet, block.row + r, block.column + c, cell, formatted)),
        );
        wrote();
      });
    },
    insertSheet: (name, before, isShown = false) => {
      mayWrite();
      addSheet(name);
      if (isShown) active = name;
      if (before !== undefined) {
        const all = [...sheets];
        const made = all.pop()!;
        sheets.clear();
        for (const one of all) {
          if (one[0] === before) sheets.set(...made);
          sheets.set(...one);
        }
      }
      wrote();
    },
    insertColumns: (name, after, count) => {
      mayWrite();
      moveColumns(name, after, count);
      wrote();
    },
    showColumns: () => undefined,
    removeColumns: (name, from, count) => {
      mayWrite();
      moveColumns(name, from + count - 1, -count);
      wrote();
    },
    renameSheet: (name, to) => {
      mayWrite();
      const all = [...sheets].map(([one, sheet]) => [one === name ? to : one, sheet] as const);
      sheets.clear();
      all.forEach(([one, sheet]) => sheets.set(one, sheet));
      names.forEach((area, one) => area.sheet === name && names.set(one, { ...area, sheet: to }));
      if (active === name) active = to;
      wrote();
    },
    removeSheet: name => {
      mayWrite();
      sheets.delete(name);
      names.forEach((area, one) => {
        if (area.sheet === name) names.delete(one);
      });
      if (active === name) active = [...sheets.keys()][0] ?? '';
      wrote();
    },
    design: (name, { looks, offers = [], frozen, widths = [] }) => {
      const sheet = sheetOf(name);
      for (const [part, look] of looks) paint(sheet, part, look);
      for (const { place: part, choices } of offers)
        each(part, (row, column) => sheet.choices.set(key(row, column), choices));
      if (frozen) sheet.frozen = frozen;
      if (widths.length > 0) sheet.widths = widths;
    },
    dress: (name, areas, look) => areas.forEach(area => paint(sheetOf(name), area, look)),
    formats: ({ sheet, row, column, rows, columns }) =>
      Array.from({ length: rows }, (_, r) =>
        Array.from({ length: columns }, (__, c) =>
          sheetOf(sheet).looks.get(key(row + r, column + c))?.text ? '@' : 'General',
        ),
      ),
    setFormat: (name, areas, format) =>
      areas.forEach(area => paint(sheetOf(name), area, { text: format === '@' })),
    drawLines: (name, { within, below, right }) => {
      const { lines } = sheetOf(name);
      const draw = (area: CellRange, line: string): void =>
        each(area, (row, column) => lines.set(key(row, column), line + (lines.get(key(row, column)) ?? '')));
      if (within) each(within, (row, column) => lines.delete(key(row, column)));
      right.forEach(area => draw(area, '|'));
      below.forEach(area => draw(area, '_'));
    },
    locked: action => {
      if (held) return { kind: 'busy' };
      held = true;
      try {
        return { kind: 'done', value: action() };
      } finally {
        held = false;
      }
    },
    flush: () => undefined,
    activate: at => {
      sheetOf(at.sheet);
      active = at.sheet;
      selection = `${at.sheet}!${at.row},${at.column}`;
    },
  };

  return {
    workbook,
    type: (name, a1, value) => put(sheetOf(name), ...place(a1), value),
    paste: (name, a1, value) => {
      const at = key(...place(a1));
      const { text: _, ...look } = sheetOf(name).looks.get(at) ?? {};
      sheetOf(name).looks.set(at, look);
      put(sheetOf(name), ...place(a1), value);
    },
    writeFormula: ({ sheet, row, column }, formula) => {
      sheetOf(sheet).read = {};
      sheetOf(sheet).formulas.set(key(row, column), formula);
    },
    cell: (name, a1) => sheetOf(name).values.get(key(...place(a1))) ?? '',
    formula: (name, a1) => sheetOf(name).formulas.get(key(...place(a1))) ?? '',
    isText: (name, a1) => sheetOf(name).looks.get(key(...place(a1)))?.text === true,
    look: (name, a1) => sheetOf(name).looks.get(key(...place(a1))) ?? {},
    line: (name, a1) => sheetOf(name).lines.get(key(...place(a1))) ?? '',
    choices: (name, a1) => sheetOf(name).choices.get(key(...place(a1))),
    frozen: name => sheetOf(name).frozen,
    widths: name => sheetOf(name).widths,
    values,
    addSheet: (name, table) => {
      const sheet = addSheet(name);
      table.forEach((line, row) => line.forEach((value, column) => put(sheet, row, column, value)));
    },
    removeSheet: name => void sheets.delete(name),
    insertRow: (name, before) => {
      const sheet = sheetOf(name);
      sheet.read = {};
      const shift = <T>(map: Map<number, T>): void => {
        const moved = [...map.entries()].map(
          ([at, value]) => [at >= key(before, 0) ? at + WIDTH : at, value] as const,
        );
        map.clear();
        moved.forEach(([at, value]) => map.set(at, value));
      };
      shift(sheet.values);
      shift(sheet.formulas);
      shift(sheet.looks);
      // A row that somebody inserts has the looks of the one above.
      for (const [at, look] of [...sheet.looks])
        if (Math.floor(at / WIDTH) === before - 1) sheet.looks.set(at + WIDTH, look);
      names.forEach((area, text) => {
        if (area.sheet !== name || before > area.row + area.rows) return;
        if (before <= area.row) names.set(text, { ...area, row: area.row + 1 });
        else names.set(text, { ...area, rows: area.rows + 1 });
      });
    },
    select: (name, a1) => {
      active = name;
      if (a1 !== undefined) selection = `${name}!${place(a1).join(',')}`;
    },
    selected: () => selection,
    writes: () => writes,
    dieAfter: count => {
      dies = count;
      if (count === undefined) held = false;
    },
    meanwhile: action => {
      meanwhile = action;
    },
    holdLock: value => {
      held = value;
    },
    copy: () => memoryWorkbook(title, copyOf({ sheets, names, now: { active, selection, minute, newest } })),
    snapshot: () => Object.fromEntries([...sheets.keys()].map(name => [name, values(name)])),
  };
}
