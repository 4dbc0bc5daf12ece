import type { CriterionTotal } from '../pairing/criteria/criterionTotals';
import type { PlayerIndex, RoundNo } from '../tournament/indices';

/** The dictionaries have the words, under `audit.<kind>`. */
export type FindingKind =
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
  | 'dearer'
  | 'worse'
  | 'equal'
  | 'other'
  | 'byHand'
  | 'decided'
  | 'kept'
  | 'added'
  | 'corrected'
  | 'settingsChanged'
  | 'ratedOtherwise'
  | 'notReplayed'
  | 'notInLog'
  | 'place'
  | 'placesRight'
  | 'prize';

export interface Finding {
  readonly kind: FindingKind;
  readonly weight: 'departure' | 'note';
  /** 0 for the whole event. */
  readonly round: RoundNo;
  /** Indexes into the list, the player whose cell is meant first. */
  readonly players: readonly PlayerIndex[];
  /** Names, games and numbers for the sentence. */
  readonly values: Readonly<Record<string, string | number>>;
  /** The games' price in a criterion, and that of the best ones. */
  readonly criteria?: readonly CriterionDifference[];
  /** The program's code for a round that could not be paired again. */
  readonly code?: string;
}

export interface CriterionDifference {
  readonly weight: CriterionTotal['weight'];
  readonly played: number;
  readonly best: number;
  readonly gamesPlayed: number;
  readonly gamesBest: number;
}

export interface RoundAudit {
  readonly round: RoundNo;
  /** The Log told the state before the round, or the list of now had to do. */
  readonly from: 'log' | 'list';
  readonly legal: boolean;
  /**
   * `same`: the best pairing. `equal`: games just as good. `given`: the best around the games that stood. `not`: a
   * better one exists, or other rules. `unknown`: not paired again.
   */
  readonly optimal: 'same' | 'equal' | 'given' | 'not' | 'unknown';
  readonly findings: readonly Finding[];
}

export type TellFinding = (
  kind: Finding['kind'],
  players: readonly PlayerIndex[],
  values: Finding['values'],
  weight?: Finding['weight'],
) => Finding;

export interface EventAudit {
  readonly rounds: readonly RoundAudit[];
  readonly end: readonly Finding[];
}

/** `legal`: every round is, but another pairing was better, or places or how it came about depart from the rules. */
export type Verdict = 'best' | 'legal' | 'illegal';
