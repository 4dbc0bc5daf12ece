import type { LogEntry, LoggedAction } from '../../sheet/write/logRows';
import { readAction, readActions } from '../write/log';
import type { Workbook } from '../workbook/workbook';
import { areMissing } from './addedRounds';

/** The action that an undo takes back, and its row in the Log. */
export function takenBackBy(
  workbook: Workbook,
  { undoes }: LoggedAction,
): readonly [entry: LogEntry | undefined, action: LoggedAction | undefined] {
  const entry = undoes === undefined ? undefined : readActions(workbook).find(({ no }) => no === undoes);
  return [entry, entry && readAction(workbook, entry)];
}

/** Whether the columns that an action inserts, or that an undo has taken away, are not there: its cells stand elsewhere. */
export const lacksColumns = (workbook: Workbook, action: LoggedAction): boolean =>
  areMissing(workbook, takenBackBy(workbook, action)[1]?.blocks ?? action.blocks);
