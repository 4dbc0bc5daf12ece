import type { CopyRows, MergeAnswer, MergeAnswers, View } from '../../src/application/protocol/protocol';
import type { MemoryWorkbook } from './memoryWorkbook';
import { addPlayer, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

type Merge = Extract<View, { readonly view: 'merge' }>;

/** Merges a copy; each question gets this answer where it has it. */
export function merge(book: MemoryWorkbook, copy: CopyRows, answer: MergeAnswer = 'here') {
  let answers: MergeAnswers = {};
  for (;;) {
    const preview = expectView(book, { ask: 'preview merge', copy, answers }, 'merge');
    const open = preview.questions.filter(({ taken }) => taken === undefined);
    if (open.length === 0) {
      const merged =
        preview.changes === 0
          ? undefined
          : expectView(book, { ask: 'merge', copy, answers, seen: preview.seen }, 'merged');
      return { preview, merged };
    }
    const answered = open.map(({ key, choices }): readonly [string, MergeAnswer] => [
      key,
      choices.some(one => one.answer === answer) ? answer : 'here',
    ]);
    answers = { ...answers, ...Object.fromEntries(answered) };
  }
}

export const asked = ({ questions }: Merge): readonly string[] =>
  questions.map(({ sentence, choices }) => [sentence, ...choices.map(({ label }) => label)].join(' | '));

/** The lines below the titles of the sheet of a round. */
export const roundRows = (book: MemoryWorkbook, round: number): readonly (readonly string[])[] =>
  book
    .values(`Round ${round}`)
    .slice(3)
    .map(line => line.slice(0, 6).map(String));

/** After round 1 one comes late in the hall, two outside, where round 2 is paired: two people have number 9. */
export function lateAtTwoPlaces() {
  const { hall, outside } = hallAndOutside();
  for (const book of [hall, outside]) playRound(book, 1);
  addPlayer(hall, 9, 'Ito Akira', '3d');
  addPlayer(outside, 9, 'Berg Bo', '2k');
  addPlayer(outside, 10, 'Cho Chun', '4k');
  pairRound(outside);
  return { hall, outside };
}

/** Eight players with a round that is paired, and a copy of it. */
export function hallAndOutside() {
  const hall = tournamentBook(8);
  pairRound(hall);
  return { hall, outside: hall.copy() };
}
