import { openTournament } from '../read/openTournament';
import { recordResults } from '../results/record';
import { reportsView } from '../results/reports';
import type { TypedResult, View } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
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

/** Shows reports of players; without any form that asks for results, the state. */
export const reportsOrState = (workbook: Workbook, tournament: Tournament): View =>
  reportsView(workbook, tournament) ?? stateNow(workbook);

/**
 * Records what players report and somebody has seen, as far as all still agree. What came meanwhile is shown, and so is what was not
 * recorded. To be called under the lock.
 */
export function takeReports(workbook: Workbook, tournament: Tournament, seen: readonly TypedResult[]): View {
  const agreed = reportsView(workbook, tournament)?.agreed ?? [];
  const taken = agreed.filter(report =>
    seen.some(
      ({ round, black, white, result }) =>
        report.round === round &&
        report.black === black &&
        report.white === white &&
        report.result === result,
    ),
  );
  if (taken.length === 0) return reportsOrState(workbook, tournament);
  const done = recordResults(workbook, tournament, taken);
  if (done.view !== 'recorded' || done.left.length > 0) return withDraws(workbook, done);
  const now = stateNow(workbook);
  const noticed = tournament.text('summary.reported', { count: taken.length });
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
