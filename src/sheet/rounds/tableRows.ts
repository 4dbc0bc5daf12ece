import { isBlank, type Values } from '../cells/cell';
import { differingRows, filled, textsOf, type ChangedRows, type Line } from './changeRound';
import { RESULT_COLUMN, type RoundTable } from './roundSheet';

/**
 * The rows of a Round sheet with other tables, by the row of each game, and notes below. Games beside which nothing stands change their
 * rows too, so that the sheet stays in the order of its tables; a result and whatever else is typed beside a game stay with it.
 */
export function tableRows(
  values: Values,
  table: RoundTable,
  tables: ReadonlyMap<number, string>,
  notes: readonly string[],
): Pick<ChangedRows, 'row' | 'before' | 'after'> {
  const top = table.header + 1;
  const height = Math.max(0, table.end - top);
  const before = Array.from({ length: height }, (_, i) => textsOf(values[top + i]));
  const lineOf = (row: number): Line => [tables.get(row) ?? '', ...(before[row - top] ?? []).slice(1)];
  const isLoose = (row: number): boolean => (values[row] ?? []).slice(RESULT_COLUMN).every(isBlank);
  const slots = hasUsualColumns(table) ? [...tables.keys()].filter(isLoose).sort((a, b) => a - b) : [];
  const moving = [...slots].sort((a, b) => Number(tables.get(a)) - Number(tables.get(b)));
  const from = new Map(slots.map((row, i) => [row, moving[i]!]));
  const rows = before.map((cells, i) => {
    const row = top + i;
    return tables.has(row) ? lineOf(from.get(row) ?? row) : cells;
  });
  return differingRows(top, before, [...rows, ...notes.map(note => filled(['', note]))]);
}

const hasUsualColumns = ({ nameColumns, resultColumn }: RoundTable): boolean =>
  nameColumns?.[0] === 1 && nameColumns[1] === 2 && resultColumn === RESULT_COLUMN;
