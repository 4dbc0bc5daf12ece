/**
 * The copy of a workbook in the place of the open one: of Univer's facade it has what reading cells needs. Whatever else is asked of it
 * ends the run, and the page has to do itself what was asked.
 */
import type { ICellData, IStyleData, IWorksheetData, Nullable } from '@univerjs/core';
import type { Book, FWorkbook, FWorksheet } from '../host/book';
import type { BookCopy, Matrix, NamedReference } from './bookCopy';

export interface CopiedBook {
  readonly book: Book;
  /** Whether something was asked that a copy cannot do. */
  readonly isExceeded: () => boolean;
}

/** Ends the run. */
type Exceed = (what: string) => never;

export function copiedBook(copy: BookCopy): CopiedBook {
  let exceeded = false;
  const exceed: Exceed = what => {
    exceeded = true;
    throw new Error(`A copy of a workbook has no ${what}.`);
  };
  const { workbook, chosen, dates } = copy;
  const sheets = workbook.sheetOrder.map((id, at) =>
    only<FWorksheet>(exceed, 'sheet', sheetPart(workbook.sheets[id] as IWorksheetData, at, copy, exceed)),
  );
  const names = copy.names.map(named);
  const styleOf = (cell: Nullable<ICellData>): Nullable<IStyleData> =>
    typeof cell?.s === 'string' ? workbook.styles[cell.s] : cell?.s?.n ? exceed('style') : cell?.s;
  const facade = only<FWorkbook>(exceed, 'workbook', {
    getId: () => workbook.id,
    getName: () => workbook.name,
    getSheets: () => sheets,
    getSheetByName: (name: string) => sheets.find(one => one.getSheetName() === name) ?? null,
    getActiveSheet: () => sheets[workbook.sheetOrder.indexOf(copy.sheet)],
    getActiveRange: () => chosen && { getRange: () => chosen },
    getDefinedName: (name: string) => names.find(one => one.getName() === name) ?? null,
    getDefinedNames: () => names,
    getWorkbook: () => ({ getStyles: () => ({ getStyleByCell: styleOf }) }),
  });
  const numfmt = { isDateFormat: (pattern: string) => dates.includes(pattern) };
  const book: Book = {
    api: only(exceed, 'api', {}),
    packages: only(exceed, 'packages', { core: { numfmt }, formula: {} }),
    workbook: () => facade,
    locale: copy.locale,
    protectedAreas: [],
    reveal: () => undefined,
  };
  return { book, isExceeded: () => exceeded };
}

const named = ({ name, reference }: NamedReference) => ({
  getName: () => name,
  getFormulaOrRefString: () => reference,
});

/** Stands for the object of the facade whose part it is. */
const only = <Facade>(exceed: Exceed, name: string, part: object): Facade =>
  new Proxy(part, {
    get: (_, key) =>
      key in part ? (part[key as keyof typeof part] as unknown) : exceed(`${name}.${String(key)}`),
  }) as Facade;

function sheetPart(
  data: IWorksheetData,
  at: number,
  { workbook, spilled }: BookCopy,
  exceed: Exceed,
): object {
  const cells = data.cellData as Matrix;
  const cellAt = (row: number, column: number): Nullable<ICellData> => cells[row]?.[column];
  const forValue = (see: (row: number, column: number, cell: Nullable<ICellData>) => void): void => {
    for (const [row, line] of Object.entries(cells))
      for (const [column, cell] of Object.entries(line ?? {})) see(Number(row), Number(column), cell);
  };
  const formulaModel = { getArrayFormulaCellData: () => ({ [workbook.id]: spilled }) };
  return {
    getSheetId: () => data.id,
    getSheetName: () => data.name,
    getIndex: () => at,
    getMaxRows: () => data.rowCount,
    getMaxColumns: () => data.columnCount,
    getSheet: () => ({ getCellRaw: cellAt, getCellMatrix: () => ({ forValue }) }),
    getInject: () => ({ get: () => formulaModel }),
    // A formula that several cells share is written down in one of them, as it is there.
    getRange: (row: number, column: number) => ({
      getFormula: () => cellAt(row, column)?.f ?? exceed('shared formula'),
    }),
  };
}
