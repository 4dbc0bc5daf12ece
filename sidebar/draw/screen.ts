import { focusScreen, placeOfFocus } from '../aria/focus';
import { drawFrame } from '../frame/drawFrame';
import type { ButtonAction } from '../model/panel';
import type { State } from '../state/screen';
import { panelOf } from '../view/panelOf';
import { placeOf } from '../view/placeOf';
import type { Say } from '../words';
import { drawButtons, drawPanel } from './drawPanel';

/** Milliseconds in which a new screen takes the focus itself: no return of the person, unless the focus was away since. */
const OWN_FOCUS = 500;

let drawn = 0;
/** Whether the focus has gone elsewhere since the screen was drawn. */
let isLeft = false;
let drawnButtons = '';

export const focusLeft = (): void => {
  isLeft = true;
};

/** Whether the focus that comes now is the one that the screen took itself. */
export const isOwnFocus = (now: number): boolean => !isLeft && now - drawn < OWN_FOCUS;

/** Draws the screen; after a quiet look the keyboard stays where it was. */
export function drawScreen(
  state: State,
  say: Say,
  act: (deed: ButtonAction) => void,
  openHelp: () => void,
  quiet: boolean,
): void {
  const shown = panelOf(state, say);
  if (!shown) return;
  const stay = quiet ? placeOfFocus() : undefined;
  drawn = Date.now();
  isLeft = false;
  document.documentElement.lang = state.language;
  document.title = say('sidebar.title');
  const frame = { event: state.event, here: placeOf(state.screen), menu: shown.menu ?? [] };
  drawFrame(frame, say, act, openHelp);
  document.getElementById('screen')?.replaceChildren(...drawPanel(shown, act, say));
  // *Stop* keeps its place and the focus while the numbers above it change.
  const buttons = JSON.stringify([shown.primary, shown.others]);
  if (state.playing && buttons === drawnButtons) return;
  drawnButtons = buttons;
  document.getElementById('buttons')?.replaceChildren(...drawButtons(shown, act));
  if (!stay?.()) focusScreen();
}

/** The buttons alone: what is being typed above them keeps the focus. */
export function drawFooter(state: State, say: Say, act: (deed: ButtonAction) => void): void {
  const shown = panelOf(state, say);
  if (shown) document.getElementById('buttons')?.replaceChildren(...drawButtons(shown, act));
}
