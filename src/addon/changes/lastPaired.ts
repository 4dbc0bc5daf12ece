import { textOf } from '../../sheet/read/cell';
import { joinParts, PAIRED_FROM_COLUMN, type LogEntry } from '../../sheet/write/logRows';
import { readPairedSettings } from '../../sheet/write/pairedFrom';
import type { Settings } from '../../tournament/settings';
import { place } from '../google/design';
import type { Workbook } from '../google/workbook';
import { isUndone, loggedAt } from '../write/log';

/** The last round that Wallist has paired, and the settings that it was paired with. */
export interface LastPaired {
  readonly round: number;
  readonly settings: Settings;
}

/** Undefined where the Log has no pairing that stands: then everything may still change. */
export function lastPaired(workbook: Workbook, actions: readonly LogEntry[]): LastPaired | undefined {
  const entry = [...actions].reverse().find(one => isPairing(one) && !isUndone(actions, one.no));
  if (!entry) return undefined;
  const { sheet, rows } = loggedAt(workbook, entry);
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  const area = { sheet, ...place(first, PAIRED_FROM_COLUMN, last - first + 1, 1) };
  const parts = workbook.readArea(area).map(([cell]) => textOf(cell));
  return readPairedSettings(joinParts(parts));
}

const isPairing = ({ round, undoes, status }: LogEntry): boolean =>
  round !== undefined && undoes === undefined && (status === 'done' || status === 'partly undone');
