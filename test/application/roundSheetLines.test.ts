import { describe, expect, test } from 'vitest';
import { writeFile } from '../../src/exchange/writeFile';
import { CHOICES } from '../exchange/printed';
import type { MemoryWorkbook } from './memoryWorkbook';
import { plainList } from './randomEvents/wallList';
import { expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

// F10.7, F10.8, F10.12, N42 of docs/faults.md

const nine = tournamentBook(9);
pairRound(nine);

/** Table, Black, White of each line of a Round sheet. */
const lines = (book: MemoryWorkbook, round = 1): readonly string[] =>
  book
    .values(`Round ${round}`)
    .slice(3)
    .map(([table = '', black = '', white = '']) => `${table}: ${black}${white === '' ? '' : ` – ${white}`}`)
    .filter(line => line !== ': ');

const checked = (book: MemoryWorkbook): readonly string[] =>
  expectView(book, { ask: 'check' }, 'problems')
    .problems.map(({ sentence }) => sentence)
    .filter(sentence => sentence.startsWith('The sheet'));

/** The tenth player comes when round 1 is written and the ninth has the bye. */
function lateOne(): MemoryWorkbook {
  const book = nine.copy();
  book.type('Wall list', 'B11', 'Late Lena');
  book.type('Wall list', 'C11', '5k');
  return book;
}

describe('a game that comes to a written round', () => {
  test('has a table of its own as it was previewed, and the line of the bye that is gone', () => {
    const book = lateOne();
    const before = lines(book);
    expect(before[4]).toBe('Bye: 9 Player 9 (6k)');
    book.type('Wall list', 'H10', '');
    const { preview } = pairRound(book);
    expect(preview.games.map(({ table }) => table).sort()).toEqual([1, 2, 3, 4, 5]);
    const after = lines(book);
    expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
    expect(after.slice(4)).toEqual([
      expect.stringMatching(/^5: (9 Player 9|10 Late).* – (9 Player 9|10 Late)/),
    ]);
    expect(checked(book)).toEqual([]);
  });

  test('where somebody left the line of the bye, Check says so, and a table that stands twice', () => {
    const book = lateOne();
    book.type('Wall list', 'H10', '');
    pairRound(book);
    book.type('Round 1', 'A9', 'Bye');
    book.type('Round 1', 'B9', '9 Player 9 (6k)');
    book.type('Round 1', 'A4', '3');
    expect(checked(book)).toEqual([
      'The sheet of round 1 has table 3 twice.',
      'The sheet of round 1 says Bye beside 9 Player 9 (6k), who has a game in the wall list.',
    ]);
  });
});

test('N100: when a round was published stands small in its heading, which is as it was', () => {
  for (const system of ['McMahon', 'Swiss', 'Knock-out', 'Round robin'] as const) {
    const book = tournamentBook(6, 3, system);
    pairRound(book);
    const title = book.look('Round 1', 'A1');
    const small = (a1: string) => {
      const { size = 0, bold } = book.look('Round 1', a1);
      return size < 10 && bold !== true;
    };
    expectView(book, { ask: 'publish', round: 1 }, 'changed');
    expect(String(book.cell('Round 1', 'F1'))).toMatch(/^Published 20/);
    expect(small('F1')).toBe(true);
    expect([book.look('Round 1', 'A1'), title.size, title.bold]).toEqual([title, 16, true]);
  }
});

test('a sheet of before, which says behind its names when it was published, is published, and follows the language', () => {
  const book = nine.copy();
  book.type('Round 1', 'D1', 'Published 2026-01-02 03:04');
  expect(expectView(book, { ask: 'publish', round: 1 }, 'results missing').published).toMatch(/2026-01-02/);
  expect(book.cell('Round 1', 'F1')).toBe('');
  const language = book.values('Settings').findIndex(([name]) => name === 'Language');
  book.type('Settings', `B${language + 1}`, 'de');
  const { warnings = [] } = expectView(book, { ask: 'state' }, 'results missing');
  const [mend = ''] = warnings.flatMap(({ mends = [] }) => mends.map(one => one.mend));
  expectView(book, { ask: 'mend', mend }, 'problems');
  expect(book.cell('Runde 1', 'D1')).toBe('Veröffentlicht 2026-01-02 03:04');
});

describe('a change of a published round', () => {
  const book = nine.copy();
  expectView(book, { ask: 'publish', round: 1 }, 'changed');
  const before = lines(book);
  const [, black = '', white = ''] = book.values('Round 1')[5]?.map(String) ?? [];

  test('prints the one game whose colours are turned, and writes no other row', () => {
    const numbers = [white, black].map(label => Number.parseInt(label, 10)) as [number, number];
    const hand = { again: 'all', pairs: [{ players: numbers, stones: 0 }] } as const;
    const { seen, games } = expectView(book, { ask: 'preview', hand }, 'preview');
    const turned = games.find(game => game.numbers.includes(numbers[0]));
    expect(turned).toMatchObject({ black: white, white: black, table: 3 });
    expectView(book, { ask: 'write', seen, hand }, 'changed');
    const after = lines(book);
    expect(after.slice(0, 5)).toEqual(before.map((line, i) => (i === 2 ? `3: ${white} – ${black}` : line)));
    expect(after.slice(5)).toEqual([expect.stringMatching(/new games: 3: [^;]*$/)]);
    expect(after[5]).toContain(`3: ${white} – ${black}`);
  });

  test('stands on each later print of its pairings, which say when they were made', () => {
    const { tournament } = expectView(book, { ask: 'files' }, 'files');
    const cells = book.values('Round 1').flat().map(String);
    const said = cells.find(cell => cell.includes('new games')) ?? '';
    expect(tournament?.changes).toEqual([[1, said]]);
    for (const kind of ['print tables', 'print names'] as const) {
      const choices = { ...CHOICES, round: '1', when: '2026-11-29 10:15' };
      const [made] = writeFile(kind, tournament!, choices, 'en').files;
      const page = new TextDecoder().decode(made?.bytes);
      expect(page).toContain('<p class="when">2026-11-29 10:15</p>');
      expect(page).toContain(`<p class="below">${said}</p>`);
    }
  });
});

describe('somebody who is to play in a round that goes on', () => {
  const source = (round: string) =>
    ({ from: 'person', person: { name: 'Late Lena', rank: '5k' }, round }) as const;

  /** Registered, seated and written; the answer is the state after it. */
  function seated(book: MemoryWorkbook, round = '1') {
    const people = expectView(book, { ask: 'preview people', source: source(round) }, 'people');
    expectView(
      book,
      { ask: 'write people', source: source(round), seen: people.seen, replace: false },
      'registration',
    );
    const seats = expectView(book, { ask: 'state' }, 'results missing').left?.again ?? [];
    const hand = { again: seats };
    const { seen, ...preview } = expectView(book, { ask: 'preview', hand }, 'preview');
    expectView(book, { ask: 'write', seen, hand }, 'changed');
    return { groups: people.groups.map(({ heading }) => heading), seats, preview };
  }

  test('plays against the bye; every other line stays, and the acts do not say that games were typed', () => {
    const book = nine.copy();
    const before = lines(book);
    const { groups, seats, preview } = seated(book);
    expect(groups).toContain('Round 1 goes on');
    expect(seats).toEqual([10, 9]);
    expect(preview.games.map(({ table, numbers }) => [table, [...numbers].sort()])).toEqual([[5, [10, 9]]]);
    expect(lines(book).slice(0, 4)).toEqual(before.slice(0, 4));
    expect(lines(book)).toHaveLength(5);
    expect(checked(book)).toEqual([]);
    const { tournament } = expectView(book, { ask: 'files' }, 'files');
    expect((tournament?.acts ?? []).join()).not.toContain('typed by hand');
  });

  test('has the bye where nobody has it', () => {
    const book = tournamentBook(8);
    pairRound(book);
    const { seats, preview } = seated(book);
    expect([seats, preview.games, preview.bye]).toEqual([[9], [], '9 Late Lena (5k)']);
    expect(lines(book)[4]).toBe('Bye: 9 Late Lena (5k)');
    expect(book.cell('Wall list', 'H10')).toBe('0+');
  });

  test.each([
    ['Score pairing', '0-'],
    ['Round robin', '0-'],
    ['Knock-out', '0-'],
    ['Swiss', undefined],
  ] as const)('N42: %s: who wants that and gets no place is told so at the desk', (system, cell) => {
    const book = tournamentBook(8, 5, system);
    pairRound(book);
    const { said, late } = expectView(book, { ask: 'enter person', source: source('1') }, 'registration');
    expect(said).toBe(cell && `Round 1 is paired and has no place for anybody new: ${cell} stands there.`);
    expect(late === undefined).toBe(cell !== undefined);
    expect(plainList(book).rows.find(({ name }) => name === 'Late Lena')?.rounds['R1']?.text).toBe(
      cell ?? '',
    );
    const next = { ...source(''), person: { name: 'Late Leo', rank: '5k' } };
    expect(expectView(book, { ask: 'enter person', source: next }, 'registration').said).toBeUndefined();
  });

  test('begins with the next round where every game of it is over', () => {
    const book = nine.copy();
    playRound(book, 1);
    const { seen, groups } = expectView(book, { ask: 'preview people', source: source('1') }, 'people');
    expect(groups.flatMap(one => one.lines)).toContain('Round 1: 0=');
    expectView(book, { ask: 'write people', source: source('1'), seen, replace: false }, 'registration');
    expect(book.cell('Wall list', 'H11')).toBe('0=');
  });
});
