import { describe, expect, it } from 'vitest';
import { CHECKWALLLIST } from '../../src/application/functions/check';
import type { Remarkable } from '../../src/application/protocol/protocol';
import { ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';
import type { MemoryWorkbook } from './memoryWorkbook';

/** The column of a title, as a letter. */
const columnOf = (book: MemoryWorkbook, title: string): string =>
  String.fromCharCode(65 + book.values('Wall list')[0]!.indexOf(title));

const type = (book: MemoryWorkbook, title: string, player: number, text: string): void =>
  book.type('Wall list', `${columnOf(book, title)}${player + 1}`, text);

const sentences = (problems: readonly Remarkable[] | undefined): string =>
  (problems ?? []).map(({ sentence }) => sentence).join(' ');

/** What the panel says when it is opened, and in the preview. */
const said = (book: MemoryWorkbook): readonly [string, string] => [
  sentences(expectView(book, { ask: 'state' }, 'ready').warnings),
  sentences(expectView(book, { ask: 'preview' }, 'preview').warnings),
];

const checked = (book: MemoryWorkbook): string => {
  const view = ask(book, { ask: 'check' });
  return sentences(view.view === 'problems' ? view.problems : []);
};

describe('the panel and the check warn in time', () => {
  it('of more rounds than four players can play', () => {
    const book = tournamentBook(4, 5, 'Swiss');
    const words = '4 players can play 3 rounds at most';
    expect(said(book)[0]).toContain(words);
    expect(checked(book)).toContain(words);
    expect(sentences(expectView(tournamentBook(4, 3, 'Swiss'), { ask: 'state' }, 'ready').warnings)).toBe('');
  });

  it('of a bye typed among an even number, and which one follows', () => {
    const book = tournamentBook(8, 5, 'Swiss');
    type(book, 'R1', 1, '0+');
    const [state, preview] = said(book);
    expect(state).toContain('Round 1 has 2 byes where 0 would do; typed: Player 1 (1).');
    expect(preview).toMatch(
      /Round 1 has 2 byes where 0 would do: typed for Player 1 \(1\), and another for Player \d \(\d\), which follows from that\./,
    );
    expect(checked(book)).toContain('Round 1 has 2 byes where 0 would do');
  });

  it('of a round that everybody is out of', () => {
    const book = tournamentBook(6, 5, 'Swiss');
    pairRound(book);
    playRound(book, 1);
    for (let player = 1; player <= 6; player++) type(book, 'Out', player, '2');
    expect(expectView(book, { ask: 'state' }, 'ready').round).toBe(3);
    for (const words of [...said(book), checked(book)]) expect(words).toContain('Nobody plays round 2');
    pairRound(book);
    expect(checked(book)).not.toContain('Nobody plays round 2');
  });

  it('of what a round typed by hand could do without', () => {
    const book = tournamentBook(4, 3, 'Swiss');
    for (const [player, cell] of ['2+/b', '1-/w', '4+/b', '3-/w'].entries())
      type(book, 'R1', player + 1, cell);
    for (const [player, cell] of ['4?', '3?', '2?', '1?'].entries()) type(book, 'R2', player + 1, cell);
    expect(checked(book)).toContain(
      'Round 2 as it stands has score differences that it does not need: Player 1 (1) – Player 4 (4), Player 2 (2) – Player 3 (3). Games between different scores in the best pairing: 0.',
    );
    const list = book.values('Wall list').map(row => row.map(String));
    expect(String(CHECKWALLLIST(list, 'System=Swiss').flat())).toContain('score differences');
  });

  it('of nothing in a round as it was paired', () => {
    const book = tournamentBook(7, 5, 'Swiss');
    pairRound(book);
    expect(checked(book)).toBe('');
    playRound(book, 1);
    pairRound(book);
    expect(checked(book)).toBe('');
  });
});
