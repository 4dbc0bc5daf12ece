import { isBlank, isErrorText, textOf, type Values } from '../../sheet/cells/cell';
import { reachOf } from '../../sheet/write/columnsBeside';
import { customFunctions } from '../catalogue/catalogue';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';

/** Also reads columns beside the range of the list, which count from its first. */
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
  // What stands beside an answer that found no room was typed.
  const hasFailed = (column: number): boolean =>
    formulas.some(
      (line, row) =>
        (line[column + list.origin.column] ?? '') !== '' &&
        isErrorText(textOf(cell(row - list.origin.row, column))),
    );
  const columns: number[] = [];
  // Up to which column an answer that stands further left may reach.
  let reach = -Infinity;
  for (let column = -list.origin.column; column < end - list.origin.column; column++) {
    const columnFormulas = formulasIn(column);
    const isInside = column >= 0 && column < width;
    const [formula = ''] = columnFormulas;
    if (columnFormulas.length > 0)
      reach = columnFormulas.length > 1 || hasFailed(column) ? column : column + widthOfAnswer(formula);
    else if (!isFilled(column)) reach = -Infinity;
    const isTitled = reading.header !== undefined && !isBlank(cell(reading.header, column));
    if (columnFormulas.length === 0 && (isInside || (isTitled && column > reach))) columns.push(column);
  }
  return columns;
}

/** How many columns to the right the answer of a formula may reach, as far as its text tells. */
function widthOfAnswer(formula: string): number {
  const columns = reachOf(formula);
  if (columns !== undefined) return columns - 1;
  const name = /^=\s*([A-Z0-9]+)\s*\(/i.exec(formula)?.[1]?.toUpperCase();
  return customFunctions().find(customFunction => customFunction.name === name)?.returns.shape === 'column'
    ? 0
    : Infinity;
}
