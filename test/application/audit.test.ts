import { describe, expect, test } from 'vitest';
import type { AuditView } from '../../src/application/protocol/protocol';
import { expectView, pairRound, playRound, tournamentBook } from './tournamentBook';
import type { MemoryWorkbook } from './memoryWorkbook';

/** All answers until the last round is checked, as the panel asks for them. */
function auditOf(book: MemoryWorkbook): readonly AuditView[] {
  const views: AuditView[] = [];
  for (let done = 0; ;) {
    const view = expectView(book, { ask: 'audit', done }, 'audit');
    views.push(view);
    if (view.done >= view.rounds || view.done === done) return views;
    done = view.done;
  }
}

const sentences = (views: readonly AuditView[]): readonly string[] =>
  views.flatMap(({ parts, end }) => [
    ...parts.flatMap(({ title, findings }) => [title, ...findings.map(({ sentence }) => sentence)]),
    ...end.map(({ sentence }) => sentence),
  ]);

describe('Check the whole event', () => {
  const book = tournamentBook(9, 3);
  for (const round of [1, 2, 3]) {
    pairRound(book);
    playRound(book, round);
  }
  expectView(book, { ask: 'standings' }, 'standings written');
  expectView(book, { ask: 'prizes' }, 'prizes written');

  test('says of every round that it is legal and the best, by the Log, and writes nothing', () => {
    const before = JSON.stringify([book.workbook.sheetNames(), book.values('Wall list'), book.values('Log')]);
    expect(sentences(auditOf(book))).toEqual(
      [1, 2, 3].map(round => `Round ${round} (by the Log): legal, the best pairing.`),
    );
    expect(JSON.stringify([book.workbook.sheetNames(), book.values('Wall list'), book.values('Log')])).toBe(
      before,
    );
  });

  test('comes in parts where it takes long', () => {
    const large = tournamentBook(160, 2);
    for (const round of [1, 2]) {
      pairRound(large);
      playRound(large, round);
    }
    expect(auditOf(large).map(({ done, rounds, parts }) => [done, rounds, parts.length])).toEqual([
      [1, 2, 1],
      [2, 2, 1],
    ]);
  });

  test('names a place that is not what the rules say, with its cell', () => {
    book.type('Wall list', 'Z1', 'Place');
    book.type('Wall list', 'Z3', '9');
    const found = auditOf(book).flatMap(({ end }) => end);
    const due = found.map(({ sentence }) => sentence);
    expect(due).toEqual([expect.stringMatching(/^Player 2 \(2\) has place 9, by the rules [1-8]\.$/)]);
    expect(found[0]).toMatchObject({ severity: 'warning', cell: { sheet: 'Wall list', a1: 'B3' } });
    book.type('Wall list', 'Z1', '');
    book.type('Wall list', 'Z3', '');
  });

  test('a result corrected since is a note at its round', () => {
    const cell = String(book.cell('Wall list', 'H2'));
    const [, opponent = '', sign = ''] = /^(\d+)([+-])/.exec(cell) ?? [];
    const turned = (text: string): string => text.replace(/[+-]/, one => (one === '+' ? '-' : '+'));
    const other = `H${Number(opponent) + 1}`;
    expect(sign).not.toBe('');
    book.type('Wall list', 'H2', turned(cell));
    book.type('Wall list', other, turned(String(book.cell('Wall list', other))));
    const found = auditOf(book).flatMap(({ parts }) => parts.flatMap(({ findings }) => findings));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ severity }) => severity === 'note')).toBe(true);
    expect(found[0]?.sentence).toMatch(/^Round 2 was paired when Player 1 \(1\) – /);
    book.type('Wall list', 'H2', cell);
    book.type('Wall list', other, turned(String(book.cell('Wall list', other))));
  });

  test('prizes that are not those of the table are named', () => {
    expect(sentences(auditOf(book))).toHaveLength(3);
    book.type('Prizes', 'B2', '100');
    for (const [at, text] of [
      ['F1', 'Place'],
      ['G1', 'No'],
      ['H1', 'Name'],
      ['I1', 'Prize'],
      ['F2', '1'],
      ['G2', '9'],
      ['H2', 'Player 9'],
      ['I2', '100'],
    ] as const)
      book.type('Prizes', at, text);
    expect(auditOf(book).flatMap(({ end }) => end)[0]?.sentence).toMatch(
      /^Player \d+ has the prize .+, by the rules .+\.$/,
    );
  });

  test('a round that has begun, and a list that has not', () => {
    const other = tournamentBook(6, 2);
    expect(auditOf(other)).toEqual([expect.objectContaining({ done: 0, rounds: 0, parts: [] })]);
    pairRound(other);
    expect(sentences(auditOf(other))).toEqual(['Round 1 (by the Log): legal, the best pairing.']);
  });
});
