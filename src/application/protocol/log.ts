/** Takes back what was written, or finishes it after a run that died. */
import type { FactsByName } from './facts';
import type { Remarkable } from './remark';

export const LOG = {
  /** Whole: only where nobody has typed in the sheets that it made. */
  undo: {
    fields: { action: 'action', whole: 'yes or no?' },
    changes: 'sheets',
    needs: 'nothing',
    waiting: 'sidebar.undoing',
  },
  finish: { fields: { action: 'action' }, changes: 'sheets', needs: 'nothing', waiting: 'sidebar.finishing' },
} as const satisfies FactsByName;

export type LogViews =
  | {
      readonly view: 'begun';
      readonly action: string;
      readonly what: string;
      readonly when: string;
      /** False when something else has changed since, so that only undo is safe. `inTheWay` lists the changes. */
      readonly mayFinish: boolean;
      readonly inTheWay: readonly Remarkable[];
    }
  | {
      readonly view: 'undone';
      readonly restored: number;
      readonly partly?: boolean;
      readonly kept: readonly Remarkable[];
    };
