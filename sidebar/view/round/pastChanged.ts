import type { HandWork, View } from '../../../src/application/protocol/protocol';
import { asks, text, type Button, type Panel } from '../../model/panel';
import type { Say } from '../../words';

type Past = Extract<View, { view: 'past changed' }>;

/** A past result that was changed: what follows, and what becomes of the round in play. Once it is published, it is kept. */
export function pastChanged(view: Past, say: Say): Panel {
  const { round, seen, published, again, affected } = view;
  const keep: Button = {
    label: say('sidebar.past.keep', { round }),
    does: asks({ ask: 'keep pairing', seen }),
  };
  const pair = (label: string, hand: HandWork): Button => ({ label, does: asks({ ask: 'preview', hand }) });
  const some = affected.length > 0 ? [pair(say('sidebar.past.some'), { again: affected })] : [];
  const anew = again ? [...some, pair(say('sidebar.past.all'), { again: 'all' })] : [];
  const rate: readonly Button[] = view.rate
    ? [{ label: say('sidebar.past.rate'), does: asks({ ask: 'rate alone', seen }) }]
    : [];
  const [first = keep, ...rest] = published ? [keep, ...rate, ...anew] : [...anew, keep, ...rate];
  return {
    heading: say('sidebar.past.heading'),
    parts: [
      text(say('sidebar.past.text', { round })),
      { part: 'remarks', remarks: view.changes },
      text(say('sidebar.past.impact')),
      { part: 'lines', lines: view.impact },
      ...(view.rate ? [text(say('sidebar.past.rateMeans'))] : []),
    ],
    primary: first,
    others: rest,
    back: undefined,
  };
}
