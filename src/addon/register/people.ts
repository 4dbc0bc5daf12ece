import { checkWallList } from '../../sheet/check/checkWallList';
import type { OtherDetail } from '../../sheet/registration/planRows';
import type { People, TakenColumn } from '../../sheet/registration/people';
import { excerpt } from '../../sheet/read/cell';
import { komiText, labelOf, makeLabel } from '../../sheet/rounds/roundSheet';
import { strengthWarnings } from '../../rating/strengthWarnings';
import { startingScore } from '../../standings/score/startingScore';
import { SYSTEMS } from '../../tournament/systems';
import type { Problem } from '../../tournament/problem';
import type { Workbook } from '../google/workbook';
import type { PeopleSource, Remarkable, View } from '../panel/protocol';
import { remarkOn } from '../panel/sentence';
import { listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { fingerprint } from '../write/fingerprint';
import { carryOut, stoppedBy } from './carryOut';
import { growList } from './growList';
import { planPeople, type Coming, type PeoplePlan } from './planPeople';
import { registrationView } from './registration';
import { peopleOf } from './source';

type PeopleView = Extract<View, { readonly view: 'people' }>;

/** What people would change in the list. Nothing is written. */
export function previewPeople(workbook: Workbook, tournament: Tournament, source: PeopleSource): View {
  const people = peopleOf(workbook, tournament, source);
  if (!people || people.people.every(({ name }) => name === '')) return stoppedBy(tournament, 'nobodyRead');
  const plan = planPeople(workbook, tournament, people, comingOf(source), false);
  return {
    view: 'people',
    source,
    seen: printOf(tournament, plan),
    groups: groupsOf(tournament, people, plan),
    problems: newProblems(tournament, plan),
    cells: plan.blocks.reduce((sum, { after }) => sum + after.flat().length, 0),
    others: plan.rows.other.length,
  };
}

/** Writes what was previewed as one action. To be called under the lock. */
export function writePeople(
  workbook: Workbook,
  tournament: Tournament,
  source: PeopleSource,
  seen: string,
  replace: boolean,
): View {
  const people = peopleOf(workbook, tournament, source);
  const plan = people && planPeople(workbook, tournament, people, comingOf(source), replace);
  if (!plan || printOf(tournament, plan) !== seen) return stoppedBy(tournament, 'changedSincePreview');
  if (plan.blocks.length === 0) return registrationView(workbook, tournament);
  const { added, filled, other } = plan.rows;
  const [first] = added;
  const { text } = tournament;
  const isOne = source.from === 'person' && first !== undefined;
  const what = isOne
    ? text('action.person', { player: first.person.name })
    : text('action.people', {
        parts: countsOf(text, {
          New: added.length,
          Filled: filled.length,
          Replaced: replace ? other.length : 0,
        }),
      });
  growList(workbook, tournament, 1 + Math.max(...added.map(({ row }) => row)));
  const done = carryOut(workbook, tournament, what, plan.blocks);
  if (done.kind === 'view') return done.view;
  return { ...registrationView(workbook, plan.after), done: what, undo: done.undo };
}

/** `new: 7, details replaced: 1`, without what did not happen. */
const countsOf = (
  text: Tournament['text'],
  counts: Readonly<Record<'New' | 'Filled' | 'Replaced', number>>,
): string =>
  (['New', 'Filled', 'Replaced'] as const)
    .filter(kind => counts[kind] > 0)
    .map(kind => text(`people.count${kind}`, { count: counts[kind] }))
    .join(', ');

/** Whoever is typed at the desk stands there. */
const comingOf = (source: PeopleSource): Coming => ({
  from: source.from === 'person' && /^\d{1,2}$/.test(source.round) ? Number(source.round) : undefined,
  isHere: source.from === 'person',
});

const printOf = (tournament: Tournament, { rows }: PeoplePlan): string =>
  fingerprint([[listPrint(tournament), JSON.stringify([rows.cells, rows.otherCells, tournament.settings])]]);

/** Lines that a group shows; the others are counted in its heading. */
const MOST_LINES = 200;

function groupsOf(tournament: Tournament, people: People, plan: PeoplePlan): PeopleView['groups'] {
  const { text } = tournament;
  const { added, filled, other, same, doubtful, lacking } = plan.rows;
  const group = (
    key: 'people.new' | 'people.filled' | 'people.others' | 'people.same' | 'people.doubtful',
    lines: readonly string[],
    isOpen: boolean,
    count = lines.length,
  ): PeopleView['groups'] =>
    count === 0 ? [] : [{ heading: text(key, { count }), lines: lines.slice(0, MOST_LINES), isOpen }];
  const kinds = lacking.map(kind => text(`column.${kind}`)).join(', ');
  const columns = [
    ...people.columns.map(one => columnLine(tournament, one)),
    ...(lacking.length > 0 ? [text('people.lacking', { kinds })] : []),
    ...(plan.computed.length > 0 ? [text('people.computed', { titles: plan.computed.join(', ') })] : []),
  ];
  const isDoubtful =
    lacking.length > 0 || plan.computed.length > 0 || people.columns.some(({ isSure }) => !isSure);
  return [
    ...(columns.length === 0
      ? []
      : [{ heading: text('people.columns'), lines: columns, isOpen: isDoubtful }]),
    ...group(
      'people.new',
      added.map(({ row }) => newLine(plan, row)),
      true,
    ),
    ...pastGroup(tournament, plan),
    ...group(
      'people.doubtful',
      doubtful.map(({ person, why, than }) =>
        text(`people.${why}`, {
          name: excerpt(person.name),
          than: excerpt(than),
          details: excerpt(Object.values(person.cells).filter(Boolean).join(', ')),
        }),
      ),
      true,
    ),
    ...group(
      'people.others',
      other.map(one => text('people.other', detailOf(tournament, one))),
      true,
    ),
    ...group(
      'people.filled',
      filled.map(one => text('people.detail', detailOf(tournament, one))),
      false,
    ),
    ...group('people.same', [], false, same),
  ];
}

function columnLine({ text }: Tournament, { title, sample, kind, isSure }: TakenColumn): string {
  const what = excerpt(title || sample || '–', 40);
  if (kind === undefined) return text('people.notTaken', { what });
  return text(isSure ? 'people.takenFor' : 'people.guessed', { what, kind });
}

const detailOf = ({ reading }: Tournament, { player, kind, before, after }: OtherDetail) => ({
  player: labelOf(reading.wallList, player),
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
    ...(start === undefined ? [] : [text('people.start', { score: komiText(start) })]),
  ].join(', ');
}

/** A line for every round that is over, with what stands in it for whoever is new. */
function pastGroup({ text }: Tournament, { rows, past, absence }: PeoplePlan): PeopleView['groups'] {
  if (rows.added.length === 0 || past.length === 0) return [];
  const lines = past.map(round => text('people.pastRound', { round, cell: absence }));
  return [{ heading: text('people.past'), lines, isOpen: true }];
}

/** What Check would say of the list as it will be, and does not say now. */
function newProblems(tournament: Tournament, { after }: PeoplePlan): readonly Remarkable[] {
  const said = new Set(problemsOf(tournament).map(problem => remarkOn(tournament, problem).sentence));
  return problemsOf(after)
    .map(problem => remarkOn(after, problem))
    .filter(({ sentence }) => !said.has(sentence))
    .map(one => ({ ...one, cell: undefined }));
}

const problemsOf = ({ reading, settings }: Tournament): readonly Problem[] => [
  ...checkWallList(reading, settings).filter(({ severity }) => severity !== 'note'),
  ...strengthWarnings(reading.wallList),
];
