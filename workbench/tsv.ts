/** Tables as text: tab or comma between cells, quotes where a cell needs them. */

export type Separator = '\t' | ',' | ';';

/** Rows of cells, all text. Line ends of any system; a quoted cell may hold line breaks. */
export function parseTable(text: string, separator: Separator): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const plain = text.replace(/^\uFEFF/, '');
  const endRow = () => {
    rows.push([...row, cell]);
    row = [];
    cell = '';
  };
  for (let at = 0; at < plain.length; at++) {
    const char = plain[at];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (plain[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (char === '"' && cell === '') quoted = true;
    else if (char === separator) {
      row.push(cell);
      cell = '';
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && plain[at + 1] === '\n') at++;
      endRow();
    } else cell += char;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

export function makeTable(rows: readonly (readonly string[])[], separator: Separator): string {
  const quote = (cell: string) =>
    cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
  return rows.map(row => `${row.map(quote).join(separator)}\n`).join('');
}

/** A spreadsheet's CSV has `;` where the comma is a decimal sign: whichever the first line has more of. */
export function separatorOf(name: string, text: string): Separator {
  const line = text.split(/\r?\n/, 1)[0] ?? '';
  if (/\.(tsv|tab|txt)$/i.test(name) || line.includes('\t')) return '\t';
  return line.split(';').length > line.split(',').length ? ';' : ',';
}

/** Plain whole numbers and decimals become numbers; everything else stays the text that it is. */
export const readCellText = (text: string): string | number =>
  /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text) ? Number(text) : text;
