import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { View } from '../../src/application/protocol/protocol';
import { openTournament } from '../../src/application/read/openTournament';
import type { System } from '../../src/tournament/systems';
import type { MemoryWorkbook } from './memoryWorkbook';
import {
  addPlayer,
  ask,
  expectConsistent,
  expectView,
  pairRound,
  playRound,
  tournamentBook,
} from './tournamentBook';

// F10.17 of docs/faults.md

/** A round robin takes its rounds from the players (D17): setting, announcement and titles of the list. */

const titles = (book: MemoryWorkbook): readonly string[] =>
  (book.values('Wall list')[0] ?? []).map(String).filter(title => /^R\d+$/.test(title));

const rounds = (book: MemoryWorkbook): number | undefined => openTournament(book.workbook)?.settings.rounds;

const remarks = (view: View) => [
  ...('problems' in view ? view.problems : []),
  ...('warnings' in view ? (view.warnings ?? []) : []),
];

const offer = (book: MemoryWorkbook): string | undefined =>
  remarks(ask(book, { ask: 'check' }))
    .flatMap(({ mends = [] }) => mends)
    .find(({ label }) => /^Set Number of rounds to|^Set Rounds to/.test(label))?.mend;

function press(book: MemoryWorkbook): void {
  expectView(book, { ask: 'mend', mend: offer(book) ?? '' }, 'problems');
}

function undoLast(book: MemoryWorkbook): void {
  const { undo } = ask(book, { ask: 'state' }) as { undo?: { action: string } };
  expectView(book, { ask: 'undo', action: undo!.action }, 'undone');
}

const SEVEN = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7'];

describe('the rounds of a round robin', () => {
  test('are set by one press before the first, with the titles behind them, and come back', () => {
    const book = tournamentBook(6, 7, 'Round robin');
    expect(titles(book)).toEqual(SEVEN);
    const said = remarks(ask(book, { ask: 'state' })).map(({ sentence }) => sentence);
    expect(said).toContain('6 players meet one another in 5 rounds; the settings say 7.');
    const formulas = JSON.stringify(book.workbook.formulas('Wall list'));
    press(book);
    expect([rounds(book), titles(book)]).toEqual([5, SEVEN.slice(0, 5)]);
    expect(JSON.stringify(book.workbook.formulas('Wall list'))).toBe(formulas);
    expect(offer(book)).toBeUndefined();
    undoLast(book);
    expect([rounds(book), titles(book)]).toEqual([7, SEVEN]);
  });

  test('by the proposals too, which renew the announcement', () => {
    const book = tournamentBook(6, 7, 'Round robin');
    const { seen, proposals } = expectView(book, { ask: 'proposals' }, 'proposals');
    expect(proposals).toEqual(['Rounds 5: then each of 6 players has met all others.']);
    expectView(book, { ask: 'take proposals', seen }, 'registration');
    expect([rounds(book), titles(book)]).toEqual([5, SEVEN.slice(0, 5)]);
    const told = remarks(ask(book, { ask: 'check' })).map(({ sentence }) => sentence);
    expect(told.filter(sentence => /announced/.test(sentence))).toEqual([]);
  });

  test('grow again with the players, into blank columns of the list', () => {
    const book = tournamentBook(4, 7, 'Round robin');
    press(book);
    expect(titles(book)).toEqual(SEVEN.slice(0, 3));
    for (const no of [5, 6]) addPlayer(book, no, `Late ${no}`, '2k');
    press(book);
    expect([rounds(book), titles(book)]).toEqual([5, SEVEN.slice(0, 5)]);
    for (const no of [7, 8]) addPlayer(book, no, `Late ${no}`, '2k');
    press(book);
    expect([rounds(book), titles(book)]).toEqual([7, SEVEN]);
  });

  test('D17, N2: are more than the form proposes: columns come in, beside what stands behind them, and go again', () => {
    const book = tournamentBook(10, 7, 'Round robin');
    const before = book.snapshot();
    const said = remarks(ask(book, { ask: 'state' })).map(({ sentence }) => sentence);
    expect(said).toContain('10 players meet one another in 9 rounds; the settings say 7.');
    press(book);
    expect([rounds(book), titles(book)]).toEqual([9, [...SEVEN, 'R8', 'R9']]);
    expect(offer(book)).toBeUndefined();
    undoLast(book);
    expect([rounds(book), titles(book)]).toEqual([7, SEVEN]);
    for (const [sheet, values] of Object.entries(before))
      if (sheet !== 'Log') expect(book.snapshot()[sheet], sheet).toEqual(values);
    press(book);
    for (let round = 1; round <= 9; round++) {
      pairRound(book);
      playRound(book, round);
    }
    expectView(book, { ask: 'state' }, 'finished');
    expectConsistent(book);
  });

  test('fewer than the list has columns are meant', () => {
    const book = tournamentBook(10, 7, 'Round robin');
    const row = book.values('Settings').findIndex(([name]) => name === 'Rounds') + 1;
    book.type('Settings', `B${row}`, '5');
    expect(offer(book)).toBeUndefined();
  });

  test('are played to the end, all against all', () => {
    const book = tournamentBook(4, 7, 'Round robin');
    press(book);
    for (const round of [1, 2, 3]) {
      pairRound(book);
      playRound(book, round);
    }
    expectView(book, { ask: 'state' }, 'finished');
    expectConsistent(book);
    const { players, entries } = openTournament(book.workbook)!.reading.wallList;
    expect(entries.map(row => row.flat().length)).toEqual(players.map(() => 3));
  });

  test('a column with something in it keeps its title, and those before it', () => {
    const book = tournamentBook(4, 7, 'Round robin');
    book.type('Wall list', 'M7', 'note');
    press(book);
    // Column M is the sixth round.
    expect(titles(book)).toEqual(SEVEN.slice(0, 6));
    expect(book.cell('Wall list', 'M7')).toBe('note');
  });

  test.each<System>(['Swiss', 'McMahon', 'Knock-out'])(
    'nothing is said of %s, nor once a round is paired',
    system => {
      expect(offer(tournamentBook(4, 7, system))).toBeUndefined();
      const book = tournamentBook(6, 7, 'Round robin');
      pairRound(book);
      expect(offer(book)).toBeUndefined();
    },
  );

  test('whoever comes and goes, one press has as many rounds as the table, and undoing gives back the first', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 7 }),
        fc.array(fc.integer({ min: 3, max: 8 }), { minLength: 1, maxLength: 4 }),
        (first, later) => {
          const book = tournamentBook(first, 7, 'Round robin');
          let pressed = 0;
          for (const count of [first, ...later]) {
            for (let no = 1; no <= 8; no++)
              addPlayer(book, no, no <= count ? `P${no}` : '', no <= count ? '2k' : '');
            const needed = count % 2 === 0 ? count - 1 : count;
            if (offer(book) !== undefined) {
              press(book);
              pressed += 1;
            }
            expect([count, rounds(book), titles(book)]).toEqual([count, needed, SEVEN.slice(0, needed)]);
          }
          for (; pressed > 0; pressed--) undoLast(book);
          expect([rounds(book), titles(book)]).toEqual([7, SEVEN]);
        },
      ),
      { numRuns: Number(process.env['EVENTS'] ?? 6) },
    );
  });
});
