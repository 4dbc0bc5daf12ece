import { source } from '../../text/source';
import { once, remembering } from '../../tournament/once';
import { makeError, type Problem } from '../../tournament/problem';
import { LANGUAGES, type Language } from '../../tournament/languages';
import { copiedFrom, listNow, listsNow } from '../lists/listsNow';
import { isStillThere, seenFor, seenForNew } from '../lists/seenFor';
import type { RequestFacts } from '../protocol/facts';
import type {
  Answer,
  CellLink,
  Glance,
  ListNow,
  PanelTexts,
  Request,
  RequestOfList,
  View,
} from '../protocol/protocol';
import { factsOf, isReading } from '../protocol/requests';
import { languageOf } from '../read/languageOf';
import { openTournament } from '../read/openTournament';
import { rulesOf } from '../read/rulesOf';
import { remark } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { leftBegun, readAction, readActions } from '../write/log';
import { noticing, refusedIn } from '../write/refusals';
import { viewOf, type Sight } from './answers';
import { newsOf } from './eventNews';
import { glanceAt, isAsSeen } from './glance';
import { readRequest } from './readRequest';
import { keepSettingsInStep } from './settingsInStep';
import { begunView } from './state';
import { tellTyped } from './typedActs';
import { foldName } from '../../tournament/name/foldName';

/**
 * Answers the panel. Reads the sheet anew each time; whatever changes sheets runs under the document lock. What
 * the protocol does not have is refused before a cell is read.
 */
export const answer = (workbook: Workbook, asked: unknown): Answer => answered(noticing(workbook), asked);

function answered(workbook: Workbook, asked: unknown): Answer {
  const request = readRequest(asked);
  if (!request) {
    return stoppedAnswer(languageOf(workbook), makeError('strangeRequest'));
  }
  const glance = 'glance' in request ? request.glance : undefined;
  const { words } = request;
  if (isAsSeen(workbook, glance))
    return answerWith(languageNamed(glance.language), { view: 'same' }, { glance, words });
  // A look at the results follows the list that is chosen in the spreadsheet, as one at the next step does.
  const isLook = request.ask === 'state' || (request.ask === 'round' && glance !== undefined);
  // What writes is asked under the lock.
  const ownWorkbook = once(() => seenFor(workbook, { list: request.list, isLook }));
  const open = once(() => openTournament(ownWorkbook()));
  const log = once(() => readActions(ownWorkbook()));
  const sight = (): Sight => ({ whole: workbook, workbook: ownWorkbook(), open, log });
  const view = isWriting(request) ? locked(workbook, () => act(sight(), request)) : act(sight(), request);
  const { changes } = factsOf(request.ask);
  // The line at the top says at once what is in, and buttons name the round that the event is at.
  const isReadAnew = ['enter', 'record', 'take reports'].includes(request.ask);
  const isKept = KEEPING.includes(changes) && !isReadAnew;
  const now = afterwards(workbook, ownWorkbook(), view, changes);
  const tournament = isKept ? open() : openTournament(now);
  if (tournament)
    keepSettingsInStep(now, tournament, changes === 'lists' ? [] : log(), view.view === 'begun');
  if (tournament && changes !== 'lists') tellTyped(now, tournament, log(), view);
  const seen = tournament && GLANCED.includes(view.view) ? glanceAt(workbook, now, tournament) : undefined;
  const language = tournament?.settings.language ?? languageOf(workbook);
  const list = tournament && listNow(now, tournament);
  return {
    ...answerWith(language, view, { glance: seen, words }),
    ...(list && listsOf(workbook, now, list, { isWriting: isWriting(request), changes, log })),
    event: tournament && newsOf(now, tournament),
    rules: tournament && rulesOf(tournament),
    ...(tournament && namesakesIn(tournament)),
  };
}

/** Sentences without numbers have to tell these people apart. */
function namesakesIn({ reading }: Tournament): Pick<Answer, 'namesakes'> {
  const seen = new Set<string>();
  const again = reading.wallList.players
    .map(({ name }) => foldName(name))
    .filter(name => seen.size === seen.add(name).size);
  return again.length > 0 ? { namesakes: [...new Set(again)] } : {};
}

/** The list that an answer speaks of, and all lists where there are several; a jump to a cell is quick, and the panel knows them. */
function listsOf(
  workbook: Workbook,
  ownWorkbook: Workbook,
  list: ListNow,
  asked: Pick<RequestFacts, 'changes'> & { readonly isWriting: boolean; readonly log: Sight['log'] },
): Pick<Answer, 'list' | 'lists'> {
  const lists = asked.changes === 'selection' ? undefined : listsNow(workbook, ownWorkbook, list);
  if (!lists) return { list };
  // A list in which something is done is a copy no more.
  const copyOf = asked.isWriting ? undefined : copiedFrom(workbook, ownWorkbook, asked.log());
  return { list: copyOf === undefined ? list : { ...list, copyOf }, lists };
}

/** The workbook as the list sees it that the answer speaks of: a new one, or another one where that of before is gone. */
function afterwards(
  workbook: Workbook,
  ownWorkbook: Workbook,
  view: View,
  changes: RequestFacts['changes'],
): Workbook {
  if (view.view === 'created' || view.view === 'imported') return seenForNew(workbook);
  const isGone = changes === 'sheets' && !isStillThere(ownWorkbook);
  return isGone ? seenFor(workbook, { list: undefined, isLook: false }) : ownWorkbook;
}

export function failure(language: Language, error: unknown): Answer {
  const [refused, message] = [refusedIn(error), messageOf(error)];
  if (!refused) return stoppedAnswer(language, makeError('unexpected', { message }));
  const { sheet, cell } = refused;
  return stoppedAnswer(language, makeError('couldNotChange', { sheet, message }), cell);
}

const stoppedAnswer = (language: Language, problem: Problem, cell?: CellLink): Answer =>
  answerWith(language, {
    view: 'stopped',
    reasons: [{ ...remark(language, problem), ...(cell && { cell }) }],
  });

const messageOf = (error: unknown): string =>
  String((error as { readonly message?: unknown } | undefined)?.message ?? error);

const answerWith = (
  language: Language,
  view: View,
  { glance, words }: { readonly glance?: Glance | undefined; readonly words?: string | undefined } = {},
): Answer => ({
  view,
  ...(words !== language && { text: panelWords(language) }),
  language,
  ...(glance && { glance }),
});

const languageNamed = (name: string): Language => LANGUAGES.find(language => language === name) ?? 'en';

/** The views that a look on focus asks for again. */
const GLANCED: readonly View['view'][] = [
  'created',
  'ready',
  'results missing',
  'entered',
  'later',
  'places',
  'finished',
  'preview',
  'problems',
  'changes',
  'version',
  'past changed',
  'details changed',
  'odd results',
];

const isPanelKey = (key: string): boolean => /^(sidebar|value)\./.test(key);

const panelPart = remembering((dictionary: ReturnType<typeof source.dictionaryOf>): Partial<PanelTexts> =>
  Object.fromEntries(Object.entries(dictionary).filter(([key]) => isPanelKey(key))),
);

const panelWords = (language: Language): PanelTexts =>
  ({ ...panelPart(source.dictionaryOf('en')), ...panelPart(source.dictionaryOf(language)) }) as PanelTexts;

/** Changes that leave the settings and the choice of the wall list as they were read. */
const KEEPING: readonly RequestFacts['changes'][] = ['nothing', 'rounds'];

const isWriting = ({ ask }: Request): boolean => !isReading(ask);

function locked(workbook: Workbook, action: () => View): View {
  const run = workbook.locked(action);
  return run.kind === 'busy' ? { view: 'busy' } : run.value;
}

function act(sight: Sight, request: RequestOfList): View {
  const { workbook, open, log } = sight;
  if (isWriting(request) && request.list !== undefined && request.list !== (workbook.list?.id() ?? ''))
    return { view: 'stopped', reasons: [remark(languageOf(workbook), makeError('changedSincePreview'))] };
  const begun = factsOf(request.ask).needs === 'nothing' ? undefined : leftBegun(log());
  const action = begun && readAction(workbook, begun);
  return action ? begunView(workbook, open(), action) : viewOf(sight, request);
}
