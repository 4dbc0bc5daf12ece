import type { Language } from './languages';
import type { RatedResult } from './ratedResults';
import type { HalfPoints } from './wallList';
import type { Rank } from './rank';
import type { System } from './systems';
import type { Tiebreak } from './tiebreaks';
import type { TimeLimits } from './timeLimits';
import type { RoundTime } from './timetable';

/**
 * The settings of an organiser. Their names in the Settings sheet are in `settingNames.ts`; a test compares
 * the two.
 */

export const PRESETS = ['EGF', 'OpenGotha', 'WMSG 2008', 'AGA'] as const;
export type Preset = (typeof PRESETS)[number];

export const ZEROS = ['30k', '20k', '1d'] as const;
export const ABSENT_STARTS = ['as others', 'below the bar'] as const;
export const SOS_FLAVOURS = ['EGF', 'WMSG'] as const;
export const ROUNDINGS = ['EGF', 'absences', 'none'] as const;
export const OPPONENT_UNPLAYED = ['as scored', 'half'] as const;
export const OWN_UNPLAYED = ['own start', 'AGA phantom'] as const;
export const DEFAULT_GAMES = ['count', 'ignore'] as const;
export const ABSENCES_IN_WINS = ['count', 'ignore'] as const;
export const HANDICAPS = ['none', 'EGF', 'rank', 'MMS'] as const;
export const SEEDINGS = ['random', 'fold', 'slip'] as const;
export const FLOATERS = ['top', 'middle', 'bottom'] as const;
export const GEOGRAPHIES = ['below the bar', 'everywhere', 'never'] as const;
export const GROUPS = ['mixed', 'apart'] as const;
export const SPLITS = ['halves', 'neighbours'] as const;
export const PRIZE_UNITS = ['0.01', '0.1', '0.5', '1', '5', '10', '50', '100', '1000'] as const;
export const CRITERIA_ORDERS = ['weighed', 'in order'] as const;
export const ABSENCES = ['0=', '0-'] as const;
/** Players who miss the cut for a later stage stop, or play on. */
export const OTHERS = ['stop', 'play on'] as const;
/** Games of a player who leaves a round robin before half of them: they count, or are taken out. */
export const LEAVERS = ['games count', 'taken out'] as const;
export const DRAWS = ['lot', 'bracket by lot', 'seeded'] as const;
export const MIDDLE_PLAYERS = ['first half', 'second half'] as const;
export const DIAGONAL_ORDERS = ['rating', 'maximum rating'] as const;
export const PERFORMANCES = ['EGF', 'Elo'] as const;
export const CLASSES = ['A', 'B', 'C', 'D'] as const;
export const YES_NO = ['yes', 'no'] as const;

/** A stage: `system` is played from round `from` to round `to`, both included, counted from 1. */
export interface Stage {
  readonly from: number;
  readonly to: number;
  readonly system: System;
}

export interface Settings {
  readonly preset: Preset;
  readonly system: System;
  /** Empty: one system for all rounds. They follow each other without a gap, from round 1 on. */
  readonly stages: readonly Stage[];
  /** Undefined: as many as the list has columns. */
  readonly rounds: number | undefined;
  /** Standings as of this round; undefined: all rounds with a result. */
  readonly throughRound: number | undefined;
  readonly upperBar: Rank | undefined;
  readonly lowerBar: Rank | undefined;
  /** Whether teams play each other: players are paired board by board, matches count (R1.6). */
  readonly teams: boolean;
  /** Boards of a match; undefined: as many as most teams have players. */
  readonly boards: number | undefined;
  /** Display only: the rank whose McMahon score is 0 (R4.1). */
  readonly scoreZeroAt: (typeof ZEROS)[number];
  /** Members of the Supergroup column start one point above the bar (R4.2). */
  readonly supergroup: boolean;
  /** Where players start whose absences are known beforehand (R4.1). */
  readonly absentStart: (typeof ABSENT_STARTS)[number];

  readonly tiebreaks: readonly Tiebreak[];
  readonly pairingTiebreaks: readonly Tiebreak[];
  readonly seedingTiebreaks: readonly Tiebreak[];
  /** The order inside a place for indivisible prizes; undefined: the final tiebreaks, then Lottery (R3.3). */
  readonly prizeTiebreaks: readonly Tiebreak[] | undefined;
  /** Shares of prizes are rounded down to a multiple of this (A8). */
  readonly prizeUnit: (typeof PRIZE_UNITS)[number];
  /** Tiebreaks between equals of different groups, after the tiebreaks inside each group (R6.6). */
  readonly globalTiebreaks: readonly Tiebreak[];
  readonly sosFlavour: (typeof SOS_FLAVOURS)[number];
  /** R1.3, A1: floor the total, only the points of absences and byes, or nothing. */
  readonly rounding: (typeof ROUNDINGS)[number];
  /** R2.5: the scores of opponents as counted, or with every round not really played as ½. */
  readonly opponentsUnplayed: (typeof OPPONENT_UNPLAYED)[number];
  readonly ownUnplayed: (typeof OWN_UNPLAYED)[number];
  /** R2.5: correct an opponent's McMahon score by the handicap of the game. */
  readonly handicapInSos: boolean;
  /** A2: floor Direct Comparison values in McMahon and Swiss. */
  readonly roundDownDirectComparison: boolean;
  /** A5: whether a game won by default is a game in Direct Comparison. */
  readonly defaultGamesInDirectComparison: (typeof DEFAULT_GAMES)[number];
  /** The value of a bye in the score and in the Number of Wins Score; wins undefined: as in the score. */
  readonly byeValue: HalfPoints;
  readonly byeWins: HalfPoints | undefined;
  /**
   * The value of an agreed absence (`0=`) in the score and in the Number of Wins Score; wins undefined: as in
   * the score.
   */
  readonly absenceValue: HalfPoints;
  readonly absenceWins: HalfPoints | undefined;
  /** Whether an agreed absence counts in the Number of Wins Score, if `absenceWins` is undefined. */
  readonly absencesInWins: (typeof ABSENCES_IN_WINS)[number];

  readonly handicap: (typeof HANDICAPS)[number];
  readonly handicapReduction: number;
  readonly handicapLimit: number;
  /** Players stronger than this play even; undefined: no limit. */
  readonly handicapFrom: Rank | undefined;
  readonly komi: HalfPoints;
  /** Seeding inside the score group: in the early rounds, then later. */
  readonly earlySeeding: (typeof SEEDINGS)[number];
  readonly seeding: (typeof SEEDINGS)[number];
  readonly earlyRounds: number;
  readonly drawUpFrom: (typeof FLOATERS)[number];
  readonly drawDownFrom: (typeof FLOATERS)[number];
  readonly geography: (typeof GEOGRAPHIES)[number];
  /** Whether the special groups of the Group column play among themselves (R4.2). */
  readonly groups: (typeof GROUPS)[number];
  /** Score pairing: who plays whom inside a section (A13, R5.11). */
  readonly sectionSplit: (typeof SPLITS)[number];
  /** Score pairing: how many games more with one colour than with the other are avoided; undefined: no limit (R5.9). */
  readonly colourLimit: number | undefined;
  /** How many times each pair meets in a round robin. */
  readonly cycles: number;
  /** Whether the games of a player who leaves a round robin before half of them count (R6.5). */
  readonly leavers: (typeof LEAVERS)[number];
  /** Knock-out: by lot before every round, by lot once, or by the seeding tiebreaks (R6.1, R6.3). */
  readonly knockoutDraw: (typeof DRAWS)[number];
  /** Whether the losers of the semi-finals play for the third place (R6.4). */
  readonly thirdPlace: boolean;
  /** How many go on to the next stage, of each group if there are groups; undefined: as many as fit. */
  readonly qualifiers: number | undefined;
  /** Whether players who have not qualified play on by the rules of the stage before. */
  readonly notQualified: (typeof OTHERS)[number];
  /** Rounds, one after the other, in which equal players play for their places and nothing else; empty: none (R2.10). */
  readonly playoffRounds: readonly number[];
  /** Ties for this place or a better one are played off. */
  readonly playoffPlaces: number;
  /** Diagonal: the rating that puts players in order (R7.1). */
  readonly diagonalOrder: (typeof DIAGONAL_ORDERS)[number];
  /** Diagonal: games that a pair plays in a round (R7.2). */
  readonly gamesPerOpponent: number;
  /** Diagonal: with so many players left or fewer they play in a ring (R7.5, A17). */
  readonly fewPlayersUpTo: number;
  /** Diagonal, round 1: where the middle one of an odd number of players belongs (A12). */
  readonly middlePlayer: (typeof MIDDLE_PLAYERS)[number];
  /**
   * Performance rating: the rating whose expected score is the score made, or the opponents' mean plus or
   * minus up to 400 points (R8.5).
   */
  readonly performance: (typeof PERFORMANCES)[number];
  /** The EGF's class of the tournament, which weighs rating changes (R8.3). */
  readonly tournamentClass: (typeof CLASSES)[number];
  /** Whether the pairing criteria are weighed against each other or follow one another strictly. */
  readonly criteria: (typeof CRITERIA_ORDERS)[number];
  /** Whether weights may be numbers, not words alone. */
  readonly expert: boolean;
  /** Weights of the pairing criteria, in the order of `src/pairing/criteria/criteria.ts`. */
  readonly weights: Readonly<Record<Weight, number>>;
  readonly forbiddenPairs: readonly (readonly [number, number])[];
  /** Pairs that are avoided like games within a club, whatever their scores (R4.6). */
  readonly ratherNot: readonly (readonly [number, number])[];
  readonly excludedTables: readonly number[];
  /** Players who always sit at one table: numbers of players, and of tables. */
  readonly fixedTables: readonly (readonly [number, number])[];
  /** The bye: a player's number, or automatic. */
  readonly bye: number | 'automatic';
  /** The entry that is written for a round that a player is out of. */
  readonly absence: (typeof ABSENCES)[number];

  readonly eventName: string;
  readonly eventPlace: string;
  /** Two letters. */
  readonly eventCountry: string;
  /** `2026-07-06`; '' where it is not known. */
  readonly eventBegins: string;
  readonly eventEnds: string;
  readonly eventDirector: string;
  readonly timeLimits: TimeLimits | undefined;
  readonly rulesOfPlay: string;
  /** Minutes after which whoever is not there has lost; undefined: nothing is said. */
  readonly lateness: number | undefined;
  readonly timetable: readonly RoundTime[];
  readonly boardSize: number;
  readonly online: boolean;

  /** Name of the sheet with the wall list, where there are several. */
  readonly wallListSheet: string;
  readonly language: Language;
  /** The version of this program that the event is held with; '' where nobody has said. */
  readonly version: string;
  /** What was changed after the first pairing and confirmed, a line each (sheet/settings/settingChanges.ts). */
  readonly confirmedChanges: string;
  /** Results that files for ratings have, while the list keeps those that the event was paired and placed by. */
  readonly ratedResults: readonly RatedResult[];
  /** The first number of each player, by the numbers of now; empty: the list was never numbered anew (R2.8). */
  readonly lotNumbers: readonly number[];
  readonly seed: string;
}

/** The soft criteria of pairing, most important first (R4.7). Repeats have no weight: they are forbidden. */
export const WEIGHTS = ['score', 'float', 'seeding', 'colour', 'handicap', 'country', 'club'] as const;
export type Weight = (typeof WEIGHTS)[number];
