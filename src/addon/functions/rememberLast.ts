import { isDate } from '../../sheet/cell';
import { valuesOf, type Argument } from './argument';

type Made<T> = (wallList: Argument, settings: Argument) => T;

/**
 * Formulas ask about the same range one after the other, so the last answer is kept for the next question. Every cell
 * is compared: equal cells, equal answer, as if nothing were remembered.
 */
export function rememberLast<T>(make: Made<T>): Made<T> {
  let last: { readonly wallList: Copy; readonly settings: Copy; readonly made: T } | undefined;
  return (wallList, settings) => {
    if (last && isSame(last.wallList, wallList) && isSame(last.settings, settings)) return last.made;
    const made = make(wallList, settings);
    last = { wallList: copyOf(wallList), settings: copyOf(settings), made };
    return made;
  };
}

/** Whoever gave the arrays may change them later. */
type Copy = unknown;

const copyOf = (argument: Argument): Copy =>
  Array.isArray(argument) ? valuesOf(argument).map(row => [...row]) : argument;

function isSame(copy: Copy, argument: Argument): boolean {
  if (!Array.isArray(copy) || !Array.isArray(argument)) return isSameCell(copy, argument);
  const [before, now] = [copy as readonly (readonly unknown[])[], valuesOf(argument)];
  return before.length === now.length && before.every((row, index) => isSameRow(row, now[index] ?? []));
}

/** Plain loops: a thousand rows are compared before every answer. */
function isSameRow(before: readonly unknown[], now: readonly unknown[]): boolean {
  if (before.length !== now.length) return false;
  for (let index = 0; index < before.length; index++) {
    if (before[index] !== now[index] && !isSameDate(before[index], now[index])) return false;
  }
  return true;
}

const isSameCell = (before: unknown, now: unknown): boolean => before === now || isSameDate(before, now);

const isSameDate = (before: unknown, now: unknown): boolean =>
  isDate(before) && isDate(now) && before.getTime() === now.getTime();
