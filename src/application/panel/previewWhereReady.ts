import type { LogEntry } from '../../sheet/write/logRows';
import { systemLine } from '../adopt/systemLine';
import { staleRemarks } from '../formulas/staleFormulas';
import { preview } from '../pair/pair';
import type { View } from '../protocol/protocol';
import type { RequestOf } from '../protocol/requests';
import type { Tournament } from '../read/tournament';
import { oddView } from '../results/oddResults';
import type { Workbook } from '../workbook/workbook';
import { shown } from '../write/mendPlan';
import { stateOrChanges } from './stateNow';

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
  const found = preview(workbook, tournament, hand);
  if (found.view !== 'preview') return found;
  const stale = staleRemarks(workbook, tournament, false).map(shown);
  const told = new Set([...found.warnings, ...stale].map(({ sentence }) => sentence));
  // Whoever comes straight to the first preview has not read what a button would mend.
  const mendable =
    state.view === 'ready' && state.round === 1
      ? state.warnings.filter(({ mends = [], sentence }) => mends.length > 0 && !told.has(sentence))
      : [];
  return {
    ...found,
    warnings: [...found.warnings, ...stale, ...mendable],
    summary: [...systemLine(workbook, tournament, actions), ...found.summary],
  };
}
