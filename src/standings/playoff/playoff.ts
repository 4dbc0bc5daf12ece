import type { Entry } from '../../tournament/game';
import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { fateIn, type Fate } from '../knockout/knockout';
import { roundsOfTable } from '../roundRobin/roundRobin';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export interface PlayoffGroup {
  readonly players: readonly PlayerIndex[];
  /** The best of the places that they share. */
  readonly place: number;
  readonly round: RoundNo;
  /** The round of their table, from 1; undefined where the losers of a round are out. */
  readonly tableRound: number | undefined;
}

export interface Playoff {
  /** Best first; players whom the playoff has not parted are in one class. */
  readonly classes: readonly (readonly PlayerIndex[])[];
  readonly next: readonly PlayoffGroup[];
}

type PlayoffPart = Pick<Settings, 'playoffPlaces'> & {
  readonly wallList: WallList;
  /** Rounds after it do not count. */
  readonly through: number;
};

/**
 * The playoff of one contest, whose classes are equal in the score (R2.10: to be preferred to any tiebreaker). Classes that
 * share one of the first places play among themselves. In each round the winners come before the losers, and those who are
 * still equal and still share such a place play again: a knock-out in which a draw puts nobody out. Three or more who have
 * rounds enough for it play a table instead, and the points made in it decide.
 */
export function playOff(
  part: PlayoffPart,
  rounds: readonly number[],
  tied: readonly (readonly number[])[],
): Playoff {
  return inTurn(tied, 1, (group, place) => playGroup(part, rounds, group, place));
}

function inTurn(
  groups: readonly (readonly number[])[],
  first: number,
  play: (group: readonly number[], place: number) => Playoff,
): Playoff {
  const classes: (readonly number[])[] = [];
  const next: PlayoffGroup[] = [];
  let place = first;
  for (const group of groups) {
    const played = play(group, place);
    classes.push(...played.classes);
    next.push(...played.next);
    place += group.length;
  }
  return { classes, next };
}

function playGroup(
  part: PlayoffPart,
  rounds: readonly number[],
  group: readonly number[],
  place: number,
): Playoff {
  const isTable = hasTable(group.length, rounds.length);
  const length = isTable ? roundsOfTable(group.length, { cycles: 1 }) : 1;
  const now = rounds.slice(0, length);
  if (!isPlayedOff(part, group, place) || now.length === 0) return { classes: [group], next: [] };
  const open = now.findIndex(round => round > part.through);
  if (open >= 0) {
    const tableRound = isTable ? open + 1 : undefined;
    return { classes: [group], next: [{ players: group, place, round: now[open] as number, tableRound }] };
  }
  const parted = isTable ? byPoints(part, now, group) : byRound(part, now[0] as number, group);
  return inTurn(parted, place, (members, at) => playGroup(part, rounds.slice(length), members, at));
}

export const isPlayedOff = (
  { playoffPlaces }: Pick<Settings, 'playoffPlaces'>,
  group: readonly number[],
  place: number,
): boolean => group.length > 1 && place <= playoffPlaces;

const hasTable = (players: number, rounds: number): boolean =>
  players > 2 && rounds >= roundsOfTable(players, { cycles: 1 });

/** The players who lost or did not come stand behind; where all of them did, they are still equal. */
function byRound(
  part: PlayoffPart,
  round: RoundNo,
  group: readonly number[],
): readonly (readonly number[])[] {
  const isOut = (player: PlayerIndex): boolean => OUT.includes(fateOf(part, group, player, round));
  const [out, still] = [group.filter(isOut), group.filter(player => !isOut(player))];
  return out.length === 0 || still.length === 0 ? [group] : [still, out];
}

const OUT: readonly Fate[] = ['lost', 'absent'];
const POINTS: Readonly<Partial<Record<Fate, number>>> = { through: 2, drawn: 1 };

function byPoints(
  part: PlayoffPart,
  rounds: readonly number[],
  group: readonly number[],
): readonly (readonly number[])[] {
  const pointsOf = (player: PlayerIndex): number =>
    rounds.reduce((sum, round) => sum + (POINTS[fateOf(part, group, player, round)] ?? 0), 0);
  const points = new Map(group.map(player => [player, pointsOf(player)]));
  const different = [...new Set(points.values())].sort((a, b) => b - a);
  return different.map(value => group.filter(player => points.get(player) === value));
}

/** How a round ended for a player, by the games with others of the group alone. */
function fateOf(
  { wallList }: PlayoffPart,
  group: readonly number[],
  player: PlayerIndex,
  round: RoundNo,
): Fate {
  const cell = wallList.entries[player]?.[round - 1] ?? [];
  return fateIn(cell.filter((entry: Entry) => entry.kind === 'free' || group.includes(entry.opponent)));
}
