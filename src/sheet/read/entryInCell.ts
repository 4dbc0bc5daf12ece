import type { CellChange } from '../write/block';
import { textOf, type Values } from './cell';
import { ENTRY_GAPS, parseEntries } from './notation';
import type { WallListReading } from './readWallList';

/** Where one of the entries of a player's round stands. */
export interface EntryPlace {
  readonly row: number;
  readonly column: number;
  /** Which of the entries of that cell, and how many there are. */
  readonly part: number;
  readonly parts: number;
}

/** The cell of a player's entry in a round that may have several columns, each with several games. */
export function placeOfEntry(
  reading: WallListReading,
  values: Values,
  player: number,
  round: number,
  position: number,
): EntryPlace | undefined {
  const row = reading.rows[player];
  if (row === undefined) return undefined;
  let part = position;
  for (const column of reading.rounds[round - 1] ?? []) {
    const entries = parseEntries(textOf(values[row]?.[column]));
    const parts = 'kind' in entries ? (entries.why === 'two meanings' ? 1 : 0) : entries.length;
    if (part < parts) return { row, column, part, parts };
    part -= parts;
  }
  return undefined;
}

/** The text of a cell with one of its entries changed; the others and the gaps between them stay as typed. */
export function withEntry(
  text: string,
  { part, parts }: EntryPlace,
  change: (entry: string) => string,
): string {
  if (parts === 1) return change(text);
  let seen = -1;
  return text
    .split(ENTRY_GAPS)
    .map((piece, i) => {
      if (i % 2 === 1 || piece === '') return piece;
      seen++;
      return seen === part ? change(piece) : piece;
    })
    .join('');
}

/** Changes of cells in which several entries may change, one after the other. */
export interface CellEdits {
  /** Whether the entry is another one afterwards. */
  readonly edit: (place: EntryPlace, change: (entry: string) => string) => boolean;
  readonly changes: () => readonly CellChange[];
}

export function makeCellEdits(values: Values): CellEdits {
  const cells = new Map<string, CellChange>();
  return {
    edit: (place, change) => {
      const { row, column } = place;
      const key = `${row},${column}`;
      const raw = values[row]?.[column];
      const before = typeof raw === 'string' ? raw : textOf(raw);
      const now = cells.get(key)?.after ?? before;
      const after = withEntry(now, place, change);
      if (after === now) return false;
      cells.set(key, { row, column, before, after });
      return true;
    },
    changes: () => [...cells.values()],
  };
}
