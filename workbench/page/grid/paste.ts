/** Text copied elsewhere, pasted into the grid as Google Sheets takes it: cells keep their formats, and text cells their text. */
import { ISheetClipboardService } from '@univerjs/preset-sheets-core';
import { rowsOfClipboard } from '../../tsv';
import type { Workbench } from '../../workbench';
import { messageOf } from '../../functions';
import { toast } from '../messages';

/** Univer marks what was copied in a grid of its own; that carries formulas and formats, which it pastes itself. */
const OWN = 'data-copy-id=';

/**
 * Takes the paste over from Univer for whatever was copied elsewhere. Univer makes HTML of it without escaping, so that a name
 * such as `<img …>` is lost, reads `=…` as a formula in text cells too, and replaces the formats of the cells.
 */
export function pasteAsText(workbench: Workbench): void {
  const service = workbench.univer.__getInjector().get(ISheetClipboardService);
  const univers = service.legacyPaste.bind(service);
  service.legacyPaste = async (html, text, files) =>
    text && !html?.includes(OWN) ? pasteText(workbench, text) : univers(html, text, files);
  const universItem = service.paste.bind(service);
  service.paste = async (item, type) => {
    const [html, text] = await Promise.all([partOf(item, 'text/html'), partOf(item, 'text/plain')]);
    return text && !html.includes(OWN) ? pasteText(workbench, text) : universItem(item, type);
  };
}

const partOf = async (item: ClipboardItem, type: string): Promise<string> =>
  item.types.includes(type) ? (await item.getType(type)).text() : '';

/** Writes the text from the first chosen cell on; a single cell fills all that are chosen. False where a cell refuses it. */
function pasteText(workbench: Workbench, text: string): boolean {
  const sheet = workbench.book.workbook().getActiveSheet();
  const chosen = sheet.getActiveRange();
  const rows = rowsOfClipboard(text);
  const width = Math.max(0, ...rows.map(row => row.length));
  if (!chosen || width === 0) return false;
  const isOne = rows.length === 1 && width === 1;
  const [height, breadth] = isOne ? [chosen.getHeight(), chosen.getWidth()] : [rows.length, width];
  const values = Array.from({ length: height }, (_, r) =>
    Array.from({ length: breadth }, (__, c) => (isOne ? rows[0]?.[0] : rows[r]?.[c]) ?? ''),
  );
  const [row, column] = [chosen.getRow(), chosen.getColumn()];
  const [lackingRows, lackingColumns] = [
    row + height - sheet.getMaxRows(),
    column + breadth - sheet.getMaxColumns(),
  ];
  const name = sheet.getSheetName();
  try {
    if (lackingRows > 0) sheet.insertRowsAfter(sheet.getMaxRows() - 1, lackingRows);
    if (lackingColumns > 0) sheet.insertColumnsAfter(sheet.getMaxColumns() - 1, lackingColumns);
    const target = sheet.getRange(row, column, height, breadth);
    workbench.setValues(name, target.getA1Notation(), values);
    target.activate();
    return true;
  } catch (refusal) {
    toast(messageOf(refusal));
    return false;
  }
}
