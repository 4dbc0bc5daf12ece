import type { PairedGame, PairedRound } from '../pairing/nextRound';
import type { System } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';
import type { Dice } from './dice';
import { throwLength, throwResult, type Winner } from './gameModel';
import { playMatches } from './matches';
import type { Model } from './plan';

/** A game with what came of it: in a knock-out a jigo is played again, with colours turned, until somebody has won. */
export interface PlayedGame {
  readonly game: PairedGame;
  readonly results: readonly Result[];
}

export interface Result {
  readonly black: number;
  readonly white: number;
  readonly winner: Winner;
  readonly byDefault: boolean;
  readonly moves: number | undefined;
}

/** A round that the engine paired, before it is played. */
export interface RoundToPlay {
  readonly before: WallList;
  /** The round that comes next; `paired.round` is a later one where nobody is there. */
  readonly expected: number;
  readonly system: System | 'playoff';
  readonly paired: PairedRound;
  readonly teams: boolean;
}

export interface PlayedRound extends RoundToPlay {
  readonly games: readonly PlayedGame[];
}

export interface EventDice {
  readonly games: Dice;
  readonly lengths: Dice;
}

/** Throws dice for every game of a round. `strength` is by row of the list. */
export function playRound(
  round: RoundToPlay,
  strength: readonly number[],
  model: Model,
  dice: EventDice,
): PlayedRound {
  const play: PlayGame = (game, again, mayBeDrawn) => {
    if (game.wonBy) return byDefault(game, game.wonBy);
    const turned = again % 2 === 1;
    const [black, white] = turned ? [game.white, game.black] : [game.black, game.white];
    const [one, other] = [strength[black] as number, strength[white] as number];
    const rules = mayBeDrawn ? model : { ...model, jigo: 0 };
    const winner = throwResult(dice.games, one, other, game.handicap, rules);
    const moves = round.system === 'Diagonal' ? throwLength(dice.lengths) : undefined;
    return { black, white, winner, byDefault: false, moves };
  };
  const results =
    round.system !== 'Knock-out'
      ? round.paired.games.map(game => [play(game, 0, true)])
      : round.teams
        ? playMatches(round, play)
        : round.paired.games.map(game => playTie(game, play));
  return { ...round, games: round.paired.games.map((game, i) => ({ game, results: results[i] ?? [] })) };
}

/** One game of a pair: the first is number 0; later ones have colours turned. */
export type PlayGame = (game: PairedGame, again: number, mayBeDrawn: boolean) => Result;

const byDefault = ({ black, white }: PairedGame, winner: Winner): Result => ({
  black,
  white,
  winner,
  byDefault: true,
  moves: undefined,
});

/** A draw may be thrown again and again; after so many nobody may draw. */
export const MOST_DRAWS = 20;

/** A tie of a knock-out is played until somebody has won. */
function playTie(game: PairedGame, play: PlayGame): readonly Result[] {
  const results: Result[] = [];
  do results.push(play(game, results.length, results.length < MOST_DRAWS));
  while (results[results.length - 1]?.winner === undefined);
  return results;
}
