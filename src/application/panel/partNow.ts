import type { LogEntry } from '../../sheet/write/logRows';
import { partOf } from '../pair/part';
import type { View } from '../protocol/protocol';
import { mayDecide } from '../read/roundInPlay';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { stateOrChanges } from './stateNow';

/** Offers those who are left in the round in play, or else all of the next one; what has to be seen first is shown itself. */
export function partNow(workbook: Workbook, tournament: Tournament, actions: readonly LogEntry[]): View {
  const state = stateOrChanges(workbook, tournament, actions);
  if (state.view === 'results missing' && state.left)
    return { ...partOf(tournament, state.left.round), again: state.left.again };
  return state.view === 'ready' && mayDecide(tournament, state.round)
    ? partOf(tournament, state.round)
    : state;
}
