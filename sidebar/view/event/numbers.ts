import type { View } from '../../../src/application/protocol/protocol';
import { asks, text, type Panel, type PanelPart } from '../../model/panel';
import type { Say } from '../../words';

type Numbers = Extract<View, { view: 'numbers' }>;

/** The preview of numbers drawn by lot. */
export const numbers = ({ seen, seed, rows }: Numbers, say: Say): Panel => ({
  heading: say('sidebar.numbers'),
  parts: [
    text(say('sidebar.preview.text')),
    text(say('sidebar.numbers.text', { seed })),
    { part: 'lines', lines: rows },
  ],
  primary: { label: say('sidebar.numbers.write'), does: asks({ ask: 'write numbers', seen }) },
  others: [{ label: say('sidebar.leave'), does: { deed: 'back' } }],
  back: { deed: 'back' },
});

/** The button beside the warning that numbers follow the ratings; nothing where it is not offered. */
export function numbersOffer(offered: boolean | undefined, say: Say): readonly PanelPart[] {
  if (!offered) return [];
  const button = { label: say('sidebar.numbers'), does: asks({ ask: 'numbers' }) };
  return [{ part: 'offer', text: say('sidebar.numbers.offer'), button }];
}
