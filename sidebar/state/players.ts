import type { PlayerChange, Request, ShownView } from '../../src/application/protocol/protocol';
import type { PlayersScreen } from '../model/panel';
import type { PlayersSaving } from '../model/saving';
import type { State } from './screen';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A press: the screen has it at once. */
export const pressPlayers = (state: State, changes: readonly PlayerChange[]): State => {
  const { saving } = state;
  const pressed = [...saving.pressed, changes];
  return withChanges({ ...state, saving: { ...saving, pressed } }, changes);
};

/** Takes the last press back: what stood there comes again, as a change of its own. */
export function takeBackPlayers(state: State): State {
  const last = state.saving.pressed.at(-1);
  if (!last) return state;
  const pressed = state.saving.pressed.slice(0, -1);
  const back = last.map(({ player, was, is }) => ({ player, was: is, is: was }));
  return withChanges({ ...state, saving: { ...state.saving, pressed } }, back);
}

function withChanges(state: State, changes: readonly PlayerChange[]): State {
  const { queue, tried } = state.saving;
  const saving = {
    ...state.saving,
    queue: changes.reduce((all, change) => joinChange(all, change, tried), queue),
  };
  const { screen } = state;
  if (screen.screen !== 'view' || screen.view.view !== 'players') return { ...state, saving };
  return { ...state, saving, screen: { screen: 'view', view: changedView(screen.view, changes) } };
}

/** A change of somebody who waits already is one with what waits, unless a run has taken that along. */
function joinChange(
  queue: readonly PlayerChange[],
  change: PlayerChange,
  tried: number,
): readonly PlayerChange[] {
  const at = queue.findIndex(({ player }, i) => i >= tried && player === change.player);
  const before = queue[at];
  if (!before) return [...queue, change];
  const joined = { ...before, is: change.is };
  return queue.flatMap((next, i) => (i !== at ? [next] : same(joined.was, joined.is) ? [] : [joined]));
}

/** The screen with what was pressed. */
export const changedView = (view: PlayersScreen, changes: readonly PlayerChange[]): PlayersScreen => ({
  ...view,
  people: view.people.map(person => {
    const last = changes.filter(({ player }) => player === person.player).at(-1);
    return last ? { ...person, missed: last.is } : person;
  }),
});

/** The next run; undefined where nothing waits, or something else runs. */
export function nextSaving({ running, saving, screen }: State): Request | undefined {
  if (running || saving.failed || saving.queue.length === 0) return undefined;
  const door = screen.screen === 'view' && screen.view.view === 'players' && screen.view.door;
  return { ask: 'change players', changes: saving.queue, door };
}

export const savingSent = (saving: PlayersSaving): PlayersSaving => ({
  ...saving,
  sent: saving.queue.length,
  tried: saving.queue.length,
});

/** What was on its way has no answer: it waits again, and asking twice does no harm. */
export const savingLost = (saving: PlayersSaving, failed: boolean): PlayersSaving =>
  saving.sent === 0 ? saving : { ...saving, sent: 0, failed };

export const savingDone = (saving: PlayersSaving): PlayersSaving => ({
  ...saving,
  queue: saving.queue.slice(saving.sent),
  sent: 0,
  tried: Math.max(0, saving.tried - saving.sent),
  failed: false,
});

/** The check-in that has begun is one press, which is taken back as any other. */
export function savingBegun(saving: PlayersSaving, before: ShownView, now: PlayersScreen): PlayersSaving {
  if (before.view !== 'players') return saving;
  const changes = now.people.flatMap(({ player, missed }) => {
    const was = before.people.find(person => person.player === player)?.missed;
    return was && !same(was, missed) ? [{ player, was, is: missed }] : [];
  });
  return changes.length === 0 ? saving : { ...saving, pressed: [...saving.pressed, changes] };
}

/** Not saved yet. */
export const unsaved = ({ saving }: State): number => saving.queue.length;
