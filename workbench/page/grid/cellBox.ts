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
  const grid = gridBox();
  if (!grid) return undefined;
  const zoom = sheet.getZoom();
  const { x, y, width, height, left, top } = placeIn(sheet, row, column);
  const box = { x: grid.x + x * zoom, y: grid.y + y * zoom, width: width * zoom, height: height * zoom };
  const hidden = x < left || y < top;
  return hidden || box.x + box.width > grid.right || box.y + box.height > grid.bottom ? undefined : box;
}

function gridBox(): DOMRect | undefined {
  const canvases = [...byId('sheet').querySelectorAll('canvas')].map(canvas =>
    canvas.getBoundingClientRect(),
  );
  const [grid] = canvases.sort((a, b) => b.width * b.height - a.width * a.height);
  // The formula bar is a canvas too, but less tall.
  return grid && grid.height >= 60 ? grid : undefined;
}

/**
 * Where a cell stands in the grid, and where the part of it begins that scrolls with the cell: frozen cells do not. Univer counts how far
 * from the first cell of the sheet, not from the first one that scrolls.
 */
function placeIn(sheet: FWorksheet, row: number, column: number): Box & { left: number; top: number } {
  const { xSplit, ySplit } = sheet.getFreeze();
  const { sheetViewStartRow, sheetViewStartColumn, offsetX, offsetY } = sheet.getScrollState();
  const rectOf = (r: number, c: number) => sheet.getRange(r, c).getCellRect();
  const [corner, origin] = [rectOf(Math.max(ySplit, 0), Math.max(xSplit, 0)), rectOf(0, 0)];
  const first = rectOf(sheetViewStartRow, sheetViewStartColumn);
  const { x, y, width, height } = rectOf(row, column);
  const [moves, rises] = [column >= xSplit, row >= ySplit];
  return {
    x: moves ? x - (first.x - origin.x + offsetX) : x,
    y: rises ? y - (first.y - origin.y + offsetY) : y,
    width,
    height,
    left: moves ? corner.x : x,
    top: rises ? corner.y : y,
  };
}

/** Scrolls just far enough to show these cells of the active sheet. */
export function reveal(api: FUniver, { row, column, endRow, endColumn }: Area): void {
  const range = { startRow: row, startColumn: column, endRow, endColumn };
  void api
    .executeCommand('sheet.operation.scroll-to-range', { range })
    .then(painted)
    .then(() => revealWhole(api, row, column));
}

/** Univer takes a cell for one in sight that lies half under frozen cells, or half outside. */
function revealWhole(api: FUniver, row: number, column: number): void {
  const sheet = api.getActiveWorkbook()?.getActiveSheet();
  const grid = gridBox();
  if (!sheet || !grid) return;
  const { x, y, width, height, left, top } = placeIn(sheet, row, column);
  const zoom = sheet.getZoom();
  const lacking = (at: number, size: number, begin: number, end: number): number =>
    Math.min(at - begin, Math.max(0, at + size - end));
  const across = lacking(x, width, left, grid.width / zoom);
  const down = lacking(y, height, top, grid.height / zoom);
  if (across === 0 && down === 0) return;
  const { offsetX, offsetY, ...state } = sheet.getScrollState();
  const scroll = { ...state, offsetX: offsetX + across, offsetY: offsetY + down };
  void api.executeCommand('sheet.command.scroll-view', scroll);
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
