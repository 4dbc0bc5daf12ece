import type { View } from '../../../src/application/protocol/protocol';
import { asks, text, type Button, type Panel, type PanelPart } from '../../model/panel';
import type { Say } from '../../words';
import { listed } from '../parts/listed';

type Begun = Extract<View, { view: 'begun' }>;

/** A run that broke off: finish or undo it; only undo if something else has changed since. */
export function begun(view: Begun, say: Say): Panel {
  const { action, mayFinish } = view;
  const finish: Button = { label: say('sidebar.begun.finish'), does: asks({ ask: 'finish', action }) };
  const undo: Button = { label: say('sidebar.undo'), does: asks({ ask: 'undo', action }) };
  return {
    heading: say('sidebar.begun.heading'),
    parts: [whatAndWhen(view, say), ...choice(view, say)],
    primary: mayFinish ? finish : undo,
    others: mayFinish ? [undo] : [],
    back: undefined,
  };
}

const whatAndWhen = ({ what, when }: Begun, say: Say): PanelPart => ({
  part: 'counts',
  rows: [
    { label: say('sidebar.begun.what'), value: what },
    { label: say('sidebar.begun.when'), value: when },
  ],
});

const choice = ({ mayFinish, inTheWay }: Begun, say: Say): readonly PanelPart[] =>
  mayFinish
    ? [text(say('sidebar.begun.text'))]
    : [text(say('sidebar.begun.undoOnly')), ...listed(say('sidebar.begun.inTheWay'), inTheWay)];
