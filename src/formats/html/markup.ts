const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, letter => ENTITIES[letter] as string);

export function htmlTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (tag: 'th' | 'td', cells: readonly string[]): string =>
    `<tr>${cells.map(cell => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>\n<thead>${line('th', header)}</thead>\n<tbody>\n${rows.map(row => line('td', row)).join('\n')}\n</tbody>\n</table>`;
}
