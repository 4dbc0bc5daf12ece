import type { EventNews } from '../../src/application/protocol/protocol';
import { element } from '../aria/element';
import { asks, type Button, type ButtonAction } from '../model/panel';
import { currentRound, requestAt, type Place } from '../model/place';
import type { Say } from '../words';
import { menuOf } from './menu';
import { roundItem, topLine, type TopItem } from './topLine';

interface FrameNow {
  readonly event: EventNews | undefined;
  readonly here: Place | undefined;
  readonly menu: readonly Button[];
}

let drawn = '';

/** Draws the line at the top where it is another; a key that is on it stays on its place. */
export function drawFrame(
  frame: FrameNow,
  say: Say,
  act: (deed: ButtonAction) => void,
  openHelp: () => void,
): void {
  const line = document.getElementById('top');
  const items = topLine(frame.event, frame.here, say);
  const menu = menuOf(frame.event, frame.menu, say);
  const now = JSON.stringify([items, menu, say('sidebar.menu')]);
  if (!line || now === drawn) return;
  drawn = now;
  const held = line.contains(document.activeElement) ? document.activeElement?.getAttribute('data-to') : null;
  line.setAttribute('aria-label', say('sidebar.place.line'));
  line.replaceChildren(
    drawMenu(menu, allRounds(frame, say), say, act, openHelp),
    ...items.map(item => drawItem(item, act)),
  );
  line.hidden = false;
  if (held) line.querySelector<HTMLElement>(`[data-to="${held}"]`)?.focus({ preventScroll: true });
}

const allRounds = ({ event, here }: FrameNow, say: Say): readonly TopItem[] =>
  event ? event.plan.map((round, i) => roundItem(round, i + 1, currentRound(event.plan), here, say)) : [];

const nameOf = (to: TopItem['to']): string =>
  to === 'all rounds' ? to : to.place === 'round' ? `round ${to.round}` : to.place;

function drawItem({ to, text, spoken, look, isHere, isFar }: TopItem, act: (deed: ButtonAction) => void) {
  const far = isFar ? ' far' : '';
  const item = element(
    'a',
    {
      href: '#',
      class: `place ${look}${far}`,
      'aria-label': spoken,
      'aria-current': isHere ? 'page' : undefined,
      'data-to': nameOf(to),
    },
    text,
  );
  for (const press of ['click', 'auxclick'])
    item.addEventListener(press, event => {
      // The page of a sidebar is no address that a tab could be opened at.
      event.preventDefault();
      if (press === 'click') (to === 'all rounds' ? openRounds : () => act(asks(requestAt(to))))();
    });
  return item;
}

function drawMenu(
  buttons: readonly Button[],
  rounds: readonly TopItem[],
  say: Say,
  act: (deed: ButtonAction) => void,
  openHelp: () => void,
): HTMLElement {
  const entry = (
    label: string,
    does: () => void,
    more: Readonly<Record<string, string>> = {},
  ): HTMLElement => {
    const drawnEntry = element('button', { type: 'button', ...more }, label);
    drawnEntry.addEventListener('click', () => {
      closeMenu();
      does();
    });
    return element('li', {}, drawnEntry);
  };
  const list = element(
    'details',
    { id: 'all-rounds' },
    element('summary', {}, say('sidebar.menu.rounds')),
    element(
      'ul',
      {},
      ...rounds.map(({ to, spoken }) => entry(spoken, () => to !== 'all rounds' && act(asks(requestAt(to))))),
    ),
  );
  const menu = element(
    'details',
    { id: 'menu' },
    element('summary', { 'aria-label': say('sidebar.menu'), title: say('sidebar.menu') }, '☰'),
    element(
      'ul',
      {},
      ...(rounds.length > 0 ? [element('li', {}, list)] : []),
      ...buttons.map(({ label, does }) => entry(label, () => act(does))),
      entry(say('sidebar.help'), openHelp, { id: 'help-button' }),
    ),
  );
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  return menu;
}

const menuElement = (): HTMLDetailsElement | null => document.querySelector<HTMLDetailsElement>('#menu');

export const isMenuOpen = (): boolean => menuElement()?.open === true;

/** Closes the menu; the keyboard is at its button where it was in the menu. */
export function closeMenu(): void {
  const menu = menuElement();
  if (!menu?.open) return;
  menu.open = false;
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
}

/** Opens the menu with all rounds unfolded. */
function openRounds(): void {
  const [menu, rounds] = [menuElement(), document.querySelector<HTMLDetailsElement>('#all-rounds')];
  if (!menu || !rounds) return;
  menu.open = true;
  rounds.open = true;
  rounds.querySelector<HTMLElement>('summary')?.focus();
}
