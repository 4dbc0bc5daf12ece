import type { NamedColumn, RowNames, Twin } from './block';
import { nameOf, textOf, type Values } from './cell';
import { remembering } from '../../tournament/once';
import { unmarked } from './examples';

export function namedColumn(titles: readonly unknown[], column: number): NamedColumn {
  const texts = titles.map(textOf);
  const title = texts[column] ?? '';
  const same = (some: readonly string[]): number => some.filter(text => text === title).length;
  return { title, column, nth: same(texts.slice(0, column)), count: same(texts) };
}

export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** Finds the runs of a list by their names and the row that each began in. */
export type FindRows = (of: RowNames, firstRow: number) => readonly (Spot | undefined)[];

/**
 * Undefined for a player whose row is gone or stands twice. Rows with the same texts are told apart by their order
 * while they are as many; a row without number and name is where it was. Each kind of names is looked for once.
 */
export function rowFinder(values: Values): FindRows {
  const rowsOfNames = remembering((key: string) => {
    const { column, by } = JSON.parse(key) as Pick<RowNames, 'column' | 'by'>;
    return rowsBy({ column, by }, values);
  });
  return ({ column, by, players, twins }, firstRow) => {
    const { own, rows } = rowsOfNames(JSON.stringify({ column, by }));
    return players.map((texts, i) => {
      if (own === undefined) return undefined;
      if (texts.every(text => text === '')) return { row: firstRow + i, column: own };
      const rowsOfTexts = rows.get(keyOf(texts)) ?? [];
      const [nth, count] = twins?.[i] ?? [0, 1];
      const row = rowsOfTexts.length === count ? rowsOfTexts[nth] : undefined;
      return row === undefined ? undefined : { row, column: own };
    });
  };
}

export const findRows = (of: RowNames, firstRow: number, values: Values): readonly (Spot | undefined)[] =>
  rowFinder(values)(of, firstRow);

export function twinsOf(
  { column, by, players }: RowNames,
  firstRow: number,
  values: Values,
): readonly Twin[] | undefined {
  const { rows } = rowsBy({ column, by }, values);
  const twins = players.map((texts, i): Twin => {
    const same = texts.every(text => text === '') ? [] : (rows.get(keyOf(texts)) ?? []);
    return [Math.max(0, same.indexOf(firstRow + i)), Math.max(1, same.length)];
  });
  return twins.some(([, count]) => count > 1) ? twins : undefined;
}

/** The column of a run, and the rows of a list by their number and name. */
function rowsBy(
  { column, by }: Pick<RowNames, 'column' | 'by'>,
  values: Values,
): { readonly own: number | undefined; readonly rows: ReadonlyMap<string, readonly number[]> } {
  const header = titlesRow({ column, by }, values);
  const titles = (values[header] ?? []).map(textOf);
  const columns = by.map(idColumn => findColumn(idColumn, titles));
  const end = values.findIndex(
    (line, row) => row > header && header >= 0 && hasTitles([column, ...by], line),
  );
  const rows = new Map<string, number[]>();
  for (let row = header + 1; row < (end < 0 ? values.length : end); row++) {
    const key = keyOf(columns.map(at => nameOf(values[row]?.[at ?? -1])));
    const rowsOfKey = rows.get(key);
    if (rowsOfKey) rowsOfKey.push(row);
    else rows.set(key, [row]);
  }
  return { own: findColumn(column, titles), rows };
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

/** The place of the column now: as before if the titles say nothing, undefined if they are in doubt. */
function findColumn(
  { title, column, nth, count }: NamedColumn,
  titles: readonly string[],
): number | undefined {
  if (title === '' || titles.length === 0) return column;
  const columnsOfTitle = titles.flatMap((text, at) => (text === title ? [at] : []));
  return columnsOfTitle.length === count ? columnsOfTitle[nth] : undefined;
}
