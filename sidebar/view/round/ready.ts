import type { View } from '../../../src/addon/panel/protocol';
import { asks, LOOK, text, type Panel, type Part } from '../../panel';
import type { Say } from '../../words';
import { listed } from '../listed';
import { numbersOffer } from '../event/numbers';
import { playersButton } from '../event/players';
import { clearOffer, undoOffer } from '../offers';

type Ready = Extract<View, { view: 'ready' }>;

export const ready = (view: Ready, say: Say): Panel => ({
  heading: say('sidebar.ready.heading', { round: view.round, rounds: view.rounds }),
  parts: [
    ...counts(view, say),
    ...warnings(view, say),
    ...numbersOffer(view.numbersOffered, say),
    ...clearOffer(view.examples, say),
    ...undoOffer(view.undo, say),
  ],
  primary: { label: say('sidebar.ready.preview', { round: view.round }), does: asks({ ask: 'preview' }) },
  others: [playersButton(say), { label: say('sidebar.lookAgain'), does: LOOK }],
  back: undefined,
});

function counts({ playing, fixed, out }: Ready, say: Say): readonly Part[] {
  const rows = [
    { label: say('sidebar.ready.playing'), value: playing },
    ...(fixed > 0 ? [{ label: say('sidebar.ready.fixed'), value: fixed }] : []),
    ...(out.length > 0 ? [{ label: say('sidebar.ready.out'), value: out.length }] : []),
  ];
  const names: Part = { part: 'details', summary: say('sidebar.ready.outNames'), lines: out };
  return [{ part: 'counts', rows }, ...(out.length > 0 ? [names] : [])];
}

function warnings(view: Ready, say: Say): readonly Part[] {
  if (view.warnings.length === 0) return [text(say('sidebar.ready.text'))];
  return listed(say('sidebar.ready.warningsText'), view.warnings);
}
