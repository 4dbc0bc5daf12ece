import type { GameOfRound, ResultCode, ResultsOfRound } from '../../src/application/protocol/protocol';
import { element, foreign } from '../aria/element';
import { chosenAt, isClash } from '../state/rows';
import { resultNow, stateOfEntry } from '../state/queue';
import type { State } from '../state/screen';
import { namesOf, type ShownName } from '../view/parts/names';
import { resultText } from '../view/parts/resultText';
import type { Say } from '../words';
import type { Do } from './parts/button';

interface GridRow {
  readonly line: HTMLElement;
  /** The number, Black, White. */
  readonly cells: readonly [HTMLElement, HTMLElement, HTMLElement];
  readonly sign: HTMLElement;
}

interface DrawnGrid {
  readonly of: string;
  readonly grid: HTMLElement;
  readonly rows: readonly GridRow[];
}

let drawn: DrawnGrid | undefined;

/** The row that is in sight since it was chosen: wherever somebody moves the list after it, it stays there. */
let shown: number | undefined;

/** Other games or another order make another grid; results do not. */
const signatureOf = ({ round, games = [] }: ResultsOfRound, say: Say): string =>
  JSON.stringify([
    round,
    say('sidebar.preview.black'),
    games.map(({ table, black, white, stones }) => [table, black, white, stones]),
  ]);

export const isDrawn = (view: ResultsOfRound, say: Say): boolean =>
  drawn?.grid.isConnected === true && drawn.of === signatureOf(view, say);

export const drawStone = (colour: 'black' | 'white'): HTMLElement =>
  element('span', { class: `stone ${colour}`, 'aria-hidden': 'true' });

/** The games of a round, one a line: number, Black, stones, White, result. */
export function drawGrid(view: ResultsOfRound, act: Do, say: Say): HTMLElement {
  const { round, games = [] } = view;
  const names = namesOf(games);
  const hasStones = games.some(({ stones }) => stones > 0);
  const rows = games.map((game, at) => drawRow(game, at, names, hasStones, act, say));
  const unseen = (words: string): HTMLElement => element('span', { class: 'unseen' }, words);
  const head = (...children: readonly (HTMLElement | string)[]): HTMLElement =>
    element('div', { role: 'columnheader' }, ...children);
  const grid = element(
    'div',
    {
      id: 'grid',
      class: hasStones ? 'grid stones' : 'grid',
      role: 'grid',
      'aria-label': say('sidebar.missing.heading', { round }),
      'aria-describedby': 'how',
    },
    element(
      'div',
      { role: 'row', class: 'heads' },
      head(unseen(say('sidebar.preview.table'))),
      head(drawStone('black'), ` ${say('sidebar.preview.black')}`),
      ...(hasStones
        ? [
            element(
              'div',
              {
                role: 'columnheader',
                'aria-label': say('sidebar.enter.stones'),
                title: say('sidebar.enter.stones'),
              },
              'H',
            ),
          ]
        : []),
      head(drawStone('white'), ` ${say('sidebar.preview.white')}`),
      head(unseen(say('sidebar.enter.result'))),
    ),
    ...rows.map(({ line }) => line),
  );
  drawn = { of: signatureOf(view, say), grid, rows };
  shown = undefined;
  return grid;
}

type NameAndRank = Pick<ShownName, 'short' | 'rank'>;

/** The name of one side, whose press says that it has won. */
function nameButton(
  { short, rank }: NameAndRank,
  colour: 'black' | 'white',
  { at, place }: { readonly at: number; readonly place: string },
  act: Do,
  say: Say,
): HTMLElement {
  const words = [`${short} ${rank}`.trim(), say(`sidebar.preview.${colour}`), place];
  const button = element(
    'button',
    {
      type: 'button',
      class: 'name',
      tabindex: '-1',
      'aria-label': words.filter(word => word !== '').join(', '),
    },
    foreign(short),
    ' ',
    element('span', { class: 'rank' }, rank),
  );
  button.addEventListener('click', () => {
    // What is under the pointer stays there, in sight as a whole or not.
    shown = at;
    act({ deed: 'choose row', at, column: colour === 'black' ? 1 : 2 });
    act({ deed: 'enter', result: colour === 'black' ? '1-0' : '0-1' });
  });
  return button;
}

function drawRow(
  game: GameOfRound,
  at: number,
  names: ReadonlyMap<string, ShownName>,
  hasStones: boolean,
  act: Do,
  say: Say,
): GridRow {
  const { table, black, white, stones } = game;
  // A round without a sheet has no numbers of tables.
  const place = table === '' ? '' : `${say('sidebar.preview.table')} ${table}`;
  const nameOf = (label: string): NameAndRank => names.get(label) ?? { short: label, rank: '' };
  const number = element(
    'button',
    {
      type: 'button',
      tabindex: '-1',
      'aria-label': place === '' ? `${nameOf(black).short} – ${nameOf(white).short}` : place,
    },
    table,
  );
  number.addEventListener('click', () => {
    shown = at;
    act({ deed: 'choose row', at, column: 0 });
  });
  const cells = [
    number,
    nameButton(nameOf(black), 'black', { at, place }, act, say),
    nameButton(nameOf(white), 'white', { at, place }, act, say),
  ] as const;
  const sign = element('div', { role: 'gridcell', class: 'sign' });
  const line = element(
    'div',
    { role: 'row', class: 'game' },
    element('div', { role: 'rowheader', class: 'no' }, cells[0]),
    element('div', { role: 'gridcell' }, cells[1]),
    ...(hasStones
      ? [element('div', { role: 'gridcell', class: 'stones' }, stones > 0 ? String(stones) : '')]
      : []),
    element('div', { role: 'gridcell' }, cells[2]),
    sign,
  );
  return { line, cells, sign };
}

const SHOWN: Readonly<Record<ResultCode | '', string>> = {
  '1-0': '1-0',
  '0-1': '0-1',
  '=': '½',
  '1-0!': '1-0!',
  '0-1!': '0-1!',
  '0-0!': '0-0',
  '1-1!': '1-1',
  '': '·',
};

const hasWon = (result: ResultCode | '' | undefined, side: 1 | 2): boolean =>
  result === '1-1!' ||
  (side === 1 ? result === '1-0' || result === '1-0!' : result === '0-1' || result === '0-1!');

/** Puts what the state says into the rows, which keep place and height. */
export function patchGrid(state: State, view: ResultsOfRound, say: Say): void {
  const { round, games = [] } = view;
  const at = chosenAt(state);
  drawn?.rows.forEach(({ line, cells, sign }, i) => {
    const game = games[i];
    if (!game) return;
    const result = resultNow(state.queue, round, game);
    const entry = stateOfEntry(state.queue, round, game);
    const isUnclear = isClash(state, round, game);
    line.classList.toggle('done', result !== undefined);
    line.classList.toggle('clash', isUnclear || entry === 'failed');
    line.setAttribute('aria-selected', String(i === at));
    cells.forEach((cell, column) => {
      if (column > 0) cell.setAttribute('aria-pressed', String(hasWon(result, column as 1 | 2)));
      const isStop = at < 0 ? i === 0 && column === 0 : i === at && column === state.row.column;
      cell.tabIndex = isStop ? 0 : -1;
    });
    sign.textContent =
      isUnclear || entry === 'failed' ? '!' : entry ? '…' : result === undefined ? '' : SHOWN[result];
    const words = isUnclear ? say('sidebar.enter.toSettle') : resultText(result, game, namesOf(games), say);
    // What is read aloud has what is seen (WCAG 2.5.3).
    sign.setAttribute('aria-label', /\d/.test(sign.textContent) ? `${sign.textContent}, ${words}` : words);
  });
}

/** Brings a row into sight when it is chosen, and not again. */
export function showChosen(at: number): void {
  if (at === shown) return;
  shown = at;
  if (at >= 0) showRow(at);
}

/** Moves the list as far as the row needs. */
export function showRow(at: number): void {
  const line = drawn?.rows[at]?.line;
  const grid = drawn?.grid;
  if (!line || !grid) return;
  const head = grid.querySelector<HTMLElement>('.heads')?.offsetHeight ?? 0;
  const [top, bottom] = [line.offsetTop - head, line.offsetTop + line.offsetHeight];
  if (top < grid.scrollTop) grid.scrollTop = top;
  // A row in sight but for a fraction of a pixel stays where it is.
  else if (bottom > grid.scrollTop + grid.clientHeight + 1) grid.scrollTop = bottom - grid.clientHeight;
}

/** Whether a row is in sight as a whole: a key acts on no other. */
export function isRowSeen(at: number): boolean {
  const line = drawn?.rows[at]?.line.getBoundingClientRect();
  const grid = drawn?.grid.getBoundingClientRect();
  return (
    line !== undefined && grid !== undefined && line.top >= grid.top - 1 && line.bottom <= grid.bottom + 1
  );
}

export function focusRow(at: number, column: number): void {
  drawn?.rows[at]?.cells[column]?.focus({ preventScroll: true });
}

export const isInGrid = (target: EventTarget | null): boolean =>
  target instanceof Node && drawn?.grid.contains(target) === true;
