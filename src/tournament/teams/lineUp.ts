import { hasResult, isBye, isPresence, otherSide, type Entry } from '../game';
import type { Teams } from './team';
import { isOut, type Player, type WallList } from '../wallList';
import type { PlayerIndex, RoundNo } from '../indices';

export interface LineUp {
  /** All players of the team by their boards in the round. */
  readonly order: readonly number[];
  /** Players whose cells put them at a board, with a game or a walk-over (`0+`); by board. */
  readonly seated: readonly number[];
  /** Players who take the boards still open when the round is paired; by board. */
  readonly next: readonly number[];
  /** The cells say that the team does not play. */
  readonly absent: boolean;
  /** No player is there, and no cell says so yet. */
  readonly out: boolean;
  /** Players in whose cells the team's absence is still to be written. */
  readonly without: readonly number[];
}

/** An empty cell is filled from the opponent's: the other side of the game that names its player. */
export function cellsOf({ players, entries }: WallList): WallList['entries'] {
  const cells = entries.map(row => [...row]);
  entries.forEach((row, player) =>
    row.forEach((cell, round) => {
      for (const entry of cell) {
        if (entry.kind !== 'game' || entries[entry.opponent]?.[round]?.length !== 0) continue;
        const opponentCells = cells[entry.opponent] as (readonly Entry[])[];
        opponentCells[round] = [
          ...(opponentCells[round] ?? []),
          otherSide(entry, player, players[player]?.no),
        ];
      }
    }),
  );
  return cells;
}

/** Until the match has a result, the next players by board fill the open boards, but for those out or absent. */
export function lineUpOf(
  { teams, of, boards }: Teams,
  { players }: WallList,
  cells: WallList['entries'],
  team: number,
  round: RoundNo,
): LineUp {
  const boardOf = (player: PlayerIndex): number => {
    const { board = UNUSED, boards: ofRounds = [] } = players[player] as Player;
    return ofRounds[round] === 0 ? UNUSED : (ofRounds[round] ?? board);
  };
  const members = [...(teams[team]?.members ?? [])].sort((a, b) => boardOf(a) - boardOf(b));
  const cell = (player: PlayerIndex): readonly Entry[] => cells[player]?.[round - 1] ?? [];
  const empty = members.filter(player => cell(player).length === 0);
  const seated = members.filter(player => cell(player).some(isPresence));
  const free = empty.filter(
    player => !isOut(players[player] as Player, round) && players[player]?.boards?.[round] !== 0,
  );
  const excused = members.length - empty.length - seated.length;
  const absent = seated.length === 0 && excused > 0 && excused >= Math.min(boards, excused + free.length);
  const opposingTeams = seated.flatMap(player => cell(player).flatMap(opponentIn(of)));
  const opponents = [...new Set(opposingTeams)].flatMap(opposing => teams[opposing]?.members ?? []);
  const isSettled =
    seated.some(player => cell(player).some(hasResult)) ||
    hasWalkOver(seated.map(cell)) ||
    hasWalkOver(opponents.map(cell));
  const open = absent || isSettled ? 0 : boards - seated.length;
  return {
    order: members,
    seated,
    next: free.slice(0, Math.max(0, open)),
    absent,
    out: seated.length === 0 && free.length === 0 && !absent,
    without: absent ? [] : empty.slice(0, Math.max(0, boards - excused)),
  };
}

/** Behind every board. */
const UNUSED = 1e6;

const opponentIn =
  (of: Teams['of']) =>
  (entry: Entry): readonly number[] => {
    const team = entry.kind === 'game' ? of[entry.opponent] : undefined;
    return team === undefined ? [] : [team];
  };

/** Whether a line-up has both games and a walk-over: the match is then made up, and nobody joins it. */
function hasWalkOver(cells: readonly (readonly Entry[])[]): boolean {
  const entries = cells.flat();
  return entries.some(({ kind }) => kind === 'game') && entries.some(isBye);
}
