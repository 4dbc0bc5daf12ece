import {
  freeEntry,
  isBye,
  opposite,
  gameValue,
  type Colour,
  type Entry,
  type Free,
  type Game,
} from '../../tournament/game';
import type { LineUp } from '../../tournament/teams/lineUp';
import type { Settings } from '../../tournament/settings';
import type { Teams } from '../../tournament/teams/team';
import type { HalfPoints, WallList } from '../../tournament/wallList';
import { countedFree } from '../../tournament/unplayed';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

interface TeamBoards {
  readonly opponent: PlayerIndex;
  /** 0 for the first match of the two in a round; a drawn knock-out match is played again. */
  readonly again: number;
  readonly boards: readonly Game[];
  /** The colour of the team on the first board of all that it plays: colours alternate from board to board. */
  readonly colour: Colour | undefined;
  readonly walkOvers: number;
}

type Matches = Required<Pick<WallList, 'entries' | 'boardResults'>>;

/** By board and the cell of its own player (R1.6, R1.1); a board without a result leaves the match open. */
export function makeMatches(
  { rounds }: WallList,
  teams: Teams,
  cells: WallList['entries'],
  lineUp: (team: number, round: RoundNo) => LineUp,
  settings: Settings,
): Matches {
  const entries: (readonly Entry[])[][] = teams.teams.map(() => []);
  const boardResults: HalfPoints[][] = teams.teams.map(() => []);
  for (let round = 1; round <= rounds; round++) {
    const lineUps = teams.teams.map((_, team) => lineUp(team, round));
    const sides = lineUps.map(({ order, seated, next }) => {
      const playing = order.filter(player => seated.includes(player) || next.includes(player));
      return sidesOf(teams, playing, cells, round);
    });
    teams.teams.forEach(({ members }, team) => {
      const ownSides = sides[team] ?? [];
      const free = ownSides.length > 0 ? [] : freeEntries(members, cells, round);
      const counts = (lineUps[team] as LineUp).absent || free.some(isBye);
      const matches = ownSides.map(side => matchOf(sides, team, side));
      entries[team]?.push(ownSides.length > 0 ? matches : counts ? [asOne(free)] : []);
      const boards = ownSides.reduce((sum, side) => sum + pointsOf(side), 0);
      boardResults[team]?.push(
        boards + (counts ? free.reduce((sum, entry) => sum + countedFree(entry, settings).wins, 0) : 0),
      );
    });
  }
  return { entries, boardResults };
}

/** One for each opposing team, and once more for each time that the two play again, in the order of the boards. */
function sidesOf(
  { of }: Teams,
  players: readonly PlayerIndex[],
  cells: WallList['entries'],
  round: RoundNo,
): readonly TeamBoards[] {
  const sides = new Map<string, Omit<TeamBoards, 'walkOvers'>>();
  let walkOvers = 0;
  for (const [board, player] of players.entries()) {
    const times = new Map<number, number>();
    for (const entry of cells[player]?.[round - 1] ?? []) {
      if (entry.kind === 'free') {
        if (isBye(entry)) walkOvers++;
        continue;
      }
      const opponent = of[entry.opponent];
      if (opponent === undefined || opponent === of[player]) continue;
      const again = times.get(opponent) ?? 0;
      times.set(opponent, again + 1);
      const key = `${again},${opponent}`;
      const side = sides.get(key);
      const colour = board % 2 === 0 ? entry.colour : inverse(entry.colour);
      const boards = [...(side?.boards ?? []), entry];
      sides.set(key, { opponent, again, boards, colour: side?.colour ?? colour });
    }
  }
  return [...sides.values()].map((side, index) => ({ ...side, walkOvers: index === 0 ? walkOvers : 0 }));
}

function matchOf(sides: readonly (readonly TeamBoards[])[], team: number, ownBoards: TeamBoards): Game {
  const answer = sides[ownBoards.opponent]?.find(
    side => side.opponent === team && side.again === ownBoards.again,
  );
  const theirs = answer ? pointsOf(answer) : 0;
  const games = [...ownBoards.boards, ...(answer?.boards ?? [])];
  const difference = pointsOf(ownBoards) - theirs;
  return {
    kind: 'game',
    opponent: ownBoards.opponent,
    opponentNo: ownBoards.opponent + 1,
    outcome: games.some(({ outcome }) => outcome === 'unknown')
      ? 'unknown'
      : difference > 0
        ? 'won'
        : difference < 0
          ? 'lost'
          : 'jigo',
    // Both teams look at the boards in the same order, or a match typed crosswise would have two Blacks.
    colour: team < ownBoards.opponent || !answer ? ownBoards.colour : inverse(answer.colour),
    handicap: 0,
    byDefault: ownBoards.boards.every(({ byDefault }) => byDefault),
    moves: lengthOf(ownBoards.boards),
  };
}

/** The lengths of all boards together, where all are known. */
function lengthOf(boards: readonly Game[]): number | undefined {
  let sum = 0;
  for (const { moves } of boards) {
    if (moves === undefined) return undefined;
    sum += moves;
  }
  return sum;
}

const pointsOf = ({ boards, walkOvers }: TeamBoards): HalfPoints =>
  boards.reduce((sum, { outcome }) => sum + gameValue(outcome), 2 * walkOvers);

const inverse = (colour: Colour | undefined): Colour | undefined => colour && opposite(colour);

const freeEntries = (members: readonly PlayerIndex[], cells: WallList['entries'], round: RoundNo) =>
  members.flatMap(player => cells[player]?.[round - 1] ?? []).filter(entry => entry.kind === 'free');

/** A round without an opponent as one cell: more than half of the boards won, half of them, or fewer; a bye where one is. */
function asOne(free: readonly Free[]): Entry {
  const worth = { win: 1, half: 0, nothing: -1 } as const;
  const balance = free.reduce((sum, entry) => sum + worth[entry.worth], 0);
  const as = free.some(isBye) ? 'bye' : undefined;
  return freeEntry({ worth: balance > 0 ? 'win' : balance === 0 ? 'half' : 'nothing', ...(as && { as }) });
}
