import type { RowOfList } from '../../sheet/write/logList';

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
