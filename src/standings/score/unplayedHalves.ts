import { countedFree } from '../../tournament/unplayed';
import { entriesIn } from '../../tournament/wallList';
import type { Standing } from './standing';
import type { PlayerIndex } from '../../tournament/indices';

/** The Number of Wins Score (R1.4) counts an absence, or a bye that is worth a half: then it is more than wins. */
export const hasUnplayedHalves = (standing: Standing): boolean =>
  standing.wallList.players.some((_, player) => isPartlyUnplayed(standing, player));

function isPartlyUnplayed({ counting, settings, through }: Standing, player: PlayerIndex): boolean {
  for (let round = 1; round <= through; round++) {
    for (const entry of entriesIn(counting, player, round)) {
      if (entry.kind === 'game') continue;
      const { wins } = countedFree(entry, settings);
      if (entry.as === 'absence' ? wins > 0 : wins === 1) return true;
    }
  }
  return false;
}
