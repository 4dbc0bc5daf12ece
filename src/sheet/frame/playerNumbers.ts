import type { Problem } from '../../tournament/problem';
import { excerpt, makeA1, textOf } from '../cells/cell';
import type { Values } from '../cells/cell';
import { cellProblem } from '../cells/cellProblem';
import { parseCount } from '../cells/fields';
import type { Header } from './header';

export interface PlayerNumbers {
  readonly numbers: readonly number[];
  /** The column of the numbers; undefined where opponents are counted by rows. */
  readonly column: number | undefined;
  readonly problems: readonly Problem[];
}

/**
 * The column No; or a Pl with a different number for everybody; else positions among the players (docs/sheets.md).
 */
export function numberPlayers(
  values: Values,
  rows: readonly number[],
  names: readonly string[],
  header: Header,
): PlayerNumbers {
  const { no } = header.columns;
  if (no !== undefined) return numbersOfNo(values, rows, names, no, header.row);
  if (header.pl === undefined) return byPosition(rows, []);
  return numbersOfPl(values, rows, header.pl, header.row);
}

const byPosition = (rows: readonly number[], problems: readonly Problem[]): PlayerNumbers => ({
  numbers: rows.map((_row, index) => index + 1),
  column: undefined,
  problems,
});

const readColumn = (values: Values, rows: readonly number[], column: number): (number | undefined)[] =>
  rows.map(row => parseCount(textOf(values[row]?.[column])) || undefined);

function numbersOfPl(
  values: Values,
  rows: readonly number[],
  column: number,
  headerRow: number,
): PlayerNumbers {
  const numbers = readColumn(values, rows, column).filter((no): no is number => no !== undefined);
  if (numbers.length === rows.length && new Set(numbers).size === rows.length) {
    return { numbers, column, problems: [] };
  }
  return byPosition(rows, numbers.length === 0 ? [] : [readByRow(values, column, headerRow)]);
}

function readByRow(values: Values, column: number, headerRow: number): Problem {
  const placeholders = { column: textOf(values[headerRow]?.[column]) };
  return cellProblem(headerRow, column, 'note', { code: 'numbersByRow', values: placeholders });
}

function numbersOfNo(
  values: Values,
  rows: readonly number[],
  names: readonly string[],
  column: number,
  headerRow: number,
): PlayerNumbers {
  const read = readColumn(values, rows, column);
  const typedNumbers = read.filter(no => no !== undefined);
  if (typedNumbers.length === 0) return byPosition(rows, []);
  const problems = doubledNumbers(read, rows, column);
  if (problems.length > 0) return byPosition(rows, problems);
  // With most numbers missing, the numbering has hardly begun.
  if (2 * typedNumbers.length < rows.length) return byPosition(rows, [readByRow(values, column, headerRow)]);
  return fillGaps(read, rows, names, column);
}

function doubledNumbers(
  read: readonly (number | undefined)[],
  rows: readonly number[],
  column: number,
): Problem[] {
  const first = new Map<number, number>();
  return read.flatMap((no, index) => {
    const row = rows[index] as number;
    if (no === undefined) return [];
    const other = first.get(no);
    if (other === undefined) {
      first.set(no, row);
      return [];
    }
    const placeholders = { no, cell: makeA1(other, column) };
    return [cellProblem(row, column, 'warning', { code: 'duplicateNumber', values: placeholders })];
  });
}

/** Gives every late entry without a number the next free one, so that nobody else's number shifts. */
function fillGaps(
  read: readonly (number | undefined)[],
  rows: readonly number[],
  names: readonly string[],
  column: number,
): PlayerNumbers {
  const problems: Problem[] = [];
  let next = read.reduce<number>((most, no) => Math.max(most, no ?? 0), 0) + 1;
  const numbers = read.map((no, index) => {
    if (no !== undefined) return no;
    const row = rows[index] as number;
    const placeholders = { name: excerpt(names[index] ?? ''), no: next };
    problems.push(cellProblem(row, column, 'warning', { code: 'numberMissing', values: placeholders }));
    return next++;
  });
  return { numbers, column, problems };
}
