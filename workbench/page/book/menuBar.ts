/** The menu bar, by mouse and by keyboard: arrows, Home, End, Escape, and the first letter. */
import { byId, make } from '../elements';

export type PageMenuEntry =
  | { readonly kind: 'item'; readonly label: string; readonly run: () => void }
  | { readonly kind: 'separator' }
  | { readonly kind: 'menu'; readonly label: string; readonly entries: readonly PageMenuEntry[] };
export type PageMenu = Extract<PageMenuEntry, { kind: 'menu' }>;

export function showMenus(menus: readonly PageMenu[]): void {
  const bar = byId('menus');
  bar.replaceChildren(...menus.map(menu => makeMenu(menu, bar)));
  const first = bar.querySelector<HTMLElement>('[role=menuitem]');
  if (first) first.tabIndex = 0;
}

function makeMenu(menu: PageMenu, bar: HTMLElement): HTMLElement {
  const list = make('div', { role: 'menu', 'aria-label': menu.label, class: 'menu', hidden: true });
  const button = make(
    'button',
    { type: 'button', role: 'menuitem', 'aria-haspopup': 'menu', 'aria-expanded': 'false', tabindex: '-1' },
    menu.label,
  );
  const holder = make('div', { class: 'menu-holder' }, button, list);
  const close = (back: boolean) => {
    list.hidden = true;
    button.setAttribute('aria-expanded', 'false');
    if (back) button.focus();
  };
  const open = (end: 'first' | 'last' | 'none') => {
    closeAll(bar);
    list.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    const items = itemsOf(list);
    if (end !== 'none') (end === 'first' ? items[0] : items[items.length - 1])?.focus();
  };
  fill(list, menu.entries, () => close(true));
  button.addEventListener('click', event => {
    if (list.hidden) open(event.detail === 0 ? 'first' : 'none');
    else close(false);
  });
  holder.addEventListener('keydown', event => onKey(event, { bar, button, list, open, close }));
  holder.addEventListener('focusout', event => {
    if (!holder.contains(event.relatedTarget as Node | null)) close(false);
  });
  return holder;
}

function fill(list: HTMLElement, entries: readonly PageMenuEntry[], done: () => void): void {
  for (const entry of entries) {
    if (entry.kind === 'separator') list.append(make('hr', { role: 'separator' }));
    else if (entry.kind === 'menu') {
      // A submenu is always open, under its own heading.
      const group = make('div', { role: 'group', 'aria-label': entry.label });
      group.append(make('div', { class: 'menu-heading', 'aria-hidden': 'true' }, entry.label));
      fill(group, entry.entries, done);
      list.append(group);
    } else {
      const item = make('button', { type: 'button', role: 'menuitem', tabindex: '-1' }, entry.label);
      item.addEventListener('click', () => {
        done();
        entry.run();
      });
      list.append(item);
    }
  }
}

interface Open {
  readonly bar: HTMLElement;
  readonly button: HTMLElement;
  readonly list: HTMLElement;
  readonly open: (end: 'first' | 'last' | 'none') => void;
  readonly close: (back: boolean) => void;
}

function onKey(event: KeyboardEvent, { bar, button, list, open, close }: Open): void {
  const items = itemsOf(list);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (at < 0 ? open('first') : items[(at + 1) % items.length]?.focus()),
    ArrowUp: () => (at < 0 ? open('last') : items[(at + items.length - 1) % items.length]?.focus()),
    Home: () => items[0]?.focus(),
    End: () => items[items.length - 1]?.focus(),
    Escape: () => close(true),
    ArrowRight: () => beside(bar, button, 1, !list.hidden),
    ArrowLeft: () => beside(bar, button, -1, !list.hidden),
  };
  const move = moves[event.key] ?? (list.hidden ? undefined : byLetter(items, at, event.key));
  if (!move) return;
  event.preventDefault();
  move();
}

function byLetter(items: readonly HTMLElement[], at: number, key: string): (() => void) | undefined {
  if (key.length !== 1) return undefined;
  const order = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  const found = order.find(item => item.textContent?.toLowerCase().startsWith(key.toLowerCase()));
  return found && (() => found.focus());
}

function beside(bar: HTMLElement, button: HTMLElement, step: number, open: boolean): void {
  const buttons = [...bar.querySelectorAll<HTMLElement>('[aria-haspopup]')];
  const next = buttons[(buttons.indexOf(button) + step + buttons.length) % buttons.length];
  next?.focus();
  if (open && next && next !== button) next.click();
}

const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role=menuitem]')];

function closeAll(bar: HTMLElement): void {
  for (const list of bar.querySelectorAll<HTMLElement>('[role=menu]')) list.hidden = true;
  for (const button of bar.querySelectorAll('[aria-haspopup]')) button.setAttribute('aria-expanded', 'false');
}
