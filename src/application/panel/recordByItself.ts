import { recordResults } from '../results/record';
import type { View } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { stateNow } from './stateNow';

/** Records what is certain and shows the state; what somebody else has done meanwhile is no mistake. */
export function recordByItself(workbook: Workbook, tournament: Tournament): View {
  const done = recordResults(workbook, tournament);
  const now = stateNow(workbook);
  if (done.view !== 'recorded' || done.results === 0) return now;
  const noticed = tournament.text('summary.recorded', { round: done.rounds.join(', '), count: done.results });
  return now.view === 'ready' || now.view === 'results missing' || now.view === 'finished'
    ? { ...now, noticed }
    : now;
}
