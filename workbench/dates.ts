import type { numfmt as Numfmt } from '@univerjs/core';

/** Day 0 of a spreadsheet, 30 December 1899, in days before 1 January 1970. */
const EPOCH = 25569;
const DAY = 86_400_000;

export const isDateFormat = (numfmt: typeof Numfmt, pattern: string | undefined): boolean =>
  pattern !== undefined && pattern !== '' && numfmt.isDateFormat(pattern);

/** The local date and time that a cell shows. */
export function dateOfSerial(serial: number): Date {
  const utc = new Date(Math.round((serial - EPOCH) * DAY));
  return new Date(
    utc.getUTCFullYear(),
    utc.getUTCMonth(),
    utc.getUTCDate(),
    utc.getUTCHours(),
    utc.getUTCMinutes(),
    utc.getUTCSeconds(),
  );
}

/** The number behind a date of any realm; undefined for anything else. */
export function serialOfDate(value: unknown): number | undefined {
  if (Object.prototype.toString.call(value) !== '[object Date]') return undefined;
  const date = value as Date;
  const local = Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  );
  return local / DAY + EPOCH;
}
