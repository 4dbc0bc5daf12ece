import type { Settings } from '../tournament/settings';
import type { Player } from '../tournament/wallList';

/** What is to be simulated: plain data, which decides everything that comes out. */
export interface SimulationPlan {
  readonly field: FieldPlan;
  /** One system with all its rules. Its `Seed` is not used: every event has one of its own. */
  readonly settings: Settings;
  /**
   * Rounds of each event. Undefined: as many as the system needs to come to its end, and in McMahon and Swiss as many as a
   * knock-out of so many players would have.
   */
  readonly rounds: number | undefined;
  /** How many events are wanted; `play` plays any part of them. */
  readonly events: number;
  /** Any text. Event i depends on it and on i, on nothing before. */
  readonly seed: string;
  readonly model: Model;
  readonly questions: Questions;
}

export type FieldPlan =
  /** As in a wall list, without results. */
  | { readonly kind: 'players'; readonly players: readonly Player[] }
  /** Ratings spread evenly over a normal distribution: points, `spread` is the standard deviation. */
  | { readonly kind: 'generated'; readonly size: number; readonly mean: number; readonly spread: number };

/** How games and players behave. */
export interface Model {
  /** Part of the games that nobody wins, 0 to 1. */
  readonly jigo: number;
  /** Part of the rounds that a player is out of, 0 to 1; in a knock-out whoever is absent has lost. */
  readonly absence: number;
  /** Part of the players who are typed in only after round 1, 0 to 1; where a system has no late entries, nobody is. */
  readonly late: number;
  /** The rating difference is multiplied by it: 1 is the model, 0 makes every game a coin, 2 has fewer upsets. */
  readonly scale: number;
  /** By how many points true strength differs from the rating: standard deviation, drawn anew for every event. */
  readonly strengthSpread: number;
}

/** What the answers are about. */
export interface Questions {
  /** The k strongest players, of whom is asked whether they end in the prizes. */
  readonly top: number;
  /** How many places have a prize. */
  readonly prizes: number;
  /** A game is even where the ratings differ by no more points than this. */
  readonly evenWithin: number;
  /** A game with its break, in minutes. */
  readonly minutesPerGame: number;
  readonly days: number;
}

export const MODEL: Model = { jigo: 0, absence: 0, late: 0, scale: 1, strengthSpread: 0 };

export const QUESTIONS: Questions = { top: 8, prizes: 3, evenWithin: 100, minutesPerGame: 120, days: 1 };
