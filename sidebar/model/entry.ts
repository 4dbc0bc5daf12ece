import type { GameOfRound, ResultCode, PressedEntry } from '../../src/application/protocol/protocol';

/** A result that was entered and is not saved yet. */
export interface QueuedEntry extends PressedEntry {
  /** `sent`: a run is on its way with it. `failed`: the run did not come back, or was stopped. */
  readonly is: 'waiting' | 'sent' | 'failed';
  /** A run has taken it along, and may have saved it though nothing was heard of it. */
  readonly isTried?: true;
}

/** A result that was not saved, because another one stands there. */
export interface ClashedEntry {
  readonly game: string;
  readonly mine: ResultCode | '';
}

/** The game that keys act on, and what is asked about it. */
export interface RowChoice {
  /** By `gameKey`; undefined: no key enters anything. */
  readonly game: string | undefined;
  /** The number, Black, White. */
  readonly column: 0 | 1 | 2;
  /** A change that waits for a yes: the result, or '' to take back what stands there. */
  readonly question: ResultCode | '' | undefined;
  /** Whether the other results are unfolded. */
  readonly more: boolean;
  /** Whether it is asked if all results of the round are to be cleared. */
  readonly clears?: boolean;
  /** Whether it is asked if the check-in begins for those too who are here. */
  readonly begins?: boolean;
}

export const NOTHING_CHOSEN: RowChoice = { game: undefined, column: 0, question: undefined, more: false };

/** An entry that can be taken back: what stood there before. */
export interface DoneEntry {
  readonly game: GameOfRound;
  readonly round: number;
  readonly before: ResultCode | '';
}
