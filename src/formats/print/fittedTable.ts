import { escapeHtml } from '../html/markup';

/** A place for a table: its width in millimetres, the size of its letters in points, what a cell has around its text in millimetres. */
export interface TablePlace {
  readonly width: number;
  readonly size: number;
  readonly around: number;
}

/** Millimetres of a letter for a point of its size, in a wide font; ideographs take more, and titles are bold. */
const LETTER = 0.225;
const IDEOGRAPH = 1.7;
const CAPITAL = 1.2;
const BOLD = 1.15;

/** All letters get smaller, down to this part, before the longest names get smaller than the others by more than that one. */
const [SMALLEST, NAMES_SMALLER] = [0.72, 0.75];

/** The length of a text in letters of a usual width. */
export const lengthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (letter >= '\u1100' ? IDEOGRAPH : letter !== letter.toLowerCase() ? CAPITAL : 1),
    0,
  );

const NUMBER = /^[\d.,½¼¾]+$/;

/** A table whose rows are one line each, so that a page has room for all of them. What a row is looked up by is bold, numbers end below each other. */
export function fittedTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  place: TablePlace,
): string {
  return fittedTables(header, [rows], place).join('\n');
}

/** Tables with the same columns, as wide in each of them and in letters of the same size. */
export function fittedTables(
  header: readonly string[],
  tables: readonly (readonly (readonly string[])[])[],
  { width, size, around }: TablePlace,
): readonly string[] {
  const all = tables.flat();
  const heavy = (column: number): number => (column === 0 ? BOLD : 1);
  const lengths = header.map((title, column) =>
    all.reduce(
      (most, row) => Math.max(most, heavy(column) * lengthOf(row[column] ?? '')),
      BOLD * lengthOf(title),
    ),
  );
  const isNumeric = header.map((_, column) => {
    const filled = all.map(row => row[column] ?? '').filter(text => text !== '');
    return filled.length > 0 && filled.every(text => NUMBER.test(text));
  });
  const longest = Math.max(...lengths);
  const mostAt = (part: number): number =>
    widest(lengths, (width - around * header.length) / (LETTER * size * part));
  let part = 1;
  while (part > SMALLEST && mostAt(part) < NAMES_SMALLER * longest) part -= 0.02;
  const most = mostAt(part);
  const cell = (wanted: 'th' | 'td', text: string, column: number): string => {
    // Without a title it heads nothing.
    const tag = text === '' ? 'td' : wanted;
    const length = lengthOf(text) * (tag === 'th' ? BOLD : heavy(column));
    const content = escapeHtml(text);
    const open = isNumeric[column] ? `<${tag} class="n">` : `<${tag}>`;
    return length > most
      ? `${open}<span style="font-size:${Math.floor((100 * most) / length)}%">${content}</span></${tag}>`
      : `${open}${content}</${tag}>`;
  };
  const line = (tag: 'th' | 'td', cells: readonly string[]): string =>
    `<tr>${cells.map((text, column) => cell(tag, text, column)).join('')}</tr>`;
  const style = ` style="font-size:${(size * part).toFixed(1)}pt"`;
  const shares =
    tables.length > 1
      ? columnsOf(lengths.map(length => Math.min(length, most) * LETTER * size * part + around))
      : '';
  return tables.map(
    rows =>
      `<table${style}>${shares}<thead>${line('th', header)}</thead>\n` +
      `<tbody>${rows.map(row => line('td', row)).join('\n')}</tbody></table>`,
  );
}

/** Columns by their shares of the width. */
function columnsOf(widths: readonly number[]): string {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return `<colgroup>${widths.map(width => `<col style="width:${((100 * width) / whole).toFixed(1)}%">`).join('')}</colgroup>`;
}

/** The length up to which all columns fit together. */
function widest(lengths: readonly number[], room: number): number {
  let left = room;
  const sorted = [...lengths].sort((a, b) => a - b);
  for (const [index, length] of sorted.entries()) {
    const share = left / (sorted.length - index);
    if (length > share) return share;
    left -= length;
  }
  return Infinity;
}

export const fittedTitle = (tag: 'h1' | 'h2', text: string, place: LinePlace): string =>
  `<${tag}${smaller(text, place)}>${escapeHtml(text)}</${tag}>`;

/** Bold words of a class on one line. */
export const fittedLine = (kind: string, text: string, place: LinePlace): string =>
  `<p class="${kind}"${smaller(text, place)}>${escapeHtml(text)}</p>`;

type LinePlace = Pick<TablePlace, 'width' | 'size'>;

function smaller(text: string, { width, size }: LinePlace): string {
  const share = Math.floor((100 * width) / (BOLD * LETTER * size * Math.max(1, lengthOf(text))));
  return share < 100 ? ` style="font-size:${((size * share) / 100).toFixed(1)}pt"` : '';
}

/** A text in one line of a drawing: smaller letters first, then fewer. */
export function fittedText(
  text: string,
  { width, size, isBold }: { readonly width: number; readonly size: number; readonly isBold: boolean },
): { readonly text: string; readonly size: number } {
  const room = width / (LETTER * size * (isBold ? BOLD : 1));
  const part = Math.max(SMALLEST, Math.min(1, room / Math.max(1, lengthOf(text))));
  let [short, rest] = ['', room / part - lengthOf('…')];
  if (lengthOf(text) * part <= room + ROUNDING) return { text, size: size * part };
  for (const letter of text) {
    rest -= lengthOf(letter);
    if (rest < 0) break;
    short += letter;
  }
  return { text: `${short.trim()}…`, size: size * part };
}

const ROUNDING = 1e-6;
