/** Whether a pointer is down: nothing is replaced under it, since a button that is gone by its end was not pressed. */
let isDown = false;
let waiting: readonly (() => void)[] = [];

export const isPressing = (): boolean => isDown;

/** Does it now, or when the press has ended and what was pressed is done. */
export function afterPress(does: () => void): void {
  if (isDown) waiting = [...waiting, does];
  else does();
}

/** From now on presses are known. The menu of the right button, and a window that comes before this one, may hide the end of a press. */
export function heedPresses(page: Document): void {
  page.addEventListener('pointerdown', ({ button }) => (isDown = button === 0));
  for (const end of ['pointerup', 'pointercancel', 'contextmenu']) page.addEventListener(end, ended);
  page.defaultView?.addEventListener('blur', ended);
}

function ended(): void {
  isDown = false;
  // The click comes behind the end of the press.
  setTimeout(() => {
    const due = waiting;
    waiting = [];
    for (const does of due) afterPress(does);
  });
}
