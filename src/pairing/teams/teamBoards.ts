import { ladderIn } from '../../rating/ratingIn';
import { startingScore } from '../../standings/score/startingScore';
import type { TeamEvent } from '../../standings/teams/teamEvent';
import { opposite, type Colour } from '../../tournament/game';
import type { Settings } from '../../tournament/settings';
import type { Player } from '../../tournament/wallList';
import { BLACK, NONE, WHITE } from '../game/colour';
import type { FixedPair } from '../game/fixedPairs';
import { komiOf, stonesForFirst, type Strength } from '../game/handicap';
import type { GameWithoutTable } from '../game/pairedGame';
import type { Remark } from '../game/remark';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export type TeamMatch = Pick<GameWithoutTable, 'black' | 'white' | 'wonBy' | 'remarks'>;

export interface Boards {
  readonly games: readonly GameWithoutTable[];
  readonly walkOvers: readonly number[];
}

interface TeamBoard {
  readonly first: number;
  readonly second: number;
  readonly typed: FixedPair | undefined;
  readonly done: boolean;
}

/** The colour that the first of two players had when they met last, `NONE` where they have not or nobody knows. */
export type LastColour = (first: number, second: number) => number;

/**
 * Typed boards stay, then the next of one team meets the next of the other; Black alternates from board to board,
 * but two who have met turn colours (R4.5), and a weaker player with handicap has Black.
 */
export function seatBoards(
  event: TeamEvent,
  settings: Settings,
  round: RoundNo,
  match: TeamMatch,
  typed: readonly FixedPair[],
  lastColour: LastColour,
): Boards {
  const [one, other] = [Math.min(match.black, match.white), Math.max(match.black, match.white)];
  const [ones, others] = [joining(event, one, round, match), joining(event, other, round, match)];
  const count = Math.min(ones.length, others.length);
  const rankOf = ({ first }: TeamBoard): number => event.lineUp(one, round).order.indexOf(first);
  const boards = [
    ...seatedBoards(event, one, other, round, typed),
    ...ones.slice(0, count).map((first, i) => ({
      first,
      second: others[i] as number,
      typed: undefined,
      done: false,
    })),
  ].sort((a, b) => rankOf(a) - rankOf(b));
  return {
    games: boards.flatMap((board, i) => {
      const met = lastColour(board.first, board.second);
      const inTurn = (match.black === one) === (i % 2 === 0) ? BLACK : WHITE;
      const even = (met === NONE ? inTurn : -met) === BLACK ? 'black' : 'white';
      return board.done ? [] : [gameOn(event, settings, match, board, { index: i, even, round })];
    }),
    walkOvers: [...ones, ...others].filter(
      player => ![...ones.slice(0, count), ...others.slice(0, count)].includes(player),
    ),
  };
}

/** Players who take a seat; of a team that is out of a table those who lose by default. */
function joining(
  { lineUp }: TeamEvent,
  team: number,
  round: RoundNo,
  { wonBy }: TeamMatch,
): readonly number[] {
  const { next, out, without } = lineUp(team, round);
  return out && wonBy !== undefined ? without : next;
}

/** Boards with a cell. The first player is of the first team. */
function seatedBoards(
  { cells, lineUp, teams }: TeamEvent,
  one: number,
  other: number,
  round: RoundNo,
  typed: readonly FixedPair[],
): readonly TeamBoard[] {
  return lineUp(one, round).seated.flatMap(first =>
    (cells[first]?.[round - 1] ?? []).flatMap((entry): readonly TeamBoard[] => {
      if (entry.kind === 'free' || teams.of[entry.opponent] !== other) return [];
      const second = entry.opponent;
      const pair = typed.find(({ players }) => players.includes(first) && players.includes(second));
      return [{ first, second, typed: pair, done: pair === undefined }];
    }),
  );
}

function gameOn(
  { players: { players }, teams, list }: TeamEvent,
  settings: Settings,
  match: TeamMatch,
  { first, second, typed }: TeamBoard,
  { index, even, round }: { readonly index: number; readonly even: Colour; readonly round: RoundNo },
): GameWithoutTable {
  const strength = (player: PlayerIndex): Strength => strengthOf(players[player] as Player, settings, round);
  const stones = typed ? 0 : stonesForFirst(settings, strength(first), strength(second));
  const typedColour = typed?.colour && (typed.players[0] === first ? typed.colour : opposite(typed.colour));
  const colour = typedColour ?? (stones === 0 ? even : stones > 0 ? 'black' : 'white');
  const [black, white] = colour === 'black' ? [first, second] : [second, first];
  const handicap = typed?.handicap ?? Math.abs(stones);
  const names = [list.players[match.black]?.name ?? '', list.players[match.white]?.name ?? ''].join(' – ');
  const wonBy = match.wonBy && (match.wonBy === sideOf(match, teams.of[black]) ? 'black' : 'white');
  const remarks: readonly Remark[] = [
    { kind: 'match', teams: names, board: index + 1 },
    ...(wonBy ? [{ kind: 'byDefault', player: wonBy === 'black' ? black : white } as const] : []),
    ...(typed ? [{ kind: 'fixed' } as const] : []),
    ...(handicap > 0 ? [{ kind: 'handicap', stones: handicap } as const] : []),
    ...(index === 0 ? ofMatch(match.remarks, list.players) : []),
  ];
  const komi = komiOf(settings, handicap);
  const game = { black, white, handicap, komi, fixed: typed !== undefined, remarks };
  return wonBy === undefined ? game : { ...game, wonBy };
}

const sideOf = ({ black }: TeamMatch, team: number | undefined): Colour =>
  team === black ? 'black' : 'white';

/** A team event has no McMahon scores of players: stones by them follow the starting scores. */
function strengthOf(player: Player, settings: Settings, round: RoundNo): Strength {
  return { ladder: ladderIn(player, round), score: startingScore(player, settings) ?? 0 };
}

/** Remarks about the match as a whole stand at its first board. */
const ofMatch = (remarks: readonly Remark[], teams: readonly Player[]): readonly Remark[] =>
  remarks.flatMap((remark): readonly Remark[] => {
    const name = (team: number): string => teams[team]?.name ?? '';
    switch (remark.kind) {
      case 'scoreDifference': {
        const { difference, down, up } = remark;
        return [{ kind: 'matchScores', difference, down: name(down), up: name(up) }];
      }
      case 'fixed':
      case 'handicap':
      case 'byDefault':
      case 'thirdBlack':
      case 'thirdWhite':
      case 'coloursUndue':
        return [];
      default:
        return [remark];
    }
  });
