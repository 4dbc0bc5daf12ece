import type { PersonsFile } from './model/wish';
import type { Answer, Request, SimulationWish } from '../src/application/protocol/protocol';
import { disableButtons } from './aria/focus';
import { setStatus, startWaiting, stopWaiting } from './aria/status';
import { readChoices } from './draw/choices';
import { readForm } from './draw/form';
import { showPlayers, showSaving } from './draw/playersGrid';
import { passToGames } from './draw/results';
import { drawFooter, drawScreen, focusLeft, isOwnFocus } from './draw/screen';
import { keepTyped, keptTyped, resultsOf } from './kept';
import { meaningOf, pressOf } from './keyboard';
import type { ButtonAction } from './model/panel';
import { readSimulationForm } from './draw/simulationForm';
import { firstCount, nextCount } from './parts';
import { makeFile, readFile, readRatings, type Desk } from './files/deeds';
import { chooseFile, onDroppedFile, saveFile } from './files/person';
import { readPasteForm } from './draw/pasteForm';
import { closeMenu, isMenuOpen } from './frame/drawFrame';
import { pauseAfter } from './frame/looking';
import { closeHelp, isHelpOpen, openHelp, type WayBack } from './help/help';
import { ask, askForHelp, focusSheet, showPage } from './server';
import * as panel from './state';
import { checkDraft } from './view/event/create';
import { lookOnReturn } from './view/lookOnReturn';
import { panelOf } from './view/panelOf';
import { runningText } from './view/running';
import { topicOf } from './view/topicOf';
import { makeSay, type Say } from './words';
import type { MadeFile } from '../src/files/part';

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

/** What was typed for each list, whose players may have the same names. */
const typedOf = new Map<string, panel.State['typed']>();

let state: panel.State = { ...panel.STARTING, typed: keptTyped(BOOK, undefined) };
let pressing = false;
/** The number of events in a part of a simulation, and the time when the last part was asked for. */
let count = firstCount('answers');
let nextPart: ReturnType<typeof setTimeout> | undefined;
let askedAt = 0;
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
    (message: unknown) => settle(panel.failed(state, turn, String(message))),
  );
}

function hear(turn: number, answer: Answer): void {
  const { running } = state;
  if (running?.turn !== turn) return;
  if (running.quiet) lookTook = Date.now() - askedAt;
  // A button is not replaced while it is pressed.
  if (running.quiet && pressing) return settle(panel.failed(state, turn, ''));
  const first = state.screen.screen === 'starting';
  const next = withTypedOf(panel.answered(state, turn, answer));
  settle(first && panel.opensForm(OPENING, next) ? panel.fillingForm(next) : next);
  if (first && OPENING === 'help') void showHelp();
  const own = panel.recordingAfter(state, running, first);
  if (own) return send(own, true);
  if (running.request.ask === 'audit') return playOn(count);
  if (running.request.ask === 'simulate') return playOn(nextCount(count, Date.now() - askedAt));
  if (running.request.ask !== 'go' || answer.view.view === 'stopped') return;
  setStatus(say('sidebar.selected', { cell: running.request.to.a1 }));
  focusSheet();
}

/** Under what is typed is kept: the list where there are several. */
const listOf = ({ list, lists }: panel.State): string | undefined =>
  (lists?.length ?? 0) > 1 ? list?.id : undefined;

/** The state with what was typed for its list, where the answer speaks of another one than the screen. */
function withTypedOf(next: panel.State): panel.State {
  const [was, is] = [state.list?.id, next.list?.id];
  if (is === undefined || was === is) return next;
  if (was !== undefined) typedOf.set(was, state.typed);
  const isOne = was === undefined && (next.lists?.length ?? 0) < 2;
  return isOne ? next : { ...next, typed: typedOf.get(is) ?? keptTyped(BOOK, is) };
}

/** Two lists may have the same screen. */
const shownIn = ({ screen, list, lists }: panel.State): string => JSON.stringify([screen, list, lists]);

/** Takes a new state, and draws it where it differs from what is on the screen. */
function settle(next: panel.State): void {
  const { running } = state;
  if (next === state) return;
  const same = next.playing === state.playing && next.file === state.file && shownIn(next) === shownIn(state);
  const looked = running && !running.quiet && running.request.ask !== 'go';
  if (next.typed !== state.typed) keepTyped(BOOK, listOf(next), next.typed);
  state = next;
  stopWaiting();
  disableButtons(false);
  if (!same) draw(running?.quiet);
  if (!running?.quiet) setStatus(same && looked ? say('sidebar.unchanged') : panel.saidAloud(state, say));
  showSaving(state.saving);
  const file = waiting;
  waiting = undefined;
  if (!state.running) saveSoon();
  if (file && !state.running) readIn(file);
}

/** Asks for the next part until all events are played or somebody stops it. */
function playOn(wanted: number): void {
  count = wanted;
  const request = panel.nextPart(state, count);
  // The pause lets *Stop* through where the panel and the add-on share one thread.
  if (request) nextPart = setTimeout(() => send(request, true), BREATH);
  else if (state.playing) settle(panel.stopped(state));
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
const draw = (quiet = false): void => drawScreen(state, say, act, () => void showHelp(), quiet);

function act(deed: ButtonAction): void {
  if (isBusy()) return;
  if (isHelpOpen()) closeHelp();
  setStatus('');
  switch (deed.deed) {
    case 'play':
      return play(deed.purpose);
    case 'stop':
      clearTimeout(nextPart);
      return settle(panel.stopped(state));
    case 'play on':
      settle(panel.playing(state));
      return playOn(count);
    case 'choose file':
      return chooseFile(readIn);
    case 'read file':
      return state.file && void readFile(desk, state.file.source, deed.said);
    case 'ask for ratings':
      return settle(panel.askingForRatings(state));
    case 'read pasted':
      return void readRatings(desk, readPasteForm(document.querySelector('form')), Date.now());
    case 'make file':
      return void makeFile(desk, document.querySelector('form'), deed.kind);
    case 'save file':
      return madeFiles()
        .filter(({ name }) => name === deed.name)
        .forEach(saveFile);
    case 'show page':
      return madeFiles()
        .slice(0, 1)
        .forEach(file => show(file, deed.prints));
    case 'ask':
      return send(deed.request);
    case 'type result':
      state = panel.typing(state, deed.game, deed.result);
      keepTyped(BOOK, listOf(state), state.typed);
      return drawFooter(state, say, act);
    case 'change players':
      return pressed(panel.pressPlayers(state, deed.changes));
    case 'take back players':
      return pressed(panel.takeBackPlayers(state));
    case 'save again':
      return pressed({ ...state, saving: { ...state.saving, failed: false } });
    case 'work by hand':
      state = { ...state, byHand: deed.on };
      return draw();
    case 'fill form':
      return settle(panel.fillingForm(state));
    case 'submit form':
      return submit();
    case 'choose':
      return send(deed.request(readChoices(document.querySelector('form'))));
    case 'back':
      return goBack();
  }
}

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

/** What the deeds with files need of the panel. */
const desk: Desk = {
  state: () => state,
  settle,
  send: request => send(request),
  say,
  isBusy,
  keepFromLooking: () => clearTimeout(lookSoon),
};

function readIn(file: PersonsFile): void {
  if (isBusy()) waiting = file;
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
  settle(earlier);
  lookAgain();
}

/** Looks silently for changes: the organiser may have edited the sheet meanwhile. */
function lookAgain(): void {
  const request = lookOnReturn(state);
  if (request) send(request, true);
}

/** The panel looks by itself as long as somebody may see it. */
function lookLater(): void {
  clearTimeout(nextLook);
  if (document.visibilityState !== 'visible') return;
  nextLook = setTimeout(
    () => {
      lookLater();
      if (!state.running && !isHelpOpen() && !isMenuOpen()) lookAgain();
    },
    pauseAfter(lookTook, Date.now() - touched),
  );
}

function returned(): void {
  clearTimeout(lookSoon);
  if (document.visibilityState === 'visible') lookLater();
  else clearTimeout(nextLook);
  if (isOwnFocus(Date.now())) return;
  if (document.visibilityState === 'visible') lookSoon = setTimeout(lookAgain, SETTLE);
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

/** The arrow down reaches the games from the heading, and from the box above the games that shows all of them. */
const isForGames = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (['H1', 'BODY'].includes(target.tagName) || target.id === 'all-games');

function pressKey(event: KeyboardEvent): void {
  if (isMenuOpen()) {
    if (event.key === 'Escape') closeMenu();
    return;
  }
  if (isHelpOpen()) {
    if (event.key === 'Escape') closeHelp();
    return;
  }
  const meaning = event.defaultPrevented ? undefined : meaningOf(pressOf(event));
  const isFree = !event.defaultPrevented && isForGames(event.target);
  if (isFree && !meaning && !isBusy() && passToGames(event)) event.preventDefault();
  if (!meaning) return;
  const shown = panelOf(state, say);
  if (meaning === 'primary') document.querySelector<HTMLButtonElement>('button.primary')?.click();
  else if (shown?.back) act(shown.back);
  else return;
  event.preventDefault();
}

function start(): void {
  document.addEventListener('keydown', pressKey);
  document.addEventListener('pointerdown', () => (pressing = true));
  for (const touch of ['pointerdown', 'pointermove', 'keydown'])
    document.addEventListener(touch, () => (touched = Date.now()), { passive: true });
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => (pressing = false));
  document.addEventListener('visibilitychange', returned);
  window.addEventListener('focus', returned);
  window.addEventListener('blur', focusLeft);
  onDroppedFile(readIn);
  window.addEventListener('beforeunload', event => {
    if (Object.keys(state.typed).length > 0 || panel.unsaved(state) > 0) event.preventDefault();
  });
  lookLater();
  const results = resultsOf(state.typed);
  send(panel.firstRequest(OPENING, results));
}

start();
