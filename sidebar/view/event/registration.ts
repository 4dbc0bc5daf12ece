import type { PeopleSource, View } from '../../../src/application/protocol/protocol';
import type { DeskForm, DeskLists, DeskNow } from '../../model/desk';
import { asks, LOOK, text, type Button, type Panel, type PanelPart } from '../../model/panel';
import { typedPerson } from '../../model/typedPerson';
import type { Say } from '../../words';
import { arriving, listsAtDesk } from './deskParts';
import { foundAtDesk } from './found';
import { groupsButton, undoOffer } from '../parts/offers';
import { checkInButton, playersButton } from './players';

type RegistrationScreen = Extract<View, { view: 'registration' }>;

/** Somebody typed, found in the rating lists at each key; a list that is pasted, a form's answers; and who is there, and what suits them. */
export function registration(view: RegistrationScreen, now: DeskNow, say: Say): Panel {
  const isAsked = view.asked !== undefined || now.arrivals.some(({ is }) => is === 'asked');
  return {
    heading: say('sidebar.register'),
    parts: [
      ...leftOut(view, say),
      ...(view.said === undefined ? [] : [text(view.said)]),
      ...asked(view),
      ...arriving(now, say),
      ...(view.done === undefined || view.late ? [] : [text(view.done)]),
      ...lateNow(view, say),
      ...undoOffer(view.undo, say),
      {
        part: 'counts',
        rows: [
          { label: say('sidebar.register.players'), value: view.players },
          ...(view.awaited > 0 ? [{ label: say('sidebar.ready.awaited'), value: view.awaited }] : []),
        ],
      },
      ...feeParts(view, say),
    ],
    below: listsAtDesk(view, deskBy(view, now.desk), say),
    desk: deskForm(view, now, say),
    primary: isAsked || view.late ? undefined : mayPair(view) ? pairButton(view, say) : putIn(say),
    others: [
      ...(mayPair(view) && !isAsked ? [putIn(say)] : []),
      {
        label: say('sidebar.register.look'),
        does: {
          deed: 'choose',
          request: typed => ({ ask: 'preview people', source: sourceOf(typed) }),
        },
      },
      ...otherButtons(view, say),
    ],
    more: [...(view.mayPropose ? [proposals(say)] : []), playersButton(say)],
    back: LOOK,
  };
}

/** What the settings say of ranks goes before what this browser has chosen. */
const deskBy = ({ ranks }: RegistrationScreen, desk: DeskLists): DeskLists =>
  ranks === undefined ? desk : { ...desk, byRating: ranks.by === 'by rating' };

function deskForm(view: RegistrationScreen, now: DeskNow, say: Say): DeskForm {
  const person = view.source?.from === 'person' ? view.source : undefined;
  const pasted = view.source?.from === 'text' ? view.source.text : '';
  const line = lineOf(person?.person ?? {});
  const deskFacts = {
    listed: view.listed,
    arrivals: now.arrivals,
    fields: view.fields.map(({ name }) => name),
    desk: deskBy(view, now.desk),
  };
  return {
    key: JSON.stringify([view.round > 1, pasted, line]),
    label: say('sidebar.register.add'),
    hint: say('sidebar.desk.hint'),
    found: say('sidebar.desk.found'),
    line,
    round:
      view.round > 1
        ? { label: say('sidebar.register.from'), value: person?.round ?? String(view.round) }
        : undefined,
    paste: { label: say('sidebar.register.paste'), value: pasted },
    left: now.halfWay,
    find: typed => foundAtDesk(typed, deskFacts, say),
  };
}

/** Says which fees came in and which did not; the names of those who owe are folded. */
function feeParts({ fees }: RegistrationScreen, say: Say): readonly PanelPart[] {
  if (!fees) return [];
  const { due, paid, open, owing, unclear } = fees;
  return [
    ...(unclear.length > 0 ? [{ part: 'remarks', remarks: unclear } as const] : []),
    {
      part: 'counts',
      rows: [
        { label: say('sidebar.fees.due'), value: due },
        { label: say('sidebar.fees.paid'), value: paid },
        { label: say('sidebar.fees.open'), value: open },
      ],
    },
    ...(owing.length > 0
      ? [
          {
            part: 'details',
            summary: say('sidebar.fees.owing', { count: owing.length }),
            lines: owing,
          } as const,
        ]
      : []),
  ];
}

/** Before the first round everybody is there once the list is: then its games are what comes next. */
const mayPair = ({ round, players, awaited }: RegistrationScreen): boolean =>
  round === 1 && players > 1 && awaited === 0;

const pairButton = ({ round }: RegistrationScreen, say: Say): Button => ({
  label: say('sidebar.ready.preview', { round }),
  does: asks({ ask: 'preview' }),
});

const putIn = (say: Say): Button => ({ label: say('sidebar.register.enter'), does: { deed: 'put in' } });

/** Whether somebody is one of the list, in as many buttons as there are answers. */
function asked({ asked: found, source, answers = {} }: RegistrationScreen): readonly PanelPart[] {
  if (!found || !source) return [];
  return [
    {
      part: 'questions',
      forAll: [],
      questions: found.questions.map(({ key, sentence, people: lines, choices }) => ({
        sentence,
        lines,
        isOpen: true,
        answers: choices.map(({ answer, label }) => ({
          label,
          isTaken: false,
          does: asks({ ask: 'enter person', source, answers: { ...answers, [key]: answer } }),
        })),
      })),
    },
  ];
}

/** A latecomer gets one of the seats, or nothing of the round that is played. */
function lateNow({ late, seats = [] }: RegistrationScreen, say: Say): readonly PanelPart[] {
  if (!late) return [];
  const { player, round, bye } = late;
  return [
    {
      part: 'asked now',
      text: say(bye === undefined ? 'sidebar.late.noBye' : 'sidebar.late.bye', {
        player: nameOf(player),
        round,
        opponent: nameOf(bye ?? ''),
      }),
      answers: [
        ...seats.map(({ value, label, means }) => ({
          label,
          means,
          does: asks({ ask: 'seat', player, round, ...(bye !== undefined && { bye }), seat: value }),
        })),
        { label: say('sidebar.late.from', { round: round + 1 }), does: asks({ ask: 'registration' }) },
      ],
    },
  ];
}

/** Without the number, which nobody at the desk needs. */
const nameOf = (label: string): string => label.replace(/^\d+ /, '');

/** Since something was written. */
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

const personOf = ({ line = '', round = '' }: Readonly<Record<string, string>>): PeopleSource => ({
  from: 'person',
  person: typedPerson(line),
  round: round.trim(),
});

const lineOf = ({ name = '', rank = '', club = '' }: ReturnType<typeof typedPerson>): string =>
  [name, rank, club].filter(Boolean).join(' ');

/** The list that was pasted goes before the one who was typed. */
const sourceOf = (typed: Readonly<Record<string, string>>): PeopleSource =>
  (typed['text'] ?? '').trim() === '' ? personOf(typed) : { from: 'text', text: typed['text'] ?? '' };

const otherButtons = ({ form, mayCheckIn, players }: RegistrationScreen, say: Say): readonly Button[] => [
  ...(form === undefined
    ? []
    : [
        {
          label: say('sidebar.register.form', { sheet: form }),
          does: asks({ ask: 'preview people', source: { from: 'form' } }),
        },
      ]),
  ...(mayCheckIn ? [checkInButton(say)] : []),
  ...(players > 0 ? [groupsButton(say)] : []),
];

const proposals = (say: Say): Button => ({
  label: say('sidebar.register.proposals'),
  does: asks({ ask: 'proposals' }),
});

/** The way to who registers. */
export const registrationButton = (say: Say): Button => ({
  label: say('sidebar.register'),
  does: asks({ ask: 'registration' }),
});
