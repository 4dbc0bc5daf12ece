import type { Area, CellValue, SheetTable, Workbook } from './workbook';

/** A workbook of tables that came from elsewhere, to be read alone. */
export interface Tables {
  readonly sheets: ReadonlyMap<string, readonly (readonly CellValue[])[]>;
  /** By sheet, where a cell has a formula. */
  readonly formulas?: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly names?: ReadonlyMap<string, Area>;
  readonly ids?: ReadonlyMap<string, string>;
}

export function tablesWorkbook({ sheets, formulas, names, ids }: Tables): Workbook {
  const table = (name: string): SheetTable | undefined => {
    const values = sheets.get(name);
    return values && { name, values };
  };
  const none = (): never => {
    throw new Error('Nothing is written here.');
  };
  return {
    title: () => '',
    now: () => '',
    drawSeed: none,
    userLanguage: () => 'en',
    sheetNames: () => [...sheets.keys()],
    activeSheet: () => [...sheets.keys()][0] ?? '',
    sheetId: name => ids?.get(name) ?? name,
    read: table,
    readAgain: table,
    formulas: sheet => formulas?.get(sheet) ?? [],
    lastRow: sheet => sheets.get(sheet)?.length ?? 0,
    readArea: ({ sheet, row, column, rows, columns }) =>
      Array.from({ length: rows }, (_, r) =>
        Array.from({ length: columns }, (__, c) => sheets.get(sheet)?.[row + r]?.[column + c] ?? ''),
      ),
    namedArea: name => names?.get(name),
    nameArea: none,
    forgetName: none,
    ready: none,
    insertSheet: none,
    insertColumns: none,
    showColumns: none,
    removeColumns: none,
    renameSheet: none,
    removeSheet: none,
    design: none,
    dress: none,
    formats: none,
    setFormat: none,
    drawLines: none,
    locked: none,
    flush: none,
    activate: none,
  };
}
