import type { LogEntry } from '../../sheet/write/logRows';
import { changesView, openChanges } from '../afterStart/openChanges';
import { versionView } from '../afterStart/otherVersion';
import { detailsView } from '../afterStart/changedDetails';
import { pastView } from '../afterStart/pastResults';
import { openTournament } from '../read/openTournament';
import { readActions } from '../write/log';
import type { View } from '../protocol/protocol';
import { oddView } from '../results/oddResults';
import { stateOf } from './state';
import { withoutList } from '../create/splitTextList';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';

/** The view of the present state; before a next round or the end, the question about changed settings. */
export function stateOrChanges(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
): View {
  const state = stateOf(workbook, tournament, actions);
  const past = PAST_ASKED.includes(state.view) ? pastView(workbook, tournament, actions) : undefined;
  if (past) return past;
  const details = PAST_ASKED.includes(state.view) ? detailsView(workbook, tournament, actions) : undefined;
  if (details) return details;
  if (!['ready', 'finished'].includes(state.view)) return state;
  const odd = oddView(workbook, tournament, actions);
  if (odd) return odd;
  const version = versionView(workbook, tournament);
  if (version) return version;
  const open = openChanges(workbook, tournament, actions);
  return open ? changesView(tournament, open) : state;
}

/** The states in which past results and details of players that have changed are asked about. */
const PAST_ASKED: readonly View['view'][] = ['results missing', 'ready', 'finished'];

export function stateNow(workbook: Workbook): View {
  const tournament = openTournament(workbook);
  return tournament ? stateOrChanges(workbook, tournament, readActions(workbook)) : withoutList(workbook);
}
