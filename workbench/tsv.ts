/** Tables as text: tab or comma between cells, quotes where a cell needs them. */
import { parse, unparse } from 'papaparse';

export type Separator = '\t' | ',' | ';';

/** Rows of cells, all text. Line ends of any system; a quoted cell may hold line breaks. */
export function parseTable(text: string, separator: Separator): string[][] {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { data } = parse<string[]>(plain, { delimiter: separator, newline: '\n' });
  // The last line end begins no row.
  const rows = plain.endsWith('\n') || plain === '' ? data.slice(0, -1) : data;
  return rows.map(cells => cells.map(withoutMark));
}

export const makeTable = (rows: readonly (readonly string[])[], separator: Separator): string =>
  rows.length === 0
    ? ''
    : `${unparse(
        rows.map(cells => cells.map(withMark)),
        { delimiter: separator, newline: '\n' },
      )}\n`;

/** What another spreadsheet may take for a formula gets the mark of plain text, as in the files of src/formats/parse/table.ts. */
const LIVE = /^'*\s*[=+\-@＝＋－＠](?![\d.,]*$)/;

const withMark = (cell: string): string => (LIVE.test(cell) ? `'${cell}` : cell);

const withoutMark = (cell: string): string =>
  cell.startsWith("'") && LIVE.test(cell) ? cell.slice(1) : cell;

/**
 * The separator of a file: a tab by its name, else what most of its first lines have, or have most often: a title may stand above a list,
 * and names may have commas. Where the comma is the decimal sign, CSV has `;`.
 */
export function separatorOf(name: string, text: string): Separator {
  if (/\.(tsv|tab|txt)$/i.test(name)) return '\t';
  const lines = text
    .slice(0, 20_000)
    .split(/[\r\n]+/)
    .slice(0, 40);
  const [first] = (['\t', ',', ';'] as const)
    .map(separator => {
      const times = lines.map(line => line.split(separator).length - 1).filter(count => count > 0);
      return { separator, lines: times.length, all: times.reduce((sum, count) => sum + count, 0) };
    })
    .sort((a, b) => b.lines - a.lines || b.all - a.all);
  return first && first.all > 0 ? first.separator : ',';
}

/** The cells of a text on the clipboard. Quotes are text unless the whole of it is quoted rightly, as for cells of several lines. */
export function rowsOfClipboard(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const { data, errors } = parse<string[]>(plain, { delimiter: '\t', newline: '\n' });
  const isQuoted = errors.length === 0 && /"[^"]*\n/.test(plain);
  return isQuoted ? data : plain.split('\n').map(line => line.split('\t'));
}

/** A cell's value: plain whole numbers and decimals become numbers, all else stays text. */
export const readCellText = (text: string): string | number =>
  /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text) ? Number(text) : text;
