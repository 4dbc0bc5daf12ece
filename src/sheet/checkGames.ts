import type { Game } from '../tournament/game';
import type { Problem } from '../tournament/problem';
import { makeEntry } from './notation';
import { found, mirrorText } from './listCells';
import type { ListCells } from './listCells';

/** A game as one of its players has it: the k-th with this opponent in the round. */
interface Side {
  readonly player: number;
  readonly round: number;
  readonly game: Game;
  readonly k: number;
}

/** Whether both players of each game have it, and have it alike (SPEC R9). Rounds count from 0. */
export function checkGames(cells: ListCells): readonly Problem[] {
  const { players, entries } = cells.reading.wallList;
  return players.flatMap((_player, player) =>
    (entries[player] ?? []).flatMap((_entries, round) =>
      sidesOf(cells, player, round).flatMap(side => checkSide(cells, side)),
    ),
  );
}

function sidesOf(cells: ListCells, player: number, round: number): readonly Side[] {
  const seen = new Map<number, number>();
  return cells.entriesOf(player, round).flatMap(game => {
    if (game.kind !== 'game') return [];
    const k = seen.get(game.opponentNo) ?? 0;
    seen.set(game.opponentNo, k + 1);
    return [{ player, round, game, k }];
  });
}

function checkSide(cells: ListCells, side: Side): readonly Problem[] {
  const { player, round, game, k } = side;
  const place = cells.cellOf(player, round, k);
  const name = cells.nameOf(player);
  if (game.opponent < 0) return [found('unlistedOpponent', place, { name, no: game.opponentNo })];
  if (cells.isBroken(game.opponent, round)) return [];
  const other = sidesOf(cells, game.opponent, round).filter(({ game }) => game.opponent === player)[k];
  if (other) return compare(cells, side, other);
  const cell = cells.a1Of(game.opponent, round);
  const theirs = cells.textOf(game.opponent, round);
  const no = cells.reading.wallList.players[player]?.no ?? 0;
  const values = { name, opponent: cells.nameOf(game.opponent), cell, theirs, mirror: mirrorText(game, no) };
  return [found(theirs === '' ? 'opponentEmpty' : 'opponentElsewhere', place, values)];
}

/** Told once for each game: at the first of the two rows, or where the result is still open. */
function compare(cells: ListCells, side: Side, other: Side): readonly Problem[] {
  const problems: Problem[] = [];
  const values = {
    name: cells.nameOf(side.player),
    opponent: cells.nameOf(other.player),
    own: makeEntry(side.game),
    theirs: makeEntry(other.game),
    cell: cells.a1Of(other.player, other.round),
  };
  const place = cells.cellOf(side.player, side.round, side.k);
  if (tellsOutcome(side, other)) problems.push(found('opponentDisagrees', place, values));
  if (side.player > other.player) return problems;
  const { colour, handicap } = side.game;
  if (colour !== undefined && colour === other.game.colour)
    problems.push(found('colourDisagrees', place, values));
  else if (handicap !== other.game.handicap && saysHandicap(side.game) && saysHandicap(other.game)) {
    problems.push(found('handicapDisagrees', place, values));
  }
  return problems;
}

const FITTING = { won: 'lost', lost: 'won', jigo: 'jigo', unknown: 'unknown' } as const;

function tellsOutcome({ player, game }: Side, other: Side): boolean {
  if (FITTING[game.outcome] === other.game.outcome) return false;
  // Any pair of values given by the referee is legal (R1.2); marked as such on both sides, it is meant.
  if (game.byDefault && other.game.byDefault) return false;
  if (game.outcome === 'unknown') return true;
  return other.game.outcome !== 'unknown' && player < other.player;
}

/** A plain `14+` leaves the handicap open; with a colour, a missing number is 0. */
const saysHandicap = ({ colour, handicap }: Game): boolean => colour !== undefined || handicap > 0;
