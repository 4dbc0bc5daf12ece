/** Sets the focus on a new screen: on its heading, on the first wrong field, or on the answer to a question. */
export function focusScreen(): void {
  const wrong = document.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = wrong ?? document.querySelector<HTMLElement>('[data-answer]');
  const start = target ?? document.querySelector<HTMLElement>('h1');
  start?.focus({ preventScroll: true });
  if (target) target.scrollIntoView({ block: wrong ? 'center' : 'nearest' });
  else document.getElementById('screen')?.scrollTo(0, 0);
}

let isOpen = false;

/** From its first screen on the panel takes the keyboard only from itself: whoever has gone to the sheet types there. */
export function leaveKeyboardInSheet(): void {
  if (isOpen) return;
  isOpen = true;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}

/** Disables all buttons while a question runs; the pressed button keeps the focus for afterwards. */
export function disableButtons(disabled: boolean): void {
  const held = document.activeElement;
  for (const button of document.querySelectorAll('button')) button.disabled = disabled;
  if (!disabled && pressed?.isConnected) pressed.focus({ preventScroll: true });
  pressed = disabled && held instanceof HTMLButtonElement ? held : undefined;
}

let pressed: HTMLButtonElement | undefined;

/**
 * Where the keyboard is, to be found again when the screen is drawn anew under it: the same control of the same screen, or where
 * somebody leafs to the end the one that leads back. Answers whether it is there.
 */
export function placeOfFocus(): (() => boolean) | undefined {
  const held = document.activeElement;
  const heading = headingNow();
  if (!(held instanceof HTMLElement) || !held.closest('#screen, #buttons') || held.tagName === 'H1')
    return undefined;
  const name = nameOf(held);
  const nth = alike(name).indexOf(held);
  const leafs = held.closest('.leafing') !== null;
  const screen = document.getElementById('screen');
  const top = screen?.scrollTop ?? 0;
  return () => {
    const back = leafs ? document.querySelector<HTMLElement>('.leafing button') : undefined;
    const isSame = headingNow() === heading;
    // Where there is no other pairing nothing is left to press, and the games stay in view.
    const title = isSame && leafs ? document.querySelector<HTMLElement>('h1') : undefined;
    const target = isSame ? (alike(name)[nth] ?? back ?? title) : undefined;
    target?.focus({ preventScroll: true });
    if (target) screen?.scrollTo(0, top);
    return Boolean(target);
  };
}

const headingNow = (): string => document.querySelector('h1')?.textContent ?? '';

const nameOf = (element: HTMLElement): string =>
  [element.tagName, element.id, element.getAttribute('aria-label') ?? element.textContent].join(' ');

const alike = (name: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('button, input, select, summary, a, li[tabindex]')].filter(
    node => nameOf(node) === name,
  );
