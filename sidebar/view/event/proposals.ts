import type { View } from '../../../src/application/protocol/protocol';
import { asks, type Panel, type PanelPart } from '../../model/panel';
import type { Say } from '../../words';
import { registrationButton } from './registration';

type Proposals = Extract<View, { view: 'proposals' }>;

/** How many players have which rank, and what suits them. */
export const proposals = ({ seen, chart, proposals: open, suiting }: Proposals, say: Say): Panel => ({
  heading: say('sidebar.proposals.heading'),
  parts: [
    ...lines(say('sidebar.proposals.proposed'), open),
    ...lines(say('sidebar.proposals.suiting'), suiting),
    { part: 'chart', chart, names: [''] },
  ],
  primary:
    open.length > 0
      ? { label: say('sidebar.proposals.take'), does: asks({ ask: 'take proposals', seen }) }
      : registrationButton(say),
  others: open.length > 0 ? [{ label: say('sidebar.leave'), does: asks({ ask: 'registration' }) }] : [],
  back: asks({ ask: 'registration' }),
});

const lines = (heading: string, sentences: readonly string[]): readonly PanelPart[] =>
  sentences.length === 0
    ? []
    : [
        { part: 'subheading', text: heading },
        { part: 'lines', lines: sentences },
      ];
