import { makeWarning, type Problem } from '../../tournament/problem';
import { isBlank, makeA1, type Values } from '../cells/cell';
import { foldTitle } from '../cells/titles';
import { findHeader } from '../frame/header';
import type { WallListReading } from '../read/wallListReading';

/** One note on titled columns between rounds, and others of these titles, that hold something for most players and are not read. */
export function unreadBeside(values: Values, { rows }: WallListReading): readonly Problem[] {
  const header = findHeader(values);
  const single = header?.rounds.flat() ?? [];
  if (!header || single.length === 0) return [];
  const [first, last] = [Math.min(...single), Math.max(...single)];
  const read = new Set([
    ...single,
    ...header.halves.flatMap(({ opponent, result }) => [opponent, result]),
    ...[...header.colours, ...header.stones].map(({ column }) => column),
    ...Object.values(header.columns),
    ...header.problems.flatMap(({ place }) => (place.kind === 'cell' ? [place.column] : [])),
  ]);
  const isFilled = (column: number): boolean =>
    2 * rows.filter(row => !isBlank(values[row]?.[column])).length > rows.length;
  const unread = header.texts.flatMap((title, column) =>
    title.trim() !== '' && column > first && column !== header.pl && !read.has(column) && isFilled(column)
      ? [{ title, column }]
      : [],
  );
  const between = unread.filter(({ column }) => column < last);
  const titles = new Set(between.map(({ title }) => foldTitle(title)));
  const unreadColumns = unread.filter(({ title, column }) => column < last || titles.has(foldTitle(title)));
  const [one] = unreadColumns;
  if (!one) return [];
  const columns = unreadColumns.map(({ column }) => makeA1(header.row, column)).join(', ');
  const place = { kind: 'cell', row: header.row, column: one.column } as const;
  return [{ ...makeWarning('besideNotRead', { columns, title: one.title.trim() }, place), severity: 'note' }];
}
