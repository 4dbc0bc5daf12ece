/** Sheets that show: standings, names, prizes, what a page would print. */
import type { FactsByName } from './facts';
import type { UndoOffer } from './remark';

export const STANDINGS_SHEETS = {
  /** The standings as they are now, which no sheet is needed for. */
  places: { fields: { glance: 'glance?' }, changes: 'nothing', waiting: 'sidebar.ranking' },
  standings: { fields: {}, changes: 'cells', waiting: 'sidebar.ranking' },
  /** The list with names in the place of numbers. */
  names: { fields: {}, changes: 'cells', waiting: 'sidebar.ranking' },
  /** Sorts the wall list by place and numbers it anew. */
  'sort by place': { fields: {}, changes: 'cells', waiting: 'sidebar.mend.writing' },
  prizes: { fields: {}, changes: 'cells', waiting: 'sidebar.sharing' },
  /**
   * Makes a sheet from what a page would print. With a round these are the games of its preview, which have one sheet as long as they are
   * the same.
   */
  'print sheet': {
    fields: { printed: 'printed', round: 'count?' },
    changes: 'cells',
    waiting: 'sidebar.writing',
  },
} as const satisfies FactsByName;

export interface PlaceRow {
  readonly place: string;
  readonly name: string;
  readonly rank: string;
  readonly score: string;
}

export interface PreviewInSheet {
  /** By which its sheet goes again. */
  readonly action: string;
  readonly isSame: boolean;
  /** The rows of the preview of before, where it was another one. */
  readonly before?: readonly (readonly string[])[];
  /** The sheet of before where somebody has typed in it: it stays. */
  readonly typedIn?: string;
}

export type StandingsSheetsViews =
  | {
      readonly view: 'places';
      readonly score: string;
      readonly rows: readonly PlaceRow[];
      /** The tiebreaks between equal scores, in their order. */
      readonly order?: readonly string[];
      readonly provisional: string;
      readonly isOver: boolean;
    }
  | {
      readonly view: 'print sheet';
      readonly sheet: string;
      readonly undo: UndoOffer | undefined;
      /** Only of a preview. */
      readonly preview?: PreviewInSheet;
    }
  /** `provisional`: the note that games are open; '' when none is. */
  | {
      readonly view: 'standings written';
      readonly sheet: string;
      readonly provisional: string;
      readonly sortable?: boolean;
    }
  | { readonly view: 'names written'; readonly sheet: string }
  | { readonly view: 'prizes written'; readonly sheet: string; readonly provisional: string };
