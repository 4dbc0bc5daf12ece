import type { XlsxBook } from './bookOfXlsx';
import { readOdsBook } from './readOdsBook';
import { readXlsxBook } from './readXlsxBook';

/** Reads a spreadsheet of Google or Excel (.xlsx), or of LibreOffice (.ods). Undefined where the bytes are neither. */
export const readBookFile = (bytes: Uint8Array): XlsxBook | undefined =>
  readXlsxBook(bytes) ?? readOdsBook(bytes);

/** Each of these files is one. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
