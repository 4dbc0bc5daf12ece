/** Google's names as the script finds them in its global scope. Only those that the add-on may use. */
import type { Book } from './book';
import { makeLocks, makeRuns, type Runs } from './lock';
import { makeSpreadsheet } from './spreadsheet';
import { makeHtmlService, makeUi, type Shell } from './ui';
import { newTextStyle } from './styles';
import { newDataValidation } from './validation';

export interface HostParts {
  readonly book: Book;
  readonly shell: Shell;
  readonly addonName: string;
  readonly html: Readonly<Record<string, string>>;
  /** True while another run holds the document lock, which only tests make happen. */
  readonly lockTaken: () => boolean;
  /** None, where a test asks the services without a script. */
  readonly runs?: Runs;
}

export function makeHost({ book, shell, addonName, html, ...of }: HostParts): Record<string, unknown> {
  const spreadsheet = makeSpreadsheet(book, shell.toast);
  const print = (...given: readonly unknown[]) => shell.log(given.map(String).join(' '));
  return {
    SpreadsheetApp: {
      getActiveSpreadsheet: () => spreadsheet,
      getActive: () => spreadsheet,
      getActiveSheet: () => spreadsheet.getActiveSheet(),
      getUi: () => makeUi(shell, addonName),
      // Univer writes at once. Only calculating takes time, and no script can wait for that.
      flush: () => undefined,
      newDataValidation,
      newTextStyle,
      WrapStrategy: { WRAP: 'WRAP', OVERFLOW: 'OVERFLOW', CLIP: 'CLIP' },
      ProtectionType: { SHEET: 'SHEET', RANGE: 'RANGE' },
    },
    HtmlService: makeHtmlService(html),
    LockService: makeLocks(of.lockTaken, of.runs ?? makeRuns()),
    Session: { getActiveUserLocale: () => shell.locale(), getScriptTimeZone: () => timeZone() },
    Utilities: { formatString, formatDate, sleep: () => undefined },
    Logger: { log: print },
    console: { log: print, info: print, warn: print, error: print },
  };
}

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `%s` and `%d` only. */
function formatString(format: string, ...given: readonly unknown[]): string {
  let next = 0;
  return format.replace(/%[sd%]/g, mark => (mark === '%%' ? '%' : String(given[next++])));
}

/** Formats with the fields that a log needs: yyyy MM dd HH mm ss. */
function formatDate(date: Date, zone: string, format: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone || timeZone(),
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(new Date(date.getTime()));
  const value = (type: string) => parts.find(part => part.type === type)?.value ?? '';
  const fields: Record<string, string> = {
    yyyy: value('year'),
    MM: value('month'),
    dd: value('day'),
    HH: value('hour'),
    mm: value('minute'),
    ss: value('second'),
  };
  return format.replace(/yyyy|MM|dd|HH|mm|ss/g, field => fields[field] ?? field);
}
