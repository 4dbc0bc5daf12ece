import type { Settings } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';

/** What a round was paired from, where the Log says it. */
export interface Known {
  readonly round: number;
  readonly wallList: WallList;
  readonly settings: Settings;
}

/** A list and settings as they are now. */
export interface AuditedEvent {
  readonly wallList: WallList;
  readonly settings: Settings;
  readonly known: readonly Known[];
}
