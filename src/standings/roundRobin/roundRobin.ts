import type { Settings } from '../../tournament/settings';
import { groupKey, lotNumber, type WallList } from '../../tournament/wallList';
import { compareNames } from '../namePositions';
import type { PlayerIndex } from '../../tournament/indices';

/** Some of the players who meet each other; without groups all are one. */
export interface RoundRobinGroup {
  /** The text of the column Group as its first player has it, '' without one. */
  readonly name: string;
  /** Indexes into the wall list; the first is number 1 of the table. */
  readonly players: readonly PlayerIndex[];
}

/**
 * Groups of players in the order of their numbers; whoever is out from round `first` on without a game is in none.
 */
export function roundRobinGroups(wallList: WallList, apart: boolean, first = 1): readonly RoundRobinGroup[] {
  const groups = new Map<string, number[]>();
  wallList.players.forEach((player, index) => {
    const { from } = player.out;
    if (from !== undefined && from <= first && !hasGame(wallList, index)) return;
    const key = apart ? groupKey(player) : '';
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  });
  const number = (player: PlayerIndex): number => lotNumber(wallList.players[player]);
  return [...groups]
    .sort(([a], [b]) => compareNames(a, b))
    .map(([key, members]) => {
      const players = members.sort((a, b) => number(a) - number(b));
      return { name: key === '' ? '' : (wallList.players[players[0] as number]?.group ?? ''), players };
    });
}

const hasGame = (wallList: WallList, player: PlayerIndex): boolean =>
  (wallList.entries[player] ?? []).some(round => round.some(({ kind }) => kind === 'game'));

/** How many rounds a table of so many players has: an odd number gives everybody a rest (R6.5). */
export const roundsOfTable = (players: number, { cycles }: Pick<Settings, 'cycles'>): number =>
  players < 2 ? 0 : (players + (players % 2) - 1) * cycles;
