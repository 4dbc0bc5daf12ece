// The index of the search: every word of the pages with the sections that have it. `search.js` reads it as a script, which works without a server too.
import { addressOf, pagesIn } from './contents.mjs';
import { languageOf, NAMES } from './languages.mjs';
import { otherWordsOf } from './otherWords.mjs';

const LONGEST = 30;
const EXCERPT = 110;

/** From the pages as readPage gives them, which are found in the order of the contents: of two that fit equally well, the one for the day comes before the one for the code. */
export function searchIndex(pages) {
  const byName = new Map(pages.map(one => [one.page, one]));
  const inOrder = [...NAMES.keys()].flatMap(language =>
    pagesIn(language, [...byName.keys()]).map(page => byName.get(page)),
  );
  const sections = inOrder.flatMap(({ page, title, sections: parts }) =>
    parts.map(({ id, heading, text }, at) => ({
      ...{ page, title, id, heading, text },
      others: otherWordsOf(page, languageOf(page), at),
    })),
  );
  const places = new Map();
  sections.forEach(({ heading, text, others }, number) => {
    for (const word of new Set(wordsOf(`${heading} ${text} ${others}`))) {
      places.set(word, [...(places.get(word) ?? []), number]);
    }
  });
  return {
    sections: sections.map(({ page, title, id, heading, text }) => [
      `${addressOf(page)}#${id}`,
      title,
      heading,
      text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text,
      languageOf(page),
    ]),
    words: Object.fromEntries([...places].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Words in small letters, of one width; of scripts without blanks a run of characters, which may be long. */
const wordsOf = text =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(WORD)
    ?.filter(word => word.length <= LONGEST || WITHOUT_BLANKS.test(word)) ?? [];

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:-\d+)?/gu;
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The index as a script; nothing in it ends a script element. */
export const indexScript = index =>
  `window.wallistSearch = ${JSON.stringify(index).replace(/</g, '\\u003c')};\n`;
