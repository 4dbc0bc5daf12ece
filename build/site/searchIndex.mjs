// The index of the search: every word of the pages with the sections that have it. `search.js` reads it as a script, which works without a server too.
import { addressOf, CONTENTS } from './contents.mjs';

const LONGEST = 30;
const EXCERPT = 110;

/** The pages as they stand in the contents: of two that fit equally well, the one for the day comes before the one for the code. */
const ORDER = CONTENTS.flatMap(({ pages }) => pages);

/** From the pages as readPage gives them. */
export function searchIndex(pages) {
  const inOrder = [...pages].sort((a, b) => ORDER.indexOf(a.page) - ORDER.indexOf(b.page));
  const sections = inOrder.flatMap(({ page, title, sections: parts }) =>
    parts.map(({ id, heading, text }) => ({ page, title, id, heading, text })),
  );
  const places = new Map();
  sections.forEach(({ heading, text }, number) => {
    for (const word of new Set(wordsOf(`${heading} ${text}`))) {
      places.set(word, [...(places.get(word) ?? []), number]);
    }
  });
  return {
    sections: sections.map(({ page, title, id, heading, text }) => [
      `${addressOf(page)}#${id}`,
      title,
      heading,
      text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text,
    ]),
    words: Object.fromEntries([...places].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Words in small letters; of scripts without blanks a run of characters. */
const wordsOf = text =>
  text
    .toLowerCase()
    .match(WORD)
    ?.filter(word => word.length <= LONGEST) ?? [];

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:-\d+)?/gu;

/** The index as a script; nothing in it ends a script element. */
export const indexScript = index =>
  `window.wallistSearch = ${JSON.stringify(index).replace(/</g, '\\u003c')};\n`;
