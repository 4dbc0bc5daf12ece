/** The list as it is: the next step, and what Check says. */
import type { FactsByName } from './facts';
import type { LeftToPair } from './pairing';
import type { CellLink, ListWays, Remarkable, UndoOffer } from './remark';

export const STATE = {
  /** The glance is that of the screen: where nothing has changed, the answer is the view same. Undo: what one means is told, too. */
  state: {
    fields: { glance: 'glance?', undo: 'yes or no?' },
    changes: 'nothing',
    waiting: 'sidebar.looking',
  },
  check: { fields: {}, changes: 'nothing', waiting: 'sidebar.checking' },
  mend: { fields: { mend: 'seen' }, changes: 'cells', then: 'check', waiting: 'sidebar.mend.writing' },
  /** The panel that the self-test opened says that it runs; the answer is the state. */
  'self-test': { fields: {}, changes: 'nothing', waiting: 'sidebar.looking' },
  go: { fields: { to: 'cell' }, changes: 'selection', needs: 'nothing', waiting: 'sidebar.going' },
  /** Shows the sheet of the list that the request is about (RequestOfList); the answer is its state. */
  'choose list': {
    fields: { list: 'list?' },
    changes: 'nothing',
    needs: 'nothing',
    waiting: 'sidebar.looking',
  },
} as const satisfies FactsByName;

export type StateViews =
  /** Nothing has changed since the glance. */
  | { readonly view: 'same' }
  | {
      readonly view: 'problems';
      readonly problems: readonly Remarkable[];
      /** False while an error stands in the way; warnings do not. */
      readonly mayPair: boolean;
      readonly numbersOffered?: boolean;
      /** Missing where a check was asked for. */
      readonly undo?: UndoOffer | undefined;
      /** Sheets of rounds have what the list lacks, such as lengths that decide: it is recorded by itself. */
      readonly records?: true;
    }
  | {
      readonly view: 'ready';
      /** Was recorded by itself. */
      readonly noticed?: string;
      readonly round: number;
      readonly rounds: number;
      readonly playing: number;
      readonly out: readonly string[];
      /** Registered and not there yet; they are not among `out`. */
      readonly awaited?: readonly string[];
      readonly fixed: number;
      /** The time limits as the EGF counts them, and the class that they allow at best; before the first round. */
      readonly time?: { readonly minutes: number; readonly best: string };
      /** Players without a game in the round before, where that can still be mended. */
      readonly left?: LeftToPair;
      readonly warnings: readonly Remarkable[];
      readonly numbersOffered?: boolean;
      readonly ways?: ListWays;
      readonly undo: UndoOffer | undefined;
      readonly examples: boolean;
    }
  | { readonly view: 'stopped'; readonly reasons: readonly Remarkable[] }
  | {
      readonly view: 'finished';
      /** Was recorded by itself. */
      readonly noticed?: string;
      readonly rounds: number;
      /** Remarks to read before the standings are announced. */
      readonly warnings?: readonly Remarkable[];
      readonly undo: UndoOffer | undefined;
    }
  /** A round that is not to be paired yet: the round that comes first. */
  | {
      readonly view: 'later';
      readonly round: number;
      readonly first: number;
      readonly waits?: true;
    }
  | { readonly view: 'busy' };

export interface ListNow {
  /** Requests about the list carry it. */
  readonly id: string;
  readonly name: string;
  /** `A1:F9`, from the titles to the last player. */
  readonly range: string;
  readonly players: number;
  /** The sheet of the list that it is a copy of, until something is done in it. */
  readonly copyOf?: string;
}

/** A fingerprint of the sheets that a view was read from. */
export interface Glance {
  readonly sheets: readonly string[];
  /** The sheet in front, where it may say that another list is meant. */
  readonly front?: string | undefined;
  /** Where formulas of the template show their answers in the first sheet. */
  readonly computed?: readonly ComputedCells[] | undefined;
  readonly print: string;
  readonly language: string;
}

/** The cells of the answer of one formula, which stands in the first of them. */
export interface ComputedCells {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  /** The function whose column is the first. */
  readonly name: string;
}

/** The event in a line, for whoever shows several. */
export interface EventNews {
  /** In the organiser's language. */
  readonly system: string;
  readonly players: number;
  /** The last round of which anything is typed; 0 before the first. */
  readonly round: number;
  readonly rounds: number;
  readonly plan: readonly RoundNow[];
  readonly settings?: CellLink | undefined;
}

/** How far a round is. `written`: paired, with no result yet, and not published. */
export interface RoundNow {
  readonly stands: 'complete' | 'playing' | 'written' | 'next' | 'later';
  readonly known: number;
  readonly total: number;
}
