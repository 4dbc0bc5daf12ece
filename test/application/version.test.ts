import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { VERSION } from '../../src/application/workbook/version';
import type { MemoryWorkbook } from './memoryWorkbook';
import { expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

test('the version in the Log is that of the package', () => {
  expect(VERSION).toBe((JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version);
});

describe('an update', () => {
  /** Two rounds played with this version, which calls itself another one afterwards. */
  function updated(change: (book: MemoryWorkbook) => void = () => undefined, rounds = 5): MemoryWorkbook {
    const book = tournamentBook(8, rounds);
    for (const round of [1, 2]) {
      pairRound(book);
      playRound(book, round, [2]);
    }
    const row = book.values('Settings').findIndex(([name]) => name === 'Version');
    expect(book.cell('Settings', `B${row + 1}`)).toBe(VERSION);
    book.type('Settings', `B${row + 1}`, '0.0.9');
    change(book);
    return book;
  }
  const inLog = (book: MemoryWorkbook, from: RegExp, to: string): void =>
    book.values('Log').forEach((line, row) => {
      const text = String(line[11]);
      if (from.test(text)) book.type('Log', `L${row + 1}`, text.replace(from, to));
    });

  test('that changes nothing is said once, and taken with one button', () => {
    const book = updated();
    const asked = expectView(book, { ask: 'state' }, 'version');
    expect(asked).toMatchObject({ from: '0.0.9', to: VERSION, rounds: [1, 2], differences: [] });
    expectView(book, { ask: 'preview' }, 'version');
    expectView(book, { ask: 'take version', seen: asked.seen }, 'ready');
    expect(book.values('Log').some(line => line[2] === `Version 0.0.9 → ${VERSION}`)).toBe(true);
    pairRound(book);
  });

  test('N70: is asked about where a run died that had just made the Log', () => {
    const book = tournamentBook(8, 5);
    book.type('Settings', 'A30', 'Version');
    book.type('Settings', 'B30', '0.0.9');
    if (book.workbook.sheetNames().includes('Log')) book.workbook.removeSheet('Log');
    book.workbook.insertSheet('Log');
    expect(expectView(book, { ask: 'state' }, 'version').from).toBe('0.0.9');
  });

  test('that would pair a played round otherwise says so, with both', () => {
    // Another system in the Log stands for another way to pair.
    const book = updated(one => inLog(one, /\["System","McMahon"\]/, '["System","Swiss"]'));
    const { differences } = expectView(book, { ask: 'state' }, 'version');
    expect(differences.join('\n')).toMatch(/Round \d was paired \d+–\d+.*; this version pairs \d+–\d+/);
  });

  test('that would place players otherwise says so, with both', () => {
    const book = updated(one => inLog(one, /\[\d,\d,\d,\d,\d,\d,\d,\d\]\]$/, '[8,1,1,1,1,1,1,1]]'));
    const { differences } = expectView(book, { ask: 'state' }, 'version');
    expect(differences.join('\n')).toMatch(
      /Before round 2 the places were Player 1 8.*; by this version Player 1 \d/,
    );
  });

  test('that would place players otherwise after the last round says so, with both', () => {
    expect(expectView(updated(undefined, 2), { ask: 'state' }, 'version').differences).toEqual([]);
    const places = /^(after .*)\[\d,\d,\d,\d,\d,\d,\d,\d\]\]$/;
    const book = updated(one => inLog(one, places, '$1[8,1,1,1,1,1,1,1]]'), 2);
    const { differences } = expectView(book, { ask: 'state' }, 'version');
    expect(differences).toHaveLength(1);
    expect(differences[0]).toMatch(
      /^After round 2, the last, the places were Player 1 8.*; by this version Player 1 \d/,
    );
  });

  test('places of the end are kept with the standings where the results were typed into the list', () => {
    const book = tournamentBook(8, 1);
    pairRound(book);
    book.values('Wall list').forEach((line, row) => {
      const [cell = ''] = line.flatMap(value => /^\d+\?\/[bw]/.exec(String(value)) ?? []);
      const column = line.indexOf(cell);
      if (cell !== '')
        book.type(
          'Wall list',
          `${String.fromCharCode(65 + column)}${row + 1}`,
          cell.replace('?', cell.endsWith('b') ? '+' : '-'),
        );
    });
    const kept = () => book.values('Log').filter(line => String(line[11]).startsWith('after ['));
    expect(kept()).toHaveLength(0);
    expectView(book, { ask: 'standings' }, 'standings written');
    expect(kept()).toHaveLength(1);
  });

  test('a player who does not come has no place in the Log once others have played', () => {
    const book = tournamentBook(8, 3);
    book.type('Wall list', 'G9', '1-3');
    pairRound(book);
    playRound(book, 1);
    pairRound(book);
    const kept = book
      .values('Log')
      .flatMap(line => /\[(\d(?:,\d){7})\]\]$/.exec(String(line[11]))?.[1] ?? []);
    // Before round 1 all are in the order of the list.
    expect(kept.map(places => places.split(',')[7])).toEqual(['8', '0']);
  });
});
