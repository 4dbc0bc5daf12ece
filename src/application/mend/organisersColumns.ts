import { isBlank, type Values } from '../../sheet/cells/cell';
import { customFunctions } from '../catalogue/catalogue';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';

/** What stands in the rows of the list, also in columns beside its range, which count from the range's first. */
export function typedRows(
  workbook: Workbook,
  { list }: Tournament,
): (row: number, column: number) => Values[number][number] {
  const values: Values = workbook.read(list.sheet)?.values ?? [];
  const { row: top, column: left } = list.origin;
  return (row, column) => values[row + top]?.[column + left];
}

/**
 * The columns of the list's range, and those beside it that have a title in its row of titles, without those in which a formula stands or
 * may show its answer.
 */
export function organisersColumns(workbook: Workbook, tournament: Tournament): readonly number[] {
  const { list, reading } = tournament;
  const formulas = workbook.formulas(list.sheet);
  const width = Math.max(0, ...list.values.map(line => line.length));
  const cell = typedRows(workbook, tournament);
  const end = Math.max(0, ...(workbook.read(list.sheet)?.values ?? []).map(line => line.length));
  const isFilled = (column: number): boolean =>
    reading.rows.some(row => !isBlank(cell(row, column))) || !isBlank(cell(reading.header ?? -1, column));
  const formulasIn = (column: number): readonly string[] =>
    formulas.flatMap(line => line[column + list.origin.column] || []);
  const found: number[] = [];
  // Whether an answer that stands further left may reach this column.
  let isReached = false;
  for (let column = -list.origin.column; column < end - list.origin.column; column++) {
    const own = formulasIn(column);
    const isInside = column >= 0 && column < width;
    if (own.length > 0) isReached = own.length === 1 && own.some(isWide);
    else if (!isFilled(column)) isReached = false;
    const isTitled = reading.header !== undefined && !isBlank(cell(reading.header, column));
    if (own.length === 0 && (isInside || (isTitled && !isReached))) found.push(column);
  }
  return found;
}

/** Whether the answer of a formula may take several columns, as far as its name tells. */
function isWide(formula: string): boolean {
  const name = /^=\s*([A-Z0-9]+)\s*\(/i.exec(formula)?.[1]?.toUpperCase();
  return customFunctions().find(one => one.name === name)?.returns.shape !== 'column';
}
