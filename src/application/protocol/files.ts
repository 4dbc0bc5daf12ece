/** Files of other programs and rating lists. */
import type { FactsByName } from './facts';
import type { TournamentNow } from '../../exchange/fileRows';
import type { Remarkable, UndoOffer } from './remark';

export const FILES = {
  /** Files that can be read, and written. */
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
  /** Compares the players with a rating list. */
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
      /** How many sheets of rounds were made. */
      readonly rounds: number;
      readonly undo: UndoOffer | undefined;
    }
  /** The differences to a rating list, before anything is written. */
  | {
      readonly view: 'ratings';
      /** '' where nothing would be written. */
      readonly seen: string;
      /** The list and its day. */
      readonly list: string;
      /** Whether ranks and ratings stay, because a round is paired. */
      readonly frozen: boolean;
      /** A sentence a player with both values; what would be written. */
      readonly changes: readonly string[];
      /** Settings that stay because a round is paired, as they are. */
      readonly kept: readonly string[];
      /** Players of whom the list says the same. */
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
