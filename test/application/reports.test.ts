import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import type { CellValue } from '../../src/application/workbook/workbook';
import { LANGUAGES } from '../../src/tournament/languages';
import { makeA1 } from '../../src/sheet/cells/cell';
import { makeText } from '../../src/sheet/wording';
import { SYSTEM_NAMES } from '../../src/tournament/systems';
import { memoryWorkbook, POWER_CUT, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectConsistent, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const FORM = 'Form responses 1';
const TITLES = ['Timestamp', 'Round', 'Table', 'Result', 'Your name'];

const paired = tournamentBook(8);
pairRound(paired);

/** A minute after everything that the Log has of these events, whose clock stands between 10:00 and 11:00. */
const AT = new Date(2026, 2, 1, 11, 30);
const BEFORE = new Date(2026, 1, 1, 11, 30);

/** Players have answered the form: each row begins with the round. */
function reported(
  book: MemoryWorkbook,
  rows: readonly (readonly CellValue[])[],
  titles: readonly string[] = TITLES,
): MemoryWorkbook {
  book.addSheet(FORM, [titles, ...rows.map(row => [AT, ...row])]);
  return book;
}

const reports = (book: MemoryWorkbook) => expectView(book, { ask: 'reports' }, 'reports');
const offered = (book: MemoryWorkbook) => expectView(book, { ask: 'state' }, 'results missing').reports;

/** Presses what the screen offers. */
const take = (book: MemoryWorkbook) =>
  ask(book, {
    ask: 'take reports',
    results: reports(book).agreed.map(({ round, black, white, result }) => ({ round, black, white, result })),
  });

const typedAt = (book: MemoryWorkbook, table: number, round = 1) =>
  String(book.cell(`Round ${round}`, `F${table + 3}`));
const nameAt = (book: MemoryWorkbook, table: number, column: 'B' | 'C') =>
  /^\d+ (.*) \(/.exec(String(book.cell('Round 1', `${column}${table + 3}`)))?.[1] ?? '';
const said = (remarks: readonly { readonly sentence: string; readonly cell: unknown }[]) =>
  remarks.map(({ sentence, cell }) => [sentence, (cell as { readonly a1: string }).a1]);

describe('results that players report by a form', () => {
  test('one press records those of which everybody says the same', () => {
    const book = reported(paired.copy(), [
      [1, 1, 'Black wins', nameAt(paired, 1, 'B')],
      [1, 2, 'w', ''],
      ['Round 1', 'Table 1', '1-0', nameAt(paired, 1, 'C')],
      [1, 3, 'B+12.5', ''],
    ]);
    expect(offered(book)).toEqual({ agreed: 3, unclear: 0 });
    const { agreed } = reports(book);
    expect(agreed.map(({ table, result, points, count }) => [table, result, points, count])).toEqual([
      ['1', '1-0', undefined, 2],
      ['2', '0-1', undefined, 1],
      ['3', '1-0', '12.5', 1],
    ]);
    expect(agreed[0]?.names).toEqual([nameAt(book, 1, 'B'), nameAt(book, 1, 'C')]);
    const now = take(book);
    expect(now).toMatchObject({ view: 'results missing', known: 3, reports: { agreed: 0, unclear: 0 } });
    expect('noticed' in now && now.noticed).toBe('Results recorded as players reported them: 3.');
    expect([1, 2, 3, 4].map(table => typedAt(book, table))).toEqual([
      'Black wins',
      'White wins',
      'B+12.5',
      '',
    ]);
    expectConsistent(book);
  });

  test('an undo takes them back, and they are offered again', () => {
    const book = reported(paired.copy(), [[1, 1, '1-0', '']]);
    const before = book.values('Wall list');
    const now = take(book);
    const undo = 'undo' in now ? now.undo : undefined;
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(book.values('Wall list')).toEqual(before);
    expect(typedAt(book, 1)).toBe('');
    expect(offered(book)).toEqual({ agreed: 1, unclear: 0 });
  });

  test('nothing is recorded without a press, however often somebody looks', () => {
    const book = reported(paired.copy(), [[1, 1, '1-0', '']]);
    const before = book.values('Wall list');
    for (let i = 0; i < 3; i++) {
      expectView(book, { ask: 'state' }, 'results missing');
      reports(book);
      expectView(book, { ask: 'record', look: true }, 'results missing');
    }
    expect(book.values('Wall list')).toEqual(before);
  });

  test('two reports that differ are both told, with their cells, and neither is taken', () => {
    const book = reported(paired.copy(), [
      [1, 2, '1-0', 'Somebody'],
      [1, 3, '1-0', ''],
      [1, 2, '0-1', ''],
    ]);
    expect(offered(book)).toEqual({ agreed: 1, unclear: 1 });
    const [[sentence, cell] = []] = said(reports(book).unclear);
    expect(sentence).toContain('is reported as: Black wins (D2, Somebody), White wins (D4).');
    expect(cell).toBe('D4');
    take(book);
    expect([2, 3].map(table => typedAt(book, table))).toEqual(['', 'Black wins']);
  });

  test('what cannot be read or found is named with its cell', () => {
    const book = reported(paired.copy(), [
      [1, 99, '1-0', ''],
      [1, '', '1-0', ''],
      [1, 1, 'we had fun', ''],
      [7, 1, '1-0', ''],
      ['x', 1, '1-0', ''],
      [1, 2, 'Both win by default', ''],
      [1, 3, '½-0', ''],
      [1, 4, '1-0', nameAt(paired, 1, 'B')],
      [1, 4, '', ''],
    ]);
    expect(reports(book).agreed).toEqual([]);
    expect(said(reports(book).unclear)).toEqual([
      ['Round 1: “99” is no table with one game.', 'C2'],
      ['Round 1: “” is no table with one game.', 'C3'],
      ['Round 1, table 1: “we had fun” is no result.', 'D4'],
      ['Round 1, table 2: “Both win by default” is for the arbiter to enter.', 'D7'],
      ['Round 1, table 3: “½-0” is for the arbiter to enter.', 'D8'],
      [`Round 1: ${nameAt(book, 1, 'B')} reports table 4, but plays at another one.`, 'C9'],
      ['A report is about round 7, which has no games.', 'B5'],
      ['A report is about round ?, which has no games.', 'B6'],
    ]);
    const before = book.values('Wall list');
    take(book);
    expect(book.values('Wall list')).toEqual(before);
  });
});

describe('what stands already', () => {
  test('the same is not counted again; another is told on that screen alone, and never taken', () => {
    const book = paired.copy();
    book.type('Round 1', 'F4', 'Black wins');
    book.type('Round 1', 'F5', 'White wins by default');
    expectView(book, { ask: 'record' }, 'recorded');
    reported(book, [
      [1, 1, '1-0', ''],
      [1, 2, 'w', ''],
      [1, 1, '0-1', 'Cheat'],
    ]);
    expect(offered(book)).toEqual({ agreed: 0, unclear: 0 });
    const before = book.values('Wall list');
    expect(said(reports(book).differing)).toEqual([
      [
        expect.stringMatching(/^Round 1, table 1, .*: “White wins” is reported, “Black wins” stands\.$/),
        'D4',
      ],
    ]);
    take(book);
    expect(book.values('Wall list')).toEqual(before);
  });

  test('a result typed in the sheet of the round that nobody has recorded yet is not overruled', () => {
    const book = paired.copy();
    book.type('Round 1', 'F4', 'White wins');
    reported(book, [[1, 1, '1-0', '']]);
    expect(reports(book)).toMatchObject({ agreed: [], unclear: [] });
    expect(reports(book).differing).toHaveLength(1);
    book.type('Round 1', 'F4', 'as they like');
    expect(reports(book)).toMatchObject({ agreed: [], differing: [] });
    expect(said(reports(book).unclear)).toEqual([
      ['Round 1, table 1: “1-0” is for the arbiter to enter.', 'D2'],
    ]);
  });

  test('where only one of two cells has a result, an arbiter decides', () => {
    const book = paired.copy();
    const black = Number(/^\d+/.exec(String(book.cell('Round 1', 'B4')))?.[0]);
    const cell = `H${black + 1}`;
    book.type('Wall list', cell, String(book.cell('Wall list', cell)).replace('?', '+'));
    reported(book, [[1, 1, '0-1', '']]);
    const { agreed, unclear } = reports(book);
    expect([agreed.length, unclear.length]).toEqual([0, 1]);
  });

  test('once every game has a result, no report asks for anything', () => {
    const book = reported(paired.copy(), [
      [1, 99, '1-0', ''],
      [1, 1, 'what', ''],
      [1, 2, '1-0', ''],
      [1, 2, '0-1', ''],
    ]);
    expect(offered(book)).toEqual({ agreed: 0, unclear: 3 });
    playRound(book, 1);
    expect(said(reports(book).unclear)).toEqual([]);
    pairRound(book);
    expect(offered(book)).toEqual({ agreed: 0, unclear: 0 });
  });
});

describe('N153: a report from before the game at its table was another', () => {
  const FORM_TITLES = ['Timestamp', 'Round', 'Table', 'Result'];
  /** When the Log was written last, as a form says it; the clock goes on by a minute with each action. */
  const lastDeed = (book: MemoryWorkbook): Date => {
    const when = String(book.values('Log').at(-1)?.[1]);
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = when.split(/[- :]/).map(Number);
    return new Date(year, month - 1, day, hour, minute);
  };
  const linesOf = (book: MemoryWorkbook) =>
    book
      .values('Round 1')
      .slice(3)
      .flatMap(([table, black, white]) => (white === '' || !white ? [] : [`${table}|${black}|${white}`]));
  const noOf = (label: unknown): number => Number(/^\d+/.exec(String(label))?.[0]);
  const numbers = (book: MemoryWorkbook, table: number) =>
    [book.cell('Round 1', `B${table + 3}`), book.cell('Round 1', `C${table + 3}`)].map(noOf) as [
      number,
      number,
    ];

  /** All four tables are reported as won by Black as soon as they are paired; what happens then is the test. */
  function reportedThen(happens: (book: MemoryWorkbook) => void, time?: CellValue): MemoryWorkbook {
    const book = paired.copy();
    const at = time ?? lastDeed(book);
    book.addSheet(FORM, [FORM_TITLES, ...[1, 2, 3, 4].map(table => [at, 1, table, '1-0'])]);
    happens(book);
    return book;
  }
  const again = (book: MemoryWorkbook, pairs: readonly (readonly [number, number])[]): void => {
    const hand = {
      again: 'all' as const,
      pairs: pairs.map(players => ({ players, stones: 0 })),
    };
    const { seen } = expectView(book, { ask: 'preview', hand }, 'preview');
    expectView(book, { ask: 'write', seen, hand }, 'changed');
  };

  const exchange = (book: MemoryWorkbook): void => {
    const [[a, b], [c, d], third, fourth] = [1, 2, 3, 4].map(table => numbers(book, table)) as [
      [number, number],
      [number, number],
      [number, number],
      [number, number],
    ];
    again(book, [[a, d], [c, b], third, fourth]);
  };
  const turn = (book: MemoryWorkbook): void => {
    const [[a, b], ...others] = [1, 2, 3, 4].map(table => numbers(book, table)) as [
      [number, number],
      ...(readonly [number, number])[],
    ];
    again(book, [[b, a], ...others]);
  };
  const undone = (book: MemoryWorkbook): void => {
    const { undo } = expectView(book, { ask: 'state' }, 'results missing');
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
  };

  test.each([
    ['two games exchange players', exchange],
    ['the colours of a game are turned', turn],
    ['that is undone again', (book: MemoryWorkbook) => (exchange(book), undone(book))],
  ])('%s: only games that stayed are offered, the others are told', (_, happens) => {
    const book = reportedThen(happens);
    const stayed = linesOf(book).filter(line => linesOf(paired).includes(line));
    const offeredNow = reports(book).agreed.map(({ table, black, white }) => `${table}|${black}|${white}`);
    expect(stayed).toEqual(expect.arrayContaining(offeredNow));
    expect(offeredNow.length).toBeGreaterThan(1);
    const { unclear } = reports(book);
    expect(offeredNow.length + unclear.length).toBe(4);
    expect(unclear.length).toBeGreaterThan(0);
    for (const { sentence } of unclear)
      expect(sentence).toMatch(
        /^Round 1, table \d: “Black wins” was reported before .* 2026-03-01 10:\d\d\.$/,
      );
    take(book);
    for (const { sentence } of unclear)
      expect(typedAt(book, Number(/table (\d)/.exec(sentence)?.[1]))).toBe('');
    expectConsistent(book);
  });

  test('without a time a report of a game that has changed once is not taken', () => {
    const book = reportedThen(exchange, '');
    expect(reports(book).agreed).toHaveLength(2);
    expect(reports(book).unclear).toHaveLength(2);
  });

  test('what is sent afterwards counts, and nothing is said of what was sent before', () => {
    const book = reportedThen(exchange);
    [1, 2].forEach((table, i) => {
      const row = 6 + i;
      book.type(FORM, `A${row}`, AT);
      [1, table, '0-1'].forEach((value, at) => book.type(FORM, `${'BCD'[at]}${row}`, value));
    });
    expect(reports(book)).toMatchObject({ unclear: [], differing: [] });
    expect(reports(book).agreed.map(({ table, result, count }) => [table, result, count])).toEqual([
      ['1', '0-1', 1],
      ['2', '0-1', 1],
      ['3', '1-0', 1],
      ['4', '1-0', 1],
    ]);
  });

  test('tables numbered anew, and a latecomer seated in a game that is moved', () => {
    const nine = tournamentBook(9);
    pairRound(nine);
    const at = lastDeed(nine);
    const seated = nine.copy();
    seated.addSheet(FORM, [FORM_TITLES, ...[1, 2, 3, 4].map(table => [at, 1, table, '1-0'])]);
    const source = { from: 'person', person: { name: 'Late Leo', rank: '12k' }, round: '' } as const;
    const { late, seats } = expectView(seated, { ask: 'enter person', source }, 'registration');
    const moved = seats?.find(({ label }) => label.includes(';'));
    const before = linesOf(seated);
    expectView(seated, { ask: 'seat', ...late!, seat: moved?.value ?? '' }, 'registration');
    const gone = before.filter(line => !linesOf(seated).includes(line));
    expect(gone).toHaveLength(1);
    expect(reports(seated).agreed).toHaveLength(3);
    expect(said(reports(seated).unclear)).toEqual([
      [
        expect.stringContaining(`table ${gone[0]?.split('|')[0]}: “Black wins” was reported before`),
        expect.any(String),
      ],
    ]);

    const book = paired.copy();
    [4, 3, 2, 1].forEach((table, i) => book.type('Round 1', `A${i + 4}`, String(table)));
    book.addSheet(FORM, [FORM_TITLES, [lastDeed(book), 1, 1, '1-0']]);
    expect(reports(book).agreed).toHaveLength(1);
    const { seen } = expectView(book, { ask: 'tables', round: 1 }, 'tables');
    expectView(book, { ask: 'write tables', seen, round: 1 }, 'changed');
    expect(reports(book)).toMatchObject({ agreed: [], unclear: [{ severity: 'warning' }] });
  });

  test('N154: whoever pairs meanwhile is told how many results wait, in any preview', () => {
    const book = reportedThen(() => undefined);
    const told = 'Results that players report and nobody has recorded: 4. Pairing takes their games as open.';
    const warned = (hand: object, ahead: boolean) =>
      expectView(book, { ask: 'preview', hand, ...(ahead && { ahead }) }, 'preview').warnings.map(
        ({ sentence }) => sentence,
      );
    expect(warned({ again: 'all' }, false)).toContain(told);
    take(book);
    for (const hand of [{}, { equal: 2 }]) expect(warned(hand, true).join()).not.toContain('players report');
  });
});

describe('rounds', () => {
  test('a report of a past round that says otherwise never touches that round', () => {
    const book = paired.copy();
    playRound(book, 1);
    pairRound(book);
    reported(book, [
      [1, 1, '0-1', ''],
      [2, 1, '1-0', ''],
    ]);
    expect(reports(book).differing).toHaveLength(1);
    const before = book.values('Wall list').map(line => line[7]);
    take(book);
    expect(book.values('Wall list').map(line => line[7])).toEqual(before);
    expect(typedAt(book, 1, 2)).toBe('Black wins');
  });

  test('without a round the one in play is meant, if the report came after it was paired', () => {
    const titles = ['Timestamp', 'Table', 'Result'];
    const book = paired.copy();
    book.addSheet(FORM, [titles, [AT, 1, '1-0'], [BEFORE, 2, '1-0']]);
    expect(reports(book).agreed.map(({ table }) => table)).toEqual(['1']);
    playRound(book, 1);
    pairRound(book);
    const when = book.values('Log').filter(line => String(line[6]).includes('Round 2'));
    const [hour, minute] = String(when[0]?.[1]).slice(11).split(':').map(Number);
    const early = new Date(2026, 2, 1, hour, (minute ?? 0) - 1);
    const late = new Date(2026, 2, 1, hour, (minute ?? 0) + 1);
    book.removeSheet(FORM);
    book.addSheet(FORM, [titles, [early, 1, '1-0'], [late, 2, '1-0']]);
    expect(reports(book).agreed.map(({ round, table }) => [round, table])).toEqual([[2, '2']]);
  });

  test('what no time tells is counted once, and not taken', () => {
    const book = paired.copy();
    playRound(book, 1);
    pairRound(book);
    book.addSheet(FORM, [
      ['Timestamp', 'Table', 'Result'],
      ['yesterday', 1, '1-0'],
      ['', 2, '0-1'],
    ]);
    expect(reports(book).agreed).toEqual([]);
    expect(said(reports(book).unclear)).toEqual([
      [
        'These reports do not say their round, and no time tells it: 2. The form needs a question for the round.',
        'B2',
      ],
    ]);
  });

  test('answers from before the round was paired, as a copy of last year has them, are passed over', () => {
    const book = paired.copy();
    book.addSheet(FORM, [TITLES, [BEFORE, 1, 1, '1-0', '']]);
    expect(reports(book)).toEqual({ view: 'reports', round: 1, agreed: [], unclear: [], differing: [] });
  });
});

describe('the form', () => {
  test.each(LANGUAGES)('has its titles in any language, in any order, with others: %s', language => {
    const text = makeText(language);
    const times = { en: 'Timestamp', de: 'Zeitstempel', fr: 'Horodateur', es: 'Marca temporal' };
    const others = { ru: 'Отметка времени', ko: '타임스탬프', ja: 'タイムスタンプ', zh: '时间戳记' };
    const rounds = { en: 'Round', de: 'Runde', fr: 'Ronde', es: 'Ronda' };
    const more = { ru: 'Тур', ko: '라운드', ja: '回戦', zh: '轮次' };
    const titles = [
      { ...times, ...others }[language],
      'E-mail',
      text('round.result'),
      text('column.name'),
      text('round.table'),
      { ...rounds, ...more }[language],
    ];
    const book = paired.copy();
    book.addSheet(FORM, [titles, [AT, 'a@b.c', text('result.white'), 'X', 2, 1]]);
    expect(reports(book).agreed).toMatchObject([{ table: '2', result: '0-1', names: ['X'] }]);
  });

  test.each(LANGUAGES)('is asked by the words of the page: %s', language => {
    const page = readFileSync(`docs/${language === 'en' ? '' : `${language}/`}results.md`, 'utf8');
    const step = /^2\. [^]*?(?=^3\. )/m.exec(page)?.[0] ?? '';
    const words = [...step.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
    const [round = '', table = '', result = '', name = '', black = '', white = '', jigo = ''] = words;
    const book = paired.copy();
    const titles = ['Timestamp', round, table, result, name];
    book.addSheet(FORM, [titles, [AT, 1, 1, black, 'A'], [AT, 1, 2, white, 'A'], [AT, 1, 3, jigo, 'A']]);
    expect(reports(book).agreed.map(one => [one.result, one.names])).toEqual([
      ['1-0', ['A']],
      ['0-1', ['A']],
      ['=', ['A']],
    ]);
    expect(words).toHaveLength(7);
  });

  test.each([
    ['At which table did you play?', 'Who won?  Result', 'Which round?'],
    ['Tischnummer', 'Ergebnis an Ihrem Tisch', 'Rundennummer'],
    ['Numéro de table', 'Résultat de la partie', 'Quelle ronde ?'],
    ['Номер стола', 'Результат', 'Номер тура'],
    ['桌号', '胜者', '第几轮'],
  ])('asks in a sentence: %s', (table, result, round) => {
    const book = paired.copy();
    book.addSheet(FORM, [
      ['Timestamp', table, result, round],
      [AT, 1, '1-0', 1],
    ]);
    expect(reports(book).agreed).toMatchObject([{ round: 1, table: '1', result: '1-0' }]);
  });

  test('a sheet without the time of answers is none, and one that asks for results registers nobody', () => {
    const book = paired.copy();
    book.addSheet('Mine', [
      ['Table', 'Result'],
      [1, '1-0'],
    ]);
    expect(offered(book)).toBeUndefined();
    expect(ask(book, { ask: 'reports' }).view).toBe('results missing');
    reported(book, [[1, 1, '1-0', 'A']]);
    expect(expectView(book, { ask: 'registration' }, 'registration').form).toBeUndefined();
    book.addSheet('Form responses 2', [
      ['Timestamp', 'Name', 'Rank'],
      [AT, 'New Nina', '3k'],
    ]);
    expect(expectView(book, { ask: 'registration' }, 'registration').form).toBe('Form responses 2');
  });

  test('is no list, whatever it asks', () => {
    const book = reported(paired.copy(), [[1, 1, '1-0', 'Ito Kenji']]);
    book.select(FORM);
    expect(offered(book)).toEqual({ agreed: 1, unclear: 0 });
  });

  test('a list that grew out of a form, with tables and a column of results of its own, stays a list', () => {
    const book = memoryWorkbook();
    book.addSheet('List', [
      ['Timestamp', 'Name', 'Rank', 'Table', 'Result', 'R1'],
      [AT, 'Ada Alder', '1d', 4, 'fine', '2+'],
      [AT, 'Ben Birch', '1k', '', 'fine', '1-'],
    ]);
    expect(ask(book, { ask: 'state' }).view).toBe('finished');
  });

  // N210
  test('is no second list beside the own one, however many results are written as in a list', () => {
    const answers = fc.array(
      fc.tuple(
        fc.constant(1),
        fc.constantFrom(1, 2, 3, 4, 'Table 2', 4711),
        fc.constantFrom('1-0', '0-1', '1-0', '0-1', '1-0', '½-½', '3+', 'W+R', ''),
        fc.constantFrom('Ito Kenji', 'Nobody Known', nameAt(paired, 1, 'B'), nameAt(paired, 2, 'C')),
      ),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(answers, fc.boolean(), (rows, isOpen) => {
        const book = reported(paired.copy(), rows, [...TITLES.slice(0, 4), 'Name']);
        if (isOpen) book.select(FORM);
        expect(ask(book, { ask: 'reports' }).view).toBe('reports');
        expect(answer(book.workbook, { ask: 'state' }).lists).toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });

  test('new answers are seen by a panel that comes back', () => {
    const book = reported(paired.copy(), [[1, 1, '1-0', '']]);
    const { view, glance } = answer(book.workbook, { ask: 'state' });
    expect(view).toMatchObject({ reports: { agreed: 1 } });
    const look = () => answer(book.workbook, { ask: 'state', ...(glance && { glance }) }).view;
    expect(look().view).toBe('same');
    book.type(FORM, 'A3', AT);
    book.type(FORM, 'C3', 2);
    book.type(FORM, 'D3', '0-1');
    expect(look()).toMatchObject({ reports: { agreed: 2 } });
  });

  test('a report that came since somebody looked is not taken unseen, and one that contradicts it stops that game', () => {
    const book = reported(paired.copy(), [
      [1, 1, '1-0', ''],
      [1, 2, '1-0', ''],
    ]);
    const results = reports(book).agreed.map(({ round, black, white, result }) => ({
      round,
      black,
      white,
      result,
    }));
    [
      ['1', '0-1'],
      ['3', '1-0'],
    ].forEach(([table = '', result = ''], i) => {
      book.type(FORM, `A${i + 4}`, AT);
      book.type(FORM, `C${i + 4}`, table);
      book.type(FORM, `D${i + 4}`, result);
    });
    ask(book, { ask: 'take reports', results });
    expect([1, 2, 3].map(table => typedAt(book, table))).toEqual(['', 'Black wins', '']);
  });
});

describe('the run dies while it records what players report', () => {
  const waiting = reported(paired.copy(), [
    [1, 1, 'Black wins', ''],
    [1, 3, 'W+12.5', ''],
  ]);
  const games = (book: MemoryWorkbook) => [book.values('Wall list'), book.values('Round 1')];
  const [whole, writes] = (() => {
    const book = waiting.copy();
    const start = book.writes();
    take(book);
    return [games(book), book.writes() - start];
  })();

  test('there are steps to die at', () => {
    expect(writes).toBeGreaterThan(3);
    expect(whole).not.toEqual(games(waiting));
  });

  test.each(Array.from({ length: writes }, (_, step) => step))(
    'after write %i: finished or pressed again, all is recorded once; taken back, the reports wait again',
    step => {
      for (const way of ['finish', 'undo'] as const) {
        const book = waiting.copy();
        book.dieAfter(step);
        expect(() => take(book)).toThrow(POWER_CUT);
        book.dieAfter(undefined);
        const state = ask(book, { ask: 'state' });
        if (state.view === 'begun') {
          ask(book, { ask: way, action: state.action });
          if (way === 'undo') expect(games(book)).toEqual(games(waiting));
        }
        if (reports(book).agreed.length > 0) take(book);
        expect(games(book)).toEqual(whole);
        expect(reports(book)).toMatchObject({ agreed: [], unclear: [], differing: [] });
        expectConsistent(book);
      }
    },
  );
});

/** What the sheet of round 1 has as table and result of each game. */
const gamesIn = (book: MemoryWorkbook) =>
  book
    .values('Round 1')
    .flatMap((line, row) => (row > 2 && line[1] !== '' && line[2] ? [{ row, table: String(line[0]) }] : []));

describe.each(SYSTEM_NAMES.filter(system => system !== 'Groups + knock-out'))('%s', system => {
  test('a report does what the same result does that is typed into the sheet of the round', () => {
    const book = tournamentBook(8, system === 'Diagonal' ? 3 : 5, system);
    const category = book.values('Wall list')[0]?.indexOf('Category') ?? -1;
    for (let row = 2; row < 10 && category >= 0; row++)
      book.type('Wall list', makeA1(row - 1, category), row < 6 ? 'A' : 'B');
    if (ask(book, { ask: 'state' }).view === 'ready') {
      const numbers = ask(book, { ask: 'numbers' });
      if (numbers.view === 'numbers') ask(book, { ask: 'write numbers', seen: numbers.seen });
    }
    pairRound(book);
    const games = gamesIn(book);
    expect(games.length).toBeGreaterThan(0);
    const typed = book.copy();
    games.forEach(({ row }, i) =>
      typed.type('Round 1', `F${row + 1}`, i % 2 === 0 ? 'Black wins' : 'White wins'),
    );
    expectView(typed, { ask: 'record' }, 'recorded');
    const board = (i: number) =>
      games.slice(0, i + 1).filter(({ table }) => table === games[i]?.table).length;
    const labels = games.map(({ table }, i) =>
      games.filter(one => one.table === table).length > 1 ? `${table}.${board(i)}` : table,
    );
    reported(
      book,
      labels.map((label, i) => [1, label, i % 2 === 0 ? '1-0' : '0-1', '']),
    );
    take(book);
    expect(book.values('Wall list')).toEqual(typed.values('Wall list'));
    expect(book.values('Round 1')).toEqual(typed.values('Round 1'));
  });
});

describe('matches of teams', () => {
  const book = memoryWorkbook();
  book.addSheet('Mine', [
    ['No', 'Name', 'Rank', 'Team', 'Board', 'R1', 'R2', 'R3'],
    ...['Oaks', 'Pines', 'Elms', 'Limes'].flatMap((team, t) =>
      [1, 2].map(board => [2 * t + board, `${team} ${board}`, '1d', team, board, '', '', '']),
    ),
  ]);
  book.addSheet('Settings', [
    ['Setting', 'Value'],
    ['System', 'Round robin'],
    ['Teams', 'yes'],
    ['Rounds', '3'],
  ]);
  book.removeSheet('Sheet1');
  book.select('Mine');
  pairRound(book);

  test('are reported by any player of the two teams, and by nobody of another match', () => {
    const [first] = expectView(book.copy(), { ask: 'state' }, 'results missing').games ?? [];
    const teamOf = (label = '') => /^\d+ (\w+)/.exec(label)?.[1] ?? '';
    const own = [teamOf(first?.black), teamOf(first?.white)];
    const other = ['Oaks', 'Pines', 'Elms', 'Limes'].find(team => !own.includes(team)) ?? '';
    const one = reported(book.copy(), [
      [1, 1, '1-0', `${own[0]} 2`],
      [1, 2, '0-1', `${own[1]} 1`],
      [1, 3, '1-0', `${own[0]} 1`],
      [1, 4, '=', `${other} 1`],
    ]);
    expect(reports(one).agreed.map(({ table, result }) => [table, result])).toEqual([
      ['1', '1-0'],
      ['2', '0-1'],
      ['4', '='],
    ]);
    expect(said(reports(one).unclear)).toEqual([
      [`Round 1: ${own[0]} 1 reports table 3, but plays at another one.`, 'C4'],
    ]);
  });

  test('of one table are boards behind a dot, where an organiser has numbered them so', () => {
    const one = book.copy();
    one.type('Round 1', 'A6', '1');
    reported(one, [
      [1, 1, '1-0', ''],
      [1, '1.2', '0-1', ''],
    ]);
    expect(reports(one).agreed.map(({ table, result }) => [table, result])).toEqual([['1.2', '0-1']]);
    expect(said(reports(one).unclear)).toEqual([['Round 1: “1” is no table with one game.', 'C2']]);
  });
});

test('where a workbook has several lists, a report counts in that of the player who sent it', () => {
  const book = memoryWorkbook();
  const list = (names: string) => [
    ['No', 'Name', 'Rank', 'R1', 'R2'],
    ...[1, 2, 3, 4].map(no => [no, `${names} ${no}`, '1d', '', '']),
  ];
  book.addSheet('Open', list('Ada'));
  book.addSheet('Juniors', list('Bob'));
  book.removeSheet('Sheet1');
  const rows = ['Open', 'Juniors'].map(sheet => {
    book.select(sheet);
    const { view } = answer(book.workbook, { ask: 'preview', choose: true });
    const swiss = view.view === 'ready' && view.ways?.choices.find(({ label }) => label === 'Swiss');
    if (swiss) ask(book, { ask: 'adopt', way: swiss.value });
    pairRound(book);
    const [game] = expectView(book, { ask: 'state' }, 'results missing').games ?? [];
    return [1, game?.table ?? '', '1-0', /^\d+ (.*) \(/.exec(game?.black ?? '')?.[1] ?? ''];
  });
  reported(book, [...rows, [1, 2, '0-1', ''], [1, 2, '0-1', 'Cyd']]);
  const nameless =
    'These reports name nobody: 1. There are several lists, and only a name tells whose table it was.';
  ['Open', 'Juniors'].forEach((sheet, i) => {
    book.select(sheet);
    expect(reports(book).agreed.map(({ names }) => names)).toEqual([[rows[i]?.[3]]]);
    expect(said(reports(book).unclear).map(([sentence]) => sentence)).toEqual([nameless]);
    take(book);
    expect(reports(book).agreed).toEqual([]);
  });
});

describe('hostile answers', () => {
  const HOSTILE = [
    '=IMPORTXML("http://x")',
    '<img src=x onerror=alert(1)>',
    '__proto__',
    '9'.repeat(400),
    '\u202e1-0',
  ];
  test.each(HOSTILE)('%s is text in every column', hostile => {
    const book = reported(paired.copy(), [
      [1, 1, hostile, 'A'],
      [1, hostile, '1-0', 'A'],
      [hostile, 2, '1-0', 'A'],
      [1, 3, '1-0', hostile],
    ]);
    const { agreed, unclear } = reports(book);
    expect(agreed.map(({ table }) => table)).toEqual(expect.arrayContaining(['3']));
    for (const { sentence } of unclear) expect(sentence.length).toBeLessThan(600);
    const formulas = book.workbook.formulas('Wall list');
    take(book);
    expect(book.workbook.formulas('Wall list')).toEqual(formulas);
    expect(JSON.stringify(book.values('Wall list'))).not.toContain('IMPORTXML');
    expect(typedAt(book, 3)).toBe('Black wins');
  });

  test('thousands are read, and the newest of them told', () => {
    const rows = Array.from({ length: 3000 }, (_, i) => [1, 100 + i, '1-0', `Nobody ${i}`]);
    const book = reported(paired.copy(), [...rows, [1, 1, '1-0', '']]);
    const { agreed, unclear } = reports(book);
    expect(agreed).toHaveLength(1);
    expect(unclear).toHaveLength(40);
    expect(unclear[39]?.sentence).toContain('“3099”');
  });
});
