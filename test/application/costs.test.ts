import { describe, expect, test } from 'vitest';
import { openTournament } from '../../src/application/read/openTournament';
import { CHOSEN, MOST_IN_COSTS, shortCost } from '../../src/application/standingsSheets/costsTable';
import { criterionTotals, exactTotal } from '../../src/pairing/criteria/criterionTotals';
import { mateOf } from '../../src/pairing/optimum/optimum';
import { pairCosts } from '../../src/pairing/optimum/pairCosts';
import { pairWeighedRound } from '../../src/pairing/weighedRound';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const set = (book: MemoryWorkbook, setting: string, value: string): void => {
  const row = book.values('Settings').findIndex(([name]) => name === setting);
  book.type('Settings', `B${row + 1}`, value);
};

/** A round is played; round 2 is looked at. */
function secondRound(players: number) {
  const book = tournamentBook(players);
  pairRound(book);
  playRound(book, 1);
  return book;
}

const costsOf = (book: MemoryWorkbook, around?: string) =>
  expectView(book, { ask: 'costs', ...(around !== undefined && { around }) }, 'costs written');

/** The sheet by the numbers of two players, and the sentences below it. */
function tableIn(book: MemoryWorkbook, sheet: string) {
  const [header = [], ...rows] = book.values(sheet).map(row => row.map(String));
  const numbers = header.filter(cell => /^\d+$/.test(cell)).map(Number);
  const cell = (one: number, other: number): string =>
    rows[numbers.indexOf(one)]?.[1 + numbers.indexOf(other)] ?? 'nobody';
  const said = rows.slice(numbers.length).flatMap(([line = '']) => (line === '' ? [] : [line]));
  const bye = numbers.filter((_, row) => header.length > 1 + numbers.length && rows[row]?.at(-1) === CHOSEN);
  return { numbers, cell, said, bye, names: rows.slice(0, numbers.length).map(([name]) => name) };
}

describe('the costs of all pairs as a sheet', () => {
  test('mark the games of the preview, its bye, and who has met; each pair stands above and below the diagonal', () => {
    const book = secondRound(13);
    const preview = expectView(book, { ask: 'preview' }, 'preview');
    const { sheet, part } = costsOf(book);
    expect([sheet, part]).toEqual(['Costs of round 2', undefined]);
    expect(book.selected()).toBe(`${sheet}!0,0`);
    const { numbers, cell, bye, names } = tableIn(book, sheet);
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
    expect(names[0]).toBe(`Player ${numbers[0]} (${numbers[0]})`);
    expect(bye).toEqual([preview.byeNumber]);
    const games = preview.games.map(game => [...game.numbers].sort((a, b) => a - b).join());
    const chosen = numbers.flatMap(one =>
      numbers.flatMap(other => {
        expect(cell(one, other)).toBe(cell(other, one));
        return one < other && cell(one, other).startsWith(CHOSEN) ? [`${one},${other}`] : [];
      }),
    );
    expect(chosen.sort()).toEqual([...games].sort());
    for (const one of numbers) {
      expect(cell(one, one)).toBe('');
      const [, met] = /^(\d+)[+-]/.exec(String(book.cell('Wall list', `H${one + 1}`))) ?? [];
      if (met !== undefined && met !== '0') expect(cell(one, Number(met))).toBe('R1');
    }
  });

  test('have a number or a sign in each cell, so that colour is never alone, and the chosen are bold', () => {
    const book = secondRound(12);
    const { sheet } = costsOf(book);
    const rows = book.values(sheet).slice(1, 13);
    const fills = new Set<string>();
    rows.forEach((row, one) =>
      row.slice(1).forEach((cell, other) => {
        const { fill = '', bold = false } = book.look(sheet, `${String.fromCharCode(66 + other)}${one + 2}`);
        if (fill !== '') expect(String(cell)).toMatch(/^●?(\d+[kMGT]?|R1)$/);
        if (String(cell).endsWith('R1')) expect(fill).toBe('#dadce0');
        expect(bold).toBe(String(cell).startsWith(CHOSEN));
        fills.add(fill);
      }),
    );
    expect(fills.size).toBeGreaterThanOrEqual(5);
  });

  test('add up, over the games of the pairing, to what the report says', () => {
    const tournament = openTournament(secondRound(13).workbook);
    const proved = tournament && pairWeighedRound(tournament.event);
    if (!proved || !('paired' in proved)) throw new Error('not paired');
    expect(proved.optima).toHaveLength(1);
    for (const optimum of proved.optima) {
      const mate = mateOf(optimum) ?? new Int32Array();
      const costs = pairCosts(optimum);
      let sum = BigInt(0);
      mate.forEach((j, i) => {
        const cost = i < j && j < optimum.field.players.length ? costs(i, j) : undefined;
        if (cost?.kind === 'paid') sum += cost.paid.reduce((all, one) => all + one, BigInt(0));
      });
      const totals = criterionTotals(optimum.field, mate).map(exactTotal);
      expect(sum).toBe(totals.reduce((all, one) => all + one, BigInt(0)));
      expect(sum > 0).toBe(true);
    }
  });

  test('are shown again while they are the same, another sheet where they are not, and taken back by an undo', () => {
    const book = secondRound(12);
    const before = book.snapshot();
    const { sheet } = costsOf(book);
    expect(costsOf(book).sheet).toBe(sheet);
    book.type('Wall list', 'C2', '20k');
    expect(costsOf(book).sheet).toBe(`${sheet} (2)`);
    const other = secondRound(12);
    expect(other.snapshot()).toEqual(before);
    costsOf(other);
    const action = String(other.values('Log').at(-1)?.[0]);
    expectView(other, { ask: 'undo', action }, 'undone');
    expect(Object.keys(other.snapshot())).toEqual(Object.keys(before));
  });

  test('of a pair that is forbidden are a cross', () => {
    const book = secondRound(12);
    const { numbers, cell } = tableIn(book, costsOf(book).sheet);
    const [one = 0] = numbers;
    const other = numbers.find(no => no !== one && !/R/.test(cell(one, no))) ?? 0;
    set(book, 'Forbidden pairs', `${one}×${other}`);
    const after = tableIn(book, costsOf(book).sheet);
    expect(after.cell(one, other)).toBe('×');
  });

  test('of criteria in order say which is the first that is paid', () => {
    const book = secondRound(12);
    set(book, 'Criteria', 'in order');
    const { cell, numbers, said } = tableIn(book, costsOf(book).sheet);
    const cells = numbers.flatMap(one => numbers.map(other => cell(one, other)));
    expect(cells.filter(one => !/^●?(\d·\d+[kMGT]?|0|R1)?$/.test(one))).toEqual([]);
    expect(cells.some(one => one.startsWith('1·'))).toBe(true);
    expect(said.join('\n')).toContain('1 Score difference, 2 Draw-ups and draw-downs, 3 Seeding');
  });
});

describe('more players than a table holds', () => {
  const book = secondRound(70);

  test('are those around somebody who is asked about, by number or name', () => {
    const { sheet, part } = costsOf(book, '1 Player 1 (5d)');
    const { numbers, said } = tableIn(book, sheet);
    expect(part).toEqual({ shown: MOST_IN_COSTS, all: 70, around: 'Player 1 (1)' });
    expect(numbers).toHaveLength(MOST_IN_COSTS);
    expect(numbers).toContain(1);
    expect(said[0]).toBe('60 of 70 players, those around Player 1 (1)');
    const last = tableIn(book, costsOf(book, '48').sheet).numbers;
    expect(last).toContain(48);
    expect(last).not.toEqual(numbers);
  });

  test('are those around the dearest game where nobody is asked about, or somebody who is not there', () => {
    const { part } = costsOf(book);
    expect(part?.shown).toBe(MOST_IN_COSTS);
    expect(costsOf(book, 'Nobody').part).toEqual(part);
  });
});

test('a system that weighs nothing, and a list with an error, answer with the preview', () => {
  const table = tournamentBook(8, 7, 'Round robin');
  expect(ask(table, { ask: 'costs' })).toEqual(ask(table, { ask: 'preview' }));
  const broken = secondRound(8);
  broken.type('Wall list', 'H2', 'x?x');
  const before = broken.snapshot();
  expect(ask(broken, { ask: 'costs' }).view).not.toBe('costs written');
  expect(broken.snapshot()).toEqual(before);
});

test('a cost is told in three digits and a letter, rounded down', () => {
  const told = ['0', '999', '1000', '12999', '20000000000', '999999999999999999999'].map(cost =>
    shortCost(BigInt(cost)),
  );
  expect(told).toEqual(['0', '999', '1k', '12k', '20G', '999E']);
});
