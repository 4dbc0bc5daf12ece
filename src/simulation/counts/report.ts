import type { Compared } from '../../standings/order/compared';

/** A number with its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How many observations it rests on, mostly events. */
  readonly n: number;
}

/** Shares are 0 to 1, points are rating points, hours are hours; a number counts what its name says. */
export type Unit = 'share' | 'points' | 'number' | 'hours' | 'tau';

/** Everything that is one number; two systems are compared by them. */
export const MEASURES = {
  /** Events in which the strongest player is first, alone or with equals. */
  strongestFirst: 'share',
  /** Events in which the strongest player is first and nobody is equal. */
  strongestAlone: 'share',
  /** Of the `top` strongest players, those who end in the prizes. */
  topInPrizes: 'share',
  /** Kendall's tau-b between strength and final order, -1 to 1. */
  tau: 'tau',
  /** Events in which the whole tiebreak list leaves several players first. */
  tiedFirst: 'share',
  /** Players who share the first place. */
  firstPlayers: 'number',
  /** Mean rating difference of a game. */
  gap: 'points',
  /** Games with a rating difference of no more than `evenWithin`. */
  evenGames: 'share',
  /** Games in which the stronger of the two lost, of those that were decided and had a stronger one. */
  upsets: 'share',
  /** Games a player has in an event: on average, of whoever has fewest, of whoever has most. */
  games: 'number',
  fewestGames: 'number',
  mostGames: 'number',
  rounds: 'number',
  /** Rounds in which a player has a game, on average. */
  roundsPlayed: 'number',
  /** Games of an event between players with different scores. */
  drawUps: 'number',
  /** Games of an event between players who met in a round before. */
  repeats: 'number',
  /** Byes of an event. */
  byes: 'number',
  handicapGames: 'share',
  /** Games one after another, for whoever has most of them in each round. */
  sittings: 'number',
  /** Hours that a day needs. */
  hours: 'hours',
} as const satisfies Record<string, Unit>;
export type Measure = keyof typeof MEASURES;

/** What a plan's events come to. */
export interface Report {
  /** Events that were played to their end, and events that could not be. */
  readonly events: number;
  readonly failed: number;
  /** Undefined where nothing was observed. */
  readonly measures: Readonly<Record<Measure, Estimate | undefined>>;
  /** `inPrizes[k]`: how often the player of strength k + 1 ends in the prizes. */
  readonly inPrizes: readonly Estimate[];
  /** In the order of the field. */
  readonly players: readonly PlayerReport[];
  /** `tables[k]`: the mean rating difference at table k + 1. */
  readonly tables: readonly (Estimate | undefined)[];
  /** `rounds[r]`: the mean rating difference in round r + 1. */
  readonly rounds: readonly (Estimate | undefined)[];
  /** How often several are first after the score, after the first tiebreak, and so on. */
  readonly ties: readonly TiesAfter[];
  /** Why events could not be played to their end; most frequent first. */
  readonly failures: readonly Finding[];
  /** Rules of pairing that a referee saw broken; nothing is what it should be. */
  readonly faults: readonly Finding[];
}

export interface PlayerReport {
  readonly no: number;
  readonly name: string;
  /** Rating points that the model plays with. */
  readonly strength: number;
  readonly first: Estimate | undefined;
  readonly inPrizes: Estimate | undefined;
  readonly place: Estimate | undefined;
  readonly games: Estimate | undefined;
  /** Games won, a jigo being half of one; those won by default and byes do not count. */
  readonly won: Estimate | undefined;
}

export interface TiesAfter {
  /** The score or whatever the system ranks by (`MMS`, `WINS`, `Knock-out` …), then each tiebreak. */
  readonly after: Compared['tiebreak'];
  readonly share: Estimate;
}

/** In how many events, and the first of them, which can be played again by itself. */
export interface Finding {
  /** A problem's code, or what the referee calls it. */
  readonly code: string;
  readonly events: number;
  readonly first: number;
}

/** Two reports side by side. */
export interface Comparison {
  readonly measures: Readonly<Record<Measure, Difference | undefined>>;
  readonly inPrizes: readonly Difference[];
}

export interface Difference {
  readonly a: Estimate;
  readonly b: Estimate;
  /** a − b. Where 0 is outside the interval, the two differ. */
  readonly difference: Estimate;
}
