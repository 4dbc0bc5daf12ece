import type { LogEntry } from '../../sheet/write/logRows';
import { once } from '../../tournament/once';
import type { Workbook } from '../workbook/workbook';
import { isUndone, readActions, readEarlier } from '../write/log';
import type { RoundNo } from '../../tournament/indices';

/** When the sheet of a round was made, by the Log; undefined where it does not say so. */
export function pairedAt(workbook: Workbook): (round: RoundNo) => string | undefined {
  const newest = once(() => readActions(workbook));
  const all = once(() => readEarlier(workbook, newest()) ?? newest());
  const known = new Map<number, string | undefined>();
  const find = (round: RoundNo): string | undefined => madeIn(newest(), round) ?? madeIn(all(), round);
  return round => {
    if (!known.has(round)) known.set(round, find(round));
    return known.get(round);
  };
}

const madeIn = (actions: readonly LogEntry[], round: RoundNo): string | undefined =>
  [...actions]
    .reverse()
    .find(
      one =>
        one.round === round &&
        one.madeSheets === true &&
        one.undoes === undefined &&
        ['done', 'partly undone'].includes(one.status) &&
        !isUndone(actions, one.no),
    )?.when;
