import { describe, expect, test } from 'vitest';
import { copyOfBook } from './copyOfBook';
import {
  addPlayer,
  ask,
  expectConsistent,
  expectView,
  pairRound,
  playRound,
  tournamentBook,
} from './tournamentBook';
import type { MemoryWorkbook } from './memoryWorkbook';
import type { MergeAnswer, MergeAnswers, View } from '../../src/application/protocol/protocol';

type Merge = Extract<View, { readonly view: 'merge' }>;

/** Merges a copy; each question gets this answer, whatever comes of it. */
function merge(book: MemoryWorkbook, other: MemoryWorkbook, answer: MergeAnswer = 'here') {
  const copy = copyOfBook(other);
  let answers: MergeAnswers = {};
  for (;;) {
    const preview = expectView(book, { ask: 'preview merge', copy, answers }, 'merge');
    const open = preview.questions.filter(({ taken }) => taken === undefined);
    if (open.length === 0) {
      if (preview.changes === 0) return { preview, merged: undefined };
      const merged = expectView(book, { ask: 'merge', copy, answers, seen: preview.seen }, 'merged');
      return { preview, merged };
    }
    answers = {
      ...answers,
      ...Object.fromEntries(
        open.map(({ key, choices }) => [key, choices.some(one => one.answer === answer) ? answer : 'here']),
      ),
    };
  }
}

const asked = ({ questions }: Merge): readonly string[] =>
  questions.map(({ sentence, choices }) => [sentence, ...choices.map(({ label }) => label)].join(' | '));

const cells = (book: MemoryWorkbook, range: string): readonly unknown[] =>
  range.split(' ').map(a1 => book.cell('Wall list', a1));

/** Eight players with a round that is paired, and a copy of it. */
function hallAndOutside() {
  const hall = tournamentBook(8);
  pairRound(hall);
  return { hall, outside: hall.copy() };
}

describe('two copies become one', () => {
  test('the same copy changes nothing', () => {
    const { hall, outside } = hallAndOutside();
    const preview = expectView(hall, { ask: 'preview merge', copy: copyOfBook(outside) }, 'merge');
    expect(preview).toMatchObject({ questions: [], lines: [], notes: [], changes: 0 });
  });

  test('results that only one side has are taken, into the list and the sheet of the round', () => {
    const { hall, outside } = hallAndOutside();
    hall.type('Round 1', 'F4', 'b');
    ask(hall, { ask: 'record' });
    playRound(outside, 1);
    const before = hall.snapshot();
    const { preview, merged } = merge(hall, outside);
    expect(preview.questions).toEqual([]);
    expect(preview.lines).toHaveLength(3);
    expect(merged?.lines).toEqual(preview.lines);
    expectConsistent(hall);
    // A word that was typed stays as it was typed.
    expect(
      hall
        .values('Round 1')
        .map(line => line[5])
        .slice(3),
    ).toEqual(['b', ...Array(3).fill('Black wins')]);
    expect(hall.snapshot()['Wall list']).toEqual(outside.snapshot()['Wall list']);
    const undone = expectView(hall, { ask: 'undo', action: merged?.undo?.action ?? '' }, 'undone');
    expect(undone.kept).toEqual([]);
    expect({ ...hall.snapshot(), Log: [] }).toEqual({ ...before, Log: [] });
  });
});
