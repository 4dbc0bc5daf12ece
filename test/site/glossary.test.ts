import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { LANGUAGES } from '../../src/tournament/settings';
import { GLOSSARY_TERMS } from './glossaryTerms';

const rowsOf = (page: string): readonly (readonly string[])[] =>
  page
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line =>
      line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim()),
    );

test.each(LANGUAGES)('the glossary in %s has the words of the dictionary, each with its source', language => {
  const rows = rowsOf(readFileSync(`docs/glossary/${language}.md`, 'utf8'));
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
});
