/** The open workbook for the file. */
import type { ICellData, IStyleData, IWorkbookData } from '@univerjs/core';
import { sheetOf, type Book } from '../host/book';
import type { Extras } from '../host/extras';
import { makeSheet } from '../host/sheet';
import {
  ALIGNS,
  NAMES,
  type BookCell,
  type BookSheet,
  type CellFormat,
  type XlsxBook,
} from '../../src/exchange/saved/bookOfXlsx';

function formatOf(style: IStyleData | undefined): CellFormat {
  const { n, bl, it, tb, ht, bg, cl } = style ?? {};
  const align = ALIGNS[Number(ht ?? 0) - 1];
  return {
    ...(n?.pattern && { pattern: n.pattern }),
    ...(bl === 1 && { isBold: true }),
    ...(it === 1 && { isItalic: true }),
    ...(tb === 3 && { wraps: true }),
    ...(align && { align }),
    ...(bg?.rgb && /^#[\da-f]{6}$/i.test(bg.rgb) && { background: bg.rgb }),
    ...(cl?.rgb && /^#[\da-f]{6}$/i.test(cl.rgb) && { colour: cl.rgb }),
  };
}

/** The named ranges of a workbook that was saved. */
function namesIn({ resources = [] }: IWorkbookData): Readonly<Record<string, string>> {
  const data = resources.find(({ name }) => name === NAMES)?.data ?? '';
  const all = data === '' ? [] : Object.values(JSON.parse(data) as Readonly<Record<string, NamedRange>>);
  return Object.fromEntries(
    all.map(({ name, formulaOrRefString }) => [name, formulaOrRefString.replace(/^=/, '')]),
  );
}

interface NamedRange {
  readonly name: string;
  readonly formulaOrRefString: string;
}

/** The open workbook; formulas are asked of the spreadsheet, which knows those that were filled. */
export function xlsxBookOf(book: Book): XlsxBook {
  const saved = book.workbook().save();
  const sheets = saved.sheetOrder.flatMap((id): readonly BookSheet[] => {
    const sheet = saved.sheets[id];
    if (!sheet?.name) return [];
    const range = makeSheet(book, sheetOf(book, sheet.name), () => undefined).getDataRange();
    const formulas = range.getFormulas();
    const data = (sheet.cellData ?? {}) as Readonly<
      Record<number, Readonly<Record<number, ICellData | null>>>
    >;
    const cells = Object.entries(data).map(([row, line]) => {
      const own = Object.entries(line).flatMap(([column, cell]): readonly (readonly [number, BookCell])[] =>
        cell ? [[Number(column), bookCell(cell, formulas[Number(row)]?.[Number(column)] ?? '', saved)]] : [],
      );
      return [Number(row), new Map(own)] as const;
    });
    const { xSplit = 0, ySplit = 0 } = sheet.freeze ?? {};
    const widths = Object.entries(sheet.columnData ?? {}).flatMap(([column, { w }]) =>
      w === undefined ? [] : [[Number(column), w] as const],
    );
    return [
      {
        name: sheet.name,
        isHidden: sheet.hidden === 1,
        cells: new Map(cells.filter(([, line]) => line.size > 0)),
        widths: new Map(widths),
        frozen: { rows: ySplit, columns: xSplit },
      },
    ];
  });
  return { sheets, names: namesIn(saved) };
}

function bookCell(cell: ICellData, formula: string, { styles = {} }: IWorkbookData): BookCell {
  const style = typeof cell.s === 'string' ? styles[cell.s] : cell.s;
  const value = cell.v ?? cell.p?.body?.dataStream.trimEnd() ?? '';
  const { validation } = (cell.custom ?? {}) as Extras;
  return {
    value: cell.t === 3 ? Boolean(value) : cell.t === 1 ? String(value) : value,
    formula,
    format: formatOf(style || undefined),
    ...(validation && { choices: validation }),
  };
}
