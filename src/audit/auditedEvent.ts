import type { Settings } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';
import type { RoundNo } from '../tournament/indices';

/** The list and settings that a round was paired from, where the Log says it. */
export interface LoggedRound {
  readonly round: RoundNo;
  readonly wallList: WallList;
  readonly settings: Settings;
  /** The games, by numbers, that stayed when others of the round were made anew; a bye has the opponent 0. */
  readonly kept?: readonly (readonly [number, number])[] | undefined;
  /** Decisions by hand in the preview, and their costs. */
  readonly decided?: readonly [decided: string, costs: string] | undefined;
}

export interface AuditedEvent {
  readonly wallList: WallList;
  readonly settings: Settings;
  readonly known: readonly LoggedRound[];
  /** The last round that came from a file with stones by a rule that the settings do not have. */
  readonly stonesUntil?: number | undefined;
}
