import type { PairedGame, PairedRound } from '../pairing/nextRound';
import type { System } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';
import type { Winner } from './gameModel';

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

/** One game of a pair: the first is number 0; later ones have colours turned. */
export type PlayGame = (game: PairedGame, again: number, mayBeDrawn: boolean) => Result;

/** A draw may be thrown again and again; after so many nobody may draw. */
export const MOST_DRAWS = 20;
