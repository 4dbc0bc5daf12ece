import type { FileKind, FileReading, ShownOfPeople } from '../../src/files/part';

/** A file that could be read. */
export type ReadFile = Extract<FileReading, { readonly kind: 'read' }>;

/** The form for a file as filled in. */
export interface FileWish extends ShownOfPeople {
  readonly kind: FileKind;
}
