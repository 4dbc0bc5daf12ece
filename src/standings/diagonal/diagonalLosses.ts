import type { Entry } from '../../tournament/game';
import type { Settings } from '../../tournament/settings';

/** Losses in whole quarters: an opponent lost to is 4. */
export type Quarters = number;

/** Out with two losses (R7.3). */
export const OUT_AT: Quarters = 8;

/**
 * By the player's own cells (R7.3): a lost game is a whole loss and a tied one a half, with two games per opponent
 * half of that.
 */
export function lossesIn(entries: readonly Entry[], { gamesPerOpponent }: Settings): Quarters {
  const tied = gamesPerOpponent === 1 ? 2 : 1;
  return entries.reduce((sum, entry) => {
    if (entry.kind === 'free' || entry.outcome === 'won' || entry.outcome === 'unknown') return sum;
    return sum + (entry.outcome === 'jigo' ? tied : 2 * tied);
  }, 0);
}
