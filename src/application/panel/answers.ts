import type { LogEntry } from '../../sheet/write/logRows';
import { isError } from '../../tournament/problem';
import { adopt } from '../adopt/adopt';
import { auditRounds } from '../audit/auditRounds';
import { settleDetails } from '../afterStart/changedDetails';
import { takeVersion } from '../afterStart/otherVersion';
import { keepPairing, rateAlone } from '../afterStart/pastResults';
import { keepApart } from '../afterStart/keepApart';
import { confirmChanges, putBack } from '../afterStart/confirmChanges';
import { mendableRemarks } from '../check/check';
import { createTournament } from '../create/create';
import { clearExamples } from '../create/examples';
import { splitList, withoutList } from '../create/splitTextList';
import { filesView } from '../files/filesView';
import { previewImport } from '../files/importPreview';
import { importTournament } from '../files/importTournament';
import { previewRatings, writeRatings } from '../files/ratings';
import { seenForNew } from '../lists/seenFor';
import { previewMerge, previewWithRounds, writeMerge } from '../merge/merge';
import { pairingStops } from '../pair/beforePairing';
import { absentRemarks } from '../mend/absentPlans';
import { carryOutMend } from '../mend/carryOut';
import { hasRoundsToMiss } from '../registration/roundsToMiss';
import { takeProposals } from '../registration/takeProposals';
import { settleResults } from '../results/settleResults';
import { sortByPlace } from '../standingsSheets/sortByPlace';
import { placesNow } from '../standingsSheets/placesNow';
import { previewIntoSheet } from '../standingsSheets/previewSheet';
import { makePrintSheet } from '../standingsSheets/printSheet';
import { showPrizes } from '../standingsSheets/prizesSheet';
import { writeCosts } from '../standingsSheets/costsSheet';
import { writeReport } from '../standingsSheets/reportSheet';
import { showNames, showStandings } from '../standingsSheets/standingsSheet';
import { previewAbsence, writeAbsence } from '../pair/absence';
import { groupsView, writeGroups } from '../pair/fieldGroups';
import { drawNumbers, previewNumbers } from '../pair/numbers';
import { writePairing } from '../pair/pair';
import { lateAtDesk, latesIn, seat } from '../pair/seat';
import { previewWhy } from '../pair/why';
import type { Request, View } from '../protocol/protocol';
import type { Reply } from '../protocol/reply';
import { factsOf, type RequestName, type REQUESTS, type RequestOf } from '../protocol/requests';
import type { Tournament } from '../read/tournament';
import { beginCheckIn } from '../registration/checkIn';
import { enterPerson, previewPeople, writePeople } from '../registration/people';
import { changePlayers, letIn, playersView } from '../registration/players';
import { proposalsView } from '../registration/proposals';
import { ranksView, writeRanks } from '../registration/ranks';
import { registrationView } from '../registration/registration';
import { withCheckedIn } from '../registration/selfCheckIn';
import { enterResults } from '../results/enter';
import { oddMends } from '../results/oddResults';
import { recordResults } from '../results/record';
import { publish } from '../rounds/published';
import { previewTables, writeTables } from '../rounds/tables';
import { simulate, simulationForm } from '../simulation/simulate';
import { writeSimulation } from '../simulation/simulationSheet';
import { useSystem } from '../simulation/useSystem';
import { withMeans } from '../undo/undoMeans';
import type { Workbook } from '../workbook/workbook';
import { checked } from './checked';
import { chooseList, go } from './go';
import { partNow } from './partNow';
import { recordByItself, reportsOrState, takeReports, withDraws } from './recordByItself';
import { roundNow } from './roundNow';
import { stateOf } from './state';
import { stateOrChanges, previewWhereReady } from './stateNow';
import { undoOrFinish } from './undoOrFinish';
import { WHEN_DONE } from './whenDone';

/** The workbook as a whole, and as the list sees it that is meant; what the list and the Log hold is read when somebody asks. */
export interface Sight {
  readonly whole: Workbook;
  readonly workbook: Workbook;
  readonly open: () => Tournament | undefined;
  readonly log: () => readonly LogEntry[];
}

/** Has a wall list for sure. */
interface SightOfList extends Pick<Sight, 'workbook'> {
  readonly tournament: Tournament;
  readonly actions: readonly LogEntry[];
}

type NeedsNoList<A extends RequestName> = (typeof REQUESTS)[A] extends { readonly needs: string }
  ? true
  : false;

/** Each request is answered from a wall list, or, where its entry says what it needs, without one. */
type Answers = {
  readonly [A in RequestName]: (
    sight: NeedsNoList<A> extends true ? Sight : SightOfList,
    request: RequestOf<A>,
  ) => Reply;
};

const stateIn = ({ workbook, tournament, actions }: SightOfList): View =>
  stateOrChanges(workbook, tournament, actions);

function withUndoMeans({ workbook, tournament, actions }: SightOfList, view: View): View {
  const offer = 'undo' in view ? view.undo : undefined;
  return offer ? ({ ...view, undo: withMeans(workbook, tournament, actions, offer) } as View) : view;
}

function withLate(view: View, tournament: Tournament): View {
  const late = view.view === 'players' ? latesIn(tournament) : [];
  return view.view === 'players' && late.length > 0 ? { ...view, late } : view;
}

const ANSWERS: Answers = {
  state: (sight, { undo }) => (undo === true ? withUndoMeans(sight, stateIn(sight)) : stateIn(sight)),
  'self-test': stateIn,
  check: ({ workbook, tournament }) => checked(workbook, tournament),
  mend: ({ workbook, tournament }, { mend }) =>
    carryOutMend(
      workbook,
      tournament,
      [
        ...mendableRemarks(workbook, tournament),
        ...absentRemarks(tournament),
        ...pairingStops(tournament),
        ...oddMends(tournament),
      ],
      mend,
    ),
  go: ({ workbook }, { to }) => go(workbook, to),
  'choose list': ({ workbook }) => chooseList(workbook),

  create: ({ whole }, { tournament }) => createTournament(seenForNew(whole), tournament),
  'clear examples': ({ workbook, tournament }) => clearExamples(workbook, tournament),
  split: ({ workbook }, { seen }) => splitList(workbook, seen),

  // Before anybody is there, and in a list that cannot say who misses what, who registers.
  players: ({ workbook, tournament }, { door }) =>
    door === true || hasRoundsToMiss(tournament)
      ? withCheckedIn(workbook, tournament, withLate(playersView(tournament, door), tournament))
      : registrationView(workbook, tournament),
  'change players': ({ workbook, tournament }, { changes, door }) =>
    withCheckedIn(workbook, tournament, changePlayers(workbook, tournament, changes, door)),
  registration: ({ workbook, tournament }, { source }) => ({
    ...registrationView(workbook, tournament),
    ...(source && { source }),
  }),
  'preview people': ({ workbook, tournament }, request) => previewPeople(workbook, tournament, request),
  'enter person': ({ workbook, tournament }, request) =>
    enterPerson(workbook, tournament, request, lateAtDesk),
  seat: ({ workbook, tournament }, request) => seat(workbook, tournament, request),
  'write people': ({ workbook, tournament }, request) => writePeople(workbook, tournament, request),
  'begin check-in': ({ workbook, tournament }) =>
    withCheckedIn(workbook, tournament, beginCheckIn(workbook, tournament)),
  proposals: ({ tournament }) => proposalsView(tournament),
  'take proposals': ({ workbook, tournament }, { seen }) => takeProposals(workbook, tournament, seen),

  groups: ({ tournament }) => groupsView(tournament),
  'write groups': ({ workbook, tournament }, { lines, seen }) =>
    writeGroups(workbook, tournament, lines, seen),
  'preview ranks': ({ workbook, tournament }, { change }) => ranksView(workbook, tournament, change),
  'write ranks': ({ workbook, tournament }, request) => writeRanks(workbook, tournament, request),

  preview: ({ workbook, tournament, actions }, request) =>
    previewWhereReady(workbook, tournament, actions, request),
  part: ({ workbook, tournament, actions }) => partNow(workbook, tournament, actions),
  adopt: ({ workbook, tournament, actions }, { way }) => adopt(workbook, tournament, actions, way),
  write: ({ workbook, tournament }, { seen, hand }) => writePairing(workbook, tournament, seen, hand),
  why: ({ workbook, tournament }, request) => previewWhy(workbook, tournament, request),
  'keep apart': ({ workbook, tournament, actions }, { which, on }) =>
    keepApart(workbook, tournament, actions, which, on),
  'let in': ({ workbook, tournament }, { changes }) => letIn(workbook, tournament, changes),
  report: ({ workbook, tournament }) => writeReport(workbook, tournament),
  costs: ({ workbook, tournament }, request) => writeCosts(workbook, tournament, request),
  numbers: ({ workbook, tournament, actions }) =>
    previewNumbers(workbook, tournament) ?? stateOf(workbook, tournament, actions),
  'write numbers': ({ workbook, tournament }, { seen }) => drawNumbers(workbook, tournament, seen),

  round: ({ workbook, tournament, actions }, { round }) => roundNow(workbook, tournament, actions, round),
  enter: ({ workbook, tournament }, { entries }) => enterResults(workbook, tournament, entries),
  absent: ({ workbook, tournament }, request) => previewAbsence(workbook, tournament, request),
  'write absence': ({ workbook, tournament }, request) => writeAbsence(workbook, tournament, request),
  'settle results': ({ workbook, tournament, actions }, { seen, keep }) =>
    settleResults(workbook, tournament, actions, seen, keep),
  publish: ({ workbook, tournament }, { round }) => publish(workbook, tournament, round),
  tables: ({ workbook, tournament }, request) => previewTables(workbook, tournament, request),
  'write tables': ({ workbook, tournament }, request) => writeTables(workbook, tournament, request),
  record: ({ workbook, tournament }, { results, look }) =>
    look === true
      ? recordByItself(workbook, tournament)
      : withDraws(workbook, recordResults(workbook, tournament, results)),
  reports: ({ workbook, tournament }) => reportsOrState(workbook, tournament),
  'take reports': ({ workbook, tournament }, { results }) => takeReports(workbook, tournament, results),

  'keep pairing': ({ workbook, tournament, actions }, { seen }) =>
    keepPairing(workbook, tournament, actions, seen),
  'rate alone': ({ workbook, tournament, actions }, { seen }) =>
    rateAlone(workbook, tournament, actions, seen),
  'confirm changes': ({ workbook, tournament, actions }, { seen, again }) =>
    confirmChanges(workbook, tournament, actions, seen, again),
  'take version': ({ workbook, tournament }, { seen }) => takeVersion(workbook, tournament, seen),
  'put back': ({ workbook, tournament, actions }, { seen }) => putBack(workbook, tournament, actions, seen),
  'settle details': ({ workbook, tournament, actions }, { seen, keep }) =>
    settleDetails(workbook, tournament, actions, seen, keep),

  undo: ({ workbook, open, log }, request) => undoOrFinish(workbook, open(), log(), request),
  finish: ({ workbook, open, log }, request) => undoOrFinish(workbook, open(), log(), request),

  places: ({ workbook, tournament, actions }) =>
    tournament.reading.problems.some(isError)
      ? stateOf(workbook, tournament, actions)
      : placesNow(tournament),
  standings: ({ workbook, tournament }) => showStandings(workbook, tournament),
  names: ({ workbook, tournament }) => showNames(workbook, tournament),
  'sort by place': ({ workbook, tournament }) => sortByPlace(workbook, tournament),
  prizes: ({ workbook, tournament }) =>
    tournament.reading.problems.some(isError)
      ? stateOf(workbook, tournament)
      : showPrizes(workbook, tournament),
  'print sheet': ({ workbook, tournament }, { printed, round }) =>
    round === undefined
      ? makePrintSheet(workbook, tournament, printed)
      : previewIntoSheet(workbook, tournament, printed, round),

  files: ({ workbook, open }) => filesView(workbook, open()),
  'preview import': ({ whole }, { file }) => previewImport(seenForNew(whole), file),
  import: ({ whole }, { file }) => importTournament(seenForNew(whole), file),
  'preview merge': ({ workbook, tournament }, { copy, answers }) =>
    previewMerge(workbook, tournament, copy, answers),
  'add rounds': ({ workbook, tournament }, request) => previewWithRounds(workbook, tournament, request),
  merge: ({ workbook, tournament }, request) => writeMerge(workbook, tournament, request),
  'preview ratings': ({ workbook, tournament }, { ratings }) => previewRatings(workbook, tournament, ratings),
  'write ratings': ({ workbook, tournament }, { ratings, seen }) =>
    writeRatings(workbook, tournament, ratings, seen),

  simulation: ({ open }) => simulationForm(open()),
  simulate: ({ workbook, open }, { wish, count, tallies }) =>
    simulate(workbook, open(), wish, count, tallies),
  'simulation sheet': ({ workbook, open }, { wish, tallies }) =>
    writeSimulation(workbook, open(), wish, tallies),
  'use system': ({ workbook, tournament }, way) => useSystem(workbook, tournament, way),

  audit: ({ workbook, tournament, actions }, { done }) =>
    tournament.reading.problems.some(isError)
      ? stateOf(workbook, tournament, actions)
      : auditRounds(workbook, tournament, done),
};

/** The view that answers a request; where it is done, that of what comes next. */
export function viewOf(sight: Sight, request: Request): View {
  const { needs, then = 'state' } = factsOf(request.ask);
  const answer = ANSWERS[request.ask] as (sight: Sight | SightOfList, request: Request) => Reply;
  const { workbook } = sight;
  const tournament = needs === undefined ? sight.open() : undefined;
  if (needs === undefined && !tournament) return withoutList(workbook);
  const reply = answer(tournament ? { workbook, tournament, actions: sight.log() } : sight, request);
  return 'view' in reply ? reply : WHEN_DONE[then](workbook);
}
