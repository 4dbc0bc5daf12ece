import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { workbench } from '../../src/text/en/workbench';

/** The pages that lead through a job, and what stands in italics there without being a text of Wallist. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  tutorial: ['Extensions'],
  round: [],
  results: ['blanc', 'blanco'],
  corrections: [],
  registration: ['Timestamp'],
  standings: [],
  printing: [],
  teams: [],
  'tables-and-brackets': ['Check'],
  'categories-and-playoffs': [],
  'score-pairing': ['Check'],
  'from-paper': [],
  // The left columns have the words of those programs.
  'from-opengotha': ['Players Manager', 'Games – Pair', 'Teams Pairing', 'Publish'],
  'from-macmahon': ['Points'],
};

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[….:]$/, '')
    .trim();

/** A text without a name or a number at its beginning or end. */
const core = (text: string): string => text.replace(/^\{[^}]*\} |:? \{[^}]*\}$/g, '');

/** A text with its places for names and numbers. */
const asPattern = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '.+')}$`);

const texts = [...Object.values(DICTIONARIES.en), ...Object.values(workbench)].map(folded);
// A text that is all place would match everything.
const patterns = texts
  .filter(text => /[a-z]{3}/.test(text.replace(/\{[^}]*\}/g, '')))
  .flatMap(text => [asPattern(text), asPattern(core(text))]);

test.each(Object.entries(PAGES))('what %s quotes is written so on the screen', (page, others) => {
  const words = readFileSync(`docs/${page}.md`, 'utf8').replace(/```[^]*?```/g, '');
  const quoted = [...words.matchAll(/(?<![\w`/(])_([^_\n`]{2,80}?)_(?!\w)/g)].map(([, label = '']) => label);
  const unknown = quoted.filter(
    label => !others.includes(label) && !patterns.some(pattern => pattern.test(folded(label))),
  );
  expect(unknown).toEqual([]);
});
