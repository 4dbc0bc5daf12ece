import type { Problem } from '../../tournament/problem';
import { isBlank, textOf } from '../cells/cell';
import type { Values } from '../cells/cell';
import { cellProblem } from '../cells/cellProblem';
import { parseRankCell } from '../cells/fields';
import type { Header } from './header';
import { holdsEntry } from './titleRows';
import type { ColumnKind } from '../cells/titles';

/** Columns that only a person fills; Table, Board and numbers may be filled beforehand. */
const OF_PERSON: readonly ColumnKind[] = [
  'rank',
  'rating',
  'maximumRating',
  'country',
  'club',
  'pin',
  'start',
  'category',
  'group',
  'team',
  'previousOrder',
];

/**
 * Results, a rank, or a number with a detail show a forgotten name; content that most empty rows share was filled
 * in beforehand.
 */
export function withoutName(values: Values, header: Header, rows: readonly number[]): readonly Problem[] {
  const { columns, rounds } = header;
  const personColumns = OF_PERSON.flatMap(kind => columns[kind] ?? []);
  const isFilledIn = new Map(personColumns.map(column => [column, filledIn(values, rows, column)]));
  const tells = (row: number, column: number): boolean => {
    const value = values[row]?.[column];
    return !isBlank(value) && typeof value !== 'boolean' && isFilledIn.get(column) !== textOf(value);
  };
  return rows.flatMap(row => {
    const cells = values[row] ?? [];
    const { no = header.pl, rank } = columns;
    const isNumbered = no !== undefined && !isBlank(cells[no]);
    const column =
      rounds.flat().find(round => holdsEntry(cells[round])) ??
      personColumns.find(
        index => tells(row, index) && (isNumbered || (index === rank && parseRankCell(textOf(cells[index])))),
      );
    return column === undefined
      ? []
      : [cellProblem(row, column, 'warning', { code: 'nameMissing', values: {} })];
  });
}

const MANY = 3;

function filledIn(values: Values, rows: readonly number[], column: number): string | undefined {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const text = textOf(values[row]?.[column]);
    if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count >= MANY && 2 * count > rows.length)?.[0];
}
