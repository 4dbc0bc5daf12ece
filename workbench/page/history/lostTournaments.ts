/** Tournaments of which the browser has lost the last state, and still has versions; and those that the person has deleted. */
import { byId, make } from '../elements';
import { say } from '../messages';
import { forget, isKept, keep } from '../kept/store';
import { word } from '../words';
import { snapshotOfVersion, timeWords } from './bringBack';
import { dropAll, namesWithVersions, versionsOf } from './shelf';

const PREFIX = 'wallist:deleted:';

/** Notes that a tournament is deleted: its versions go when the start page is opened next, until when it can be brought back. */
export function markDeleted(name: string, isDeleted: boolean): void {
  try {
    if (isDeleted) localStorage.setItem(PREFIX + name, '1');
    else localStorage.removeItem(PREFIX + name);
  } catch {
    // A full store: its versions are shown as those of a lost one.
  }
}

async function dropDeleted(): Promise<void> {
  const marked = Object.keys(localStorage).filter(key => key.startsWith(PREFIX));
  for (const key of marked) {
    const name = key.slice(PREFIX.length);
    if (isKept(name) || 'value' in (await dropAll(name))) localStorage.removeItem(key);
  }
}

/** Shows those that only versions are left of, but for these names, which can be opened anyway. */
export async function showLost(others: readonly string[]): Promise<void> {
  await dropDeleted();
  const found = await namesWithVersions();
  const lost = 'value' in found ? found.value.filter(name => !isKept(name) && !others.includes(name)) : [];
  const cards = (await Promise.all(lost.map(lostCard))).flatMap(card => card ?? []);
  const place = byId('lost');
  place.replaceChildren(
    make('h2', {}, word('workbench.history.only')),
    make('ul', { class: 'cards' }, ...cards),
  );
  place.hidden = cards.length === 0;
}

async function lostCard(name: string): Promise<HTMLElement | undefined> {
  const found = await versionsOf(name);
  const last = 'value' in found ? found.value[found.value.length - 1] : undefined;
  if (!last) return undefined;
  const back = make('button', { type: 'button', class: 'quiet' }, word('workbench.history.lastOne'));
  back.addEventListener('click', async () => {
    const snapshot = await snapshotOfVersion(last);
    if (!snapshot) return say(last.title, word('workbench.history.lost'));
    if (!keep(name, snapshot)) return say(last.title, word('workbench.noRoom'));
    location.assign(`?open=${encodeURIComponent(name)}`);
  });
  const remove = make('button', { type: 'button', class: 'quiet' }, word('workbench.delete'));
  const card = make(
    'li',
    { class: 'own' },
    make('h3', {}, last.title),
    make('p', { class: 'changed' }, word('workbench.changed', { when: timeWords(last.at) })),
    make('p', { class: 'actions' }, back, remove),
  );
  remove.addEventListener('click', () => {
    if (!window.confirm(`${word('workbench.delete')}: ${last.title}`)) return;
    forget(name);
    void dropAll(name);
    card.remove();
  });
  return card;
}
