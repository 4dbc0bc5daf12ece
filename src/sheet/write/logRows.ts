import { textOf, type Values } from '../cells/cell';
import type { Block } from '../cells/block';
import { blockCells, blockGroups, readBlocks, readDressed, readIds, type SheetIds } from './logBlocks';
import type { LoggedDressing } from './logLooks';
import { CELL_LIMIT, joined, textParts } from './logParts';
import { isMade, roundOfName } from './sheetNames';
import type { RoundNo } from '../../tournament/indices';

/** `begun` at the end: the run died; `stopped`: nothing was written; `partly undone`: cells are left. */
export const STATUSES = ['begun', 'done', 'undone', 'partly undone', 'stopped'] as const;
export type Status = (typeof STATUSES)[number];

/** One action of the add-on, with everything needed to undo it. */
export interface Action {
  readonly no: number;
  readonly when: string;
  readonly what: string;
  readonly status: Status;
  readonly blocks: readonly Block[];
  readonly undoes: number | undefined;
  /** Fingerprint of the wall list before the first cell was written. */
  readonly seen: string;
  readonly pairedFrom?: string | undefined;
  /** Ids of the sheets, whatever they are called. */
  readonly ids?: SheetIds;
  /** Looks that it gives to sheets that stay. */
  readonly dressed?: readonly LoggedDressing[];
  /** The wall list that it belongs to (logList.ts); missing where none can be told. */
  readonly list?: string;
}

/** An action as its first columns tell it. */
export interface LogEntry extends Omit<
  Action,
  'blocks' | 'seen' | 'pairedFrom' | 'ids' | 'dressed' | 'list'
> {
  /** Its rows in the Log, from 0; the first row's status counts. */
  readonly rows: readonly number[];
  readonly hasCells: boolean;
  readonly madeSheets?: boolean;
  /** One of these is ours and more than the sheet of a round, which looks the same whoever makes it. */
  readonly madePages?: boolean;
  /** The round of the Round sheet among them; undefined where there is none. */
  readonly round?: RoundNo | undefined;
  /** It wrote whole lines of that sheet, from the table on. */
  readonly movesGames?: true;
  readonly preview?: number | undefined;
}

export interface LoggedAction extends LogEntry {
  readonly blocks: readonly Block[];
  readonly seen: string;
  readonly pairedFrom?: string | undefined;
  readonly ids?: SheetIds;
  readonly dressed?: readonly LoggedDressing[];
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
  'log.list',
] as const;
export const WHAT_COLUMN = 2;
export const STATUS_COLUMN = 3;
export const PLAYERS_COLUMN = 9;
export const PAIRED_FROM_COLUMN = 11;
export const LIST_COLUMN = 12;
/** The columns that tell an action without the texts that it wrote. */
export const ENTRY_COLUMNS = 7;

export function makeLogRows(action: Action, version: string): readonly (readonly string[])[] {
  const groups = blockGroups(action.blocks);
  const parts = textParts(action.pairedFrom ?? '');
  const count = Math.max(groups.length, parts.length);
  return Array.from({ length: count }, (_, row) => groups[row] ?? []).map((blocks, row) => [
    String(action.no),
    action.when,
    action.what,
    action.status,
    action.undoes === undefined ? '' : String(action.undoes),
    version,
    ...blockCells(blocks, action.ids, row === 0 ? action.dressed : []),
    action.seen,
    parts[row] ?? '',
    action.list ?? '',
  ]);
}

/** Oldest first; `from` is the place of the first row. Foreign and changed rows are left out. */
export const readLog = (values: Values, from = 0): readonly LoggedAction[] =>
  joinedRows(values, from, readRow, (first, more) => ({
    ...first,
    blocks: [...first.blocks, ...more.blocks],
    rows: [...first.rows, ...more.rows],
    ...(more.madePages && { madePages: true }),
    ...((first.ids || more.ids) && { ids: { ...first.ids, ...more.ids } }),
    ...(first.pairedFrom && { pairedFrom: joined(first.pairedFrom, more.pairedFrom ?? '') }),
  }));

/** By the first columns alone. */
export const readEntries = (values: Values, from = 0): readonly LogEntry[] =>
  joinedRows(values, from, readEntry, (first, more) => ({
    ...first,
    rows: [...first.rows, ...more.rows],
    ...(more.madePages && { madePages: true }),
  }));

function joinedRows<T extends LogEntry>(
  values: Values,
  from: number,
  read: (cells: readonly string[], row: number) => T | undefined,
  join: (first: T, more: T) => T,
): readonly T[] {
  const actions = new Map<number, T>();
  values.forEach((line, row) => {
    const part = read(line.map(textOf), row + from);
    if (!part) return;
    const first = actions.get(part.no);
    actions.set(part.no, first ? join(first, part) : part);
  });
  return [...actions.values()].sort((a, b) => a.no - b.no);
}

function readEntry(cells: readonly string[], row: number): LogEntry | undefined {
  const [no = '', when = '', what = '', status, undoes, version = '', places = ''] = cells;
  const knownStatus = STATUSES.find(each => each === status);
  if (!/^\d{1,9}$/.test(no) || !/^\d+\.\d/.test(version) || !knownStatus) return undefined;
  return {
    no: Number(no),
    when,
    what,
    status: knownStatus,
    undoes: undoes ? Number(undoes) : undefined,
    rows: [row],
    hasCells: places !== '',
    ...(madeIn(places).length > 0 && { madeSheets: true }),
    ...(madeIn(places).some(name => isMade(name) && roundOfName(name) === undefined) && { madePages: true }),
    round: roundIn(places),
    ...(/^A\d+:[C-Z]+\d+ · /m.test(places.slice(0, CELL_LIMIT)) && { movesGames: true }),
    ...(previewIn(places) !== undefined && { preview: previewIn(places) }),
  };
}

/** The names of the sheets that an action wrote, and of those among them that it made, by its column of cells. */
export const sheetsIn = (
  places: string,
): { readonly written: readonly string[]; readonly made: readonly string[] } => ({
  written: places
    .slice(0, CELL_LIMIT)
    .split('\n')
    .flatMap(line => /^[A-Z]+\d+:[A-Z]+\d+ [·+] (.+)$/.exec(line)?.[1] ?? []),
  made: madeIn(places),
});

const madeIn = (places: string): readonly string[] =>
  places
    .slice(0, CELL_LIMIT)
    .split('\n')
    .flatMap(line => /^[A-Z]+\d+:[A-Z]+\d+ \+ (.+)$/.exec(line)?.[1] ?? []);

const roundIn = (places: string): number | undefined =>
  places
    .slice(0, CELL_LIMIT)
    .split('\n')
    .map(line => roundOfName(line.replace(/^[A-Z]+\d+:[A-Z]+\d+ [·+] /, '')))
    .find(round => round !== undefined);

const previewIn = (places: string): number | undefined =>
  madeIn(places)
    .map(name => roundOfName(name, 'sheet.preview'))
    .find(round => round !== undefined);

function readRow(cells: readonly string[], row: number): LoggedAction | undefined {
  const entry = readEntry(cells, row);
  const [, , , , , , places = '', before = '', after = '', players = '', seen = '', pairedFrom = ''] = cells;
  const blocks = entry && readBlocks(places, before, after, players);
  const ids = readIds(players);
  const dressed = readDressed(players);
  return (
    blocks && {
      ...entry,
      blocks,
      seen,
      ...(pairedFrom !== '' && { pairedFrom }),
      ...(Object.keys(ids).length > 0 && { ids }),
      ...(dressed.length > 0 && { dressed }),
    }
  );
}
