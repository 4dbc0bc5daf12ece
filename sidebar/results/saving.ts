import type { Answer } from '../../src/application/protocol/protocol';
import { setStatus } from '../aria/status';
import { focusRow } from '../draw/resultsGrid';
import { patchResults } from '../draw/resultsScreen';
import * as panel from '../state';
import { namesOf } from '../view/parts/names';
import { resultText } from '../view/parts/resultText';
import { afterPress } from '../pressing';
import type { ResultsDesk } from './resultsDesk';

/** Results that are entered: said at once, kept by the browser, and saved behind. */

/** Takes what is chosen, asked or entered, and shows it in its place. */
export function atRows(desk: ResultsDesk, next: panel.State): void {
  const view = panel.resultsIn(next);
  desk.hold(next);
  if (view) patchResults(next, view, desk.act, desk.say);
}

/** Shows an entry, says it, and saves it. */
export function enter(desk: ResultsDesk, next: panel.State): void {
  const { say } = desk;
  const before = desk.state();
  const at = panel.chosenAt(next);
  atRows(desk, next);
  const game = panel.gamesIn(next)[at];
  const names = namesOf(panel.gamesIn(next));
  const view = panel.resultsIn(next);
  if (game && view && next.queue !== before.queue) {
    const result = resultText(panel.resultNow(next.queue, view.round, game), game, names, say);
    setStatus(atTable(desk, game, result));
    focusRow(at, next.row.column);
  } else if (game && view && next.row.question !== undefined) {
    const result = resultText(panel.resultNow(next.queue, view.round, game), game, names, say);
    setStatus(`${atTable(desk, game, result)}?`);
  }
  saveNow(desk);
}

/** A round without a sheet has no numbers of tables. */
const atTable = ({ say }: ResultsDesk, { table }: { readonly table: string }, result: string): string =>
  table === '' ? result : say('sidebar.enter.at', { table, result });

/** Sends what waits, while nothing is on its way: what is entered meanwhile goes together with the next run. */
export function saveNow(desk: ResultsDesk): void {
  const state = desk.state();
  const entries = panel.toSend(state.queue);
  if (entries.length === 0) return;
  atRows(desk, { ...state, queue: panel.sentNow(state.queue) });
  const typed = entries.map(({ is: _is, isTried: _isTried, ...entry }) => entry);
  desk.ask({ ask: 'enter', entries: typed }).then(
    answer => afterPress(() => saved(desk, answer)),
    () => afterPress(() => withQueue(desk, panel.failedNow)),
  );
}

const withQueue = (desk: ResultsDesk, turn: (queue: panel.State['queue']) => panel.State['queue']): void => {
  const state = desk.state();
  atRows(desk, { ...state, queue: turn(state.queue) });
};

/** Sends again what failed or was refused. */
export function saveAgain(desk: ResultsDesk): void {
  withQueue(desk, panel.waitingAgain);
  saveNow(desk);
}

/** Milliseconds until entries are sent again for which somebody else held the lock, or changed the list at that moment. */
const AGAIN = 2_000;
const MOST_STOPS = 3;
let stops = 0;

function saved(desk: ResultsDesk, answer: Answer): void {
  const { view } = answer;
  if (view.view === 'entered') {
    stops = 0;
    settleSaved(desk, answer, view);
    return saveNow(desk);
  }
  stops += 1;
  if (view.view === 'busy' || (view.view === 'stopped' && stops < MOST_STOPS)) {
    withQueue(desk, panel.waitingAgain);
    setTimeout(() => saveNow(desk), AGAIN);
    return;
  }
  withQueue(desk, panel.failedNow);
  if (view.view === 'stopped') setStatus(view.reasons[0]?.sentence ?? '');
}

/** The round as it is after a run; only the results screen of that round takes it. */
function settleSaved(
  desk: ResultsDesk,
  answer: Answer,
  view: Extract<Answer['view'], { readonly view: 'entered' }>,
): void {
  const state = desk.state();
  const { queue, clashes } = panel.afterRun(state.queue, view.entries, state.clashes);
  const shown = panel.resultsIn(state);
  const nextState = { ...state, queue, clashes, event: answer.event ?? state.event };
  if (shown?.round !== view.now.round) {
    desk.hold(nextState);
    return desk.draw();
  }
  const next: panel.State = {
    ...nextState,
    glance: answer.glance,
    screen: { screen: 'view', view: view.now },
  };
  // A look that was asked before knows less.
  desk.hold(state.running?.quiet ? { ...next, running: undefined, turn: next.turn + 1 } : next);
  desk.draw();
}
