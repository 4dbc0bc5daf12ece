import { nameOf, textOf, type Values } from '../read/cell';
import { unmarked } from './examples';

/** A column by its title: where it stood, and which one of those with that title it was. */
export interface NamedColumn {
  /** '' where it has none. */
  readonly title: string;
  readonly column: number;
  /** The number of columns with this title to its left, and of all. */
  readonly nth: number;
  readonly count: number;
}

/** The names of a run of cells in a list: their column, and the number and name of the player in each row. */
export interface RowNames {
  readonly column: NamedColumn;
  /** The columns of numbers and names. */
  readonly by: readonly NamedColumn[];
  /** The texts in those columns, row by row; overlong ones are cut. */
  readonly players: readonly (readonly string[])[];
}

/** A column of a list with this row of titles. */
export function nameColumn(titles: readonly unknown[], column: number): NamedColumn {
  const texts = titles.map(textOf);
  const title = texts[column] ?? '';
  const same = (some: readonly string[]): number => some.filter(text => text === title).length;
  return { title, column, nth: same(texts.slice(0, column)), count: same(texts) };
}

/** A cell of the sheet. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/**
 * Finds the cells of a run again, wherever rows and columns have gone: undefined for a player whose row is
 * gone or stands twice. A row without number and name is where it was.
 */
export function findRows(
  { column, by, players }: RowNames,
  firstRow: number,
  values: Values,
): readonly (Spot | undefined)[] {
  const header = titlesRow({ column, by }, values);
  const titles = (values[header] ?? []).map(textOf);
  const own = findColumn(column, titles);
  const columns = by.map(one => findColumn(one, titles));
  const end = values.findIndex(
    (line, row) => row > header && header >= 0 && hasTitles([column, ...by], line),
  );
  const rows = new Map<string, number[]>();
  for (let row = header + 1; row < (end < 0 ? values.length : end); row++) {
    const key = keyOf(columns.map(at => nameOf(values[row]?.[at ?? -1])));
    rows.set(key, [...(rows.get(key) ?? []), row]);
  }
  return players.map((texts, i) => {
    if (own === undefined) return undefined;
    const found = rows.get(keyOf(texts)) ?? [];
    if (texts.every(text => text === '')) return { row: firstRow + i, column: own };
    return found.length === 1 ? { row: found[0] as number, column: own } : undefined;
  });
}

/** An example player is the same in every language. */
const keyOf = (texts: readonly string[]): string => JSON.stringify(texts.map(unmarked));

const hasTitles = (columns: readonly NamedColumn[], line: readonly unknown[]): boolean => {
  const texts = line.map(textOf);
  return columns.every(({ title }) => title === '' || texts.includes(title));
};

/** The row of titles; -1 where the list has none, or where they were changed. */
export const titlesRow = ({ column, by }: Pick<RowNames, 'column' | 'by'>, values: Values): number =>
  [column, ...by].every(({ title }) => title === '')
    ? -1
    : values.findIndex(line => hasTitles([column, ...by], line));

/** Where the column stands now: where it was if the titles say nothing, undefined if they are in doubt. */
function findColumn(
  { title, column, nth, count }: NamedColumn,
  titles: readonly string[],
): number | undefined {
  if (title === '' || titles.length === 0) return column;
  const found = titles.flatMap((text, at) => (text === title ? [at] : []));
  return found.length === count ? found[nth] : undefined;
}
