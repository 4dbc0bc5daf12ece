import type { View } from '../../../src/application/protocol/protocol';
import { asks, text, type Panel } from '../../model/panel';
import type { Say } from '../../words';
import { filesButton } from '../parts/offers';
import { auditButton } from './audit';

/** The standings as they are now; a sheet of them is made on wish. */
export const places = (
  { score, rows, order = [], provisional, isOver }: Extract<View, { view: 'places' }>,
  say: Say,
): Panel => ({
  heading: say('sidebar.place.places'),
  parts: [
    ...(provisional === '' ? [] : [text(provisional)]),
    rows.length > 0 ? { part: 'standings', score, rows } : text(say('sidebar.places.nobody')),
    ...(rows.length > 0 && order.length > 0
      ? [{ part: 'details' as const, summary: say('sidebar.places.order'), lines: order }]
      : []),
  ],
  primary: { label: say('sidebar.showStandings'), does: asks({ ask: 'standings' }) },
  others: [filesButton(say), ...(isOver ? [auditButton(say)] : [])],
  back: undefined,
});
