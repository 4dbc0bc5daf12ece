import type { FileKind, FileReading, Choices } from '../../src/files/part';
import type { PersonsFile } from './person';

/** A file that could be read. */
export type ReadFile = Extract<FileReading, { readonly kind: 'read' }> & {
  /** As it came, to be read again with what the organiser says of it. */
  readonly source: PersonsFile;
};

/** The form for a file as filled in. */
export interface FileWish extends Choices {
  readonly kind: FileKind;
}
