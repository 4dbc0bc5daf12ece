import type { KeptApart, LeftOutOfRound, View } from '../../../src/application/protocol/protocol';
import { handAfter, wishingBye, withoutBye } from '../../hand';
import {
  asks,
  text,
  type Button,
  type ButtonAction,
  type Panel,
  type PanelPart,
  type PersonChoice,
} from '../../model/panel';
import type { Say, WordKey } from '../../words';
import { choosePart } from './part';

type RoundPreview = Extract<View, { view: 'preview' }>;

export const preview = (view: RoundPreview, say: Say): Panel => ({
  heading: say(headingOf(view), { round: view.round }),
  parts: [
    text(say('sidebar.preview.text')),
    facts(view, say),
    ...stopping(view),
    ...kept(view, say),
    ...later(view, say),
    ...leftOut(view, say),
    ...known(view, say),
    ...compared(view, say),
    ...(view.summary.length > 0 ? [{ part: 'lines' as const, lines: view.summary }] : []),
    ...apart(view, say),
    { part: 'pairing', games: view.games, why: view.why, may: mayWith(view) },
    ...equals(view, say),
    ...question(view),
  ],
  primary: {
    label: say(
      view.isRest ? 'sidebar.rest.write' : isAgain(view) ? 'sidebar.again.write' : 'sidebar.preview.write',
      { round: view.round },
    ),
    does: asks({ ask: 'write', seen: view.seen, ...(view.hand && { hand: view.hand }) }),
  },
  others: [
    ...(view.editable
      ? [{ label: say('sidebar.hand'), does: { deed: 'work by hand', on: true } } as const]
      : []),
    // What was pressed here is taken back here.
    ...(view.compared ? [{ label: say('sidebar.hand.reset'), does: unchanged(view) }] : []),
  ],
  more: [
    ...(view.mayPart ? [choosePart(say)] : []),
    ...(view.weighed
      ? [
          { label: say('sidebar.report.write'), does: asks({ ask: 'report' }) },
          {
            label: say('sidebar.costs.write'),
            does: asks({ ask: 'costs', ...(view.why && { around: view.why.first }) }),
          },
        ]
      : []),
    ...(view.seed ? [{ label: say('sidebar.preview.seed'), does: asks({ ask: 'go', to: view.seed }) }] : []),
  ],
  back: { deed: 'back' },
});

/** Each change shows at once what it costs. Its end is a step of its own. */
export const previewByHand = (view: RoundPreview, say: Say): Panel => ({
  heading: say('sidebar.hand.heading', { round: view.round }),
  parts: [
    text(say('sidebar.hand.text')),
    ...compared(view, say),
    ...(view.warnings.length > 0 ? [{ part: 'remarks' as const, remarks: view.warnings }] : []),
    { part: 'hand games', view },
  ],
  primary: { label: say('sidebar.hand.end'), does: { deed: 'work by hand', on: false } },
  others: [{ label: say('sidebar.hand.reset'), does: unchanged(view) }],
  back: { deed: 'work by hand', on: false },
});

/** Ends the work by hand; what was decided by it is gone. */
const unchanged = ({ hand, compared: isDecided }: RoundPreview): ButtonAction => ({
  deed: 'work by hand',
  on: false,
  ...(isDecided && {
    request: {
      ask: 'preview',
      ahead: true,
      hand: {
        ...(hand?.again !== undefined && { again: hand.again }),
        ...(hand?.part && { part: hand.part }),
      },
    },
  }),
});

/** Players, games, bye: in the first line what there is to count. */
function facts(view: RoundPreview, say: Say): PanelPart {
  const { games, bye, players = 2 * games.length } = view;
  const counted = say('sidebar.preview.games', { count: games.length });
  if (isAgain(view) && bye === undefined) return { part: 'facts', facts: [counted] };
  const counts = [say('sidebar.preview.players', { count: players }), counted];
  return bye === undefined
    ? { part: 'facts', facts: [...counts, say('sidebar.preview.noBye')] }
    : {
        part: 'facts',
        facts: counts,
        named: `${say('sidebar.preview.bye')}: ${bye}`,
        another: anotherBye(view, say),
        back: byeBack(view, say),
      };
}

const WHY_LEFT: Readonly<Record<LeftOutOfRound['why'], WordKey>> = {
  'not here': 'sidebar.preview.notHere',
  misses: 'sidebar.preview.misses',
  withdrew: 'sidebar.preview.withdrew',
  typed: 'sidebar.preview.typed',
};

/** A press lets each of them in. */
function leftOut(view: RoundPreview, say: Say): readonly PanelPart[] {
  const { left = [], round, bye } = view;
  if (left.length === 0 && bye === undefined) return [];
  return [
    {
      part: 'people',
      summary: say('sidebar.preview.left', { count: left.length + Number(bye !== undefined) }),
      rows: [
        ...left.map(({ name, why, change }) => ({
          name,
          why: say(WHY_LEFT[why], { round }),
          button: change && {
            label: say('sidebar.preview.letIn'),
            does: asks({ ask: 'let in', changes: [change] }),
          },
        })),
        ...(bye === undefined ? [] : [{ name: bye, why: say('sidebar.preview.bye'), button: undefined }]),
      ],
    },
  ];
}

const byHand = (hand: NonNullable<RoundPreview['hand']>): ButtonAction =>
  asks({ ask: 'preview', ahead: true, hand });

/** So many of those who are likely to have it are seen at once. */
const LIKELY = 6;

/** The round is paired again around whoever is chosen. */
function anotherBye(view: RoundPreview, say: Say): PersonChoice | undefined {
  const people = (view.byes ?? []).map(({ no, name, had = 0 }) => ({
    name,
    said: had > 0 ? say('sidebar.preview.hadBye', { count: had }) : '',
    does: byHand(wishingBye(view, no)),
  }));
  if (people.length === 0) return undefined;
  const otherPeople = people.slice(LIKELY);
  return {
    label: say('sidebar.preview.another'),
    title: say('sidebar.preview.whoElse'),
    people: people.slice(0, LIKELY),
    others: { label: say('sidebar.preview.allOthers', { count: otherPeople.length }), people: otherPeople },
  };
}

const byeBack = (view: RoundPreview, say: Say): Button | undefined =>
  view.hand?.bye === undefined
    ? undefined
    : { label: say('sidebar.enter.takeBack'), does: byHand(withoutBye(view)) };

const isError = ({ severity }: RoundPreview['warnings'][number]): boolean => severity === 'error';

/** What stops the writing is not folded. */
function stopping({ warnings }: RoundPreview): readonly PanelPart[] {
  const errors = warnings.filter(isError);
  return errors.length > 0 ? [{ part: 'remarks', remarks: errors }] : [];
}

function known({ warnings }: RoundPreview, say: Say): readonly PanelPart[] {
  const remarks = warnings.filter(remark => !isError(remark));
  if (remarks.length === 0) return [];
  return [{ part: 'known', summary: say('sidebar.preview.know', { count: remarks.length }), remarks }];
}

const APART = {
  clubs: { left: 'sidebar.preview.apart.clubs', within: 'sidebar.preview.within.clubs' },
  countries: { left: 'sidebar.preview.apart.countries', within: 'sidebar.preview.within.countries' },
} as const satisfies Readonly<Record<KeptApart, Readonly<Record<string, WordKey>>>>;

/** Members of one club or country are kept apart, or no more: the round is paired again at once. */
const apart = ({ apart: all = [] }: RoundPreview, say: Say): readonly PanelPart[] =>
  all.length === 0
    ? []
    : [
        {
          part: 'toggles',
          heading: say('sidebar.preview.apart'),
          toggles: all.map(({ which, on, left }) => ({
            label: say(APART[which].left, { count: left }),
            isOn: on,
            does: asks({ ask: 'keep apart', which, on: !on }),
          })),
        },
      ];

/** Tells it in the words of the status line: what was avoided, and games between scores. */
export function priceOf(before: RoundPreview, now: RoundPreview, say: Say): string {
  const between = ({ games }: RoundPreview): number =>
    games.filter(({ sign }) => sign === 'score' || sign === 'drawn up again').length;
  const price = (what: string, one: number, other: number): string => `${what}: ${one} → ${other}`;
  const homes = (now.apart ?? []).flatMap(({ which, left }) => {
    const was = before.apart?.find(cause => cause.which === which)?.left;
    return was === undefined ? [] : [price(say(APART[which].within), was, left)];
  });
  return [...homes, price(say('sidebar.preview.between'), between(before), between(now))].join('. ');
}

/** Whatever stops the writing is not folded. */
const compared = ({ compared }: RoundPreview, say: Say): readonly PanelPart[] =>
  compared
    ? [
        { part: 'subheading', text: say('sidebar.hand.compared') },
        { part: 'lines', lines: compared },
      ]
    : [];

/** Whether games that are written already are made anew. */
const isAgain = ({ kept }: RoundPreview): boolean => kept !== undefined;

const headingOf = (view: RoundPreview): WordKey =>
  view.isRest ? 'sidebar.rest.heading' : isAgain(view) ? 'sidebar.again.heading' : 'sidebar.preview.heading';

function kept({ kept, published }: RoundPreview, say: Say): readonly PanelPart[] {
  if (kept === undefined) return [];
  const rows = [{ label: say('sidebar.again.kept'), value: kept }];
  return [
    ...(kept > 0 ? [{ part: 'counts' as const, rows }] : []),
    ...(published ? [text(say('sidebar.again.published'))] : []),
  ];
}

const later = ({ part, round }: RoundPreview, say: Say): readonly PanelPart[] =>
  part
    ? [
        text(say('sidebar.part.later', { round, count: part.waiting })),
        ...(part.odd === undefined ? [] : [text(say('sidebar.part.odd', { player: part.odd }))]),
        ...(part.repeats === undefined
          ? []
          : [text(`! ${say('sidebar.part.repeats', { count: part.repeats })}`)]),
      ]
    : [];

const askAbout =
  ({ seen }: RoundPreview) =>
  (first: string, second: string): ButtonAction =>
    asks({ ask: 'why', seen, first, second });

const mayWith = (view: RoundPreview): Extract<PanelPart, { part: 'pairing' }>['may'] => ({
  ask: view.weighed ? askAbout(view) : undefined,
  part: view.editable
    ? players => asks({ ask: 'preview', ahead: true, hand: handAfter(view, { change: 'forbid', players }) })
    : undefined,
});

/** Leafs through the pairings that are as good: the one before, and the next as long as there may be one. */
function equals(view: RoundPreview, say: Say): readonly PanelPart[] {
  const { equal, hand } = view;
  if (!equal) return [];
  const { at, isMore } = equal;
  const leaf = (to: number, label: string): Button => {
    const { equal: _now, ...others } = hand ?? {};
    const wish = to > 1 ? { ...others, equal: to } : others;
    return { label, does: asks({ ask: 'preview', ahead: true, without: true, hand: wish }) };
  };
  const buttons = [
    ...(at > 1 ? [leaf(at - 1, `◂ ${say('sidebar.preview.equalBefore')}`)] : []),
    ...(isMore ? [leaf(at + 1, `${say('sidebar.preview.equalNext')} ▸`)] : []),
  ];
  return [{ part: 'leafing', text: equalSaid(view, say), buttons }];
}

/** Says which of the pairings that are as good it is, and whether there is another. */
export function equalSaid({ equal }: RoundPreview, say: Say): string | undefined {
  const { at, all } = equal ?? { at: 1 };
  if (all === 1) return say('sidebar.preview.equalNone');
  if (all !== undefined) return say('sidebar.preview.equalAll', { number: at, all });
  return at > 1 ? say('sidebar.preview.equalAt', { number: at }) : undefined;
}

/** The question for another game, where criteria were weighed and its cost can be said. */
function question(view: RoundPreview): readonly PanelPart[] {
  if (!view.weighed) return [];
  const players = view.games.flatMap(({ fixed, black, white, numbers }) =>
    fixed ? [] : [`${numbers[0]} ${black}`, `${numbers[1]} ${white}`],
  );
  return [{ part: 'why', players, why: view.why, games: view.games, ask: askAbout(view) }];
}
