import type { Workbook } from '../workbook/workbook';
import type { View } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import { changePlayers, playersView } from './players';

/** Marks everybody as not there yet. To be called under the lock. */
export function beginCheckIn(workbook: Workbook, tournament: Tournament): View {
  const view = playersView(tournament, true);
  if (view.view !== 'players') return view;
  const changes = view.people
    .filter(({ missed }) => !missed.awaited)
    .map(({ player, missed }) => ({ player, was: missed, is: { ...missed, awaited: true } }));
  return changePlayers(workbook, tournament, changes, true);
}
