import type { WhoAnswer, WhoAnswers, View, WhoQuestion } from '../../../src/application/protocol/protocol';
import { asks, text, type Button, type Panel, type PanelPart } from '../../model/panel';
import type { Say } from '../../words';

type PeopleScreen = Extract<View, { view: 'people' }>;

/** One has to decide about some first; then come columns as they were taken, who is new, what differs. */
export function people(view: PeopleScreen, say: Say): Panel {
  const { source, answers, seen, asked, groups, problems, cells, others, added } = view;
  const write = (replace: boolean) => asks({ ask: 'write people', source, answers, seen, replace });
  const back = { label: say('sidebar.register'), does: asks({ ask: 'registration', source }) };
  const put = added > 0 ? say('sidebar.people.put', { count: added }) : say('sidebar.people.write');
  const replace = {
    label: say('sidebar.people.replace', { count: others }),
    does: write(true),
  };
  return {
    heading: say('sidebar.people.heading'),
    parts: [
      text(say(opening(view))),
      ...(asked
        ? [
            { part: 'subheading' as const, text: asked.heading },
            {
              part: 'questions' as const,
              forAll: forAll(view, asked.questions, say),
              questions: asked.questions.map(question => questionOf(view, question)),
            },
          ]
        : []),
      ...(problems.length > 0 ? [{ part: 'remarks' as const, remarks: problems }] : []),
      ...groups.flatMap(({ heading, lines, isOpen }): readonly PanelPart[] =>
        lines.length === 0
          ? [text(heading)]
          : isOpen
            ? [
                { part: 'subheading', text: heading },
                { part: 'lines', lines },
              ]
            : [{ part: 'details', summary: heading, lines }],
      ),
    ],
    primary: cells > 0 ? { label: put, does: write(false) } : others > 0 ? replace : back,
    others: [...(cells > 0 && others > 0 ? [replace] : []), ...(cells > 0 || others > 0 ? [back] : [])],
    back: back.does,
  };
}

function opening({ asked, cells, others }: PeopleScreen) {
  if (cells > 0 || others > 0) return 'sidebar.preview.text' as const;
  const mayDecide = asked?.questions.some(({ choices }) => choices.length > 0) === true;
  return mayDecide ? ('sidebar.people.undecided' as const) : ('sidebar.people.nothing' as const);
}

const answering = ({ source, answers }: PeopleScreen, more: WhoAnswers): Button['does'] =>
  asks({ ask: 'preview people', source, answers: { ...answers, ...more } });

const questionOf = (view: PeopleScreen, { key, sentence, people: lines, choices, taken }: WhoQuestion) => ({
  sentence,
  lines,
  isOpen: taken === 'leave',
  answers: choices.map(({ answer, label }) => ({
    label,
    isTaken: answer === taken,
    does: answering(view, { [key]: answer }),
  })),
});

/** From so many questions on, one press answers all that can be answered so. */
const MANY = 4;

function forAll(view: PeopleScreen, questions: readonly WhoQuestion[], say: Say): readonly Button[] {
  const choicesByLabel = new Map<string, readonly (readonly [string, WhoAnswer])[]>();
  for (const { key, choices } of questions)
    for (const { answer, label } of choices)
      choicesByLabel.set(label, [...(choicesByLabel.get(label) ?? []), [key, answer]]);
  return [...choicesByLabel]
    .filter(([, answers]) => answers.length >= MANY)
    .map(([label, answers]) => ({
      label: say('sidebar.people.all', { count: answers.length, answer: label }),
      does: answering(view, Object.fromEntries(answers)),
    }));
}
