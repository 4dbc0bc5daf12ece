import type { Detail, PeopleSource, View } from '../../../src/application/protocol/protocol';
import { asks, LOOK, text, type Button, type Panel, type PanelPart } from '../../model/panel';
import type { Say } from '../../words';
import { undoOffer } from '../parts/offers';
import { checkInButton, playersButton } from './players';

type RegistrationScreen = Extract<View, { view: 'registration' }>;

/** Somebody new by a form, a list that is pasted, a form's answers; and who is there, and what suits them. */
export function registration(view: RegistrationScreen, say: Say): Panel {
  const person = view.source?.from === 'person' ? view.source : undefined;
  const pasted = view.source?.from === 'text' ? view.source.text : '';
  return {
    heading: say('sidebar.register'),
    parts: [
      ...leftOut(view, say),
      ...(view.done === undefined ? [] : [text(view.done)]),
      {
        part: 'counts',
        rows: [
          { label: say('sidebar.register.players'), value: view.players },
          ...(view.awaited > 0 ? [{ label: say('sidebar.ready.awaited'), value: view.awaited }] : []),
        ],
      },
      text(say('sidebar.register.text')),
      {
        part: 'fields',
        fields: [
          ...view.fields.map(({ name, label }) => ({
            name,
            label,
            kind: 'line' as const,
            value: person?.person[name] ?? '',
          })),
          ...(view.round > 1
            ? [
                {
                  name: 'round',
                  label: say('sidebar.register.from'),
                  kind: 'number' as const,
                  value: person?.round ?? String(view.round),
                },
              ]
            : []),
          { name: 'text', label: say('sidebar.register.paste'), kind: 'lines', value: pasted },
        ],
      },
      ...undoOffer(view.undo, say),
    ],
    primary: {
      label: say('sidebar.register.look'),
      does: { deed: 'choose', request: typed => ({ ask: 'preview people', source: sourceOf(view, typed) }) },
    },
    others: [...others(view, say), playersButton(say), { label: say('sidebar.goOn'), does: LOOK }],
    back: LOOK,
  };
}

/** Who waits for a decision since something was written. */
function leftOut({ left }: RegistrationScreen, say: Say): readonly PanelPart[] {
  if (!left) return [];
  const { heading, lines, source, answers } = left;
  const decide = {
    label: say('sidebar.register.decide'),
    does: asks({ ask: 'preview people', source, answers }),
  };
  return [
    { part: 'subheading', text: heading },
    { part: 'lines', lines },
    { part: 'offer', text: '', button: decide },
  ];
}

/** What was pasted, else the person of the form. */
function sourceOf(
  { fields }: RegistrationScreen,
  { text = '', round = '', ...typed }: Readonly<Record<string, string>>,
): PeopleSource {
  if (text.trim() !== '') return { from: 'text', text };
  const person = Object.fromEntries(
    fields.flatMap(({ name }): readonly [Detail, string][] => {
      const value = (typed[name] ?? '').trim();
      return value === '' ? [] : [[name, value]];
    }),
  );
  return { from: 'person', person, round: round.trim() };
}

const others = ({ form, mayCheckIn, mayPropose }: RegistrationScreen, say: Say): readonly Button[] => [
  ...(form === undefined
    ? []
    : [
        {
          label: say('sidebar.register.form', { sheet: form }),
          does: asks({ ask: 'preview people', source: { from: 'form' } }),
        },
      ]),
  ...(mayCheckIn ? [checkInButton(say)] : []),
  ...(mayPropose ? [{ label: say('sidebar.register.proposals'), does: asks({ ask: 'proposals' }) }] : []),
];

/** The way to who registers. */
export const registrationButton = (say: Say): Button => ({
  label: say('sidebar.register'),
  does: asks({ ask: 'registration' }),
});
