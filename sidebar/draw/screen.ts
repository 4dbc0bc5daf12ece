import { focusScreen, placeOfFocus } from '../aria/focus';
import { drawFrame } from '../frame/drawFrame';
import type { ButtonAction } from '../model/panel';
import type { State } from '../state/screen';
import { panelOf } from '../view/panelOf';
import { placeOf } from '../view/placeOf';
import type { Say } from '../words';
import type { Panel } from '../model/panel';
import { drawButtons, drawPanel, drawParts } from './drawPanel';
import { drawDesk, isDeskShown, patchDesk } from './deskForm';
import { drawResults, isShowing, patchResults } from './resultsScreen';

/** Milliseconds in which a new screen takes the focus itself: no return of the person, unless the focus was away since. */
const OWN_FOCUS = 500;

let drawn = 0;
/** Whether the focus has gone elsewhere since the screen was drawn. */
let isLeft = false;
let drawnButtons = '';
let drawnAbove = '';

export const focusLeft = (): void => {
  isLeft = true;
};

/** Whether the focus that comes now is the one that the screen took itself. */
export const isOwnFocus = (now: number): boolean => !isLeft && now - drawn < OWN_FOCUS;

/** Draws the screen; after a quiet look, and where somebody leafs, the keyboard stays where it was. */
export function drawScreen(
  state: State,
  say: Say,
  act: (deed: ButtonAction) => void,
  openHelp: () => void,
  { quiet, leafs }: { readonly quiet: boolean; readonly leafs: boolean },
): void {
  const shown = panelOf(state, say);
  if (!shown) return;
  const stay = quiet || leafs ? placeOfFocus() : undefined;
  document.documentElement.lang = state.language;
  document.title = say('sidebar.title');
  const frame = { event: state.event, here: placeOf(state.screen), menu: shown.menu ?? [] };
  drawFrame(frame, say, act, openHelp);
  const screen = document.getElementById('screen');
  const { results, desk } = shown;
  const isAtDesk = desk !== undefined && isDeskShown(desk);
  // The desk takes no focus: whoever comes to it now has come by themselves.
  if (!isAtDesk) {
    drawn = Date.now();
    isLeft = false;
  }
  if (isAtDesk) patchDesk(drawPanel(shown, act, say), drawParts(shown.below ?? [], act, say), desk, act);
  const stays =
    isAtDesk || (quiet && results !== undefined && isShowing(results, say) && aboveOf(shown) === drawnAbove);
  if (!stays) {
    const panelDrawn = drawPanel(shown, act, say);
    screen?.replaceChildren(
      ...(results
        ? drawResults(panelDrawn, results, act, say)
        : desk
          ? drawDesk(panelDrawn, drawParts(shown.below ?? [], act, say), desk, act)
          : panelDrawn),
    );
    screen?.classList.toggle('flush', results !== undefined);
    drawnAbove = aboveOf(shown);
  }
  if (results) patchResults(state, results, act, say);
  else hideStrip();
  // *Stop* keeps its place and the focus while the numbers above it change.
  const buttons = JSON.stringify([shown.primary, shown.others, shown.more]);
  if ((state.playing || stays) && buttons === drawnButtons) return;
  drawnButtons = buttons;
  document.getElementById('buttons')?.replaceChildren(...drawButtons(shown, act, say));
  // Whoever has gone back to the sheet meanwhile types there.
  const isElsewhere = quiet && !document.hasFocus();
  if (!stays && !stay?.() && !isElsewhere) focusScreen();
}

/** Where it is another one, the screen is drawn anew. */
const aboveOf = ({ parts }: Panel): string =>
  // The prints and the offer to publish go with the first result, but not from under the pointer.
  JSON.stringify(parts.filter(one => one.part !== 'button rows' && !(one.part === 'offer' && one.untilLeft)));

function hideStrip(): void {
  const strip = document.getElementById('strip');
  strip?.replaceChildren();
  if (strip) strip.hidden = true;
}
