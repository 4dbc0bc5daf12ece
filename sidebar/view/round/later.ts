import type { View } from '../../../src/application/protocol/protocol';
import { asks, text, type Panel } from '../../model/panel';
import type { Say } from '../../words';

/** A round that is not to be paired yet, with the way to what comes first. */
export const later = ({ round, first, waits }: Extract<View, { view: 'later' }>, say: Say): Panel => ({
  heading: say('sidebar.later.heading', { first }),
  parts: [text(say('sidebar.later.text', { round, first }))],
  primary: {
    label: say('sidebar.place.round', { round: first }),
    does: asks({ ask: 'round', round: first }),
  },
  others: waits
    ? [
        {
          label: say('sidebar.missing.waits', { round }),
          does: asks({ ask: 'preview', ahead: true, hand: {} }),
        },
      ]
    : [],
  back: undefined,
});
