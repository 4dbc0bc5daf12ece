import { ladderIndex, ladderOf } from '../../rating/rankRating';
import { parseRank, makeRank, type Rank } from '../../tournament/rank';
import { SETTINGS, type Settings } from '../../tournament/settings';
import type { HalfPoints, WallList } from '../../tournament/wallList';
import { makeStanding } from './makeStanding';
import { countedScore, type Standing } from './standing';
import { rankOfScore, startingScore } from './startingScore';
import type { RoundNo } from '../../tournament/indices';

export type Bars = Pick<Settings, 'upperBar' | 'lowerBar' | 'scoreZeroAt'>;

/** McMahon scores by player; undefined where nothing is said of one. */
export type KnownScores = readonly (HalfPoints | undefined)[];

export interface RankStart {
  readonly rank: Rank;
  readonly start: HalfPoints;
}

/** Bars, or starts by rank, the strongest first. */
export type StartsFound =
  | { readonly by: 'bars'; readonly round: RoundNo; readonly bars: Bars }
  | { readonly by: 'starts'; readonly round: RoundNo; readonly starts: readonly RankStart[] };

export const areScoresOf = (standing: Standing, scores: KnownScores, round: RoundNo): boolean =>
  scores.every((score, player) => score === undefined || score === countedScore(standing, player, round));

/** After the last round or else the latest before; undefined where neither bars nor starts by ranks give all. */
export function startsOfScores(
  wallList: WallList,
  settings: Settings,
  scores: KnownScores,
): StartsFound | undefined {
  const standing = makeStanding(wallList, settings);
  const rounds = Array.from({ length: standing.through + 1 }, (_, i) => standing.through - i);
  const wanted = (round: RoundNo): KnownScores =>
    scores.map((score, player) =>
      score === undefined
        ? undefined
        : score - countedScore(standing, player, round) + countedScore(standing, player, 0),
    );
  for (const round of rounds) {
    const bars = barsOf(wallList, settings, wanted(round));
    if (bars && areScoresOf(makeStanding(wallList, { ...settings, ...bars }), scores, round))
      return { by: 'bars', round, bars };
  }
  for (const round of rounds) {
    const starts = startsByRank(wallList, wanted(round));
    if (starts && areScoresOf(makeStanding(withStarts(wallList, starts), settings), scores, round))
      return { by: 'starts', round, starts };
  }
  return undefined;
}

/** The bars, first those that change least, by which everybody starts as wanted. */
function barsOf({ players }: WallList, settings: Settings, wanted: KnownScores): Bars | undefined {
  const knownPlayers = [...players.keys()].filter(i => wanted[i] !== undefined);
  const fits = (bars: Bars): boolean =>
    knownPlayers.every(i => startingScore(players[i]!, { ...settings, ...bars }) === wanted[i]);
  const byRank = knownPlayers.flatMap(i => (players[i]?.start === undefined ? (wanted[i] ?? []) : []));
  if (byRank.length === 0) return undefined;
  const [least, most] = byRank.reduce(
    ([low, high], score) => [Math.min(low, score), Math.max(high, score)],
    [Infinity, -Infinity],
  );
  for (const zero of [
    settings.scoreZeroAt,
    ...SETTINGS.scoreZeroAt.kind.choices.filter(other => other !== settings.scoreZeroAt),
  ]) {
    const at = (score: HalfPoints): Rank | undefined => rankOfScore(score, { scoreZeroAt: zero });
    // A bar that has an effect is where the first or the last start; a supergroup starts one above, absent players one below.
    const uppers = [settings.upperBar, undefined, at(most), at(most - 2), at(most + 2)];
    const lowers = [settings.lowerBar, undefined, at(least), at(least + 2)];
    for (const upperBar of uppers)
      for (const lowerBar of lowers)
        if (!isCrossed(upperBar, lowerBar) && fits({ upperBar, lowerBar, scoreZeroAt: zero }))
          return { upperBar, lowerBar, scoreZeroAt: zero };
  }
  return undefined;
}

const isCrossed = (upper: Rank | undefined, lower: Rank | undefined): boolean =>
  upper !== undefined && lower !== undefined && ladderIndex(lower) > ladderIndex(upper);

/** One start for each rank, none of them above that of a stronger one; undefined where there is no such thing. */
function startsByRank({ players }: WallList, wanted: KnownScores): readonly RankStart[] | undefined {
  const byIndex = new Map<number, HalfPoints>();
  for (const [i, player] of players.entries()) {
    const [index, start] = [ladderOf(player), wanted[i]];
    if (start === undefined) continue;
    if (index === undefined || (byIndex.get(index) ?? start) !== start) return undefined;
    byIndex.set(index, start);
  }
  const sorted = [...byIndex].sort(([a], [b]) => b - a);
  const isFalling = sorted.every(([, start], i) => i === 0 || start <= (sorted[i - 1]?.[1] ?? start));
  if (sorted.length === 0 || !isFalling) return undefined;
  return sorted.flatMap(([index, start]) => {
    const rank = parseRank(makeRank({ kind: 'amateur', index }));
    return rank ? [{ rank, start }] : [];
  });
}

function withStarts(wallList: WallList, starts: readonly RankStart[]): WallList {
  const byIndex = new Map(starts.map(({ rank, start }) => [ladderIndex(rank), start]));
  const players = wallList.players.map(player => ({
    ...player,
    start: byIndex.get(ladderOf(player) ?? NaN) ?? player.start,
  }));
  return { ...wallList, players };
}
