import type { PersonsFile } from './model/wish';
import type { Answer, Request, SimulationWish } from '../src/application/protocol/protocol';
import { disableButtons, leaveKeyboardInSheet } from './aria/focus';
import { setStatus, startWaiting, stopWaiting } from './aria/status';
import { readChoices } from './draw/choices';
import { suitLines } from './draw/fieldPicture';
import { emptyDesk, fillDesk, focusDesk, pressDesk } from './draw/deskForm';
import { readForm } from './draw/form';
import { sayPressed, showPlayers, showSaving } from './draw/players/show';
import { drawScreen, focusLeft, isOwnFocus } from './draw/screen';
import { keepHalfWay, keepLook, keepQueue, keptHalfWay, keptLook, keptQueue, readHalfWay } from './kept';
import { meaningOf, pressOf } from './keyboard';
import { NOTHING_CHOSEN } from './model/entry';
import { isNothingBegun } from './model/halfWay';
import type { ButtonAction } from './model/panel';
import { readSimulationForm } from './draw/simulationForm';
import { firstCount, nextCount } from './parts';
import { dayOf, makeEventPage, makeFile, printRound, readFile, readPasted, type Desk } from './files/deeds';
import {
  forgetList,
  openAtDesk,
  rankBy,
  readKept,
  rememberPlayers,
  saveBook,
  takeList,
  type ListDesk,
} from './files/deskLists';
import { chooseFile, onDroppedFile, saveFile } from './files/person';
import { storeAround } from './files/store';
import { answerArrival, arrivalsOnceMore, register, sendArrivals, type Door } from './files/registering';
import { readPasteForm } from './draw/pasteForm';
import { closeMenu, isMenuOpen } from './frame/drawFrame';
import { pauseAfter } from './frame/looking';
import { closeHelp, isHelpOpen, openHelp, type WayBack } from './help/help';
import { ask, askForHelp, focusSheet, showPage } from './server';
import * as panel from './state';
import type { ResultsDesk } from './results/resultsDesk';
import { afterPress, heedPresses, isPressing } from './pressing';
import { pressOnRows } from './results/rowKeys';
import { atRows, enter, saveAgain, saveNow } from './results/saving';
import { heedFirstPress } from './secondPress';
import { checkDraft } from './view/event/create';
import { lookOnReturn } from './view/lookOnReturn';
import { panelOf } from './view/panelOf';
import { decidedIn } from './hand';
import { equalSaid, priceOf } from './view/round/preview';
import { runningText } from './view/running';
import { topicOf } from './view/topicOf';
import { makeSay, type Say } from './words';
import type { MadeFile } from '../src/exchange/part';

/**
 * Milliseconds to wait when the focus comes back: a click on a button brings the focus too, and must come
 * first.
 */
const SETTLE = 400;

/** Milliseconds between two parts of a simulation. */
const BREATH = 60;

const OPENING = panel.opening(document.body.dataset.opening);

/** The spreadsheet; '' where the script was not told. */
const BOOK = document.body.dataset.book ?? '';

/** By lists, whose players may have the same names. */
const queueOf = new Map<string, panel.State['queue']>();
const halfWayOf = new Map<string, panel.State['halfWay']>();

let state: panel.State = {
  ...panel.STARTING,
  queue: keptQueue(BOOK, undefined),
  wish: { ...panel.STARTING.wish, ...keptLook(BOOK) },
};
/** The number of events in a part of a simulation, and the time when the last part was asked for. */
let count = firstCount('answers');
let nextPart: ReturnType<typeof setTimeout> | undefined;
let askedAt = 0;
/** The field at the desk that somebody is on the way to. */
let toDesk: 'text' | 'line' | undefined;
/** A file that came while the sheet was asked. */
let waiting: PersonsFile | undefined;
let lookSoon: ReturnType<typeof setTimeout> | undefined;
/** The next look by itself; how long the last one took, and when somebody was last at the panel. */
let nextLook: ReturnType<typeof setTimeout> | undefined;
let lookTook = 0;
let touched = Date.now();

const isBusy = (): boolean => state.running !== undefined && !state.running.quiet;

const say: Say = (key, values) => makeSay(state.words)(key, values);

function send(request: Request, quiet = false): void {
  clearTimeout(lookSoon);
  if (isBusy()) return;
  state = panel.asking(state, request, quiet);
  const { turn } = state;
  askedAt = Date.now();
  startWaiting(say);
  if (!quiet) {
    setStatus(runningText(request, state.screen, say));
    disableButtons(true);
  }
  ask(panel.sent(state, request)).then(
    answer => hear(turn, answer),
    (message: unknown) => takeState(panel.failed(state, turn, String(message))),
  );
}

function hear(turn: number, answer: Answer, took = Date.now() - askedAt): void {
  const { running } = state;
  if (running?.turn !== turn) return;
  // A button is not replaced while it is pressed.
  if (running.quiet && isPressing()) return afterPress(() => hear(turn, answer, took));
  if (running.quiet) lookTook = took;
  const first = state.screen.screen === 'starting';
  const before = state.screen;
  const next = withTypedOf(panel.answered(state, turn, answer));
  takeState(first && panel.opensForm(OPENING, next) ? panel.fillingForm(next) : next);
  if (first && OPENING === 'help') void showHelp();
  const opened = first ? panel.roundToOpen(OPENING, state) : undefined;
  if (opened) return send(opened);
  const recording = panel.recordingAfter(state, running, first);
  if (recording) return send(recording, true);
  if (toDesk && isCleared(running.request, answer)) return send({ ask: 'registration' });
  if (toDesk && answer.view.view === 'registration') focusDesk(toDesk);
  toDesk = undefined;
  if (!running.quiet) followUp(running.request, before);
  if (running.request.ask === 'audit') return playOn(count);
  if (running.request.ask === 'simulate') return playOn(nextCount(count, took));
  if (running.request.ask !== 'go' || answer.view.view === 'stopped') return;
  setStatus(say('sidebar.selected', { cell: running.request.to.a1 }));
  focusSheet();
}

/** Whether no example is left that somebody has changed: that would be said first. */
const isCleared = ({ ask: asked }: Request, { view }: Answer): boolean =>
  asked === 'clear examples' && view.view === 'cleared' && view.kept.length === 0;

/** Says what a press on a preview has cost; what was decided by hand before it stays decided. */
function followUp(request: Request, before: panel.State['screen']): void {
  const { ask: asked } = request;
  if (asked === 'preview' && request.hand) return sayEqual();
  const again = panel.handAgain(state, request);
  if (again) {
    state = panel.handAsked(state);
    return send(again);
  }
  if (asked === 'begin check-in') return sayBegun();
  if (asked !== 'keep apart' && asked !== 'let in') return;
  const [was, is] = [before, state.screen].map(screen =>
    screen.screen === 'view' ? screen.view : undefined,
  );
  if (was?.view !== 'preview') return;
  const hand = decidedIn(was);
  if (hand && is?.view !== 'stopped' && is?.view !== 'busy')
    return send({ ask: 'preview', ahead: true, without: true, hand });
  if (is?.view === 'preview' && asked === 'keep apart') setStatus(priceOf(was, is, say));
}

/** Everybody is asked for: one press takes that back. */
function sayBegun(): void {
  const { screen, saving } = state;
  const count = saving.pressed.at(-1)?.length ?? 0;
  if (screen.screen !== 'view' || screen.view.view !== 'players' || count === 0) return;
  sayPressed(say('sidebar.players.shown', { count, what: say('sidebar.players.away') }));
}

/** Whether the request has turned to another pairing that is as good, or found none. */
function leafsBy(request: Request | undefined): boolean {
  const { screen } = state;
  if (request?.ask !== 'preview' || !request.hand) return false;
  return screen.screen === 'view' && screen.view.view === 'preview' && screen.view.equal !== undefined;
}

/** Says which of the pairings that are as good is shown, where somebody leafs through them. */
function sayEqual(): void {
  const { screen } = state;
  const sentence = screen.screen === 'view' && screen.view.view === 'preview' && equalSaid(screen.view, say);
  if (sentence) setStatus(sentence);
}

/** Under what is typed is kept: the list where there are several. */
const listOf = ({ list, lists }: panel.State): string | undefined =>
  (lists?.length ?? 0) > 1 ? list?.id : undefined;

/** The state with what was typed for its list, where the answer speaks of another one than the screen. */
function withTypedOf(next: panel.State): panel.State {
  const [was, is] = [state.list?.id, next.list?.id];
  if (is === undefined || was === is) return next;
  if (was !== undefined) {
    queueOf.set(was, state.queue);
    halfWayOf.set(was, state.halfWay);
  }
  const halfWay = halfWayOf.get(is) ?? keptHalfWay(BOOK, is);
  if (around && !halfWayOf.has(is)) void takeBegun(is);
  const isOne = was === undefined && (next.lists?.length ?? 0) < 2;
  const queue = queueOf.get(is) ?? keptQueue(BOOK, is);
  return isOne
    ? { ...next, halfWay }
    : { ...next, halfWay, queue, clashes: [], done: [], row: NOTHING_CHOSEN };
}

/** Two lists may have the same screen. */
const shownIn = ({ screen, list, lists }: panel.State): string => JSON.stringify([screen, list, lists]);

/** The page around the panel, as in the workbench: there the panel has no store of its own. */
const around = BOOK === '' ? storeAround() : undefined;
const nameAround = (list: string | undefined): string => `half-way ${list ?? ''}`;

function keepBegun({ list, halfWay }: panel.State): void {
  keepHalfWay(BOOK, list?.id, halfWay);
  if (isNothingBegun(halfWay)) void around?.forget(nameAround(list?.id));
  else void around?.write(nameAround(list?.id), halfWay);
}

/** Takes up again what was half done when the panel was closed, unless something new is. */
async function takeBegun(list: string): Promise<void> {
  const halfWay = readHalfWay(await around?.read(nameAround(list)));
  if (state.list?.id !== list || !isNothingBegun(state.halfWay) || isNothingBegun(halfWay)) return;
  state = { ...state, halfWay };
  fillDesk(halfWay);
}

function hold(next: panel.State): void {
  if (next.queue !== state.queue) keepQueue(BOOK, listOf(next), next.queue);
  if (next.halfWay !== state.halfWay) keepBegun(next);
  state = next;
}

/** Takes a new state, and draws it where it differs from what is on the screen. */
function takeState(next: panel.State): void {
  const { running } = state;
  if (next === state) return;
  const same = next.playing === state.playing && next.file === state.file && shownIn(next) === shownIn(state);
  const looked = running && !running.quiet && running.request.ask !== 'go';
  if (next.wish !== state.wish) keepLook(BOOK, next.wish);
  hold(next);
  stopWaiting();
  disableButtons(false);
  if (!same) draw(running?.quiet, leafsBy(running?.request));
  leaveKeyboardInSheet();
  if (!running?.quiet) setStatus(same && looked ? say('sidebar.unchanged') : panel.saidAloud(state, say));
  showSaving(state.saving);
  const file = waiting;
  waiting = undefined;
  if (!state.running) saveSoon();
  if (panel.isAtDesk(state, undefined)) {
    void readKept(lists);
    sendArrivals(door);
  }
  if (file && !state.running) readIn(file);
  // What an earlier page has left, once the list is known that it belongs to.
  if (state.screen.screen === 'view' && state.queue.some(({ is }) => is === 'waiting')) saveNow(rows);
}

/** Asks for the next part until all events are played or somebody stops it. */
function playOn(wanted: number): void {
  count = wanted;
  const request = panel.nextPart(state, count);
  // The pause lets *Stop* through where the panel and the add-on share one thread.
  if (request) nextPart = setTimeout(() => send(request, true), BREATH);
  else if (state.playing) takeState(panel.stoppedPlaying(state));
}

function play(purpose: SimulationWish['purpose']): void {
  const form = document.querySelector('form');
  if (!form) return;
  const wish = readSimulationForm(form, purpose);
  state = panel.playing(state);
  count = firstCount(purpose);
  send({ ask: 'simulate', wish, count, tallies: [] });
}

/** Draws the screen; where the panel has only looked by itself, the keyboard stays where it was. */
const draw = (quiet = false, leafs = false): void =>
  drawScreen(state, say, act, () => void showHelp(), { quiet, leafs });

function act(deed: ButtonAction): void {
  if (deed.deed === 'type at the desk')
    return hold({ ...state, halfWay: { ...state.halfWay, ...deed.typed } });
  if (isBusy()) return;
  if (isHelpOpen()) closeHelp();
  setStatus('');
  if (isOf(deed, OF_FILES)) return atFiles(deed);
  if (isOf(deed, OF_RESULTS)) return atResults(deed);
  if (isOf(deed, OF_PEOPLE)) return atPeople(deed);
  if (isOf(deed, OF_LISTS)) return atLists(deed);
  switch (deed.deed) {
    case 'play':
      return play(deed.purpose);
    case 'stop':
      clearTimeout(nextPart);
      return takeState(panel.stoppedPlaying(state));
    case 'play on':
      takeState(panel.playing(state));
      return playOn(count);
    case 'ask':
      return send(deed.request);
    case 'work by hand':
      state = { ...state, byHand: deed.on };
      return deed.request ? send(deed.request) : draw();
    case 'print':
      return void printRound(desk, deed.kind, deed.round, deed.label);
    case 'to the desk':
      toDesk = deed.field;
      return send(deed.clears ? { ask: 'clear examples' } : { ask: 'registration' });
    case 'fill form':
      return takeState(panel.fillingForm(state));
    case 'submit form':
      return submit();
    case 'suit lines':
      return suitLines();
    case 'choose':
      return send(deed.request(readChoices(document.querySelector('form'))));
    case 'back':
      return goBack();
  }
}

type DeedName = ButtonAction['deed'];
type DeedOf<Names extends readonly DeedName[]> = Extract<ButtonAction, { readonly deed: Names[number] }>;

const isOf = <const Names extends readonly DeedName[]>(
  deed: ButtonAction,
  names: Names,
): deed is DeedOf<Names> => names.includes(deed.deed);

const OF_FILES = [
  'choose file',
  'read file',
  'ask for ratings',
  'ask for copy',
  'read pasted',
  'make file',
  'make event page',
  'save file',
  'show page',
] as const;

function atFiles(deed: DeedOf<typeof OF_FILES>): void {
  switch (deed.deed) {
    case 'choose file':
      return state.screen.screen === 'copy' ? chooseFile(readIn, '') : chooseFile(readIn);
    case 'read file':
      return state.file && void readFile(desk, state.file.source, deed.said);
    case 'ask for ratings':
      return takeState(panel.askingForRatings(state));
    case 'ask for copy':
      return takeState(panel.askingForCopy(state));
    case 'read pasted':
      return void readPasted(desk, readPasteForm(document.querySelector('form')));
    case 'make file':
      return void makeFile(desk, document.querySelector('form'), deed.kind);
    case 'make event page':
      return void makeEventPage(desk);
    case 'save file':
      return madeFiles()
        .filter(({ name }) => name === deed.name)
        .forEach(saveFile);
    case 'show page':
      return madeFiles()
        .slice(0, 1)
        .forEach(file => show(file, deed.prints));
  }
}

const OF_RESULTS = [
  'choose row',
  'row',
  'clear results',
  'enter',
  'take last back',
  'save results again',
] as const;

function atResults(deed: DeedOf<typeof OF_RESULTS>): void {
  switch (deed.deed) {
    case 'choose row':
      return atRows(rows, panel.choosing(state, deed.at, deed.column));
    case 'row':
      atRows(rows, { ...state, row: { ...state.row, ...deed.row } });
      return 'clears' in deed.row || 'begins' in deed.row ? draw() : undefined;
    case 'clear results':
      hold(deed.isSure ? panel.clearing(state) : { ...state, row: { ...state.row, clears: true } });
      draw();
      return saveNow(rows);
    case 'enter':
      return enter(rows, panel.entering(state, deed.result, deed.isSure));
    case 'take last back':
      return enter(rows, panel.takingLastBack(state));
    case 'save results again':
      return saveAgain(rows);
  }
}

const OF_PEOPLE = [
  'change players',
  'take back players',
  'save again',
  'put in',
  'register',
  'answer arrival',
  'leave arrival',
  'arrivals again',
] as const;

function atPeople(deed: DeedOf<typeof OF_PEOPLE>): void {
  switch (deed.deed) {
    case 'change players':
      return pressed(panel.pressPlayers(state, deed.changes));
    case 'take back players':
      return pressed(panel.takeBackPlayers(state));
    case 'save again':
      return pressed({ ...state, saving: { ...state.saving, failed: false } });
    case 'put in':
      return pressDesk();
    case 'register':
      emptyDesk();
      return register(door, deed.person, deed.round);
    case 'answer arrival':
      return answerArrival(door, deed.key, deed.answers);
    case 'leave arrival':
      return take(panel.leavingArrival(state, deed.key));
    case 'arrivals again':
      return arrivalsOnceMore(door);
  }
}

const OF_LISTS = [
  'open list',
  'take list',
  'leave list',
  'forget list',
  'rank by',
  'remember players',
  'save book',
] as const;

function atLists(deed: DeedOf<typeof OF_LISTS>): void {
  const { opened } = state.desk;
  switch (deed.deed) {
    case 'open list':
      return chooseFile(openList, '');
    case 'take list':
      return opened && void takeList(lists, opened.list, deed.isInstead);
    case 'leave list':
      return take({ ...state, desk: { ...state.desk, opened: undefined } });
    case 'forget list':
      return void forgetList(lists, deed.name);
    case 'rank by':
      return void rankBy(lists, deed.rating);
    case 'remember players':
      return void rememberPlayers(lists, panel.listedNow(state));
    case 'save book':
      return void saveBook(lists);
  }
}

const openList = ({ name, bytes, modified }: PersonsFile): void =>
  void openAtDesk(lists, name, bytes, modified ?? Date.now());

/** Takes what happens behind the screen, and shows it where the screen is the desk. */
function take(next: panel.State): void {
  state = next;
  afterPress(() => {
    if (!isBusy() && panel.isAtDesk(state, undefined)) draw(true);
  });
}

const door: Door = {
  state: () => state,
  take,
  show: answer => {
    if (isBusy()) return;
    state = panel.asking(state, { ask: 'registration' });
    hear(state.turn, answer);
  },
  ask,
  say: (key, values) => say(key, values),
};

const rows: ResultsDesk = {
  state: () => state,
  hold,
  draw: () => draw(true),
  act,
  ask: request => ask(panel.sent(state, request)),
  say,
};

const lists: ListDesk = {
  state: () => state,
  take: desk => take({ ...state, desk }),
  sayBusy: busy => setStatus(busy ? say('sidebar.files.reading') : ''),
  day: time => dayOf(new Date(time)),
};

/** Who plays is seen at once, and saved behind. */
function pressed(next: panel.State): void {
  state = next;
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = panelOf(state, say)?.heading ?? '';
  if (state.screen.screen === 'view' && state.screen.view.view === 'players') showPlayers(state.screen.view);
  saveSoon();
  showSaving(state.saving);
}

function saveSoon(): void {
  const request = panel.nextSaving(state);
  if (request) send(request, true);
}

const desk: Desk = {
  state: () => state,
  takeState,
  send: request => send(request),
  say,
  isBusy,
  keepFromLooking: () => clearTimeout(lookSoon),
};

function readIn(file: PersonsFile): void {
  if (isBusy()) waiting = file;
  else if (panel.isAtDesk(state, undefined)) openList(file);
  else void readFile(desk, file);
}

const madeFiles = (): readonly MadeFile[] => (state.screen.screen === 'made' ? state.screen.made.files : []);

const show = ({ bytes }: MadeFile, prints: boolean): void =>
  showPage(new TextDecoder().decode(bytes), prints);

function submit(): void {
  const form = document.querySelector('form');
  if (!form) return;
  const draft = readForm(form);
  const problems = checkDraft(draft, say);
  if (problems.length === 0) return send({ ask: 'create', tournament: draft });
  state = { ...state, draft, screen: { screen: 'view', view: { view: 'create', problems, draft } } };
  draw();
}

function goBack(): void {
  const earlier = panel.back(state);
  if (!earlier) return send({ ask: 'state' });
  takeState(earlier);
  lookAgain();
}

/** Looks silently for changes: the organiser may have edited the sheet meanwhile. */
function lookAgain(byItself = false): void {
  const request = lookOnReturn(state, byItself);
  if (request) send(request, true);
}

/** The panel looks by itself as long as somebody may see it. */
function lookLater(): void {
  clearTimeout(nextLook);
  if (document.visibilityState !== 'visible') return;
  nextLook = setTimeout(
    () => {
      lookLater();
      if (!state.running && !isHelpOpen() && !isMenuOpen()) lookAgain(true);
    },
    pauseAfter(lookTook, Date.now() - touched),
  );
}

function returned(): void {
  clearTimeout(lookSoon);
  if (document.visibilityState === 'visible') lookLater();
  else clearTimeout(nextLook);
  if (isOwnFocus(Date.now())) return;
  if (document.visibilityState === 'visible') lookSoon = setTimeout(() => lookAgain(), SETTLE);
}

/** The button of the help leads back to the screen below. */
const backTo = (): WayBack => ({ label: say('sidebar.help.close'), to: panelOf(state, say)?.heading });

/** Opens the help at the topic of the screen. */
async function showHelp(): Promise<void> {
  try {
    openHelp(await askForHelp(state.language), topicOf(state.screen), backTo());
  } catch {
    setStatus(say('sidebar.failed.text'));
  }
}

function pressKey(event: KeyboardEvent): void {
  if (isMenuOpen()) {
    if (event.key === 'Escape') closeMenu();
    return;
  }
  if (isHelpOpen()) {
    if (event.key === 'Escape') closeHelp();
    return;
  }
  if (!event.defaultPrevented && !isBusy() && pressOnRows(rows, event)) return event.preventDefault();
  const meaning = event.defaultPrevented ? undefined : meaningOf(pressOf(event));
  if (!meaning) return;
  const shown = panelOf(state, say);
  if (meaning === 'primary') document.querySelector<HTMLButtonElement>('button.primary')?.click();
  else if (shown?.back) act(shown.back);
  else return;
  event.preventDefault();
}

function start(): void {
  heedFirstPress(document);
  document.addEventListener('keydown', pressKey);
  heedPresses(document);
  for (const touch of ['pointerdown', 'pointermove', 'keydown'])
    document.addEventListener(touch, () => (touched = Date.now()), { passive: true });
  document.addEventListener('visibilitychange', returned);
  window.addEventListener('focus', returned);
  window.addEventListener('blur', focusLeft);
  onDroppedFile(readIn);
  window.addEventListener('beforeunload', event => {
    const waits = state.queue.length + state.arrivals.length + panel.unsaved(state);
    if (waits > 0) event.preventDefault();
  });
  lookLater();
  send(panel.firstRequest(OPENING));
}

start();
