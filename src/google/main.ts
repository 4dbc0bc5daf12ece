/** All functions that Google calls; the build makes the globals for them from catalogue.ts and globals.ts. */
import type { Opening } from '../application/protocol/protocol';
import { readText } from '../text/vocabulary';
import { findTexts } from './htmlFile';
import { openSidebar, userLanguage } from './openSidebar';
import { menuByAlerts } from './program';

findTexts();

export { FUNCTIONS as functions } from '../application/functions/all';
export { selfTest, sidebar } from './program';

/**
 * Builds the menu. Google calls this in AuthMode.NONE, where neither cells nor properties may be read; the language
 * of the person may. Its words are at hand without the text file. The names are those of globals.ts.
 */
export function onOpen(): void {
  const text = readText(userLanguage());
  const ui = SpreadsheetApp.getUi();
  const more = ui
    .createMenu(text('menu.more'))
    .addItem(text('menu.players'), 'players')
    .addItem(text('menu.undo'), 'undoLastAction')
    .addItem(text('menu.files'), 'files')
    .addItem(text('menu.simulate'), 'simulate')
    .addItem(text('menu.audit'), 'checkWholeEvent')
    .addItem(text('menu.selfTest'), 'selfTest')
    .addItem(text('menu.help'), 'help');
  ui.createAddonMenu()
    .addItem(text('menu.create'), 'createTournament')
    .addItem(text('menu.pair'), 'pairNextRound')
    .addItem(text('menu.record'), 'recordResults')
    .addItem(text('menu.check'), 'checkWallList')
    .addItem(text('menu.standings'), 'standingsAndPrizes')
    .addSubMenu(more)
    .addToUi();
}

export const onInstall = (): void => onOpen();

export const createTournament = (): void => show('create');
export const pairNextRound = (): void => show('pair');
export const players = (): void => show('players');
export const recordResults = (): void => show('record');
export const checkWallList = (): void => show('check');
export const standingsAndPrizes = (): void => show('standings');
export const simulate = (): void => show('simulate');
export const files = (): void => show('files');
export const checkWholeEvent = (): void => show('audit');
export const help = (): void => show('help');
export const undoLastAction = (): void => menuByAlerts('undo', false);

/** Where Google does not show the panel, the same is asked and told by alerts. */
function show(opening: Opening): void {
  if (!openSidebar(opening)) menuByAlerts(opening, true);
}
