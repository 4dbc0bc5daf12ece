import type {
  Answer,
  Request,
  RequestOfList,
  SimulationWish,
  ShownView,
} from '../../src/application/protocol/protocol';
import { changedView, savingBegun, savingDone, savingLost, savingSent } from './players';
import { NOTHING_CHOSEN } from '../model/entry';
import { NOTHING_PRESSED, type PlayersSaving } from '../model/saving';
import { halfWayAfter } from './halfWay';
import type { Running, State } from './screen';

export function asking(state: State, request: Request, quiet = false): State {
  const turn = state.turn + 1;
  const draft = request.ask === 'create' ? request.tournament : state.draft;
  const asked = quiet ? state.asked : request;
  // What another question overtakes is asked again.
  const lost = savingLost(state.saving, false);
  const saving = request.ask === 'change players' ? savingSent(lost) : lost;
  return { ...state, turn, draft, asked, saving, running: { request, quiet, turn } };
}

/** The questions that may be answered by saying that nothing has changed. */
const WITH_GLANCE: readonly Request['ask'][] = ['state', 'preview', 'round', 'places'];

/** The question as sent: a quiet look takes along what the screen rests on, and every question the list that the screen speaks of. */
export function sent({ glance, running, list, words, language }: State, asked: Request): RequestOfList {
  const looks = running?.quiet === true && WITH_GLANCE.includes(asked.ask);
  const request = looks && glance ? { ...asked, glance } : asked;
  return {
    ...(list && { list: list.id }),
    ...(Object.keys(words).length > 0 && { words: language }),
    ...request,
  };
}

export function answered(state: State, turn: number, answer: Answer): State {
  const { running } = state;
  if (!running || running.turn !== turn) return state;
  if (answer.view.view === 'same') return { ...state, running: undefined };
  const shownView = answer.view.view === 'entered' ? answer.view.now : answer.view;
  const nextState = {
    ...state,
    saving: savingAfter(state, running.request, shownView),
    words: answer.text ?? state.words,
    language: answer.language,
    rules: answer.rules ?? '',
    event: WITHOUT_LIST.includes(shownView.view) ? undefined : (answer.event ?? state.event),
    ...listsAfter(state, running.request, answer),
    glance: answer.glance,
    byHand: state.byHand && shownView.view === 'preview',
    halfWay: halfWayAfter(state, running.request, shownView),
    running: undefined,
  };
  const shown = state.screen.screen === 'view' ? state.screen.view : undefined;
  const mayStay = shown !== undefined || state.screen.screen === 'made';
  if (mayStay && keepsScreen(running, shownView, shown)) return nextState;
  const view = withUnsaved(joined(shownView, state, running.request), nextState.saving);
  const isAuditing = view.view === 'audit' && view.done < view.rounds;
  return {
    ...nextState,
    tournament: view.view === 'files' ? view.tournament : state.tournament,
    playing: view.view === 'audit' ? isAuditing : state.playing,
    screen: { screen: 'view', view },
    // Whoever comes back to the results has no game chosen, and nothing unfolded.
    row: keepsRow(running, view, shown) ? state.row : NOTHING_CHOSEN,
    before: beforeOf(state, view),
  };
}

/** A look by itself takes no question away that is open. */
const keepsRow = ({ quiet }: Running, { view }: ShownView, shown: ShownView | undefined): boolean =>
  shown?.view === view && (view === 'results missing' || (view === 'players' && quiet));

/** Nothing was saved where the answer is that somebody else writes; where it was refused, the screen says why. */
function savingAfter({ saving, screen }: State, { ask }: Request, now: ShownView): PlayersSaving {
  const { view } = now;
  if (ask === 'begin check-in' && view === 'players' && screen.screen === 'view')
    return savingBegun(saving, screen.view, now);
  if (ask !== 'change players') return saving;
  if (view === 'players') return savingDone(saving);
  return view === 'busy' ? savingLost(saving, true) : NOTHING_PRESSED;
}

/** Presses are taken back one by one here, so that an answer which changes nothing else leaves the screen alone. */
const withUnsaved = (view: ShownView, { queue }: PlayersSaving): ShownView =>
  view.view === 'players' ? { ...changedView(view, queue), undo: undefined } : view;

/** Where there is no tournament. Any other answer without it was refused before anything was read. */
const WITHOUT_LIST: readonly ShownView['view'][] = ['no wall list', 'text'];

/** An answer that tells no lists, as one about a jump to a cell, leaves those that are known. */
function listsAfter({ lists }: State, { ask }: Request, answer: Answer): Pick<State, 'list' | 'lists'> {
  const isTold = answer.lists !== undefined || ask === 'state' || answer.list === undefined;
  return { list: answer.list, lists: isTold ? answer.lists : lists };
}

/** The rounds that a screen has already stand before those of the answer. */
function joined(view: ShownView, { screen }: State, asked: Request): ShownView {
  const shown = screen.screen === 'view' ? screen.view : undefined;
  if (view.view !== 'audit' || asked.ask !== 'audit' || asked.done === 0 || shown?.view !== 'audit')
    return view;
  return { ...view, parts: [...shown.parts, ...view.parts] };
}

/**
 * Whether the screen stays: after a jump to a cell, unless something went wrong, and after a look at a bad
 * moment.
 */
function keepsScreen({ request, quiet }: Running, view: ShownView, shown: ShownView | undefined): boolean {
  if (request.ask === 'change players' && view.view === 'players' && shown?.view !== 'players') return true;
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
  const done = { ...state, saving: savingLost(state.saving, message !== ''), running: undefined };
  return running.quiet ? done : { ...done, screen: { screen: 'failed', request: running.request, message } };
}
