/** A cell's value as a spreadsheet hands it over. Anything else (objects, symbols) counts as blank. */
export type Value = string | number | boolean | Date | null | undefined;

/** A range's values, row by row; rows may differ in length, cells may hold anything. */
export type Values = readonly (readonly unknown[])[];

export const widthOf = (values: Values): number =>
  values.reduce((widest, cells) => Math.max(widest, cells.length), 0);

const LETTERS = 26;

/** `columnName(0)` is A, 25 is Z, 26 is AA. */
export function columnName(column: number): string {
  const rest = Math.floor(column / LETTERS);
  const last = String.fromCharCode(65 + (column % LETTERS));
  return rest === 0 ? last : columnName(rest - 1) + last;
}

/** Row and column count from 0: `makeA1(6, 3)` is D7. */
export const makeA1 = (row: number, column: number): string => `${columnName(column)}${row + 1}`;

/** The inverse of `makeA1`; `$` signs are allowed. Undefined for anything that is not one cell. */
export function parseA1(a1: string): { readonly row: number; readonly column: number } | undefined {
  const match = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,7})$/i.exec(a1.trim());
  if (!match) return undefined;
  const letters = (match[1] as string).toUpperCase();
  let column = 0;
  for (const letter of letters) column = column * LETTERS + letter.charCodeAt(0) - 64;
  return { row: Number(match[2]) - 1, column: column - 1 };
}

/** True for a Date of any realm: Apps Script, the workbench and the tests each have their own. */
export const isDate = (value: unknown): value is Date =>
  Object.prototype.toString.call(value) === '[object Date]';

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** `2026-03-14`, in the time zone of the spreadsheet, in which its dates arrive. */
export const dateText = (date: Date): string =>
  Number.isNaN(date.getTime())
    ? '?'
    : `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** The text that a person sees in the cell, trimmed; '' for a blank one. Never throws. */
export function textOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value.trim();
    case 'number':
      return String(value);
    case 'boolean':
      return value ? 'TRUE' : 'FALSE';
    default:
      return isDate(value) ? dateText(value) : '';
  }
}

const LONGEST_EXCERPT = 60;

/** A text shortened for a sentence: a cell may hold 50,000 characters. */
export const excerpt = (text: string, longest = LONGEST_EXCERPT): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;

const LONGEST_NAME = 200;

/** The name of a player, a club or a team in a cell; longer than any name is a slip, and is cut. */
export const nameOf = (value: unknown): string => excerpt(textOf(value), LONGEST_NAME);

/** True for spaces only, an empty string, null, undefined, and objects other than dates. */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : textOf(value) === '';

/** `#REF!`, `#N/A`, `#NAME?` and their translations: a formula that failed. */
export const isErrorText = (text: string): boolean => /^#(?:N\/A|[^\s\d#][^\s#]*[!?])$/i.test(text);

const DAY = 86_400_000;

/** Days as a spreadsheet stores them; undefined for numbers too small or too large. */
export function dateOfSerial(serial: number): Date | undefined {
  if (!Number.isInteger(serial) || serial < 20_000 || serial > 80_000) return undefined;
  const utc = new Date(Date.UTC(1899, 11, 30) + serial * DAY);
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate());
}
