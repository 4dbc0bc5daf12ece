import type { Request } from '../../src/application/protocol/protocol';
import type { State } from './screen';

/** Begins or continues to play; each part asks for the next one. */
export const playing = (state: State): State => ({ ...state, playing: true });

/** Stops playing. Results so far stay; an answer on its way is ignored. */
export const stoppedPlaying = (state: State): State => ({
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
