/** Files of other programs and rating lists. */
import type { FileRows, RatingRows, TournamentNow } from '../../files/fileRows';
import type { Remarkable, UndoOffer } from './remark';

export type FilesRequests =
  /** What can be read from a file, and what written. */
  | { readonly ask: 'files' }
  | { readonly ask: 'preview import'; readonly file: FileRows }
  | { readonly ask: 'import'; readonly file: FileRows }
  /** What differs between the players and a rating list. */
  | { readonly ask: 'preview ratings'; readonly ratings: RatingRows }
  /** `seen` as for writing. */
  | { readonly ask: 'write ratings'; readonly ratings: RatingRows; readonly seen: string };

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
      /** The same of what stays because a round is paired. */
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
