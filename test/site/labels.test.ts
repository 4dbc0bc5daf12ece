import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import { expect, test } from 'vitest';
import { IN_EVERY_LANGUAGE } from '../../build/site/contents.mjs';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { SELF_TEST_COLUMNS, SELF_TEST_LINES } from '../../src/application/selfTest/selfTestLines';
import { FILE_TEXTS } from '../../src/text/files';
import { WORKBENCH_TEXTS } from '../../src/text/workbench';
import type { Language } from '../../src/tournament/languages';

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

/** Google's own words for the menu of add-ons and the first title of a form's answers. */
const GOOGLE: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  fr: ['Extensions', 'Horodateur'],
  de: ['Erweiterungen', 'Zeitstempel'],
  es: ['Extensiones', 'Marca temporal'],
  ru: ['Расширения', 'Отметка времени'],
  ko: ['확장 프로그램', '타임스탬프'],
  ja: ['拡張機能', 'タイムスタンプ'],
  zh: ['扩展程序', '时间戳记'],
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

/** A text without a name or a number at its beginning or end, and without the colon before it, of which some languages write a blank or none. */
const core = (text: string): string =>
  text.replace(/^\{[^}]*\}\s*|\s*[:：]?\s*(?:\{[^}]*\}|[(（]\{[^}]*\}[)）])$/g, '');

/** A text with its places for names and numbers. */
const asPattern = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '.+')}$`);

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;

/** Whether what a page quotes stands on the screen, with a name or a number where the screen has one. */
function screenOf(language: Language): (label: string) => boolean {
  const texts = [
    ...Object.values(DICTIONARIES[language]),
    ...Object.values(WORKBENCH_TEXTS[language]),
    ...Object.values(FILE_TEXTS[language]),
    ...(language === 'en'
      ? [...SELF_TEST_COLUMNS, ...Object.values(SELF_TEST_LINES).map(([name]) => name)]
      : []),
  ].map(folded);
  // A text that is all place would match everything.
  const patterns = texts
    .map(text => [text, text.replace(/\{[^}]*\}/g, '')] as const)
    .filter(([, fixed]) => /\p{L}{3}/u.test(fixed) || CJK.test(fixed.replace(/\s/g, '')))
    .flatMap(([text]) => [asPattern(text), asPattern(core(text))]);
  return label => texts.includes(folded(label)) || patterns.some(pattern => pattern.test(folded(label)));
}

const isOnScreen = screenOf('en');

test.each(PAGES)('what %s quotes is written so on the screen', page => {
  const others = OTHERS[basename(page, '.md')] ?? [];
  const words = readFileSync(page, 'utf8').replace(/```[^]*?```/g, '');
  const quoted = [...words.matchAll(/(?<![\w`/(])_([^_\n`]{2,80}?)_(?!\w)/g)].map(([, label = '']) => label);
  expect(quoted.filter(label => !others.includes(label) && !isOnScreen(label))).toEqual([]);
});

/** What is in italics, each as it is read: lines of the source are blanks. */
const italicsOf = (token: Token): readonly string[] => {
  const { tokens = [], items = [], header = [], rows = [] } = token as Tokens.Generic;
  const inside: readonly Token[] = [...tokens, ...items, ...[header, ...rows].flat()];
  const own = token.type === 'em' ? [(token as Tokens.Em).text.replace(/\s+/g, ' ')] : [];
  return [...own, ...inside.flatMap(italicsOf)];
};

const TRANSLATED = (Object.keys(GOOGLE) as (keyof typeof GOOGLE)[]).flatMap(language =>
  IN_EVERY_LANGUAGE.map(name => ({ language, name, page: `docs/${language}/${name}.md` })).filter(
    ({ page }) => existsSync(page),
  ),
);

test.each(TRANSLATED)(
  'what $page quotes is written so on the screen in its language',
  ({ language, name, page }) => {
    const isThere = screenOf(language);
    const others = [...(OTHERS[name] ?? []), ...GOOGLE[language]];
    const quoted = lexer(readFileSync(page, 'utf8')).flatMap(italicsOf);
    expect(quoted.filter(label => label.length > 1 && !others.includes(label) && !isThere(label))).toEqual(
      [],
    );
    // A page that quotes nothing is not looked at by this test.
    expect(quoted.length > 0 || name === 'day').toBe(true);
  },
);
