import type { View } from '../../../src/application/protocol/protocol';
import { asks, text, type Button, type Panel, type PanelPart } from '../../model/panel';
import type { Say } from '../../words';
import { listed } from '../parts/listed';
import { numbersOffer } from '../event/numbers';
import { checkInButton, playersButton } from '../event/players';
import { registrationButton } from '../event/registration';
import { pairLeft } from './part';
import { clearOffer, undoOffer } from '../parts/offers';

type Ready = Extract<View, { view: 'ready' }>;

export const ready = (view: Ready, say: Say): Panel => ({
  heading: say('sidebar.ready.heading', { round: view.round, rounds: view.rounds }),
  parts: [
    ...ways(view, say),
    ...counts(view, say),
    ...(view.time ? [text(say('sidebar.ready.time', view.time))] : []),
    ...byHand(view, say),
    ...leftBefore(view, say),
    ...awaited(view, say),
    ...warnings(view, say),
    ...numbersOffer(view.numbersOffered, say),
    ...clearOffer(view.examples, say),
    ...undoOffer(view.undo, say),
  ],
  primary: isAwaiting(view) ? checkInButton(say) : previewButton(view, say),
  others: [
    ...(isAwaiting(view) ? [previewButton(view, say)] : []),
    registrationButton(say),
    playersButton(say),
  ],
  back: undefined,
});

const isAwaiting = ({ awaited = [] }: Ready): boolean => awaited.length > 0;

/** The proposed way is taken unless another one is. */
const ways = ({ ways: found }: Ready, say: Say): readonly PanelPart[] =>
  found
    ? [
        text(found.list),
        {
          part: 'choices',
          groups: [{ name: 'way', heading: say('sidebar.ready.ways'), choices: found.choices }],
        },
        text(say('sidebar.ready.waysText')),
      ]
    : [];

/** Whoever has not come is left out once the organiser says so. */
const previewButton = (view: Ready, say: Say): Button => ({
  label: say(isAwaiting(view) ? 'sidebar.ready.without' : 'sidebar.ready.preview', { round: view.round }),
  does: view.ways
    ? { deed: 'choose', request: ({ way = '' }) => ({ ask: 'adopt', way }) }
    : asks({
        ask: 'preview',
        ...(isAwaiting(view) && { without: true }),
      }),
});

/** Begins with the first pair that is typed, and ends with the round that is written. */
const byHand = ({ round, fixed }: Ready, say: Say): readonly PanelPart[] =>
  fixed > 0 ? [text(say('sidebar.byHand.paired', { round }))] : [];

const leftBefore = ({ left }: Ready, say: Say): readonly PanelPart[] =>
  left
    ? [
        {
          part: 'offer',
          text: say('sidebar.left.before', { round: left.round, count: left.names.length }),
          button: pairLeft(left, say),
        },
        { part: 'details', summary: say('sidebar.left.who'), lines: left.names },
      ]
    : [];

const awaited = ({ awaited: names = [] }: Ready, say: Say): readonly PanelPart[] =>
  names.length === 0
    ? []
    : [
        text(say('sidebar.ready.awaitedText')),
        { part: 'details', summary: say('sidebar.ready.awaited'), lines: names },
      ];

function counts({ playing, fixed, out, awaited: late = [] }: Ready, say: Say): readonly PanelPart[] {
  const rows = [
    { label: say('sidebar.ready.playing'), value: playing },
    ...(late.length > 0 ? [{ label: say('sidebar.ready.awaited'), value: late.length }] : []),
    ...(fixed > 0 ? [{ label: say('sidebar.ready.fixed'), value: fixed }] : []),
    ...(out.length > 0 ? [{ label: say('sidebar.ready.out'), value: out.length }] : []),
  ];
  const names: PanelPart = { part: 'details', summary: say('sidebar.ready.outNames'), lines: out };
  return [{ part: 'counts', rows }, ...(out.length > 0 ? [names] : [])];
}

function warnings(view: Ready, say: Say): readonly PanelPart[] {
  if (view.warnings.length === 0) return [text(say('sidebar.ready.text'))];
  return listed(say('sidebar.ready.warningsText'), view.warnings);
}
