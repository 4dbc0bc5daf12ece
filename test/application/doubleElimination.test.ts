import { describe, expect, test } from 'vitest';
import { BRACKET } from '../../src/application/functions/bracket';
import { EXPLAIN } from '../../src/application/functions/explain';
import { STANDINGS } from '../../src/application/functions/standings';
import { openTournament } from '../../src/application/read/openTournament';
import { now, page } from '../exchange/printed';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectConsistent, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const listOf = (book: MemoryWorkbook) => openTournament(book.workbook)!.list.values;
const SETTINGS = 'System=Double elimination; Draw=seeded';

/** Four players, the better number wins, but in the first game of the final. */
const PLAYED = `
  No | Name | Rating | R1 | R2 | R3 | R4 | R5
  1  | Ann  | 2400   | 4+ | 2+ | 0+ | 2- | 2+
  2  | Bo   | 2300   | 3+ | 1- | 3+ | 1+ | 1-
  3  | Cy   | 2200   | 2- | 4+ | 2- |    |
  4  | Di   | 2100   | 1- | 3- |    |    |`;
const rows = (list: string) =>
  list
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()));

describe('double elimination of six by the panel', () => {
  const book = tournamentBook(6, 7, 'Double elimination');
  const titles = (round: number) =>
    book
      .values(`Round ${round}`)
      .slice(3)
      .filter(line => line[2] === '' && line[1] !== '')
      .map(line => line[1])
      .filter(title => !/^\d/.test(String(title)));

  test('everybody plays until the second loss, with a heading for those who have one', () => {
    const { preview } = pairRound(book);
    expect(preview.games).toHaveLength(2);
    expect(titles(1)).toEqual([]);
    playRound(book, 1);
    pairRound(book);
    expect(titles(2)).toEqual(['Losers’ bracket.']);
    expectConsistent(book);
    playRound(book, 2);
    let round = 2;
    while (ask(book, { ask: 'state' }).view === 'ready') {
      round += 1;
      pairRound(book);
      playRound(book, round);
      expectConsistent(book);
    }
    expect(round).toBeLessThanOrEqual(7);
    expect(titles(round)).toEqual(['Final.']);
    expect(ask(book, { ask: 'state' }).view).toBe('finished');
    const cells = Array.from({ length: 6 }, (_, player) =>
      Array.from({ length: round }, (_r, r) =>
        String(book.cell('Wall list', `${'HIJKLMN'[r]!}${player + 2}`)),
      ),
    );
    const losses = cells.map(row => row.filter(cell => cell.includes('-')).length);
    expect(losses.filter(one => one === 2)).toHaveLength(5);
    expect(losses.filter(one => one < 2)).toHaveLength(1);
  });

  test('the standings have one winner, and the list draws both brackets', () => {
    const standings = STANDINGS(listOf(book), SETTINGS) as readonly (readonly unknown[])[];
    expect(standings.slice(1, 7).map(line => line[0])).toEqual([1, 2, 3, 4, 5, 6]);
    const bracket = BRACKET(listOf(book), 'System=Double elimination').map(line => line.join('|'));
    expect(bracket.some(line => line.startsWith('Losers’ bracket and final'))).toBe(true);
  });
});

test('BRACKET draws those without a loss, and lists the others below with the final and the winner', () => {
  expect(BRACKET(rows(PLAYED), SETTINGS)).toEqual([
    ['R1', 'R2', 'R3', '', ''],
    ['1 Ann +', '', '', '', ''],
    ['', '1 Ann +', '', '', ''],
    ['4 Di -', '', '', '', ''],
    ['', '', '1 Ann (bye)', '', ''],
    ['2 Bo +', '', '', '', ''],
    ['', '2 Bo -', '', '', ''],
    ['3 Cy -', '', '', '', ''],
    ['', '', '', '', ''],
    ['Losers’ bracket and final', '', '', '', ''],
    ['R2', 'R3', 'R4', 'R5', 'Winner'],
    ['3 Cy +', '2 Bo +', '1 Ann -', '1 Ann +', '1 Ann'],
    ['4 Di -', '3 Cy -', '2 Bo +', '2 Bo -', ''],
  ]);
});

test('BRACKET of rounds drawn by lot has the same below it, and places for what is to come', () => {
  const begun = PLAYED.replace(/\| (0\+|3\+|2-|) ?\| (2-|1\+|) *\| (2\+|1-|) *\|?$/gm, '|    |    |');
  const drawn = BRACKET(rows(begun), 'System=Double elimination');
  expect(drawn[0]!.slice(0, 3)).toEqual(['R1', 'R2', 'R3']);
  expect(drawn.map(line => line[0])).toContain('3 Cy +');
});

test('a value is explained with the half for no loss', () => {
  const begun = rows(PLAYED).map(line => line.slice(0, 5));
  const said = EXPLAIN(begun, 1, 'SCORE', SETTINGS).map(line => line.join(' '));
  expect(said.join('\n')).toContain('Still in without a loss');
  expect(said.join('\n')).toContain('2.5');
});

test('printed, the list of the others has a page of its own, with who won in bold', () => {
  const html = page('print bracket', now(PLAYED, { system: 'Double elimination', knockoutDraw: 'seeded' }));
  const sheets = html.split('<section').slice(1);
  expect(sheets).toHaveLength(2);
  expect(sheets[1]).toContain('<h2>Losers’ bracket and final</h2>');
  const said = sheets[1]!.replace(/<\/?span[^>]*>/g, '');
  expect(said).toContain('<td><b>Cy</b> – Di</td>');
  expect(said).toContain('<b>Winner:</b> <b>Ann</b>');
});

test('a game for the third place is no matter of double elimination, and Check says so', () => {
  const book = tournamentBook(4, 5, 'Double elimination');
  const row = book.values('Settings').findIndex(line => line[0] === 'Third-place game');
  book.type('Settings', `B${row + 1}`, 'yes');
  const { problems } = expectView(book, { ask: 'check' }, 'problems');
  expect(problems.map(({ sentence }) => sentence).join()).toContain('Third-place game');
});
