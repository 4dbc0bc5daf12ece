import type { HalfPoints } from '../../tournament/wallList';
import type { Standing } from './standing';
import { scoreOfRank } from './startingScore';
import { SYSTEMS } from '../../tournament/systems';
import type { PlayerIndex } from '../../tournament/indices';

/** Without a bar the top group has so many players at least. */
const FEWEST = 4;

export type Starting = Pick<Standing, 'wallList' | 'settings' | 'starts'>;

/** The bar, or without one the start of the fourth player from the top (R4.6); undefined without known starts. */
export function barScore({ settings, starts }: Starting): HalfPoints | undefined {
  if (SYSTEMS[settings.system].score !== 'MMS') return undefined;
  if (settings.upperBar) return scoreOfRank(settings.upperBar, settings);
  const knownStarts = starts.filter(start => start !== undefined).sort((a, b) => b - a);
  return knownStarts[Math.min(FEWEST, knownStarts.length) - 1];
}

/** Players who start at the bar or above it, by rank, rating, a typed Start or the supergroup (R4.6). */
export function topGroup(starting: Starting): readonly number[] {
  const bar = barScore(starting) ?? Infinity;
  return starting.starts.flatMap((start, player) => (start !== undefined && start >= bar ? [player] : []));
}

/** Whether a player starts above the bar, by the starting score alone (R4.6). Outside McMahon nobody does. */
export function makeStartsAboveBar(starting: Starting): (player: PlayerIndex) => boolean {
  const above = new Set(topGroup(starting));
  return player => above.has(player);
}
