/** Files of other programs and rating lists. */
import type { FactsByName } from './facts';
import type { TournamentNow } from '../../exchange/fileRows';
import type { Remarkable, UndoOffer } from './remark';

export const FILES = {
  files: { fields: {}, changes: 'nothing', needs: 'no broken run', waiting: 'sidebar.looking' },
  'preview import': {
    fields: { file: 'file' },
    changes: 'nothing',
    needs: 'no broken run',
    waiting: 'sidebar.files.reading',
  },
  import: {
    fields: { file: 'file' },
    changes: 'lists',
    needs: 'no broken run',
    waiting: 'sidebar.creating',
  },
  /** Compares the event with a copy that went on elsewhere. */
  'preview merge': {
    fields: { copy: 'copy', answers: 'merge answers?' },
    changes: 'nothing',
    waiting: 'sidebar.files.reading',
  },
  /** Adds the columns of rounds that only the copy has, and compares. */
  'add rounds': {
    fields: { copy: 'copy', seen: 'seen' },
    changes: 'cells',
    waiting: 'sidebar.writing',
  },
  /** Writes what only the copy has, and what was decided for it. */
  merge: {
    fields: { copy: 'copy', answers: 'merge answers?', seen: 'seen' },
    changes: 'cells',
    waiting: 'sidebar.writing',
  },
  'preview ratings': {
    fields: { ratings: 'ratings' },
    changes: 'nothing',
    waiting: 'sidebar.files.reading',
  },
  'write ratings': {
    fields: { ratings: 'ratings', seen: 'seen' },
    changes: 'cells',
    waiting: 'sidebar.writing',
  },
} as const satisfies FactsByName;

export type FilesViews =
  | FilesView
  | {
      readonly view: 'import';
      readonly name: string;
      /** In the organiser's language. */
      readonly systemName: string;
      readonly players: number;
      readonly rounds: number;
      readonly games: number;
      readonly problems: readonly Remarkable[];
      readonly mayImport: boolean;
    }
  | {
      readonly view: 'imported';
      readonly name: string;
      readonly players: number;
      readonly rounds: number;
      readonly undo: UndoOffer | undefined;
    }
  /** A copy of the event against this one, before anything is written. */
  | {
      readonly view: 'merge';
      readonly name: string;
      readonly answers: MergeAnswers;
      readonly seen: string;
      readonly questions: readonly MergeQuestion[];
      /** How many wait for a decision, also of those that are not shown. */
      readonly waiting: number;
      readonly lines: readonly string[];
      readonly notes: readonly string[];
      /** 0 where nothing would be written. */
      readonly changes: number;
    }
  /** The copy has rounds for which the list has no columns. */
  | {
      readonly view: 'merge rounds';
      readonly name: string;
      readonly sentence: string;
      readonly label: string;
      readonly seen: string;
    }
  | {
      readonly view: 'merged';
      readonly name: string;
      readonly lines: readonly string[];
      readonly notes: readonly string[];
      readonly undo: UndoOffer | undefined;
    }
  /** The differences to a rating list, before anything is written. */
  | {
      readonly view: 'ratings';
      /** '' where nothing would be written. */
      readonly seen: string;
      readonly list: string;
      /** Whether ranks and ratings stay, because a round is paired. */
      readonly frozen: boolean;
      /** A sentence a player with both values; what would be written. */
      readonly changes: readonly string[];
      /** Settings that stay because a round is paired, as they are. */
      readonly kept: readonly string[];
      readonly same: number;
      readonly notes: readonly Remarkable[];
    }
  | {
      readonly view: 'ratings written';
      readonly list: string;
      readonly players: number;
      readonly undo: UndoOffer | undefined;
    };

/** The tournament as files have it; missing where there is none that can be written. */
export interface FilesView {
  readonly view: 'files';
  readonly tournament: TournamentNow | undefined;
  /** Why nothing can be written, and what was noticed. */
  readonly problems: readonly Remarkable[];
}

/** Which side counts; `both`: two people under one number. */
export const MERGE_ANSWERS = ['here', 'copy', 'both'] as const;
export type MergeAnswer = (typeof MERGE_ANSWERS)[number];
/** By the keys of the questions. */
export type MergeAnswers = Readonly<Record<string, MergeAnswer>>;

export interface MergeQuestion {
  readonly key: string;
  readonly sentence: string;
  readonly choices: readonly { readonly answer: MergeAnswer; readonly label: string }[];
  /** Undefined until somebody has decided. */
  readonly taken: MergeAnswer | undefined;
}
