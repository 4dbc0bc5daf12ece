import { LOG_TITLES, readLog } from '../../sheet/write/logRows';
import { place } from '../workbook/design';
import type { Workbook } from '../workbook/workbook';
import { newestOfAll } from '../write/log';
import type { LoggedLists } from './loggedLists';

export interface WrittenFor {
  /** Without numbers, which name nobody in another list. */
  readonly names: readonly string[];
  readonly texts: readonly string[];
}

export interface WrittenList {
  readonly sheet: string;
  readonly players: readonly WrittenFor[];
}

/** Takes the newest action that wrote for players; undefined where there is none. */
export function newestWritten(
  workbook: Workbook,
  id: string,
  logged: LoggedLists | undefined,
): WrittenList | undefined {
  const log = newestOfAll(workbook);
  if (!log) return undefined;
  for (const { row } of [...(logged?.rows ?? [])].reverse().filter(({ list }) => list === id)) {
    const values = workbook.readArea({ sheet: log.sheet, ...place(row, 0, 1, LOG_TITLES.length) });
    const blocks = readLog(values, row).flatMap(action => action.blocks.filter(({ of }) => of !== undefined));
    const players = blocks.flatMap(({ of, after }) =>
      (of?.players ?? []).flatMap((texts, i) => {
        const names = texts.filter(text => /\p{L}/u.test(text));
        return names.length === 0 ? [] : [{ names, texts: after[i] ?? [] }];
      }),
    );
    if (players.length > 0) return { sheet: blocks[0]?.sheet ?? '', players };
  }
  return undefined;
}

/** The names of the players whose cells the newest action of a list wrote, as the Log has them. */
export const playersOf = (
  workbook: Workbook,
  id: string,
  logged: LoggedLists | undefined,
): ReadonlySet<string> => new Set(newestWritten(workbook, id, logged)?.players.flatMap(({ names }) => names));
