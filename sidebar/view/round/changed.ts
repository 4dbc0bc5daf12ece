import type { View } from '../../../src/application/protocol/protocol';
import { asks, text, type Panel } from '../../model/panel';
import type { Say } from '../../words';
import { listed } from '../parts/listed';
import { undoOffer } from '../parts/offers';
import { printRow } from '../parts/printRow';
import { enterButton } from './written';

type Changed = Extract<View, { view: 'changed' }>;

/** A change of a round in play, as it was written; or that the round is published. */
export const changed = (view: Changed, say: Say): Panel => ({
  heading: say(headingOf(view), { round: view.round }),
  parts: [
    ...(view.published ? [] : [text(view.what)]),
    ...listed(say('sidebar.written.different'), view.different),
    ...(view.unchanged ? [] : [printRow(view.round, say)]),
    ...undoOffer(view.undo, say),
  ],
  primary: enterButton(view.round, say),
  others: [],
  menu: view.sheet
    ? [
        {
          label: say('sidebar.written.open', { round: view.round }),
          does: asks({ ask: 'go', to: view.sheet }),
        },
      ]
    : [],
  back: undefined,
});

const headingOf = ({ published, unchanged }: Changed) =>
  published
    ? 'sidebar.published.heading'
    : unchanged
      ? 'sidebar.unchanged.heading'
      : 'sidebar.changed.heading';
