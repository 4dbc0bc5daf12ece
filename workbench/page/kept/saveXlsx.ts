/** Saving the whole workbook for other spreadsheets. */
import type { Book } from '../../host/book';
import { xlsxSheets } from '../../xlsxBook';
import { make } from '../elements';
import { word } from '../words';
import { saveFile } from './files';
import type {} from './xlsxPart';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export async function saveXlsx(title: string, book: Book, rules: string): Promise<void> {
  if (window.wallistMakeXlsx === undefined) await loadScript('xlsx.js');
  const bytes = await window.wallistMakeXlsx?.(xlsxSheets(book, rules));
  if (bytes) saveFile(`${title}.xlsx`, new Blob([bytes as BlobPart], { type: TYPE }));
}

const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = make('script', { src });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(word('workbench.partMissing', { file: src })));
    document.head.append(script);
  });
