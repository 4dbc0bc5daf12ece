import type { PlayerChange } from '../../../src/application/protocol/protocol';
import { isOutForGood, misses } from '../../../src/tournament/person/missedRounds';
import { setStatus } from '../../aria/status';
import { boxesPressed, goingPressed, steppedFirst, type BoxColumn, type CountedColumn } from './boxColumns';
import { layColumns } from './cells';
import { gridShown, personAt, type GridHands } from './grid';
import { sayPressed, showPlayers, shownOf } from './show';

/** To the rounds before or after those that are shown; whoever stands on one stands on the one in its place. */
function stepRounds(step: -1 | 1): void {
  const grid = gridShown();
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

function change(changes: readonly PlayerChange[], words: string): void {
  const grid = gridShown();
  if (!grid || changes.length === 0) return;
  grid.act({ deed: 'change players', changes });
  sayPressed(words);
}

function wordsOf(change: PlayerChange | undefined, column: CountedColumn): string {
  const grid = gridShown();
  if (!grid || !change) return '';
  const { say } = grid;
  if (column.column === 'here')
    return say(change.is.awaited ? 'sidebar.players.away' : 'sidebar.players.here');
  const { round } = column;
  return say(misses(change.is, round) ? 'sidebar.players.misses' : 'sidebar.players.plays', { round });
}

function pressBox(index: number, column: BoxColumn): void {
  const grid = gridShown();
  if (column.column === 'gone') return go();
  const person = grid?.view.people[index];
  if (!grid || !person) return;
  const changes = boxesPressed([person], column, grid.view.rounds);
  change(changes, wordsOf(changes[0], column));
}

/** Everybody who is shown. */
function pressHead(column: CountedColumn): void {
  const grid = gridShown();
  if (!grid) return;
  const { view, find, say } = grid;
  const hits = shownOf(view, find.value);
  const changes = boxesPressed(
    view.people.filter((_, i) => hits[i]),
    column,
    view.rounds,
  );
  grid.at = undefined;
  const what = wordsOf(changes[0], column);
  change(changes, say('sidebar.players.shown', { count: changes.length, what }));
}

const miss = (): void => {
  const grid = gridShown();
  if (grid?.at !== undefined && !grid.view.door && grid.view.round <= grid.view.rounds)
    pressBox(grid.at, { column: 'round', round: grid.view.round, isPast: false });
};

const arrive = (): void => {
  const at = gridShown()?.at;
  if (at !== undefined) pressBox(at, { column: 'here' });
};

function go(): void {
  const grid = gridShown();
  const person = grid && personAt(grid);
  if (!grid || !person || grid.view.door || grid.view.round > grid.view.rounds) return;
  const { round, rounds } = grid.view;
  const pressed = goingPressed(person, round, rounds);
  const isBack = isOutForGood(person.missed, round, rounds);
  change([pressed], grid.say(isBack ? 'sidebar.players.again' : 'sidebar.players.withdraws'));
}

/** What is under the pointer stays there: only a key brings a row into sight. */
export function choose(index: number, stop: number, focus = true): void {
  const grid = gridShown();
  if (!grid) return;
  grid.at = index;
  grid.stop = stop;
  grid.said = '';
  showPlayers(grid.view);
  if (focus) grid.rows[index]?.stops[stop]?.focus({ preventScroll: true });
}

export function chooseByKey(index: number, stop: number, focus = true): void {
  choose(index, stop, focus);
  const grid = gridShown();
  const row = grid?.rows[index]?.row;
  if (!grid || !row) return;
  row.style.scrollMarginBottom = `${grid.strip.offsetHeight}px`;
  row.scrollIntoView({ block: 'nearest' });
}

export function search(): void {
  const grid = gridShown();
  if (!grid) return;
  const { view, find, say } = grid;
  const hits = shownOf(view, find.value);
  const first = hits.indexOf(true);
  grid.at = find.value.trim() !== '' && first >= 0 ? first : undefined;
  grid.stop = 0;
  grid.said = '';
  showPlayers(view);
  const count = hits.filter(Boolean).length;
  setStatus(count === 0 ? say('sidebar.players.nobody') : say('sidebar.players.found', { count }));
}

export const HANDS: GridHands = { choose, pressBox, pressHead, stepRounds, miss, go, arrive };
