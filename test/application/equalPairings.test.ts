import { describe, expect, test } from 'vitest';
import { handAfter } from '../../sidebar/hand';
import type { HandWork, View } from '../../src/application/protocol/protocol';
import type { MemoryWorkbook } from './memoryWorkbook';
import { expectConsistent, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

type Preview = Extract<View, { readonly view: 'preview' }>;

const shown = (book: MemoryWorkbook, hand?: HandWork): Preview =>
  expectView(book, { ask: 'preview', ahead: true, without: true, ...(hand && { hand }) }, 'preview');

const pairsOf = ({ games }: Preview): readonly string[] =>
  games.map(({ numbers }) => [...numbers].sort((a, b) => a - b).join('–')).sort();

/** Eight players of whom nothing but the score counts. */
function eight(): MemoryWorkbook {
  const book = tournamentBook(8, 5, 'Swiss');
  const rows = book.values('Settings');
  const set = (name: string, value: string): void => {
    const row = rows.findIndex(([title]) => title === name);
    expect(row, name).toBeGreaterThan(-1);
    book.type('Settings', `B${row + 1}`, value);
  };
  for (const weight of ['Weight of seeding', 'Weight of draw-ups and draw-downs', 'Weight of colours'])
    set(weight, 'off');
  return book;
}

describe('pairings of a round that are equally good', () => {
  test('are leafed through: each differs, is the same when asked again, and is written as it was seen', () => {
    const book = eight();
    const best = shown(book);
    expect(best.equal).toEqual({ at: 1, isMore: true });
    const second = shown(book, { equal: 2 });
    expect([second.equal, second.hand, second.weighed]).toEqual([
      { at: 2, isMore: true },
      { equal: 2 },
      false,
    ]);
    expect(second.compared).toBeUndefined();
    expect(pairsOf(second)).not.toEqual(pairsOf(best));
    expect(pairsOf(shown(book, { equal: 2 }))).toEqual(pairsOf(second));
    const third = shown(book, { equal: 3 });
    expect(new Set([best, second, third].map(one => pairsOf(one).join())).size).toBe(3);
    const { undo } = expectView(book, { ask: 'write', seen: second.seen, hand: { equal: 2 } }, 'written');
    expect(undo.what).toContain('pairing 2 of those that are equally good');
    expect(undo.what).toContain('As good as the best pairing');
    const written = book
      .values('Round 1')
      .slice(3, 7)
      .map(row => row.slice(1, 3));
    expect(written).toEqual(second.games.map(({ black, white }) => [black, white]));
    expectConsistent(book);
    const audit = expectView(book, { ask: 'audit', done: 0 }, 'audit');
    expect(JSON.stringify(audit)).not.toContain('dearer');
    expectView(book, { ask: 'undo', action: undo.action }, 'undone');
    expect(pairsOf(shown(book))).toEqual(pairsOf(best));
  });

  test('what was seen is written, and no other: after a change of the list it stops', () => {
    const book = eight();
    const second = shown(book, { equal: 2 });
    book.type('Wall list', 'B2', 'Somebody Else');
    expectView(book, { ask: 'write', seen: second.seen, hand: { equal: 2 } }, 'stopped');
    expect(
      expectView(eight(), { ask: 'write', seen: second.seen, hand: { equal: 3 } }, 'stopped').reasons,
    ).toHaveLength(1);
  });

  test('where there is no other that is said, and nothing else is changed', () => {
    const book = tournamentBook(8);
    const best = shown(book);
    const none = shown(book, { equal: 2 });
    expect(none.equal).toEqual({ at: 1, all: 1, isMore: false });
    expect([none.hand, none.weighed]).toEqual([{}, true]);
    expect(pairsOf(none)).toEqual(pairsOf(best));
    const { undo } = expectView(book, { ask: 'write', seen: none.seen, hand: {} }, 'written');
    expect(undo.what).toBe('Pair round 1');
  });

  test('changed by hand, the others stay as shown', () => {
    const book = eight();
    const second = shown(book, { equal: 2 });
    const [one, other] = second.games.map(({ numbers }) => numbers) as [[number, number], [number, number]];
    const hand = handAfter(second, { change: 'swap', players: [one[0], other[0]] });
    expect(hand.equal).toBeUndefined();
    const changed = shown(book, hand);
    const pair = (a: number, b: number): string => [a, b].sort((x, y) => x - y).join('–');
    expect(pairsOf(changed)).toEqual(
      [
        pair(other[0], one[1]),
        pair(one[0], other[1]),
        ...second.games.slice(2).map(({ numbers }) => pair(...numbers)),
      ].sort(),
    );
    expect(changed.equal).toBeUndefined();
    // Not these two: paired anew, without them.
    const apart = handAfter(second, { change: 'forbid', players: one });
    expect(apart).toEqual({ pairs: [], forbidden: [one] });
  });

  test('a round that is paired again has them too; a table and a round robin have none', () => {
    const book = eight();
    const { preview } = pairRound(book);
    const again = shown(book, { again: 'all', equal: 2 });
    expect(again.equal).toEqual({ at: 2, isMore: true });
    expect(pairsOf(again)).not.toEqual(pairsOf(preview));
    const { view } = expectView(
      book,
      { ask: 'write', seen: again.seen, hand: { again: 'all', equal: 2 } },
      'changed',
    );
    expect(view).toBe('changed');
    expectConsistent(book);
    playRound(book, 1);
    expect(shown(book).round).toBe(2);
    for (const system of ['Round robin', 'Knock-out', 'Score pairing'] as const) {
      const other = tournamentBook(4, 3, system);
      const asked = shown(other, { equal: 2 });
      expect([asked.equal, pairsOf(asked)]).toEqual([undefined, pairsOf(shown(other))]);
    }
  });
});
