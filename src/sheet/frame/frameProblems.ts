import { makeWarning, type Problem } from '../../tournament/problem';
import { excerpt, isBlank, makeA1, textOf, widthOf, type Values } from '../cells/cell';
import { cellProblem } from '../cells/cellProblem';
import { isUntitled, type Columns, type Header } from './header';
import { nameColumn, readName } from './readPlayer';
import { isSureResult } from './untitledRounds';

export function takenForRounds(row: number, rounds: readonly (readonly number[])[]): readonly Problem[] {
  const [first] = rounds[0] ?? [];
  if (first === undefined) return [];
  const columns = rounds.map(([column = 0]) => makeA1(row, column)).join(', ');
  return [cellProblem(row, first, 'note', { code: 'roundsGuessed', values: { columns } })];
}

/** Where text was split into cells, a part too many or too few moves the results. */
export function resultsOutside(values: Values, header: Header, rows: readonly number[]): readonly Problem[] {
  const rounds = new Set(header.rounds.flat());
  const read = Object.values(header.columns);
  const columns = Array.from({ length: widthOf(values) }, (_, column) => column).filter(
    column => !rounds.has(column) && (read.includes(column) || isUntitled(header, column)),
  );
  return rows.flatMap(row => {
    const column = columns.find(each => isSureResult(values[row]?.[each]));
    if (column === undefined) return [];
    const text = excerpt(textOf(values[row]?.[column]));
    return [cellProblem(row, column, 'error', { code: 'resultOutside', values: { text } })];
  });
}

/** One note that says which rows were left out, or taken for players with nothing but a name. */
export function rowsNote(
  code: 'rowsLeftOut' | 'onlyNames',
  values: Values,
  rows: readonly number[],
  columns: Columns,
): readonly Problem[] {
  const [row] = rows;
  if (row === undefined) return [];
  const column = nameColumn(columns) ?? 0;
  const placeholders = {
    rows: rows.map(each => makeA1(each, column)).join(', '),
    text: excerpt(readName(values[row] ?? [], columns) || textOf(values[row]?.find(cell => !isBlank(cell)))),
  };
  return [cellProblem(row, column, 'note', { code, values: placeholders })];
}

export function missingRounds(header: Header): readonly Problem[] {
  return header.rounds.flatMap((columns, index): Problem[] => {
    if (columns.length > 0) return [];
    const next = header.rounds.slice(index).find(later => later.length > 0)?.[0] ?? 0;
    const place = { kind: 'cell', row: header.row, column: next } as const;
    return [makeWarning('roundColumnMissing', { round: index + 1 }, place)];
  });
}
