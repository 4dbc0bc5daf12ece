import type { FileKind, FileReading, MayLack, Choices, RatingsReading } from '../../src/exchange/part';

/** A file that could be read. */
export type ReadFile = Extract<FileReading, { readonly kind: 'read' }> & {
  /** As it came, to be read again with what the organiser says of it. */
  readonly source: PersonsFile;
};

/** The form for a file as filled in. */
export interface FileWish extends Choices {
  readonly kind: FileKind;
}

/** Columns of standings that paper, page and file may do without. */
export const COLUMNS: readonly MayLack[] = ['country', 'club', 'rounds', 'tiebreaks'];

/** A file of the person at the screen. */
export interface PersonsFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The day on which it was last written, in milliseconds. */
  readonly modified?: number;
}

export type ReadRatings = Extract<RatingsReading, { readonly kind: 'ratings' }>;
