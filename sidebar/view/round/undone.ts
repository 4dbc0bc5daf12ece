import type { View } from '../../../src/application/protocol/protocol';
import { asks, text, type Panel } from '../../model/panel';
import type { Say } from '../../words';
import { onward, type AtEvent } from '../parts/onward';
import { listedPlaces } from '../parts/listed';
import { undoOffer } from '../parts/offers';

type Undone = Extract<View, { view: 'undone' }>;
type Cleared = Extract<View, { view: 'cleared' }>;

export const undone = ({ restored, kept, partly }: Undone, say: Say, at: AtEvent): Panel => ({
  heading: say(partly ? 'sidebar.undone.partly' : 'sidebar.undone.heading'),
  parts: [
    { part: 'counts', rows: [{ label: say('sidebar.undone.restored'), value: restored }] },
    ...listedPlaces(say('sidebar.undone.kept'), kept),
  ],
  primary: onward(at, say),
  others: [],
  back: undefined,
});

export const cleared = ({ cleared, kept, undo }: Cleared, say: Say): Panel => ({
  heading: say('sidebar.cleared.heading'),
  parts: [
    { part: 'counts', rows: [{ label: say('sidebar.cleared.players'), value: cleared }] },
    ...listedPlaces(say('sidebar.cleared.kept'), kept),
    text(say('sidebar.created.text')),
    ...undoOffer(undo, say),
  ],
  // Players who were pasted meanwhile need no other click.
  primary: { label: say('sidebar.ready.preview', { round: 1 }), does: asks({ ask: 'preview' }) },
  others: [],
  back: undefined,
});
