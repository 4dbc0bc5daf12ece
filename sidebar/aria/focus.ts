/** A new screen begins at its heading, or at the first field that is wrong, or at the answer to a question. */
export function focusScreen(): void {
  const wrong = document.querySelector<HTMLElement>('[aria-invalid="true"]');
  const there = wrong ?? document.querySelector<HTMLElement>('[data-answer]');
  const start = there ?? document.querySelector<HTMLElement>('h1');
  start?.focus({ preventScroll: true });
  if (there) there.scrollIntoView({ block: wrong ? 'center' : 'nearest' });
  else window.scrollTo(0, 0);
}

/** While a question runs no button can be pressed; the one that was pressed keeps the focus for afterwards. */
export function disableButtons(disabled: boolean): void {
  const held = document.activeElement;
  for (const button of document.querySelectorAll('button')) button.disabled = disabled;
  if (!disabled && pressed?.isConnected) pressed.focus({ preventScroll: true });
  pressed = disabled && held instanceof HTMLButtonElement ? held : undefined;
}

let pressed: HTMLButtonElement | undefined;
