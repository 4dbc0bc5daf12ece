/** The first script of the page: it shows the start page, or loads the spreadsheet for an open tournament. */
import type { Tournament } from '../tournaments';
import { keepEarlyKeys } from './earlyKeys';
import { byId, make } from './elements';
import { say } from './messages';
import { onDroppedFile } from './kept/files';
import { openTournamentFile } from './kept/openFile';
import { showStart } from './startPage';
import { isNew, kept } from './kept/store';
import { language, personsLanguage, speak, word } from './words';

async function main(): Promise<void> {
  const name = new URLSearchParams(location.search).get('open');
  const snapshot = name === null ? undefined : kept(name);
  speak(snapshot?.event?.language ?? personsLanguage());
  if (snapshot || (name !== null && isNew(name))) return loadBook();
  const tournaments = (await (await fetch('tournaments/index.json')).json()) as readonly Tournament[];
  if (name !== null && tournaments.some(one => one.name === name)) return loadBook();
  showStart(tournaments.filter(one => one.name !== 'empty'));
  onDroppedFile(openTournamentFile);
  if (name !== null) say(word('workbench.notFound'), word('workbench.notFound.text', { name }));
}

/** The spreadsheet is large: nothing of it is asked for before it is needed. */
function loadBook(): void {
  byId('opening').hidden = false;
  keepEarlyKeys();
  // The page's own styles come last.
  document
    .querySelector('link[href="own.css"]')
    ?.before(make('link', { rel: 'stylesheet', href: 'page.css' }));
  for (const src of [...(language() === 'en' ? [] : [`texts-${language()}.js`]), 'page.js']) {
    const script = make('script', { src });
    // One after the other, although they are fetched together.
    script.async = false;
    document.body.append(script);
  }
}

main().catch((error: unknown) => say(word('workbench.notStarted'), String(error)));
