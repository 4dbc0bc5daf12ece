import type { PersonOfList, PlayerChange } from '../../src/application/protocol/protocol';
import { element, foreign } from '../aria/element';
import { setStatus } from '../aria/status';
import { isGone, misses } from '../../src/tournament/person/missedRounds';
import type { PlayersScreen } from '../model/panel';
import { shortNames } from '../model/shortNames';
import { meant } from '../search';
import type { PlayersSaving } from '../model/saving';
import type { Say } from '../words';
import type { Do } from './button';
import {
  boxesPressed,
  columnsOf,
  goingPressed,
  isTicked,
  steppedFirst,
  type BoxColumn,
  type CountedColumn,
} from './boxColumns';
import { drawPast, pastWords } from './pastRounds';

/** The grid that is on the screen: redrawn only where somebody else has changed it. */
interface Grid {
  view: PlayersScreen;
  /** How many rounds stand beside each other, and the first of them where somebody has moved there. */
  readonly most: number;
  first: number | undefined;
  columns: readonly BoxColumn[];
  readonly find: HTMLInputElement;
  readonly section: HTMLElement;
  readonly strip: HTMLElement;
  readonly saving: HTMLElement;
  readonly heads: HTMLElement;
  readonly rows: readonly Row[];
  readonly act: Do;
  readonly say: Say;
  /** 0 is the name. */
  at: number | undefined;
  stop: number;
  said: string;
}

interface Row {
  readonly row: HTMLElement;
  readonly who: HTMLElement;
  /** The name, the rounds that are over, and the boxes that can be pressed. */
  stops: readonly HTMLElement[];
  boxes: readonly (HTMLElement | undefined)[];
}

let grid: Grid | undefined;

/** The most columns of rounds, and those under a thumb. */
const [WIDE, NARROW] = [5, 3];

export function drawPlayers(view: PlayersScreen, act: Do, say: Say): HTMLElement {
  const before = grid?.section.isConnected && grid.view.door === view.door ? grid : undefined;
  const most = matchMedia('(pointer: coarse)').matches ? NARROW : WIDE;
  const find = element('input', {
    id: 'find-player',
    type: 'search',
    autocomplete: 'off',
    maxlength: '200',
    'aria-label': say('sidebar.players.find'),
    placeholder: say('sidebar.players.find'),
    ...(view.door && { 'data-answer': true }),
  });
  find.value = before?.find.value ?? '';
  const saving = element('p', { class: 'saving', id: 'saving', role: 'status' });
  const strip = element('div', { class: 'strip' });
  const names = shortNames(view.people.map(({ name }) => name));
  const rows = view.people.map((person, i) => drawRow(person, names[i] ?? '', i));
  const heads = drawHeads(view, most, say);
  const table = element(
    'div',
    {
      class: view.door ? 'players-grid door' : 'players-grid',
      role: 'grid',
      'aria-label': say('sidebar.players'),
    },
    heads,
    ...rows.map(({ row }) => row),
  );
  const section = element('section', { class: 'players' }, find, saving, table, strip);
  const who = before?.at === undefined ? undefined : before.view.people[before.at]?.player;
  const at = view.people.findIndex(({ player }) => player === who);
  grid = {
    view,
    most,
    first: before?.first,
    columns: [],
    find,
    section,
    strip,
    saving,
    heads,
    rows,
    act,
    say,
    at: at < 0 ? undefined : at,
    stop: before?.stop ?? 0,
    said: before?.said ?? '',
  };
  find.addEventListener('input', search);
  find.addEventListener('keydown', searchKey);
  layColumns(grid);
  showPlayers(view);
  return section;
}

function drawHeads(view: PlayersScreen, most: number, say: Say): HTMLElement {
  const { door, rounds } = view;
  const earlier = say('sidebar.place.earlierRounds');
  const later = say('sidebar.place.laterRounds', { rounds });
  return element(
    'div',
    { role: 'row', class: 'heads' },
    element('div', { role: 'columnheader' }, element('span', { class: 'unseen' }, say('sidebar.players.no'))),
    element(
      'div',
      { role: 'columnheader', class: 'windows' },
      element('span', { class: 'unseen' }, say('sidebar.place.players')),
      ...(door || rounds <= most ? [] : [stepButton('‹', -1, earlier), stepButton('›', 1, later)]),
    ),
  );
}

function stepButton(sign: string, step: -1 | 1, told: string): HTMLElement {
  const key = step < 0 ? 'Shift+ArrowLeft' : 'Shift+ArrowRight';
  const made = element(
    'button',
    {
      type: 'button',
      class: 'head window',
      'data-step': String(step),
      'aria-label': told,
      'aria-keyshortcuts': key,
      title: `${told} (⇧ ${step < 0 ? '←' : '→'})`,
    },
    sign,
  );
  made.addEventListener('click', () => stepRounds(step));
  return made;
}

function drawHead(column: BoxColumn, say: Say): HTMLElement {
  // Everybody at once withdraws by no press.
  if (column.column === 'gone')
    return element(
      'div',
      { role: 'columnheader', class: 'past', 'aria-label': say('sidebar.players.withdraws') },
      'X',
    );
  const label = column.column === 'here' ? say('sidebar.players.here') : String(column.round);
  if (column.column === 'round' && column.isPast) {
    const told = say('sidebar.place.round', { round: column.round });
    return element('div', { role: 'columnheader', class: 'past', 'aria-label': told }, label);
  }
  const told = column.column === 'here' ? label : say('sidebar.players.everybody', { round: column.round });
  const head = element('button', { type: 'button', class: 'head', 'aria-label': told }, label);
  head.addEventListener('click', () => pressHead(column));
  return element('div', { role: 'columnheader' }, head);
}

function toldOf(player: string, column: BoxColumn, say: Say): string {
  if (column.column === 'here') return say('sidebar.players.isHere', { player });
  if (column.column === 'gone') return `${player}: ${say('sidebar.players.withdraws')}`;
  return say('sidebar.players.playsIn', { player, round: column.round });
}

function drawRow(person: PersonOfList, name: string, index: number): Row {
  const who = element(
    'button',
    {
      type: 'button',
      class: 'who',
      // What is read aloud has what is seen (WCAG 2.5.3).
      'aria-label': [String(person.no), name, person.rank].filter(word => word !== '').join(' '),
      ...(name !== person.name && { title: person.player }),
    },
    foreign(name),
    ' ',
    element('span', { class: 'rank' }, person.rank),
  );
  who.addEventListener('click', () => choose(index, 0));
  const row = element(
    'div',
    { role: 'row', class: 'person' },
    element('div', { role: 'gridcell', class: 'no' }, String(person.no)),
    element('div', { role: 'rowheader' }, who),
  );
  return { row, who, stops: [], boxes: [] };
}

/** Number and name stay where they are, the columns of rounds come anew. */
function layColumns(made: Grid): void {
  const { view, most, first, say, heads, rows } = made;
  const columns = columnsOf(view, most, first);
  made.columns = columns;
  made.stop = Math.min(made.stop, columns.length);
  heads.parentElement?.style.setProperty('--columns', String(columns.length));
  layCells(
    heads,
    columns.map(column => drawHead(column, say)),
  );
  for (const step of [-1, 1] as const) {
    const isLast = steppedFirst(view, most, first, step) === undefined;
    heads.querySelector(`[data-step="${step}"]`)?.setAttribute('aria-disabled', String(isLast));
  }
  rows.forEach((row, index) => {
    const person = view.people[index];
    if (person) layRounds(row, person, index, columns, say);
  });
}

function layRounds(
  row: Row,
  person: PersonOfList,
  index: number,
  columns: readonly BoxColumn[],
  say: Say,
): void {
  const cells = columns.map((column, i) => {
    const isPast = column.column === 'round' && column.isPast;
    const cell = isPast
      ? drawPast(person.past[column.round - 1] ?? [], column.round, say)
      : drawBox(person.player, column, say);
    // The name is the first stop.
    cell.addEventListener('click', () => {
      choose(index, i + 1);
      if (!isPast) pressBox(index, column);
    });
    return { cell, isPast };
  });
  row.stops = [row.who, ...cells.map(({ cell }) => cell)];
  row.boxes = cells.map(({ cell, isPast }) => (isPast ? undefined : cell));
  layCells(
    row.row,
    cells.map(({ cell, isPast }) => (isPast ? cell : element('div', { role: 'gridcell' }, cell))),
  );
}

function drawBox(player: string, column: BoxColumn, say: Say): HTMLElement {
  const told = toldOf(player, column, say);
  const kind = column.column === 'gone' ? 'box gone' : 'box';
  return element('button', { type: 'button', class: kind, role: 'checkbox', 'aria-label': told });
}

function layCells(row: HTMLElement, cells: readonly HTMLElement[]): void {
  [...row.children].slice(2).forEach(cell => cell.remove());
  row.append(...cells);
}

/** To the rounds before or after those that are shown; whoever stands on one stands on the one in its place. */
function stepRounds(step: -1 | 1): void {
  if (!grid) return;
  const { view, most, first, heads, rows, say } = grid;
  const next = steppedFirst(view, most, first, step);
  if (next === undefined) return;
  const on = document.activeElement;
  const stood = rows.find(({ row }) => row.contains(on));
  const isHead = heads.contains(on);
  grid.first = next;
  layColumns(grid);
  showPlayers(view);
  if (stood) stood.stops[grid.stop]?.focus({ preventScroll: true });
  else if (isHead && !on?.isConnected) heads.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
  const shown = grid.columns.flatMap(column => (column.column === 'round' ? [column.round] : []));
  const [from = next, to = next] = [shown[0], shown.at(-1)];
  setStatus(say('sidebar.players.rounds', { from, to, rounds: view.rounds }));
}

/** Shows what has changed in place: no row moves. */
export function showPlayers(view: PlayersScreen): void {
  if (!grid) return;
  grid.view = view;
  const { rows, columns, at, stop, find } = grid;
  const found = shownOf(view, find.value);
  const first = found.indexOf(true);
  rows.forEach(({ row, stops, boxes }, i) => {
    const person = view.people[i];
    row.hidden = !found[i];
    row.setAttribute('aria-selected', String(i === at));
    boxes.forEach((box, k) => {
      const column = columns[k];
      if (!box || !person || !column) return;
      box.setAttribute('aria-checked', String(isTicked(person, column, view.round, view.rounds)));
    });
    const isStop = (k: number): boolean =>
      at === undefined ? i === first && k === 0 : i === at && k === stop;
    stops.forEach((one, k) => (one.tabIndex = isStop(k) ? 0 : -1));
  });
  drawStrip(grid);
}

/** By name or number, else by the beginning of a club or a country. */
function shownOf({ people }: PlayersScreen, typed: string): readonly boolean[] {
  const labels = people.map(({ player, club, country }) =>
    player.replace(/( \([^()]*\))?$/, ` ${club} ${country}$1`),
  );
  return meant(typed, labels);
}

function drawStrip({ view, at, stop, columns, act, say, strip, said }: Grid): void {
  const person = at === undefined ? undefined : view.people[at];
  const back = smallButton(`↶ ${say('sidebar.players.takeBack')}`, () => {
    act({ deed: 'take back players' });
    sayPressed(say('sidebar.players.taken'));
  });
  back.id = 'take-back';
  if (!person) {
    const first = view.door ? say('sidebar.players.begun') : say('sidebar.players.text');
    strip.replaceChildren(element('p', {}, said === '' ? first : `${said} `, ...(said === '' ? [] : [back])));
    return;
  }
  const { player, club, missed, cell } = person;
  const { round, rounds, door } = view;
  const gone = isGone(missed, round, rounds);
  const isOpen = !door && round <= rounds;
  const now = misses(missed, round) ? 'sidebar.players.misses' : 'sidebar.players.plays';
  const on = columns[stop - 1];
  const read =
    on?.column === 'round' && on.isPast
      ? pastWords(person.past[on.round - 1] ?? [], on.round, say)
      : undefined;
  const state = read ?? (!isOpen ? '' : gone ? say('sidebar.players.withdraws') : say(now, { round }));
  const other = misses(missed, round) ? 'sidebar.players.plays' : 'sidebar.players.misses';
  const awaited = missed.awaited ? 'sidebar.players.here' : 'sidebar.players.away';
  strip.replaceChildren(
    element(
      'p',
      {},
      element('b', {}, foreign(player)),
      ...(club === '' ? [] : [', ', foreign(club)]),
      state === '' ? ' ' : ` – ${said === '' ? state : said} `,
      ...(said === '' ? [] : [back]),
    ),
    element(
      'div',
      { class: 'buttons' },
      ...(isOpen
        ? [
            keyButton(say(other, { round }), 'M', miss),
            keyButton(gone ? say('sidebar.players.again') : say('sidebar.players.withdraws'), 'X', go),
          ]
        : []),
      ...(door ? [keyButton(say(awaited), '', arrive)] : []),
      smallButton(say('sidebar.players.row'), () => act({ deed: 'ask', request: { ask: 'go', to: cell } })),
    ),
  );
}

function smallButton(label: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'small' }, label);
  made.addEventListener('click', press);
  return made;
}

function keyButton(label: string, key: string, press: () => void): HTMLElement {
  const made = smallButton(label, press);
  if (key !== '') made.append(' ', element('kbd', { 'aria-hidden': 'true' }, key));
  return made;
}

export function showSaving({ queue, failed }: PlayersSaving): void {
  if (!grid?.section.isConnected) return;
  const { say, act, saving } = grid;
  const count = queue.length;
  const words =
    count === 0 ? '' : say(failed ? 'sidebar.players.notSaved' : 'sidebar.players.saving', { count });
  if (saving.dataset['words'] === words) return;
  saving.dataset['words'] = words;
  const again = failed ? [' ', smallButton(say('sidebar.tryAgain'), () => act({ deed: 'save again' }))] : [];
  saving.replaceChildren(words, ...again);
}

/** Says what was pressed, beside the button that takes it back. */
export function sayPressed(words: string): void {
  if (!grid) return;
  grid.said = words;
  drawStrip(grid);
  setStatus(words);
}

function change(changes: readonly PlayerChange[], words: string): void {
  if (!grid || changes.length === 0) return;
  grid.act({ deed: 'change players', changes });
  sayPressed(words);
}

const chosen = (): PersonOfList | undefined =>
  grid?.at === undefined ? undefined : grid.view.people[grid.at];

function wordsOf(change: PlayerChange | undefined, column: CountedColumn): string {
  if (!grid || !change) return '';
  const { say } = grid;
  if (column.column === 'here')
    return say(change.is.awaited ? 'sidebar.players.away' : 'sidebar.players.here');
  const { round } = column;
  return say(misses(change.is, round) ? 'sidebar.players.misses' : 'sidebar.players.plays', { round });
}

function pressBox(index: number, column: BoxColumn): void {
  if (column.column === 'gone') return go();
  const person = grid?.view.people[index];
  if (!grid || !person) return;
  const changes = boxesPressed([person], column, grid.view.rounds);
  change(changes, wordsOf(changes[0], column));
}

/** Everybody who is shown. */
function pressHead(column: CountedColumn): void {
  if (!grid) return;
  const { view, find, say } = grid;
  const found = shownOf(view, find.value);
  const changes = boxesPressed(
    view.people.filter((_, i) => found[i]),
    column,
    view.rounds,
  );
  grid.at = undefined;
  const what = wordsOf(changes[0], column);
  change(changes, say('sidebar.players.shown', { count: changes.length, what }));
}

const miss = (): void => {
  if (grid?.at !== undefined && !grid.view.door && grid.view.round <= grid.view.rounds)
    pressBox(grid.at, { column: 'round', round: grid.view.round, isPast: false });
};

const arrive = (): void => {
  if (grid?.at !== undefined) pressBox(grid.at, { column: 'here' });
};

function go(): void {
  const person = chosen();
  if (!grid || !person || grid.view.door || grid.view.round > grid.view.rounds) return;
  const { round, rounds } = grid.view;
  const pressed = goingPressed(person, round, rounds);
  const isBack = isGone(person.missed, round, rounds);
  change([pressed], grid.say(isBack ? 'sidebar.players.again' : 'sidebar.players.withdraws'));
}

function choose(index: number, stop: number, focus = true): void {
  if (!grid) return;
  grid.at = index;
  grid.stop = stop;
  grid.said = '';
  showPlayers(grid.view);
  const { row, stops } = grid.rows[index] ?? {};
  row?.scrollIntoView({ block: 'nearest' });
  if (focus) stops?.[stop]?.focus({ preventScroll: true });
}

function search(): void {
  if (!grid) return;
  const { view, find, say } = grid;
  const found = shownOf(view, find.value);
  const first = found.indexOf(true);
  grid.at = find.value.trim() !== '' && first >= 0 ? first : undefined;
  grid.stop = 0;
  grid.said = '';
  showPlayers(view);
  const count = found.filter(Boolean).length;
  setStatus(count === 0 ? say('sidebar.players.nobody') : say('sidebar.players.found', { count }));
}

function searchKey(event: KeyboardEvent): void {
  if (!grid || event.isComposing || event.repeat) return;
  const { view, find } = grid;
  if (event.key === 'Escape' && find.value !== '') {
    event.preventDefault();
    find.value = '';
    return search();
  }
  if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  const found = shownOf(view, find.value);
  if (view.door && event.key === 'Enter') {
    // Whoever stands next in the queue is typed while the sheet still writes.
    const next = found.findIndex((isFound, i) => isFound && view.people[i]?.missed.awaited);
    if (find.value.trim() === '' || next < 0) return;
    find.value = '';
    search();
    choose(next, 0, false);
    return arrive();
  }
  const first = grid.at ?? found.indexOf(true);
  if (first >= 0 && found.includes(true)) choose(first, 0);
}

/** Whether the chosen row was out of sight, where no key may change it: it is shown instead, and the next key acts. */
function showsChosen(): boolean {
  if (grid?.at === undefined) return false;
  const row = grid.rows[grid.at]?.row;
  if (!row || row.hidden) return true;
  const { top, bottom } = row.getBoundingClientRect();
  if (top >= 0 && bottom <= grid.strip.getBoundingClientRect().top + 1) return false;
  row.scrollIntoView({ block: 'center' });
  return true;
}

/** How many rows a key goes. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 15,
  PageUp: -15,
  End: Infinity,
  Home: -Infinity,
};

function pressKey(event: KeyboardEvent): void {
  if (!grid?.section.isConnected || event.defaultPrevented || event.isComposing) return;
  const on = event.target instanceof HTMLElement ? event.target : undefined;
  if (on === grid.find || on?.closest('#help')) return;
  const take = (): void => event.preventDefault();
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !event.repeat) {
    take();
    return document.getElementById('take-back')?.click();
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '/') {
    take();
    grid.find.focus();
    return grid.find.select();
  }
  const isInside = grid.section.contains(on ?? null);
  if (!isInside && on?.tagName !== 'H1' && on?.tagName !== 'BODY') return;
  if (event.shiftKey && (event.key === 'ArrowRight' || event.key === 'ArrowLeft'))
    return (take(), stepRounds(event.key === 'ArrowRight' ? 1 : -1));
  const step = STEPS[event.key];
  if (step !== undefined) return (take(), stepRow(step));
  if (!isInside || grid.at === undefined) return;
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    take();
    const most = (grid.rows[grid.at]?.stops.length ?? 1) - 1;
    const next = grid.stop + (event.key === 'ArrowRight' ? 1 : -1);
    return choose(grid.at, Math.max(0, Math.min(most, next)));
  }
  if (event.repeat) return;
  // The place of the key counts where the letters are others.
  const key = /^[a-z]$/i.test(event.key)
    ? event.key.toLowerCase()
    : event.code.replace('Key', '').toLowerCase();
  if (key !== 'm' && key !== 'x') return;
  take();
  if (showsChosen()) return;
  if (key === 'm') miss();
  else go();
}

function stepRow(step: number): void {
  if (!grid) return;
  const found = shownOf(grid.view, grid.find.value).flatMap((isFound, i) => (isFound ? [i] : []));
  if (found.length === 0) return;
  const now = grid.at === undefined ? -1 : found.indexOf(grid.at);
  const next = found[Math.max(0, Math.min(found.length - 1, now + step))];
  if (next !== undefined) choose(next, grid.stop);
}

document.addEventListener('keydown', pressKey);
