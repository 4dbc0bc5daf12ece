import { describe, expect, test } from 'vitest';
import type { MemoryWorkbook } from './memoryWorkbook';
import { addPlayer, ask, expectView, tournamentBook } from './tournamentBook';

/** What the desk is told of whoever comes, and what it can press. */

const prepared = tournamentBook(8);
const letter = (title: string): string =>
  String.fromCharCode(65 + (prepared.values('Wall list')[0]?.indexOf(title) ?? -1));
const setting = (book: MemoryWorkbook, name: string, value: string): void => {
  const row = book.values('Settings').findIndex(([first]) => first === name);
  book.type('Settings', `B${row + 1}`, value);
};
const desk = (book: MemoryWorkbook) => expectView(book, { ask: 'registration' }, 'registration');
const look = (book: MemoryWorkbook, person: Readonly<Record<string, string>>) =>
  expectView(book, { ask: 'preview people', source: { from: 'person', person, round: '' } }, 'people');

test('everybody stands there with the details of the list, a rating as it is', () => {
  const book = prepared.copy();
  for (const [title, value] of [
    ['Rating', 2105],
    ['Club', 'Bern'],
    ['Country', 'CH'],
  ] as const)
    book.type('Wall list', `${letter(title)}3`, value);
  const [first, second] = desk(book).listed;
  expect(first).toEqual({ no: 1, name: 'Player 1', rank: '5d', rating: '', country: '', club: '', pin: '' });
  expect(second).toMatchObject({ no: 2, rank: '4d', rating: '2105', country: 'CH', club: 'Bern' });
});

test('how ranks of lists are taken is said where the settings decide it, and asked each time where not', () => {
  const book = prepared.copy();
  expect(desk(book).ranks).toBeUndefined();
  for (const by of ['as listed', 'by rating']) {
    setting(book, 'Ranks of rating lists', by);
    expect(desk(book).ranks).toEqual({ by, setting: 'Ranks of rating lists' });
  }
});

test('somebody with the number of another is added without it, a namesake with another rank with all that is typed', () => {
  const book = prepared.copy();
  const pin = letter('Club');
  book.type('Wall list', `${pin}1`, 'PIN');
  book.type('Wall list', `${pin}2`, '11111111');
  const labels = (person: Readonly<Record<string, string>>) =>
    look(book, person).asked?.questions.flatMap(({ choices }) => choices.map(({ label }) => label));
  expect(labels({ name: 'Alder Ada', rank: '3d', pin: '11111111' })).toContain(
    'It is somebody else: add without the number',
  );
  expect(labels({ name: 'Player 1', rank: '9k', pin: '22222222' })).toContain('It is somebody else: add');
});

test('whoever was added is taken back from wherever the row is now, and the others stay', () => {
  const book = prepared.copy();
  const source = { from: 'person', person: { name: 'Late Lea', rank: '2d' }, round: '' } as const;
  const { undo } = expectView(book, { ask: 'enter person', source }, 'registration');
  const rows = book.values('Wall list').slice(1, 10);
  [...rows]
    .reverse()
    .forEach((line, at) =>
      line
        .slice(0, 12)
        .forEach((cell, i) => book.type('Wall list', `${String.fromCharCode(65 + i)}${at + 2}`, cell)),
    );
  expect(book.cell('Wall list', 'B2')).toBe('Late Lea');
  expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
  expect(book.cell('Wall list', 'B2')).toBe('');
  expect(
    book
      .values('Wall list')
      .slice(2, 10)
      .map(line => line[1]),
  ).toEqual(Array.from({ length: 8 }, (_, i) => `Player ${8 - i}`));
});

describe('proposals', () => {
  test('that are taken are none any more: they suit, and a second press writes nothing', () => {
    const book = prepared.copy();
    const open = expectView(book, { ask: 'proposals' }, 'proposals');
    expect(open.proposals).toHaveLength(1);
    ask(book, { ask: 'take proposals', seen: open.seen });
    const taken = expectView(book, { ask: 'proposals' }, 'proposals');
    expect([taken.proposals, taken.suiting]).toEqual([[], open.proposals]);
    const before = book.snapshot();
    expect(ask(book, { ask: 'take proposals', seen: taken.seen }).view).not.toBe('stopped');
    expect(book.snapshot()).toEqual(before);
  });

  test('of a field that changed since they were seen are not taken', () => {
    const book = prepared.copy();
    const { seen } = expectView(book, { ask: 'proposals' }, 'proposals');
    for (let no = 9; no < 21; no++) addPlayer(book, no, `Player ${no}`, '6d');
    const before = book.snapshot();
    expectView(book, { ask: 'take proposals', seen }, 'stopped');
    expect(book.snapshot()).toEqual(before);
  });
});
