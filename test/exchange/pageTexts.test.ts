import { expect, test } from 'vitest';
import { pageWords } from '../../src/exchange/words/pageWords';
import { printWords } from '../../src/exchange/words/printWords';
import { titlesInWords } from '../../src/exchange/words/titlesInWords';
import { sayOf } from '../../src/exchange/words/sayOf';
import { makeText } from '../../src/sheet/wording';
import { LANGUAGES, type Language } from '../../src/tournament/languages';

type Say = Parameters<typeof pageWords>[1];

const sayIn = (language: Language): Say => {
  const text = makeText(language);
  return (key, values) => text(key as Parameters<typeof text>[0], values);
};

/** Every word of pages and prints, those of rounds and places with a number. */
const wordsIn = (language: Language): readonly (readonly [string, string])[] => {
  const words = printWords(language, sayIn(language));
  return Object.entries(words).flatMap(([name, word]): readonly (readonly [string, string])[] =>
    name === 'language' || name === 'memberText' || name === 'jigo'
      ? []
      : typeof word === 'string'
        ? [[name, word]]
        : typeof word === 'function'
          ? [[name, String((word as (value: number) => unknown)(7))]]
          : Object.entries(word as Readonly<Record<string, string>>),
  );
};

test.each(LANGUAGES)('pages and prints in %s have a word wherever one stands', language => {
  const words = wordsIn(language);
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter(([, word]) => !/[\p{L}№#]/u.test(word))).toEqual([]);
  // A key is no word.
  expect(words.filter(([, word]) => /^[a-z]+\.[a-zA-Z]+$/.test(word))).toEqual([]);
  expect(pageWords(language, sayIn(language)).language).toBe(language);
});

test('in English they are these', () => {
  expect(Object.fromEntries(wordsIn('en'))).toMatchObject({
    place: 'Place',
    no: 'No',
    name: 'Name',
    rank: 'Rank',
    country: 'Country',
    club: 'Club',
    table: 'Table',
    black: 'Black',
    white: 'White',
    handicap: 'Handicap',
    komi: 'Komi',
    result: 'Result',
    team: 'Team',
    board: 'Board',
    group: 'Group',
    category: 'Category',
    rating: 'Rating',
    round: 'Round 7',
    prizes: 'Prizes',
    standings: 'Standings',
    wallList: 'Wall list',
    settings: 'Settings',
    bracket: 'Bracket',
    teams: 'Teams',
  });
});

test.each([
  ['AGA 2026-05-31', '2026-06-01', 'membership ended 2026-05-31'],
  ['AGA 2026-06-01', '2026-06-01', 'member until 2026-06-01'],
  // Of an event without a day nobody knows.
  ['AGA 2026-05-31', '', 'member until 2026-05-31'],
  ['FFG -', '2026-06-01', 'no licence'],
  ['FFG C', '2026-06-01', 'licence for leisure only'],
])('a membership %s at an event that begins %s is printed in words', (cell, begins, said) => {
  expect(printWords('en', sayIn('en')).memberText(cell, begins)).toBe(said);
});

test('a cell of a membership that says something else is printed as it is', () => {
  const { memberText } = printWords('en', sayIn('en'));
  expect(memberText('ask Mari', '2026-06-01')).toBe('ask Mari');
});

test('titles of a page are words where there are some, abbreviations where not, and stay in files', () => {
  const order = { criteria: ['Points', 'SOS', 'Rating', 'Nobody'].map(title => ({ title })) };
  const known: Readonly<Record<string, string>> = {
    'title.Points': 'Punkte',
    'settingName.rating': 'Wertung',
  };
  const shown = titlesInWords(order as never, key => known[key] ?? key) as typeof order;
  expect(shown.criteria.map(({ title }) => title)).toEqual(['Punkte', 'SOS', 'Wertung', 'Nobody']);
});

test('words that came with a tournament have their values put in; a key without one is said as it is', () => {
  const say = sayOf({ words: { 'sheet.round': 'Runde {round}', 'next.left': '{a}/{b}' } } as never);
  expect(say('sheet.round', { round: 3 })).toBe('Runde 3');
  expect(say('next.left', { a: 1 })).toBe('1/');
  expect(say('round.black')).toBe('round.black');
});
