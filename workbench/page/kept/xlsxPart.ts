/** What writes and reads .xlsx files, and reads .ods files, a script of its own: few tournaments ask for one. */
import type { IWorkbookData } from '@univerjs/core';
import { readBookFile } from '../../../src/exchange/saved/readBookFile';
import { workbookOfXlsx } from '../../forGoogle/workbookOfXlsx';
import { writeXlsxBook } from '../../forGoogle/writeXlsxBook';
import { makeXlsx } from '../../xlsx';

window.wallistXlsx = {
  make: makeXlsx,
  writeForGoogle: writeXlsxBook,
  open: (name, bytes) => {
    const book = readBookFile(bytes);
    return book && workbookOfXlsx(name, book);
  },
};

declare global {
  interface Window {
    wallistXlsx?: {
      readonly make: typeof makeXlsx;
      readonly writeForGoogle: typeof writeXlsxBook;
      /** Undefined where the bytes are no such file. */
      readonly open: (name: string, bytes: Uint8Array) => IWorkbookData | undefined;
    };
  }
}
