import { readTextFileBy } from '../text/textFile';

/**
 * The content of an .html file of this script, as it is: an HtmlOutput would be read as HTML and put together again. Google evaluates
 * none of it, so that a formula does not pay for what lies there.
 */
export const htmlFile = (name: string): string => HtmlService.createTemplateFromFile(name).getRawContent();

/** The texts of the other languages are read from `texts.html`, when one is shown. */
export const findTexts = (): void => readTextFileBy(() => htmlFile('texts'));
