/** In what two workbooks differ: their cells, a row against the row that it was. */
import type { ICellData, IWorkbookData, IWorksheetData } from '@univerjs/core';

/** The text of a cell as a person would type it: its formula, else its value. */
export type CellText = string;

export interface RowPair {
  /** From 0; undefined where the row is in the other one only. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** The columns that differ, from 0. */
  readonly columns: readonly number[];
  /** It stands elsewhere among the others, as after a sort. */
  readonly moved?: true;
}

export interface SheetDifference {
  readonly name: string;
  /** Missing in one of both. */
  readonly only?: 'before' | 'after';
  readonly rows: readonly RowPair[];
  readonly cells: number;
  /** Rows that stand elsewhere. */
  readonly moved: number;
}

type Rows = readonly (readonly CellText[])[];

export function textOfCell(cell: ICellData | null | undefined): CellText {
  if (!cell) return '';
  if (cell.f) return cell.f;
  // A formula that was filled has its own text at the first cell only.
  if (cell.si) return `= ${cell.si}`;
  if (cell.v === null || cell.v === undefined) return cell.p?.body?.dataStream.trimEnd() ?? '';
  return cell.t === 3 ? (cell.v ? 'TRUE' : 'FALSE') : String(cell.v);
}

/** The rows of a sheet, to the last one that has any text. */
export function rowsOf(sheet: Partial<IWorksheetData> | undefined): Rows {
  const data = (sheet?.cellData ?? {}) as Readonly<
    Record<number, Readonly<Record<number, ICellData>> | undefined>
  >;
  const rows: CellText[][] = [];
  for (const [row, cells] of Object.entries(data)) {
    const line: CellText[] = [];
    for (const [column, cell] of Object.entries(cells ?? {})) {
      const text = textOfCell(cell);
      if (text !== '') line[Number(column)] = text;
    }
    if (line.length > 0) rows[Number(row)] = Array.from(line, text => text ?? '');
  }
  return Array.from(rows, row => row ?? []);
}

const sheetsOf = ({ sheetOrder, sheets }: IWorkbookData): readonly Partial<IWorksheetData>[] =>
  sheetOrder.flatMap(id => sheets[id] ?? []);

/** A sheet is the same by its id, whatever it is called. */
export function differencesOf(before: IWorkbookData, after: IWorkbookData): readonly SheetDifference[] {
  const old = sheetsOf(before);
  const now = sheetsOf(after);
  const gone = old.filter(({ id }) => !now.some(one => one.id === id));
  return [
    ...now.map(sheet => {
      const was = old.find(({ id }) => id === sheet.id);
      const rows = pairRows(rowsOf(was), rowsOf(sheet));
      return { name: sheet.name ?? '', ...(!was && { only: 'after' as const }), rows, ...countsOf(rows) };
    }),
    ...gone.map(sheet => {
      const rows = pairRows(rowsOf(sheet), []);
      return { name: sheet.name ?? '', only: 'before' as const, rows, ...countsOf(rows) };
    }),
  ];
}

const countsOf = (rows: readonly RowPair[]): Pick<SheetDifference, 'cells' | 'moved'> => ({
  cells: rows.reduce((sum, { columns }) => sum + columns.length, 0),
  moved: rows.filter(({ moved }) => moved).length,
});

export const countCells = (sheets: readonly SheetDifference[]): number =>
  sheets.reduce((sum, { cells }) => sum + cells, 0);

export const countMoved = (sheets: readonly SheetDifference[]): number =>
  sheets.reduce((sum, { moved }) => sum + moved, 0);

const BETWEEN = '\u0001';
const keyOf = (row: readonly CellText[]): string => row.join(BETWEEN);

/** More than so many products of rows are compared by their places: two lists that have little in common. */
const MOST_PRODUCTS = 4_000_000;

/** Each row with what it was, where rows were put in or taken out between, or stand in another order. */
export function pairRows(before: Rows, after: Rows): readonly RowPair[] {
  const [old, now] = [before.map(keyOf), after.map(keyOf)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end++;
  const pair = (one: number | undefined, other: number | undefined): RowPair => ({
    before: one,
    after: other,
    columns: columnsThatDiffer(one === undefined ? [] : before[one], other === undefined ? [] : after[other]),
  });
  const same = (count: number, from: number, to: number): RowPair[] =>
    Array.from({ length: count }, (_, i) => ({ before: from + i, after: to + i, columns: [] }));
  const middle = matches(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return [
    ...same(start, 0, 0),
    ...middle.map(([one, other, moved]) => ({
      ...pair(one === undefined ? undefined : one + start, other === undefined ? undefined : other + start),
      ...(moved && { moved }),
    })),
    ...same(end, old.length - end, now.length - end),
  ];
}

type Match = readonly [before: number | undefined, after: number | undefined, moved?: true];

/** As many as there are on both sides are held against each other; of others, rows that stayed the same part the rest. */
function matches(old: readonly string[], now: readonly string[]): readonly Match[] {
  if (old.length === now.length) return inAnotherOrder(old, now) ?? beside(0, old.length, 0, now.length);
  if (old.length * now.length > MOST_PRODUCTS) return beside(0, old.length, 0, now.length);
  const found: Match[] = [];
  let [from, to] = [0, 0];
  for (const [one, other] of [...commonRows(old, now), [old.length, now.length] as const]) {
    found.push(...beside(from, one, to, other));
    if (one < old.length) found.push([one, other]);
    [from, to] = [one + 1, other + 1];
  }
  return found;
}

const beside = (from: number, end: number, to: number, stop: number): Match[] =>
  Array.from({ length: Math.max(end - from, stop - to, 0) }, (_, i) => [
    from + i < end ? from + i : undefined,
    to + i < stop ? to + i : undefined,
  ]);

/** As many rows on both sides; undefined where fewer than half of those that differ only stand elsewhere. */
function inAnotherOrder(old: readonly string[], now: readonly string[]): readonly Match[] | undefined {
  const differing = now.flatMap((row, at) => (row === old[at] ? [] : [at]));
  const placesOf = new Map<string, number[]>();
  for (const at of differing) {
    const row = old[at] ?? '';
    placesOf.set(row, [...(placesOf.get(row) ?? []), at]);
  }
  const wasAt = new Map(differing.map(at => [at, placesOf.get(now[at] ?? '')?.shift()]));
  const rest = new Set([...placesOf.values()].flat());
  if (differing.length === 0 || rest.size * 2 > differing.length) return undefined;
  return now.map((row, at): Match => {
    if (!wasAt.has(at)) return [at, at];
    const known = wasAt.get(at);
    if (known !== undefined) return [known, at, true];
    const was = mostAlike(row, [...rest], old);
    rest.delete(was);
    return was === at ? [was, at] : [was, at, true];
  });
}

/** Of some rows the one with most cells that are the same. */
function mostAlike(row: string, places: readonly number[], old: readonly string[]): number {
  const cells = row.split(BETWEEN);
  const alike = (at: number): number =>
    (old[at] ?? '').split(BETWEEN).filter((cell, column) => cell !== '' && cell === cells[column]).length;
  return places.reduce((best, at) => (alike(at) > alike(best) ? at : best), places[0] ?? 0);
}

/** The longest row of rows that are the same on both sides. */
function commonRows(old: readonly string[], now: readonly string[]): readonly (readonly [number, number])[] {
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        old[i] === now[j]
          ? 1 + (lengths[(i + 1) * width + j + 1] ?? 0)
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  const found: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < old.length && j < now.length;) {
    if (old[i] === now[j]) found.push([i++, j++]);
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i++;
    else j++;
  }
  return found;
}

function columnsThatDiffer(
  one: readonly CellText[] = [],
  other: readonly CellText[] = [],
): readonly number[] {
  const count = Math.max(one.length, other.length);
  return Array.from({ length: count }, (_, column) => column).filter(
    column => (one[column] ?? '') !== (other[column] ?? ''),
  );
}
