import type { View } from '../../../src/application/protocol/protocol';
import { asks, text, type ButtonAction, type Panel, type PanelPart } from '../../model/panel';
import type { Say } from '../../words';

type RoundPreview = Extract<View, { view: 'preview' }>;

export const preview = (view: RoundPreview, say: Say): Panel => ({
  heading: say(isAgain(view) ? 'sidebar.again.heading' : 'sidebar.preview.heading', { round: view.round }),
  parts: [
    text(say('sidebar.preview.text')),
    ...kept(view, say),
    ...awaited(view, say),
    ...remarks(view),
    ...compared(view, say),
    ...(view.summary.length > 0 ? [{ part: 'lines' as const, lines: view.summary }] : []),
    ...question(view),
    { part: 'games', games: view.games, bye: view.bye, ask: view.weighed ? askAbout(view) : undefined },
  ],
  primary: {
    label: say(isAgain(view) ? 'sidebar.again.write' : 'sidebar.preview.write', { round: view.round }),
    does: asks({ ask: 'write', seen: view.seen, ...(view.hand && { hand: view.hand }) }),
  },
  others: [
    { label: say('sidebar.back'), does: { deed: 'back' } },
    ...(view.editable
      ? [{ label: say('sidebar.hand'), does: { deed: 'work by hand', on: true } as const }]
      : []),
    ...(view.weighed ? [{ label: say('sidebar.report.write'), does: asks({ ask: 'report' }) }] : []),
  ],
  back: { deed: 'back' },
});

/** The same while it is changed by hand: each change shows at once what it costs. Its end is a step of its own. */
export const previewByHand = (view: RoundPreview, say: Say): Panel => ({
  heading: say('sidebar.hand.heading', { round: view.round }),
  parts: [
    text(say('sidebar.hand.text')),
    ...compared(view, say),
    ...remarks(view),
    { part: 'hand games', view },
  ],
  primary: { label: say('sidebar.hand.end'), does: { deed: 'work by hand', on: false } },
  others: view.compared
    ? [
        {
          label: say('sidebar.hand.reset'),
          does: asks({
            ask: 'preview',
            ahead: true,
            hand: view.hand?.again === undefined ? {} : { again: view.hand.again },
          }),
        },
      ]
    : [],
  back: { deed: 'work by hand', on: false },
});

/** What was decided by hand costs, beside the best pairing. */
const compared = ({ compared }: RoundPreview, say: Say): readonly PanelPart[] =>
  compared
    ? [
        { part: 'subheading', text: say('sidebar.hand.compared') },
        { part: 'lines', lines: compared },
      ]
    : [];

/** Whether games that are written already are made anew. */
const isAgain = ({ kept }: RoundPreview): boolean => kept !== undefined;

function kept({ kept, published }: RoundPreview, say: Say): readonly PanelPart[] {
  if (kept === undefined) return [];
  const rows = [{ label: say('sidebar.again.kept'), value: kept }];
  return [
    ...(kept > 0 ? [{ part: 'counts' as const, rows }] : []),
    ...(published ? [text(say('sidebar.again.published'))] : []),
  ];
}

/** Who is left out because nobody has seen them yet. */
const awaited = ({ awaited: names = [] }: RoundPreview, say: Say): readonly PanelPart[] =>
  names.length === 0 ? [] : [{ part: 'details', summary: say('sidebar.ready.awaited'), lines: names }];

const remarks = ({ warnings }: RoundPreview): readonly PanelPart[] =>
  warnings.length > 0 ? [{ part: 'remarks', remarks: warnings }] : [];

const askAbout =
  ({ seen }: RoundPreview) =>
  (first: string, second: string): ButtonAction =>
    asks({ ask: 'why', seen, first, second });

/** The question for another game, where criteria were weighed and its cost can be said. */
function question(view: RoundPreview): readonly PanelPart[] {
  if (!view.weighed) return [];
  const players = view.games.flatMap(({ fixed, black, white, numbers }) =>
    fixed ? [] : [`${numbers[0]} ${black}`, `${numbers[1]} ${white}`],
  );
  return [{ part: 'why', players, why: view.why, ask: askAbout(view) }];
}
