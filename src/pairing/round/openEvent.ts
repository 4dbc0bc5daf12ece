import type { Event } from '../../standings/stages/event';
import { stageAt, type StageInForce } from '../../standings/stages/stage';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';
import type { Absence } from '../../tournament/game';
import type { Problem } from '../../tournament/problem';
import { SYSTEMS, type System } from '../../tournament/systems';
import type { Round } from '../game/round';
import type { Roster } from '../game/fixedPairs';

/** The system has something for a player in a round, be it a rest; being out is another matter. */
export type Eligibility = (player: PlayerIndex, round: RoundNo) => boolean;

/** A round that a player is out of, or that was over before the player came, and its value. */
export interface UnwrittenAbsence {
  readonly player: PlayerIndex;
  readonly round: RoundNo;
  readonly worth: Absence['worth'];
}

export interface MissingResult {
  readonly player: PlayerIndex;
  readonly round: RoundNo;
}

export interface OpenRound {
  /** The first round that is not complete; undefined when all are. */
  readonly round: RoundNo | undefined;
  /** Rounds before it: cells that nobody has filled and nobody needs to be asked about. */
  readonly late: readonly UnwrittenAbsence[];
  /** Rounds before it: results that are missing. */
  readonly missing: readonly MissingResult[];
}

export interface OpenEvent extends Event {
  readonly isEligible: Eligibility;
  readonly openRound: () => OpenRound;
  readonly openStage: () => OpenStage | CannotPair;
  readonly filled: () => OpenEvent;
  readonly contest: () => OpenEvent;
  readonly singles: () => OpenEvent;
}

export interface OpenStage {
  readonly kind: 'open';
  /** Every round, cells of late entries filled in; the settings of the stage are in the standing of `round`. */
  readonly event: OpenEvent;
  readonly stages: readonly StageInForce[];
  /** Position of the stage that is played, and the stage. */
  readonly index: number;
  readonly stage: StageInForce;
  readonly open: OpenRound;
  readonly round: Round;
  /** Without players for whom the stage has nothing in this round. */
  readonly roster: Roster;
  /** Warnings of earlier rounds, where the pairing does not depend on them. */
  readonly warnings: readonly Problem[];
  /** Earlier stages in which players who have not qualified play on (setting `Others`), each paired like this one. */
  readonly playingOn: readonly OpenStage[];
}

export interface CannotPair {
  readonly kind: 'cannot pair';
  readonly problems: readonly Problem[];
}

export const isWeighed = (system: System | undefined): boolean =>
  system !== undefined && SYSTEMS[system].pairs === 'weighed';

export const isWeighedRound = ({ teams, stages }: OpenEvent, round: RoundNo): boolean =>
  !teams() && isWeighed(stages[stageAt(stages, round)]?.system);
