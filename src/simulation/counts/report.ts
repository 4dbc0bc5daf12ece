import type { OrderStep } from '../../standings/orderStep';

export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The number of observations behind it, mostly events. */
  readonly n: number;
}

/** Shares are from 0 to 1, points are rating points, hours are hours; a number counts what its measure names. */
export type Unit = 'share' | 'points' | 'number' | 'hours' | 'tau';

export const MEASURES = {
  /** Events in which the strongest player is first, alone or with equals. */
  strongestFirst: 'share',
  /** Events in which the strongest player is first and nobody is equal. */
  strongestAlone: 'share',
  /** The share of the `top` strongest players who end in the prizes. */
  topInPrizes: 'share',
  /** Kendall's tau-b between strength and final order, -1 to 1. */
  tau: 'tau',
  /** Events in which the whole tiebreak list leaves several players first. */
  tiedFirst: 'share',
  firstPlayers: 'number',
  /** Mean rating difference of a game. */
  gap: 'points',
  /** Games with a rating difference of no more than `evenWithin`. */
  evenGames: 'share',
  /** Games in which the stronger of the two lost, of those that were decided and had a stronger one. */
  upsets: 'share',
  /** Games of a player in an event: on average, for the player with fewest, for the player with most. */
  games: 'number',
  fewestGames: 'number',
  mostGames: 'number',
  rounds: 'number',
  /** Rounds in which a player has a game, on average. */
  roundsPlayed: 'number',
  drawUps: 'number',
  repeats: 'number',
  byes: 'number',
  handicapGames: 'share',
  /** Games one after another: in each round those of the player with most. */
  sittings: 'number',
  /** Hours that a day needs. */
  hours: 'hours',
} as const satisfies Record<string, Unit>;
export type Measure = keyof typeof MEASURES;

export interface Report {
  /** Events played to their end, and events that came to none. */
  readonly events: number;
  readonly failed: number;
  /** Undefined where nothing was observed. */
  readonly measures: Readonly<Record<Measure, Estimate | undefined>>;
  /** `inPrizes[k]`: the share of events in which the player of strength k + 1 ends in the prizes. */
  readonly inPrizes: readonly Estimate[];
  /** By player, in the order of the field. */
  readonly players: readonly PlayerReport[];
  /** `tables[k]`: the mean rating difference at table k + 1. */
  readonly tables: readonly (Estimate | undefined)[];
  /** `rounds[r]`: the mean rating difference in round r + 1. */
  readonly rounds: readonly (Estimate | undefined)[];
  /** The shares of events with several first after the score, after the first tiebreak, and so on. */
  readonly ties: readonly TiesAfter[];
  /** By prize for wins, as planned. */
  readonly winners: readonly ExpectedWinners[];
  /** Problems that kept events from their end; most frequent first. */
  readonly failures: readonly CountedFinding[];
  /** Pairing rules that the referee saw broken; normally none. */
  readonly faults: readonly CountedFinding[];
}

export interface PlayerReport {
  readonly no: number;
  readonly name: string;
  /** Rating points of the model. */
  readonly strength: number;
  readonly first: Estimate | undefined;
  readonly inPrizes: Estimate | undefined;
  readonly place: Estimate | undefined;
  readonly games: Estimate | undefined;
  /** Games won, with a jigo as half a game; games won by default and byes do not count. */
  readonly won: Estimate | undefined;
}

export interface ExpectedWinners {
  readonly key: string;
  /** Winners in an event, on average; undefined before two events. */
  readonly mean: Estimate | undefined;
  /** In nine events of ten there are no fewer and no more. */
  readonly fewest: number;
  readonly most: number;
}

export interface TiesAfter {
  /** The score that the system ranks by (`MMS`, `WINS`, `Knock-out` …), or a tiebreak. */
  readonly after: OrderStep['tiebreak'];
  readonly share: Estimate;
}

/** A finding with the number of events, and the first of them, which can be played again alone. */
export interface CountedFinding {
  /** A problem's code, or the referee's name of a fault. */
  readonly code: string;
  readonly events: number;
  readonly first: number;
}

export interface Comparison {
  readonly measures: Readonly<Record<Measure, OrderDifference | undefined>>;
  readonly inPrizes: readonly OrderDifference[];
}

export interface OrderDifference {
  readonly a: Estimate;
  readonly b: Estimate;
  /** a − b. The two differ if the interval excludes 0. */
  readonly difference: Estimate;
}
