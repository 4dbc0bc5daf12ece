import type { Problem, ProblemCode, Severity } from '../../tournament/problem';
import { dateOfSerial, dateText, isDate, isErrorText, textOf } from './cell';

/** How a date or a decimal in the cell was probably typed depends on this. */
export type TextKind = 'result' | 'decimal' | 'rounds' | 'text';

type ProblemText = Pick<Problem, 'code' | 'values'>;

export const cellProblem = (
  row: number,
  column: number,
  severity: Severity,
  problem: ProblemText,
): Problem => ({
  ...problem,
  severity,
  place: { kind: 'cell', row, column },
});

/**
 * The spreadsheet has changed the cell into a date, a number, a formula's error; the mend guesses the text.
 * Undefined where it is simply wrong.
 */
export function turnedCell(value: unknown, meant: TextKind): ProblemText | undefined {
  if (isDate(value)) return turnedIntoDate(value, meant);
  if (typeof value === 'number') return turnedIntoNumber(value, meant);
  const text = textOf(value);
  return isErrorText(text) ? { code: 'errorInCell', values: { text } } : undefined;
}

function turnedIntoDate(date: Date, meant: TextKind): ProblemText {
  const [month, day] = [date.getMonth() + 1, date.getDate()];
  const guess = meant === 'decimal' ? `${day}.${month}` : `${month}-${day}`;
  const code: ProblemCode = 'turnedIntoDate';
  return { code, values: { date: dateText(date), guess: Number.isNaN(day) ? '…' : guess } };
}

function turnedIntoNumber(number: number, meant: TextKind): ProblemText | undefined {
  const date = meant === 'decimal' ? undefined : dateOfSerial(number);
  if (date) return turnedIntoDate(date, meant);
  const guess = guessOf(number, meant);
  return guess === undefined ? undefined : { code: 'turnedIntoNumber', values: { number, guess } };
}

function guessOf(number: number, meant: TextKind): string | undefined {
  if (meant === 'decimal' || !Number.isFinite(number) || Math.abs(number) >= 1000) return undefined;
  if (meant === 'text') return undefined;
  if (meant === 'rounds') return Number.isInteger(number) ? undefined : String(number).replace('.', ', ');
  if (number < 0 && Number.isInteger(number)) return `${-number}-`;
  return number > 0 && (2 * number) % 2 === 1 ? `${Math.floor(number)}=` : undefined;
}
