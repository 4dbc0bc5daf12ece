import type { PairedGame, PairedRound } from '../pairing/nextRound';
import type { System } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';
import type { Dice } from './dice';
import { throwLength, throwResult, type Winner } from './gameModel';
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

export interface PlayedRound {
  readonly before: WallList;
  readonly system: System | 'playoff';
  readonly paired: PairedRound;
  readonly games: readonly PlayedGame[];
}

export interface EventDice {
  readonly games: Dice;
  readonly lengths: Dice;
}

/** Throws dice for every game of a round. `strength` is by row of the list. */
export function playRound(
  before: WallList,
  system: PlayedRound['system'],
  paired: PairedRound,
  strength: readonly number[],
  model: Model,
  dice: EventDice,
): PlayedRound {
  const games = paired.games.map((game): PlayedGame => ({
    game,
    results: game.wonBy ? [byDefault(game, game.wonBy)] : playGame(game, system, strength, model, dice),
  }));
  return { before, system, paired, games };
}

const byDefault = ({ black, white }: PairedGame, winner: Winner): Result => ({
  black,
  white,
  winner,
  byDefault: true,
  moves: undefined,
});

/** A jigo may be thrown again and again; somebody tosses a coin in the end. */
const MOST_REPLAYS = 20;

function playGame(
  game: PairedGame,
  system: PlayedRound['system'],
  strength: readonly number[],
  model: Model,
  dice: EventDice,
): readonly Result[] {
  const results: Result[] = [];
  let { black, white } = game;
  for (;;) {
    const rules = results.length < MOST_REPLAYS ? model : { ...model, jigo: 0 };
    const [one, other] = [strength[black] as number, strength[white] as number];
    const winner = throwResult(dice.games, one, other, game.handicap, rules);
    const moves = system === 'Diagonal' ? throwLength(dice.lengths) : undefined;
    results.push({ black, white, winner, byDefault: false, moves });
    if (winner !== undefined || system !== 'Knock-out') return results;
    [black, white] = [white, black];
  }
}
