import { describe, expect, test } from 'vitest';
import { wishingBye, withoutBye } from '../../sidebar/hand';
import type { HandWork } from '../../src/application/protocol/protocol';
import type { MemoryWorkbook } from './memoryWorkbook';
import { column, expectConsistent, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const LIST = 'Wall list';

const previewed = (book: MemoryWorkbook, hand?: HandWork) =>
  expectView(book, { ask: 'preview', ahead: true, ...(hand && { hand }) }, 'preview');

/** Eleven of eleven ranks, the weakest the last; one of them has had the bye of round 1. */
function afterOneRound(): { readonly book: MemoryWorkbook; readonly had: number } {
  const book = tournamentBook(11);
  const { preview } = pairRound(book);
  playRound(book, 1);
  return { book, had: preview.byeNumber ?? 0 };
}

describe('who else can have the bye', () => {
  test('all who play are named, the next entitled first, and whoever had one last', () => {
    const first = previewed(tournamentBook(11));
    expect(first.byeNumber).toBe(11);
    // The first three stand above the bar, equal but for the lots.
    expect(first.byes?.map(({ no }) => no).slice(0, 7)).toEqual([10, 9, 8, 7, 6, 5, 4]);
    expect(first.byes).toHaveLength(10);
    expect(first.byes?.[0]?.name).toBe('10 Player 10 (9k)');

    const { book, had } = afterOneRound();
    const { byes = [], byeNumber } = previewed(book);
    expect(byes.map(({ no }) => no)).not.toContain(byeNumber);
    expect(byes).toHaveLength(10);
    expect(byes.filter(one => one.had !== undefined)).toEqual([{ no: had, name: expect.anything(), had: 1 }]);
    expect(byes[9]?.no).toBe(had);
  });

  test('one of them has it, is written so, and the rules choose again where that is taken back', () => {
    const { book } = afterOneRound();
    const best = previewed(book);
    const wanted = best.byes?.[3]?.no ?? 0;
    const view = previewed(book, wishingBye(best, wanted));
    expect(view.byeNumber).toBe(wanted);
    expect(view.compared?.join()).toContain('Bye: ');
    expect(view.byes?.map(({ no }) => no)).toContain(best.byeNumber);
    const back = previewed(book, withoutBye(view));
    expect([back.byeNumber, back.games]).toEqual([best.byeNumber, best.games]);
    // From one bye by hand to another by hand.
    const third = previewed(book, wishingBye(view, view.byes?.[0]?.no ?? 0));
    expect(third.byeNumber).toBe(view.byes?.[0]?.no);

    expectView(book, { ask: 'write', seen: view.seen, ...(view.hand && { hand: view.hand }) }, 'written');
    expect(column(book, 'I', 11)[wanted - 1]).toBe('0+');
    expect(column(book, 'I', 11).filter(cell => cell === '0+')).toHaveLength(1);
    expectConsistent(book);
  });

  test('nobody is named whose game is typed, and a game wished by hand gives way to the bye', () => {
    const book = tournamentBook(11);
    book.type(LIST, 'H2', '9?');
    book.type(LIST, 'H10', '1?');
    const view = previewed(book);
    const named = view.byes?.map(({ no }) => no) ?? [];
    expect([...named].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 10]);
    const kept = previewed(tournamentBook(11), { pairs: [{ players: [2, 5] }], forbidden: [[2, 7]] });
    expect(kept.byes?.map(({ no }) => no)).not.toContain(5);
    expect(wishingBye(kept, 5)).toEqual({ bye: 5, pairs: [], forbidden: [[2, 7]] });
  });

  test('an even number has no bye to give, a knock-out none by choice', () => {
    expect(previewed(tournamentBook(12)).byes).toBeUndefined();
    expect(previewed(tournamentBook(11, 4, 'Knock-out')).byes).toBeUndefined();
  });
});

describe('drawn up again', () => {
  test('a game between scores says whose second rise it is', () => {
    // Four of four ranks: in every game somebody meets a higher score.
    const book = tournamentBook(4);
    [['3d'], ['2d'], ['1d'], ['1k']].forEach(([rank], i) => book.type(LIST, `C${i + 2}`, rank ?? ''));
    const first = previewed(book).games;
    expect(first.map(({ sign }) => sign)).toEqual(['score', 'score']);
    expect(first[0]?.remarks[0]).toBe(
      'Score difference 1: Player 1 meets a lower score (drawn down), Player 2 a higher one (drawn up).',
    );
    pairRound(book);
    playRound(book, 1);
    const again = previewed(book).games.filter(({ sign }) => sign === 'drawn up again');
    expect(again.length).toBeGreaterThan(0);
    for (const { remarks } of again) {
      const [, up] = /, (Player \d) a higher one/.exec(remarks.join(' ')) ?? [];
      expect(['Player 2', 'Player 4']).toContain(up);
      expect(remarks).toContain(`${up} was drawn up in round 1 too.`);
    }
  });
});

test('whoever won because the opponent did not come has no bye before the others, where the setting says so', () => {
  const book = tournamentBook(5, 5, 'Swiss');
  const cells = [
    ['2+!', '3-'],
    ['1-!', '0+'],
    ['4=', '1+'],
    ['3=', '5+'],
    ['0+', '4-'],
  ];
  cells.forEach((row, i) => row.forEach((cell, round) => book.type(LIST, `${'HI'[round]}${i + 2}`, cell)));
  const set = (setting: string, value: string): void => {
    const row = book.values('Settings').findIndex(([name]) => name === setting);
    book.type('Settings', `B${row + 1}`, value);
  };
  set('Rounding', 'none');
  expect(previewed(book).byeNumber).toBe(1);
  set('Wins by default as byes', 'yes');
  const view = previewed(book);
  expect([3, 4]).toContain(view.byeNumber);
  expect(view.byes?.filter(({ no }) => no === 1)).toEqual([{ no: 1, name: expect.anything(), had: 1 }]);
  expectView(book, { ask: 'write', seen: view.seen }, 'written');
  expect(column(book, 'J', 5)[(view.byeNumber ?? 0) - 1]).toBe('0+');
  expectConsistent(book);
});
