import type { GameOfRound, ResultCode } from '../../src/application/protocol/protocol';
import { gameKey, type PanelPart } from '../model/panel';
import { RESULT_CODES, RESULT_WORDS } from '../resultWords';
import type { Say } from '../words';
import { drawButton, type Do } from './button';
import { element, foreign } from '../aria/element';
import { drawGo } from './remarks';

type ResultsPart = Extract<PanelPart, { readonly part: 'results' }>;

/** In the order of their buttons; what no button has is in the menu behind them. */
const BUTTONS = ['1-0', '=', '0-1'] as const satisfies readonly ResultCode[];
const SIGNS = { '1-0': '●', '=': '=', '0-1': '○' } as const;
/** The result of a key on a row; `!` says by default of what is there, null takes it back. */
export function resultOfKey(key: string, now: ResultCode | undefined): ResultCode | null | undefined {
  if (key === '!') return RESULT_CODES.find(code => now !== undefined && code === `${now}!`);
  if (key === 'Backspace' || key === 'Delete') return null;
  const at = KEYS.findIndex(keys => keys.includes(key.toLowerCase()));
  return at < 0 ? undefined : (CODES_OF_KEYS[at] as ResultCode);
}

/** Beside the letters of the sheet the numbers of a keypad, and the same keys on a Russian keyboard. */
const KEYS = [
  ['b', '1', 'и'],
  ['w', '2', 'ц'],
  ['=', 'j', '3', 'о'],
  ['0'],
] as const satisfies readonly (readonly string[])[] as readonly (readonly string[])[];
const CODES_OF_KEYS: readonly ResultCode[] = ['1-0', '0-1', '=', '0-0!'];

/** The games of a round with a row of buttons each. Those that lack a result come alone unless all are asked for. */
export function drawResults(
  { round, games, typed, heading, explained, absent }: ResultsPart,
  act: Do,
  say: Say,
): HTMLElement {
  const lacking = games.filter(({ result }) => result === undefined);
  const rows = games.map(game => drawRow(round, game, typed[gameKey(round, game)], absent, act, say));
  const list = element('ol', { class: 'results' }, ...rows);
  const all = element('input', { type: 'checkbox', id: 'all-games' });
  const show = (): void =>
    rows.forEach((row, i) => (row.hidden = !all.checked && games[i]?.result !== undefined));
  all.checked = lacking.length === 0;
  all.addEventListener('change', show);
  show();
  const filter = element('label', { class: 'filter' }, all, say('sidebar.results.all'));
  return element(
    'section',
    {},
    element('h2', {}, heading),
    ...(explained ? [element('p', { class: 'mend', id: 'result-keys' }, say('sidebar.results.keys'))] : []),
    ...(lacking.length < games.length ? [filter] : []),
    list,
  );
}

function drawRow(
  round: number,
  game: GameOfRound,
  typed: ResultCode | undefined,
  absent: ResultsPart['absent'],
  act: Do,
  say: Say,
): HTMLElement {
  const names = element(
    'p',
    { class: 'pair' },
    ...(game.table === '' ? [] : [element('b', {}, foreign(game.table)), ': ']),
    foreign(game.black),
    ' – ',
    foreign(game.white),
  );
  if (game.result !== undefined) {
    const words = game.result === '' ? '' : say(RESULT_WORDS[game.result]);
    return element('li', { class: 'known' }, names, element('p', { class: 'mend' }, words));
  }
  let now = typed;
  const buttons = BUTTONS.map(code => {
    const label = `${say(RESULT_WORDS[code])}: ${game.black} – ${game.white}`;
    const drawn = element('button', { type: 'button', class: 'small', 'aria-label': label }, SIGNS[code]);
    drawn.addEventListener('click', () => choose(now === code ? undefined : code));
    return drawn;
  });
  const others = RESULT_CODES.filter(code => !(BUTTONS as readonly ResultCode[]).includes(code));
  const more = element(
    'select',
    { 'aria-label': `${say('sidebar.results.more')}: ${game.black} – ${game.white}` },
    element('option', { value: '' }, ''),
    ...others.map(code => element('option', { value: code }, say(RESULT_WORDS[code]))),
  );
  more.addEventListener('change', () => choose(RESULT_CODES.find(code => code === more.value)));
  const mark = (): void => {
    buttons.forEach((one, i) => one.setAttribute('aria-pressed', String(BUTTONS[i] === now)));
    more.value = others.find(code => code === now) ?? '';
    row.classList.toggle('typed', now !== undefined);
  };
  const choose = (code: ResultCode | undefined): void => {
    now = code;
    mark();
    act({ deed: 'type result', game: gameKey(round, game), result: code });
  };
  const half = game.half ? [element('p', { class: 'mend' }, foreign(game.half))] : [];
  const row = element(
    'li',
    { tabindex: '-1' },
    names,
    ...half,
    element(
      'div',
      { class: 'choices', 'aria-describedby': 'result-keys' },
      ...buttons,
      more,
      ...drawGo(game.cell, act, say, true),
    ),
    element(
      'details',
      {},
      element('summary', {}, say('sidebar.absence.ask')),
      ...[game.black, game.white].map(label => drawButton({ label, does: absent(label) }, act, 'small')),
    ),
  );
  // A click on the names chooses the game, and its keys act on it.
  row.addEventListener('click', event => {
    if (event.target instanceof Element && !event.target.closest('button, select, summary, a')) row.focus();
  });
  row.addEventListener('keydown', event => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      if (event.target === more) return;
      event.preventDefault();
      return focusRow(row, step);
    }
    const code = resultOfKey(event.key, now);
    if (code === undefined || (event.target === more && event.key.length === 1)) return;
    event.preventDefault();
    if (showsOnly(names)) return;
    choose(code ?? undefined);
    if (code !== null && event.key !== '!') focusRow(row, 1);
  });
  mark();
  return row;
}

/** Whether a game was out of sight, where no key may change it: it is shown instead, and the next key acts. */
function showsOnly(names: HTMLElement): boolean {
  const { top, bottom } = names.getBoundingClientRect();
  const end = document.querySelector('footer')?.getBoundingClientRect().top ?? window.innerHeight;
  if (top >= 0 && bottom <= end) return false;
  names.scrollIntoView({ block: 'center' });
  return true;
}

/** The next row below or above that is in sight and has buttons; below the last one, the blue button. */
function focusRow(row: HTMLElement, step: 1 | -1): void {
  let next = row;
  for (;;) {
    const beside = step > 0 ? next.nextElementSibling : next.previousElementSibling;
    if (!(beside instanceof HTMLElement)) break;
    next = beside;
    const button = next.hidden ? null : next.querySelector('button');
    if (button) return chooseRow(next, button);
  }
  if (step > 0) document.querySelector<HTMLButtonElement>('button.primary')?.focus();
}

function chooseRow(row: HTMLElement, button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

/**
 * The arrow down on the heading chooses the first game that has no result yet. Other keys have no game there and do nothing. Answers
 * whether it was taken.
 */
export function passToGames(event: KeyboardEvent): boolean {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return false;
  const row = document.querySelector<HTMLElement>('.results li:not(.known, .typed)');
  if (!row || event.key !== 'ArrowDown') return false;
  chooseRow(row, row.querySelector('button'));
  return true;
}
