/** A version of a tournament: what the workbook was at a time, and what had made it so. */
import type { EventNews } from '../kept/eventNews';

export type Deed =
  /** As it was when the history of it began. */
  | { readonly kind: 'found' }
  /** `moved`: rows that stand elsewhere, as after a sort. */
  | { readonly kind: 'typed'; readonly cells: number; readonly moved?: number }
  /** Sheets, names or looks, and no cell's text. */
  | { readonly kind: 'changed' }
  /** As the Log tells it: a line for each action. */
  | { readonly kind: 'acted'; readonly what: readonly string[] }
  /** An older version brought back. */
  | { readonly kind: 'back'; readonly of: number };

export interface Version {
  /** The name under which the tournament is kept. */
  readonly name: string;
  /** Milliseconds since 1970; no two versions of a tournament have the same. */
  readonly at: number;
  readonly deed: Deed;
  readonly title: string;
  readonly sheet?: string | undefined;
  readonly event?: EventNews | undefined;
  /** The keys of its pieces, each with the id under which the piece is stored. */
  readonly pieces: Readonly<Record<string, string>>;
}
