/** Which wall list a row of the Log belongs to. */
export interface RowOfList {
  /** By what the list is known; '' where there was none yet. */
  readonly list: string;
  /** The ids of the sheets that the action made: they belong to the list, whatever they are called. */
  readonly made: readonly string[];
}

/** `1830241 +77 +78`: the list, then the sheets. */
export const makeListCell = ({ list, made }: RowOfList): string =>
  [list, ...made.map(id => `+${id}`)].join(' ');

export function readListCell(cell: string): RowOfList {
  const words = cell.split(' ').filter(word => word !== '');
  return {
    list: words.find(word => !word.startsWith('+')) ?? '',
    made: words.flatMap(word => (word.startsWith('+') ? [word.slice(1)] : [])),
  };
}

/** The same cell with sheets that the action has made since. */
export function withMade(cell: string, ids: readonly string[]): string {
  const { list, made } = readListCell(cell);
  return list === '' ? cell : makeListCell({ list, made: [...new Set([...made, ...ids])] });
}
