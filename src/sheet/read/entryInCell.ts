import type { CellChange } from '../cells/block';
import { textOf, type Values } from '../cells/cell';
import { ENTRY_GAPS, parseEntries } from '../cells/notation';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';
import type { WallListReading } from './wallListReading';

export interface EntryPlace {
  readonly row: number;
  readonly column: number;
  /** The position of the entry in its cell, and how many entries the cell has. */
  readonly part: number;
  readonly parts: number;
}

/** For `position` in a round, from 1, of several columns and games each; undefined without such an entry. */
export function placeOfEntry(
  reading: WallListReading,
  values: Values,
  player: PlayerIndex,
  round: RoundNo,
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

/** The text of a cell with one of its entries changed; the other entries and the gaps stay as typed. */
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

export interface CellEdits {
  /** Changes one entry; returns whether the text is different now. */
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
