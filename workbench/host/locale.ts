/** How a spreadsheet reads text that is typed or written into cells of no text format: docs/google-contract.md, Locale. */

export const SHEET_LOCALES = ['en_US', 'de_DE', 'fr_FR', 'ru_RU', 'pt_BR'] as const;
export type SheetLocale = (typeof SHEET_LOCALES)[number];

/** What a text is read as; undefined where it stays text. */
export type ReadValue =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'date'; readonly serial: number; readonly pattern: string };

/** The words for true and false. */
const BOOLEANS: Readonly<Record<SheetLocale, readonly [string, string]>> = {
  en_US: ['TRUE', 'FALSE'],
  de_DE: ['WAHR', 'FALSCH'],
  fr_FR: ['VRAI', 'FAUX'],
  ru_RU: ['ИСТИНА', 'ЛОЖЬ'],
  pt_BR: ['VERDADEIRO', 'FALSO'],
};

/** Whether the decimal sign is a comma, so that arguments of formulas are separated by semicolons only. */
export const hasCommaDecimals = (locale: SheetLocale): boolean => locale !== 'en_US';

/** Digits of full width count as digits. */
export const halfWidth = (text: string): string => (/[０-９]/.test(text) ? text.normalize('NFKC') : text);

/** The value of a text where the decimal sign is a comma and the day comes before the month. */
export function readInCommas(
  typed: string,
  locale: SheetLocale,
  year = new Date().getFullYear(),
): ReadValue | undefined {
  const text = halfWidth(typed).trim();
  const [yes, no] = BOOLEANS[locale];
  const word = text.toUpperCase();
  if (word === yes || word === no || word === 'TRUE' || word === 'FALSE')
    return { kind: 'boolean', value: word === yes || word === 'TRUE' };
  return dateOf(text, year) ?? numberOf(text);
}

function numberOf(text: string): ReadValue | undefined {
  if (!/^[+-]?(\d+|\d{1,3}([. \u00a0\u202f]\d{3})+)?(,\d+)?%?$/.test(text) || !/\d/.test(text))
    return undefined;
  const plain = Number(text.replace(/[. \u00a0\u202f%]/g, '').replace(',', '.'));
  return { kind: 'number', value: text.endsWith('%') ? plain / 100 : plain };
}

const DAY = 86_400_000;
const EPOCH = 25_569;

/** Day and month, or where that is no date month and day; the year may be left out. */
function dateOf(text: string, thisYear: number): ReadValue | undefined {
  const [, first = '', second = '', given] =
    /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d\d))?\.?$/.exec(text) ?? [];
  if (first === '') return undefined;
  const year = given === undefined ? thisYear : Number(given.length === 2 ? `20${given}` : given);
  for (const [day, month] of [
    [Number(first), Number(second)],
    [Number(second), Number(first)],
  ] as const) {
    const time = Date.UTC(year, month - 1, day);
    if (new Date(time).getUTCDate() === day && new Date(time).getUTCMonth() === month - 1)
      return { kind: 'date', serial: time / DAY + EPOCH, pattern: 'dd.mm.yyyy' };
  }
  return undefined;
}

/** The formula as Univer reads it: commas between arguments, points in numbers. Undefined where the locale cannot read it. */
export function formulaIn(locale: SheetLocale, formula: string): string | undefined {
  if (!hasCommaDecimals(locale)) return formula;
  let read = '';
  let isReadable = true;
  for (const [piece] of formula.matchAll(
    /"(?:[^"]|"")*"|'(?:[^']|'')*'|\{[^}]*\}|[\p{L}_][\p{L}\p{N}_.]*|\d+,\d+|\d+\.\d+|./gsu,
  )) {
    const isQuoted = /^["'{]/.test(piece) && piece.length > 1;
    if (!isQuoted && (piece === ',' || /^\d+\.\d+$/.test(piece))) isReadable = false;
    read += isQuoted
      ? piece
      : piece === ';'
        ? ','
        : /^\d+,\d+$/.test(piece)
          ? piece.replace(',', '.')
          : piece;
  }
  return isReadable ? read : undefined;
}

/** What stands for a formula that the locale cannot read: an error that keeps the text. */
export const unread = (formula: string): string => `=NO.SUCH.FORMULA("${formula.replace(/"/g, '""')}")`;

/** A formula of Univer as the locale shows it. */
export function shownIn(locale: SheetLocale, formula: string): string {
  if (!hasCommaDecimals(locale)) return formula;
  const [, kept] = /^=NO\.SUCH\.FORMULA\("(.*)"\)$/s.exec(formula) ?? [];
  if (kept !== undefined) return kept.replace(/""/g, '"');
  return formula.replace(/"(?:[^"]|"")*"|'(?:[^']|'')*'|\{[^}]*\}|\d+\.\d+|,/g, piece =>
    piece === ',' ? ';' : /^\d+\.\d+$/.test(piece) ? decimalIn(piece) : piece,
  );
}

/** A number with a comma. */
export const decimalIn = (number: number | string): string => String(number).replace('.', ',');
