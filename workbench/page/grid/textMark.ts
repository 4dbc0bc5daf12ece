/** What Univer's mark for texts that look like numbers costs, and how the page does without. */
import { SheetInterceptorService } from '@univerjs/preset-sheets-core';

interface Handler {
  readonly handler: unknown;
}
interface Prototype {
  intercept: (this: SheetInterceptorService, point: unknown, handler: Handler) => { dispose: () => void };
}

/**
 * Leaves out Univer's handler for the mark. The setting `disableForceStringMark` hides the mark only: the handler goes on
 * reading every text as a number and as a date at each painting, which takes a quarter of the time of an edit. The
 * handler is known by the name of that setting.
 */
export function leaveOutTextMark(): void {
  const prototype = SheetInterceptorService.prototype as unknown as Prototype;
  const original = prototype.intercept;
  prototype.intercept = function (point, handler) {
    if (String(handler.handler).includes('disableForceStringMark')) return { dispose: () => undefined };
    return original.call(this, point, handler);
  };
}
