import type { View } from '../../../src/application/protocol/protocol';
import { asks, LOOK, text, type Panel } from '../../model/panel';
import type { Say } from '../../words';
import { listed } from '../parts/listed';
import { undoOffer } from '../parts/offers';

type RoundWritten = Extract<View, { view: 'written' }>;

export const written = ({ round, games, sheet, different, undo }: RoundWritten, say: Say): Panel => ({
  heading: say('sidebar.written.heading', { round }),
  parts: [
    { part: 'counts', rows: [{ label: say('sidebar.games'), value: games }] },
    ...listed(say('sidebar.written.different'), different),
    text(say('sidebar.written.text')),
    ...undoOffer(undo, say),
  ],
  primary: { label: say('sidebar.goOn'), does: LOOK },
  others: sheet
    ? [{ label: say('sidebar.written.open', { round }), does: asks({ ask: 'go', to: sheet }) }]
    : [],
  back: undefined,
});
