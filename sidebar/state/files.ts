import type { PersonsFile } from '../model/wish';
import type { FileReading, Made, RatingsReading } from '../../src/exchange/part';
import type { State } from './screen';

/** A file was read, or could not be. */
export const withFile = (state: State, read: FileReading, source: PersonsFile): State =>
  read.kind === 'read'
    ? { ...state, file: { ...read, source } }
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

export const askingForCopy = (state: State): State => ({
  ...state,
  glance: undefined,
  screen: { screen: 'copy' },
});

/** Whether a file is another copy of the event: where one is asked for, and a saved event wherever there is an event. */
export const isForMerge = ({ screen, event }: State, name: string): boolean =>
  screen.screen === 'copy' ||
  (screen.screen === 'view' && (screen.view.view === 'merge' || screen.view.view === 'merge rounds')) ||
  (event !== undefined && /\.json$/i.test(name));

/** A copy that could not be read. */
export const withoutCopy = (state: State, sentence: string): State => ({
  ...state,
  glance: undefined,
  screen: { screen: 'refused', sentence },
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
