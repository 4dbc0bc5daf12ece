import { panelPage } from '../../panelPage';
import type { Dist } from '../../workbench';
import { byId } from '../elements';
import { hidePanel, holdPlace, isNarrow, isPlaceHeld, markButton, showPanel, type Answer } from './panel';

/** Pixels; a narrower page opens without the panel. */
const ROOM_FOR_PANEL = 900;

/** Offers the panel as the add-on built it; menu entries open it with a question of their own. */
export function offerPanel(dist: Dist, answer: Answer, ready: Promise<void> | undefined): void {
  const title = 'Wallist';
  const open = (withPage?: boolean) =>
    showPanel({ title, html: panelPage(dist.html['program.html'] ?? '') }, answer, withPage);
  const button = byId('panel-button');
  button.hidden = byId('keys').hidden = false;
  markButton(false);
  button.addEventListener('click', () => (byId('panel').hidden ? open() : hidePanel()));
  byId('panel-close').addEventListener('click', () => {
    hidePanel();
    button.focus();
  });
  if (window.innerWidth < ROOM_FOR_PANEL && !isNarrow()) return;
  if (!ready) return open();
  holdPlace(title);
  void ready.then(() => isPlaceHeld() && open(true));
}
