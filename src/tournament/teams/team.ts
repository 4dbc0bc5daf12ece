import { foldName } from '../name/foldName';
import { hasResult, isPresence, type Entry } from '../game';
import type { Settings } from '../settings';
import { isOut, lotNumber, type Player, type WallList } from '../wallList';
import type { PlayerIndex } from '../indices';

/** A team: the players with one name in the column Team. */
export interface Team {
  readonly name: string;
  /** Indexes into the wall list, by board; those without a board come last, in the order of their numbers. */
  readonly members: readonly PlayerIndex[];
}

/** The teams of a list (R1.6). */
export interface Teams {
  /** By the smallest number among their players. */
  readonly teams: readonly Team[];
  /** `of[player]`: the index of the player's team; undefined without one. */
  readonly of: readonly (number | undefined)[];
  /** The setting; else the usual line-up of the rounds played; before round 1 the usual size of a team. */
  readonly boards: number;
}

/** False for a list whose rows are the teams themselves. */
export const isTeamEvent = (wallList: WallList, settings: Settings): boolean =>
  settings.teams && wallList.boardResults === undefined;

/** The teams of a list by the column Team; case and blanks do not matter. */
export function findTeams(wallList: WallList, settings: Pick<Settings, 'boards'>): Teams {
  const { players } = wallList;
  const members = new Map<string, number[]>();
  for (const index of byBoard(players)) {
    const key = foldName(players[index]?.team ?? '');
    if (key !== '') members.set(key, [...(members.get(key) ?? []), index]);
  }
  const number = (index: number): number => lotNumber(players[index]);
  const first = (team: readonly number[]): number => Math.min(...team.map(number));
  const groups = [...members.values()].sort((a, b) => first(a) - first(b));
  const of: (number | undefined)[] = players.map(() => undefined);
  groups.forEach((group, team) => group.forEach(player => (of[player] = team)));
  const teams = groups.map(group => ({
    name: players[Math.min(...group)]?.team ?? '',
    members: group,
  }));
  return {
    teams,
    of,
    boards: settings.boards ?? usualLineUp(wallList, groups) ?? usualSize(players, groups),
  };
}

function byBoard(players: readonly Player[]): readonly number[] {
  const board = (index: number): number => players[index]?.board ?? Number.MAX_SAFE_INTEGER;
  const number = (index: number): number => lotNumber(players[index]);
  return players.map((_, index) => index).sort((a, b) => board(a) - board(b) || number(a) - number(b));
}

/** The most frequent size, of equals the larger; players out of all rounds do not count. */
function usualSize(players: readonly Player[], groups: readonly (readonly number[])[]): number {
  return Math.max(
    1,
    mostFrequent(groups.map(group => group.filter(index => players[index]?.out.from !== 1).length)),
  );
}

/** The most frequent line-up in rounds that every team has finished, for lists have reserves; undefined before. */
function usualLineUp(
  { players, entries, rounds }: WallList,
  groups: readonly (readonly number[])[],
): number | undefined {
  const sizes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const cell = (player: PlayerIndex): readonly Entry[] => entries[player]?.[round] ?? [];
    const named = new Set(entries.flatMap(row => (row[round] ?? []).flatMap(opponentOf)));
    const isDone = (player: PlayerIndex): boolean =>
      cell(player).some(entry => entry.kind === 'free' || hasResult(entry));
    const isOutOf = (player: PlayerIndex): boolean => isOut(players[player] as Player, round + 1);
    if (!groups.every(group => group.some(isDone) || group.every(isOutOf))) continue;
    for (const group of groups) {
      if (!group.some(player => cell(player).some(hasResult))) continue;
      sizes.push(group.filter(player => named.has(player) || cell(player).some(isPresence)).length);
    }
  }
  return sizes.length === 0 ? undefined : mostFrequent(sizes);
}

const opponentOf = (entry: Entry): readonly number[] => (entry.kind === 'game' ? [entry.opponent] : []);

/** The most frequent size; of equally frequent ones the larger; 0 without any. */
function mostFrequent(sizes: readonly number[]): number {
  const frequency = (size: number): number => sizes.filter(teamSize => teamSize === size).length;
  return sizes.reduce((best, size) => {
    const more = frequency(size) - frequency(best);
    return more > 0 || (more === 0 && size > best) ? size : best;
  }, 0);
}
