/** What assistive technology needs of Univer's own parts: names, roles, and nothing in the way of the keyboard. */
import { word, type WorkbenchKey } from '../words';

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
    if (!isNamed(one)) name(one, nameOf(one));
  for (const one of root.querySelectorAll<HTMLElement>('[type=button]:not(button, input)')) {
    if (one.querySelector('button')) one.removeAttribute('aria-expanded');
    else if (!one.hasAttribute('role')) {
      one.setAttribute('role', 'button');
      one.tabIndex = 0;
      if (!isNamed(one)) name(one, nameOf(one));
    }
  }
  for (const one of root.querySelectorAll<HTMLElement>('[contenteditable=true]'))
    one.setAttribute('role', 'textbox');
  for (const [label, key] of Object.entries(LABELS))
    for (const one of root.querySelectorAll<HTMLElement>(`[aria-label="${label}"]:not([data-word-label])`))
      name(one, key);
  // Univer has two regions of one name, not always both at once.
  for (const one of document.querySelectorAll<HTMLElement>(
    'section[aria-label^=Notifications]:not([data-word-label])',
  )) {
    const isOther = document.querySelector('section[data-word-label="workbench.notifications"]') !== null;
    name(one, isOther ? 'workbench.notifications.more' : 'workbench.notifications');
  }
  for (const one of root.querySelectorAll('[role=track], [role=handle]')) one.removeAttribute('role');
  for (const one of root.querySelectorAll<HTMLElement>(
    'canvas, [tabindex]:not([tabindex="0"], [tabindex="-1"])',
  ))
    one.tabIndex = -1;
  for (const one of root.querySelectorAll<HTMLElement>('canvas:not([aria-label])')) {
    one.setAttribute('role', 'img');
    name(one, 'workbench.cells');
  }
}

const isNamed = (one: HTMLElement): boolean =>
  one.ariaLabel !== null ||
  one.title !== '' ||
  one.textContent.trim() !== '' ||
  (one instanceof HTMLInputElement && (one.labels?.length ?? 0) > 0);

/** The page says it anew in another language. */
function name(one: HTMLElement, key: WorkbenchKey): void {
  one.setAttribute('data-word-label', key);
  one.ariaLabel = word(key);
}

/** What Univer names in English, whatever the language. */
const LABELS: Readonly<Record<string, WorkbenchKey>> = {
  'Sidebar panel': 'workbench.grid.side',
  'Close sidebar': 'workbench.grid.close',
  'Sheet tabs': 'workbench.grid.tabs',
};

/** Univer's parts without a name, by what it calls them inside. */
const PARTS: Readonly<Record<string, WorkbenchKey>> = {
  'defined-name': 'workbench.grid.name',
  'formula-bar': 'workbench.grid.formula',
  'sheet-bar-append-button': 'workbench.grid.addSheet',
  'workbench-layout': 'workbench.grid.zoom',
  button: 'workbench.grid.zoom',
  editor: 'workbench.grid.editor',
};

function nameOf(one: HTMLElement): WorkbenchKey {
  const command = one.closest('[data-u-command]')?.getAttribute('data-u-command') ?? '';
  if (command.endsWith('toggle-gridlines')) return 'workbench.grid.lines';
  return PARTS[one.closest('[data-u-comp]')?.getAttribute('data-u-comp') ?? ''] ?? 'workbench.spreadsheet';
}
