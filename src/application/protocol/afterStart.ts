/** Changes since a round was paired: results, details of players, settings, the version. */
import type { FactsByName } from './facts';
import type { Remarkable } from './remark';

export const AFTER_START = {
  /** Keeps the pairing of the round in play although a past result has changed. */
  'keep pairing': { fields: { seen: 'seen' }, changes: 'cells', waiting: 'sidebar.writing' },
  /** Counts it for ratings alone: the list gets back what the round was paired by. */
  'rate alone': { fields: { seen: 'seen' }, changes: 'cells', waiting: 'sidebar.writing' },
  /** Confirms changed settings; again: the second time, with the consequences in sight. */
  'confirm changes': {
    fields: { seen: 'seen', again: 'yes or no' },
    changes: 'cells',
    waiting: 'sidebar.changes.confirming',
  },
  'take version': { fields: { seen: 'seen' }, changes: 'cells', waiting: 'sidebar.writing' },
  'put back': { fields: { seen: 'seen' }, changes: 'cells', waiting: 'sidebar.writing' },
  /** Keeps the details of players that have changed since a round was paired, or puts the old ones back. */
  'settle details': {
    fields: { seen: 'seen', keep: 'yes or no' },
    changes: 'cells',
    waiting: 'sidebar.writing',
  },
} as const satisfies FactsByName;

/** Compares with the list that the round was paired from. */
interface SincePairing {
  readonly round: number;
  readonly seen: string;
  readonly changes: readonly Remarkable[];
  /** Starts, scores, places, games that follow. */
  readonly impact: readonly string[];
}

export type AfterStartViews =
  /** Details of players that have changed since the last round was paired. */
  | (SincePairing & { readonly view: 'details changed' })
  /** A result of an earlier round has changed since the round in play was paired. */
  | (SincePairing & {
      readonly view: 'past changed';
      readonly published: boolean;
      /** The numbers of players whose game may be made anew. */
      readonly affected: readonly number[];
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
      /** Follow the second time. */
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
