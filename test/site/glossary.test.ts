import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { LANGUAGES } from '../../src/tournament/settings';
import { GLOSSARY_TERMS, OWN_TERMS } from './glossaryTerms';

/** The rows of the tables of a page, a list for each. */
const tablesOf = (page: string): readonly (readonly (readonly string[])[])[] =>
  page.split('\n## ').map(part =>
    part
      .split('\n')
      .filter(line => line.startsWith('|'))
      .slice(2)
      .map(line =>
        line
          .slice(1, -1)
          .split('|')
          .map(cell => cell.trim()),
      ),
  );

/** For how many terms of each language no page was found. */
const WITHOUT_A_PAGE = { en: 1, de: 2, es: 5, fr: 5, ja: 5, ko: 2, ru: 2, zh: 10 };

test.each(LANGUAGES)('the glossary in %s has the words of the dictionary, each with its source', language => {
  const [rows = [], own = []] = tablesOf(readFileSync(`docs/glossary/${language}.md`, 'utf8'));
  const words = GLOSSARY_TERMS.map(term =>
    typeof term === 'string' ? DICTIONARIES[language][term] : term.name,
  );
  // “Black wins by default” and the like stand for the words in them.
  expect(rows.map(([word]) => word)).toEqual(words);
  expect(rows.filter(row => row.length !== 3 || row.includes(''))).toEqual([]);
  const without = rows
    .map(([, , source = '']) => source)
    .filter(source => !/^\[[^\]]+\]\(https?:\/\/[^ )]+\)$/.test(source));
  // Where no page was found, a row says so, always in the same words.
  expect(new Set(without).size).toBeLessThanOrEqual(1);
  expect(without.every(source => source.startsWith('– '))).toBe(true);
  expect(without.length).toBeLessThanOrEqual(WITHOUT_A_PAGE[language]);
  // What only the program calls so stands apart, without a source.
  expect(own.map(([word]) => word)).toEqual(OWN_TERMS.map(term => DICTIONARIES[language][term]));
  expect(own.filter(row => row.length !== 2 || row.includes(''))).toEqual([]);
});
