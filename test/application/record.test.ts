import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { knownResults } from '../../src/application/read/roundSheets';
import { roundDesign } from '../../src/application/write/roundDesign';
import { parseResult } from '../../src/sheet/rounds/roundResult';
import { makeText } from '../../src/sheet/wording';
import { LANGUAGE_FACTS, LANGUAGES, LANGUAGES_OF_DOCS, type Language } from '../../src/tournament/languages';
import { ask, expectConsistent, expectView, pairRound, tournamentBook } from './tournamentBook';

const prepared = tournamentBook(8);
pairRound(prepared);

/** The opponents at a table of round 1, by their numbers. */
const at = (row: number) =>
  ['B', 'C'].map(column => Number(/^\d+/.exec(String(prepared.cell('Round 1', `${column}${row}`)))?.[0]));
const cell = (book: typeof prepared, no: number | undefined) => book.cell('Wall list', `H${Number(no) + 1}`);

/** Where the panel sends people for the results that are missing. */
const missingCells = (book: typeof prepared) =>
  expectView(book, { ask: 'state' }, 'results missing').missing.map(one => one.cell?.a1);

describe('results typed in the Round sheet', () => {
  // N174: of two results in one cell, the one typed in the panel and the other in the sheet, the second was lost in that cell.
  test.each([
    ['F5', '2-/b 2=/w 3?/b 3?/w 4?/b 4?/w', '1+/w 1=/b 3?/b 3?/w 4?/b 4?/w', '1?/w 1?/b 2?/w 2?/b 4?/b 4?/w'],
    ['F7', '2-/b 2?/w 3?/b 3=/w 4?/b 4?/w', '1+/w 1?/b 3?/b 3?/w 4?/b 4?/w', '1?/w 1=/b 2?/w 2?/b 4?/b 4?/w'],
  ])('with several games in a cell, %s and the panel at once are both recorded', (a1, ...cells) => {
    const book = tournamentBook(4, 3, 'Diagonal');
    pairRound(book);
    book.type('Round 1', a1, '½-½');
    const results = [
      { round: 1, black: '1 Player 1 (5d)', white: '2 Player 2 (4d)', result: '0-1' },
    ] as const;
    const { undo } = expectView(book, { ask: 'record', results }, 'recorded');
    expect(['H2', 'H3', 'H4'].map(at => book.cell('Wall list', at))).toEqual(cells);
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(book.cell('Wall list', 'H2')).toBe('2?/b 2?/w 3?/b 3?/w 4?/b 4?/w');
  });

  test('go to both cells of the wall list, one by one', () => {
    const book = prepared.copy();
    const [black, white] = at(4);
    book.type('Round 1', 'F4', 'w');
    expect(expectView(book, { ask: 'state' }, 'results missing').recordable).toBe(1);
    expect(missingCells(book)).toEqual(['F5', 'F6', 'F7']);
    expect(expectView(book, { ask: 'record' }, 'recorded')).toMatchObject({
      rounds: [1],
      results: 1,
      left: [],
    });
    expect(cell(book, black)).toBe(`${white}-/b`);
    expect(cell(book, white)).toBe(`${black}+/w`);
    expect(expectView(book, { ask: 'state' }, 'results missing')).toMatchObject({ known: 1, total: 4 });
    expect(expectView(book, { ask: 'record' }, 'recorded')).toMatchObject({ results: 0, undo: undefined });
    expectConsistent(book);
  });

  test('typed by phone, they are recorded by the panel itself: what is certain, with undo, and not again', () => {
    const book = prepared.copy();
    const look = { ask: 'record', look: true } as const;
    const [black, white] = at(4);
    const [other] = at(5);
    const found = () => expectView(book, { ask: 'state' }, 'results missing');
    expect(found().records).toBeUndefined();
    book.type('Round 1', 'F4', 'w');
    // The list says something else already: that is asked.
    book.type('Wall list', `H${Number(other) + 1}`, String(cell(book, other)).replace('?', '+'));
    book.type('Round 1', 'F5', 'w');
    expect(found()).toMatchObject({ records: true, recordable: 1 });
    const done = expectView(book, look, 'results missing');
    expect(done.noticed).toBe('Results recorded from the sheet of round 1 without a click: 1.');
    expect(done.warnings).toHaveLength(1);
    expect(cell(book, black)).toBe(`${white}-/b`);
    expect(expectView(book, look, 'results missing').noticed).toBeUndefined();
    // Taken back, it waits for a click.
    expectView(book, { ask: 'undo', action: done.undo?.action ?? '' }, 'undone');
    expect(found()).toMatchObject({ recordable: 1 });
    expect(found().records).toBeUndefined();
    expect(expectView(book, { ask: 'record' }, 'recorded').results).toBe(1);
  });

  test('those that nobody has typed are listed in the order of the tables', () => {
    const book = prepared.copy();
    expect(missingCells(book)).toEqual(['F4', 'F5', 'F6', 'F7']);
    book.type('Round 1', 'F6', 'nobody knows');
    expect(missingCells(book)).toEqual(['F4', 'F5', 'F6', 'F7']);
  });

  test('by default, both lose, jigo', () => {
    const book = prepared.copy();
    book.type('Round 1', 'F4', '1-0!');
    book.type('Round 1', 'F5', 'Both lose by default');
    book.type('Round 1', 'F6', '½-½');
    expectView(book, { ask: 'record' }, 'recorded');
    const signs = [4, 5, 6].map(row => at(row).map(no => String(cell(book, no)).replace(/^\d+/, '')));
    expect(signs).toEqual([
      ['+!/b', '-!/w'],
      ['-!/b', '-!/w'],
      ['=/b', '=/w'],
    ]);
  });

  test('the wall list wins: what was typed there stays, and the Round sheet is reported', () => {
    const book = prepared.copy();
    const [black, white] = at(4);
    book.type('Wall list', `H${Number(black) + 1}`, `${white}+/b`);
    book.type('Round 1', 'F4', 'w');
    const { left, results } = expectView(book, { ask: 'record' }, 'recorded');
    expect(results).toBe(0);
    expect(left[0]).toMatchObject({ severity: 'warning', cell: { sheet: 'Round 1', a1: 'F4' } });
    expect(left[0]?.sentence).toContain(
      'the sheet of the round says “White wins”, the wall list says “Black wins”',
    );
    expect(cell(book, black)).toBe(`${white}+/b`);
    expect(cell(book, white)).toBe(`${black}?/w`);
    const { problems } = expectView(book, { ask: 'check' }, 'problems');
    expect(problems.map(({ cell: link }) => link?.sheet)).toContain('Round 1');
  });

  test('a half-typed result is completed when the Round sheet agrees', () => {
    const book = prepared.copy();
    const [black, white] = at(4);
    book.type('Wall list', `H${Number(black) + 1}`, `${white}-/b`);
    book.type('Round 1', 'F4', 'w');
    expect(expectView(book, { ask: 'record' }, 'recorded').results).toBe(1);
    expect(cell(book, white)).toBe(`${black}+/w`);
  });

  test.each([
    ['F4', 'won', 'The result “won” of'],
    ['F4', 7, 'The result “7” of'],
    ['B4', '99 Nobody', 'the wall list does not have it'],
    ['B4', 'nonsense', 'the wall list does not have it'],
    ['D4', '9', 'says “b9”, the wall list says “b”'],
  ])('%s = %s is reported and not recorded', (a1, value, sentence) => {
    const book = prepared.copy();
    const before = book.values('Wall list');
    book.type('Round 1', a1, value);
    const { left, results } = expectView(book, { ask: 'record' }, 'recorded');
    expect(results).toBe(0);
    expect(left.map(each => each.sentence).join()).toContain(sentence);
    expect(book.values('Wall list')).toEqual(before);
  });

  test('colours exchanged in the Round sheet are reported: nobody knows who won', () => {
    const book = prepared.copy();
    const [black, white] = [book.cell('Round 1', 'B4'), book.cell('Round 1', 'C4')];
    book.type('Round 1', 'B4', white);
    book.type('Round 1', 'C4', black);
    book.type('Round 1', 'F4', 'b');
    expect(expectView(book, { ask: 'record' }, 'recorded')).toMatchObject({ results: 0 });
  });

  test('columns of the Round sheet may be moved, and rows sorted', () => {
    const book = prepared.copy();
    const values = book.values('Round 1');
    book.removeSheet('Round 1');
    book.addSheet(
      'Round 1',
      [...values.slice(0, 3), ...values.slice(3).reverse()].map(line => ['', ...line]),
    );
    book.type('Round 1', 'G7', 'b');
    expect(expectView(book, { ask: 'record' }, 'recorded').results).toBe(1);
    const [black, white] = at(4);
    expect(cell(book, black)).toBe(`${white}+/b`);
  });

  test('players renumbered since are found by their names', () => {
    const book = prepared.copy();
    const [black, white] = at(4);
    const renumbered = (no: number) => no + 100;
    for (let no = 1; no <= 8; no++) {
      book.type('Wall list', `A${no + 1}`, renumbered(no));
      book.type(
        'Wall list',
        `H${no + 1}`,
        String(book.cell('Wall list', `H${no + 1}`)).replace(/^\d+/, n => String(renumbered(Number(n)))),
      );
    }
    book.type('Round 1', 'F4', 'b');
    expect(expectView(book, { ask: 'record' }, 'recorded').results).toBe(1);
    expect(cell(book, black)).toBe(`${renumbered(Number(white))}+/b`);
  });
});

test('results of two rounds are recorded together, and the Log names both', () => {
  const book = tournamentBook(4, 3, 'Round robin');
  for (const ahead of [false, true]) {
    const { seen } = expectView(book, { ask: 'preview', ahead }, 'preview');
    expectView(book, { ask: 'write', seen }, 'written');
  }
  for (const round of [1, 2]) book.type(`Round ${round}`, 'F4', 'b');
  expect(expectView(book, { ask: 'record' }, 'recorded')).toMatchObject({ rounds: [1, 2], results: 2 });
  expect(book.values('Log').flat()).toContain('Record 2 results of round 1, 2');
});

test('a wall list that changes while results are recorded gets none of them', () => {
  const book = prepared.copy();
  book.type('Round 1', 'F4', 'b');
  book.meanwhile(() => book.type('Wall list', 'C4', '9k'));
  const { reasons } = expectView(book, { ask: 'record' }, 'stopped');
  expect(reasons.map(({ sentence, mend }) => `${sentence} ${mend}`)).toEqual([
    'The wall list was changed while the results were being recorded; nothing was written. Record the results again.',
  ]);
  expect(book.values('Wall list').flat().join()).not.toMatch(/\d\+/);
});

test('a sheet named like the next round, with something in it, is left alone', () => {
  const book = tournamentBook(4);
  book.addSheet('Round 1', [['my notes']]);
  pairRound(book);
  expect(book.values('Round 1')).toEqual([['my notes']]);
  expect(book.cell('Round 1 (2)', 'A3')).toBe('Table');
  book.type('Round 1 (2)', 'F4', 'b');
  expect(expectView(book, { ask: 'record' }, 'recorded').results).toBe(1);
});

test('a late player before the first result: the round is paired on, in the same sheet', () => {
  const book = prepared.copy();
  book.type('Wall list', 'B10', 'Late One');
  book.type('Wall list', 'C10', '1d');
  book.type('Wall list', 'B11', 'Late Two');
  book.type('Wall list', 'C11', '1k');
  const { left } = expectView(book, { ask: 'state' }, 'results missing');
  expect(left).toMatchObject({ round: 1, numbers: [9, 10] });
  const hand = { again: left?.again ?? [] };
  const { seen, kept } = expectView(book, { ask: 'preview', hand }, 'preview');
  expect(kept).toBe(4);
  expectView(book, { ask: 'write', seen, hand }, 'changed');
  expect(book.values('Round 1')).toHaveLength(8);
  expect(book.cell('Round 1', 'B8')).toMatch(/Late/);
  expect(book.choices('Round 1', 'F8')).toContain('Jigo');
  expectConsistent(book);
  expect(ask(book, { ask: 'state' }).view).toBe('results missing');
});

/** The spellings in the table of a page of results, row by row: those that people are told to type. */
const toldOn = (page: string): readonly (readonly string[])[] =>
  readFileSync(page, 'utf8')
    .split('\n')
    .filter(line => /^\| /.test(line))
    .slice(2, 9)
    .map(line => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, spelling = '']) => spelling));
const TOLD = toldOn('docs/results.md').flat();

describe('what the page of results tells people to type', () => {
  const choicesIn = (language: Language): readonly string[] => {
    const block = { sheet: 'Round 1', row: 0, column: 0, before: [], after: ROUND };
    return roundDesign(makeText(language), block)?.offers?.[0]?.choices ?? [];
  };
  const readIn = (language: Language, typed: string) => parseResult(typed, language, knownResults());

  test('is every result of the table', () => {
    expect(TOLD.length).toBeGreaterThanOrEqual(19);
    expect(TOLD).toEqual(expect.arrayContaining(['b', 'W+R', '½-½', '0-0!', '?']));
  });

  test.each(LANGUAGES)('N16: stands in the list of the cell, and is read: %s', language => {
    const choices = choicesIn(language);
    // The page says where a lone b is refused.
    const isRefused = (typed: string): boolean =>
      /^b!?$/i.test(typed) && LANGUAGE_FACTS[language].hasWhiteWithB === true;
    const told = TOLD.flatMap(typed => (/^[a-z]$/.test(typed) ? [typed, typed.toUpperCase()] : [typed]));
    expect(told.filter(typed => !isRefused(typed) && !choices.includes(typed))).toEqual([]);
    expect(choices.filter(typed => isRefused(typed))).toEqual([]);
    expect(choices.filter(typed => readIn(language, typed) === undefined)).toEqual([]);
    expect(new Set(choices).size).toBe(choices.length);
    const won = [7, 8].map(at => readIn(language, choices[at] ?? ''));
    expect(won).toMatchObject([{ black: 'won' }, { white: 'won' }]);
  });

  test.each(LANGUAGES_OF_DOCS)(
    'is on the page in %s what its readers type for the same results',
    language => {
      const choices = choicesIn(language);
      const inEnglish = toldOn('docs/results.md');
      const rows = toldOn(`docs/${language}/results.md`);
      expect(rows.map(row => row.length > 0)).toEqual(inEnglish.map(row => row.length > 0));
      expect(rows.flat().filter(typed => !choices.includes(typed))).toEqual([]);
      const meaning = (typed: readonly string[], read: Language): readonly string[] =>
        [...new Set(typed.map(one => JSON.stringify(readIn(read, one)) ?? `${one}: not read`))].sort();
      expect(rows.map(row => meaning(row, language))).toEqual(inEnglish.map(row => meaning(row, 'en')));
    },
  );

  test('the letters of the languages stand on the page', () => {
    const page = readFileSync('docs/results.md', 'utf8');
    const missing = LANGUAGES.flatMap(language =>
      (['alert.black', 'alert.white'] as const).filter(key => {
        const letter = makeText(language)(key);
        return !page.includes(`\`${letter}\``) && !/[흑백黒黑白]/.test(letter);
      }),
    );
    expect(missing).toEqual([]);
  });
});

const ROUND = [
  ['Round 1'],
  [''],
  ['Table', 'Black', 'White', 'Handicap', 'Komi', 'Result'],
  ['1', '1 A', '2 B', '0', '6.5', ''],
];
