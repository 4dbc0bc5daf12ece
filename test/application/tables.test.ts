import { describe, expect, test } from 'vitest';
import { CHECKWALLLIST } from '../../src/application/functions/check';
import type { MemoryWorkbook } from './memoryWorkbook';
import { expectView, tournamentBook } from './tournamentBook';

/** The letter of a column of the wall list. */
const letterOf = (book: MemoryWorkbook, title: string): string =>
  String.fromCharCode(65 + book.values('Wall list')[0]!.indexOf(title));

function typeRounds(
  book: MemoryWorkbook,
  rounds: Readonly<Record<string, readonly string[]>>,
): MemoryWorkbook {
  for (const [title, cells] of Object.entries(rounds))
    cells.forEach((cell, i) => book.type('Wall list', `${letterOf(book, title)}${i + 2}`, cell));
  return book;
}

const SAME_TWICE = { R1: ['2+', '1-', '4+', '3-'], R2: ['2-', '1+', '4-', '3+'] };
const TOLD = [
  'Player 1 (1) and Player 2 (2) meet in rounds 1, 2: more often than the table has it.',
  'Player 3 (3) and Player 4 (4) meet in rounds 1, 2: more often than the table has it.',
  expect.stringContaining('can no longer meet everybody. Games missing: 4; rounds left: 1.'),
];

describe('a round robin typed by hand', () => {
  test('with the same two games twice is told of by the panel, by the check and by the preview', () => {
    const book = typeRounds(tournamentBook(4, 3, 'Round robin'), SAME_TWICE);
    const { problems } = expectView(book, { ask: 'check' }, 'problems');
    expect(problems.map(({ sentence }) => sentence)).toEqual(TOLD);
    const ready = expectView(book, { ask: 'state' }, 'ready');
    expect(ready.warnings.map(({ sentence }) => sentence)).toEqual(TOLD);
    const preview = expectView(book, { ask: 'preview' }, 'preview');
    expect(preview.warnings.map(({ sentence }) => sentence)).toEqual(TOLD);
  });

  test('and by CHECKWALLLIST', () => {
    const list = [
      ['No', 'Name', 'R1', 'R2', 'R3'],
      [1, 'Ann', '2+', '2-', ''],
      [2, 'Bo', '1-', '1+', ''],
      [3, 'Cy', '4+', '4-', ''],
      [4, 'Di', '3-', '3+', ''],
    ];
    const rows = CHECKWALLLIST(list, 'System=Round robin');
    expect(rows.slice(1).map(row => row[2])).toEqual(
      TOLD.map((_, i) => expect.stringMatching(i < 2 ? /meet/ : /no longer/)),
    );
    expect(CHECKWALLLIST(list, 'System=Round robin; Cycles=2; Rounds=3')).toEqual([['No problems found']]);
  });
});

describe('who leaves before half of a round robin', () => {
  test('is named with what then counts', () => {
    const book = typeRounds(tournamentBook(5, 5, 'Round robin'), {
      R1: ['0-', '5+', '4+', '3-', '2-'],
      Out: ['', '', '', '', '2-'],
    });
    const sentences = () =>
      expectView(book, { ask: 'state' }, 'ready').warnings.map(({ sentence }) => sentence);
    expect(sentences()).toEqual([
      'Player 5 (5) leaves the round robin before half of it is played, after 1 of 4 games. All of them count, those lost by default too.',
    ]);
    const row = book.values('Settings').findIndex(line => line[0] === 'Leavers') + 1;
    book.type('Settings', `B${row}`, 'taken out');
    expect(sentences()).toEqual([
      'Player 5 (5) leaves the round robin before half of it is played, after 1 of 4 games. None of them counts: the player is taken out of the table.',
    ]);
  });
});
