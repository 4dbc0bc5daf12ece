import type { FieldLines, View } from '../../../src/application/protocol/protocol';
import { asks, text, type Button, type GroupsScreen, type Panel, type PanelPart } from '../../model/panel';
import type { Say } from '../../words';
import { groupsButton, undoOffer } from '../parts/offers';
import { registrationButton } from './registration';

type RanksScreen = Extract<View, { readonly view: 'ranks' }>;

/** The field by rank with its bars: what is moved there is shown at once and written by one press. */
export function groups(view: GroupsScreen, say: Say): Panel {
  const { people, mayMove, lines, suits, rounds, seen, remarks } = view;
  const hasSuiting = mayMove && Object.keys(suits).length > 0;
  const players = people.length;
  return {
    heading: say('sidebar.groups.heading'),
    parts: [
      text(say(mayMove ? 'sidebar.groups.text' : 'sidebar.groups.fixed', { players })),
      { part: 'field', view },
      ...(lines !== undefined && !mayMove ? [text(say('sidebar.groups.paired'))] : []),
      ...(view.isMixed ? [text(say('sidebar.groups.mixed'))] : []),
      ...(mayMove && !view.hasSupergroup ? [text(say('sidebar.groups.noSupergroup'))] : []),
      ...unknownPlayers(view, say),
      ...(remarks.length > 0 ? [{ part: 'remarks', remarks } as const] : []),
      ...undoOffer(view.undo, say),
    ],
    primary: mayMove
      ? {
          label: say('sidebar.groups.write'),
          does: {
            deed: 'choose',
            request: chosen => ({ ask: 'write groups', lines: linesIn(chosen), seen }),
          },
        }
      : registrationButton(say),
    others: [
      ...(hasSuiting
        ? [{ label: say('sidebar.groups.suit', { rounds }), does: { deed: 'suit lines' } } as const]
        : []),
      ranksButton(say),
    ],
    ...(mayMove && {
      more: [
        registrationButton(say),
        { label: say('sidebar.register.proposals'), does: asks({ ask: 'proposals' }) },
      ],
    }),
    back: asks({ ask: 'registration' }),
  };
}

/** The fields of the picture; an empty one is a line that is away. */
function linesIn(chosen: Readonly<Record<string, string>>): FieldLines {
  const rungs = (['upper', 'lower', 'top'] as const).flatMap(line => {
    const typed = chosen[line] ?? '';
    return typed === '' ? [] : [[line, Number(typed)] as const];
  });
  return Object.fromEntries(rungs);
}

/** Whoever has neither rank nor rating nor a start. */
function unknownPlayers({ people, lines }: GroupsScreen, say: Say): readonly PanelPart[] {
  const unknown = people.filter(({ ladder, fixed }) => ladder === undefined && fixed === undefined);
  if (lines === undefined || unknown.length === 0) return [];
  const places = unknown.map(({ player, cell }) => ({
    severity: 'warning' as const,
    sentence: say('sidebar.groups.unknownOne', { player }),
    mend: '',
    cell,
  }));
  return [{ part: 'places', places }];
}

const ranksButton = (say: Say): Button => ({
  label: say('sidebar.ranks.heading'),
  does: asks({ ask: 'preview ranks' }),
});

/** The form for a change of many, or the preview of one. */
export const ranks = (view: RanksScreen, say: Say): Panel =>
  view.change === undefined ? ranksForm(view, say) : ranksPreview(view, view.change, say);

const WAYS = { up: 'up', down: 'down', 'from ratings': 'fromRatings', 'to ratings': 'toRatings' } as const;

const ranksForm = ({ whom }: RanksScreen, say: Say): Panel => ({
  heading: say('sidebar.ranks.heading'),
  parts: [
    text(say('sidebar.ranks.text')),
    {
      part: 'choices',
      groups: [
        {
          name: 'way',
          heading: say('sidebar.ranks.what'),
          isLong: true,
          choices: Object.entries(WAYS).map(([value, key]) => ({
            value,
            label: say(`sidebar.ranks.${key}`),
            means: '',
          })),
        },
        {
          name: 'steps',
          heading: say('sidebar.ranks.steps'),
          isLong: true,
          choices: ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(value => ({
            value,
            label: value,
            means: '',
          })),
        },
        { name: 'of', heading: say('sidebar.ranks.whose'), isLong: true, choices: whom },
      ],
    },
  ],
  primary: {
    label: say('sidebar.ranks.show'),
    does: { deed: 'choose', request: chosen => ({ ask: 'preview ranks', change: changeIn(chosen) }) },
  },
  others: [groupsButton(say)],
  back: asks({ ask: 'groups' }),
});

function changeIn({
  way,
  steps = '1',
  of = '',
}: Readonly<Record<string, string>>): NonNullable<RanksScreen['change']> {
  const ways = Object.keys(WAYS) as (keyof typeof WAYS)[];
  return { way: ways.find(direction => direction === way) ?? 'up', steps: Number(steps), of };
}

function ranksPreview(
  { filled, others, left, seen }: RanksScreen,
  change: NonNullable<RanksScreen['change']>,
  say: Say,
): Panel {
  const count = filled.length + others.length;
  const write = (replace: boolean, label: string): Button => ({
    label,
    does: asks({ ask: 'write ranks', change, replace, seen }),
  });
  const fill = write(false, say('sidebar.ranks.fill', { count: filled.length }));
  const all = write(true, say('sidebar.ranks.replace', { count, others: others.length }));
  return {
    heading: say(`sidebar.ranks.${WAYS[change.way]}`),
    parts: [
      ...(count === 0 ? [text(say('sidebar.ranks.nothing'))] : []),
      ...lines(say('sidebar.ranks.filled', { count: filled.length }), filled),
      ...lines(say('sidebar.ranks.others', { count: others.length }), others),
      ...(left.length > 0
        ? [
            {
              part: 'details',
              summary: say('sidebar.ranks.left', { count: left.length }),
              lines: left,
            } as const,
          ]
        : []),
    ],
    primary: filled.length > 0 ? fill : others.length > 0 ? all : groupsButton(say),
    others: [
      ...(filled.length > 0 && others.length > 0 ? [all] : []),
      { label: say('sidebar.leave'), does: asks({ ask: 'preview ranks' }) },
    ],
    back: asks({ ask: 'preview ranks' }),
  };
}

const lines = (heading: string, some: readonly string[]): readonly PanelPart[] =>
  some.length === 0
    ? []
    : [
        { part: 'subheading', text: heading },
        { part: 'lines', lines: some },
      ];
