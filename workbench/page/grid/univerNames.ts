/** What assistive technology needs of Univer's own parts: names, roles, and nothing in the way of the keyboard. */

/** Gives them what they lack, now and whenever Univer shows something new. */
export function nameUniver(root: HTMLElement): void {
  mend(root);
  let waiting = false;
  new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      mend(root);
    });
  }).observe(root, { subtree: true, childList: true });
}

function mend(root: HTMLElement): void {
  for (const one of root.querySelectorAll<HTMLElement>(
    'button, a[href], input, [role=button], [contenteditable]',
  ))
    if (!isNamed(one)) one.setAttribute('aria-label', nameOf(one));
  for (const one of root.querySelectorAll<HTMLElement>('[type=button]:not(button, input)')) {
    if (one.querySelector('button')) one.removeAttribute('aria-expanded');
    else if (!one.hasAttribute('role')) {
      one.setAttribute('role', 'button');
      one.tabIndex = 0;
      if (!isNamed(one)) one.setAttribute('aria-label', nameOf(one));
    }
  }
  for (const one of root.querySelectorAll<HTMLElement>('[contenteditable=true]'))
    one.setAttribute('role', 'textbox');
  // Univer has two regions of one name.
  for (const [at, one] of document.querySelectorAll('section[aria-label^=Notifications]').entries())
    if (at > 0) one.setAttribute('aria-label', `Notifications ${at + 1}`);
  for (const one of root.querySelectorAll('[role=track], [role=handle]')) one.removeAttribute('role');
  for (const one of root.querySelectorAll<HTMLElement>(
    'canvas, [tabindex]:not([tabindex="0"], [tabindex="-1"])',
  ))
    one.tabIndex = -1;
  for (const one of root.querySelectorAll('canvas:not([aria-label])')) {
    one.setAttribute('role', 'img');
    one.setAttribute('aria-label', 'The cells of the sheet; the chosen one is said beside it.');
  }
}

const isNamed = (one: HTMLElement): boolean =>
  one.ariaLabel !== null ||
  one.title !== '' ||
  one.textContent.trim() !== '' ||
  (one instanceof HTMLInputElement && (one.labels?.length ?? 0) > 0);

/** `sheet.command.set-range-bold` → `set range bold`. */
function nameOf(one: HTMLElement): string {
  const command = one.closest('[data-u-command]')?.getAttribute('data-u-command');
  if (command) return command.replace(/^.*\./, '').replace(/-/g, ' ');
  const part = one.closest('[data-u-comp]')?.getAttribute('data-u-comp');
  return part ? part.replace(/-/g, ' ') : 'Spreadsheet';
}
