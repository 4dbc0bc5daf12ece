import type { View } from '../../../src/application/protocol/protocol';
import { asks, text, type Panel } from '../../model/panel';
import type { Say } from '../../words';

type Details = Extract<View, { view: 'details changed' }>;

/** A rank, a rating or a start that has changed after the start is asked about. */
export const details = ({ round, seen, changes, impact }: Details, say: Say): Panel => ({
  heading: say('sidebar.changes.heading'),
  parts: [
    text(say('sidebar.details.text', { round })),
    { part: 'remarks', remarks: changes },
    { part: 'subheading', text: say('sidebar.past.impact') },
    { part: 'lines', lines: impact },
  ],
  primary: {
    label: say('sidebar.details.keep'),
    does: asks({ ask: 'settle details', seen, keep: true }),
  },
  others: [
    { label: say('sidebar.changes.putBack'), does: asks({ ask: 'settle details', seen, keep: false }) },
  ],
  back: undefined,
});
