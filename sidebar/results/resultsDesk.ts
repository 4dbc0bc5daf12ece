import type { Answer, Request } from '../../src/application/protocol/protocol';
import type { ButtonAction } from '../model/panel';
import type { State } from '../state';
import type { Say } from '../words';

/** The panel around the results: its state, and what a row asks of it. */
export interface ResultsDesk {
  readonly state: () => State;
  /** Takes a state, and keeps in the browser what waits in it; nothing is drawn. */
  readonly hold: (next: State) => void;
  /** Draws the screen; the keyboard stays where it was. */
  readonly draw: () => void;
  readonly act: (deed: ButtonAction) => void;
  readonly ask: (request: Request) => Promise<Answer>;
  readonly say: Say;
}
