import { opponentsEntry } from '../../tournament/opponentsEntry';
import { OPPOSITE_OUTCOME, type Entry, type Game } from '../../tournament/game';
import type { Problem } from '../../tournament/problem';
import { makeEntry } from '../cells/notation';
import { problemAt, mirrorText } from './listCells';
import type { ListCells } from './listCells';
import type { PlayerIndex, RoundIndex } from '../../tournament/indices';

/** A game as one of its players has it: the k-th with this opponent in the round, at `position` in the cell. */
interface CheckedSide {
  readonly player: PlayerIndex;
  readonly round: RoundIndex;
  readonly game: Game;
  readonly k: number;
  readonly position: number;
}

/** `[player][round]`: the games of every round; rounds count from 0 here. */
type RoundSides = readonly (readonly (readonly CheckedSide[])[])[];

export function checkGames(cells: ListCells): readonly Problem[] {
  const sides: RoundSides = cells.reading.wallList.entries.map((rounds, player) =>
    rounds.map((entries, round) => sidesOf(entries, player, round)),
  );
  const problems: Problem[] = [];
  for (const rounds of sides) {
    for (const round of rounds) for (const side of round) problems.push(...checkSide(cells, sides, side));
  }
  return problems;
}

function sidesOf(entries: readonly Entry[], player: PlayerIndex, round: RoundIndex): readonly CheckedSide[] {
  const sides: CheckedSide[] = [];
  for (const [position, game] of entries.entries()) {
    if (game.kind !== 'game') continue;
    const k = sides.filter(side => side.game.opponentNo === game.opponentNo).length;
    sides.push({ player, round, game, k, position });
  }
  return sides;
}

function checkSide(cells: ListCells, sides: RoundSides, side: CheckedSide): readonly Problem[] {
  const { player, round, game, k, position } = side;
  if (game.opponent < 0) {
    const values = { name: cells.nameOf(player), no: game.opponentNo };
    return [problemAt('unlistedOpponent', cells.cellOf(player, round, k), values)];
  }
  const opponentSides = sides[game.opponent]?.[round] ?? [];
  const answer = opponentsEntry(cells.reading.wallList, player, round + 1, position);
  const other = opponentSides.find(candidate => candidate.position === answer);
  return other ? compare(cells, side, other) : missing(cells, side);
}

function missing(cells: ListCells, { player, round, game, k }: CheckedSide): readonly Problem[] {
  if (cells.isBroken(game.opponent, round)) return [];
  const theirs = cells.textOf(game.opponent, round);
  const values = {
    name: cells.nameOf(player),
    opponent: cells.nameOf(game.opponent),
    cell: cells.a1Of(game.opponent, round),
    theirs,
    mirror: mirrorText(game, cells.reading.wallList.players[player]?.no ?? 0),
  };
  const code = theirs === '' ? 'opponentEmpty' : 'opponentElsewhere';
  return [problemAt(code, cells.cellOf(player, round, k), values)];
}

function compare(cells: ListCells, side: CheckedSide, other: CheckedSide): readonly Problem[] {
  const codes = [
    ...(tellsOutcome(side, other) ? ['opponentDisagrees' as const] : []),
    ...(side.player < other.player ? oddities(side.game, other.game) : []),
  ];
  return codes.map(code =>
    problemAt(code, cells.cellOf(side.player, side.round, side.k), {
      name: cells.nameOf(side.player),
      opponent: cells.nameOf(other.player),
      own: makeEntry(side.game),
      theirs: makeEntry(other.game),
      ownSays: side.game.outcome,
      theirsSays: other.game.outcome,
      cell: cells.a1Of(other.player, other.round),
    }),
  );
}

function oddities(game: Game, other: Game): readonly ('colourDisagrees' | 'handicapDisagrees')[] {
  if (game.colour !== undefined && game.colour === other.colour) return ['colourDisagrees'];
  const differ = game.handicap !== other.handicap && saysHandicap(game) && saysHandicap(other);
  return differ ? ['handicapDisagrees'] : [];
}

function tellsOutcome({ player, game }: CheckedSide, other: CheckedSide): boolean {
  if (OPPOSITE_OUTCOME[game.outcome] === other.game.outcome) return false;
  // A referee may give any pair of results (R1.2); marked as by default on both sides, the pair is intended.
  if (game.byDefault && other.game.byDefault) return false;
  if (game.outcome === 'unknown') return true;
  return other.game.outcome !== 'unknown' && player < other.player;
}

/** The cell states a handicap: a plain `14+` leaves it open; beside a colour, a missing number means 0. */
const saysHandicap = ({ colour, handicap }: Game): boolean => colour !== undefined || handicap > 0;
