import { contiguousRuns } from '../../sheet/write/block';
import { excerpt, parseA1, widthOf, type Values } from '../../sheet/read/cell';
import type { LogEntry } from '../../sheet/write/logRows';
import { inForceChanges } from '../../sheet/settings/settingsSheet';
import { SETTING_ROWS } from '../../sheet/settings/settingsRange';
import { isNamed } from '../../sheet/write/sheetNames';
import { source } from '../../text/source';
import { makeText } from '../../sheet/wording';
import { once } from '../../tournament/once';
import { isError, LIST, type Problem } from '../../tournament/problem';
import { LANGUAGES, type Language } from '../../tournament/settings';
import { beforePairing } from '../pair/beforePairing';
import { changesView, openChanges, rulesOf } from '../changes/openChanges';
import { takeVersion, versionView } from '../changes/otherVersion';
import { confirmChanges, putBack } from '../changes/settle';
import { detailsView, settleDetails } from '../changes/changedDetails';
import { auditRounds } from '../audit/auditRounds';
import { keepPairing, pastView, rateAlone } from '../changes/pastResults';
import { checkEverything, everything } from '../check';
import { createTournament, languageOf } from '../create/create';
import { clearExamples } from '../create/examples';
import {
  brokenUndos,
  leftBegun,
  loggedAt,
  mayBeUndone,
  readAction,
  readActions,
  setStatus,
  undoOffer,
} from '../write/log';
import { previewAbsence, writeAbsence } from '../pair/absence';
import { carryOutMend } from '../mend/carryOut';
import { followTitles } from '../mend/sheetLanguage';
import { sortByPlace } from '../mend/sortByPlace';
import { changePlayer, playersView } from '../pair/players';
import { beginCheckIn, checkInView, markHere } from '../register/checkIn';
import { previewPeople, writePeople } from '../register/people';
import { proposalsView, takeProposals } from '../register/proposals';
import { registrationView } from '../register/registration';
import { preview, writePairing } from '../pair/pair';
import { filesView } from '../files/filesView';
import { previewImport } from '../files/importPreview';
import { importTournament } from '../files/importTournament';
import { previewRatings, writeRatings } from '../files/ratings';
import { publish } from '../rounds/published';
import { glanceAt, isAsSeen } from './glance';
import type { Answer, CellLink, Glance, Remarkable, Request, View } from './protocol';
import { readRequest } from './readRequest';
import { recordResults } from '../rounds/record';
import { remark } from './sentence';
import { makePrintSheet } from '../outputs/printSheet';
import { showPrizes } from '../outputs/prizesSheet';
import { simulate, simulationForm } from '../simulation/simulate';
import { writeSimulation } from '../simulation/simulationSheet';
import { writeReport } from '../outputs/reportSheet';
import { showNames, showStandings } from '../outputs/standingsSheet';
import { drawNumbers, previewNumbers } from '../pair/numbers';
import { newsOf } from './eventNews';
import { begunView, numbersOffer, stateOf } from './state';
import { splitList, withoutList } from '../write/splitting';
import { openTournament, SETTINGS, settingsArea, type Tournament } from '../read/tournament';
import { finish, undo } from '../write/undo';
import type { Difference } from '../write/writing';
import { previewWhy } from '../pair/why';
import type { Workbook } from '../google/workbook';

/**
 * Answers the panel. Reads the sheet anew each time; whatever changes sheets runs under the document lock. What
 * the protocol does not have is refused before a cell is read.
 */
export function answer(workbook: Workbook, asked: unknown): Answer {
  const request = readRequest(asked);
  if (!request) {
    const language = languageOf(workbook);
    return answerWith(language, {
      view: 'stopped',
      reasons: [remark(language, problem('strangeRequest'))],
    });
  }
  const glance = 'glance' in request ? request.glance : undefined;
  if (isAsSeen(workbook, glance)) return answerWith(languageNamed(glance.language), { view: 'same' }, glance);
  const open = once(() => openTournament(workbook));
  const view = isWriting(request)
    ? locked(workbook, () => act(workbook, request, open))
    : act(workbook, request, open);
  const isKept = KEEPING.includes(request.ask) && !(request.ask === 'record' && request.look === true);
  const tournament = isKept ? open() : openTournament(workbook);
  if (tournament) {
    growSettings(workbook);
    tellSettings(workbook, tournament);
  }
  const seen = tournament && GLANCED.includes(view.view) ? glanceAt(workbook, tournament) : undefined;
  const language = tournament?.settings.language ?? languageOf(workbook);
  return {
    ...answerWith(language, view, seen),
    event: tournament && newsOf(tournament),
    rules: tournament && rulesOf(tournament),
  };
}

/**
 * Extends the range named Settings to the rows typed below it, so that formulas see them. No cell changes
 * except for its text format.
 */
function growSettings(workbook: Workbook): void {
  const [named, whole] = [workbook.namedArea(SETTINGS), settingsArea(workbook)];
  if (!named || !whole) return;
  const isOurs = isNamed(named.sheet, 'sheet.settings');
  const room = isOurs && whole.rows > named.rows ? whole.rows + SPARE : whole.rows;
  const rows = isOurs ? Math.max(room, SETTING_ROWS - named.row) : room;
  if (rows <= named.rows) return;
  const empty = { ...named, row: named.row + whole.rows, rows: rows - whole.rows };
  workbook.locked(() => {
    if (empty.rows > 0) workbook.dress(named.sheet, [empty], { text: true });
    workbook.nameArea(SETTINGS, { ...named, rows });
  });
}

/** Rows left for more settings. */
const SPARE = 50;

/** Updates the column *In force* of Settings. If another run has the lock, that run does it. */
function tellSettings(workbook: Workbook, { settingsAt, settings, reading, text }: Tournament): void {
  if (!settingsAt) return;
  const hasStart = reading.columns.start !== undefined;
  const changes = inForceChanges(settingsAt.values, settings, hasStart, text);
  if (changes.length === 0) return;
  const { sheet, origin } = settingsAt;
  const placed = changes.map(one => ({
    ...one,
    row: one.row + origin.row,
    column: one.column + origin.column,
  }));
  workbook.locked(() => {
    const blocks = contiguousRuns(sheet, placed).map(block => ({ ...block, cells: block.after }));
    for (const put of workbook.ready(sheet, blocks)) put();
  });
}

/** The answer after an unforeseen failure. */
export function failure(language: Language, message: string): Answer {
  return answerWith(language, {
    view: 'stopped',
    reasons: [remark(language, problem('unexpected', { message }))],
  });
}

const answerWith = (language: Language, view: View, glance?: Glance): Answer => ({
  view,
  text: panelWords(language),
  language,
  ...(glance && { glance }),
});

const languageNamed = (name: string): Language => LANGUAGES.find(language => language === name) ?? 'en';

/** The views that a look on focus asks for again. */
const GLANCED: readonly View['view'][] = [
  'created',
  'ready',
  'results missing',
  'finished',
  'preview',
  'problems',
  'changes',
  'version',
  'past changed',
  'details changed',
];

const READING: readonly Request['ask'][] = [
  'state',
  'preview',
  'why',
  'numbers',
  'absent',
  'check',
  'players',
  'registration',
  'preview people',
  'check-in',
  'proposals',
  'audit',
  'go',
  'simulation',
  'simulate',
  'files',
  'preview import',
  'preview ratings',
];
const isPanelKey = (key: string): boolean => /^(sidebar|value)\./.test(key);

function panelWords(language: Language): Answer['text'] {
  const all = { ...source.dictionaryOf('en'), ...source.dictionaryOf(language) };
  return Object.fromEntries(Object.entries(all).filter(([key]) => isPanelKey(key))) as Answer['text'];
}

/** Requests that change neither the settings nor the choice of the wall list. */
const KEEPING: readonly Request['ask'][] = [...READING.filter(ask => ask !== 'go'), 'write', 'record'];

const isWriting = ({ ask }: Request): boolean => !READING.includes(ask);

function locked(workbook: Workbook, action: () => View): View {
  const run = workbook.locked(action);
  return run.kind === 'busy' ? { view: 'busy' } : run.value;
}

function act(workbook: Workbook, request: Request, open: () => Tournament | undefined): View {
  if (request.ask === 'go') return go(workbook, request.to);
  const actions = readActions(workbook);
  const tournament = open();
  if (request.ask === 'undo' || request.ask === 'finish')
    return settle(workbook, tournament, actions, request);
  const begun = leftBegun(actions);
  if (begun) {
    const action = readAction(workbook, begun);
    if (action) return begunView(workbook, tournament, action);
  }
  if (request.ask === 'create') return createTournament(workbook, request.tournament);
  if (request.ask === 'files') return filesView(workbook, tournament);
  if (request.ask === 'preview import') return previewImport(workbook, request.file);
  if (request.ask === 'import') return importTournament(workbook, request.file);
  if (isSimulation(request)) return simulated(workbook, tournament, request);
  if (request.ask === 'split') return splitList(workbook, request.seen) ?? stateNow(workbook);
  if (!tournament) return withoutList(workbook);
  return inTournament(workbook, tournament, request, actions);
}

/** The view of the present state; before a next round or the end, the question about changed settings. */
function stateOrChanges(workbook: Workbook, tournament: Tournament, actions: readonly LogEntry[]): View {
  const state = stateOf(workbook, tournament, actions);
  const past = PAST_ASKED.includes(state.view) ? pastView(workbook, tournament, actions) : undefined;
  if (past) return past;
  const details = PAST_ASKED.includes(state.view) ? detailsView(workbook, tournament, actions) : undefined;
  if (details) return details;
  if (!['ready', 'finished'].includes(state.view)) return state;
  const version = versionView(workbook, tournament);
  if (version) return version;
  const open = openChanges(workbook, tournament, actions);
  return open ? changesView(tournament, open) : state;
}

/** The states in which past results and details of players that have changed are asked about. */
const PAST_ASKED: readonly View['view'][] = ['results missing', 'ready', 'finished'];

/** The view of the present state, read anew. */
function stateNow(workbook: Workbook): View {
  const tournament = openTournament(workbook);
  return tournament ? stateOrChanges(workbook, tournament, readActions(workbook)) : withoutList(workbook);
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

type SimulationRequest = Extract<Request, { readonly ask: 'simulation' | 'simulate' | 'simulation sheet' }>;

const isSimulation = (request: Request): request is SimulationRequest =>
  ['simulation', 'simulate', 'simulation sheet'].includes(request.ask);

function simulated(workbook: Workbook, tournament: Tournament | undefined, request: SimulationRequest): View {
  switch (request.ask) {
    case 'simulation':
      return simulationForm(tournament);
    case 'simulate':
      return simulate(workbook, tournament, request.wish, request.count, request.tallies);
    case 'simulation sheet':
      return writeSimulation(workbook, tournament, request.wish, request.tallies);
  }
}

type FileRequest = Extract<Request, { readonly ask: 'files' | 'preview import' | 'import' }>;

type TournamentRequest = Exclude<
  Request,
  SimulationRequest | FileRequest | { readonly ask: 'go' | 'undo' | 'finish' | 'create' | 'split' }
>;

function inTournament(
  workbook: Workbook,
  tournament: Tournament,
  request: TournamentRequest,
  actions: readonly LogEntry[],
): View {
  switch (request.ask) {
    case 'state':
    case 'self-test':
      return stateOrChanges(workbook, tournament, actions);
    case 'preview': {
      const state = stateOrChanges(workbook, tournament, actions);
      const { hand, warmStart } = request;
      const isInPlay = state.view === 'results missing';
      const mayPairAgain = (isInPlay || state.view === 'past changed') && state.again === true;
      if (hand?.again !== undefined && mayPairAgain) return preview(workbook, tournament, warmStart, hand);
      const isAhead = request.ahead === true && isInPlay && state.ahead !== undefined;
      if (hand && isInPlay && request.ahead === true && state.waits !== undefined)
        return preview(workbook, tournament, warmStart, hand);
      // Nobody who is registered is left out before the organiser has read who it is.
      if (state.view === 'ready' && state.awaited && !hand && request.without !== true) return state;
      return state.view === 'ready' || isAhead ? preview(workbook, tournament, warmStart, hand) : state;
    }
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
      return writePairing(workbook, tournament, request.seen, request.warmStart, request.hand);
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
      return previewPeople(workbook, tournament, request.source);
    case 'write people':
      return writePeople(workbook, tournament, request.source, request.seen, request.replace);
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
        carryOutMend(workbook, tournament, everything(workbook, tournament), request.mend) ?? mended(workbook)
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

/** Undoes an action that is done or was left begun, or finishes one that was left begun. */
function settle(
  workbook: Workbook,
  tournament: Tournament | undefined,
  actions: readonly LogEntry[],
  { ask, action: no }: { readonly ask: 'undo' | 'finish'; readonly action: string },
): View {
  const language = tournament?.settings.language ?? languageOf(workbook);
  const spoken = ({ problem: each, cell }: Difference): Remarkable => ({ ...remark(language, each), cell });
  const entry = actions.find(each => String(each.no) === no);
  const action = entry && mayBeSettled(ask, entry, actions) ? readAction(workbook, entry) : undefined;
  if (!action) return { view: 'stopped', reasons: [remark(language, problem('nothingToUndo'))] };
  const text = makeText(language);
  const close = (): void =>
    brokenUndos(actions, action).forEach(one => setStatus(workbook, loggedAt(workbook, one), 'stopped'));
  if (ask === 'undo') {
    close();
    const { restored, isPartly, kept } = undo(workbook, text, action, tournament);
    followTitles(workbook, action.blocks);
    return { view: 'undone', restored, ...(isPartly && { partly: true }), kept: kept.map(spoken) };
  }
  const view = begunView(workbook, tournament, action);
  if (view.view !== 'begun' || !view.mayFinish) return view;
  close();
  const different = finish(workbook, text, action);
  followTitles(workbook, action.blocks);
  if (different.length > 0) return { view: 'stopped', reasons: different.map(spoken) };
  return stateNow(workbook);
}

/**
 * Whether an action may be undone or finished: after a crash only the one that was left begun, else any that
 * stands.
 */
function mayBeSettled(ask: 'undo' | 'finish', action: LogEntry, actions: readonly LogEntry[]): boolean {
  const begun = leftBegun(actions);
  if (begun) return begun.no === action.no;
  return ask === 'undo' && mayBeUndone(action, actions);
}

function go(workbook: Workbook, { sheet, a1 }: CellLink): View {
  const place = parseA1(a1);
  const values = place && workbook.read(sheet)?.values;
  if (!values || !isNear(place, values)) {
    const language = languageOf(workbook);
    const reason = values ? problem('strangeRequest') : problem('sheetMissing', { sheet: excerpt(sheet) });
    return { view: 'stopped', reasons: [remark(language, reason)] };
  }
  workbook.activate({ sheet, ...place });
  return stateNow(workbook);
}

/** A sheet would grow to hold a cell that it lacks; what is to be mended stands in it or just beside. */
const isNear = (
  { row, column }: { readonly row: number; readonly column: number },
  values: Values,
): boolean => row < values.length + MARGIN && column < widthOf(values) + MARGIN;
const MARGIN = 20;

const problem = (code: Problem['code'], values: Problem['values'] = {}): Problem => ({
  code,
  severity: 'error',
  place: LIST,
  values,
});
