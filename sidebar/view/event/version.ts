import type { View } from '../../../src/application/protocol/protocol';
import { asks, text, type Panel } from '../../model/panel';
import type { Say } from '../../words';

type Version = Extract<View, { view: 'version' }>;

/** Another version of Wallist than that of the event: what it would do otherwise, before it takes over. */
export const version = ({ from, to, rounds, differences, seen }: Version, say: Say): Panel => ({
  heading: say('sidebar.version.heading'),
  parts: [
    text(say('sidebar.version.text', { from, to, rounds: rounds.length === 0 ? '–' : rounds.join(', ') })),
    ...(differences.length === 0
      ? [text(say('sidebar.version.same'))]
      : [text(say('sidebar.version.otherwise')), { part: 'lines', lines: differences } as const]),
    text(say('sidebar.version.formulas')),
  ],
  primary: { label: say('sidebar.version.goOn', { to }), does: asks({ ask: 'take version', seen }) },
  others: [],
  back: undefined,
});
