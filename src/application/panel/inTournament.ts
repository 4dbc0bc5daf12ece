import type { LogEntry } from '../../sheet/write/logRows';
import { adopt } from '../adopt/adopt';
import { systemLine } from '../adopt/systemLine';
import { isError } from '../../tournament/problem';
import { beforePairing } from '../pair/beforePairing';
import { takeVersion } from '../changes/otherVersion';
import { confirmChanges, putBack } from '../changes/settle';
import { settleDetails } from '../changes/changedDetails';
import { auditRounds } from '../audit/auditRounds';
import { keepPairing, rateAlone } from '../changes/pastResults';
import { checkEverything, mendableRemarks } from '../check/check';
import { clearExamples } from '../create/examples';
import { staleRemarks } from '../formulas/staleFormulas';
import { readActions, undoOffer } from '../write/log';
import { previewAbsence, writeAbsence } from '../pair/absence';
import { absentRemarks } from '../mend/absentPlans';
import { carryOutMend } from '../mend/carryOut';
import { shown } from '../write/mendPlan';
import { sortByPlace } from '../mend/sortByPlace';
import { changePlayer, playersView } from '../pair/players';
import { beginCheckIn, checkInView, markHere } from '../register/checkIn';
import { previewPeople, writePeople } from '../register/people';
import { proposalsView, takeProposals } from '../register/proposals';
import { registrationView } from '../register/registration';
import { preview, writePairing } from '../pair/pair';
import { previewRatings, writeRatings } from '../files/ratings';
import { publish } from '../rounds/published';
import type { Request, SimulationRequests, View } from '../protocol/protocol';
import { recordResults } from '../results/record';
import { makePrintSheet } from '../outputs/printSheet';
import { showPrizes } from '../outputs/prizesSheet';
import { writeReport } from '../outputs/reportSheet';
import { showNames, showStandings } from '../outputs/standingsSheet';
import { drawNumbers, previewNumbers } from '../pair/numbers';
import { numbersOffer, stateOf } from './state';
import { withoutList } from '../create/splitTextList';
import { openTournament, type Tournament } from '../read/tournament';
import { previewWhy } from '../pair/why';
import type { Workbook } from '../workbook/workbook';
import { stateOrChanges, stateNow } from './stateNow';

/** What needs a wall list. */
type TournamentRequest = Exclude<
  Request,
  | SimulationRequests
  | {
      readonly ask:
        'files' | 'preview import' | 'import' | 'go' | 'choose list' | 'undo' | 'finish' | 'create' | 'split';
    }
>;

/** The view that answers a request about the tournament of the workbook. */
export function inTournament(
  workbook: Workbook,
  tournament: Tournament,
  request: TournamentRequest,
  actions: readonly LogEntry[],
): View {
  switch (request.ask) {
    case 'state':
    case 'self-test':
      return stateOrChanges(workbook, tournament, actions);
    case 'preview':
      return previewWhereReady(workbook, tournament, request, actions);
    case 'adopt':
      return adopt(workbook, tournament, actions, request.way) ?? previewNow(workbook);
    case 'confirm changes':
      return confirmChanges(workbook, tournament, actions, request.seen, request.again) ?? stateNow(workbook);
    case 'take version':
      return takeVersion(workbook, tournament, request.seen) ?? stateNow(workbook);
    case 'put back':
      return putBack(workbook, tournament, actions, request.seen) ?? stateNow(workbook);
    case 'why':
      return previewWhy(workbook, tournament, request);
    case 'numbers':
      return previewNumbers(workbook, tournament) ?? stateOf(workbook, tournament, actions);
    case 'write numbers':
      return drawNumbers(workbook, tournament, request.seen) ?? stateNow(workbook);
    case 'report':
      return writeReport(workbook, tournament);
    case 'write':
      return writePairing(workbook, tournament, request.seen, request.hand);
    case 'absent':
      return previewAbsence(workbook, tournament, request);
    case 'write absence':
      return writeAbsence(workbook, tournament, request);
    case 'keep pairing':
      return keepPairing(workbook, tournament, actions, request.seen) ?? stateNow(workbook);
    case 'rate alone':
      return rateAlone(workbook, tournament, actions, request.seen) ?? stateNow(workbook);
    case 'publish':
      return publish(workbook, tournament, request.round) ?? stateNow(workbook);
    case 'record':
      return request.look === true
        ? recordedByItself(workbook, tournament)
        : recordResults(workbook, tournament, request.results);
    case 'players':
      return playersView(tournament);
    case 'change player':
      return changePlayer(workbook, tournament, request.player, request.change);
    case 'print sheet':
      return makePrintSheet(workbook, tournament, request.printed);
    case 'preview ratings':
      return previewRatings(workbook, tournament, request.ratings);
    case 'write ratings':
      return writeRatings(workbook, tournament, request.ratings, request.seen);
    case 'registration':
      return {
        ...registrationView(workbook, tournament),
        ...(request.source && { source: request.source }),
      };
    case 'preview people':
      return previewPeople(workbook, tournament, request);
    case 'write people':
      return writePeople(workbook, tournament, request);
    case 'check-in':
      return checkInView(tournament);
    case 'begin check-in':
      return beginCheckIn(workbook, tournament);
    case 'is here':
      return markHere(workbook, tournament, request.player, request.here);
    case 'proposals':
      return proposalsView(tournament);
    case 'take proposals':
      return takeProposals(workbook, tournament, request.seen) ?? registered(workbook);
    case 'settle details':
      return settleDetails(workbook, tournament, actions, request.seen, request.keep) ?? stateNow(workbook);
    case 'mend':
      return (
        carryOutMend(
          workbook,
          tournament,
          [...mendableRemarks(workbook, tournament), ...absentRemarks(tournament)],
          request.mend,
        ) ?? mended(workbook)
      );
    case 'check':
      return checked(workbook, tournament);
    case 'audit':
      return tournament.reading.problems.some(isError)
        ? stateOf(workbook, tournament, actions)
        : auditRounds(workbook, tournament, request.done);
    case 'sort by place':
      return sortByPlace(workbook, tournament) ?? stateNow(workbook);
    case 'standings':
      return showStandings(workbook, tournament);
    case 'names':
      return showNames(workbook, tournament);
    case 'prizes':
      return tournament.reading.problems.some(isError)
        ? stateOf(workbook, tournament)
        : showPrizes(workbook, tournament);
    case 'clear examples':
      return clearExamples(workbook, tournament);
  }
}

/** The preview where a round may be paired, else what has to be seen first. */
function previewWhereReady(
  workbook: Workbook,
  tournament: Tournament,
  request: Extract<Request, { readonly ask: 'preview' }>,
  actions: readonly LogEntry[],
): View {
  const state = stateOrChanges(workbook, tournament, actions);
  const { hand } = request;
  const isInPlay = state.view === 'results missing';
  const mayPairAgain = (isInPlay || state.view === 'past changed') && state.again === true;
  if (hand?.again !== undefined && mayPairAgain) return preview(workbook, tournament, hand);
  const isAhead = request.ahead === true && isInPlay && state.ahead !== undefined;
  if (hand && isInPlay && request.ahead === true && state.waits !== undefined)
    return preview(workbook, tournament, hand);
  // Nobody who is registered is left out before the organiser has read who it is.
  if (state.view === 'ready' && state.awaited && !hand && request.without !== true) return state;
  if (state.view !== 'ready' && !isAhead) return state;
  if (state.view === 'ready' && state.ways && request.choose === true) return state;
  const found = preview(workbook, tournament, hand);
  if (found.view !== 'preview') return found;
  const stale = staleRemarks(workbook, tournament, false).map(shown);
  return {
    ...found,
    warnings: [...found.warnings, ...stale],
    summary: [...systemLine(workbook, tournament, actions), ...found.summary],
  };
}

/** The preview of a list that has just got its settings. */
function previewNow(workbook: Workbook): View {
  const tournament = openTournament(workbook);
  return tournament
    ? previewWhereReady(workbook, tournament, { ask: 'preview' }, readActions(workbook))
    : withoutList(workbook);
}

/** Records what is certain and shows the state; what somebody else has done meanwhile is no mistake. */
function recordedByItself(workbook: Workbook, tournament: Tournament): View {
  const done = recordResults(workbook, tournament);
  const now = stateNow(workbook);
  if (done.view !== 'recorded' || done.results === 0) return now;
  const noticed = tournament.text('summary.recorded', { round: done.rounds.join(', '), count: done.results });
  return now.view === 'ready' || now.view === 'results missing' || now.view === 'finished'
    ? { ...now, noticed }
    : now;
}

function checked(workbook: Workbook, tournament: Tournament): Extract<View, { readonly view: 'problems' }> {
  const found = checkEverything(workbook, tournament);
  const isSound = found.every(({ severity }) => severity !== 'error');
  const problems = isSound ? beforePairing(tournament, found) : found;
  const mayPair = problems.every(({ severity }) => severity !== 'error');
  return { view: 'problems', problems, mayPair, ...numbersOffer(tournament) };
}

/** Registration again after an action, which can be undone. */
function registered(workbook: Workbook): View {
  const tournament = openTournament(workbook);
  return tournament
    ? { ...registrationView(workbook, tournament), undo: undoOffer(readActions(workbook)) }
    : withoutList(workbook);
}

/** Check again after a mend, which can be undone. */
function mended(workbook: Workbook): View {
  const tournament = openTournament(workbook);
  return tournament
    ? { ...checked(workbook, tournament), undo: undoOffer(readActions(workbook)) }
    : withoutList(workbook);
}
