import { describe, expect, test } from 'vitest';
import { ask, column, expectConsistent, expectView, pairRound, tournamentBook } from './tournamentBook';

const noOf = (label: string): number => Number(/^\d+/.exec(label)?.[0]);

/** Round 1 with a result in every game but the first. */
function beforeTheEnd() {
  const book = tournamentBook(12);
  pairRound(book);
  for (let row = 5; row < 10; row++) book.type('Round 1', `F${row}`, 'b');
  expectView(book, { ask: 'record' }, 'recorded');
  return book;
}

describe('a game still goes on when the next round must be paired', () => {
  test('nobody pairs by accident: the next round is offered, and not before anything is played', () => {
    const book = tournamentBook(12);
    pairRound(book);
    expect(expectView(book, { ask: 'state' }, 'results missing').waits).toBeUndefined();
    expect(ask(book, { ask: 'preview', ahead: true, hand: {} }).view).toBe('results missing');
    const later = beforeTheEnd();
    expect(expectView(later, { ask: 'state' }, 'results missing').waits).toBe(2);
    expect(ask(later, { ask: 'preview' }).view).toBe('results missing');
  });

  test('it is named, counts as a tie, and its result comes later without touching what is paired', () => {
    const book = beforeTheEnd();
    const hand = {};
    const preview = expectView(book, { ask: 'preview', ahead: true, hand }, 'preview');
    expect(preview).toMatchObject({ round: 2, hand: {} });
    expect(preview.warnings[0]?.sentence).toMatch(/\(round 1\) still goes on: paired as a tie/);
    expectView(book, { ask: 'write', seen: preview.seen, hand }, 'written');
    const inPlay = expectView(book, { ask: 'state' }, 'results missing');
    expect(inPlay).toMatchObject({ round: 2, known: 0, total: 6 });
    expect(inPlay.goingOn).toHaveLength(1);
    const [game] = inPlay.goingOn ?? [];
    const [black, white] = [game?.black ?? '', game?.white ?? ''];
    const paired = column(book, 'I', 12);
    const results = [{ round: 1, black, white, result: '1-0' as const }];
    expectView(book, { ask: 'record', results }, 'recorded');
    expect(book.cell('Wall list', `H${noOf(black) + 1}`)).toBe(`${noOf(white)}+/b`);
    expect(column(book, 'I', 12)).toEqual(paired);
    const after = expectView(book, { ask: 'state' }, 'results missing');
    expect(after).toMatchObject({ round: 2 });
    expect(after.goingOn).toBeUndefined();
    expectConsistent(book);
  });

  test('the round is the one that a tie would have given', () => {
    const book = beforeTheEnd();
    const [going] = expectView(book, { ask: 'state' }, 'results missing').games ?? [];
    const { seen: _, ...ahead } = expectView(book, { ask: 'preview', ahead: true, hand: {} }, 'preview');
    const results = [
      { round: 1, black: going?.black ?? '', white: going?.white ?? '', result: '=' as const },
    ];
    expectView(book, { ask: 'record', results }, 'recorded');
    const tied = expectView(book, { ask: 'preview' }, 'preview');
    expect(ahead.games).toEqual(tied.games);
  });
});
