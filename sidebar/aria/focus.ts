/** Sets the focus on a new screen: on its heading, on the first wrong field, or on the answer to a question. */
export function focusScreen(): void {
  const wrong = document.querySelector<HTMLElement>('[aria-invalid="true"]');
  const there = wrong ?? document.querySelector<HTMLElement>('[data-answer]');
  const start = there ?? document.querySelector<HTMLElement>('h1');
  start?.focus({ preventScroll: true });
  if (there) there.scrollIntoView({ block: wrong ? 'center' : 'nearest' });
  else window.scrollTo(0, 0);
}

/** Disables all buttons while a question runs; the pressed button keeps the focus for afterwards. */
export function disableButtons(disabled: boolean): void {
  const held = document.activeElement;
  for (const button of document.querySelectorAll('button')) button.disabled = disabled;
  if (!disabled && pressed?.isConnected) pressed.focus({ preventScroll: true });
  pressed = disabled && held instanceof HTMLButtonElement ? held : undefined;
}

let pressed: HTMLButtonElement | undefined;
