import type { View } from '../../src/addon/protocol';
import { asks, text, type Panel, type Part } from '../panel';
import type { Say } from '../words';

type Preview = Extract<View, { view: 'preview' }>;

export const preview = (view: Preview, say: Say): Panel => ({
  heading: say('sidebar.preview.heading', { round: view.round }),
  parts: [
    text(say('sidebar.preview.text')),
    ...remarks(view),
    ...(view.summary.length > 0 ? [{ part: 'lines' as const, lines: view.summary }] : []),
    { part: 'games', games: view.games, bye: view.bye },
  ],
  primary: {
    label: say('sidebar.preview.write', { round: view.round }),
    does: asks({ ask: 'write', seen: view.seen }),
  },
  others: [{ label: say('sidebar.back'), does: { deed: 'back' } }],
  back: { deed: 'back' },
});

const remarks = ({ warnings }: Preview): readonly Part[] =>
  warnings.length > 0 ? [{ part: 'remarks', remarks: warnings }] : [];
