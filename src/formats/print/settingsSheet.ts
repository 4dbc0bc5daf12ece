import { escapeHtml } from '../html/markup';
import type { PrintWords } from './roundOf';
import { sheet } from './sheets';

/** The rules and settings of an event, sentence by sentence; a long list goes on on the next paper. */
export const printedSettings = (
  title: string,
  rows: readonly (readonly string[])[],
  words: PrintWords,
): string => {
  const line = (tag: 'th' | 'td', cells: readonly string[]): string =>
    `<tr>${cells.map(cell => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  const header = [words.settingName, words.settingValue];
  return sheet(
    title,
    words.settings,
    `<table class="flow"><thead>${line('th', header)}</thead>\n<tbody>${rows.map(row => line('td', row)).join('\n')}</tbody></table>`,
  );
};
