/** The order of cells when rows are sorted by a column. */
import { parseRank } from '../../../src/tournament/rank';

/** Above every amateur, as on the ladder of rating lists. */
const PROFESSIONAL = 100;

type Key =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'rank'; readonly value: number }
  | { readonly kind: 'text'; readonly text: string };

const KINDS: readonly Key['kind'][] = ['number', 'rank', 'text'];

/** Undefined for an empty cell. A date counts by its time. */
function keyOf(cell: unknown): Key | undefined {
  if (typeof cell === 'number') return { kind: 'number', value: cell };
  if (cell instanceof Date) return { kind: 'number', value: cell.getTime() };
  const text = String(cell ?? '').trim();
  if (text === '') return undefined;
  const plain = text.replace(/^(-?\d*)½$/, '$1.5');
  if (/^-?(?:\d+(?:[.,]\d+)?|\.\d+)$/.test(plain))
    return { kind: 'number', value: Number(plain.replace(',', '.')) };
  const rank = parseRank(text);
  if (!rank) return { kind: 'text', text };
  return {
    kind: 'rank',
    value: rank.kind === 'amateur' ? rank.index : PROFESSIONAL + rank.dan,
  };
}

function compare(one: Key, other: Key, letters: Intl.Collator): number {
  if (one.kind === 'text' && other.kind === 'text') return letters.compare(one.text, other.text);
  if (one.kind !== 'text' && one.kind === other.kind) return one.value - other.value;
  return KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind);
}

/**
 * The indexes of the cells in their order: numbers, then ranks by strength, then text as the language sorts it. Equal ones stay as
 * they are, and empty ones come last in either direction.
 */
export function orderOfCells(
  cells: readonly unknown[],
  direction: 'up' | 'down',
  language: string,
): readonly number[] {
  const letters = new Intl.Collator(language, { numeric: true });
  const keys = cells.map(keyOf);
  const sign = direction === 'up' ? 1 : -1;
  return keys
    .map((_, at) => at)
    .sort((a, b) => {
      const [one, other] = [keys[a], keys[b]];
      if (!one || !other) return Number(!one) - Number(!other) || a - b;
      return sign * compare(one, other, letters) || a - b;
    });
}

export interface Block {
  /** The first and last row that are sorted, counted from 0. */
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
}

const isBlank = (cell: unknown): boolean => cell === '' || cell === undefined || cell === null;

/** The first and last index of the run of true values around one of them. */
function runAround(is: (at: number) => boolean, start: number, end: number): readonly [number, number] {
  let [first, last] = [start, start];
  while (first > 0 && is(first - 1)) first--;
  while (last < end - 1 && is(last + 1)) last++;
  return [first, last];
}

/**
 * The list around a cell: to the next empty column on either side, and to the next empty row above and below. Its first row, and
 * what is frozen, holds titles; one that begins with a number, behind an empty row, is a player's. Undefined where the cell is beside all that stands in the sheet.
 */
export function blockAround(
  cells: readonly (readonly unknown[])[],
  at: { readonly row: number; readonly column: number },
  frozen: number,
): Block | undefined {
  const width = Math.max(0, ...cells.map(line => line.length));
  const isColumn = (column: number): boolean => cells.some(line => !isBlank(line[column]));
  if (at.row >= cells.length || at.column >= width || !isColumn(at.column)) return undefined;
  const columns = runAround(isColumn, at.column, width);
  const isRow = (row: number): boolean =>
    cells[row]?.slice(columns[0], columns[1] + 1).some(cell => !isBlank(cell)) ?? false;
  if (!isRow(at.row)) return undefined;
  // Numbers that wait for players, behind the last of them, are no rows to be sorted.
  const isWaiting = (row: number): boolean => {
    const [no, ...rest] = cells[row]?.slice(columns[0], columns[1] + 1) ?? [];
    return rest.length > 0 && rest.every(isBlank) && keyOf(no)?.kind === 'number';
  };
  const [first, end] = runAround(isRow, at.row, cells.length);
  let last = end;
  while (last > first && isWaiting(last)) last--;
  const hasTitles = first < Math.max(1, frozen) || keyOf(cells[first]?.[columns[0]])?.kind !== 'number';
  return { rows: [Math.max(first + Number(hasTitles), Math.min(frozen, last + 1)), last], columns };
}
