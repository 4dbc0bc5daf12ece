import type { View } from '../../../src/application/protocol/protocol';
import { asks, text, type Panel } from '../../model/panel';
import type { Say } from '../../words';

type Odd = Extract<View, { view: 'odd results' }>;

/** Irregular results are decided before a round is paired by them, or places follow from them. */
export const oddResults = ({ seen, results }: Odd, say: Say): Panel => ({
  heading: say('sidebar.odd.heading'),
  parts: [text(say('sidebar.odd.text')), { part: 'remarks', remarks: results }],
  primary: {
    label: say('sidebar.odd.keep'),
    does: asks({ ask: 'settle results', seen, keep: true }),
  },
  others: [{ label: say('sidebar.odd.open'), does: asks({ ask: 'settle results', seen, keep: false }) }],
  back: undefined,
});
