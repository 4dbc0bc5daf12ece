import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { View } from '../../src/application/protocol/protocol';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView } from './tournamentBook';

// N10 of docs/faults.md

const RANKS = ['5d', '3d', '2d', '1d', '1k', '2k', '4k', '5k', '7k', '9k', '12k', '15k', '18k'];

/** A list for groups and a knock-out, each line with the group that somebody typed. */
function bookOf(groups: readonly string[], teams: boolean): MemoryWorkbook {
  const book = memoryWorkbook();
  const rounds = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'];
  const own = teams ? ['Team', 'Board'] : [];
  book.addSheet('Players', [
    ['No', 'Name', 'Rank', 'Group', ...own, ...rounds],
    ...groups.map((group, i) => [
      String(i + 1),
      `Player ${String.fromCharCode(65 + i)}`,
      RANKS[i] ?? '20k',
      group,
      ...(teams ? [`Team ${Math.floor(i / 2) + 1}`, String((i % 2) + 1)] : []),
      ...rounds.map(() => ''),
    ]),
  ]);
  book.addSheet('Settings', [
    ['Setting', 'Value'],
    ['System', 'Groups + knock-out'],
    ['Seed', 'dice'],
    ['Rounds', '6'],
    ['Teams', teams ? 'yes' : ''],
  ]);
  book.select('Players');
  return book;
}

const groupsIn = (book: MemoryWorkbook): readonly string[] =>
  book
    .values('Players')
    .slice(1)
    .map(line => String(line[3]));

const offersOf = (view: View) =>
  view.view === 'problems' ? view.problems.flatMap(({ mends = [] }) => mends) : [];

const undoOf = (view: View): string => ('undo' in view ? (view.undo?.action ?? '') : '');

const sizesOf = (groups: readonly string[]): readonly number[] =>
  [...new Set(groups)].map(name => groups.filter(one => one === name).length);

test('players without a group get one by a press, by strength or by lot; what was typed stays', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('', '', 'A', 'B'), { minLength: 6, maxLength: 13 }),
      fc.boolean(),
      fc.boolean(),
      (typed, isAnybody, teams) => {
        const even = typed.slice(0, typed.length - (typed.length % 2));
        const groups = isAnybody ? (teams ? even.map(() => '') : typed) : even.map(() => '');
        const book = bookOf(groups, teams);
        const offers = offersOf(ask(book, { ask: 'check' })).filter(({ label }) => /group/i.test(label));
        if (!groups.includes('')) {
          expect(offers).toEqual([]);
          return;
        }
        const some = groups.some(group => group !== '');
        expect(offers.map(({ label }) => label)).toEqual(
          some ? ['Into the smallest groups'] : ['Groups by strength', 'Groups by lot'],
        );
        for (const { mend } of offers) {
          const filled = book.copy();
          ask(filled, { ask: 'mend', mend });
          const now = groupsIn(filled);
          expect(now).not.toContain('');
          expect(now.filter((_, i) => groups[i] !== '')).toEqual(groups.filter(group => group !== ''));
          if (!some) {
            const sizes = sizesOf(now);
            expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(teams ? 2 : 1);
          }
          if (teams) now.forEach((group, i) => expect(group).toBe(now[i - (i % 2)]));
          // Nothing stands in the way of round 1 any more, and one undo gives back what was.
          expect(offersOf(ask(filled, { ask: 'check' })).filter(({ label }) => /group/i.test(label))).toEqual(
            [],
          );
          const view = ask(filled, { ask: 'state' });
          expectView(filled, { ask: 'undo', action: undoOf(view) }, 'undone');
          expect(groupsIn(filled)).toEqual(groups);
        }
      },
    ),
    { numRuns: 12 },
  );
});

test('by lot: the smallest lot of the context “groups” is first, and everybody can draw it again', () => {
  const book = bookOf(
    Array.from({ length: 8 }, () => ''),
    false,
  );
  const offers = offersOf(ask(book, { ask: 'check' }));
  const lots = offers.find(({ label }) => label === 'Groups by lot');
  ask(book, { ask: 'mend', mend: lots?.mend ?? '' });
  // printf '%s' 'dice|groups|1' | sha256sum, and so on: 1 4 7 3 5 6 2 8, in a snake.
  expect(groupsIn(book).join('')).toBe('ABABABBA');
});
