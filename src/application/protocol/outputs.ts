/** Sheets that show: standings, names, prizes, what a page would print. */
import type { PrintedRows } from '../../files/fileRows';
import type { UndoOffer } from './remark';

export type OutputsRequests =
  | { readonly ask: 'standings' }
  /** The list with names in the place of numbers. */
  | { readonly ask: 'names' }
  /** Sorts the wall list by place and numbers it anew. */
  | { readonly ask: 'sort by place' }
  | { readonly ask: 'prizes' }
  /** Makes a sheet from what a page would print. */
  | { readonly ask: 'print sheet'; readonly printed: PrintedRows };

export type OutputsViews =
  | { readonly view: 'print sheet'; readonly sheet: string; readonly undo: UndoOffer | undefined }
  /** `provisional`: the note that games are open; '' when none is. */
  | {
      readonly view: 'standings written';
      readonly sheet: string;
      readonly provisional: string;
      /** Whether the wall list can be sorted by place. */
      readonly sortable?: boolean;
    }
  | { readonly view: 'names written'; readonly sheet: string }
  | { readonly view: 'prizes written'; readonly sheet: string; readonly provisional: string };
