import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import type { MemoryWorkbook } from './memoryWorkbook';
import { addPlayer, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

/** What the line above every screen tells of the event, and whether a look finds it as it was. */

const eventOf = (book: MemoryWorkbook) => {
  const { event } = answer(book.workbook, { ask: 'state' });
  if (!event) throw new Error('no event');
  return event;
};

/** `complete 4/4 next 0/0 later 0/0` */
const planOf = (book: MemoryWorkbook): string =>
  eventOf(book)
    .plan.map(({ stands, known, total }) => `${stands} ${known}/${total}`)
    .join(' ');

describe('the rounds of an event', () => {
  test('go from the one that is next, by its results, to the last', () => {
    const book = tournamentBook(8, 3);
    const plans: string[] = [];
    const note = (): number => plans.push(planOf(book));
    note();
    pairRound(book);
    note();
    book.type('Round 1', 'F4', 'b');
    expectView(book, { ask: 'record' }, 'recorded');
    note();
    playRound(book, 1);
    note();
    for (const round of [2, 3]) {
      pairRound(book);
      playRound(book, round);
      note();
    }
    expect(plans).toEqual([
      'next 0/0 later 0/0 later 0/0',
      'written 0/4 next 0/0 later 0/0',
      'playing 1/4 next 0/0 later 0/0',
      'complete 4/4 next 0/0 later 0/0',
      'complete 4/4 complete 4/4 next 0/0',
      'complete 4/4 complete 4/4 complete 4/4',
    ]);
    expect(eventOf(book)).toMatchObject({
      system: 'McMahon',
      players: 8,
      round: 3,
      rounds: 3,
      settings: { sheet: 'Settings', a1: 'A1' },
    });
  });

  test('are as many as are played, where the settings have fewer', () => {
    const book = tournamentBook(8, 3);
    pairRound(book);
    playRound(book, 1);
    pairRound(book);
    playRound(book, 2);
    const row = book.values('Settings').findIndex(([name]) => name === 'Rounds') + 1;
    book.type('Settings', `B${row}`, '1');
    expect(planOf(book)).toBe('complete 4/4 complete 4/4');
  });

  test('an odd number has a bye, which is no game to wait for', () => {
    const book = tournamentBook(7, 2);
    pairRound(book);
    expect(planOf(book)).toBe('written 0/3 next 0/0');
  });
});

describe('a look', () => {
  const seen = (book: MemoryWorkbook) => {
    const { glance, view } = answer(book.workbook, { ask: 'state' });
    return { glance: glance!, view };
  };
  const again = (book: MemoryWorkbook, glance: ReturnType<typeof seen>['glance']): string =>
    answer(book.workbook, { ask: 'state', glance }).view.view;

  test('finds the same until something changes that the screen rests on', () => {
    const book = tournamentBook(8, 3);
    pairRound(book);
    const { glance, view } = seen(book);
    expect([view.view, glance.sheets]).toEqual(['results missing', ['Wall list', 'Settings', 'Round 1']]);
    expect(again(book, glance)).toBe('same');
    for (const [sheet, a1, value] of [
      ['Wall list', 'B2', 'Somebody Else'],
      ['Round 1', 'F4', 'b'],
      ['Settings', 'A60', 'a note'],
    ] as const) {
      const other = book.copy();
      other.type(sheet, a1, value);
      expect(again(other, glance), sheet).toBe('results missing');
    }
    const more = book.copy();
    more.addSheet('Notes', [['']]);
    expect(again(more, glance)).toBe('results missing');
    const typed = book.copy();
    addPlayer(typed, 9, 'Late Lea', '3d');
    expect(again(typed, glance)).toBe('results missing');
  });

  test('is a whole one where what it says to have seen is nothing that was seen', () => {
    const book = tournamentBook(8, 3);
    const { glance } = seen(book);
    expect(again(book, glance)).toBe('same');
    for (const other of [{ print: 'x' }, { front: 'Elsewhere' }, { sheets: ['Wall list'] }])
      expect(again(book, { ...glance, ...other })).toBe('ready');
    // What no panel sends is refused.
    for (const wrong of [{ sheets: 'Wall list' }, { language: 1 }, { print: 2 }])
      expect(again(book, { ...glance, ...wrong } as unknown as typeof glance)).toBe('stopped');
  });
});
