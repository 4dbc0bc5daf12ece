/** The first script of the page: it shows the start page, or loads the spreadsheet for an open tournament. */
import type { IWorkbookData } from '@univerjs/core';
import type { Tournament } from '../tournaments';
import { keepEarlyKeys } from './earlyKeys';
import { byId, make } from './elements';
import { say } from './messages';
import { drawPicture } from './firstPicture';
import { onDroppedFile } from './kept/files';
import { openTournamentFile } from './kept/openFile';
import { TOURNAMENTS } from './samples';
import { sayOffline, showStart } from './startPage';
import { unpack } from './kept/packed';
import { isKept, isNew, kept, whyUnreadable } from './kept/store';
import { keepOffline } from './offline/offline';
import { askAhead, DIST } from './ahead';
import { language, learn, personsLanguage, sampleAt, speak, word } from './words';

async function main(): Promise<void> {
  const name = new URLSearchParams(location.search).get('open');
  const snapshot = name === null ? undefined : kept(name);
  const isOwn = snapshot !== undefined || (name !== null && isNew(name) && !isKept(name));
  // What cannot be read is never opened as something empty, which would be saved over it.
  const unreadable = name !== null && isKept(name) && !snapshot;
  const sample = TOURNAMENTS.find(one => one.name === name);
  if (!unreadable && (isOwn || sample)) keepEarlyKeys();
  const isRight = keepOffline(() => sayOffline(true));
  const asked = snapshot?.event?.language ?? personsLanguage();
  await learn(asked);
  speak(asked);
  if (name !== null) await isRight;
  if (unreadable) {
    showStart(samples());
    return say(word('workbench.notFound'), whyUnreadable(name));
  }
  if (isOwn || sample) {
    const played = !isOwn && sample?.played ? sampleAt(sample.name) : undefined;
    loadBook(played === undefined ? [] : [played]);
    const book = snapshot?.workbook ?? (played === undefined ? undefined : await aheadOf(played));
    return book && drawPicture(book, snapshot?.sheet);
  }
  showStart(samples());
  onDroppedFile(openTournamentFile);
  if (name !== null) say(word('workbench.notFound'), word('workbench.notFound.text', { name }));
}

const samples = (): readonly Tournament[] => TOURNAMENTS.filter(one => one.name !== 'empty');

/** A sample, for which its script asks too; undefined where it cannot be had, which that script tells. */
async function aheadOf(address: string): Promise<IWorkbookData | undefined> {
  try {
    const answer = (await window.wallistAhead?.get(address))?.clone();
    return answer?.ok ? (JSON.parse(unpack(await answer.text()) ?? '') as IWorkbookData) : undefined;
  } catch {
    return undefined;
  }
}

/** The spreadsheet is large: nothing of it is asked for before it is needed. What it will ask for comes beside it. */
function loadBook(content: readonly string[]): void {
  byId('opening').hidden = false;
  window.wallistRest = async () => word('workbench.newer.opening');
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
  askAhead([...DIST.map(file => `dist/${file}`), ...content]);
}

main().catch((error: unknown) => say(word('workbench.notStarted'), String(error)));
