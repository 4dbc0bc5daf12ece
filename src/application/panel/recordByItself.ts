import { recordResults } from '../results/record';
import type { View } from '../protocol/protocol';
import { openTournament, type Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { drawsNow } from './state';
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

/** Drawn games of a knock-out are asked about at once. */
export function withDraws(workbook: Workbook, done: View): View {
  if (done.view !== 'recorded' || done.results === 0) return done;
  const tournament = openTournament(workbook);
  const draws = tournament ? drawsNow(workbook, tournament) : [];
  return draws.length > 0 ? { ...done, draws } : done;
}
