import { ladderOf } from '../rating/rankRating';
import { isOpenGame } from '../tournament/game';
import {
  groupKey,
  entriesIn,
  hasTakenPart,
  type HalfPoints,
  type Player,
  type WallList,
} from '../tournament/wallList';
import { foldName } from '../tournament/name/foldName';
import type { PlayerIndex, RoundNo } from '../tournament/indices';

export interface ListedGame {
  readonly round: RoundNo;
  readonly players: readonly [number, number];
}

export const listedGames = ({ players, entries }: WallList): readonly ListedGame[] =>
  players.flatMap((_, player) =>
    (entries[player] ?? []).flatMap((cell, i) =>
      cell.flatMap(entry =>
        entry.kind === 'game' && entry.opponent > player
          ? [{ round: i + 1, players: [player, entry.opponent] as const }]
          : [],
      ),
    ),
  );

/** The last round in which somebody had an opponent; 0 before the first. */
export const lastListed = (wallList: WallList): number =>
  Math.max(0, ...listedGames(wallList).map(({ round }) => round));

/** The parts that a column divides the players into; undefined unless everybody has one and there are several of two or more. */
export function partsBy(
  { players }: WallList,
  column: 'category' | 'group' | 'team',
): readonly string[] | undefined {
  const keys = players.map(player => (column === 'group' ? groupKey(player) : foldName(player[column])));
  const parts = [...new Set(keys)];
  const isSmall = parts.some(part => keys.filter(key => key === part).length < 2);
  return keys.includes('') || parts.length < 2 || isSmall ? undefined : keys;
}

/** Whether games were played within these parts, but for a few: where a part is odd, somebody plays outside of it. */
export const isWithin = (games: readonly ListedGame[], parts: readonly string[]): boolean =>
  4 * games.filter(({ players: [one, other] }) => parts[one] !== parts[other]).length <= games.length;

/** By rows; players who never came do not count once something was played. */
export const takingPart = (wallList: WallList, games: readonly ListedGame[]): readonly number[] =>
  wallList.players.flatMap((_, i) => (games.length === 0 || hasTakenPart(wallList, i) ? [i] : []));

/** Repeated is true where some have met twice. */
export function meetings(games: readonly ListedGame[]): {
  readonly pairs: number;
  readonly isTwice: boolean;
} {
  const pairs = new Set(games.map(({ players }) => players.join()));
  return { pairs: pairs.size, isTwice: pairs.size < games.length };
}

/** Losers were not there again, over two rounds or more. */
export function losersStop(wallList: WallList, games: readonly ListedGame[]): boolean {
  const last = Math.max(0, ...games.map(({ round }) => round));
  const lost = wallList.players.map((_, player) =>
    Array.from({ length: last }, (__, i) => i + 1).find(round =>
      entriesIn(wallList, player, round).some(entry => entry.kind === 'game' && entry.outcome === 'lost'),
    ),
  );
  const isGone = (player: PlayerIndex, round: RoundNo): boolean => (lost[player] ?? Infinity) < round;
  return (
    last > 1 &&
    lost.some(round => round !== undefined && round < last) &&
    games.every(({ round, players }) => players.every(player => !isGone(player, round)))
  );
}

interface Distances {
  readonly played: number;
  readonly field: number;
}

/** How far apart in ranks the players of round 1 were, and how far any two of the field are; undefined where too little is known. */
export function rankDistances({ players }: WallList, games: readonly ListedGame[]): Distances | undefined {
  const ladder = (player: Player | undefined): number | undefined => player && ladderOf(player);
  const first = games.flatMap(({ round, players: [one, other] }) => {
    const [a, b] = [ladder(players[one]), ladder(players[other])];
    return round === 1 && a !== undefined && b !== undefined ? [Math.abs(a - b)] : [];
  });
  const all = players.flatMap(player => ladder(player) ?? []);
  if (first.length < FEWEST_GAMES || all.length < players.length) return undefined;
  return { played: mean(first), field: anyTwo(all) };
}

const anyTwo = (values: readonly number[]): number =>
  mean(values.flatMap((a, i) => values.slice(i + 1).map(b => Math.abs(a - b))));

/**
 * How far apart opponents of later rounds were when they met, and any two players then, by these starts and what they had won. Undefined where
 * too little is known.
 */
export function scoreDistances(
  wallList: WallList,
  games: readonly ListedGame[],
  starts: readonly (HalfPoints | undefined)[],
): (Distances & { readonly last: number }) | undefined {
  const met = games.filter(({ round }) => round > 1 && isDecided(wallList, round - 1));
  const present = takingPart(wallList, games);
  if (met.length < FEWEST_GAMES || present.some(player => starts[player] === undefined)) return undefined;
  const fields = new Map<number, number>();
  const score = (player: PlayerIndex, round: RoundNo): number =>
    ((starts[player] ?? 0) + wonBefore(wallList, player, round)) / 2;
  const field = (round: RoundNo): number => {
    const distance = fields.get(round) ?? anyTwo(present.map(player => score(player, round)));
    fields.set(round, distance);
    return distance;
  };
  return {
    last: Math.max(...met.map(({ round }) => round)),
    played: mean(
      met.map(({ round, players: [one, other] }) => Math.abs(score(one, round) - score(other, round))),
    ),
    field: mean(met.map(({ round }) => field(round))),
  };
}

/** Fewer games say nothing of how a list is paired. */
const FEWEST_GAMES = 3;

const isDecided = ({ entries }: WallList, last: number): boolean =>
  entries.every(row => row.slice(0, last).every(cell => !cell.some(isOpenGame)));

const WORTH = { win: 2, half: 1, nothing: 0, won: 2, jigo: 1, lost: 0, unknown: 0 } as const;

const wonBefore = ({ entries }: WallList, player: PlayerIndex, round: RoundNo): HalfPoints =>
  (entries[player] ?? [])
    .slice(0, round - 1)
    .flat()
    .reduce((sum, entry) => sum + WORTH[entry.kind === 'game' ? entry.outcome : entry.worth], 0);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
