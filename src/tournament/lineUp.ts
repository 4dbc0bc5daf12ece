import { isBye, opposite, type Entry, type Game, type Outcome } from './game';
import type { Teams } from './team';
import { isOut, type Player, type WallList } from './wallList';

/** Who plays for a team in a round. */
export interface LineUp {
  /** Those whose cells say so: with a game, or a walk-over (`0+`); in the order of their boards. */
  readonly seated: readonly number[];
  /** Those who join them as soon as the round is paired. */
  readonly next: readonly number[];
  /** The team does not play, and its cells say so. */
  readonly absent: boolean;
  /** Nobody is there, and the cells do not say it yet. */
  readonly out: boolean;
  /** Those in whose cells the absence of the team is to be written. */
  readonly without: readonly number[];
}

/** The cells of a list; an empty one whose player somebody names has the other side of that game. */
export function cellsOf({ players, entries }: WallList): WallList['entries'] {
  const cells = entries.map(row => [...row]);
  entries.forEach((row, player) =>
    row.forEach((cell, round) => {
      for (const entry of cell) {
        if (entry.kind !== 'game' || entries[entry.opponent]?.[round]?.length !== 0) continue;
        const theirs = cells[entry.opponent] as (readonly Entry[])[];
        theirs[round] = [...(theirs[round] ?? []), otherSide(entry, player, players[player] as Player)];
      }
    }),
  );
  return cells;
}

const FITTING: Readonly<Record<Outcome, Outcome>> = {
  won: 'lost',
  lost: 'won',
  jigo: 'jigo',
  unknown: 'unknown',
};

const otherSide = (game: Game, player: number, { no }: Player): Game => ({
  ...game,
  opponent: player,
  opponentNo: no,
  outcome: FITTING[game.outcome],
  colour: game.colour && opposite(game.colour),
});

/**
 * The line-up of a team: who has a cell in the round, and while the match has no result the next by board as long as it has
 * boards. Who is out, or has an absence typed, is left out.
 */
export function lineUpOf(
  { teams, of, boards }: Teams,
  { players }: WallList,
  cells: WallList['entries'],
  team: number,
  round: number,
): LineUp {
  const members = teams[team]?.members ?? [];
  const cell = (player: number): readonly Entry[] => cells[player]?.[round - 1] ?? [];
  const empty = members.filter(player => cell(player).length === 0);
  const seated = members.filter(player => cell(player).some(plays));
  const free = empty.filter(player => !isOut(players[player] as Player, round));
  const excused = members.length - empty.length - seated.length;
  const absent = seated.length === 0 && excused > 0 && excused >= Math.min(boards, excused + free.length);
  const others = seated.flatMap(player => cell(player).flatMap(opponentIn(of)));
  const theirs = [...new Set(others)].flatMap(other => teams[other]?.members ?? []);
  const isSettled =
    seated.some(player => cell(player).some(hasResult)) ||
    hasWalkOver(seated.map(cell)) ||
    hasWalkOver(theirs.map(cell));
  const open = absent || isSettled ? 0 : boards - seated.length;
  return {
    seated,
    next: free.slice(0, Math.max(0, open)),
    absent,
    out: seated.length === 0 && free.length === 0 && !absent,
    without: absent ? [] : empty.slice(0, Math.max(0, boards - excused)),
  };
}

const plays = (entry: Entry): boolean => entry.kind === 'game' || isBye(entry);

const hasResult = (entry: Entry): boolean => entry.kind === 'game' && entry.outcome !== 'unknown';

const opponentIn =
  (of: Teams['of']) =>
  (entry: Entry): readonly number[] => {
    const team = entry.kind === 'game' ? of[entry.opponent] : undefined;
    return team === undefined ? [] : [team];
  };

/** Where one board has been given up already the match has the boards that it can have. */
function hasWalkOver(cells: readonly (readonly Entry[])[]): boolean {
  const entries = cells.flat();
  return entries.some(({ kind }) => kind === 'game') && entries.some(isBye);
}
