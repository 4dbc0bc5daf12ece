import { describe, expect, test } from 'vitest';
import { makeA1 } from '../../src/sheet/cells/cell';
import { makeEntries } from '../../src/sheet/cells/notation';
import { unreadBeside } from '../../src/sheet/check/unreadBeside';
import { readWallList } from '../../src/sheet/read/readWallList';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { expectView } from './tournamentBook';

/** O3: Columns of handicap stones and of colours beside rounds are read and filled; what else stands there and is not read is named once. */

type Row = readonly (string | number)[];

const PLAYERS: readonly Row[] = [
  ['Anna', '3d'],
  ['Ben', '1d'],
  ['Carl', '2k'],
  ['Dora', '5k'],
  ['Emil', '9k'],
  ['Fay', '10k'],
];
/** Round 1 by rank less one: the game, its stones and its colour, by players. */
const PLAYED: readonly Readonly<Record<'game' | 'stones' | 'colour', string>>[] = [
  { game: '2+', stones: '1', colour: 'W' },
  { game: '1-', stones: '1', colour: 'B' },
  { game: '4-', stones: '2', colour: 'W' },
  { game: '3+', stones: '2', colour: 'B' },
  { game: '6+', stones: '', colour: 'W' },
  { game: '5-', stones: '', colour: 'B' },
];
const JOINED = ['2+/w1', '1-/b1', '4-/w2', '3+/b2', '6+/w', '5-/b'];

type Kind = 'game' | 'stones' | 'colour';

function listOf(order: readonly Kind[], titles: Readonly<Record<Kind, string>>): readonly Row[] {
  const title = (round: number): Row =>
    order.map(kind => (kind === 'game' ? `${titles.game}${round}` : titles[kind]));
  return [
    ['Name', 'Rank', ...title(1), ...title(2)],
    ...PLAYERS.map((player, i) => [
      ...player,
      ...order.map(kind => PLAYED[i]![kind]),
      ...order.map(() => ''),
    ]),
  ];
}

function bookOf(rows: readonly Row[]): MemoryWorkbook {
  const book = memoryWorkbook();
  rows.forEach((row, r) => row.forEach((value, c) => book.type('Sheet1', makeA1(r, c), value)));
  return book;
}

const roundOne = (rows: readonly Row[]) =>
  readWallList(rows).wallList.entries.map(([cell = []]) =>
    makeEntries(
      cell.map(one => (one.kind === 'game' ? { ...one, opponentNo: one.opponent + 1 } : one)) as never,
    ),
  );

const SHAPES: readonly (readonly [readonly Kind[], Readonly<Record<Kind, string>>])[] = [
  [['game', 'stones', 'colour'], { game: 'R', stones: 'Hcp', colour: 'C' }],
  [['game', 'colour', 'stones'], { game: 'Round ', stones: 'H', colour: 'Side' }],
  [['stones', 'game', 'colour'], { game: 'R', stones: 'Stones', colour: 'Black/White' }],
  [['colour', 'stones', 'game'], { game: 'R', stones: 'Handicap', colour: 'Colour' }],
  [['game', 'colour', 'stones'], { game: 'Runde ', stones: 'Vorgabe', colour: 'Farbe' }],
  [['game', 'colour', 'stones'], { game: 'Тур ', stones: 'Фора', colour: 'Цвет' }],
];

describe.each(SHAPES)('%j titled %j', (order, titles) => {
  const rows = listOf(order, titles);

  test('is read as with all of it in the cell of the round', () => {
    expect(roundOne(rows)).toEqual(JOINED);
    expect(readWallList(rows).problems).toEqual([]);
  });

  test('is paired, recorded and undone in its own columns', () => {
    const book = bookOf(rows);
    const before = book.snapshot()['Sheet1'];
    const { ways } = expectView(book, { ask: 'preview', choose: true }, 'ready');
    const swiss = ways!.choices.find(({ label }) => /^Swiss, Handicap rank −1$/.test(label))!;
    const { seen, games } = expectView(book, { ask: 'adopt', way: swiss.value }, 'preview');
    expectView(book, { ask: 'write', seen }, 'written');
    const { games: open = [], undo: paired } = expectView(book, { ask: 'state' }, 'results missing');
    const column = (kind: Kind): number => 2 + order.length + order.indexOf(kind);
    const at = (no: number, kind: Kind): string => String(book.values('Sheet1')[no]?.[column(kind)] ?? '');
    for (const { numbers, handicap } of games)
      numbers.forEach((no, side) => {
        expect(at(no, 'game')).toBe(`${numbers[1 - side]}?`);
        expect(at(no, 'stones')).toBe(Number(handicap) > 0 ? String(handicap) : '');
        expect(at(no, 'colour')).toBe(side === 0 ? 'B' : 'W');
      });
    expect(games.some(({ handicap }) => Number(handicap) > 0)).toBe(true);
    const results = open.map(({ black, white }) => ({ black, white, result: '0-1' as const, round: 2 }));
    const { undo } = expectView(book, { ask: 'record', results }, 'recorded');
    for (const { numbers } of games) expect(at(numbers[0], 'game')).toBe(`${numbers[1]}-`);
    expectView(book, { ask: 'undo', action: undo!.action }, 'undone');
    expectView(book, { ask: 'undo', action: paired!.action }, 'undone');
    expect(book.snapshot()['Sheet1']).toEqual(before);
  });
});

test('noughts are written where the list writes them', () => {
  const rows = listOf(['game', 'stones'], { game: 'R', stones: 'Hcp', colour: '' }).map((row, i) =>
    i === 0
      ? row
      : [...row.slice(0, 2), JOINED[i - 1]!.replace(/\d$/, ''), PLAYED[i - 1]!.stones || '0', '', ''],
  );
  const book = bookOf(rows);
  expect(roundOne(rows)).toEqual(JOINED);
  const { seen, games } = expectView(book, { ask: 'preview' }, 'preview');
  expectView(book, { ask: 'write', seen }, 'written');
  for (const { numbers, handicap } of games)
    for (const no of numbers) expect(String(book.cell('Sheet1', `F${no + 1}`))).toBe(String(handicap || 0));
});

describe('what is not read beside a round', () => {
  const said = (titles: readonly string[], cells: readonly (string | number)[]) => {
    const rows = [
      ['Name', ...titles],
      ['Anna', '2+', cells[0]!, '2+', cells[1]!],
      ['Ben', '1-', cells[0]!, '1-', cells[1]!],
    ];
    return unreadBeside(rows, readWallList(rows)).map(({ values, severity }) => [severity, values]);
  };

  test.each([
    ['points', ['R1', 'Points', 'R2', 'Points'], [1, 2], 'C1, E1', 'Points'],
    ['a score', ['R1', 'Score', 'R2', 'SOS'], ['1', '0'], 'C1', 'Score'],
    ['a margin', ['R1', 'Result', 'R2', 'Result'], ['B+3.5', 'W+R'], 'C1, E1', 'Result'],
    ['a handicap beside one round of two', ['R1', 'Hcp', 'R2', 'Notes'], ['3', 'late'], 'C1', 'Hcp'],
    ['stones that are none', ['R1', 'H', 'R2', 'H'], ['left', 'right'], 'C1, E1', 'H'],
  ])('%s is named once', (_, titles, cells, columns, title) => {
    expect(said(titles, cells)).toEqual([['note', { columns, title }]]);
  });

  test.each([
    ['scores behind all rounds', ['R1', 'R2', 'Points', 'SOS'], [1, 2]],
    ['colours', ['R1', 'C', 'R2', 'C'], ['B', 'W']],
    ['nothing below a title', ['R1', 'Notes', 'R2', 'Notes'], ['', '']],
  ])('%s: no word', (_, titles, cells) => {
    expect(said(titles, cells)).toEqual([]);
  });

  test('stands in Check, with its column', () => {
    const book = bookOf([
      ['Name', 'R1', 'Pts', 'R2'],
      ['Anna', '2+', 1, ''],
      ['Ben', '1-', 0, ''],
      ['Carl', '4+', 1, ''],
      ['Dora', '3-', 0, ''],
    ]);
    const { problems } = expectView(book, { ask: 'check' }, 'problems');
    expect(problems.map(({ sentence }) => sentence)).toContain('Beside the rounds, “Pts” is not read: C1.');
  });
});

test('a column C of countries, and one Handicap of the players, are the organiser’s own', () => {
  const rows = [
    ['Name', 'C', 'Handicap', 'R1', 'R2'],
    ['Anna', 'DE', 0, '2+', '2+'],
    ['Ben', 'UK', 3, '1-', '1-'],
  ];
  const { colours, stones } = readWallList(rows);
  expect([colours, stones]).toEqual([[], []]);
});
