/** Where and when a press was; `times` counts those of a double click. */
export interface PointerPress {
  readonly times: number;
  readonly isTouch: boolean;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Milliseconds and pixels within which two taps are one: some phones do not count them. */
const SOON = 400;
const NEAR = 24;

/** Whether a press is the second one of a double click, which answers what nobody has read: another button may stand there by now. */
export function isSecondPress(press: PointerPress, before: PointerPress | undefined): boolean {
  // A button that is pressed by a key, or by a program that reads the screen, was not pressed at a place.
  if (press.times === 0) return false;
  if (press.times > 1) return true;
  return (
    press.isTouch &&
    before?.isTouch === true &&
    press.at - before.at < SOON &&
    Math.hypot(press.x - before.x, press.y - before.y) < NEAR
  );
}

/** What goes on by one each time is pressed fast. */
const LEAFS = '.leafing, .window';

const buttonAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('button, a') : null;

/** From now on the second press of a double click and the repeats of a held Enter press nothing. */
export function heedFirstPress(page: Document): void {
  let before: PointerPress | undefined;
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener(
    'click',
    event => {
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      const press = { times: event.detail, isTouch, at: event.timeStamp, x: event.clientX, y: event.clientY };
      const button = buttonAt(event.target);
      if (button && !button.closest(LEAFS) && isSecondPress(press, before)) stop(event);
      before = press;
    },
    { capture: true },
  );
  page.addEventListener(
    'mousedown',
    event => {
      // Nor does it move the focus, where the next Enter would press what came under the pointer.
      const button = event.detail > 1 ? buttonAt(event.target) : null;
      if (button && !button.closest(LEAFS)) event.preventDefault();
    },
    { capture: true },
  );
  page.addEventListener(
    'keydown',
    event => {
      if (event.repeat && event.key === 'Enter' && buttonAt(event.target)) stop(event);
    },
    { capture: true },
  );
}
