import { ladderIndex, ladderOf } from '../../rating/rankRating';
import { atPlayer, makeWarning, type Problem } from '../../tournament/problem';
import { makeRank, parseRank, type Rank } from '../../tournament/rank';
import type { Settings } from '../../tournament/settings';
import { hasOut, type HalfPoints, type Player, type WallList } from '../../tournament/wallList';
import { SYSTEMS } from '../../tournament/systems';
import type { PlayerIndex } from '../../tournament/indices';

const ZERO_INDEX = { '30k': -30, '20k': -20, '1d': 0 } as const;

/**
 * The Start column, else the rank or rating between the bars (R4.1), one above for the supergroup (R4.2), at most
 * one below the upper bar by `Absent players' start`; other systems 0. Undefined in McMahon for a player with
 * none.
 */
export function startingScore(player: Player, settings: Settings): HalfPoints | undefined {
  if (SYSTEMS[settings.system].score !== 'MMS') return 0;
  if (player.start !== undefined) return player.start;
  let index = ladderOf(player);
  if (index === undefined) return undefined;
  const bar = settings.upperBar && ladderIndex(settings.upperBar);
  const floor = settings.lowerBar && ladderIndex(settings.lowerBar);
  if (floor !== undefined) index = Math.max(floor, index);
  if (bar !== undefined) {
    index = Math.min(bar, index);
    if (settings.supergroup && player.supergroup) index = bar + 1;
    if (settings.absentStart === 'below the bar' && hasOut(player)) index = Math.min(bar - 1, index);
  }
  return 2 * (index - ZERO_INDEX[settings.scoreZeroAt]);
}

/** Whether a McMahon knows where a player starts: by one of the three. */
export const hasStart = ({ start, rank, rating }: Player): boolean =>
  start !== undefined || rank !== undefined || rating !== undefined;

/** Where somebody of this rank starts without bars. */
export const scoreOfRank = (rank: Rank, { scoreZeroAt: zero }: Pick<Settings, 'scoreZeroAt'>): HalfPoints =>
  2 * (ladderIndex(rank) - ZERO_INDEX[zero]);

/** The rank that starts with this score, the next below for a half; undefined where no rank does. */
export function rankOfScore(
  score: HalfPoints,
  { scoreZeroAt: zero }: Pick<Settings, 'scoreZeroAt'>,
): Rank | undefined {
  const index = Math.floor(score / 2) + ZERO_INDEX[zero];
  return parseRank(makeRank({ kind: 'amateur', index }));
}

export const startingScores = (
  { players }: WallList,
  settings: Settings,
): readonly (HalfPoints | undefined)[] => players.map(player => startingScore(player, settings));

/**
 * One problem for each player whose start nobody knows (R4.1), one for the list where that is everybody; not for
 * players out from round 1 on.
 */
export function unknownStarts(
  { players, entries }: WallList,
  starts: readonly (HalfPoints | undefined)[],
): readonly Problem[] {
  const isThere = (player: PlayerIndex): boolean =>
    players[player]?.out.from !== 1 || (entries[player] ?? []).some(round => round.length > 0);
  const unknown = [...players.keys()].filter(player => starts[player] === undefined && isThere(player));
  if (unknown.length > 0 && starts.every(start => start === undefined)) {
    return [makeWarning('noStarts')];
  }
  return unknown.map(player =>
    makeWarning('unknownStart', { name: players[player]?.name ?? '' }, atPlayer(player)),
  );
}
