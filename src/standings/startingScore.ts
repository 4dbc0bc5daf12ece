import { ladderIndex, ratingToRank } from '../rating/rankRating';
import type { Settings } from '../tournament/settings';
import type { HalfPoints, Player, WallList } from '../tournament/wallList';

const ZERO_INDEX = { '30k': -30, '20k': -20, '1d': 0 } as const;

/**
 * The starting McMahon score: the Start column where it is filled, else the rank between the bars (R4.1), one
 * above the upper bar for the supergroup where the settings have one (R4.2). Without a rank, that of the rating.
 * Other systems start at 0. Undefined in McMahon for a player with none of the three.
 */
export function startingScore(player: Player, settings: Settings): HalfPoints | undefined {
  if (settings.system !== 'McMahon') return 0;
  if (player.start !== undefined) return player.start;
  const rank = player.rank ?? (player.rating === undefined ? undefined : ratingToRank(player.rating));
  if (rank === undefined) return undefined;
  const bar = settings.upperBar && ladderIndex(settings.upperBar);
  const floor = settings.lowerBar && ladderIndex(settings.lowerBar);
  let index = ladderIndex(rank, player.rating);
  if (floor !== undefined) index = Math.max(floor, index);
  if (bar !== undefined) index = Math.min(bar, index);
  if (bar !== undefined && settings.supergroup && player.supergroup) index = bar + 1;
  return 2 * (index - ZERO_INDEX[settings.zero]);
}

/** Those of all players. */
export const startingScores = (
  { players }: WallList,
  settings: Settings,
): readonly (HalfPoints | undefined)[] =>
  settings.system === 'McMahon'
    ? players.map(player => startingScore(player, settings))
    : players.map(() => 0);
