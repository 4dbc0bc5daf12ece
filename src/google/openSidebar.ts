import { languageOfLocale } from '../text/languageOfLocale';
import { readText } from '../text/vocabulary';
import type { Language } from '../tournament/languages';
import { page } from './page';
import type { Opening } from '../application/protocol/protocol';

/**
 * Opens the panel; the page has its opening in `data-opening`, and in `data-book` the spreadsheet. False where Google does not let it be
 * shown: the permission for it may be refused by itself.
 */
export function openSidebar(opening: Opening): boolean {
  const opened = page().replace('data-opening="state"', `data-opening="${opening}" data-book="${book()}"`);
  const title = readText(userLanguage())('sidebar.title');
  try {
    SpreadsheetApp.getUi().showSidebar(HtmlService.createHtmlOutput(opened).setTitle(title));
    return true;
  } catch {
    return false;
  }
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
export function userLanguage(): Language {
  try {
    return languageOfLocale(Session.getActiveUserLocale());
  } catch {
    return 'en';
  }
}
