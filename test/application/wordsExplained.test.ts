import { describe, expect, test } from 'vitest';
import type { MemoryWorkbook } from './memoryWorkbook';
import { expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

/** Types a setting, by its English name. */
function set(book: MemoryWorkbook, name: string, value: string): void {
  const row = book.values('Settings').findIndex(line => line[0] === name);
  expect(row).toBeGreaterThan(0);
  book.type('Settings', `B${row + 1}`, value);
}

const orderOf = (book: MemoryWorkbook) => expectView(book, { ask: 'places' }, 'places').order;

describe('words that a newcomer meets are explained where they stand', () => {
  test('the tiebreaks of the standings, in their order', () => {
    const book = tournamentBook(8);
    pairRound(book);
    playRound(book, 1);
    const comparison = 'DC: direct comparison, the games of those who are equal against each other.';
    expect(orderOf(book)).toEqual([
      comparison,
      'SOS-2 (EGF): SOS without as many of the weakest opponents as the number says.',
    ]);
    set(book, 'SOS flavour', 'WMSG');
    set(book, 'Tiebreaks', 'SOS, SOS1, Rating, SOSOS');
    expect(orderOf(book)).toEqual([
      'SOS: the scores of all opponents together.',
      'SOS-1 (WMSG): SOS without as many of the first rounds as the number says.',
      'SOSOS: the SOS of all opponents together.',
    ]);
    set(book, 'Tiebreaks', 'Rating');
    expect(orderOf(book)).toBeUndefined();
    set(book, 'Tiebreaks', 'DIRECTCOMPARISON');
    set(book, 'Language', 'Deutsch');
    expect(orderOf(book)?.[0]).toMatch(/^DC: direkter Vergleich/);
  });

  test('criteria in the answer to Why not these two?, and no others', () => {
    const book = tournamentBook(12);
    pairRound(book);
    playRound(book, 1, [2, 4]);
    const { seen } = expectView(book, { ask: 'preview' }, 'preview');
    const answers = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(other => {
      const { why } = expectView(book, { ask: 'why', seen, first: '1', second: String(other) }, 'preview');
      return { said: why?.sentences.join(' ') ?? '', words: why?.words ?? [] };
    });
    for (const { said, words } of answers) {
      for (const name of ['Draw-ups and draw-downs', 'Seeding'])
        expect([said, words.some(word => word.startsWith(`${name}: `))]).toEqual([said, said.includes(name)]);
      expect([said, words.some(word => word.includes('as many games are concerned'))]).toEqual([
        said,
        said.includes('in as many games)'),
      ]);
    }
    expect(answers.some(({ words }) => words.length > 0)).toBe(true);
    expect(answers.some(({ words }) => words.length === 0)).toBe(true);
  });

  test('the seed is a press away from the preview, and on no screen before', () => {
    const book = tournamentBook(8);
    const { seed } = expectView(book, { ask: 'preview' }, 'preview');
    const row = Number(/^B(\d+)$/.exec(seed?.a1 ?? '')?.[1]);
    expect([seed?.sheet, book.values('Settings')[row - 1]?.slice(0, 2)]).toEqual([
      'Settings',
      ['Seed', 'dice 6-3'],
    ]);
    for (const ask of ['state', 'registration', 'players', 'places'] as const)
      expect(JSON.stringify(expectView(book, { ask }, ask === 'state' ? 'ready' : ask))).not.toMatch(
        /seed|SHA-256|dice 6-3/i,
      );
  });
});
