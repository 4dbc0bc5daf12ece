import type { PreviewGame } from '../../src/application/protocol/protocol';
import { element, foreign } from '../aria/element';
import type { Say } from '../words';

/** Whether clubs and countries stand beside the games; until the page is left. */
let isShown = false;

/** The switch shows or hides clubs and countries in what is drawn; there is none where no game has any. */
export function drawHomesSwitch(
  games: readonly PreviewGame[],
  drawn: HTMLElement,
  say: Say,
): readonly HTMLElement[] {
  if (!games.some(({ homes }) => homes?.some(home => home !== ''))) return [];
  const box = element('span', { 'aria-hidden': 'true' });
  const button = element('button', { type: 'button' }, box, say('sidebar.preview.homes'));
  const show = (): void => {
    button.setAttribute('aria-pressed', String(isShown));
    box.textContent = isShown ? '☑ ' : '☐ ';
    drawn.classList.toggle('homes', isShown);
  };
  button.addEventListener('click', () => {
    isShown = !isShown;
    show();
  });
  show();
  return [element('p', { class: 'homesSwitch' }, button)];
}

export const drawHome = (home: string | undefined): readonly HTMLElement[] =>
  home ? [element('span', { class: 'home' }, foreign(home))] : [];
