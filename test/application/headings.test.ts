import { describe, expect, test } from 'vitest';
import { EXPLAIN } from '../../src/application/functions/explain';
import { STANDINGS } from '../../src/application/functions/standings';
import { TEAMSTANDINGS } from '../../src/application/functions/teams';
import { RANKING, TIEBREAK_FUNCTIONS } from '../../src/application/functions/tiebreaks';
import { withoutComputed } from '../../src/application/panel/computedCells';
import { heading } from '../../src/sheet/settings/headings';
import { parseTiebreak } from '../../src/sheet/settings/settingWords';
import { makeText, valueWord } from '../../src/sheet/wording';
import { LANGUAGES, type Language } from '../../src/tournament/languages';

const LIST = [
  ['No', 'Name', 'Rank', 'Rating', 'Team', 'Board', 'Group', 'R1', 'R2'],
  [1, 'Ann', '3d', 2300, 'Ulm', 1, 'a', '2+', '3+'],
  [2, 'Bo', '2d', 2200, 'Ulm', 2, 'a', '1-', '4+'],
  [3, 'Cy', '1d', 2100, 'Gent', 1, 'b', '4+', '1-'],
  [4, 'Di', '1k', 2000, 'Gent', 2, 'b', '3-', '2-'],
];
/** A team event: the boards meet in each round. */
const TEAMS = LIST.map((line, row) =>
  row === 0 ? line.slice(0, 8) : [...line.slice(0, 7), ['3+', '4-', '1-', '2+'][row - 1] ?? ''],
);

const inWords = (language: Language): string =>
  `Language=${valueWord(makeText(language), language)}; System=Swiss`;
const said = (language: Language, title: string): string => heading(title, makeText(language));

describe.each(LANGUAGES)('a list in %s', language => {
  const settings = inWords(language);
  // N128
  test('has its titles of words in that language, and abbreviations as they are', () => {
    const [titles = []] = RANKING(
      LIST,
      'PLACE, WINS, MMS, SOS, SOS2, DIRECTCOMPARISON, PERFORMANCE',
      settings,
    );
    expect(titles.slice(1)).toEqual([
      said(language, 'Wins'),
      'MMS',
      'SOS',
      'SOS-2 (EGF)',
      'DC',
      said(language, 'Performance'),
    ]);
    const teams = TEAMSTANDINGS(TEAMS, `${settings}; Teams=yes`)[0] ?? [];
    expect(teams).toContain(said(language, 'Board wins'));
    const order = STANDINGS(LIST, `${settings}; Tiebreaks=Rating, Previous order, Lottery`)[0] ?? [];
    expect(order).toEqual(
      expect.arrayContaining(['Rating', 'Previous order', 'Lottery'].map(one => said(language, one))),
    );
    const groups = STANDINGS(LIST, settings.replace('Swiss', 'Groups + knock-out'))[0] ?? [];
    if (language === 'en') return;
    for (const english of ['Wins', 'Board wins', 'Group place', 'Group', 'Playoff'])
      expect([...titles, ...teams, ...order, ...groups]).not.toContain(english);
  });

  test('every reader knows each of them, in this language and in English', () => {
    for (const [title, tiebreak] of [
      ['Wins', 'WINS'],
      ['Board wins', 'BOARDWINS'],
      ['Performance', 'PERFORMANCE'],
      ['Rating', 'Rating'],
      ['Previous order', 'Previous order'],
      ['Lottery', 'Lottery'],
      ['Category', 'Category'],
    ] as const)
      expect([title, said(language, title)].map(parseTiebreak)).toEqual([tiebreak, tiebreak]);
    const explained = EXPLAIN(LIST, 1, 'WINS', 'Language=English; System=Swiss');
    for (const reader of LANGUAGES) {
      const told = EXPLAIN(LIST, 1, said(language, 'Wins'), inWords(reader));
      expect([reader, told[0]?.[0], told.length]).toEqual([reader, said(reader, 'Wins'), explained.length]);
    }
    // A column that a formula fills is no text of the organiser's.
    for (const name of ['WINS', 'BOARDWINS', 'PERFORMANCE'] as const) {
      const title = { WINS: 'Wins', BOARDWINS: 'Board wins', PERFORMANCE: 'Performance' }[name];
      for (const shown of [title, said(language, title)])
        expect(withoutComputed([[shown], ['2']], [{ row: 0, column: 0, rows: 2, columns: 1, name }])).toEqual(
          [[''], ['']],
        );
    }
    expect(
      withoutComputed([['2+'], ['2']], [{ row: 0, column: 0, rows: 2, columns: 1, name: 'WINS' }]),
    ).toEqual([['2+'], ['2']]);
  });

  test('a column alone has the same title', () => {
    expect(TIEBREAK_FUNCTIONS.WINS(LIST, settings)[0]).toEqual([said(language, 'Wins')]);
  });
});

test('no two languages but those that share the word call the wins alike', () => {
  const words = LANGUAGES.map(language => said(language, 'Wins'));
  expect(new Set(words).size).toBe(LANGUAGES.length);
});
