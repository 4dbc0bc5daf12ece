import type { View } from '../../src/addon/panel/protocol';
import { LOOK, text, type Panel, type Part } from '../panel';
import type { Say } from '../words';
import { listed } from './listed';
import { undoOffer } from './offers';

type Recorded = Extract<View, { view: 'recorded' }>;

export const recorded = (view: Recorded, say: Say): Panel => ({
  heading: say(view.results > 0 ? 'sidebar.recorded.heading' : 'sidebar.recorded.noneHeading'),
  parts: [
    ...counts(view, say),
    ...listed(say('sidebar.recorded.left'), view.left),
    ...undoOffer(view.undo, say),
  ],
  primary: { label: say('sidebar.goOn'), does: LOOK },
  others: [],
  back: undefined,
});

function counts({ round, results }: Recorded, say: Say): readonly Part[] {
  if (results === 0) return [text(say('sidebar.recorded.none'))];
  const rows = [
    { label: say('sidebar.recorded.round'), value: round },
    { label: say('sidebar.recorded.results'), value: results },
  ];
  return [{ part: 'counts', rows }];
}
