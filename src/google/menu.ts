import { languageOfLocale } from '../text/languageOfLocale';
import { readText } from '../text/vocabulary';
import type { Language } from '../tournament/languages';
import { page } from './page';
import type { Opening } from '../application/protocol/protocol';

/**
 * Builds the menu. Google calls this in AuthMode.NONE, where neither cells nor properties may be read; the language
 * of the person may. Its words are at hand without the text file. The names are those of globals.ts.
 */
export function onOpen(): void {
  const text = readText(userLanguage());
  const ui = SpreadsheetApp.getUi();
  const more = ui
    .createMenu(text('menu.more'))
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

export const createTournament = (): void => openSidebar('create');
export const pairNextRound = (): void => openSidebar('pair');
export const recordResults = (): void => openSidebar('record');
export const checkWallList = (): void => openSidebar('check');
export const standingsAndPrizes = (): void => openSidebar('standings');
export const simulate = (): void => openSidebar('simulate');
export const files = (): void => openSidebar('files');
export const checkWholeEvent = (): void => openSidebar('audit');
export const help = (): void => openSidebar('help');

/** Opens the panel; the page has its opening in `data-opening`, and in `data-book` the spreadsheet. */
export function openSidebar(opening: Opening): void {
  const opened = page().replace('data-opening="state"', `data-opening="${opening}" data-book="${book()}"`);
  const title = readText(userLanguage())('sidebar.title');
  SpreadsheetApp.getUi().showSidebar(HtmlService.createHtmlOutput(opened).setTitle(title));
}

/** By this the panel finds what was chosen in it and not yet recorded; without it, it keeps nothing beyond the page. */
function book(): string {
  try {
    return SpreadsheetApp.getActiveSpreadsheet()
      .getId()
      .replace(/[^\w-]/g, '');
  } catch {
    return '';
  }
}

/** A menu in English is better than none. */
function userLanguage(): Language {
  try {
    return languageOfLocale(Session.getActiveUserLocale());
  } catch {
    return 'en';
  }
}
