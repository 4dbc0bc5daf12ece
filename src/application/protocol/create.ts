/** A new tournament, its examples, and a list pasted as text. */
import type { FactsByName } from './facts';
import type { Language } from '../../tournament/languages';
import type { Settings } from '../../tournament/settings';
import type { System } from '../../tournament/systems';
import type { Remarkable, UndoOffer } from './remark';

export const CREATE = {
  create: {
    fields: { tournament: 'tournament' },
    changes: 'lists',
    needs: 'no broken run',
    waiting: 'sidebar.creating',
  },
  'clear examples': { fields: {}, changes: 'cells', waiting: 'sidebar.clearing' },
  split: {
    fields: { seen: 'seen' },
    changes: 'sheets',
    needs: 'no broken run',
    waiting: 'sidebar.writing',
  },
} as const satisfies FactsByName;

export type CreateViews =
  | {
      readonly view: 'no wall list';
      readonly sheets: readonly string[];
      readonly found?: Remarkable | undefined;
      /** Takes back a self-test, for instance. */
      readonly undo?: UndoOffer | undefined;
    }
  /** There is no wall list, but text in one column that can be split into one. */
  | {
      readonly view: 'text';
      readonly sheet: string;
      readonly seen: string;
      readonly players: number;
      readonly rounds: number;
      /** The first rows after splitting, their parts separated by a dot. */
      readonly rows: readonly string[];
      readonly undo: UndoOffer | undefined;
    }
  | { readonly view: 'create'; readonly problems: readonly FieldRemark[]; readonly draft: NewTournamentForm }
  /** A tournament without players, or with examples only. */
  | {
      readonly view: 'created';
      readonly examples: boolean;
      readonly seed?: string | undefined;
      readonly undo?: UndoOffer | undefined;
    }
  /** After `clear examples`; `kept` are example rows that somebody has changed. */
  | {
      readonly view: 'cleared';
      readonly cleared: number;
      readonly kept: readonly Remarkable[];
      readonly undo: UndoOffer | undefined;
    };

export interface NewTournamentForm {
  readonly name: string;
  readonly system: System;
  readonly teams: boolean;
  /** Whether a federation rates it, which asks for everybody's number: the column PIN. */
  readonly rated?: boolean;
  readonly rounds: number;
  /** A rank such as `3d`; '' for none. */
  readonly upperBar: string;
  readonly lowerBar: string;
  /** The seed for lots; '' to have one drawn (R2.8). */
  readonly seed: string;
  /** Missing: that of the preset. */
  readonly handicap?: Settings['handicap'];
  /** Missing: that of the person at the screen. */
  readonly language?: Language;
  /** Missing: the tiebreaks of the preset. */
  readonly order?: Settings['preset'];
  /** Other settings as one types them, `Tiebreaks=SOS, SOSOS; Draw=seeded`. */
  readonly rest?: string;
}

/** A problem of the form for a new tournament, shown at its field if it has one. */
export interface FieldRemark extends Remarkable {
  readonly field?: keyof NewTournamentForm;
}
