import { textOf } from '../../sheet/read/cell';
import { joinParts, PAIRED_FROM_COLUMN, type LogEntry } from '../../sheet/write/logRows';
import { readPairedFrom, readPairedSettings, type PairedFrom } from '../../sheet/write/pairedFrom';
import type { Settings } from '../../tournament/settings';
import { place } from '../google/design';
import type { Workbook } from '../google/workbook';
import { isUndone, loggedAt } from '../write/log';

/** The last round that Wallist has paired, and the settings that it was paired with. */
export interface LastPaired {
  readonly round: number;
  readonly settings: Settings;
}

/** The same with its row of the Log and the whole list. */
export interface LastPairedList extends PairedFrom {
  readonly no: number;
}

/** Undefined where the Log has no pairing that stands: then everything may still change. */
export const lastPaired = (workbook: Workbook, actions: readonly LogEntry[]): LastPaired | undefined =>
  newest(workbook, actions, readPairedSettings);

/** The same with the list that the round was paired from. */
export const lastPairedList = (
  workbook: Workbook,
  actions: readonly LogEntry[],
): LastPairedList | undefined =>
  newest(workbook, actions, (text, no) => {
    const read = readPairedFrom(text);
    return read && { ...read, no };
  });

/** What is read first in the rows of those who wrote the sheet of a round, the newest first: not each of them has paired it. */
function newest<T>(
  workbook: Workbook,
  actions: readonly LogEntry[],
  read: (text: string, no: number) => T | undefined,
): T | undefined {
  const entries = [...actions].reverse().filter(one => mayPair(one) && !isUndone(actions, one.no));
  const [first] = entries;
  if (!first) return undefined;
  const { sheet } = loggedAt(workbook, first);
  const rows = entries.flatMap(one => one.rows);
  const [top, end] = [Math.min(...rows), Math.max(...rows) + 1];
  const texts = workbook
    .readArea({ sheet, ...place(top, PAIRED_FROM_COLUMN, end - top, 1) })
    .map(([cell]) => textOf(cell));
  for (const entry of entries) {
    const parts = entry.rows.map(row => texts[row - top] ?? '').filter(part => part !== '');
    const found = parts.length > 0 ? read(joinParts(parts), entry.no) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** A round that was paired again and came out the same has no cells. */
const mayPair = ({ round, hasCells, undoes, status }: LogEntry): boolean =>
  (round !== undefined || !hasCells) &&
  undoes === undefined &&
  (status === 'done' || status === 'partly undone');
