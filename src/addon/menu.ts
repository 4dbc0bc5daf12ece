import { en } from '../sheet/text/en';
import type { Opening } from './protocol';

const TITLE = en['sidebar.title'];

/**
 * The menu of the add-on. Google calls this in AuthMode.NONE, where neither cells nor properties may be read.
 * The names are those of globals.ts.
 */
export function onOpen(): void {
  const ui = SpreadsheetApp.getUi();
  const more = ui.createMenu('More').addItem('Self-test', 'selfTest').addItem('Help', 'help');
  ui.createAddonMenu()
    .addItem('Create a tournament', 'createTournament')
    .addItem('Pair the next round', 'pairNextRound')
    .addItem('Record results', 'recordResults')
    .addItem('Check the wall list', 'checkWallList')
    .addItem('Standings and prizes', 'standingsAndPrizes')
    .addSubMenu(more)
    .addToUi();
}

export const onInstall = (): void => onOpen();

export const createTournament = (): void => openSidebar('create');
export const pairNextRound = (): void => openSidebar('pair');
export const recordResults = (): void => openSidebar('record');
export const checkWallList = (): void => openSidebar('check');
export const standingsAndPrizes = (): void => openSidebar('standings');
export const help = (): void => {
  const ui = SpreadsheetApp.getUi();
  ui.alert(TITLE, 'Help', ui.ButtonSet.OK);
};

/** The page carries what it opens with in `data-opening`. */
function openSidebar(opening: Opening): void {
  const page = HtmlService.createHtmlOutputFromFile('sidebar').getContent();
  const opened = page.replace('data-opening="state"', `data-opening="${opening}"`);
  SpreadsheetApp.getUi().showSidebar(HtmlService.createHtmlOutput(opened).setTitle(TITLE));
}
