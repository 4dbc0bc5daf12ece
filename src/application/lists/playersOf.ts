import { LOG_TITLES, readLog } from '../../sheet/write/logRows';
import { place } from '../workbook/design';
import type { Workbook } from '../workbook/workbook';
import { newestOfAll } from '../write/log';
import type { LoggedLists } from './logged';

/** The names of the players whose cells the newest action of a list wrote, as the Log has them. */
export function playersOf(
  workbook: Workbook,
  id: string,
  logged: LoggedLists | undefined,
): ReadonlySet<string> {
  const log = newestOfAll(workbook);
  const rows = (logged?.rows ?? []).filter(({ list }) => list === id);
  if (!log) return new Set();
  for (const { row } of [...rows].reverse()) {
    const values = workbook.readArea({ sheet: log.sheet, ...place(row, 0, 1, LOG_TITLES.length) });
    const names = readLog(values, row).flatMap(({ blocks }) =>
      blocks.flatMap(({ of }) => (of ? namesIn(of.players) : [])),
    );
    if (names.length > 0) return new Set(names);
  }
  return new Set();
}

/** Numbers name nobody in another list. */
const namesIn = (players: readonly (readonly string[])[]): readonly string[] =>
  players.flat().filter(text => /\p{L}/u.test(text));
