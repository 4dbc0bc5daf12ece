import type { LogEntry } from '../../sheet/write/logRows';
import type { View } from '../protocol/protocol';
import { lastRoundWithGames } from '../read/roundInPlay';
import type { Tournament } from '../read/tournament';
import { hasGames, resultsMissing } from '../results/resultsMissing';
import type { Workbook } from '../workbook/workbook';
import { undoOffer } from '../write/log';
import { stateOrChanges, previewWhereReady } from './stateNow';
import type { RoundNo } from '../../tournament/indices';

/** A round as the place that somebody goes to: its results once it is paired, its preview when it is next, else what comes first. */
export function roundNow(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  round: RoundNo,
): View {
  const state = stateOrChanges(workbook, tournament, actions);
  if (state.view === 'results missing' && state.round === round) return state;
  if (state.view === 'ready' && state.round === round && asksFirst(state)) return state;
  if (state.view === 'ready' && state.round === round)
    return previewWhereReady(workbook, tournament, actions, { ask: 'preview' });
  if (hasGames(tournament, round)) return pairedRound(workbook, tournament, actions, round, state);
  if (state.view === 'results missing' && state.ahead === round)
    return previewWhereReady(workbook, tournament, actions, { ask: 'preview', ahead: true });
  const first = state.view === 'results missing' || state.view === 'ready' ? state.round : undefined;
  // What is asked or has to be mended is shown itself: it is no round that comes first.
  if (first === undefined || round <= first) return state;
  const waits = state.view === 'results missing' && state.waits === round;
  return { view: 'later', round, first, ...(waits && { waits: true }) };
}

/** Whether something is to be decided before the round is previewed, or pairs players who are only examples. */
const asksFirst = ({ examples, numbersOffered, left, ways }: Extract<View, { view: 'ready' }>): boolean =>
  examples || numbersOffered === true || left !== undefined || ways !== undefined;

/** Whatever has to be settled first is asked in the last round that is paired; rounds before it can be read. */
function pairedRound(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  round: RoundNo,
  state: View,
): View {
  const isAsked = ASKED.includes(state.view) && round === lastRoundWithGames(tournament.reading.wallList);
  if (isAsked || state.view === 'problems') return state;
  const { missing } = tournament.event.openRound();
  const open = missing.flatMap(result => (result.round === round ? [result.player] : []));
  return resultsMissing(workbook, tournament, round, new Set(open), undoOffer(actions));
}

/** Questions about the round in play. */
const ASKED: readonly View['view'][] = ['past changed', 'details changed'];
