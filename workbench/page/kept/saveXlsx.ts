/** Saving the whole workbook for other spreadsheets. */
import { xlsxBookOf } from '../../forGoogle/openBook';
import type { Book } from '../../host/book';
import { xlsxSheets } from '../../xlsxBook';
import { saveFile } from './files';
import { loadXlsx } from './loadXlsx';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const save = (title: string, bytes: Uint8Array): void =>
  saveFile(`${title}.xlsx`, new Blob([bytes as BlobPart], { type: TYPE }));

/** As it looks, for people: values and no formulas. */
export async function saveXlsx(title: string, book: Book, rules: string): Promise<void> {
  const { make } = await loadXlsx();
  save(title, await make(xlsxSheets(book, rules)));
}

/** As it is, to live on as a Google sheet with the script in it. */
export async function saveForGoogle(title: string, book: Book): Promise<void> {
  const { writeForGoogle } = await loadXlsx();
  save(title, writeForGoogle(xlsxBookOf(book)));
}
