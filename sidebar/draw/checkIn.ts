import type { PanelPart } from '../model/panel';
import { meant } from '../search';
import type { Say } from '../words';
import type { Do } from './button';
import { element, foreign } from '../aria/element';

type CheckInPart = Extract<PanelPart, { readonly part: 'check-in' }>;

/** A button for each name, those who are not there yet first in sight; Enter in the search presses the first that is left. */
export function drawCheckIn({ people, press }: CheckInPart, act: Do, say: Say): HTMLElement {
  const search = element('input', {
    id: 'search-names',
    type: 'search',
    'data-answer': true,
    maxlength: '200',
  });
  // Whoever stands next in the queue is typed while the sheet still writes.
  search.value = document.querySelector<HTMLInputElement>('#search-names')?.value ?? '';
  const all = element('input', { id: 'all-names', type: 'checkbox' });
  all.checked = people.every(({ here }) => here);
  const rows = people.map(({ player, here }) => {
    const button = element(
      'button',
      { type: 'button', class: 'name', 'aria-pressed': String(here) },
      foreign(player),
      ...(here ? [element('span', { class: 'mend' }, say('sidebar.checkIn.here'))] : []),
    );
    button.addEventListener('click', () => {
      search.value = '';
      act(press(player, !here));
    });
    return element('li', {}, button);
  });
  const show = (): void => {
    const found = meant(
      search.value,
      people.map(({ player }) => player),
    );
    // A number typed twice is not taken for another one.
    rows.forEach((row, i) => (row.hidden = !found[i] || (people[i]?.here === true && !all.checked)));
  };
  search.addEventListener('input', show);
  all.addEventListener('change', show);
  search.addEventListener('keydown', event => {
    if (event.key !== 'Enter' || event.isComposing || search.value.trim() === '') return;
    event.preventDefault();
    rows
      .find(row => !row.hidden)
      ?.querySelector('button')
      ?.click();
  });
  show();
  return element(
    'section',
    { class: 'check-in' },
    element(
      'div',
      { class: 'field' },
      element('label', { for: 'search-names' }, say('sidebar.checkIn.filter')),
      search,
    ),
    ...(people.some(({ here }) => here)
      ? [element('label', { class: 'filter' }, all, say('sidebar.checkIn.all'))]
      : []),
    element('ul', { class: 'names' }, ...rows),
  );
}
