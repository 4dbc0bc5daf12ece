import type { Settings } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';

/** Fewer games with stones are slips. */
const SHARE = 8;

/** Most games of an event without handicap have stones as elsewhere: its rule is not in the settings. */
export function hasStonesOfOthers({ entries }: WallList, { handicap }: Settings): boolean {
  if (handicap !== 'none') return false;
  const games = entries.flatMap(player =>
    player.flat().flatMap(entry => (entry.kind === 'game' ? [entry] : [])),
  );
  const withStones = games.filter(game => game.handicap > 0).length;
  return withStones > 0 && SHARE * withStones >= games.length;
}
