import type { LogEntry } from '../../sheet/write/logRows';
import { systemLine } from '../adopt/systemLine';
import { changesView, openChanges } from '../afterStart/openChanges';
import { versionView } from '../afterStart/otherVersion';
import { detailsView } from '../afterStart/changedDetails';
import { pastView } from '../afterStart/pastResults';
import type { RequestOf } from '../protocol/requests';
import { preview } from '../pair/pair';
import { staleRemarks } from '../formulas/staleFormulas';
import { openTournament } from '../read/openTournament';
import { readActions } from '../write/log';
import type { View } from '../protocol/protocol';
import { oddView } from '../results/oddResults';
import { shown } from '../write/mendPlan';
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

/** The preview where a round may be paired, else what has to be seen first. */
export function previewWhereReady(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  request: RequestOf<'preview'>,
): View {
  const state = stateOrChanges(workbook, tournament, actions);
  const { hand } = request;
  const isInPlay = state.view === 'results missing';
  const mayPairAgain = (isInPlay || state.view === 'past changed') && state.again === true;
  if (hand?.again !== undefined && mayPairAgain) return preview(workbook, tournament, hand);
  // Of a round that is begun all who are left, among its other games.
  const isBegun = isInPlay && state.left?.round === tournament.event.openRound().round;
  const isAhead = request.ahead === true && isInPlay && state.ahead !== undefined;
  if (hand && isInPlay && request.ahead === true && state.waits !== undefined)
    return oddView(workbook, tournament, actions) ?? preview(workbook, tournament, hand);
  // Nobody who is registered is left out before the organiser has read who it is.
  if (state.view === 'ready' && state.awaited && !hand && request.without !== true) return state;
  if (state.view !== 'ready' && !isAhead && !(isBegun && !hand)) return state;
  if (state.view === 'ready' && state.ways && request.choose === true) return state;
  const odd = isInPlay ? oddView(workbook, tournament, actions) : undefined;
  if (odd) return odd;
  const view = preview(workbook, tournament, hand);
  if (view.view !== 'preview') return view;
  const stale = staleRemarks(workbook, tournament, false).map(shown);
  const sentences = new Set([...view.warnings, ...stale].map(({ sentence }) => sentence));
  // Whoever comes straight to the first preview has not read what a button would mend.
  const mendable =
    state.view === 'ready' && state.round === 1
      ? state.warnings.filter(({ mends = [], sentence }) => mends.length > 0 && !sentences.has(sentence))
      : [];
  return {
    ...view,
    warnings: [...view.warnings, ...stale, ...mendable],
    summary: [...systemLine(workbook, tournament, actions), ...view.summary],
  };
}
