import type {
  CopyRows,
  MergeAnswer,
  MergeAnswers,
  MergeQuestion,
  Request,
  View,
} from '../../src/application/protocol/protocol';
import { asks, LOOK, text, type Button, type Panel, type PanelPart } from '../model/panel';
import type { Say } from '../words';
import { filesButton, undoOffer } from './parts/offers';
import { onward, type AtEvent } from './parts/onward';

type MergeScreen = Extract<View, { view: 'merge' }>;
type MergeRounds = Extract<View, { view: 'merge rounds' }>;
type MergeDone = Extract<View, { view: 'merged' }>;

const FILES = asks({ ask: 'files' });

/** How the other copy comes in: as a file, or pasted. */
export const askForCopy = (say: Say): Panel => ({
  heading: say('sidebar.merge'),
  parts: [text(say('sidebar.merge.text')), { part: 'paste form', label: say('sidebar.merge.paste') }],
  primary: { label: say('sidebar.files.open'), does: { deed: 'choose file' } },
  others: [{ label: say('sidebar.ratings.read'), does: { deed: 'read pasted' } }, filesButton(say)],
  back: FILES,
});

/** The copy that was asked about last. */
const copyOf = (asked: Request): CopyRows | undefined =>
  asked.ask === 'preview merge' || asked.ask === 'add rounds' || asked.ask === 'merge'
    ? asked.copy
    : undefined;

/** The list needs the columns of the copy's rounds first. */
export function mergeRounds({ name, sentence, label, seen }: MergeRounds, asked: Request, say: Say): Panel {
  const copy = copyOf(asked);
  return {
    heading: name,
    parts: [text(sentence)],
    primary: copy && { label, does: asks({ ask: 'add rounds', copy, seen }) },
    others: [filesButton(say), { label: say('sidebar.leave'), does: LOOK }],
    back: FILES,
  };
}

/** What is to be decided comes first, then what the copy brings; *Merge* is there once all is decided. */
export function mergePreview(view: MergeScreen, asked: Request, at: AtEvent, say: Say): Panel {
  const { name, answers, seen, questions, waiting, lines, notes, changes } = view;
  const copy = copyOf(asked);
  const isOpen = waiting > 0;
  const opening = isOpen
    ? 'sidebar.merge.undecided'
    : changes > 0
      ? 'sidebar.merge.ready'
      : 'sidebar.merge.nothing';
  return {
    heading: name,
    parts: [
      text(say(opening)),
      ...(copy && questions.length > 0 ? questionParts(questions, { copy, answers, waiting }, say) : []),
      ...linesUnder(say('sidebar.merge.comes', { count: lines.length }), lines),
      ...linesUnder(say('sidebar.merge.stays'), notes),
    ],
    primary:
      copy && !isOpen && changes > 0
        ? { label: say('sidebar.merge.write'), does: asks({ ask: 'merge', copy, answers, seen }) }
        : isOpen
          ? undefined
          : onward(at, say),
    others: [filesButton(say), { label: say('sidebar.leave'), does: LOOK }],
    back: FILES,
  };
}

const linesUnder = (heading: string, lines: readonly string[]): readonly PanelPart[] =>
  lines.length === 0
    ? []
    : [
        { part: 'subheading', text: heading },
        { part: 'lines', lines },
      ];

interface Deciding {
  readonly copy: CopyRows;
  readonly answers: MergeAnswers;
  readonly waiting: number;
}

function questionParts(
  questions: readonly MergeQuestion[],
  deciding: Deciding,
  say: Say,
): readonly PanelPart[] {
  const { copy, answers, waiting } = deciding;
  const answering = (more: MergeAnswers): Button['does'] =>
    asks({ ask: 'preview merge', copy, answers: { ...answers, ...more } });
  const open = questions.filter(({ taken }) => taken === undefined);
  const all = (answer: MergeAnswer): MergeAnswers => Object.fromEntries(open.map(({ key }) => [key, answer]));
  const forAll =
    open.length < MANY
      ? []
      : [
          { label: say('sidebar.merge.allHere', { count: open.length }), does: answering(all('here')) },
          { label: say('sidebar.merge.allCopy', { count: open.length }), does: answering(all('copy')) },
        ];
  return [
    {
      part: 'subheading',
      text: waiting > 0 ? say('sidebar.merge.open', { count: waiting }) : say('sidebar.merge.decided'),
    },
    {
      part: 'questions',
      forAll,
      questions: questions.map(({ key, sentence, choices, taken }) => ({
        sentence,
        lines: [],
        isOpen: taken === undefined,
        answers: choices.map(({ answer, label }) => ({
          label,
          isTaken: answer === taken,
          does: answering({ [key]: answer }),
        })),
      })),
    },
  ];
}

/** From so many open questions on, one press answers them all. */
const MANY = 2;

export const mergeDone = ({ name, lines, notes, undo }: MergeDone, at: AtEvent, say: Say): Panel => ({
  heading: say('sidebar.merged.heading', { name }),
  parts: [
    ...linesUnder(say('sidebar.merge.comes', { count: lines.length }), lines),
    ...linesUnder(say('sidebar.merge.stays'), notes),
    text(say('sidebar.merged.text')),
    ...undoOffer(undo, say),
  ],
  primary: onward(at, say),
  others: [filesButton(say)],
  back: undefined,
});
