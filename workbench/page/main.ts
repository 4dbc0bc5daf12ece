/** The first script of the page: it shows the start page, or loads the spreadsheet for an open tournament. */
import type { Tournament } from '../tournaments';
import { make } from './elements';
import { say } from './messages';
import { showStart } from './startPage';
import { isNew, kept } from './kept/store';

async function main(): Promise<void> {
  const name = new URLSearchParams(location.search).get('open');
  if (name !== null && (isNew(name) || kept(name))) return loadBook();
  const tournaments = (await (await fetch('tournaments/index.json')).json()) as readonly Tournament[];
  if (name !== null && tournaments.some(one => one.name === name)) return loadBook();
  showStart(tournaments.filter(one => one.name !== 'empty'));
  if (name !== null) say('Not found', `There is no tournament "${name}" here.`);
}

/** The spreadsheet is large: nothing of it is asked for before it is needed. */
function loadBook(): void {
  // The page's own styles come last.
  document
    .querySelector('link[href="own.css"]')
    ?.before(make('link', { rel: 'stylesheet', href: 'page.css' }));
  const language = UNIVER_TEXTS.find(one => navigator.language.toLowerCase().startsWith(one));
  for (const src of [...(language === undefined ? [] : [`texts-${language}.js`]), 'page.js']) {
    const script = make('script', { src });
    // One after the other, although they are fetched together.
    script.async = false;
    document.body.append(script);
  }
}

/** The languages besides English in which the page has Univer's own texts. */
const UNIVER_TEXTS = ['de', 'es', 'fr', 'ja', 'ko', 'ru', 'zh'];

main().catch((error: unknown) => say('The workbench did not start', String(error)));
