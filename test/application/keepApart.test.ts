import { describe, expect, test } from 'vitest';
import type { KeptApart } from '../../src/application/protocol/protocol';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

/** Clubs and countries are kept apart, or not, by one press beside the preview. */

const twelve = tournamentBook(12);
const club = String.fromCharCode(65 + (twelve.values('Wall list')[0]?.indexOf('Club') ?? -1));
for (let row = 2; row <= 13; row++)
  twelve.type('Wall list', `${club}${row}`, row % 3 === 0 ? 'Bern' : 'Oslo');

const preview = (book: MemoryWorkbook) => expectView(book, { ask: 'preview' }, 'preview');
const apart = (book: MemoryWorkbook, which: KeptApart) =>
  preview(book).apart?.find(one => one.which === which);
const press = (book: MemoryWorkbook, which: KeptApart, on: boolean) =>
  ask(book, { ask: 'keep apart', which, on });
const setting = (book: MemoryWorkbook, name: string): unknown =>
  book.values('Settings').find(([first]) => first === name)?.[1];
const type = (book: MemoryWorkbook, name: string, value: string): void => {
  const rows = book.values('Settings');
  const at = rows.findIndex(([first]) => first === name);
  const row = (at < 0 ? rows.length : at) + 1;
  book.type('Settings', `A${row}`, name);
  book.type('Settings', `B${row}`, value);
};
const log = (book: MemoryWorkbook): readonly string[] => book.values('Log').map(line => String(line[2]));
const WEIGHT = 'Weight of same club';

describe('before the first round', () => {
  test('a press takes the weight away, the next one gives it back, and each stands in the Log', () => {
    const book = twelve.copy();
    expect(apart(book, 'clubs')?.on).toBe(true);
    press(book, 'clubs', false);
    expect([apart(book, 'clubs')?.on, setting(book, WEIGHT)]).toEqual([false, '0']);
    expect(log(book).at(-1)).toBe(`Do not keep apart: ${WEIGHT}`);
    press(book, 'clubs', true);
    // What the preset says needs no words.
    expect([apart(book, 'clubs')?.on, setting(book, WEIGHT)]).toEqual([true, '']);
    expect(log(book).at(-1)).toBe(`Keep apart: ${WEIGHT}`);
  });

  test('a press on what is so already changes nothing', () => {
    const book = twelve.copy();
    const before = book.snapshot();
    press(book, 'clubs', true);
    expect(book.snapshot()).toEqual(before);
  });

  test('countries are another thing than clubs', () => {
    const book = twelve.copy();
    press(book, 'countries', false);
    expect(setting(book, WEIGHT) ?? '').toBe('');
    expect(setting(book, 'Weight of same country')).toBe('0');
  });

  test('where nothing is to be kept apart, or rounds are paired in strict order, no press is offered or taken', () => {
    for (const [name, value] of [
      ['Club and country', 'never'],
      ['Criteria', 'in order'],
    ] as const) {
      const book = twelve.copy();
      type(book, name, value);
      expect([name, preview(book).apart]).toEqual([name, undefined]);
      ask(book, { ask: 'state' });
      const before = book.snapshot();
      press(book, 'clubs', false);
      expect(book.snapshot()).toEqual(before);
    }
  });
});

describe('after a round', () => {
  const played = twelve.copy();
  pairRound(played);
  playRound(played, 1);

  test('the press confirms what was announced otherwise, and nobody is asked about it', () => {
    const book = played.copy();
    press(book, 'clubs', false);
    expect(preview(book).apart?.find(({ which }) => which === 'clubs')?.on).toBe(false);
    expect(setting(book, 'Changed after the start')).toBe('R1 Weight of same club: normal → off');
    expect(ask(book, { ask: 'state' }).view).toBe('ready');
    press(book, 'clubs', true);
    expect(ask(book, { ask: 'state' }).view).toBe('ready');
    expect(apart(book, 'clubs')?.on).toBe(true);
  });

  test('what else was changed is asked about all the same', () => {
    const book = played.copy();
    type(book, 'Komi', '7.5');
    press(book, 'clubs', false);
    expect(setting(book, WEIGHT)).toBe('0');
    expect(String(setting(book, 'Changed after the start') ?? '')).toBe('');
    const { changes } = expectView(book, { ask: 'state' }, 'changes');
    expect(changes).toHaveLength(2);
  });
});
