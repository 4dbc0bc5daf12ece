import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/tournament/languages';
import { range } from './built';
import { FUNCTIONS, type Table } from './formulas';

const { STANDINGS, TEAMSTANDINGS, PRIZES } = FUNCTIONS as Record<
  'STANDINGS' | 'TEAMSTANDINGS' | 'PRIZES',
  (...given: readonly unknown[]) => Table
>;

/** The note is one more title, behind all others; every player keeps a row. */
const noteOf = (table: Table): string => String(table[0]?.at(-1));

const FOUR = (third: string, fourth: string): Table =>
  range(`
    No | Name | R1 | R2
    1  | Ada  | 4+ | 2+
    2  | Ben  | 3+ | 1-
    3  | Cleo | 2- | ${third}
    4  | Dov  | 1- | ${fourth}
  `);
const RULES = 'By the rules of the EGF';
const TITLES = [
  ['Place', 'Title'],
  [1, 'Champion'],
];
const SWISS = 'System=Swiss';

describe('standings with games open say so', () => {
  test.each([
    ['a game that is paired', '4?/b', '3?/w', 'Provisional, after round 2, 1 game open'],
    ['a game of which one side is paired', '4?/b', '', 'Provisional, after round 2, 1 game open'],
    ['a result that only one of the two has', '4+/b', '', 'Provisional, after round 2, 1 game open'],
    ['two empty cells in a round that is played', '', '', 'Provisional, after round 2, 1 game open'],
    ['an unreadable cell', '4+/b', '7', 'Provisional, after round 2, 1 game open'],
    ['nothing open', '4+/b', '3-/w', undefined],
    ['two absent players', '0=', '0-', undefined],
  ])('%s', (_, third, fourth, note) => {
    const table = STANDINGS(FOUR(third, fourth), SWISS);
    expect(noteOf(table)).toBe(note === undefined ? RULES : `${note}; ${RULES}`);
    expect(table).toHaveLength(5);
  });

  test('of rounds that count: not where they are asked for those of an earlier round', () => {
    expect(noteOf(STANDINGS(FOUR('4?', '3?'), `${SWISS}; Through round=1`))).toBe(RULES);
  });

  test('whoever is out has nothing to play', () => {
    const list = range(`
      No | Name | Out | R1 | R2
      1  | Ada  |     | 3+ | 2+
      2  | Ben  |     | 4+ | 1-
      3  | Cleo | 2-  | 1- |
      4  | Dov  | 2-  | 2- |
    `);
    expect(STANDINGS(list, SWISS)[0]?.slice(-2)).toEqual(['Remarks', RULES]);
  });

  test('whoever has lost in a knock-out has nothing to play, and the final is open', () => {
    const list = range(`
      No | Name | R1 | R2
      1  | Ada  | 4+ | 2?
      2  | Ben  | 3+ | 1?
      3  | Cleo | 2- |
      4  | Dov  | 1- |
    `);
    const note = `Provisional, after round 1, 1 game open; ${RULES}`;
    expect(noteOf(STANDINGS(list, 'System=Knock-out'))).toBe(note);
  });

  test('boards of teams are games', () => {
    const list = range(`
      No | Name | Team  | R1
      1  | Ada  | Oaks  | 3+
      2  | Ben  | Oaks  | 4?
      3  | Cleo | Pines | 1-
      4  | Dov  | Pines | 2?
    `);
    const note = 'Provisional, after round 1, 1 game open';
    expect(noteOf(TEAMSTANDINGS(list, `${SWISS}; Teams=yes`))).toBe(`${note}; ${RULES}`);
    expect(noteOf(STANDINGS(list, `${SWISS}; Teams=yes`))).toBe(`${note}; ${RULES}`);
    expect(noteOf(PRIZES(list, TITLES, `${SWISS}; Teams=yes`))).toBe(note);
  });

  test.each(LANGUAGES)('in the language %s', language => {
    const settings = `${SWISS}; Language=${language}`;
    const said = [
      ['4?', '3?'],
      ['4+', '3-'],
    ].map(([third, fourth]) => noteOf(STANDINGS(FOUR(third as string, fourth as string), settings)));
    expect(said[0]).toMatch(/2.*1/);
    expect(said[1]).not.toBe(said[0]);
  });
});

describe('no title is given without the word as long as anything is to be played', () => {
  test.each([
    ['games open', FOUR('4?', '3?'), 'Provisional, after round 2, 1 game open'],
    ['all played', FOUR('4+', '3-'), 'Title'],
    [
      'a round to come',
      FOUR('4+', '3-').map((row, index) => [...row, index === 0 ? 'R3' : '']),
      'Provisional, after round 2',
    ],
  ])('%s', (_, list, note) => expect(noteOf(PRIZES(list, TITLES, SWISS))).toBe(note));

  test.each([
    ['a round for which there is no column yet', 'Rounds=3'],
    ['an earlier round is asked for', 'Through round=1'],
  ])('%s', (_, setting) =>
    expect(noteOf(PRIZES(FOUR('4+', '3-'), TITLES, `${SWISS}; ${setting}`))).toMatch(
      /^Provisional, after round [12]$/,
    ),
  );

  test('who has won a knock-out has won it, though the list has more columns', () => {
    const list = range(`
      No | Name | R1 | R2 | R3
      1  | Ada  | 4+ | 2+ |
      2  | Ben  | 3+ | 1- |
      3  | Cleo | 2- |    |
      4  | Dov  | 1- |    |
    `);
    expect(noteOf(PRIZES(list, TITLES, 'System=Knock-out'))).toBe('Title');
  });

  test('nobody is guessed into a place: a player whose start nobody knows', () => {
    const list = range(`
      No | Name | Rank | R1
      1  | Ada  | 3d   | 2+
      2  | Ben  |      | 1-
    `);
    const [[sentence] = []] = PRIZES(list, TITLES, 'System=McMahon');
    expect(sentence).toContain('Ben');
  });
});

describe('a tiebreak that does not fit the system is used, and it is said', () => {
  test.each([
    ['Swiss', 'SOS2', undefined],
    ['Round robin', 'SOS2', 'SOS2 does not fit Round robin'],
    ['Knock-out', 'SOS', 'SOS does not fit Knock-out'],
    ['Swiss', 'BOARDWINS, SOS2', 'BOARDWINS is for teams'],
    ['Score pairing', 'SOS, SOSK', undefined],
  ])('%s, %s', (system, tiebreaks, note) => {
    const table = STANDINGS(FOUR('4+', '3-'), `System=${system}; Tiebreaks=${tiebreaks}`);
    const [said, ...more] = noteOf(table).split('; ').reverse();
    expect([said?.startsWith(RULES), more]).toEqual([true, note === undefined ? [] : [note]]);
  });
});

describe('the rules that the event is held by, or in what it is not, stand behind all titles', () => {
  test.each([
    [SWISS, RULES],
    [`${SWISS}; Preset=WMSG 2008`, 'By the rules of the WMSG 2008'],
    [`${SWISS}; SOS flavour=WMSG; Bye value=½`, `${RULES}, but not in: SOS flavour, Bye value`],
    [`${SWISS}; Tiebreaks=SODOS`, `${RULES}, but not in: Tiebreaks`],
    [`${SWISS}; Language=de`, 'Nach den Regeln der EGF'],
  ])('%s', (settings, line) => {
    expect(noteOf(STANDINGS(FOUR('4+', '3-'), settings))).toBe(line);
  });
});
