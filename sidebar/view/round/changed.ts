import type { View } from '../../../src/addon/panel/protocol';
import { asks, LOOK, text, type Panel } from '../../panel';
import type { Say } from '../../words';
import { listed } from '../listed';
import { undoOffer } from '../offers';

type Changed = Extract<View, { view: 'changed' }>;

/** A change of a round in play, as it was written; or that the round is published. */
export const changed = ({ round, published, what, sheet, different, undo }: Changed, say: Say): Panel => ({
  heading: say(published ? 'sidebar.published.heading' : 'sidebar.changed.heading', { round }),
  parts: [
    ...(published ? [] : [text(what)]),
    ...listed(say('sidebar.written.different'), different),
    ...undoOffer(undo, say),
  ],
  primary: { label: say('sidebar.goOn'), does: LOOK },
  others: sheet
    ? [{ label: say('sidebar.written.open', { round }), does: asks({ ask: 'go', to: sheet }) }]
    : [],
  back: undefined,
});
