import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import type { LogEntry } from '../../sheet/write/logRows';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import { decide } from './decide';
import { openOdd, oddView } from './oddResults';
import { readRecords } from './records';
import { sheetPlaceOf, signsOf, standsOf } from './standing';
import { playerLabel } from '../../sheet/rounds/roundSheet';
import { enterResults } from './enter';

/** Keeps the results as decided, which the Log says; or opens their games again, in list and sheet. To be called under the lock. */
export function settleResults(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  seen: string,
  keep: boolean,
): Reply {
  const open = openOdd(workbook, tournament, actions);
  if (!open) return LOOK_AGAIN;
  if (open.seen !== seen) return oddView(workbook, tournament, actions) ?? LOOK_AGAIN;
  if (keep) {
    decide(workbook, tournament, open.games);
    return LOOK_AGAIN;
  }
  const records = readRecords(workbook, tournament);
  const entries = open.games.map(({ round, players, sides: [black, white] }) => {
    const place = sheetPlaceOf(workbook, tournament, records, round, players.join(','));
    const inList = signsOf(black.outcome, white.outcome, black.byDefault || white.byDefault);
    const [one, other] = [players[0], players[1]].map(player =>
      playerLabel(tournament.reading.wallList, player),
    );
    return {
      round,
      black: one ?? '',
      white: other ?? '',
      result: '',
      stands: standsOf(inList, place),
    } as const;
  });
  const done = enterResults(workbook, tournament, entries);
  return done.view === 'entered' ? LOOK_AGAIN : done;
}
