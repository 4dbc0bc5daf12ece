import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeJoins } from '../../build/joins.mjs';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { en } from '../../src/text/en';
import { LANGUAGE_FACTS, LANGUAGES } from '../../src/tournament/languages';

const FOLDER = 'src/text';
const filesOf = (language: string): readonly string[] =>
  readdirSync(`${FOLDER}/${language}`)
    .filter(file => file !== 'index.ts')
    .sort();
/** The names of settings are not typed again in English: they stand in src/tournament/settings.ts. */
const keysIn = (language: string, file: string): readonly string[] =>
  [...readFileSync(`${FOLDER}/${language}/${file}`, 'utf8').matchAll(/^ {2}'([^']+)':/gm)].flatMap(
    ([, key = '']) => (key.startsWith('settingName.') ? [] : [key]),
  );
const keysOf = (language: string): readonly string[] =>
  filesOf(language).flatMap(file => keysIn(language, file));

/** Columns that texts send people to. */
const TITLES_IN_TEXTS = ['column.out', 'column.start', 'column.rank', 'column.supergroup'] as const;

test('every language has a folder, and there is no other', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter(entry => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGES].sort());
});

test('the joins of all languages are those that the build makes of the folders', async () => {
  const joins = Object.entries(await makeJoins('.'));
  expect(joins.map(([path]) => path)).toHaveLength(3);
  for (const [path, text] of joins) expect(readFileSync(path, 'utf8')).toBe(text);
});

test('a language is called by its own name in every language, which no other has', () => {
  const names = LANGUAGES.map(language => LANGUAGE_FACTS[language].name);
  expect(new Set(names).size).toBe(LANGUAGES.length);
  for (const language of LANGUAGES)
    expect(LANGUAGES.map(one => DICTIONARIES[language][`value.${one}`])).toEqual(names);
});

describe.each(LANGUAGES)('the texts in %s', language => {
  test('stand in the files that English has', () => {
    expect(filesOf(language)).toEqual(filesOf('en'));
    expect(filesOf(language).length).toBeGreaterThan(10);
  });

  test('have the keys of English, in its order', () => {
    for (const file of filesOf('en'))
      expect([file, keysIn(language, file)]).toEqual([file, keysIn('en', file)]);
    expect(Object.keys(DICTIONARIES[language])).toEqual(Object.keys(en));
  });

  test('show no formula of the wall list without its settings', () => {
    const formulas = Object.values(DICTIONARIES[language]).flatMap(
      text => text.match(/=\w+\(WallList[^)]*\)/g) ?? [],
    );
    expect(formulas).toEqual(['=SOS2(WallList; Settings)', '=EXPLAIN(WallList; 7; "SOS2"; Settings)']);
  });

  test('name a column by its title in that language, and never by the English one', () => {
    const words = DICTIONARIES[language];
    const foreign = TITLES_IN_TEXTS.filter(key => words[key] !== en[key]).map(key => en[key]);
    const wrong = Object.entries(words).filter(([, text]) =>
      foreign.some(title => new RegExp(`\\b${title}\\b`).test(text.replace(/=\w+\(.*?\)/g, ''))),
    );
    expect(wrong).toEqual([]);
  });

  test('name what a pairing costs in the report of an audit alone', () => {
    const keys = Object.entries(DICTIONARIES[language]).flatMap(([key, text]) =>
      text.includes('{cost}') ? [key] : [],
    );
    expect(keys).toEqual(['audit.cost']);
  });

  test('are typed once each, so that no part overwrites another', () => {
    const keys = keysOf(language);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys.length).toBeGreaterThan(1000);
  });
});
