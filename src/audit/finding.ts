import type { CriterionTotal } from '../pairing/criteria/criterionTotals';

/** What an audit can find; the dictionaries have the words, under `audit.<kind>`. */
export type FindingKind =
  /** Of the cells of a round. */
  | 'sidesDiffer'
  | 'twice'
  | 'nothing'
  | 'outPlays'
  /** Against the settings. */
  | 'forbidden'
  | 'repeat'
  | 'repeatNeeded'
  | 'byes'
  | 'handicap'
  | 'colour'
  | 'colourByLot'
  /** Against the optimum. */
  | 'dearer'
  | 'worse'
  | 'equal'
  | 'other'
  /** Of how the round came about. */
  | 'byHand'
  | 'decided'
  | 'kept'
  | 'added'
  | 'corrected'
  | 'settingsChanged'
  | 'ratedOtherwise'
  | 'notReplayed'
  | 'notInLog'
  /** Of the end. */
  | 'place'
  | 'placesRight'
  | 'prize';

export interface Finding {
  readonly kind: FindingKind;
  /** A departure from the rules, or only something to know. */
  readonly weight: 'departure' | 'note';
  /** 0 for the whole event. */
  readonly round: number;
  /** Indexes into the list, the player whose cell is meant first. */
  readonly players: readonly number[];
  /** Names, games and numbers for the sentence. */
  readonly values: Readonly<Record<string, string | number>>;
  /** What the games cost in a criterion, and what the best ones do. */
  readonly criteria?: readonly CriterionDifference[];
  /** Why the round could not be paired again, for the words of the program. */
  readonly code?: string;
}

export interface CriterionDifference {
  readonly weight: CriterionTotal['weight'];
  readonly played: number;
  readonly best: number;
  /** How many games pay it. */
  readonly gamesPlayed: number;
  readonly gamesBest: number;
}

export interface RoundAudit {
  readonly round: number;
  /** Whether the Log told what the round was paired from, or the list of now had to do. */
  readonly from: 'log' | 'list';
  readonly legal: boolean;
  /**
   * `same`: the games of the best pairing. `equal`: other games that are just as good. `given`: the best that has the games that
   * stood in the round before. `not`: a better pairing exists, or the system asks for others. `unknown`: the round could not be
   * paired again.
   */
  readonly optimal: 'same' | 'equal' | 'given' | 'not' | 'unknown';
  readonly findings: readonly Finding[];
}
