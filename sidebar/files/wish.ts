import type { FileKind, FileReading, Choices } from '../../src/files/part';

/** A file that could be read. */
export type ReadFile = Extract<FileReading, { readonly kind: 'read' }>;

/** The form for a file as filled in. */
export interface FileWish extends Choices {
  readonly kind: FileKind;
}
