import type { FUniver } from '@univerjs/core/facade';
import type { Area } from '../../host/a1';
import type { Book, FWorksheet } from '../../host/book';
import { byId } from '../elements';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The place of a range's first cell in the window; undefined while the grid is not drawn or the cell is out
 * of sight.
 */
export function boxOf(sheet: FWorksheet, row: number, column: number): Box | undefined {
  const canvases = [...byId('sheet').querySelectorAll('canvas')].map(canvas =>
    canvas.getBoundingClientRect(),
  );
  const [grid] = canvases.sort((a, b) => b.width * b.height - a.width * a.height);
  // The formula bar is a canvas too, but less tall.
  if (!grid || grid.height < 60) return undefined;
  const zoom = sheet.getZoom();
  const { width, height, ...at } = sheet.getRange(row, column).getCellRect();
  const scrolled = scrolledBy(sheet, row, column);
  const [x, y] = [at.x - scrolled.x, at.y - scrolled.y];
  const hidden = x < scrolled.left || y < scrolled.top;
  const box = { x: grid.x + x * zoom, y: grid.y + y * zoom, width: width * zoom, height: height * zoom };
  return hidden || box.x + box.width > grid.right || box.y + box.height > grid.bottom ? undefined : box;
}

/** How far a cell is scrolled, and where the scrolling part of the grid begins. Frozen cells do not scroll. */
function scrolledBy(sheet: FWorksheet, row: number, column: number) {
  const { xSplit, ySplit } = sheet.getFreeze();
  const { sheetViewStartRow, sheetViewStartColumn, offsetX, offsetY } = sheet.getScrollState();
  const corner = sheet.getRange(Math.max(ySplit, 0), Math.max(xSplit, 0)).getCellRect();
  const first = sheet
    .getRange(Math.max(ySplit, 0) + sheetViewStartRow, Math.max(xSplit, 0) + sheetViewStartColumn)
    .getCellRect();
  const [moves, rises] = [column >= xSplit, row >= ySplit];
  return {
    x: moves ? first.x - corner.x + offsetX : 0,
    y: rises ? first.y - corner.y + offsetY : 0,
    left: moves ? corner.x : 0,
    top: rises ? corner.y : 0,
  };
}

/** Scrolls just far enough to show these cells of the active sheet. */
export function reveal(api: FUniver, { row, column, endRow, endColumn }: Area): void {
  const range = { startRow: row, startColumn: column, endRow, endColumn };
  void api.executeCommand('sheet.operation.scroll-to-range', { range });
}

const painted = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Frames after which a sheet whose first cell is out of sight counts as drawn. */
const MOST_FRAMES = 60;

/** Resolves when the cells are on the screen. */
export async function onceDrawn(book: Book): Promise<void> {
  const isDrawn = (): boolean => boxOf(book.workbook().getActiveSheet(), 0, 0) !== undefined;
  for (let frame = 0; frame < MOST_FRAMES && !isDrawn(); frame++) await painted();
  // Drawn in this frame, painted at its end.
  await painted();
  await painted();
}
