/** F6, or Ctrl+F6 where a browser keeps F6 for itself, goes round: grid, menus, panel; with Shift the other way. */
import type { FUniver } from '@univerjs/core/facade';
import { byId } from '../elements';
import { enterPanel, focusGrid, onLeavingPanel } from '../panel/panel';

const PANES = ['grid', 'menus', 'panel'] as const;
type Pane = (typeof PANES)[number];

/** Lets the keyboard go from one part of the page to the next; the grid alone lets no key out. */
export function offerPanes(api: FUniver): void {
  const go = (step: number): void => {
    const there = PANES.filter(pane => pane !== 'panel' || !byId('panel').hidden);
    const from = paneNow();
    const to = there[(there.indexOf(from) + step + there.length) % there.length];
    if (from === 'grid') void leaveGrid(api).then(() => enter(to));
    else enter(to);
  };
  onLeavingPanel(go);
  const listen = (event: KeyboardEvent): void => {
    if (event.key !== 'F6' || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    go(event.shiftKey ? -1 : 1);
  };
  window.addEventListener('keydown', listen, { capture: true });
}

function paneNow(): Pane {
  const at = document.activeElement;
  if (byId('panel').contains(at)) return 'panel';
  return at?.closest('header.bar') ? 'menus' : 'grid';
}

/** A cell that is being typed is entered first. */
async function leaveGrid(api: FUniver): Promise<void> {
  const book = api.getActiveWorkbook();
  if (book?.isCellEditing()) await book.endEditingAsync(true);
}

function enter(pane: Pane | undefined): void {
  if (pane === 'panel') enterPanel();
  else if (pane === 'menus')
    byId('menus').querySelector<HTMLElement>('[role=menuitem][tabindex="0"]')?.focus();
  else focusGrid();
}
