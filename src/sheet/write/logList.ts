export interface RowOfList {
  readonly list: string;
  /** Sheets that the action made, by id: they belong to the list, whatever they are called. */
  readonly made: readonly string[];
  /** Rows above of this list belong to the row's own from here on. */
  readonly follows?: string;
}

/** `1830241 +77 +78`: the list, then the sheets; `1830241 <55`: the list goes on with what was that one. */
export const makeListCell = ({ list, made, follows }: RowOfList): string =>
  [list, ...(follows === undefined ? [] : [`<${follows}`]), ...made.map(id => `+${id}`)].join(' ');

export function readListCell(cell: string): RowOfList {
  const words = cell.split(' ').filter(word => word !== '');
  const follows = words.find(word => word.startsWith('<'))?.slice(1);
  return {
    list: words.find(word => !/^[+<]/.test(word)) ?? '',
    made: words.flatMap(word => (word.startsWith('+') ? [word.slice(1)] : [])),
    ...(follows !== undefined && { follows }),
  };
}

/** For sheets that the action has made since. */
export function withMadeSheets(cell: string, ids: readonly string[]): string {
  const row = readListCell(cell);
  return row.list === '' ? cell : makeListCell({ ...row, made: [...new Set([...row.made, ...ids])] });
}

export interface LoggedRow extends RowOfList {
  readonly row: number;
  /** By what its list was known before. */
  readonly was?: readonly string[];
}

/** The sheets of a row that says neither its list nor, because its run died, the ids of what it made. */
export interface RowBySheets {
  readonly row: number;
  readonly isBegun: boolean;
  readonly written: readonly string[];
  readonly made: readonly string[];
}

export interface LoggedLists {
  readonly rows: readonly LoggedRow[];
  /** The sheet of the Log, and its number of rows. */
  readonly sheet: string;
  readonly last: number;
  /** The rows of runs that died: among the newest, which a look reads in any case, and before many actions of other lists. */
  readonly begun: () => readonly RowBySheets[];
  readonly all: () => readonly RowBySheets[];
}
