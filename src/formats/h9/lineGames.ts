import type { FileProblem } from '../../tournament/fileProblem';
import { opposite } from '../../tournament/game';
import type { ExchangedGame, FreeRound } from '../exchange';
import { fileError } from '../fileProblems';
import type { LineCell, LineGame } from './resultCell';

export interface Line {
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

/** The games of lines that name each other. Two lines that contradict each other are an error with the place of the later one. */
export function gamesOfLines(lines: readonly Line[]): LineGames {
  const games: ExchangedGame[] = [];
  const free: FreeRound[] = [];
  const problems: FileProblem[] = [];
  const indexOf = new Map(lines.map(({ no }, index) => [no, index]));
  lines.forEach(({ name, cells }, player) =>
    cells.forEach(({ entry, place }, index) => {
      const round = index + 1;
      if (entry.kind === 'free') {
        free.push({ player, round, entry });
        return;
      }
      const opponent = indexOf.get(entry.opponentNo);
      if (opponent === undefined)
        problems.push(fileError('playerNotInFile', place, { text: String(entry.opponentNo) }));
      else if (opponent === player) problems.push(fileError('againstSelf', place, { name, round }));
      else {
        const answer = lines[opponent]?.cells[index];
        if (!answer || !fits(entry, answer.entry, lines[player]?.no ?? 0))
          problems.push(
            fileError('sidesDiffer', place, { name, opponent: lines[opponent]?.name ?? '', round }),
          );
        else if (player < opponent)
          games.push(gameOf(round, player, opponent, entry, answer.entry as LineGame));
      }
    }),
  );
  return { games: [...games].sort((a, b) => a.round - b.round), free, problems };
}

/** Whether two cells are the sides of one game. Results may be any pair: both can lose (R1.2). */
function fits(own: LineGame, answer: LineCell['entry'], ownNo: number): boolean {
  if (answer.kind !== 'game' || answer.opponentNo !== ownNo) return false;
  const isSameColour = own.colour !== undefined && own.colour === answer.colour;
  const isHalfKnown = (own.outcome === 'unknown') !== (answer.outcome === 'unknown');
  return !isSameColour && !isHalfKnown && own.handicap === answer.handicap;
}

function gameOf(
  round: number,
  player: number,
  opponent: number,
  own: LineGame,
  answer: LineGame,
): ExchangedGame {
  const colour = own.colour ?? (answer.colour && opposite(answer.colour));
  const isBlack = colour !== 'white';
  return {
    round,
    table: undefined,
    black: isBlack ? player : opponent,
    white: isBlack ? opponent : player,
    colourKnown: colour !== undefined,
    handicap: own.handicap,
    blackOutcome: isBlack ? own.outcome : answer.outcome,
    whiteOutcome: isBlack ? answer.outcome : own.outcome,
    byDefault: own.byDefault || answer.byDefault,
    moves: undefined,
  };
}
