import { expect, test } from 'vitest';
import { bracketLines } from '../../src/addon/outputs/bracketLines';
import { makeBracketTree, type BracketTree } from '../../src/pairing/knockout/bracketTree';
import { openEventOf } from '../eventOf';
import { standingText } from '../pairing/pairingText';
import { pairRound, playRound, tournamentBook } from './tournamentBook';

/** `_` where a cell has a line below, `|` where it has one to the right, `.` where it has none; a column for each round. */
function drawn(tree: BracketTree): readonly string[] {
  const { below, right } = bracketLines(tree);
  const last = Math.max(...below.map(({ row }) => row));
  const has = (lines: typeof below, row: number, column: number): boolean =>
    lines.some(one => one.column === column && one.row <= row && row < one.row + one.rows);
  return Array.from({ length: last }, (_, line) =>
    tree.rounds
      .map((_round, column) => {
        const signs = [has(below, line + 1, column) && '_', has(right, line + 1, column) && '|'];
        return signs.filter(sign => sign !== false).join('') || '.';
      })
      .join(' '),
  );
}

test('lines lead from each pair to the game of its winner; a bye has no opponent to be joined with', () => {
  const list = `
    Name | Rating | R1 | R2 | R3
    Ann  | 2800   | 0+ | .  | .
    Bo   | 2700   | 0+ | .  | .
    Cy   | 2600   | 0+ | .  | .
    Di   | 2500   | 5? | .  | .
    Ed   | 2400   | 4? | .  | .`;
  const seeded = {
    system: 'Knock-out',
    tiebreaks: [],
    draw: 'seeded',
    seedingTiebreaks: ['Rating'],
  } as const;
  expect(drawn(makeBracketTree(openEventOf(standingText(list, seeded)))!)).toEqual([
    '_ . . .',
    '. _ . .',
    '. | . .',
    '. | _ .',
    '_ | | .',
    '| _| | .',
    '_| . | .',
    '. . | _',
    '_ . | .',
    '. _ | .',
    '. | | .',
    '. | _| .',
    '_ | . .',
    '. _| . .',
  ]);
});

test('the sheet of the bracket gets its lines with each round that is written', () => {
  const book = tournamentBook(6, 3, 'Knock-out');
  const lines = (...cells: readonly string[]) => cells.map(a1 => book.look('Bracket', a1).line);
  expect(lines('A2', 'A3')).toEqual([undefined, undefined]);
  pairRound(book);
  expect(lines('A2', 'A3', 'C5')).toEqual(['below', 'right', undefined]);
  playRound(book, 1);
  pairRound(book);
  expect(lines('B3', 'B4', 'C5')).toEqual(['below', 'right', 'below']);
});
