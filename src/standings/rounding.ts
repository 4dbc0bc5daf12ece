import type { Settings } from '../tournament/settings';
import type { HalfPoints } from '../tournament/wallList';
import { isSwissOrMcMahon } from './value';

/** The next whole point below. */
export const floored = (score: HalfPoints): HalfPoints => score - (score & 1);

/**
 * The score that counts, from what a player started with, won in games, and got for rounds without a game
 * (R1.3, A1). Halves are remembered: this is applied to the total at every use, in McMahon and Swiss only.
 */
export function counted(
  start: HalfPoints,
  games: HalfPoints,
  free: HalfPoints,
  settings: Settings,
): HalfPoints {
  if (!isSwissOrMcMahon(settings.system)) return start + games + free;
  switch (settings.rounding) {
    case 'EGF':
      return floored(start + games + free);
    case 'absences':
      return start + games + floored(free);
    case 'none':
      return start + games + free;
  }
}
