import { excerpt, textOf } from '../../sheet/cells/cell';
import type { PersonInDoubt } from '../../sheet/registration/whoIsWho';
import { playerLabel } from '../../sheet/rounds/roundSheet';
import type {
  WhoAnswer,
  WhoAnswers,
  WhoAsked,
  LeftOut,
  PeopleSource,
  WhoQuestion,
} from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import type { PeoplePlan } from './planPeople';
import type { PlayerIndex } from '../../tournament/indices';

/** More questions than these are not looked at one by one. */
const MOST_QUESTIONS = 200;

/** Whom a person has to decide about; who is left out stands first. */
export function askedOf(tournament: Tournament, { rows }: PeoplePlan): WhoAsked | undefined {
  const { text } = tournament;
  const { doubtful } = rows;
  if (doubtful.length === 0) return undefined;
  const left = doubtful.filter(isLeft).length;
  return {
    heading:
      left > 0
        ? text('registration.doubtful', { count: left })
        : text('registration.decided', { count: doubtful.length }),
    questions: doubtful.slice(0, MOST_QUESTIONS).map(person => questionOf(tournament, person)),
  };
}

/** Nobody has told of them yet. */
export function leftOut(
  tournament: Tournament,
  { rows }: PeoplePlan,
  { source, answers = {} }: { readonly source: PeopleSource; readonly answers?: WhoAnswers },
): { readonly left?: LeftOut } {
  const left = rows.doubtful.filter(person => isLeft(person) && !person.isAnswered);
  if (left.length === 0) return {};
  return {
    left: {
      heading: tournament.text('registration.doubtful', { count: left.length }),
      lines: left.slice(0, MOST_QUESTIONS).map(person => sentenceOf(tournament, person)),
      source,
      // Whoever was taken as somebody else stands in the list now.
      answers: Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer === 'leave')),
    },
  };
}

const isLeft = ({ taken }: PersonInDoubt): boolean => taken === 'leave';

const questionOf = (tournament: Tournament, question: PersonInDoubt): WhoQuestion => ({
  key: question.key,
  sentence: sentenceOf(tournament, question),
  people: peopleOf(tournament, question),
  choices: question.choices.map(answer => ({ answer, label: labelOfAnswer(tournament, question, answer) })),
  taken: question.taken,
});

const sentenceOf = ({ text }: Tournament, { why, person, than }: PersonInDoubt): string =>
  text(`registration.${why}`, {
    name: excerpt(person.name),
    than: excerpt(than),
    details: detailsOf(Object.values(person.cells)),
  });

function peopleOf(
  tournament: Tournament,
  { person, rival, players, choices }: PersonInDoubt,
): readonly string[] {
  const { text, reading, list } = tournament;
  if (choices.length === 0) return [];
  const { club, country, pin } = reading.columns;
  const detail = (player: PlayerIndex, column: number | undefined): string =>
    textOf(list.values[reading.rows[player] ?? -1]?.[column ?? -1]);
  return [
    text('registration.comes', { details: comingText(person) }),
    ...(rival ? [text('registration.comes', { details: comingText(rival) })] : []),
    ...players.map(player =>
      text('registration.listed', {
        details: detailsOf([
          playerLabel(reading.wallList, player),
          ...[country, club, pin].map(column => detail(player, column)),
        ]),
      }),
    ),
  ];
}

const comingText = ({ name, cells }: PersonInDoubt['person']): string => {
  const { name: _name, surname: _surname, firstName: _firstName, ...details } = cells;
  return detailsOf([name, ...Object.values(details)]);
};

const detailsOf = (texts: readonly string[]): string => excerpt(texts.filter(Boolean).join(', '), 120);

function labelOfAnswer({ text }: Tournament, { why }: PersonInDoubt, answer: WhoAnswer): string {
  const isAmongThemselves = why === 'twice' || why === 'namesakes';
  switch (answer) {
    case 'other':
      if (isAmongThemselves) return text('registration.takeBoth');
      return text(why === 'otherName' ? 'registration.isOtherUnnumbered' : 'registration.isOther');
    case 'same':
      return text('registration.isSame');
    case 'leave':
      return text(isAmongThemselves ? 'registration.takeLast' : 'registration.leave');
  }
}
