import type { Settings } from '../../tournament/settings';
import type { Player, WallList } from '../../tournament/wallList';

/** A simulation as plain data, which decides everything about its results. */
export interface SimulationPlan {
  readonly field: FieldPlan;
  /** One system with all its rules. Its `Seed` is not used: every event has its own. */
  readonly settings: Settings;
  /** Undefined: as many as the system needs to end; in McMahon and Swiss as many as in a knock-out. */
  readonly rounds: number | undefined;
  /** The number of events; `play` can play any part of them. */
  readonly events: number;
  /** Any text. Event i depends on this and on i only. */
  readonly seed: string;
  readonly model: Model;
  readonly questions: Questions;
  /** Rare events; missing where there are none. */
  readonly odd?: RareEvents;
}

export type FieldPlan =
  /** Players as in a wall list, without results. */
  | { readonly kind: 'players'; readonly players: readonly Player[] }
  /** Ratings spread evenly over a normal distribution, in points; `spread` is the standard deviation. */
  | { readonly kind: 'generated'; readonly size: number; readonly mean: number; readonly spread: number };

export interface Model {
  readonly jigo: number;
  /** The probability that a player misses a round, 0 to 1. In a knock-out an absent player has lost. */
  readonly absence: number;
  /** The share of players who are typed in after round 1, 0 to 1; none where the system has no late entries. */
  readonly late: number;
  /** The factor of rating differences: 1 is the model, 0 makes every game a coin toss, 2 gives fewer upsets. */
  readonly scale: number;
  /** The standard deviation, in points, of true strength from the rating, drawn anew for every event. */
  readonly strengthSpread: number;
}

/** The rare things of real events, as parts from 0 to 1: where programs err. */
export interface RareEvents {
  /** Players in a round: a bye is typed for them before the others are paired. */
  readonly byes: number;
  /** Players in a round: two of them are typed as a game. */
  readonly byHand: number;
  /** Games: won by default, lost by both, decided otherwise by a referee. */
  readonly defaults: number;
  readonly doubleLosses: number;
  readonly oddResults: number;
  readonly forbidden: number;
}

export const NO_RARE_EVENTS: RareEvents = {
  byes: 0,
  byHand: 0,
  defaults: 0,
  doubleLosses: 0,
  oddResults: 0,
  forbidden: 0,
};

export interface Questions {
  readonly top: number;
  readonly prizes: number;
  /** A game is even if the ratings differ by no more points than this. */
  readonly evenWithin: number;
  /** Minutes of a game with its break. */
  readonly minutesPerGame: number;
  readonly days: number;
  /** How many win each of these prizes; missing where there are none. */
  readonly winsPrizes?: readonly PlannedWins[];
  /** The contestants who leave such a prize to keep another one (R3.5), by its key; missing where everybody keeps all. */
  readonly leave?: (event: EventAtEnd) => ReadonlyMap<string, ReadonlySet<number>>;
}

/** `fieldOf`: the player of the field by row of the list. */
export interface EventAtEnd {
  readonly list: WallList;
  readonly settings: Settings;
  readonly fieldOf: readonly number[];
}

/** A prize for everybody with so many wins in so many rounds (R3.4). */
export interface PlannedWins {
  /** No other prize of the plan has it. */
  readonly key: string;
  readonly wins: number;
  readonly of: number;
  /** Places in the field of the players who are meant; undefined for everybody. */
  readonly players?: readonly number[];
}

export const MODEL: Model = { jigo: 0, absence: 0, late: 0, scale: 1, strengthSpread: 0 };

export const QUESTIONS: Questions = { top: 8, prizes: 3, evenWithin: 100, minutesPerGame: 120, days: 1 };
