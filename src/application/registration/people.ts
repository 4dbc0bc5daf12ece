import { stoppedBy } from '../read/stoppedBy';
import { checkWallList } from '../../sheet/check/checkWallList';
import type { OtherDetail } from '../../sheet/registration/planRows';
import type { People, TakenColumn } from '../../sheet/registration/people';
import { excerpt } from '../../sheet/cells/cell';
import { komiText, playerLabel, makeLabel } from '../../sheet/rounds/roundSheet';
import { strengthWarnings } from '../../rating/strengthWarnings';
import { startingScore } from '../../standings/score/startingScore';
import { SYSTEMS } from '../../tournament/systems';
import type { Problem } from '../../tournament/problem';
import type { Workbook } from '../workbook/workbook';
import type { LateAtDesk, Remarkable, Request, View } from '../protocol/protocol';
import { remarkOn } from '../read/sentence';
import { extentOf, followingBlocks } from '../formulas/staleFormulas';
import { listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { fingerprint } from '../write/fingerprint';
import { carryOut } from './carryOut';
import { askedOf, leftOut } from './asked';
import { tooLate } from '../../pairing/notPlaying';
import { growList } from './growList';
import { planPeople, type Arrival, type PeoplePlan } from './planPeople';
import { registrationView } from './registration';
import { peopleOf } from './source';

type PeopleView = Extract<View, { readonly view: 'people' }>;

type Asking = Omit<Extract<Request, { readonly ask: 'preview people' }>, 'ask'>;
type LateIn = (workbook: Workbook, after: Tournament, player: string) => LateAtDesk | undefined;

type WriteRequest = Omit<Extract<Request, { readonly ask: 'write people' }>, 'ask'> & {
  readonly lateIn?: LateIn;
};

/** Nothing is written. */
export function previewPeople(workbook: Workbook, tournament: Tournament, asking: Asking): View {
  const { source, answers = {} } = asking;
  const people = peopleOf(workbook, tournament, source);
  if (!people || people.people.every(({ name }) => name === '')) return stoppedBy(tournament, 'nobodyRead');
  const plan = planPeople(workbook, tournament, people, comingOf(asking), false);
  return {
    view: 'people',
    source,
    answers,
    seen: printOf(tournament, plan),
    asked: askedOf(tournament, plan),
    groups: groupsOf(tournament, people, plan),
    problems: newProblems(tournament, plan),
    cells: plan.blocks.reduce((sum, { after }) => sum + after.flat().length, 0),
    others: plan.rows.other.length,
    added: plan.rows.added.length,
  };
}

/**
 * Puts somebody in by one act; where it may be somebody of the list, that is asked first and nothing is written. To be called under
 * the lock.
 */
export function enterPerson(
  workbook: Workbook,
  tournament: Tournament,
  asking: Asking,
  lateIn: LateIn,
): View {
  const { source, answers = {} } = asking;
  const { text } = tournament;
  const view = registrationView(workbook, tournament);
  const people = peopleOf(workbook, tournament, source);
  if (source.from !== 'person' || !people || people.people.every(({ name }) => name === ''))
    return { ...view, source, said: text('registration.nameMissing') };
  const plan = planPeople(workbook, tournament, people, comingOf(asking), false);
  const { doubtful, lacking, added, filled } = plan.rows;
  if (doubtful.some(({ taken, isAnswered }) => taken === 'leave' && !isAnswered))
    return { ...view, source, answers, asked: askedOf(tournament, plan) };
  if (added.length === 0 && filled.length === 0) {
    const isLeft = doubtful.some(({ taken }) => taken === 'leave');
    return isLeft ? view : { ...view, source, said: text('registration.isThere') };
  }
  const written = writePeople(workbook, tournament, {
    source,
    answers,
    seen: printOf(tournament, plan),
    replace: false,
    lateIn,
  });
  const kinds = lacking.map(kind => text(`column.${kind}`)).join(', ');
  const sentences = [
    ...(kinds === '' ? [] : [text('registration.lacking', { kinds })]),
    ...(added.length > 0 ? [...notPlayed(tournament, plan), ...joinsNoMore(tournament, plan)] : []),
  ];
  return written.view === 'registration' && sentences.length > 0
    ? { ...written, said: sentences.join(' ') }
    : written;
}

/** Writes what was previewed as one action. To be called under the lock. */
export function writePeople(workbook: Workbook, tournament: Tournament, writing: WriteRequest): View {
  const { source, seen, replace } = writing;
  const people = peopleOf(workbook, tournament, source);
  const plan = people && planPeople(workbook, tournament, people, comingOf(writing), replace);
  if (!plan || printOf(tournament, plan) !== seen) return stoppedBy(tournament, 'changedSincePreview');
  const left = leftOut(tournament, plan, writing);
  if (plan.blocks.length === 0) return { ...registrationView(workbook, tournament), ...left };
  const { added } = plan.rows;
  const what = deedOf(tournament, plan, writing);
  const dressed = growList(workbook, tournament, 1 + Math.max(...added.map(({ row }) => row)));
  const following = followingBlocks(workbook, extentOf(tournament), extentOf(plan.after));
  const done = carryOut(workbook, tournament, what, [...plan.blocks, ...following], dressed);
  if (done.kind === 'view') return done.view;
  const [row] = added.map(line => line.row);
  const player = plan.after.reading.wallList.players[plan.after.reading.rows.indexOf(row ?? -1)];
  const late =
    player && source.from === 'person' && writing.lateIn?.(workbook, plan.after, makeLabel(player));
  return {
    ...registrationView(workbook, plan.after),
    ...left,
    done: what,
    ...late,
    undo: done.undo,
  };
}

function deedOf({ text }: Tournament, { rows }: PeoplePlan, { source, replace }: WriteRequest): string {
  const { added, filled, other } = rows;
  const [first] = added;
  return source.from === 'person' && first !== undefined
    ? text('action.person', { player: first.person.name })
    : text('action.people', {
        parts: countsOf(text, {
          New: added.length,
          Filled: filled.length,
          Replaced: replace ? other.length : 0,
        }),
      });
}

/** `new: 7, details replaced: 1`, without what did not happen. */
const countsOf = (
  text: Tournament['text'],
  counts: Readonly<Record<'New' | 'Filled' | 'Replaced', number>>,
): string =>
  (['New', 'Filled', 'Replaced'] as const)
    .filter(kind => counts[kind] > 0)
    .map(kind => text(`registration.count${kind}`, { count: counts[kind] }))
    .join(', ');

/** Whoever is typed at the desk stands there. */
const comingOf = ({ source, answers = {} }: Asking): Arrival => ({
  from: source.from === 'person' && /^\d{1,2}$/.test(source.round) ? Number(source.round) : undefined,
  isHere: source.from === 'person',
  isForm: source.from === 'form',
  answers,
});

const printOf = (tournament: Tournament, { rows }: PeoplePlan): string =>
  fingerprint([
    [
      listPrint(tournament),
      JSON.stringify([rows.cells, rows.otherCells, answered(rows), tournament.settings]),
    ],
  ]);

const answered = ({ doubtful }: PeoplePlan['rows']): readonly unknown[] =>
  doubtful.map(({ key, taken }) => [key, taken]);

/** Lines that a group shows; the others are counted in its heading. */
const MOST_LINES = 200;

function groupsOf(tournament: Tournament, people: People, plan: PeoplePlan): PeopleView['groups'] {
  const { text } = tournament;
  const { added, filled, other, same, lacking } = plan.rows;
  const group = (
    key: 'registration.new' | 'registration.filled' | 'registration.others' | 'registration.same',
    lines: readonly string[],
    isOpen: boolean,
    count = lines.length,
  ): PeopleView['groups'] =>
    count === 0 ? [] : [{ heading: text(key, { count }), lines: lines.slice(0, MOST_LINES), isOpen }];
  const kinds = lacking.map(kind => text(`column.${kind}`)).join(', ');
  const columns = [
    ...people.columns.map(column => columnLine(tournament, column)),
    ...(lacking.length > 0 ? [text('registration.lacking', { kinds })] : []),
    ...(plan.computed.length > 0
      ? [text('registration.computed', { titles: plan.computed.join(', ') })]
      : []),
  ];
  const isDoubtful =
    lacking.length > 0 || plan.computed.length > 0 || people.columns.some(({ isSure }) => !isSure);
  return [
    ...(columns.length === 0
      ? []
      : [{ heading: text('registration.columns'), lines: columns, isOpen: isDoubtful }]),
    ...group(
      'registration.new',
      added.map(({ row }) => newLine(plan, row)),
      true,
    ),
    ...pastGroup(tournament, plan),
    ...group(
      'registration.others',
      other.map(detail => text('registration.other', detailOf(tournament, detail))),
      true,
    ),
    ...group(
      'registration.filled',
      filled.map(detail => text('registration.detail', detailOf(tournament, detail))),
      false,
    ),
    ...group('registration.same', [], false, same),
  ];
}

function columnLine({ text }: Tournament, { title, sample, kind, isSure }: TakenColumn): string {
  const what = excerpt(title || sample || '–', 40);
  if (kind === undefined) return text('registration.notTaken', { what });
  return text(isSure ? 'registration.takenFor' : 'registration.guessed', { what, kind });
}

const detailOf = ({ reading }: Tournament, { player, kind, before, after }: OtherDetail) => ({
  player: playerLabel(reading.wallList, player),
  kind,
  before: excerpt(before),
  after: excerpt(after),
});

/** `12 Ito Akira (3d), start 31`. */
function newLine({ after }: PeoplePlan, row: number): string {
  const { reading, settings, text } = after;
  const index = reading.rows.indexOf(row);
  const player = reading.wallList.players[index];
  if (!player) return '';
  const system = after.event.stages[0]?.system ?? settings.system;
  const start = SYSTEMS[system].score === 'MMS' ? startingScore(player, { ...settings, system }) : undefined;
  return [
    makeLabel(player),
    ...(start === undefined ? [] : [text('registration.start', { score: komiText(start) })]),
  ].join(', ');
}

/** Says that somebody who is to play in a round that is paired does not. */
const notPlayed = ({ text }: Tournament, { noPlace, absences }: PeoplePlan): readonly string[] =>
  noPlace === undefined
    ? []
    : [text('registration.noPlace', { round: noPlace, cell: absences[noPlace - 1] ?? '' })];

/** A bracket, a table or a pattern that has begun has no place for anybody new. */
function joinsNoMore(before: Tournament, { after }: PeoplePlan): readonly string[] {
  const [was, is] = [before, after].map(tournament =>
    tooLate(tournament.event).map(problem => remarkOn(tournament, problem).sentence),
  );
  return (is ?? []).filter(sentence => was?.includes(sentence) !== true);
}

/** A line for every round that is paired, with what stands in it for whoever is new. */
function pastGroup({ text }: Tournament, { rows, past, inPlay, absences }: PeoplePlan): PeopleView['groups'] {
  if (rows.added.length === 0) return [];
  const lines = past.map((round, i) => text('registration.pastRound', { round, cell: absences[i] ?? '' }));
  const group = (heading: string, some: readonly string[]): PeopleView['groups'] =>
    some.length === 0 ? [] : [{ heading, lines: some, isOpen: true }];
  return [
    ...group(text('registration.past'), lines),
    ...(inPlay === undefined
      ? []
      : group(text('registration.inPlay', { round: inPlay }), [text('registration.inPlayMeans')])),
  ];
}

/** Names problems of the list as it will be that it does not have now. */
function newProblems(tournament: Tournament, { after }: PeoplePlan): readonly Remarkable[] {
  const sentences = new Set(problemsOf(tournament).map(problem => remarkOn(tournament, problem).sentence));
  return problemsOf(after)
    .map(problem => remarkOn(after, problem))
    .filter(({ sentence }) => !sentences.has(sentence))
    .map(remark => ({ ...remark, cell: undefined }));
}

const problemsOf = ({ reading, settings, event }: Tournament): readonly Problem[] => [
  ...checkWallList(reading, settings).filter(({ severity }) => severity !== 'note'),
  ...strengthWarnings(reading.wallList),
  ...tooLate(event),
];
