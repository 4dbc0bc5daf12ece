import type { View } from '../../../src/application/protocol/protocol';
import { text, type Panel, type PanelPart } from '../../model/panel';
import type { Say } from '../../words';
import { onward, type AtEvent } from '../parts/onward';
import { listed } from '../parts/listed';
import { filesButton, undoOffer } from '../parts/offers';

type Recorded = Extract<View, { view: 'recorded' }>;

export const recorded = (view: Recorded, say: Say, at: AtEvent): Panel => ({
  heading: say(headingOf(view)),
  parts: [
    ...counts(view, say),
    ...drawn(view),
    ...listed(say('sidebar.recorded.left'), view.left),
    ...undoOffer(view.undo, say),
  ],
  primary: onward(at, say),
  others: [filesButton(say)],
  back: undefined,
});

const drawn = ({ draws = [] }: Recorded): readonly PanelPart[] =>
  draws.length > 0 ? [{ part: 'remarks', remarks: draws }] : [];

function headingOf({ results, left }: Recorded) {
  if (results > 0) return 'sidebar.recorded.heading';
  return left.length > 0 ? 'sidebar.recorded.nothing' : 'sidebar.recorded.noneHeading';
}

function counts({ rounds, results, left }: Recorded, say: Say): readonly PanelPart[] {
  if (results === 0) return left.length > 0 ? [] : [text(say('sidebar.recorded.none'))];
  const rows = [
    { label: say('sidebar.recorded.round'), value: rounds.join(', ') },
    { label: say('sidebar.recorded.results'), value: results },
  ];
  return [{ part: 'counts', rows }];
}
