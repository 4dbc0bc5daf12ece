import { element, foreign } from '../aria/element';
import type { PanelPart } from '../model/panel';
import type { Say } from '../words';

/** Place, name, rank and score, a line for each player. */
export const drawStandings = (
  { score, rows }: Extract<PanelPart, { readonly part: 'standings' }>,
  say: Say,
): HTMLElement =>
  element(
    'table',
    { class: 'standings' },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('th', { scope: 'col' }, element('span', { class: 'unseen' }, say('sidebar.place.places'))),
        element('th', { scope: 'col' }, say('sidebar.place.players')),
        element('th', { scope: 'col' }, foreign(score)),
      ),
    ),
    element(
      'tbody',
      {},
      ...rows.map(row =>
        element(
          'tr',
          {},
          element('td', {}, foreign(row.place)),
          element('th', { scope: 'row' }, foreign(row.name), ' ', element('small', {}, foreign(row.rank))),
          element('td', {}, foreign(row.score)),
        ),
      ),
    ),
  );
