import { textOf, type Values } from '../../sheet/cells/cell';
import type { Block, CellChange } from '../../sheet/cells/block';
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

/** Rows of a sheet from the first to this one, whose texts are ours. */
export interface Heading {
  readonly sheet: string;
  readonly last: number;
}

/**
 * The blocks with those in a heading as one, with what stands between them, where all of that may be written again: each run of cells is
 * two calls of Google's.
 */
export function withHeading(
  blocks: readonly Block[],
  { sheet, last }: Heading,
  cells: RunCells,
): readonly Block[] {
  const isIn = (block: Block): boolean =>
    block.sheet === sheet &&
    !block.of &&
    !block.isNew &&
    !block.cells &&
    block.row + block.after.length - 1 <= last;
  const parts = blocks.filter(isIn);
  const whole = parts.length < 2 ? undefined : asOneBlock(parts, cells);
  return whole
    ? blocks.flatMap(block => (block === parts[0] ? [whole] : isIn(block) ? [] : [block]))
    : blocks;
}

const changesOf = ({ row, column, before, after }: Block): readonly CellChange[] =>
  after.flatMap((line, r) =>
    line.map((text, c) => ({
      row: row + r,
      column: column + c,
      before: before[r]?.[c] ?? '',
      after: text,
    })),
  );

/** Undefined where something stands between them that may not be written again. */
function asOneBlock(blocks: readonly Block[], { values, formulas }: RunCells): Block | undefined {
  const changes = blocks.flatMap(changesOf);
  const [rows, columns] = [changes.map(change => change.row), changes.map(change => change.column)];
  const [row, column] = [Math.min(...rows), Math.min(...columns)];
  const [height, width] = [Math.max(...rows) - row + 1, Math.max(...columns) - column + 1];
  const changeAt = new Map(changes.map(change => [`${change.row},${change.column}`, change]));
  const mayShow = (r: number, c: number): boolean =>
    formulas.slice(0, r + 1).some(line => line.slice(0, c + 1).some(formula => formula !== ''));
  const mayFill = (value: unknown, r: number, c: number): boolean =>
    value === ''
      ? (formulas[r]?.[c] ?? '') === ''
      : isPlainText(value) && value === textOf(value) && !mayShow(r, c);
  const cells = Array.from({ length: height }, (_, r) =>
    Array.from({ length: width }, (__, c): Pick<CellChange, 'before' | 'after'> | undefined => {
      const [at, across] = [row + r, column + c];
      const value = values[at]?.[across] ?? '';
      const text = textOf(value);
      return (
        changeAt.get(`${at},${across}`) ??
        (mayFill(value, at, across) ? { before: text, after: text } : undefined)
      );
    }),
  );
  const sound = cells.flatMap(line => {
    const all = line.flatMap(cell => cell ?? []);
    return all.length === width ? [all] : [];
  });
  if (sound.length < cells.length) return undefined;
  return {
    sheet: blocks[0]?.sheet ?? '',
    row,
    column,
    before: sound.map(line => line.map(({ before }) => before)),
    after: sound.map(line => line.map(({ after }) => after)),
  };
}

/** Text that is written as it stands: none that would become a formula or lose its quote. */
const isPlainText = (value: unknown): boolean => typeof value === 'string' && !/^(\s*[=+]|')/.test(value);

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
  const gap = values.slice(end, next.row).map(line => line[column] ?? '');
  const mayShow = firstFormula(formulas, column);
  const isText = gap.every(
    (value, i) =>
      isPlainText(value) && (formulas[end + i]?.[column] ?? '') === '' && (value === '' || end + i < mayShow),
  );
  return isText && gap.length === next.row - end ? gap.map(value => [(value as string) || null]) : undefined;
}

/** The first row from which on a cell of the column may show the answer of a formula further up or to the left. */
function firstFormula(formulas: RunCells['formulas'], column: number): number {
  const row = formulas.findIndex(line => line.slice(0, column + 1).some(formula => formula !== ''));
  return row < 0 ? Infinity : row;
}
