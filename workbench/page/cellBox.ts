import type { FWorksheet } from '../host/book';
import { byId } from './elements';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a range's first cell lies in the window; undefined while the grid is not drawn. */
export function boxOf(range: ReturnType<FWorksheet['getRange']>): Box | undefined {
  const canvases = [...byId('sheet').querySelectorAll('canvas')].map(canvas =>
    canvas.getBoundingClientRect(),
  );
  const [grid] = canvases.sort((a, b) => b.width * b.height - a.width * a.height);
  // The formula bar is a canvas too, but a low one.
  if (!grid || grid.height < 60) return undefined;
  const { x, y, width, height } = range.getCellRect();
  return { x: grid.x + x, y: grid.y + y, width, height };
}
