import { describe, expect, test } from 'vitest';
import { openTournament } from '../../src/application/read/openTournament';
import { readFile } from '../../src/exchange/readFile';
import { writeFile, type Choices } from '../../src/exchange/writeFile';
import { range } from '../sheet/range';
import { copyOfBook } from './copyOfBook';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound, playRound } from './tournamentBook';

/** R1.6: a line-up is planned in the list, and the record of it stays there. */

const PLAYERS = `
  No | Name | Rank | Team  | Board | Board R2 | Out | R1 | R2
  1  | Ann  | 4d   | Oaks  | 1     |          |     |    |
  2  | Bob  | 2d   | Oaks  | 2     |          |     |    |
  3  | Cyd  | 1d   | Oaks  | 3     |          |     |    |
  4  | Dan  | 3d   | Pines | 1     |          |     |    |
  5  | Eve  | 1d   | Pines | 2     |          |     |    |
  6  | Fay  | 2k   | Pines | 3     |          |     |    |
`;

function leagueOfTwo(): MemoryWorkbook {
  const book = memoryWorkbook();
  book.addSheet('Wall list', range(PLAYERS) as string[][]);
  book.addSheet('Settings', [
    ['Setting', 'Value'],
    ['System', 'Round robin'],
    ['Teams', 'yes'],
    ['Boards', '2'],
    ['Cycles', '2'],
    ['Rounds', '2'],
  ]);
  book.select('Wall list');
  pairRound(book);
  playRound(book, 1);
  return book;
}
const master = leagueOfTwo();

/** The boards of a match in the sheet of a round, Oaks first. */
const boards = (book: MemoryWorkbook, round: number): readonly string[] =>
  book
    .values(`Round ${round}`)
    .map(line => line.slice(1, 3).map(label => /^\d+ (\w+)/.exec(String(label))?.[1]))
    .filter(([black]) => black !== undefined)
    .map(pair => [...pair].sort().join(' – '));

const plan = (book: MemoryWorkbook, cells: readonly string[]): void =>
  cells.forEach((cell, i) => book.type('Wall list', `F${i + 2}`, cell));

describe('the line-up of a round', () => {
  test('is planned in the list, and the sheet of the round has its boards', () => {
    const book = master.copy();
    expect(boards(book, 1)).toEqual(['Ann – Dan', 'Bob – Eve']);
    plan(book, ['2', '-', '1', '', '0', '2']);
    const { preview } = pairRound(book);
    expect(boards(book, 2)).toEqual(['Cyd – Dan', 'Ann – Fay']);
    expect(preview.warnings.map(({ sentence }) => sentence).join()).toMatch(/Bob .*Eve/);
    playRound(book, 2);
    expectView(book, { ask: 'check' }, 'problems');
    const found = expectView(book, { ask: 'audit', done: 0 }, 'audit').parts;
    expect(found.map(({ title }) => title)).toEqual([
      'Round 1 (by the Log): legal, the best pairing.',
      'Round 2 (by the Log): legal, the best pairing.',
    ]);
  });

  test('a change of the plan of a paired round changes nothing that was paired, and asks nothing', () => {
    const book = master.copy();
    plan(book, ['2', '0', '1']);
    pairRound(book);
    const before = boards(book, 2);
    plan(book, ['1', '2', '0']);
    expectView(book, { ask: 'state' }, 'results missing');
    expect(boards(book, 2)).toEqual(before);
    const { undo } = expectView(book, { ask: 'state' }, 'results missing');
    ask(book, { ask: 'undo', action: undo?.action ?? '' });
    pairRound(book);
    expect(boards(book, 2)).toEqual(['Ann – Dan', 'Bob – Eve']);
  });

  test('two on one board stop the pairing, and Check names the cell', () => {
    const book = master.copy();
    plan(book, ['2']);
    expectView(book, { ask: 'preview' }, 'problems');
    const { problems } = expectView(book, { ask: 'check' }, 'problems');
    expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { sentence: expect.stringMatching(/^In round 2, .* board 2 of /), cell: { a1: 'F3' } },
    ]);
  });

  test('who is out of the round stays out, and the next steps in', () => {
    const book = master.copy();
    plan(book, ['1', '3', '2']);
    book.type('Wall list', 'G4', '2');
    pairRound(book);
    expect(boards(book, 2)).toEqual(['Ann – Dan', 'Bob – Eve']);
  });

  test('comes with a copy', () => {
    const [book, copy] = [master.copy(), master.copy()];
    plan(copy, ['2', '0', '1']);
    const { seen } = expectView(book, { ask: 'preview merge', copy: copyOfBook(copy) }, 'merge');
    ask(book, { ask: 'merge', copy: copyOfBook(copy), seen });
    const { players } = openTournament(book.workbook)?.reading.wallList ?? { players: [] };
    expect(players.slice(0, 3).map(one => one.boards?.[2])).toEqual([2, 0, 1]);
  });
});

describe('a file of OpenGotha', () => {
  const ALL: Choices = { names: 'full', club: true, pin: true, hide: '', paper: 'A4', round: '' };

  test('has the plan of each round, and comes back with its columns', () => {
    const book = master.copy();
    plan(book, ['2', '0', '1']);
    const { tournament } = expectView(book, { ask: 'files' }, 'files');
    if (!tournament) throw new Error('no tournament');
    const sent = JSON.parse(JSON.stringify(tournament)) as typeof tournament;
    const [file] = writeFile('opengotha', sent, ALL, 'en').files;
    const read = readFile('league.xml', file?.bytes ?? new Uint8Array(), 'de');
    if (read.kind !== 'read') throw new Error(read.sentence);
    const back = memoryWorkbook();
    const rows = JSON.parse(JSON.stringify(read.rows)) as typeof read.rows;
    expectView(back, { ask: 'import', file: rows }, 'imported');
    const { wallList } = openTournament(back.workbook)?.reading ?? {};
    expect(
      wallList?.players.map(({ name, board, boards: ofRounds }) => [name, board, ofRounds?.[2]]),
    ).toEqual([
      ['Ann', 1, 2],
      ['Bob', 2, 0],
      ['Cyd', 3, 1],
      ['Dan', 1, undefined],
      ['Eve', 2, undefined],
      ['Fay', 3, undefined],
    ]);
    expect(wallList?.rounds).toBe(2);
  });

  test('that has several columns of rounds keeps those of the results behind them', () => {
    const rounds = Array.from({ length: 12 }, (_, index) => index + 1);
    const boards = (one: string, other: string) => rounds.map(round => (round % 2 === 0 ? one : other));
    const list = [
      ['No', 'Name', 'Rank', 'Team', 'Board', ...rounds.map(round => `Board R${round}`), 'R1', 'R2'],
      ['1', 'Ann', '4d', 'Oaks', '1', ...boards('1', '2'), '4+/b', '3+/w'],
      ['2', 'Bob', '2d', 'Oaks', '2', ...boards('2', '1'), '3-/w', '4-/b'],
      ['3', 'Cyd', '1d', 'Pines', '1', ...boards('', ''), '2+/b', '1-/b'],
      ['4', 'Dan', '3d', 'Pines', '2', ...boards('', ''), '1-/w', '2+/w'],
    ];
    const book = memoryWorkbook();
    const file = { name: 'Cup', list, settings: [['Teams', 'yes']], tables: [] } as const;
    expectView(book, { ask: 'import', file }, 'imported');
    const { reading, list: made } = openTournament(book.workbook) ?? {};
    expect(reading?.wallList.rounds).toBe(2);
    expect(made?.values.slice(1, 5).map(line => reading?.rounds.flat().map(at => line[at]))).toEqual(
      list.slice(1).map(line => line.slice(-2)),
    );
    expectView(book, { ask: 'standings' }, 'standings written');
  });

  test('that has line-ups of rounds that there are not gives no columns for them', () => {
    const book = master.copy();
    plan(book, ['2', '0', '1']);
    const { tournament } = expectView(book, { ask: 'files' }, 'files');
    if (!tournament) throw new Error('no tournament');
    const [file] = writeFile('opengotha', JSON.parse(JSON.stringify(tournament)), ALL, 'en').files;
    const text = new TextDecoder()
      .decode(file?.bytes)
      .replace(/(<Board boardNumber="\d+" player="\w+" roundNumber=)"1"\/>/g, '$1"1"/>$1"7"/>');
    expect(text).toContain('roundNumber="7"');
    const read = readFile('league.xml', new TextEncoder().encode(text), 'en');
    if (read.kind !== 'read') throw new Error(read.sentence);
    expect(read.rows.list[0]?.filter(title => /^Board/.test(title))).toEqual(['Board', 'Board R2']);
  });
});
