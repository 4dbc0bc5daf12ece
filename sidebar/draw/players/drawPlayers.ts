import { element } from '../../aria/element';
import type { PlayersScreen } from '../../model/panel';
import { shortNames } from '../../model/shortNames';
import type { Say } from '../../words';
import type { Do } from '../parts/button';
import { drawHeads, drawRow, layColumns } from './cells';
import { gridShown, showGrid, type PlayersGrid } from './grid';
import { pressKey, searchKey } from './keys';
import { HANDS, search } from './press';
import { drawTallest, showPlayers } from './show';

/** The most columns of rounds, and those under a thumb. */
const [WIDE, NARROW] = [5, 3];

export function drawPlayers(view: PlayersScreen, act: Do, say: Say): HTMLElement {
  const last = gridShown();
  const before = last?.section.isConnected && last.view.door === view.door ? last : undefined;
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
  const words = element('div');
  const strip = element('div', { class: 'strip' }, drawTallest(view, say), words);
  const names = shortNames(view.people.map(({ name }) => name));
  const rows = view.people.map((person, i) => drawRow(person, names[i] ?? '', i, HANDS));
  const heads = drawHeads(view, most, say, HANDS);
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
  const grid: PlayersGrid = {
    view,
    most,
    first: before?.first,
    columns: [],
    find,
    section,
    strip,
    words,
    saving,
    heads,
    rows,
    act,
    say,
    hands: HANDS,
    at: at < 0 ? undefined : at,
    stop: before?.stop ?? 0,
    said: before?.said ?? '',
  };
  showGrid(grid);
  find.addEventListener('input', search);
  find.addEventListener('keydown', searchKey);
  layColumns(grid);
  showPlayers(view);
  return section;
}

document.addEventListener('keydown', pressKey);
