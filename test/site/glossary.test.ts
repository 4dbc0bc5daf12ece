import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { LANGUAGES } from '../../src/tournament/languages';
import { GLOSSARY_TERMS, OWN_TERMS, TRANSLATED_TERMS } from './glossaryTerms';

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
const WITHOUT_A_PAGE = { en: 0, de: 0, es: 0, fr: 1, ja: 0, ko: 0, ru: 1, zh: 1 };

const PAGE = String.raw`\[[^\]]+\]\(https?://[^ )]+\)`;
/** The page of a tournament, with the game where it is not go. */
const PRINTED = new RegExp(`^${PAGE}(?: ?[(（][^()（）]+[)）])?$`);

/** How a page says that its word is our translation of one that is printed elsewhere. */
const TRANSLATION = {
  en: undefined,
  de: new RegExp(`^unsere Übersetzung von ${PAGE}$`),
  es: new RegExp(`^traducción nuestra de ${PAGE}$`),
  fr: undefined,
  ja: new RegExp(`^当方の訳語。原語は${PAGE}$`),
  ko: new RegExp(`^${PAGE}를 우리가 옮긴 말$`),
  ru: new RegExp(`^наш перевод слова ${PAGE}$`),
  zh: new RegExp(`^本程序的译法，原文为${PAGE}$`),
};

test.each(LANGUAGES)('the glossary in %s has the words of the dictionary, each with its source', language => {
  const [rows = [], own = []] = tablesOf(readFileSync(`docs/glossary/${language}.md`, 'utf8'));
  const words = GLOSSARY_TERMS.map(term =>
    typeof term === 'string' ? DICTIONARIES[language][term] : term.name,
  );
  // “Black wins by default” and the like stand for the words in them.
  expect(rows.map(([word]) => word)).toEqual(words);
  expect(rows.filter(row => row.length !== 3 || row.includes(''))).toEqual([]);
  // A word that no tournament prints in this language names the one it translates.
  const translated = GLOSSARY_TERMS.filter((_, row) => TRANSLATION[language]?.test(rows[row]?.[2] ?? ''));
  expect(translated).toEqual(TRANSLATED_TERMS[language]);
  const without = rows
    .map(([, , source = '']) => source)
    .filter(source => !PRINTED.test(source) && TRANSLATION[language]?.test(source) !== true);
  // Where no page was found, a row says so, always in the same words.
  expect(new Set(without).size).toBeLessThanOrEqual(1);
  expect(without.every(source => source.startsWith('– '))).toBe(true);
  expect(without.length).toBe(WITHOUT_A_PAGE[language]);
  // What only the program calls so stands apart, without a source.
  expect(own.map(([word]) => word)).toEqual(OWN_TERMS.map(term => DICTIONARIES[language][term]));
  expect(own.filter(row => row.length !== 2 || row.includes(''))).toEqual([]);
});
