const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, letter => ENTITIES[letter] as string);

/** The cell of a header; one without a title heads nothing. */
export const headCell = (title: string): string =>
  title === '' ? '<td></td>' : `<th>${escapeHtml(title)}</th>`;

export function htmlTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `<tr>${cells.map(cell => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  return `<table>\n<thead><tr>${header.map(headCell).join('')}</tr></thead>\n<tbody>\n${rows.map(line).join('\n')}\n</tbody>\n</table>`;
}
