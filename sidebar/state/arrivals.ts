import type { RequestOfList, ShownView, WhoAnswers } from '../../src/application/protocol/protocol';
import type { DeskArrival, DeskPerson } from '../model/desk';
import type { State } from './screen';

type RegistrationNow = Extract<ShownView, { readonly view: 'registration' }>;

/** Somebody is put in: seen at once, and written behind. */
export function comingIn(state: State, person: DeskPerson, round: string): State {
  const key = 1 + Math.max(0, ...state.arrivals.map(arrival => arrival.key));
  const list = state.list?.id;
  const fresh = { key, list, person, round, answers: {}, is: 'waiting', asked: undefined, said: '' } as const;
  return { ...state, arrivals: [...state.arrivals, fresh] };
}

const changed = (state: State, key: number, change: Partial<DeskArrival>): State => ({
  ...state,
  arrivals: state.arrivals.map(arrival => (arrival.key === key ? { ...arrival, ...change } : arrival)),
});

/** Nobody while somebody is on the way. */
export const nextArrival = ({ arrivals }: State): DeskArrival | undefined =>
  arrivals.some(({ is }) => is === 'sent') ? undefined : arrivals.find(({ is }) => is === 'waiting');

export const arrivalRequest = ({ person, round, answers, list }: DeskArrival): RequestOfList => ({
  ask: 'enter person',
  source: { from: 'person', person, round },
  ...(Object.keys(answers).length > 0 && { answers }),
  ...(list !== undefined && { list }),
});

export const arrivalSent = (state: State, key: number): State => changed(state, key, { is: 'sent' });
export const arrivalWaits = (state: State, key: number): State => changed(state, key, { is: 'waiting' });

/** Nobody knows whether it was written: whoever is sent again is told apart again. */
export const arrivalFailed = (state: State, key: number, sentence: string): State =>
  changed(state, key, { is: 'failed', said: sentence, answers: {} });

export const arrivalAnswered = (state: State, key: number, answers: WhoAnswers): State => {
  const before = state.arrivals.find(arrival => arrival.key === key)?.answers ?? {};
  return changed(state, key, { is: 'waiting', asked: undefined, answers: { ...before, ...answers } });
};

export const leavingArrival = (state: State, key: number): State => ({
  ...state,
  arrivals: state.arrivals.filter(arrival => arrival.key !== key),
});

export const arrivalsAgain = (state: State): State => ({
  ...state,
  arrivals: state.arrivals.map(arrival =>
    arrival.is === 'failed' ? { ...arrival, is: 'waiting', said: '' } : arrival,
  ),
});

/** Whether the screen is the desk of this list. */
export const isAtDesk = ({ screen, list }: State, of: string | undefined): boolean =>
  screen.screen === 'view' && screen.view.view === 'registration' && (of === undefined || list?.id === of);

/** Everybody of the list whose desk is on the screen. */
export const listedNow = ({ screen }: State): RegistrationNow['listed'] =>
  screen.screen === 'view' && screen.view.view === 'registration' ? screen.view.listed : [];

/** The list after somebody was written, or a question about who that is. */
export function arrivedIn(state: State, key: number, view: RegistrationNow): State {
  const arrival = state.arrivals.find(candidate => candidate.key === key);
  if (!arrival) return state;
  const { asked, answers: _answers, source: _source, said = '', ...now } = view;
  // Whoever came late before is asked about first.
  const before = state.screen.screen === 'view' ? state.screen.view : undefined;
  const { late, seats } = before?.view === 'registration' && before.late ? before : now;
  const shown: State = isAtDesk(state, arrival.list)
    ? {
        ...state,
        screen: { screen: 'view', view: { ...now, ...(late && { late, ...(seats && { seats }) }) } },
      }
    : state;
  if (asked) return changed(shown, key, { is: 'asked', asked });
  const label = [arrival.person.name, arrival.person.rank].filter(Boolean).join(' ');
  const isIn = view.done !== undefined || said !== '';
  return {
    ...leavingArrival(shown, key),
    cameIn: isIn ? [{ label, said }, ...state.cameIn].slice(0, LAST_IN) : state.cameIn,
  };
}

/** How many of the last are shown. */
const LAST_IN = 4;
