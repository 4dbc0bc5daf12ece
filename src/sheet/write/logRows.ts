import type { Block } from './block';
import { makeA1, parseA1, textOf, type Values } from '../read/cell';

/** `begun` as the last status means that the run died; `stopped` means that nothing was written. */
export const STATUSES = ['begun', 'done', 'undone', 'stopped'] as const;
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
}

export interface LoggedAction extends Action {
  /** Its rows in the Log, from 0; the first row's status counts. */
  readonly rows: readonly number[];
}

export const LOG_TITLES = [
  'log.no',
  'log.when',
  'log.what',
  'log.status',
  'log.cells',
  'log.before',
  'log.after',
  'log.undoes',
  'log.seen',
] as const;
export const STATUS_COLUMN = 3;

/** A cell of Google Sheets holds 50,000 characters; this leaves room. */
export const CELL_LIMIT = 40_000;

/** The rows of one action: one, or as many as the limit of cells demands. All carry its number. */
export function makeLogRows(action: Action): readonly (readonly string[])[] {
  const parts = split(action.blocks);
  return parts.map(blocks => [
    String(action.no),
    action.when,
    action.what,
    action.status,
    blocks.map(makeCells).join('\n'),
    JSON.stringify(blocks.map(({ before }) => before)),
    JSON.stringify(blocks.map(({ after }) => after)),
    action.undoes === undefined ? '' : String(action.undoes),
    action.seen,
  ]);
}

/** The actions of a Log sheet, oldest first. Foreign rows and rows that somebody has changed are left out. */
export function readLog(values: Values): readonly LoggedAction[] {
  const actions = new Map<number, LoggedAction>();
  values.forEach((line, row) => {
    const part = readRow(line, row);
    if (!part) return;
    const first = actions.get(part.no);
    actions.set(part.no, first ? joined(first, part) : part);
  });
  return [...actions.values()].sort((a, b) => a.no - b.no);
}

const joined = (first: LoggedAction, more: LoggedAction): LoggedAction => ({
  ...first,
  blocks: [...first.blocks, ...more.blocks],
  rows: [...first.rows, ...more.rows],
});

function readRow(line: readonly unknown[], row: number): LoggedAction | undefined {
  const [no, when, what, status, cells, before, after, undoes, seen] = line.map(textOf);
  const known = STATUSES.find(each => each === status);
  const blocks = readBlocks(cells ?? '', before ?? '', after ?? '');
  if (!no || !/^\d+$/.test(no) || !known || !blocks) return undefined;
  return {
    no: Number(no),
    when: when ?? '',
    what: what ?? '',
    status: known,
    blocks,
    undoes: undoes ? Number(undoes) : undefined,
    seen: seen ?? '',
    rows: [row],
  };
}

/**
 * `J2:J34 · Wall list`, and `A1:F3 + Round 1` for a sheet that was made for it. The address comes first: a
 * cell would lose a leading apostrophe or equals sign.
 */
const makeCells = ({ sheet, row, column, after, isNew }: Block): string => {
  const last = makeA1(row + after.length - 1, column + Math.max(1, after[0]?.length ?? 1) - 1);
  return `${makeA1(row, column)}:${last} ${isNew ? '+' : '·'} ${sheet}`;
};

function readBlocks(cells: string, before: string, after: string): readonly Block[] | undefined {
  const places = cells === '' ? [] : cells.split('\n').map(readCells);
  const [were, are] = [readTables(before), readTables(after)];
  if (!were || !are || were.length !== places.length || are.length !== places.length) return undefined;
  const blocks = places.flatMap((place, i) =>
    place ? [{ ...place, before: were[i] ?? [], after: are[i] ?? [] }] : [],
  );
  return blocks.length === places.length ? blocks : undefined;
}

function readCells(text: string): Pick<Block, 'sheet' | 'row' | 'column' | 'isNew'> | undefined {
  const match = /^([A-Z]+\d+):[A-Z]+\d+ ([·+]) (.+)$/.exec(text);
  const place = match && parseA1(match[1] as string);
  if (!place) return undefined;
  return { ...place, sheet: match[3] as string, ...(match[2] === '+' ? { isNew: true } : {}) };
}

function readTables(json: string): readonly (readonly (readonly string[])[])[] | undefined {
  if (!/^\[.*\]$/s.test(json)) return undefined;
  try {
    const tables: unknown = JSON.parse(json);
    return Array.isArray(tables) && tables.every(isTable) ? tables : undefined;
  } catch {
    return undefined;
  }
}

const isTable = (table: unknown): table is string[][] =>
  Array.isArray(table) &&
  table.every(line => Array.isArray(line) && line.every(cell => typeof cell === 'string'));

const sizeOf = (block: Block): number =>
  Math.max(JSON.stringify(block.before).length, JSON.stringify(block.after).length, 80 + block.sheet.length) +
  1;

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

function cut(block: Block): readonly Block[] {
  if (sizeOf(block) + 2 <= CELL_LIMIT || block.after.length < 2) return [block];
  const half = Math.floor(block.after.length / 2);
  const top = { ...block, before: block.before.slice(0, half), after: block.after.slice(0, half) };
  const bottom = {
    ...block,
    row: block.row + half,
    before: block.before.slice(half),
    after: block.after.slice(half),
  };
  return [...cut(top), ...cut(bottom)];
}
