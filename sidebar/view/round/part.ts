import type { HandWork, LeftToPair, PartView } from '../../../src/application/protocol/protocol';
import { asks, text, tickOf, type Button, type Panel } from '../../model/panel';
import type { Say } from '../../words';

export const choosePart = (say: Say): Button => ({
  label: say('sidebar.part.open'),
  does: asks({ ask: 'part' }),
});

/** All who have no game in a round that is begun. */
export const pairLeft = ({ round, names, again }: LeftToPair, say: Say): Button => ({
  label: say('sidebar.left.pair', { round, count: names.length }),
  does: asks({ ask: 'preview', hand: { again } }),
});

/** Nothing is written before the preview of their games. */
export const part = (view: PartView, say: Say): Panel => ({
  heading: say('sidebar.part.heading', { round: view.round }),
  parts: [text(say('sidebar.part.text')), { part: 'ticks', people: view.people, sets: view.sets }],
  primary: {
    label: say('sidebar.part.preview'),
    does: {
      deed: 'choose',
      request: chosen => ({ ask: 'preview', without: true, hand: handFor(view, chosen) }),
    },
  },
  others: [],
  back: { deed: 'back' },
});

/** Whoever has the bye is asked only where all of them are paired. */
function handFor({ people, again }: PartView, chosen: Readonly<Record<string, string>>): HandWork {
  const numbers = people.flatMap(({ no }) => (chosen[tickOf(no)] === undefined ? [] : [no]));
  if (numbers.length === people.length) return again ? { again } : {};
  return { part: numbers, ...(again && { again: numbers }) };
}
