import { describe, expect, test } from 'vitest';
import type {
  EntryAnswer,
  GameOfRound,
  PressedEntry,
  ResultCode,
} from '../../src/application/protocol/protocol';
import { ask, expectConsistent, expectView, pairRound, tournamentBook } from './tournamentBook';
import type { MemoryWorkbook } from './memoryWorkbook';

const prepared = tournamentBook(8);
pairRound(prepared);

const gamesOf = (book: MemoryWorkbook): readonly GameOfRound[] =>
  expectView(book, { ask: 'round', round: 1 }, 'results missing').games ?? [];
const noOf = (label: string): number => Number(/^\d+/.exec(label)?.[0]);
const cellOf = (book: MemoryWorkbook, label: string) =>
  String(book.cell('Wall list', `H${noOf(label) + 1}`)).replace(/^\d+/, '');
const cellsOf = (book: MemoryWorkbook, game: GameOfRound) => [
  cellOf(book, game.black),
  cellOf(book, game.white),
];

const entry = ({ black, white, stands }: GameOfRound, result: ResultCode | '') => ({
  round: 1,
  black,
  white,
  result,
  stands,
});

const enter = (book: MemoryWorkbook, ...entries: readonly PressedEntry[]) =>
  expectView(book, { ask: 'enter', entries }, 'entered');
const said = (answers: readonly EntryAnswer[]) => answers.map(({ entered }) => entered);

describe('results entered at a press', () => {
  test('go into both cells and into the sheet of the round, in one action, and are undone together', () => {
    const book = prepared.copy();
    const [one, two, three] = gamesOf(book) as [GameOfRound, GameOfRound, GameOfRound];
    const { entries, now } = enter(book, entry(one, '0-1'), entry(two, '1-0!'), entry(three, '='));
    expect(said(entries)).toEqual(['saved', 'saved', 'saved']);
    expect(now).toMatchObject({ round: 1, known: 3, total: 4 });
    expect([one, two, three].map(game => cellsOf(book, game))).toEqual([
      ['-/b', '+/w'],
      ['+!/b', '-!/w'],
      ['=/b', '=/w'],
    ]);
    expect([4, 5, 6, 7].map(row => book.cell('Round 1', `F${row}`))).toEqual([
      'White wins',
      'Black wins by default',
      'Jigo',
      '',
    ]);
    expectConsistent(book);
    const undone = expectView(book, { ask: 'undo', action: now.undo?.action ?? '' }, 'undone');
    expect(undone.kept).toEqual([]);
    expect(gamesOf(book).map(({ result }) => result)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('are changed and taken back where they stand as the panel believes', () => {
    const book = prepared.copy();
    const at = () => gamesOf(book)[0] as GameOfRound;
    enter(book, entry(at(), '1-0!'));
    expect(said(enter(book, entry(at(), '0-1')).entries)).toEqual(['saved']);
    expect(cellsOf(book, at())).toEqual(['-/b', '+/w']);
    expect(book.cell('Round 1', 'F4')).toBe('White wins');
    expect(said(enter(book, entry(at(), '')).entries)).toEqual(['saved']);
    expect(cellsOf(book, at())).toEqual(['?/b', '?/w']);
    expect(book.cell('Round 1', 'F4')).toBe('');
    expectConsistent(book);
  });

  test('of two people: the same is no change, a different one is told and overwrites nothing', () => {
    const book = prepared.copy();
    const [one, two] = gamesOf(book) as [GameOfRound, GameOfRound];
    enter(book, entry(one, '1-0'), entry(two, '1-0'));
    const log = JSON.stringify(book.workbook.read('Log')?.values);
    const late = enter(book, entry(one, '1-0'), entry(two, '0-1'));
    expect(said(late.entries)).toEqual(['saved', 'clash']);
    expect(cellsOf(book, two)).toEqual(['+/b', '-/w']);
    expect(JSON.stringify(book.workbook.read('Log')?.values)).toBe(log);
    // One press settles it: the entry says what stands there now.
    expect(said(enter(book, entry(late.now.games?.[1] as GameOfRound, '0-1')).entries)).toEqual(['saved']);
    expect(cellsOf(book, two)).toEqual(['-/b', '+/w']);
  });

  test('settle a sheet of the round that says something else', () => {
    const book = prepared.copy();
    enter(book, entry(gamesOf(book)[0] as GameOfRound, '1-0'));
    book.type('Round 1', 'F4', '0-1');
    const [game] = gamesOf(book) as [GameOfRound];
    expect([game.result, game.beside]).toEqual(['1-0', '0-1']);
    expect(said(enter(book, entry(game, '1-0')).entries)).toEqual(['saved']);
    expect(book.cell('Round 1', 'F4')).toBe('Black wins');
    expect(gamesOf(book)[0]?.beside).toBeUndefined();
  });

  test('in the sheet alone stand in the panel, and another one is no silent change', () => {
    const book = prepared.copy();
    const [believed] = gamesOf(book) as [GameOfRound];
    book.type('Round 1', 'F4', 'w');
    expect(gamesOf(book)[0]?.result).toBe('0-1');
    expect(said(enter(book, entry(believed, '1-0')).entries)).toEqual(['clash']);
    expect(book.cell('Round 1', 'F4')).toBe('w');
    expect(cellsOf(book, believed)).toEqual(['?/b', '?/w']);
  });

  test('keep stones, lengths and gaps as they are typed; of a game that is not there nothing is entered', () => {
    const book = prepared.copy();
    const [game] = gamesOf(book) as [GameOfRound];
    const [black, white] = [game.black, game.white].map(noOf) as [number, number];
    book.type('Wall list', `H${black + 1}`, `${white}?/b2#180 `);
    book.type('Wall list', `H${white + 1}`, `${black}?/w2#180`);
    const [now] = gamesOf(book) as [GameOfRound];
    expect(now.stones).toBe(2);
    enter(book, entry(now, '0-1!'));
    expect([black, white].map(no => book.cell('Wall list', `H${no + 1}`))).toEqual([
      `${white}-!/b2#180 `,
      `${black}+!/w2#180`,
    ]);
    const strange = { ...entry(now, '1-0'), black: '77 Nobody' };
    expect(said(enter(book, strange).entries)).toEqual(['refused']);
  });

  test('are one entry where one game was entered twice in a run', () => {
    const book = prepared.copy();
    const [game] = gamesOf(book) as [GameOfRound];
    expect(said(enter(book, entry(game, '1-0'), { ...entry(game, '0-1'), stands: '+-' }).entries)).toEqual([
      'saved',
      'saved',
    ]);
    expect(cellsOf(book, game)).toEqual(['-/b', '+/w']);
  });

  test('of a round that is over can be read and changed', () => {
    const book = prepared.copy();
    enter(book, ...gamesOf(book).map(game => entry(game, '1-0')));
    expect(ask(book, { ask: 'round', round: 1 })).toMatchObject({
      view: 'results missing',
      known: 4,
      total: 4,
    });
    expect(ask(book, { ask: 'round', round: 2 })).toMatchObject({ view: 'preview', round: 2 });
    expect(ask(book, { ask: 'round', round: 4 })).toMatchObject({ view: 'later', first: 2 });
  });

  test('that is next shows what has to be settled before, be it a wrong cell or a past result that changed', () => {
    const book = prepared.copy();
    enter(book, ...gamesOf(book).map(game => entry(game, '1-0')));
    pairRound(book);
    const second = expectView(book, { ask: 'round', round: 2 }, 'results missing').games ?? [];
    enter(book, ...second.map(game => ({ ...entry(game, '1-0'), round: 2 })));
    const was = book.cell('Wall list', 'H2');
    for (const wrong of ['99+', 'hello']) {
      book.type('Wall list', 'H2', wrong);
      const { view } = ask(book, { ask: 'state' });
      expect(['past changed', 'problems']).toContain(view);
      expect(ask(book, { ask: 'round', round: 3 }).view).toBe(view);
    }
    book.type('Wall list', 'H2', was);
    expect(ask(book, { ask: 'round', round: 3 }).view).toBe('preview');
  });
});

describe('stones that a game was played with', () => {
  const withStones = (game: GameOfRound, result: ResultCode | '', is: number, was = game.stones) => ({
    ...entry(game, result),
    stones: { was, is },
  });

  test('go into both cells and into the sheet of the round with their komi, and are undone with the result', () => {
    const book = prepared.copy();
    const [one, two] = gamesOf(book) as [GameOfRound, GameOfRound];
    const before = book.values('Round 1').map(line => line.slice(0, 6));
    const { entries, now } = enter(book, withStones(one, '1-0', 3), withStones(two, '', 2));
    expect(said(entries)).toEqual(['saved', 'saved']);
    expect(cellsOf(book, one)).toEqual(['+/b3', '-/w3']);
    expect(cellsOf(book, two)).toEqual(['?/b2', '?/w2']);
    expect(['D4', 'E4', 'F4', 'D5', 'E5'].map(a1 => book.cell('Round 1', a1))).toEqual([
      '3',
      '½',
      'Black wins',
      '2',
      '½',
    ]);
    expectConsistent(book);
    expect(gamesOf(book).map(({ stones }) => stones)).toEqual([3, 2, 0, 0]);
    enter(book, withStones(gamesOf(book)[0]!, '1-0', 0));
    expect(cellsOf(book, one)).toEqual(['+/b', '-/w']);
    expect(book.cell('Round 1', 'D4')).toBe('');
    const last = expectView(book, { ask: 'state' }, 'results missing').undo;
    expectView(book, { ask: 'undo', action: last?.action ?? '' }, 'undone');
    expectView(book, { ask: 'undo', action: now.undo?.action ?? '' }, 'undone');
    expect(book.values('Round 1').map(line => line.slice(0, 6))).toEqual(before);
    expect(gamesOf(book).map(({ stones }) => stones)).toEqual([0, 0, 0, 0]);
  });

  test('stand beside a win by default as well, and of a win with points its points stay', () => {
    const book = prepared.copy();
    const [one, two] = gamesOf(book) as [GameOfRound, GameOfRound];
    const won = { ...withStones(two, '1-0', 2), points: '7.5' };
    expect(said(enter(book, withStones(one, '0-1!', 4), won).entries)).toEqual(['saved', 'saved']);
    expect(cellsOf(book, one)).toEqual(['-!/b4', '+!/w4']);
    expect(cellsOf(book, two)).toEqual(['+/b2', '-/w2']);
    expect([book.cell('Round 1', 'F4'), book.cell('Round 1', 'F5')]).toEqual([
      'White wins by default',
      'B+7.5',
    ]);
    expectConsistent(book);
  });

  // N63
  test('have their komi in a sheet of another language than that of the settings, and dates there stop nothing', () => {
    const book = prepared.copy();
    const [one] = gamesOf(book) as [GameOfRound];
    book.type('Round 1', 'D3', '置き碁');
    book.type('Round 1', 'E3', 'コミ');
    // `6.5` where a point makes a date of it, pasted with its format.
    book.paste('Round 1', 'E4', new Date(2026, 4, 6));
    book.paste('Round 1', 'E5', new Date(2026, 4, 6));
    expect(said(enter(book, withStones(one, '1-0', 3)).entries)).toEqual(['saved']);
    expect(['D4', 'E4', 'F4'].map(a1 => book.cell('Round 1', a1))).toEqual(['3', '½', 'Black wins']);
    book.type('Round 1', 'F5', 'w');
    expect(expectView(book, { ask: 'record' }, 'recorded').results).toBe(1);
    expectConsistent(book);
  });

  test('are no others than those that somebody has seen, and those that are there already are no change', () => {
    const book = prepared.copy();
    const at = () => gamesOf(book)[0] as GameOfRound;
    const seen = at();
    enter(book, withStones(seen, '', 4));
    const cells = cellsOf(book, seen);
    expect(said(enter(book, withStones(at(), '1-0', 2, 0)).entries)).toEqual(['clash']);
    expect(cellsOf(book, seen)).toEqual(cells);
    const log = book.values('Log').length;
    expect(said(enter(book, withStones(at(), '', 4, 0)).entries)).toEqual(['saved']);
    expect(book.values('Log')).toHaveLength(log);
    expect(said(enter(book, { ...withStones(at(), '1-0', 4), stands: at().stands }).entries)).toEqual([
      'saved',
    ]);
    expect(cellsOf(book, seen)).toEqual(['+/b4', '-/w4']);
  });

  test('ten or more are no request', () => {
    const book = prepared.copy();
    const game = gamesOf(book)[0] as GameOfRound;
    const { view } = ask(book, { ask: 'enter', entries: [withStones(game, '1-0', 10)] });
    expect(view).toBe('stopped');
  });
});

describe('the points of a game', () => {
  const winBy = (game: GameOfRound, result: ResultCode, points: string) => ({
    ...entry(game, result),
    points,
  });

  test('typed into the sheet of the round stay there, are shown beside the game, and a press on the same winner keeps them', () => {
    const book = prepared.copy();
    book.type('Round 1', 'F4', 'B+12.5');
    book.type('Round 1', 'F5', 'w+7½');
    expect(gamesOf(book).map(({ points }) => points)).toEqual(['12.5', '7.5', undefined, undefined]);
    enter(book, entry(gamesOf(book)[0] as GameOfRound, '1-0'));
    expectView(book, { ask: 'record' }, 'recorded');
    expect(['F4', 'F5'].map(cell => book.cell('Round 1', cell))).toEqual(['B+12.5', 'w+7½']);
    const [one, two] = gamesOf(book) as [GameOfRound, GameOfRound];
    expect([cellsOf(book, one), cellsOf(book, two)]).toEqual([
      ['+/b', '-/w'],
      ['-/b', '+/w'],
    ]);
    expect([one.points, two.points]).toEqual(['12.5', '7.5']);
    expectConsistent(book);
  });

  test('that come with an entry go beside the game, also where its result is in already', () => {
    const book = prepared.copy();
    const at = () => gamesOf(book)[0] as GameOfRound;
    enter(book, winBy(at(), '0-1', '3.5'));
    expect([book.cell('Round 1', 'F4'), cellsOf(book, at())]).toEqual(['W+3.5', ['-/b', '+/w']]);
    const { now } = enter(book, winBy(at(), '0-1', '4'));
    expect([book.cell('Round 1', 'F4'), cellsOf(book, at())]).toEqual(['W+4', ['-/b', '+/w']]);
    expectView(book, { ask: 'undo', action: now.undo?.action ?? '' }, 'undone');
    expect(at().points).toBe('3.5');
  });

  test('go to files where the list has the same winner, and nowhere else', () => {
    const book = prepared.copy();
    const pointsInFiles = () => expectView(book, { ask: 'files' }, 'files').tournament?.points;
    book.type('Round 1', 'F4', 'B+12.5');
    expect(pointsInFiles()).toEqual([]);
    expectView(book, { ask: 'record' }, 'recorded');
    const [{ black, white }] = gamesOf(book) as [GameOfRound];
    expect(pointsInFiles()).toEqual([[1, noOf(black) - 1, noOf(white) - 1, '12.5']]);
    book.type('Round 1', 'F4', 'W+12.5');
    expect(pointsInFiles()).toEqual([]);
    book.type('Round 1', 'F4', 'B+R');
    expect(pointsInFiles()).toEqual([]);
  });

  test('go with the result when another one takes its place', () => {
    const book = prepared.copy();
    const at = () => gamesOf(book)[0] as GameOfRound;
    enter(book, winBy(at(), '1-0', '12.5'));
    enter(book, entry(at(), '0-1'));
    expect([book.cell('Round 1', 'F4'), at().points]).toEqual(['White wins', undefined]);
  });
});
