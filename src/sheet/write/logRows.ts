import type { Block } from './block';
import type { NamedColumn, RowNames } from './rowNames';
import { roundOfName } from './sheetNames';
import { makeA1, parseA1, textOf, type Values } from '../read/cell';

/**
 * `begun` as the last status means that the run died; `stopped` means that nothing was written; `partly undone`
 * that cells of the action are left.
 */
export const STATUSES = ['begun', 'done', 'undone', 'partly undone', 'stopped'] as const;
export type Status = (typeof STATUSES)[number];

/** One action of the add-on, with everything needed to undo it. */
export interface Action {
  readonly no: number;
  readonly when: string;
  readonly what: string;
  readonly status: Status;
  /** Empty if there is nothing to undo. */
  readonly blocks: readonly Block[];
  /** The number of the action that this one undoes. */
  readonly undoes: number | undefined;
  /** Fingerprint of the wall list before the first cell was written. */
  readonly seen: string;
  /** What a round was paired from (pairedFrom.ts); missing where nothing was paired. */
  readonly pairedFrom?: string | undefined;
}

/** An action as its first columns tell it. */
export interface LogEntry extends Omit<Action, 'blocks' | 'seen' | 'pairedFrom'> {
  /** Its rows in the Log, from 0; the first row's status counts. */
  readonly rows: readonly number[];
  /** Whether it wrote cells. */
  readonly hasCells: boolean;
  /** The round of the Round sheet among them; undefined where there is none. */
  readonly round?: number | undefined;
}

export interface LoggedAction extends LogEntry {
  readonly blocks: readonly Block[];
  readonly seen: string;
  readonly pairedFrom?: string | undefined;
}

/** For people first; from the cells on, what undo reads. */
export const LOG_TITLES = [
  'log.no',
  'log.when',
  'log.what',
  'log.status',
  'log.undoes',
  'log.version',
  'log.cells',
  'log.before',
  'log.after',
  'log.players',
  'log.seen',
  'log.pairedFrom',
] as const;
export const WHAT_COLUMN = 2;
export const STATUS_COLUMN = 3;
export const PAIRED_FROM_COLUMN = 11;
/** The columns that tell an action without the texts that it wrote. */
export const ENTRY_COLUMNS = 7;

/** A cell of Google Sheets holds 50,000 characters; this leaves room. */
export const CELL_LIMIT = 40_000;

/** The rows of one action: one, or as many as the limit of cells demands. All carry its number. */
export function makeLogRows(action: Action, version: string): readonly (readonly string[])[] {
  const groups = split(action.blocks);
  const parts = partsOf(action.pairedFrom ?? '');
  const count = Math.max(groups.length, parts.length);
  return Array.from({ length: count }, (_, row) => groups[row] ?? []).map((blocks, row) => [
    String(action.no),
    action.when,
    action.what,
    action.status,
    action.undoes === undefined ? '' : String(action.undoes),
    version,
    blocks.map(makeCells).join('\n'),
    JSON.stringify(blocks.map(({ before }) => packed(before))),
    JSON.stringify(blocks.map(({ after }) => packed(after))),
    JSON.stringify(blocks.map(({ of }) => (of ? packedNames(of) : 0))),
    action.seen,
    parts[row] ?? '',
  ]);
}

/**
 * The actions of rows of a Log, oldest first; `from` is the place of the first row. Foreign rows and rows that
 * somebody has changed are left out.
 */
export const readLog = (values: Values, from = 0): readonly LoggedAction[] =>
  joinedRows(values, from, readRow, (first, more) => ({
    ...first,
    blocks: [...first.blocks, ...more.blocks],
    rows: [...first.rows, ...more.rows],
    ...(first.pairedFrom && { pairedFrom: joined(first.pairedFrom, more.pairedFrom ?? '') }),
  }));

/** The same from the first columns alone; undefined where rows are in the order of version 0.1. */
export const readEntries = (values: Values, from = 0): readonly LogEntry[] | undefined =>
  values.some(isOfFirstVersion)
    ? undefined
    : joinedRows(values, from, readEntry, (first, more) => ({
        ...first,
        rows: [...first.rows, ...more.rows],
      }));

function joinedRows<T extends LogEntry>(
  values: Values,
  from: number,
  read: (cells: readonly string[], row: number) => T | undefined,
  join: (first: T, more: T) => T,
): readonly T[] {
  const actions = new Map<number, T>();
  values.forEach((line, row) => {
    const part = read(inOrder(line), row + from);
    if (!part) return;
    const first = actions.get(part.no);
    actions.set(part.no, first ? join(first, part) : part);
  });
  return [...actions.values()].sort((a, b) => a.no - b.no);
}

/** Version 0.1 had the texts before in the place of the version, and undoes behind them. */
const isOfFirstVersion = (line: readonly unknown[]): boolean => textOf(line[5]).startsWith('[');

function inOrder(line: readonly unknown[]): readonly string[] {
  const cells = line.map(textOf);
  if (!isOfFirstVersion(line)) return cells;
  const [no = '', when = '', what = '', status = '', places = '', before = '', after = ''] = cells;
  return [no, when, what, status, cells[7] ?? '', '0.1', places, before, after, '', cells[8] ?? ''];
}

function readEntry(cells: readonly string[], row: number): LogEntry | undefined {
  const [no = '', when = '', what = '', status, undoes, version = '', places = ''] = cells;
  const known = STATUSES.find(each => each === status);
  if (!/^\d{1,9}$/.test(no) || !/^\d+\.\d/.test(version) || !known) return undefined;
  return {
    no: Number(no),
    when,
    what,
    status: known,
    undoes: undoes ? Number(undoes) : undefined,
    rows: [row],
    hasCells: places !== '',
    round: roundIn(places),
  };
}

/** The round whose sheet an action wrote. */
const roundIn = (places: string): number | undefined =>
  places
    .slice(0, CELL_LIMIT)
    .split('\n')
    .map(line => roundOfName(line.replace(/^[A-Z]+\d+:[A-Z]+\d+ [·+] /, '')))
    .find(round => round !== undefined);

function readRow(cells: readonly string[], row: number): LoggedAction | undefined {
  const entry = readEntry(cells, row);
  const [, , , , , , places = '', before = '', after = '', players = '', seen = '', pairedFrom = ''] = cells;
  const blocks = entry && readBlocks(places, before, after, players);
  return blocks && { ...entry, blocks, seen, ...(pairedFrom !== '' && { pairedFrom }) };
}

/**
 * `J2:J34 · Wall list`, and `A1:F3 + Round 1` for a sheet that was made for it. The address comes first: a
 * cell would lose a leading apostrophe or equals sign.
 */
const makeCells = ({ sheet, row, column, after, isNew }: Block): string => {
  const last = makeA1(row + after.length - 1, column + Math.max(1, after[0]?.length ?? 1) - 1);
  return `${makeA1(row, column)}:${last} ${isNew ? '+' : '·'} ${sheet}`;
};

function readBlocks(
  cells: string,
  before: string,
  after: string,
  players: string,
): readonly Block[] | undefined {
  const places = cells === '' ? [] : cells.split('\n').map(readCells);
  const [were, are, names] = [readList(before), readList(after), players === '' ? [] : readList(players)];
  if (!were || !are || !names || were.length !== places.length || are.length !== places.length)
    return undefined;
  const blocks = places.flatMap((place, i): readonly Block[] => {
    const [was, is] = [place && unpacked(were[i], place), place && unpacked(are[i], place)];
    const of = unpackedNames(names[i]);
    if (!place || !was || !is || (of && of.players.length !== place.rows)) return [];
    const { sheet, row, column, isNew } = place;
    return [{ sheet, row, column, before: was, after: is, ...(isNew && { isNew }), ...(of && { of }) }];
  });
  return blocks.length === places.length ? blocks : undefined;
}

interface Cells extends Pick<Block, 'sheet' | 'row' | 'column' | 'isNew'> {
  readonly rows: number;
  readonly columns: number;
}

function readCells(text: string): Cells | undefined {
  const match = /^([A-Z]+\d+):([A-Z]+\d+) ([·+]) (.+)$/.exec(text);
  const [place, last] = [match && parseA1(match[1] as string), match && parseA1(match[2] as string)];
  if (!place || !last) return undefined;
  const [rows, columns] = [last.row - place.row + 1, last.column - place.column + 1];
  if (rows < 1 || columns < 1 || rows * columns > MOST_CELLS) return undefined;
  return { ...place, rows, columns, sheet: match?.[4] as string, ...(match?.[3] === '+' && { isNew: true }) };
}

/** A row of the Log cannot hold more; a forged one must not cost memory. */
const MOST_CELLS = 100_000;

function readList(json: string): readonly unknown[] | undefined {
  if (!/^\[.*\]$/s.test(json)) return undefined;
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** A table of blanks is 0. */
const packed = (table: Block['after']): Block['after'] | 0 =>
  table.every(line => line.every(text => text === '')) ? 0 : table;

function unpacked(value: unknown, { rows, columns }: Cells): Block['after'] | undefined {
  if (value === 0) return Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
  return isTexts(value) && value.length === rows && value.every(line => line.length === columns)
    ? value
    : undefined;
}

const isTexts = (table: unknown): table is string[][] =>
  Array.isArray(table) &&
  table.every(line => Array.isArray(line) && line.every(cell => typeof cell === 'string'));

const packedColumn = ({ title, column, nth, count }: NamedColumn) => [title, column, nth, count] as const;

const packedNames = ({ column, by, players }: RowNames) =>
  [packedColumn(column), by.map(packedColumn), players] as const;

function unpackedNames(value: unknown): RowNames | undefined {
  if (!Array.isArray(value)) return undefined;
  const [own, by, players] = value as readonly unknown[];
  const column = unpackedColumn(own);
  const others = Array.isArray(by) ? by.map(unpackedColumn) : [undefined];
  if (!column || !isTexts(players) || others.some(one => one === undefined)) return undefined;
  return { column, by: others as readonly NamedColumn[], players };
}

function unpackedColumn(value: unknown): NamedColumn | undefined {
  if (!Array.isArray(value)) return undefined;
  const [title, ...numbers] = value as readonly unknown[];
  const [column, nth, count] = numbers;
  const isCount = (one: unknown): one is number =>
    typeof one === 'number' && Number.isInteger(one) && one >= 0;
  return typeof title === 'string' && isCount(column) && isCount(nth) && isCount(count)
    ? { title, column, nth, count }
    : undefined;
}

const sizeOf = ({ before, after, of, sheet }: Block): number =>
  Math.max(
    JSON.stringify(before).length,
    JSON.stringify(after).length,
    of ? JSON.stringify(packedNames(of)).length : 0,
    80 + sheet.length,
  ) + 1;

/** Blocks in groups that fit a cell; a block too big for one cell is cut between its rows. */
function split(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const groups: Block[][] = [[]];
  let size = 2;
  for (const block of blocks.flatMap(cut)) {
    const more = sizeOf(block);
    if (size + more > CELL_LIMIT && size > 2) {
      groups.push([]);
      size = 2;
    }
    (groups[groups.length - 1] as Block[]).push(block);
    size += more;
  }
  return groups;
}

/** A long text in parts that fit a cell; dots where one goes on, for a cell would lose blanks and signs at its ends. */
function partsOf(text: string): readonly string[] {
  const count = Math.ceil(text.length / PART);
  return Array.from({ length: count }, (_, i) => {
    const [begins, ends] = [i > 0 ? MORE : '', i + 1 < count ? MORE : ''];
    return `${begins}${text.slice(i * PART, (i + 1) * PART)}${ends}`;
  });
}

/** A text from the parts that lie in the rows of an action. */
export const joinParts = (parts: readonly string[]): string => parts.slice(1).reduce(joined, parts[0] ?? '');

const joined = (first: string, more: string): string =>
  first.endsWith(MORE) && more.startsWith(MORE) ? first.slice(0, -1) + more.slice(1) : first;

const MORE = '…';
const PART = CELL_LIMIT - 2 * MORE.length;

function cut(block: Block): readonly Block[] {
  if (sizeOf(block) + 2 <= CELL_LIMIT || block.after.length < 2) return [block];
  const half = Math.floor(block.after.length / 2);
  const part = (from: number, to?: number): Block => ({
    ...block,
    row: block.row + from,
    before: block.before.slice(from, to),
    after: block.after.slice(from, to),
    ...(block.of && { of: { ...block.of, players: block.of.players.slice(from, to) } }),
  });
  return [...cut(part(0, half)), ...cut(part(half))];
}
