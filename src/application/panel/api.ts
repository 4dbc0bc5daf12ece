import { languageOf } from '../read/languageOf';
import { source } from '../../text/source';
import { once } from '../../tournament/once';
import { makeError } from '../../tournament/problem';
import { LANGUAGES, type Language } from '../../tournament/settings';
import { rulesOf } from '../read/rulesOf';
import { createTournament } from '../create/create';
import { leftBegun, readAction, readActions } from '../write/log';
import { filesView } from '../files/filesView';
import { previewImport } from '../files/importPreview';
import { importTournament } from '../files/importTournament';
import { glanceAt, isAsSeen } from './glance';
import type {
  Answer,
  Glance,
  ListNow,
  Request,
  RequestOfList,
  SimulationRequests,
  View,
} from '../protocol/protocol';
import { READING } from '../protocol/reading';
import { readRequest } from './readRequest';
import { remark } from '../read/sentence';
import { simulate, simulationForm } from '../simulation/simulate';
import { writeSimulation } from '../simulation/simulationSheet';
import { newsOf } from './eventNews';
import { begunView } from './state';
import { copiedFrom, listNow, listsNow } from '../lists/listsNow';
import { isStillThere, seenFor, seenForNew } from '../lists/seenFor';
import { splitList, withoutList } from '../create/splitTextList';
import type { LogEntry } from '../../sheet/write/logRows';
import { openTournament, type Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { keepSettingsInStep } from './settingsInStep';
import { stateNow } from './stateNow';
import { settle } from './undoOrFinish';
import { go } from './go';
import { inTournament } from './inTournament';

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
      reasons: [remark(language, makeError('strangeRequest'))],
    });
  }
  const glance = 'glance' in request ? request.glance : undefined;
  if (isAsSeen(workbook, glance)) return answerWith(languageNamed(glance.language), { view: 'same' }, glance);
  const isLook = request.ask === 'state';
  // What writes is asked under the lock.
  const own = once(() => seenFor(workbook, { list: request.list, isLook }));
  const open = once(() => openTournament(own()));
  const actions = once(() => readActions(own()));
  const view = isWriting(request)
    ? locked(workbook, () => act(workbook, own, request, open, actions))
    : act(workbook, own, request, open, actions);
  const isKept = KEEPING.includes(request.ask) && !(request.ask === 'record' && request.look === true);
  const now = afterwards(workbook, own(), view, request);
  const tournament = isKept ? open() : openTournament(now);
  if (tournament)
    keepSettingsInStep(now, tournament, MAKING.includes(request.ask) ? [] : actions(), view.view === 'begun');
  const seen = tournament && GLANCED.includes(view.view) ? glanceAt(workbook, now, tournament) : undefined;
  const language = tournament?.settings.language ?? languageOf(workbook);
  const list = tournament && listNow(now, tournament);
  return {
    ...answerWith(language, view, seen),
    ...(list && listsOf(workbook, now, list, LOOKING.includes(request.ask) ? actions() : undefined)),
    event: tournament && newsOf(tournament),
    rules: tournament && rulesOf(tournament),
  };
}

/** The list that an answer speaks of, and after a look all others. */
function listsOf(
  workbook: Workbook,
  own: Workbook,
  list: ListNow,
  actions: readonly LogEntry[] | undefined,
): Pick<Answer, 'list' | 'lists'> {
  const lists = actions && listsNow(workbook, own, list);
  if (!actions || !lists) return { list };
  const copyOf = copiedFrom(workbook, own, actions);
  return { list: copyOf === undefined ? list : { ...list, copyOf }, lists };
}

/** Requests after which the panel knows all lists anew. */
const LOOKING: readonly Request['ask'][] = ['state', 'choose list', 'create', 'import'];

/** Requests that make another list. */
const MAKING: readonly Request['ask'][] = ['create', 'import'];

/** The workbook as the list sees it that the answer speaks of: a new one, or another one where that of before is gone. */
function afterwards(workbook: Workbook, own: Workbook, view: View, { ask }: Request): Workbook {
  if (view.view === 'created' || view.view === 'imported') return seenForNew(workbook);
  const isGone = ['undo', 'finish', 'split'].includes(ask) && !isStillThere(own);
  return isGone ? seenFor(workbook, { list: undefined, isLook: false }) : own;
}

/** The answer after an unforeseen failure. */
export function failure(language: Language, message: string): Answer {
  return answerWith(language, {
    view: 'stopped',
    reasons: [remark(language, makeError('unexpected', { message }))],
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

function act(
  whole: Workbook,
  own: () => Workbook,
  request: RequestOfList,
  open: () => Tournament | undefined,
  readLog: () => readonly LogEntry[],
): View {
  const workbook = own();
  if (request.ask === 'go') return go(workbook, request.to);
  if (isWriting(request) && request.list !== undefined && request.list !== (workbook.list?.id() ?? ''))
    return { view: 'stopped', reasons: [remark(languageOf(workbook), makeError('changedSincePreview'))] };
  if (request.ask === 'choose list') {
    const sheet = workbook.list?.sheet();
    if (sheet !== undefined) workbook.activate({ sheet, row: 0, column: 0 });
    return stateNow(workbook);
  }
  const actions = readLog();
  const tournament = open();
  if (request.ask === 'undo' || request.ask === 'finish')
    return settle(workbook, tournament, actions, request);
  const begun = leftBegun(actions);
  if (begun) {
    const action = readAction(workbook, begun);
    if (action) return begunView(workbook, tournament, action);
  }
  if (request.ask === 'create') return createTournament(seenForNew(whole), request.tournament);
  if (request.ask === 'files') return filesView(workbook, tournament);
  if (request.ask === 'preview import') return previewImport(seenForNew(whole), request.file);
  if (request.ask === 'import') return importTournament(seenForNew(whole), request.file);
  if (isSimulation(request)) return simulated(workbook, tournament, request);
  if (request.ask === 'split') return splitList(workbook, request.seen) ?? stateNow(workbook);
  if (!tournament) return withoutList(workbook);
  return inTournament(workbook, tournament, request, actions);
}

const isSimulation = (request: Request): request is SimulationRequests =>
  ['simulation', 'simulate', 'simulation sheet'].includes(request.ask);

function simulated(
  workbook: Workbook,
  tournament: Tournament | undefined,
  request: SimulationRequests,
): View {
  switch (request.ask) {
    case 'simulation':
      return simulationForm(tournament);
    case 'simulate':
      return simulate(workbook, tournament, request.wish, request.count, request.tallies);
    case 'simulation sheet':
      return writeSimulation(workbook, tournament, request.wish, request.tallies);
  }
}
