import type { FileProblem } from '../../tournament/fileProblem';
import { opposite, OPPOSITE_OUTCOME } from '../../tournament/game';
import type { ExchangedGame, FreeRound } from '../exchange';
import { fileError, fileWarning } from '../fileProblems';
import { SIGNS, type LineCell, type LineGame } from './resultCell';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export interface ResultLine {
  /** The number by which other lines call this one. */
  readonly no: number;
  readonly name: string;
  readonly cells: readonly LineCell[];
}

export interface LineGames {
  readonly games: readonly ExchangedGame[];
  readonly free: readonly FreeRound[];
  readonly problems: readonly FileProblem[];
}

/** Contradictions are an error at the later line; odd results and unanswered games are for the organiser. */
export function gamesOfLines(lines: readonly ResultLine[]): LineGames {
  const indexOf = new Map(lines.map(({ no }, index) => [no, index]));
  const sheet: LineDraft = { lines, indexOf, named: namedOnce(lines, indexOf) };
  const toldSides = lines.flatMap(({ cells }, player) =>
    cells.map((cell, index) => toldBy(sheet, player, index + 1, cell)),
  );
  return {
    games: toldSides.flatMap(side => ('game' in side ? side.game : [])).sort((a, b) => a.round - b.round),
    free: toldSides.flatMap(side => ('free' in side ? side.free : [])),
    problems: toldSides.flatMap(side => ('problem' in side ? side.problem : [])),
  };
}

interface LineDraft {
  readonly lines: readonly ResultLine[];
  readonly indexOf: ReadonlyMap<number, number>;
  /** By player and round: the player whose line names this one, where exactly one does. */
  readonly named: ReadonlyMap<string, number>;
}

type Told =
  | { readonly game: ExchangedGame }
  | { readonly free: FreeRound }
  | { readonly problem: FileProblem }
  | object;

/** A game is told by the line further up, or by the only one that knows it. */
function toldBy(sheet: LineDraft, player: PlayerIndex, round: RoundNo, { entry, place }: LineCell): Told {
  const { lines, indexOf, named } = sheet;
  const nameOf = (index: number | undefined): string => lines[index ?? -1]?.name ?? '';
  const name = nameOf(player);
  if (entry.kind === 'free') return { free: { player, round, entry } };
  if (entry.kind === 'unknown game') {
    const opponent = nameOf(named.get(`${player} ${round}`));
    const code = opponent === '' ? 'gameUnknown' : 'gameOneSided';
    return { problem: fileWarning(code, place, { name, round, text: '?', opponent }) };
  }
  const opponent = indexOf.get(entry.opponentNo);
  // Whoever was taken out of the file leaves the games of the others.
  if (opponent === undefined) {
    const text = `${entry.opponentNo}${SIGNS[entry.outcome]}`;
    return { problem: fileWarning('gameUnknown', place, { name, round, text, opponent: '' }) };
  }
  if (opponent === player) return { problem: fileError('againstSelf', place, { name, round }) };
  const theirs = lines[opponent]?.cells[round - 1]?.entry;
  const isAlone = theirs?.kind === 'unknown game' && named.get(`${opponent} ${round}`) === player;
  if (isAlone) return { game: gameOf(round, player, opponent, entry, opponentsEntry(entry)) };
  if (theirs?.kind !== 'game' || !fits(entry, theirs, lines[player]?.no ?? 0))
    return { problem: fileError('sidesDiffer', place, { name, opponent: nameOf(opponent), round }) };
  if (player < opponent) return { game: gameOf(round, player, opponent, entry, theirs) };
  if (OPPOSITE_OUTCOME[entry.outcome] === theirs.outcome) return {};
  const [one, other] = [SIGNS[entry.outcome], SIGNS[theirs.outcome]];
  return {
    problem: fileWarning('resultsUnlike', place, { name, opponent: nameOf(opponent), round, one, other }),
  };
}

function namedOnce(
  lines: readonly ResultLine[],
  indexOf: ReadonlyMap<number, number>,
): ReadonlyMap<string, number> {
  const named = new Map<string, number>();
  const often = new Set<string>();
  lines.forEach(({ cells }, player) =>
    cells.forEach(({ entry }, index) => {
      const opponent = entry.kind === 'game' ? indexOf.get(entry.opponentNo) : undefined;
      if (opponent === undefined || opponent === player) return;
      const seat = `${opponent} ${index + 1}`;
      if (named.has(seat)) often.add(seat);
      named.set(seat, player);
    }),
  );
  for (const seat of often) named.delete(seat);
  return named;
}

const opponentsEntry = (game: LineGame): LineGame => ({
  ...game,
  outcome: OPPOSITE_OUTCOME[game.outcome],
  colour: game.colour && opposite(game.colour),
});

/** Two cells are the sides of one game; results may be any pair, for both can lose (R1.2). */
function fits(game: LineGame, answer: LineGame, ownNo: number): boolean {
  const isSameColour = game.colour !== undefined && game.colour === answer.colour;
  return answer.opponentNo === ownNo && !isSameColour && game.handicap === answer.handicap;
}

function gameOf(
  round: RoundNo,
  player: PlayerIndex,
  opponent: PlayerIndex,
  game: LineGame,
  answer: LineGame,
): ExchangedGame {
  const colour = game.colour ?? (answer.colour && opposite(answer.colour));
  const isBlack = colour !== 'white';
  return {
    round,
    table: undefined,
    black: isBlack ? player : opponent,
    white: isBlack ? opponent : player,
    colourKnown: colour !== undefined,
    handicap: game.handicap,
    blackOutcome: isBlack ? game.outcome : answer.outcome,
    whiteOutcome: isBlack ? answer.outcome : game.outcome,
    byDefault: game.byDefault || answer.byDefault,
    moves: undefined,
  };
}
