import type { ResultsOfRound } from '../../src/application/protocol/protocol';
import { element } from '../aria/element';
import { setStatus } from '../aria/status';
import { gamesMeant } from '../view/parts/names';
import { resultNow } from '../state/queue';
import { chosenAt, isClash } from '../state/rows';
import type { State } from '../state/screen';
import type { Say } from '../words';
import type { Do } from './parts/button';
import { drawGrid, focusRow, isDrawn, isInGrid, patchGrid, showChosen } from './resultsGrid';
import { drawStrip } from './strip';

/** The heading with the field to find a game by, what is to be known, and the games. */
export function drawResults(
  [heading, ...above]: readonly HTMLElement[],
  view: ResultsOfRound,
  act: Do,
  say: Say,
): readonly HTMLElement[] {
  const find = element('input', {
    type: 'search',
    id: 'find',
    class: 'find',
    autocomplete: 'off',
    'aria-label': say('sidebar.enter.find'),
    placeholder: say('sidebar.enter.find'),
  });
  find.addEventListener('input', () => {
    const [at] = gamesMeant(find.value, view.games ?? []);
    found(find.value, view, say);
    act({ deed: 'choose row', at: at ?? -1, column: 0 });
  });
  const bar = element('div', { class: 'track', 'aria-hidden': 'true' }, element('i', { id: 'bar' }));
  const how = `${say('sidebar.enter.hint')} ${say('sidebar.enter.how')}`;
  return [
    element('div', { class: 'resultsTop' }, ...(heading ? [heading] : []), find),
    ...above,
    element('div', { class: 'progressLine' }, bar, element('span', { id: 'notes' })),
    element('p', { class: 'unseen', id: 'how' }, how),
    drawGrid(view, act, say),
  ];
}

/** Says which game was found, or that nobody was. */
export function found(typed: string, { games = [] }: ResultsOfRound, say: Say): void {
  const hits = gamesMeant(typed, games);
  const [first] = hits;
  const table = games[first ?? -1]?.table ?? '';
  if (typed.trim() === '') setStatus('');
  else if (first !== undefined) setStatus(say('sidebar.enter.found', { count: hits.length, table }));
  else if (/^\d+$/.test(typed.trim())) setStatus(say('sidebar.enter.noTable', { table: typed.trim() }));
  else setStatus(say('sidebar.enter.nobody'));
}

/** Whether the screen shows these games already, so that nothing has to move. */
export const isShowing = (view: ResultsOfRound, say: Say): boolean => isDrawn(view, say);

/** Puts the state into heading, rows and strip. */
export function patchResults(state: State, view: ResultsOfRound, act: Do, say: Say): void {
  patchGrid(state, view, say);
  patchHeading(state, view, act, say);
  const strip = document.getElementById('strip');
  const asks = state.row.question !== undefined;
  const focused = strip?.contains(document.activeElement) === true;
  const isNew = strip !== null && fillStrip(strip, state, view, act, say);
  // One blue button: while something is asked, it is the answer that is proposed.
  document
    .querySelectorAll('#buttons .proposed')
    .forEach(button => button.classList.toggle('primary', !asks));
  if (!isNew) return showChosen(chosenAt(state));
  if (asks) document.getElementById('change')?.focus();
  else if (state.row.more) strip?.querySelector<HTMLElement>('.moreMenu button')?.focus();
  else if (focused && chosenAt(state) >= 0) focusRow(chosenAt(state), state.row.column);
  showChosen(chosenAt(state));
}

/** Puts the strip below the games, and says whether it is another one: a button that is being pressed stays, and so does the focus. */
function fillStrip(strip: HTMLElement, state: State, view: ResultsOfRound, act: Do, say: Say): boolean {
  const drawn = drawStrip(state, view, act, say);
  const stands = [...strip.children];
  const isSame =
    stands.length === drawn.length && drawn.every((one, i) => one.isEqualNode(stands[i] ?? null));
  strip.hidden = false;
  if (isSame) return false;
  strip.replaceChildren(...drawn);
  return true;
}

/** `Round 2: 14 of 20`, and after it what is not saved or not clear. */
function patchHeading(state: State, view: ResultsOfRound, act: Do, say: Say): void {
  const { round, games = [], total } = view;
  const heading = document.querySelector<HTMLElement>('#screen h1');
  if (!heading) return;
  const unclear = games.filter(game => isClash(state, round, game)).length;
  // What stands in the sheet of the round alone is not in yet; what was entered here counts at once.
  const entered = games.map(game => {
    const now = resultNow(state.queue, round, game);
    return Number(now !== undefined) - Number(game.result !== undefined);
  });
  // A game to settle counts as open, and one that has no result is open already.
  const taken = games.filter(
    game => isClash(state, round, game) && resultNow(state.queue, round, game) !== undefined,
  ).length;
  const resultCount = Math.max(0, view.known + entered.reduce((sum, count) => sum + count, 0) - taken);
  const failed = state.queue.filter(({ is }) => is === 'failed').length;
  const saving = state.queue.length - failed;
  const notes = [
    ...(unclear > 0 ? [say('sidebar.enter.settle', { count: unclear })] : []),
    ...(saving > 0 && failed === 0 ? [say('sidebar.enter.saving', { count: saving })] : []),
  ];
  const again = element('button', { type: 'button', class: 'small' }, say('sidebar.tryAgain'));
  again.addEventListener('click', () => act({ deed: 'save results again' }));
  const words = say('sidebar.enter.heading', { round, known: resultCount, total });
  if (heading.textContent !== words) heading.textContent = words;
  document
    .getElementById('notes')
    ?.replaceChildren(
      ...notes.map(note => element('span', { class: 'note' }, `${note} `)),
      ...(failed > 0
        ? [
            element(
              'b',
              { class: 'unsaved' },
              `${say('sidebar.enter.unsaved', { count: failed + saving })} `,
            ),
            again,
          ]
        : []),
    );
  const bar = document.getElementById('bar');
  if (bar) bar.style.width = `${total === 0 ? 0 : (100 * resultCount) / total}%`;
}

/** Where a key was pressed, for `actOfKey`. */
export function placeOfKey(target: EventTarget | null): 'list' | 'heading' | 'elsewhere' {
  if (isInGrid(target)) return 'list';
  return target instanceof HTMLElement && ['H1', 'BODY'].includes(target.tagName) ? 'heading' : 'elsewhere';
}
