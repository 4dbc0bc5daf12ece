import type { Place } from '../model/place';
import type { Screen } from '../state/screen';
import { screenOf } from './screens';

/** Where one is on a screen; undefined where that is no place of the line at the top. */
export function placeOf(screen: Screen): Place | undefined {
  if (screen.screen === 'rating list' || screen.screen === 'rating matches') return { place: 'players' };
  if (screen.screen !== 'view') return undefined;
  const { view } = screen;
  const { at } = screenOf(view);
  if (at !== 'round') return at && { place: at };
  return 'round' in view && view.round !== undefined ? { place: 'round', round: view.round } : undefined;
}
