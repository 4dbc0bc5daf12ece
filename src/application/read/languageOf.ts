import { languageOfLocale } from '../../text/languageOfLocale';
import type { Language } from '../../tournament/languages';
import type { Workbook } from '../workbook/workbook';

/** The language of new sheets: that of the person at the screen, if there is a dictionary, else English. */
export const languageOf = (workbook: Workbook): Language => languageOfLocale(workbook.userLanguage());
