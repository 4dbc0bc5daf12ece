/** Sentences of views, with the cells that they are about, choices, and what can be taken back. */

/** A cell that the sidebar can jump to: `Go to D7`. */
export interface CellLink {
  readonly sheet: string;
  readonly a1: string;
}

/** A sentence for a person, with the cell that it is about. */
export interface Remarkable {
  readonly severity: 'error' | 'warning' | 'note';
  readonly sentence: string;
  /** How to mend it; '' if there is nothing to mend. */
  readonly mend: string;
  readonly cell: CellLink | undefined;
  /** Several of one kind are shown together. */
  readonly kind?: string;
  /** Why it matters. */
  readonly why?: string;
  readonly mends?: readonly MendOffer[];
}

/** A change that mends what a remark is about; `mend` is its name in the request. */
export interface MendOffer {
  readonly label: string;
  readonly mend: string;
  /** A line a cell, and of how many cells; more than can be read are left out. */
  readonly becomes?: readonly string[];
  readonly cells?: number;
}

export interface UndoOffer {
  readonly action: string;
  readonly what: string;
  /** Only for who asks what it means: when it was done, and what follows where that can be told. */
  readonly when?: string;
  readonly means?: UndoMeans;
}

/** An undo does this to the event. `open`: games without a result again; `results`: others than they are now. */
export type UndoMeans =
  | { readonly kind: 'open' | 'results'; readonly games: number }
  | { readonly kind: 'round'; readonly round: number; readonly games: number }
  | { readonly kind: 'sheets'; readonly sheets: readonly string[] }
  | { readonly kind: 'players'; readonly players: number };

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly means: string;
}

export interface ListWays {
  /** The range, its players, and the rounds that were played. */
  readonly list: string;
  /** With what speaks for each; the proposed one first. */
  readonly choices: readonly Choice[];
}
