/** A workbook of a file that was read, as the spreadsheet opens it. */
import type { ICellData, IStyleData, IWorkbookData } from '@univerjs/core';
import { PLAIN } from '../host/styles';
import {
  ALIGNS,
  NAMES,
  type BookCell,
  type CellFormat,
  type XlsxBook,
} from '../../src/exchange/saved/bookOfXlsx';

const styleOf = ({
  pattern,
  isBold,
  isItalic,
  wraps,
  align,
  background,
  colour,
}: CellFormat): IStyleData => ({
  ...(pattern !== undefined && { n: { pattern } }),
  ...(isBold && { bl: 1 }),
  ...(isItalic && { it: 1 }),
  ...(wraps && { tb: 3 }),
  ...(align && { ht: ALIGNS.indexOf(align) + 1 }),
  ...(background !== undefined && { bg: { rgb: background } }),
  ...(colour !== undefined && { cl: { rgb: colour } }),
});

/** The size of sheets, as in Google's. */
const ROOM = { rows: 1000, columns: 26 };
/** Empty rows and columns beside what is there. */
const MARGIN = 50;

/** A workbook of a file as the spreadsheet opens it. */
export function workbookOfXlsx(name: string, { sheets, names }: XlsxBook): IWorkbookData {
  const styles: Record<string, IStyleData> = {};
  const ids = new Map<string, string>();
  const idOf = (format: CellFormat): string | undefined => {
    const key = JSON.stringify(format);
    if (key === '{}') return undefined;
    const id = ids.get(key) ?? `x${ids.size + 1}`;
    ids.set(key, id);
    styles[id] = styleOf(format);
    return id;
  };
  const made = sheets.map((sheet, at) => {
    const rows = [...sheet.cells].map(([row, line]) => [row, rowOf(line, idOf)] as const);
    const columns = [...sheet.cells.values()].flatMap(line => [...line.keys()]);
    const { rows: ySplit, columns: xSplit } = sheet.frozen;
    return {
      id: `sheet${at + 1}`,
      name: sheet.name,
      hidden: Number(sheet.isHidden),
      defaultStyle: PLAIN,
      rowCount: Math.max(ROOM.rows, ...rows.map(([row]) => row + 1 + MARGIN)),
      columnCount: Math.max(ROOM.columns, columns.reduce((most, one) => Math.max(most, one), 0) + 1 + MARGIN),
      cellData: Object.fromEntries(rows),
      columnData: Object.fromEntries([...sheet.widths].map(([column, w]) => [column, { w }])),
      freeze: { xSplit, ySplit, startRow: ySplit || -1, startColumn: xSplit || -1 },
    };
  });
  const defined = Object.entries(names)
    .filter(([, reference]) => /^('(?:[^']|'')+'|[^'!]+)!\$?[A-Z]+\$?\d+:\$?[A-Z]+\$?\d+$/.test(reference))
    .map(([own, reference]) => [
      `name-${own}`,
      { id: `name-${own}`, name: own, formulaOrRefString: reference, localSheetId: 'AllDefaultWorkbook' },
    ]);
  return {
    id: 'book',
    name,
    appVersion: '',
    locale: 'enUS' as IWorkbookData['locale'],
    styles,
    sheetOrder: made.map(({ id }) => id),
    sheets: Object.fromEntries(made.map(sheet => [sheet.id, sheet])) as IWorkbookData['sheets'],
    resources: [{ name: NAMES, data: JSON.stringify(Object.fromEntries(defined)) }],
  };
}

function rowOf(
  line: ReadonlyMap<number, BookCell>,
  idOf: (format: CellFormat) => string | undefined,
): Record<number, ICellData> {
  const cells: Record<number, ICellData> = {};
  for (const [column, { value, formula, format, choices }] of line) {
    const s = idOf(format);
    const isBlank = value === '';
    const v = typeof value === 'boolean' ? Number(value) : value;
    const t = typeof value === 'boolean' ? 3 : typeof value === 'number' ? 2 : 1;
    cells[column] = {
      ...(s !== undefined && { s }),
      ...(!isBlank && { v, t }),
      ...(formula !== '' && { f: formula }),
      ...(choices && { custom: { validation: { ...choices, dropdown: true } } }),
    };
  }
  return cells;
}
