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
