import type { Values } from '../../sheet/cells/cell';
import type { NewCells } from '../workbook/workbook';

interface RunCells {
  readonly values: Values;
  readonly formulas: readonly (readonly string[])[];
}

/**
 * The runs of cells that a sheet is written in at most. Each is a call of Google's, so that results of half the games of a long list
 * would take hundreds.
 */
const MOST_RUNS = 8;

/** Where an action writes many sheets, those of all of them. */
export const mostRunsOf = (sheets: number): number => Math.max(2, Math.floor(MOST_RUNS / sheets));

/**
 * The runs, with neighbours joined, and the smallest gaps between those of one column filled by what stands there, until they are few
 * enough. Only text that no formula can have put there, and blank cells, are written again so, and they are read in the call before, as all that is
 * written.
 */
export function bridged(
  separate: readonly NewCells[],
  sheet: RunCells,
  most: number = MOST_RUNS,
): readonly NewCells[] {
  const runs = besideEachOther(separate);
  const tooMany = runs.length - most;
  if (tooMany <= 0) return runs;
  const sorted = [...runs].sort((a, b) => a.column - b.column || a.row - b.row);
  const gaps = sorted
    .flatMap((run, i) => {
      const next = sorted[i + 1];
      const between = next && gapBetween(run, next, sheet);
      return between ? [{ i, between }] : [];
    })
    .sort((a, b) => a.between.length - b.between.length || a.i - b.i)
    .slice(0, tooMany);
  const filled = new Map(gaps.map(({ i, between }) => [i, between]));
  const joined: NewCells[] = [];
  let open: NewCells['cells'][number][] = [];
  sorted.forEach((run, i) => {
    open.push(...run.cells);
    const between = filled.get(i);
    if (between) open.push(...between);
    else {
      joined.push({ row: run.row + run.cells.length - open.length, column: run.column, cells: open });
      open = [];
    }
  });
  return joined;
}

/** Runs of the same rows in neighbouring columns are one. */
function besideEachOther(runs: readonly NewCells[]): readonly NewCells[] {
  const sorted = [...runs].sort(
    (a, b) => a.row - b.row || a.cells.length - b.cells.length || a.column - b.column,
  );
  const joined: NewCells[] = [];
  for (const run of sorted) {
    const last = joined[joined.length - 1];
    const isBeside =
      last?.row === run.row &&
      last.cells.length === run.cells.length &&
      last.column + (last.cells[0]?.length ?? 0) === run.column;
    if (!last || !isBeside) joined.push(run);
    else
      joined[joined.length - 1] = {
        ...last,
        cells: last.cells.map((line, i) => [...line, ...(run.cells[i] ?? [])]),
      };
  }
  return joined.length === runs.length ? runs : joined;
}

/** The cells between two runs of one column; undefined where they are none of those that may be written again. */
function gapBetween(
  { row, column, cells }: NewCells,
  next: NewCells,
  { values, formulas }: RunCells,
): NewCells['cells'] | undefined {
  const isOne = (run: NewCells): boolean => run.cells.every(line => line.length === 1);
  const end = row + cells.length;
  if (column !== next.column || end > next.row || !isOne({ row, column, cells }) || !isOne(next))
    return undefined;
  const found = values.slice(end, next.row).map(line => line[column] ?? '');
  const mayShow = firstFormula(formulas, column);
  const isText = found.every(
    (value, i) =>
      typeof value === 'string' &&
      !/^(\s*[=+]|')/.test(value) &&
      (formulas[end + i]?.[column] ?? '') === '' &&
      (value === '' || end + i < mayShow),
  );
  return isText && found.length === next.row - end ? found.map(value => [value as string]) : undefined;
}

/** The first row from which on a cell of the column may show the answer of a formula further up or to the left. */
function firstFormula(formulas: RunCells['formulas'], column: number): number {
  const row = formulas.findIndex(line => line.slice(0, column + 1).some(formula => formula !== ''));
  return row < 0 ? Infinity : row;
}
