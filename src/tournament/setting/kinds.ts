import type { Rank } from '../rank';
import type { System, SystemFacts } from '../systems';
import type { Tiebreak } from '../tiebreaks';
import type { TimeLimits } from '../timeLimits';
import type { RoundTime } from '../timetable';
import type { HalfPoints, RoundNo } from '../indices';
import type { ChangeFacts } from './change';

/** Results that a file for ratings can have in place of the list's, that of the first of the two players first. */
export const RATED_RESULTS = ['1-0', '0-1', '½-½', '0-0'] as const;

/** A game that counts in the event as the list has it, and goes to the federations with another result. */
export interface RatedResult {
  readonly round: RoundNo;
  readonly players: readonly [number, number];
  readonly result: (typeof RATED_RESULTS)[number];
}

export type SettingKind =
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'yes or no' }
  /** A whole number; with `optional`, also automatic. */
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly optional: boolean }
  /** A whole number, or none. */
  | { readonly kind: 'limit'; readonly min: number; readonly max: number }
  /** The weight of a criterion of pairing: a word of `weightWords.ts`, or a number. */
  | { readonly kind: 'weight'; readonly of: string; readonly normal: number }
  | { readonly kind: 'rank' }
  | { readonly kind: 'komi' }
  /** 0, ½ or 1 point, in half points; with `optional`, also automatic. */
  | { readonly kind: 'worth'; readonly optional: boolean }
  /** With `optional`, a list that follows another one until it is typed. */
  | { readonly kind: 'tiebreaks'; readonly optional: boolean }
  | { readonly kind: 'pairs' }
  /** Clubs that count as one, such as `Berlin + Potsdam; Ulm + Neu-Ulm`. */
  | { readonly kind: 'clubs' }
  /** Rounds with pairs that meet in them, such as `R3 5×9`. */
  | { readonly kind: 'meetings' }
  | { readonly kind: 'tables' }
  /** Players with their tables, such as `12@4`. */
  | { readonly kind: 'seats' }
  /** Rooms with their tables, such as `A: 1-20, B: 21-40`. */
  | { readonly kind: 'rooms' }
  /** Games with their results, such as `R2 5×3 0-1`. */
  | { readonly kind: 'rated' }
  /** Numbers of players in an order, such as `3, 1, 4..9`. */
  | { readonly kind: 'numbers' }
  | { readonly kind: 'rounds' }
  | { readonly kind: 'bye' }
  | { readonly kind: 'stages' }
  /** A day such as `2026-07-06`; '' where it is not known. */
  | { readonly kind: 'day' }
  | { readonly kind: 'timeLimits' }
  | { readonly kind: 'timetable' }
  | { readonly kind: 'text' };

/** A stage: `system` is played from round `from` to round `to`, both included, counted from 1. */
export interface Stage {
  readonly from: number;
  readonly to: number;
  readonly system: System;
}

export interface Room {
  readonly name: string;
  readonly tables: readonly number[];
}

/** Two players who meet in a round, by number. */
export interface Meeting {
  readonly round: RoundNo;
  readonly players: readonly [number, number];
}

interface KindValues {
  readonly choice: string;
  readonly 'yes or no': boolean;
  readonly count: number;
  readonly limit: number | undefined;
  readonly weight: number;
  readonly rank: Rank | undefined;
  readonly komi: HalfPoints;
  readonly worth: HalfPoints;
  readonly tiebreaks: readonly Tiebreak[];
  readonly pairs: readonly (readonly [number, number])[];
  readonly clubs: readonly (readonly string[])[];
  readonly meetings: readonly Meeting[];
  readonly tables: readonly number[];
  readonly seats: readonly (readonly [number, number])[];
  readonly rooms: readonly Room[];
  readonly rated: readonly RatedResult[];
  readonly numbers: readonly number[];
  readonly rounds: readonly number[];
  readonly bye: number | 'automatic';
  readonly stages: readonly Stage[];
  readonly day: string;
  readonly timeLimits: TimeLimits | undefined;
  readonly timetable: readonly RoundTime[];
  readonly text: string;
}

/** The values of a kind: one of its choices, or undefined too where it is optional. */
export type ValueOf<Kind extends SettingKind> = Kind extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : KindValues[Kind['kind']] | (Kind extends { readonly optional: true } ? undefined : never);

export const choice = <const Choices extends readonly string[]>(choices: Choices) =>
  ({ kind: 'choice', choices }) as const;
export const count = (min: number, max: number) => ({ kind: 'count', min, max, optional: false }) as const;
export const optionalCount = (min: number, max: number) =>
  ({ kind: 'count', min, max, optional: true }) as const;
export const limit = (min: number, max: number) => ({ kind: 'limit', min, max }) as const;
export const weight = <const Criterion extends string>(of: Criterion, normal: number) =>
  ({ kind: 'weight', of, normal }) as const;
export const ROUND = optionalCount(1, 99);
export const RANK = { kind: 'rank' } as const;
export const TIEBREAKS = { kind: 'tiebreaks', optional: false } as const;
export const WORTH = { kind: 'worth', optional: false } as const;
export const OPTIONAL_WORTH = { kind: 'worth', optional: true } as const;
export const YES_NO = { kind: 'yes or no' } as const;
export const TEXT = { kind: 'text' } as const;
export const DAY = { kind: 'day' } as const;

export const PRESETS = ['EGF', 'OpenGotha', 'WMSG 2008', 'AGA'] as const;

export type Preset = (typeof PRESETS)[number];

export interface SettingFacts<Name extends string, Kind extends SettingKind> {
  /** The name in the Settings sheet, which is also the English text. */
  readonly name: Name;
  /** Other names in use, in any language; those of earlier versions are still read. */
  readonly aliases?: string;
  readonly kind: Kind;
  /** The value of the EGF's rules (R1–R4), with no handicap and no bars. */
  readonly value: ValueOf<Kind>;
  /** The values of the presets that have others. */
  readonly presets?: Readonly<Partial<Record<Preset, ValueOf<Kind>>>>;
  readonly change: ChangeFacts;
  /** The systems in which the setting has an effect; undefined: any. */
  readonly onlyWhere?: Partial<Pick<SystemFacts, 'pairs' | 'score'>>;
}

export const setting = <const Name extends string, const Kind extends SettingKind>(
  facts: SettingFacts<Name, Kind>,
): SettingFacts<Name, Kind> => facts;
