import { readTextFileBy } from '../text/textFile';

/** The content of an .html file of this script. Google evaluates none of it, so that a formula does not pay for what lies there. */
export const htmlFile = (name: string): string => HtmlService.createHtmlOutputFromFile(name).getContent();

/** The texts of the other languages are read from `texts.html`, when one is shown. */
export const findTexts = (): void => readTextFileBy(() => htmlFile('texts'));
