/** The cells of a tournament to be read while the spreadsheet, which is large, is still coming. */
import type { ICellData, IStyleData, IWorkbookData, IWorksheetData, Nullable } from '@univerjs/core';
import { byId, make } from './elements';

/** Pixels above the grid, for the formula bar, and those of the letters and the numbers beside it, as the grid has them. */
const [BAR, LETTERS, NUMBERS] = [24.5, 20, 46];

/** Draws the sheet of this name, or the first one, over the place of the grid; not on a phone, where the panel has that place. */
export function drawPicture(book: IWorkbookData, name: string | undefined): void {
  const sheets = book.sheetOrder.flatMap(id => book.sheets[id] ?? []);
  const sheet = sheets.find(one => one.name === name) ?? sheets.find(one => one.hidden !== 1);
  if (!sheet || (sheet.zoomRatio ?? 1) !== 1 || matchMedia('(max-width: 480px)').matches) return;
  // The grid is there already.
  if (byId('opening').hidden) return;
  const picture = make('div', { id: 'picture', class: 'picture', 'aria-hidden': 'true' });
  const { clientWidth, clientHeight } = byId('opening').parentElement ?? document.body;
  const columns = lines(sheet.columnData, sheet.columnCount, sheet.defaultColumnWidth, clientWidth - NUMBERS);
  const rows = lines(sheet.rowData, sheet.rowCount, sheet.defaultRowHeight, clientHeight - BAR - LETTERS);
  for (const [row, top, height] of rows)
    for (const [column, left, width] of columns) {
      const cell = sheet.cellData?.[row]?.[column];
      if (!cell) continue;
      const style = typeof cell.s === 'string' ? book.styles[cell.s] : cell.s;
      picture.append(drawn(textOf(cell), style, [NUMBERS + left, BAR + LETTERS + top, width, height]));
    }
  byId('opening').before(picture);
}

/** Takes the picture away; there need not be one. */
export const takePictureAway = (): void => document.getElementById('picture')?.remove();

type Line = readonly [at: number, from: number, size: number];
type LineData = IWorksheetData['columnData'] | IWorksheetData['rowData'] | undefined;

/** The shown rows or columns that begin within so many pixels. */
function lines(data: LineData, count = 0, usual = 0, room = 0): Line[] {
  const all: Line[] = [];
  for (let at = 0, from = 0; at < count && from < room; at++) {
    const own = data?.[at];
    if (own?.hd === 1) continue;
    const size = (own && ('w' in own ? own.w : 'h' in own ? (own.ah ?? own.h) : undefined)) ?? usual;
    all.push([at, from, size]);
    from += size;
  }
  return all;
}

/** A text or a whole number; what a format would write otherwise is left to the grid. */
const textOf = ({ v }: ICellData): string => (typeof v === 'string' || Number.isInteger(v) ? String(v) : '');

const ALIGN: Readonly<Partial<Record<number, string>>> = { 1: 'left', 2: 'center', 3: 'right' };

function drawn(
  text: string,
  style: Nullable<IStyleData>,
  [left, top, width, height]: readonly [number, number, number, number],
): HTMLElement {
  const cell = make('span', {}, text);
  const px = (size: number): string => `${size}px`;
  Object.assign(cell.style, { left: px(left), top: px(top), width: px(width), height: px(height) });
  if (style?.bl === 1) cell.style.fontWeight = '700';
  if (style?.bg?.rgb) cell.style.backgroundColor = style.bg.rgb;
  if (style?.cl?.rgb) cell.style.color = style.cl.rgb;
  cell.style.textAlign = ALIGN[style?.ht ?? 0] ?? 'left';
  return cell;
}
