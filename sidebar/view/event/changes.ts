import type { View } from '../../../src/application/protocol/protocol';
import { asks, LOOK, text, type Button, type Panel } from '../../model/panel';
import type { Say } from '../../words';

type ChangesView = Extract<View, { view: 'changes' }>;

/** Announced settings that were changed: taken note of, confirmed once or twice, or put back. */
export function changes(view: ChangesView, say: Say): Panel {
  const { seen, grade, again, round } = view;
  const back: Button = { label: say('sidebar.changes.putBack'), does: asks({ ask: 'put back', seen }) };
  const remarks = { part: 'remarks', remarks: view.changes } as const;
  if (grade === 'refuse')
    return {
      heading: say('sidebar.changes.refusedHeading'),
      parts: [text(say('sidebar.changes.refused')), remarks],
      primary: back,
      others: [],
      back: undefined,
    };
  const follows = view.consequences.length > 0;
  const label = say(
    again
      ? 'sidebar.changes.again'
      : grade === 'take note'
        ? 'sidebar.changes.note'
        : 'sidebar.changes.confirm',
  );
  return {
    heading: say(again ? 'sidebar.changes.again' : 'sidebar.changes.heading'),
    parts: [
      text(say('sidebar.changes.text', { round })),
      remarks,
      ...(follows
        ? [text(say('sidebar.changes.consequences')), { part: 'lines', lines: view.consequences } as const]
        : []),
    ],
    primary: { label, does: asks({ ask: 'confirm changes', seen, again }) },
    others: [back],
    back: again ? LOOK : undefined,
  };
}
