/** A workbook as a file for other spreadsheets: values, widths and bold. What looks like a formula stays text. */
import writeExcelFile, { type Cell } from 'write-excel-file/universal';

export interface XlsxCell {
  readonly value: string | number | boolean;
  readonly isBold: boolean;
}

export interface XlsxSheet {
  readonly name: string;
  readonly rows: readonly (readonly XlsxCell[])[];
  /** Widths of the columns in characters. */
  readonly widths: readonly number[];
}

/** Excel's limits of a cell, a sheet's name and a column. */
const LONGEST_TEXT = 32_767;
const LONGEST_NAME = 31;
const WIDEST = 255;

export async function makeXlsx(sheets: readonly XlsxSheet[]): Promise<Uint8Array> {
  const names = sheetNames(sheets.map(({ name }) => name));
  const made = sheets.map(({ rows, widths }, at) => ({
    sheet: names[at] ?? '',
    data: rows.map(row => row.map(cellOf)),
    columns: widths.map(width => ({ width: Math.min(Math.max(width, 1), WIDEST) })),
  }));
  const blob = await writeExcelFile(made).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

function cellOf({ value, isBold }: XlsxCell): Cell {
  const weight = isBold ? ({ fontWeight: 'bold' } as const) : {};
  if (value === '') return null;
  if (typeof value === 'boolean') return { value, type: Boolean, ...weight };
  if (typeof value === 'number' && Number.isFinite(value)) return { value, type: Number, ...weight };
  // The format keeps `3-14` a text when somebody types over it.
  return { value: plain(String(value)), type: String, format: '@', ...weight };
}

/** What XML can hold, at Excel's length. */
const plain = (text: string): string => xmlText(text.slice(0, LONGEST_TEXT));

/** Without what XML cannot hold, and without Excel's own escapes: `_x0041_` would be read as `A`. */
export const xmlText = (text: string): string =>
  text
    // Control characters are what this line is about.
    // eslint-disable-next-line no-control-regex
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

/** Names that Excel allows, each once: it does not tell capitals from small letters. */
export function sheetNames(names: readonly string[]): readonly string[] {
  const taken = new Set(['history']);
  return names.map(name => {
    const allowed =
      plain(name)
        .replace(/[[\]:*?/\\\t\n\r]/g, ' ')
        .replace(/ +/g, ' ')
        .replace(/^[' ]+|[' ]+$/g, '')
        .slice(0, LONGEST_NAME)
        .trim() || 'Sheet';
    let free = allowed;
    for (let count = 2; taken.has(free.toLowerCase()); count++) {
      const end = ` ${count}`;
      free = `${allowed.slice(0, LONGEST_NAME - end.length).trimEnd()}${end}`;
    }
    taken.add(free.toLowerCase());
    return free;
  });
}
