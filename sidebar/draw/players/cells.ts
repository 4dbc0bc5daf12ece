import type { PersonOfList } from '../../../src/application/protocol/protocol';
import { element, foreign } from '../../aria/element';
import type { PlayersScreen } from '../../model/panel';
import type { Say } from '../../words';
import { columnsOf, steppedFirst, type BoxColumn } from './boxColumns';
import type { GridHands, PlayerRow, PlayersGrid } from './grid';
import { drawPast } from './pastRounds';

export function drawHeads(view: PlayersScreen, most: number, say: Say, hands: GridHands): HTMLElement {
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
      ...(door || rounds <= most
        ? []
        : [stepButton('‹', -1, earlier, hands), stepButton('›', 1, later, hands)]),
    ),
  );
}

function stepButton(sign: string, step: -1 | 1, ariaLabel: string, { stepRounds }: GridHands): HTMLElement {
  const key = step < 0 ? 'Shift+ArrowLeft' : 'Shift+ArrowRight';
  const made = element(
    'button',
    {
      type: 'button',
      class: 'head window',
      'data-step': String(step),
      'aria-label': ariaLabel,
      'aria-keyshortcuts': key,
      title: `${ariaLabel} (⇧ ${step < 0 ? '←' : '→'})`,
    },
    sign,
  );
  made.addEventListener('click', () => stepRounds(step));
  return made;
}

function drawHead(column: BoxColumn, { say, hands }: PlayersGrid): HTMLElement {
  // Everybody at once withdraws by no press.
  if (column.column === 'gone')
    return element(
      'div',
      { role: 'columnheader', class: 'past', 'aria-label': say('sidebar.players.withdraws') },
      'X',
    );
  const label = column.column === 'here' ? say('sidebar.players.here') : String(column.round);
  if (column.column === 'round' && column.isPast) {
    const roundLabel = say('sidebar.place.round', { round: column.round });
    return element('div', { role: 'columnheader', class: 'past', 'aria-label': roundLabel }, label);
  }
  const ariaLabel =
    column.column === 'here' ? label : say('sidebar.players.everybody', { round: column.round });
  const head = element('button', { type: 'button', class: 'head', 'aria-label': ariaLabel }, label);
  head.addEventListener('click', () => hands.pressHead(column));
  return element('div', { role: 'columnheader' }, head);
}

function toldOf(player: string, column: BoxColumn, say: Say): string {
  if (column.column === 'here') return say('sidebar.players.isHere', { player });
  if (column.column === 'gone') return `${player}: ${say('sidebar.players.withdraws')}`;
  return say('sidebar.players.playsIn', { player, round: column.round });
}

export function drawRow(person: PersonOfList, name: string, index: number, { choose }: GridHands): PlayerRow {
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
export function layColumns(grid: PlayersGrid): void {
  const { view, most, first, heads, rows } = grid;
  const columns = columnsOf(view, most, first);
  grid.columns = columns;
  grid.stop = Math.min(grid.stop, columns.length);
  heads.parentElement?.style.setProperty('--columns', String(columns.length));
  layCells(
    heads,
    columns.map(column => drawHead(column, grid)),
  );
  for (const step of [-1, 1] as const) {
    const isLast = steppedFirst(view, most, first, step) === undefined;
    heads.querySelector(`[data-step="${step}"]`)?.setAttribute('aria-disabled', String(isLast));
  }
  rows.forEach((row, index) => {
    const person = view.people[index];
    if (person) layRounds(row, person, index, grid);
  });
}

function layRounds(
  row: PlayerRow,
  person: PersonOfList,
  index: number,
  { columns, say, hands }: PlayersGrid,
): void {
  const cells = columns.map((column, i) => {
    const isPast = column.column === 'round' && column.isPast;
    const cell = isPast
      ? drawPast(person.past[column.round - 1] ?? [], column.round, say)
      : drawBox(person.player, column, say);
    // The name is the first stop.
    cell.addEventListener('click', () => {
      hands.choose(index, i + 1);
      if (!isPast) hands.pressBox(index, column);
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
  const ariaLabel = toldOf(player, column, say);
  const kind = column.column === 'gone' ? 'box gone' : 'box';
  return element('button', { type: 'button', class: kind, role: 'checkbox', 'aria-label': ariaLabel });
}

function layCells(row: HTMLElement, cells: readonly HTMLElement[]): void {
  [...row.children].slice(2).forEach(cell => cell.remove());
  row.append(...cells);
}
