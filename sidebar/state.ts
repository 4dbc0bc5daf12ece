import type {
  Answer,
  Glance,
  WarmStart,
  NewTournament,
  Opening,
  Request,
  ResultCode,
  SimulationWish,
  ShownView,
  TournamentNow,
} from '../src/addon/panel/protocol';
import type { TypedResults } from './panel';
import type { FileReading, Made, RatingsReading } from '../src/files/part';
import type { ReadRatings } from './view/ratings';
import type { FileWish, ReadFile } from './files/wish';
import { FIRST_SYSTEM, LANGUAGES, roundsOf } from './systems';
import type { Say, Words } from './words';

/** The screen. Everything comes from the spreadsheet: nothing here outlives the panel. */
export type Screen =
  | { readonly screen: 'starting' }
  | { readonly screen: 'view'; readonly view: ShownView }
  | { readonly screen: 'failed'; readonly request: Request; readonly message: string }
  /** A file that cannot be read. */
  | { readonly screen: 'refused'; readonly sentence: string }
  /** A rating list is asked for. */
  | { readonly screen: 'rating list' }
  /** A rating list that was read, with who is in doubt. */
  | { readonly screen: 'rating matches'; readonly read: ReadRatings }
  /** A file that was made and waits to be saved. */
  | { readonly screen: 'made'; readonly made: Made };

export interface Running {
  readonly request: Request;
  /** The panel looks by itself when it gets the focus: nothing is disabled or announced. */
  readonly quiet: boolean;
  /** The number of the question; answers to earlier questions are ignored. */
  readonly turn: number;
}

export interface State {
  readonly screen: Screen;
  readonly words: Partial<Words>;
  readonly language: string;
  /** The rules that the event is held by; '' where nothing is known. */
  readonly rules: string;
  readonly running: Running | undefined;
  readonly turn: number;
  /** The last question that was not quiet; *Try again* repeats it. */
  readonly asked: Request;
  /** The view that *Back* returns to. */
  readonly before: ShownView | undefined;
  /** What the screen rests on; undefined where a look has to read everything. */
  readonly glance: Glance | undefined;
  /** The warm start of the last preview, for the next one. */
  readonly warmStart: WarmStart | undefined;
  /** The form for a new tournament as filled in. */
  readonly draft: NewTournament;
  /** Results typed in the panel; they stay until they are recorded. */
  readonly typed: TypedResults;
  /** Whether a preview is being changed by hand. */
  readonly byHand: boolean;
  /** Whether events are being simulated or rounds checked, part after part, until all are played or *Stop* is pressed. */
  readonly playing: boolean;
  /** The file whose import is previewed. */
  readonly file: ReadFile | undefined;
  /** What was chosen to be made of the tournament, and the tournament that it is made of. */
  readonly wish: FileWish;
  readonly tournament: TournamentNow | undefined;
}

export const NEW_DRAFT: NewTournament = {
  name: '',
  system: FIRST_SYSTEM,
  teams: false,
  rounds: roundsOf(FIRST_SYSTEM),
  upperBar: '',
  lowerBar: '',
  seed: '',
};

export const STARTING: State = {
  screen: { screen: 'starting' },
  words: {},
  language: 'en',
  rules: '',
  running: undefined,
  turn: 0,
  asked: { ask: 'state' },
  before: undefined,
  glance: undefined,
  warmStart: undefined,
  draft: NEW_DRAFT,
  typed: {},
  byHand: false,
  playing: false,
  file: undefined,
  wish: { kind: 'html', names: 'full', club: true, pin: false, hide: '', paper: 'A4', round: '' },
  tournament: undefined,
};

export function asking(state: State, request: Request, quiet = false): State {
  const turn = state.turn + 1;
  const draft = request.ask === 'create' ? request.tournament : state.draft;
  const asked = quiet ? state.asked : request;
  return { ...state, turn, draft, asked, running: { request, quiet, turn } };
}

/** The question as sent: a quiet look takes along what the screen rests on, every question that pairs the warm start. */
export function sent({ warmStart, glance, running }: State, asked: Request): Request {
  const looks = running?.quiet === true && (asked.ask === 'state' || asked.ask === 'preview');
  const request = looks && glance ? { ...asked, glance } : asked;
  const pairs = request.ask === 'preview' || request.ask === 'why' || request.ask === 'write';
  return pairs && warmStart !== undefined && warmStart.length > 0 ? { ...request, warmStart } : request;
}

export function answered(state: State, turn: number, answer: Answer): State {
  const { running } = state;
  if (!running || running.turn !== turn) return state;
  if (answer.view.view === 'same') return { ...state, running: undefined };
  const warmStart = answer.view.view === 'preview' ? answer.view.warmStart : state.warmStart;
  const known = {
    ...state,
    words: answer.text,
    language: answer.language,
    rules: answer.rules ?? '',
    warmStart,
    glance: answer.glance,
    typed: answer.view.view === 'recorded' ? {} : state.typed,
    byHand: state.byHand && answer.view.view === 'preview',
    running: undefined,
  };
  const shown = state.screen.screen === 'view' ? state.screen.view : undefined;
  const mayStay = shown !== undefined || state.screen.screen === 'made';
  if (mayStay && keepsScreen(running, answer.view, shown)) return known;
  // Warm starts differ by the way in which a pairing was found; equal pairings are the same screen.
  const view =
    answer.view.view === 'preview'
      ? { ...answer.view, warmStart: [] }
      : joined(answer.view, state, running.request);
  const isAuditing = view.view === 'audit' && view.done < view.rounds;
  return {
    ...known,
    tournament: view.view === 'files' ? view.tournament : state.tournament,
    playing: view.view === 'audit' ? isAuditing : state.playing,
    screen: { screen: 'view', view },
    before: beforeOf(state, view),
  };
}

/** The rounds that a screen has already stand before those of the answer. */
function joined(view: ShownView, { screen }: State, asked: Request): ShownView {
  const shown = screen.screen === 'view' ? screen.view : undefined;
  if (view.view !== 'audit' || asked.ask !== 'audit' || asked.done === 0 || shown?.view !== 'audit')
    return view;
  return { ...view, parts: [...shown.parts, ...view.parts] };
}

/** The state with a result typed, or with one taken back. */
export function typing(state: State, game: string, result: ResultCode | undefined): State {
  const { [game]: _, ...typed } = state.typed;
  return { ...state, typed: result === undefined ? typed : { ...typed, [game]: result } };
}

/** Begins or continues to play; each part asks for the next one. */
export const playing = (state: State): State => ({ ...state, playing: true });

/** Stops playing. Results so far stay; an answer on its way is ignored. */
export const stopped = (state: State): State => ({
  ...state,
  playing: false,
  turn: state.turn + 1,
  running: undefined,
});

/** The next part of a simulation or an audit; undefined when there is nothing more to do. */
export function nextPart({ playing, screen }: State, count: number): Request | undefined {
  if (!playing || screen.screen !== 'view') return undefined;
  if (screen.view.view === 'audit')
    return screen.view.done < screen.view.rounds ? { ask: 'audit', done: screen.view.done } : undefined;
  if (screen.view.view !== 'simulation') return undefined;
  const { wish, done, tallies } = screen.view;
  return done < wish.events ? { ask: 'simulate', wish, count, tallies } : undefined;
}

/**
 * Whether the screen stays: after a jump to a cell, unless something went wrong, and after a look at a bad
 * moment.
 */
function keepsScreen({ request, quiet }: Running, view: ShownView, shown: ShownView | undefined): boolean {
  if (quiet) return view.view === 'busy' || (shown !== undefined && isSamePreview(view, shown));
  return request.ask === 'go' && view.view !== 'stopped' && view.view !== 'busy';
}

/** Whether two previews are of one pairing, so that an answer about it stays. */
const isSamePreview = (view: ShownView, shown: ShownView): boolean =>
  (view.view === 'preview' || view.view === 'numbers') &&
  shown.view === view.view &&
  view.seen === shown.seen;

function beforeOf(state: State, next: ShownView): ShownView | undefined {
  const { screen } = state;
  if (next.view === 'simulation') return formOf(state, next.wish);
  if (next.view !== 'preview' && next.view !== 'numbers' && next.view !== 'absence') return undefined;
  if (screen.screen !== 'view' || screen.view.view === next.view) return state.before;
  return screen.view;
}

/** The form as filled in, for *Change*. */
function formOf({ screen, before }: State, wish: SimulationWish): ShownView | undefined {
  const shown = screen.screen === 'view' ? screen.view : undefined;
  return shown?.view === 'simulate' ? { ...shown, wish, problems: [] } : before;
}

/** A failed question. After a quiet look nothing changes, because the organiser did not ask for it. */
export function failed(state: State, turn: number, message: string): State {
  const { running } = state;
  if (!running || running.turn !== turn) return state;
  const done = { ...state, running: undefined };
  return running.quiet ? done : { ...done, screen: { screen: 'failed', request: running.request, message } };
}

export function fillingForm(state: State): State {
  const before = state.screen.screen === 'view' ? state.screen.view : undefined;
  const language = LANGUAGES.find(one => one === state.language) ?? 'en';
  const view: ShownView = { view: 'create', problems: [], draft: { language, ...state.draft } };
  return {
    ...state,
    turn: state.turn + 1,
    running: undefined,
    before,
    glance: undefined,
    screen: { screen: 'view', view },
  };
}

/** The state with the view before, at once; undefined when there is none. */
export const back = (state: State): State | undefined =>
  state.before && {
    ...state,
    before: undefined,
    glance: undefined,
    screen: { screen: 'view', view: state.before },
  };

/**
 * The question that follows a look by itself, when the panel was opened or came back: results that are certain are recorded. Nobody is
 * asked twice, and what is typed in the panel stays with its typist.
 */
export const recordingAfter = (
  { screen, typed, running }: State,
  asked: Running,
  isFirst: boolean,
): Request | undefined =>
  !running &&
  (asked.quiet || isFirst) &&
  (asked.request.ask === 'state' || asked.request.ask === 'preview') &&
  Object.keys(typed).length === 0 &&
  screen.screen === 'view' &&
  screen.view.view === 'results missing' &&
  screen.view.records === true
    ? { ask: 'record', look: true }
    : undefined;

/** The question on return to the panel; undefined where looking would discard something. */
export function lookOnReturn(state: State): Request | undefined {
  if (state.running || state.screen.screen !== 'view') return undefined;
  const { view } = state.screen;
  switch (view.view) {
    case 'create':
    case 'absence':
    case 'players':
    case 'registration':
    case 'people':
    case 'check-in':
    case 'proposals':
    case 'stopped':
    case 'busy':
    case 'standings written':
    case 'names written':
    case 'prizes written':
    case 'report written':
    case 'print sheet':
    case 'simulate':
    case 'simulation':
    case 'simulation written':
    case 'audit':
    case 'files':
    case 'import':
    case 'ratings':
      return undefined;
    case 'undone':
    case 'cleared':
      return view.kept.length > 0 ? undefined : { ask: 'state' };
    case 'written':
    case 'changed':
      return view.different.length > 0 ? undefined : { ask: 'state' };
    case 'recorded':
      return view.left.length > 0 ? undefined : { ask: 'state' };
    case 'preview':
      return {
        ask: 'preview',
        ...(view.hand && { hand: view.hand, ahead: true }),
        ...(view.awaited && { without: true }),
      };
    case 'numbers':
      return { ask: 'numbers' };
    case 'problems':
      return lookAgain(state.asked);
    default:
      return { ask: 'state' };
  }
}

/** The question for *Look again*: a list of problems that was asked for is asked for again. */
export const lookAgain = (asked: Request): Request =>
  asked.ask === 'check' || asked.ask === 'mend' ? { ask: 'check' } : { ask: 'state' };

/** Whether a question may be repeated after a failure; one that changes the sheet may not. */
export function repeatable(request: Request): boolean {
  switch (request.ask) {
    case 'state':
    case 'self-test':
    case 'preview':
    case 'why':
    case 'numbers':
    case 'absent':
    case 'check':
    case 'players':
    case 'registration':
    case 'preview people':
    case 'check-in':
    case 'proposals':
    case 'audit':
    case 'go':
    case 'simulation':
    case 'simulate':
    case 'files':
    case 'preview import':
    case 'preview ratings':
      return true;
    default:
      return false;
  }
}

const OPENINGS: Readonly<Record<Opening, Request>> = {
  state: { ask: 'state' },
  // The form needs the texts, which come with any answer.
  create: { ask: 'state' },
  pair: { ask: 'preview' },
  record: { ask: 'record' },
  check: { ask: 'check' },
  'self-test': { ask: 'self-test' },
  standings: { ask: 'standings' },
  simulate: { ask: 'simulation' },
  files: { ask: 'files' },
  audit: { ask: 'audit', done: 0 },
  // Its texts go with what the sheet asks for.
  help: { ask: 'state' },
};

/** The first screen: that of the menu entry, or the next step without one. */
export const opening = (first: string | undefined): Opening =>
  Object.keys(OPENINGS).includes(String(first)) ? (first as Opening) : 'state';

export const firstRequest = (first: Opening): Request => OPENINGS[first];

/**
 * Whether the form opens at once, for the menu entry *Create a tournament*, unless a run broke off in this
 * spreadsheet.
 */
export const opensForm = (first: Opening, { screen }: State): boolean =>
  first === 'create' && screen.screen === 'view' && screen.view.view !== 'begun';

/** A file was read, or could not be. */
export const withFile = (state: State, read: FileReading): State =>
  read.kind === 'read'
    ? { ...state, file: read }
    : {
        ...state,
        file: undefined,
        glance: undefined,
        screen: { screen: 'refused', sentence: read.sentence },
      };

export const withMade = (state: State, made: Made): State => ({
  ...state,
  glance: undefined,
  screen: { screen: 'made', made },
});

export const askingForRatings = (state: State): State => ({
  ...state,
  glance: undefined,
  screen: { screen: 'rating list' },
});

/** A rating list was read, or could not be. */
export const withRatings = (state: State, read: RatingsReading): State => ({
  ...state,
  glance: undefined,
  screen:
    read.kind === 'ratings'
      ? { screen: 'rating matches', read }
      : { screen: 'refused', sentence: read.sentence },
});

/** What is said of a new screen where the focus is further down: what the changes by hand cost. */
export const saidAloud = ({ screen, byHand }: State, say: Say): string =>
  byHand && screen.screen === 'view' && screen.view.view === 'preview' && screen.view.compared
    ? `${say('sidebar.hand.compared')}: ${screen.view.compared.join('. ')}`
    : '';
