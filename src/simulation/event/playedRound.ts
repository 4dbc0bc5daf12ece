import type { PairedGame } from '../../pairing/game/pairedGame';
import type { PairedRound } from '../../pairing/round/pairedRound';
import type { Colour, Outcome } from '../../tournament/game';
import type { Settings } from '../../tournament/settings';
import type { Problem } from '../../tournament/problem';
import type { System } from '../../tournament/systems';
import type { WallList } from '../../tournament/wallList';
import type { GameWinner } from './gameModel';
import type { PlayerIndex } from '../../tournament/indices';

/** A knock-out game is played again after a jigo, with colours turned, until one side has won. */
export interface SimulatedGame {
  readonly game: PairedGame;
  readonly results: readonly PlayedResult[];
}

export interface PlayedResult {
  readonly black: PlayerIndex;
  readonly white: PlayerIndex;
  readonly winner: GameWinner;
  readonly byDefault: boolean;
  /** A referee's results, where the winner alone gives others (R1.2). */
  readonly outcomes?: Readonly<Record<Colour, Outcome>>;
  readonly moves: number | undefined;
}

export interface RoundToPlay {
  readonly before: WallList;
  /** The next round of the list; `paired.round` is later where nobody is there. */
  readonly expected: number;
  readonly system: System | 'playoff';
  readonly paired: PairedRound;
  readonly teams: boolean;
}

export interface PlayedRound extends RoundToPlay {
  readonly games: readonly SimulatedGame[];
}

/** Plays one game of a pair. `again` is 0 for the first; later games have colours turned. */
export type PlayGame = (game: PairedGame, again: number, mayBeDrawn: boolean) => PlayedResult;

/** After this many draws of a pair no further draw is allowed. */
export const MOST_DRAWS = 20;

export interface PlayedEvent {
  readonly list: WallList;
  readonly settings: Settings;
  readonly strength: readonly number[];
  readonly fieldOf: readonly number[];
  readonly rounds: readonly PlayedRound[];
  readonly end: readonly Problem[];
}
