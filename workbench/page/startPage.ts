/** The start page: tournaments to open, and workbooks opened before. */
import type { Tournament } from '../tournaments';
import { byId, make } from './elements';
import { forget, kept, keptNames } from './store';

export function showStart(tournaments: readonly Tournament[], openFile: () => void): void {
  const start = byId('start');
  start.hidden = false;
  const own = keptNames().filter(name => !tournaments.some(one => one.name === name));
  const button = make('button', { type: 'button', class: 'main' }, 'Open a file…');
  button.addEventListener('click', openFile);
  start.replaceChildren(
    make('h2', {}, 'Open a tournament'),
    make(
      'p',
      {},
      'A spreadsheet on this computer with the add-on in it. Nothing leaves this computer, and no account is needed; ' +
        'your changes are kept in this browser.',
    ),
    make('ul', { class: 'cards' }, ...tournaments.map(card)),
    make('h2', {}, 'Your own'),
    ...(own.length > 0 ? [make('ul', { class: 'own' }, ...own.map(ownEntry))] : []),
    make('p', {}, 'A wall list as TSV or CSV, or a workbook saved here. ', button),
  );
}

function card({ name, title, about }: Tournament): HTMLElement {
  const link = make('a', { href: `?open=${encodeURIComponent(name)}` }, title);
  const changed = kept(name);
  const since = changed ? [make('p', { class: 'changed' }, `Changed ${when(changed.at)}`)] : [];
  return make('li', {}, make('h3', {}, link), make('p', {}, about), ...since);
}

function ownEntry(name: string): HTMLElement {
  const snapshot = kept(name);
  const title = snapshot?.title ?? name;
  const away = make('button', { type: 'button', class: 'quiet', 'aria-label': `Forget ${title}` }, 'Forget');
  const entry = make(
    'li',
    {},
    make('a', { href: `?open=${encodeURIComponent(name)}` }, title),
    make('span', { class: 'changed' }, snapshot ? `changed ${when(snapshot.at)}` : ''),
    away,
  );
  away.addEventListener('click', () => {
    if (!window.confirm(`Forget "${title}" in this browser? Files that you saved stay.`)) return;
    forget(name);
    entry.remove();
  });
  return entry;
}

const when = (at: number): string => new Date(at).toLocaleString();
