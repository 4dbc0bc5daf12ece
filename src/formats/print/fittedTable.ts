import { escapeHtml } from '../html/markup';

/** A place for a table: its width in millimetres, the size of its letters in points, what a cell has around its text in millimetres. */
export interface TablePlace {
  readonly width: number;
  readonly size: number;
  readonly around: number;
}

/** Millimetres of a letter for a point of its size, in a wide font; ideographs take more, and titles are bold. */
const LETTER = 0.21;
const IDEOGRAPH = 1.7;
const CAPITAL = 1.2;
const BOLD = 1.15;

/** All letters get smaller, down to this part, before the longest names get smaller than the others by more than that one. */
const [SMALLEST, NAMES_SMALLER] = [0.72, 0.75];

const lengthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (letter >= '\u1100' ? IDEOGRAPH : letter !== letter.toLowerCase() ? CAPITAL : 1),
    0,
  );

/** A table whose rows are one line each, so that a page has room for all of them. */
export function fittedTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  { width, size, around }: TablePlace,
): string {
  const lengths = header.map((title, column) =>
    Math.max(BOLD * lengthOf(title), ...rows.map(row => lengthOf(row[column] ?? ''))),
  );
  const longest = Math.max(...lengths);
  const mostAt = (part: number): number =>
    widest(lengths, (width - around * header.length) / (LETTER * size * part));
  let part = 1;
  while (part > SMALLEST && mostAt(part) < NAMES_SMALLER * longest) part -= 0.02;
  const most = mostAt(part);
  const cell = (tag: 'th' | 'td', text: string): string => {
    const length = lengthOf(text) * (tag === 'th' ? BOLD : 1);
    const content = escapeHtml(text);
    return length > most
      ? `<${tag}><span style="font-size:${Math.floor((100 * most) / length)}%">${content}</span></${tag}>`
      : `<${tag}>${content}</${tag}>`;
  };
  const line = (tag: 'th' | 'td', cells: readonly string[]): string =>
    `<tr>${cells.map(text => cell(tag, text)).join('')}</tr>`;
  return (
    `<table${part < 1 ? ` style="font-size:${(size * part).toFixed(1)}pt"` : ''}><thead>${line('th', header)}</thead>\n` +
    `<tbody>${rows.map(row => line('td', row)).join('\n')}</tbody></table>`
  );
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

/** A title on one line. */
export function fittedTitle(tag: 'h1' | 'h2', text: string, { width, size }: TablePlace): string {
  const room = width / (BOLD * LETTER * size);
  const share = Math.floor((100 * room) / Math.max(1, lengthOf(text)));
  const style = share < 100 ? ` style="font-size:${((size * share) / 100).toFixed(1)}pt"` : '';
  return `<${tag}${style}>${escapeHtml(text)}</${tag}>`;
}
