import type { View } from '../../../src/application/protocol/protocol';
import { asks, text, type Panel } from '../../model/panel';
import type { Say } from '../../words';
import { undoOffer } from '../parts/offers';

type TextView = Extract<View, { view: 'text' }>;

/** A list that stands in one column, with a preview of its columns. */
export const textInColumn = ({ sheet, seen, players, rounds, rows, undo }: TextView, say: Say): Panel => ({
  heading: say('sidebar.split.heading'),
  parts: [
    text(say('sidebar.split.found', { players, rounds })),
    text(say('sidebar.split.text', { sheet })),
    { part: 'lines', lines: rows },
    text(say('sidebar.split.kept')),
    ...undoOffer(undo, say),
  ],
  primary: { label: say('sidebar.split'), does: asks({ ask: 'split', seen }) },
  others: [{ label: say('sidebar.create'), does: { deed: 'fill form' } }],
  back: undefined,
});
