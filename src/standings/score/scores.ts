import type { HalfPoints } from '../../tournament/indices';
import type { WhyUnknown } from '../column';

/** The scores of a player after each round that counts, rounded anew each time (R1.3); after round 0 the start. */
export type RunningScore = readonly HalfPoints[];

export interface Score {
  readonly kind: 'score';
  readonly score: HalfPoints;
}

/** A round's part of SOS: the opponent's score; `open` while the game has no result. */
export type RoundValue = Score | { readonly kind: 'open' } | WhyUnknown;

/**
 * Numbered from 0, player by player and round by round, as lists of numbers: an
 * object for each would take longer than all tiebreaks.
 */
export interface CountedGames {
  /** The games of a player are numbered from `first[player]` up to, not including, `first[player + 1]`. */
  readonly first: readonly number[];
  readonly rounds: readonly number[];
  /** By index; -1 for somebody outside the list. */
  readonly opponents: readonly number[];
  /** The gain of each game (R1.1); undefined for one without a result. */
  readonly values: readonly (HalfPoints | undefined)[];
  /** Stones given, negative for stones got; empty where SOS takes no notice of them (R2.5). */
  readonly stones: readonly number[];
}
