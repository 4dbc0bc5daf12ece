import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { SELF_TEST_COLUMNS, SELF_TEST_LINES } from '../../src/application/selfTest/selfTestLines';
import { workbench } from '../../src/text/en/workbench';

/** What stands in italics on a page without being a text of Wallist: words of other programs and of Google, and words that are stressed. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  tutorial: ['Extensions'],
  results: ['blanc', 'blanco'],
  registration: ['Timestamp'],
  'tables-and-brackets': ['Check'],
  'score-pairing': ['Check'],
  // The left columns have the words of those programs.
  'from-opengotha': ['Players Manager', 'Games – Pair', 'Teams Pairing', 'Publish'],
  'from-macmahon': ['Points'],
  approval: ['partly', 'no'],
  audit: ['just as good'],
  exchange: ['Supported', 'untested', 'Download', 'Rules'],
  'google-contract': ['Documented', 'Observed', 'Assumed', 'This app is blocked'],
  'google-sheets': [
    'this spreadsheet',
    'showing a panel in it',
    'the attached Apps Script file and functionality will also be copied',
    'This app is blocked',
    'Advanced',
  ],
  privacy: ['this spreadsheet only'],
  publishing: [
    'Store listing',
    'Publish',
    'Productivity',
    'External',
    'In production',
    'Testing',
    'Open Extensions → Wallist → Create a tournament',
    'script ID',
    'version number',
    'App Configuration',
  ],
  parity: ['partly'],
  // Where releases lie on the site of a repository.
  README: ['Releases'],
  // A title of a column.
  standings: ['Wins'],
  rehearsal: ['This app is blocked', 'Loading…', 'everything passes', 'MMS', 'Wins', 'DC', 'SOS-2'],
  rules: ['counted score', 'game', 'above the bar', 'score group', 'Floats.', 'Country, club.'],
  'self-test': ['Loading…'],
  // Titles of columns in lists of one's own.
  sheets: ['done', 'Colour', 'Col', 'Farbe', 'B/W', 'B/W …'],
};

const PAGES = [
  ...readdirSync('docs')
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
  'README.md',
];

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[….:]$/, '')
    .trim();

/** A text without a name or a number at its beginning or end. */
const core = (text: string): string => text.replace(/^\{[^}]*\} |:? (\{[^}]*\}|\(\{[^}]*\}\))$/g, '');

/** A text with its places for names and numbers. */
const asPattern = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '.+')}$`);

const texts = [
  ...Object.values(DICTIONARIES.en),
  ...Object.values(workbench),
  ...SELF_TEST_COLUMNS,
  ...Object.values(SELF_TEST_LINES).map(([name]) => name),
].map(folded);
// A text that is all place would match everything.
const patterns = texts
  .filter(text => /[a-z]{3}/.test(text.replace(/\{[^}]*\}/g, '')))
  .flatMap(text => [asPattern(text), asPattern(core(text))]);

test.each(PAGES)('what %s quotes is written so on the screen', page => {
  const others = OTHERS[basename(page, '.md')] ?? [];
  const words = readFileSync(page, 'utf8').replace(/```[^]*?```/g, '');
  const quoted = [...words.matchAll(/(?<![\w`/(])_([^_\n`]{2,80}?)_(?!\w)/g)].map(([, label = '']) => label);
  const unknown = quoted.filter(
    label =>
      !others.includes(label) &&
      !texts.includes(folded(label)) &&
      !patterns.some(pattern => pattern.test(folded(label))),
  );
  expect(unknown).toEqual([]);
});
