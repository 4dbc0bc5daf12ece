import type { GameOfRound, ResultCode, ResultsOfRound } from '../../src/application/protocol/protocol';
import { NOTHING_CHOSEN, type RowChoice } from '../model/entry';
import { gameKey } from '../model/panel';
import { resultNow, queued } from './queue';
import type { State } from './screen';

/** The results that the screen shows; undefined on any other screen. */
export function resultsIn({ screen }: Pick<State, 'screen'>): ResultsOfRound | undefined {
  const view = screen.screen === 'view' ? screen.view : undefined;
  return view?.view === 'results missing' && (view.games ?? []).length > 0 ? view : undefined;
}

export const gamesIn = (state: Pick<State, 'screen'>): readonly GameOfRound[] =>
  resultsIn(state)?.games ?? [];

/** The place of the chosen game among those of the screen; -1 without one. */
export function chosenAt(state: Pick<State, 'screen' | 'row'>): number {
  const view = resultsIn(state);
  return (view?.games ?? []).findIndex(game => gameKey(view?.round ?? 0, game) === state.row.game);
}

export function choosing(state: State, at: number, column: RowChoice['column'] = state.row.column): State {
  const view = resultsIn(state);
  const game = view?.games?.[at];
  if (!view || !game) return { ...state, row: NOTHING_CHOSEN };
  const key = gameKey(view.round, game);
  const same = key === state.row.game;
  return {
    ...state,
    row: same ? { ...state.row, column } : { game: key, column, question: undefined, more: false },
  };
}

/** Whether two results stand against each other, of which one press takes one. */
export function isClash({ clashes }: Pick<State, 'clashes'>, round: number, game: GameOfRound): boolean {
  const key = gameKey(round, game);
  return game.beside !== undefined || clashes.some(clash => clash.game === key);
}

/** The next game without a result, or with one to settle, after the chosen one and from the beginning. */
export function nextOpen(state: State): number | undefined {
  const view = resultsIn(state);
  const games = view?.games ?? [];
  const from = chosenAt(state) + 1;
  return games
    .map((_, i) => (from + i) % games.length)
    .find(at => {
      const game = games[at];
      if (!view || !game) return false;
      return resultNow(state.queue, view.round, game) === undefined || isClash(state, view.round, game);
    });
}

/**
 * A result for the chosen game: entered where it is open, asked about where another one stands there; '' takes back. What stands there
 * already is no change, and a clash is settled by its own buttons.
 */
export function entering(state: State, result: ResultCode | '', isSure = false): State {
  const view = resultsIn(state);
  const game = view?.games?.[chosenAt(state)];
  if (!view || !game) return state;
  const now = resultNow(state.queue, view.round, game);
  const isUnclear = isClash(state, view.round, game);
  if (!isSure && isUnclear) return state;
  if (!isUnclear && (now ?? '') === result) return { ...state, row: { ...state.row, question: undefined } };
  const last = state.done[state.done.length - 1];
  const isLast = last !== undefined && gameKey(last.round, last.game) === state.row.game;
  const asks = !isSure && now !== undefined && !(result === '' && isLast);
  if (asks) return { ...state, row: { ...state.row, question: result, more: false } };
  return {
    ...state,
    queue: queued(state.queue, view.round, game, result),
    clashes: state.clashes.filter(clash => clash.game !== gameKey(view.round, game)),
    done: [...state.done, { game, round: view.round, before: now ?? '' }],
    row: { ...state.row, question: undefined, more: false },
  };
}

/** The last entry of the round in view; another round's is out of sight, so nothing takes it back. */
export function lastEntryIn(state: State): State['done'][number] | undefined {
  const last = state.done[state.done.length - 1];
  return last && last.round === resultsIn(state)?.round ? last : undefined;
}

/** The last entry in view is taken back: its game has again what it had before. */
export function takingLastBack(state: State): State {
  const last = lastEntryIn(state);
  if (!last) return state;
  const key = gameKey(last.round, last.game);
  const games = resultsIn(state)?.games ?? [];
  const game = games.find(candidate => gameKey(last.round, candidate) === key) ?? last.game;
  return {
    ...state,
    queue: queued(state.queue, last.round, game, last.before),
    done: state.done.slice(0, -1),
    row: { game: key, column: 0, question: undefined, more: false },
  };
}

/** The games of the round with a result that can be cleared: a clash is settled first. */
const clearedGames = (state: State, view: ResultsOfRound): readonly GameOfRound[] =>
  (view.games ?? []).filter(
    game => (resultNow(state.queue, view.round, game) ?? '') !== '' && !isClash(state, view.round, game),
  );

/** All results of the round are taken back, and go in one run, so that one press undoes it. */
export function clearing(state: State): State {
  const view = resultsIn(state);
  if (!view) return state;
  return {
    ...state,
    queue: clearedGames(state, view).reduce(
      (queue, game) => queued(queue, view.round, game, ''),
      state.queue,
    ),
    row: NOTHING_CHOSEN,
  };
}
