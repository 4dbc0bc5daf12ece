import type { View } from '../../../src/application/protocol/protocol';
import { asks, LOOK, text, type Panel } from '../../model/panel';
import type { Say } from '../../words';
import { undoOffer } from '../parts/offers';
import { registrationButton } from './registration';

type Created = Extract<View, { view: 'created' }>;

export const created = ({ examples, seed, undo }: Created, say: Say): Panel => ({
  heading: say('sidebar.created.heading'),
  parts: [
    text(say('sidebar.created.text')),
    ...(examples ? [text(say('sidebar.created.examples'))] : []),
    ...(seed === undefined ? [] : [text(say('sidebar.created.seed', { seed }))]),
    ...undoOffer(undo, say),
  ],
  primary: examples
    ? { label: say('sidebar.clearExamples'), does: asks({ ask: 'clear examples' }) }
    : registrationButton(say),
  others: examples ? [{ label: say('sidebar.created.tryExamples'), does: LOOK }] : [],
  back: undefined,
});
