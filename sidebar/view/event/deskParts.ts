import type { View } from '../../../src/application/protocol/protocol';
import type { ListDoubt, ListName } from '../../../src/exchange/part';
import type { DeskArrival, DeskLists, DeskNow, DeskSaying, ListInDoubt } from '../../model/desk';
import { text, type ButtonAction, type PanelPart, type PanelQuestion } from '../../model/panel';
import type { Say } from '../../words';

export function arriving({ arrivals, cameIn }: DeskNow, say: Say): readonly PanelPart[] {
  const asked = arrivals.filter(({ is }) => is === 'asked');
  const failed = arrivals.filter(({ is }) => is === 'failed');
  const saving = arrivals.length - asked.length - failed.length;
  return [
    ...(asked.length > 0
      ? [{ part: 'questions' as const, forAll: [], questions: asked.flatMap(questionsOf) }]
      : []),
    ...failed.flatMap(arrival => failedParts(arrival, say)),
    ...(saving > 0 ? [text(say('sidebar.players.saving', { count: saving }))] : []),
    ...(cameIn.length > 0
      ? [
          { part: 'subheading' as const, text: say('sidebar.desk.lastIn') },
          {
            part: 'lines' as const,
            lines: cameIn.map(({ label, said }) => [label, said].filter(Boolean).join(' – ')),
          },
        ]
      : []),
  ];
}

const questionsOf = ({ key, asked }: DeskArrival): readonly PanelQuestion[] =>
  (asked?.questions ?? []).map(question => ({
    sentence: question.sentence,
    lines: question.people,
    isOpen: true,
    answers: question.choices.map(({ answer, label }) => ({
      label,
      isTaken: false,
      does: { deed: 'answer arrival', key, answers: { [question.key]: answer } } as const,
    })),
  }));

/** What was typed stays until it is in or taken off. */
const failedParts = ({ key, person, said }: DeskArrival, say: Say): readonly PanelPart[] => [
  {
    part: 'offer',
    text: say('sidebar.desk.notIn', {
      player: [person.name, person.rank].filter(Boolean).join(' '),
      why: said,
    }),
    button: { label: say('sidebar.tryAgain'), does: { deed: 'arrivals again' } },
  },
  {
    part: 'offer',
    text: '',
    button: { label: say('sidebar.desk.takeOff'), does: { deed: 'leave arrival', key } },
  },
];

/** The lists that are kept here, with their age, and what can be done with them. */
export function listsAtDesk(
  { listed, fields, ranks }: Extract<View, { readonly view: 'registration' }>,
  desk: DeskLists,
  say: Say,
): readonly PanelPart[] {
  const { lists, opened, said, byRating } = desk;
  const offer = (words: string, label: string, does: ButtonAction): PanelPart => ({
    part: 'offer',
    text: words,
    button: { label, does },
  });
  const rankSaid = say(byRating ? 'sidebar.desk.byRating' : 'sidebar.desk.byGrade');
  const ratings = lists.filter(({ name }) => name !== 'regulars');
  const book = lists.find(({ name }) => name === 'regulars');
  return [
    { part: 'subheading', text: say('sidebar.desk.lists') },
    ...(said ? [text(sayingText(said, say))] : []),
    ...(opened ? [openedQuestion(opened, say)] : []),
    ...(ratings.length > 0 && !fields.some(({ name }) => name === 'pin')
      ? [text(say('sidebar.desk.noPin'))]
      : []),
    ...ratings.map(({ name, day, count }) =>
      offer(
        say('sidebar.desk.list', { list: `${name} ${day}`, count, days: daysBetween(day, desk.today) }),
        say('sidebar.desk.forget', { list: name }),
        { deed: 'forget list', name },
      ),
    ),
    offer(say('sidebar.desk.openText'), say('sidebar.desk.open'), { deed: 'open list' }),
    ...(ratings.length > 0 && ranks !== undefined
      ? [text(say('sidebar.desk.bySetting', { rank: rankSaid, name: ranks.setting }))]
      : []),
    ...(ratings.length > 0 && ranks === undefined
      ? [
          offer(rankSaid, say(byRating ? 'sidebar.desk.toGrade' : 'sidebar.desk.toRating'), {
            deed: 'rank by',
            rating: !byRating,
          }),
        ]
      : []),
    ...(book
      ? [
          offer(say('sidebar.desk.book', { count: book.count }), say('sidebar.desk.saveBook'), {
            deed: 'save book',
          }),
          offer('', say('sidebar.desk.forget', { list: say('sidebar.desk.regulars') }), {
            deed: 'forget list',
            name: 'regulars',
          }),
        ]
      : []),
    ...(listed.length > 0
      ? [offer('', say('sidebar.desk.remember', { count: listed.length }), { deed: 'remember players' })]
      : []),
  ];
}

const DAY = 86_400_000;

/** Days between two days; 0 where one of them is none. */
function daysBetween(from: string, to: string): number {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY);
  return Number.isNaN(days) ? 0 : Math.max(0, days);
}

function sayingText(saying: DeskSaying, say: Say): string {
  switch (saying.says) {
    case 'sentence':
      return saying.sentence;
    case 'not kept':
      return say('sidebar.desk.notKept');
    case 'book':
      return say('sidebar.desk.booked', { added: saying.added, renewed: saying.renewed });
  }
}

function openedQuestion({ list, doubts }: ListInDoubt, say: Say): PanelPart {
  const hasOthers = doubts.some(({ doubt }) => doubt === 'other federation');
  const take = (label: string, isInstead: boolean) => ({
    label,
    isTaken: false,
    does: { deed: 'take list', isInstead } as const,
  });
  return {
    part: 'questions',
    forAll: [],
    questions: [
      {
        sentence: say('sidebar.desk.opened', { list: `${list.name} ${list.day}`, count: list.count }),
        lines: doubts.map(doubt => doubtText(doubt, list.name, say)),
        isOpen: true,
        answers: [
          ...(hasOthers
            ? [take(say('sidebar.desk.beside'), false), take(say('sidebar.desk.instead'), true)]
            : [take(say('sidebar.desk.take'), false)]),
          { label: say('sidebar.desk.leave'), isTaken: false, does: { deed: 'leave list' } },
        ],
      },
    ],
  };
}

function doubtText(doubt: ListDoubt, name: ListName, say: Say): string {
  switch (doubt.doubt) {
    case 'half':
      return say('sidebar.desk.half', { read: doubt.read, all: doubt.all });
    case 'ends early':
      return say('sidebar.desk.endsEarly', { name: doubt.name });
    case 'fewer':
      return say('sidebar.desk.fewer', { read: doubt.read, kept: doubt.kept });
    case 'older':
      return say('sidebar.desk.older', { kept: doubt.kept });
    case 'other federation':
      return say('sidebar.desk.otherFederation', { list: name, kept: doubt.kept });
    case 'number twice':
      return say('sidebar.desk.numberTwice', { count: doubt.count, example: doubt.example });
  }
}
