/** What has changed since a round was paired: results, details of players, settings, the version. */
import type { Remarkable } from './remark';

export type ChangesRequests =
  /** Keeps the pairing of the round in play although a past result has changed; `seen` of that view. */
  | { readonly ask: 'keep pairing'; readonly seen: string }
  /** Counts it for ratings alone: the list gets back what the round was paired by. */
  | { readonly ask: 'rate alone'; readonly seen: string }
  /** Confirms changed settings; `again`: the second time, with the consequences in sight. `seen` as for writing. */
  | { readonly ask: 'confirm changes'; readonly seen: string; readonly again: boolean }
  /** Lets this version take over the event. */
  | { readonly ask: 'take version'; readonly seen: string }
  /** Puts the settings back that are asked about. */
  | { readonly ask: 'put back'; readonly seen: string }
  /** Keeps the details of players that have changed since a round was paired, or puts the old ones back. */
  | { readonly ask: 'settle details'; readonly seen: string; readonly keep: boolean };

/** What differs from the list that the round was paired from. */
interface SincePairing {
  readonly round: number;
  readonly seen: string;
  readonly changes: readonly Remarkable[];
  /** What follows: starts, scores, places, games. */
  readonly impact: readonly string[];
}

export type ChangesViews =
  /** Details of players that have changed since the last round was paired. */
  | (SincePairing & { readonly view: 'details changed' })
  /** A result of an earlier round has changed since the round in play was paired. */
  | (SincePairing & {
      readonly view: 'past changed';
      readonly published: boolean;
      /** Whose game may be made anew, by their numbers. */
      readonly affected: readonly number[];
      /** Whether the round can be paired again. */
      readonly again: boolean;
      /** Whether results alone have changed, which could count for ratings alone. */
      readonly rate?: boolean;
    })
  /** Settings that were announced and have changed since the last round was paired. */
  | {
      readonly view: 'changes';
      readonly round: number;
      readonly seen: string;
      /** The highest grade among them; `refuse`: they can only be put back. */
      readonly grade: 'take note' | 'confirm' | 'confirm twice' | 'refuse';
      readonly again: boolean;
      readonly changes: readonly Remarkable[];
      /** What follows, the second time. */
      readonly consequences: readonly string[];
    }
  /** The event was held with another version; what this one would do otherwise in the rounds named. */
  | {
      readonly view: 'version';
      readonly from: string;
      readonly to: string;
      readonly rounds: readonly number[];
      readonly differences: readonly string[];
      readonly seen: string;
    };
