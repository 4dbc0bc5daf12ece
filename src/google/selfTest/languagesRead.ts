/** The file of texts holds seven languages, of which each formula wants one, or none where it answers in English. */
import { LANGUAGES, type Language } from '../../tournament/languages';
import { makeText } from '../../sheet/wording';
import { htmlFile } from '../htmlFile';

/** The formula as the spreadsheet calls it, whose texts are not this program's. */
declare function PLACE(wallList: unknown, settings: string): readonly (readonly unknown[])[];

/** A sentence answers it: titles are at hand in every language. */
const EMPTY = [['']];

export interface LanguageRead {
  readonly language: Language;
  readonly isSpoken: boolean;
  /** The languages of the file that were decoded for the answer; none if one was decoded earlier in this run. */
  readonly read: readonly string[];
}

/** Asks one formula in every language, and notes which texts are decoded for it. */
export function languagesRead(): readonly LanguageRead[] {
  const file = htmlFile('texts');
  return LANGUAGES.map(language => {
    let answer: unknown;
    const parsed = parsedBy(() => {
      answer = PLACE(EMPTY, `System=Swiss; Language=${language}`)[0]?.[0];
    });
    return {
      language,
      isSpoken: String(answer).startsWith(makeText(language)('problem.emptyRange')),
      read: parsed.flatMap(text => languageOf(file, text)),
    };
  });
}

/** The texts of JSON that are parsed during an action. */
function parsedBy(act: () => void): readonly string[] {
  const { parse } = JSON;
  const texts: string[] = [];
  JSON.parse = (text, reviver) => {
    texts.push(text);
    return parse(text, reviver) as unknown;
  };
  try {
    act();
  } finally {
    JSON.parse = parse;
  }
  return texts;
}

/** The language above a block of the file; none for a text from elsewhere. */
function languageOf(file: string, text: string): readonly string[] {
  const start = file.indexOf(text);
  const [, language] = /Wallist (\w+) /.exec(file.slice(file.lastIndexOf('Wallist ', start))) ?? [];
  return start < 0 || language === undefined ? [] : [language];
}
