import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXPLAIN } from '../../src/application/functions/explain';
import { GROUPS } from '../../src/application/functions/groups';
import { NEXTROUND } from '../../src/application/functions/nextRound';
import { CHECKWALLLIST } from '../../src/application/functions/check';
import { PLACE, STANDINGS } from '../../src/application/functions/standings';
import { PRIZES } from '../../src/application/functions/prizes';
import { BOARDWINS, TEAMSTANDINGS } from '../../src/application/functions/teams';
import { openTournament } from '../../src/application/read/openTournament';
import { checkWallList } from '../../src/sheet/check/checkWallList';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound } from './tournamentBook';
import { range, told } from '../sheet/range';

/** A list that somebody typed, without the template: three teams of three and one of two with nobody in reserve. */
const PLAYERS = `
  No | Name | Rank | Team  | Board | Out | R1 | R2 | R3
  1  | Ann  | 4d   | Oaks  | 1     |     |    |    |
  2  | Bob  | 2d   | Oaks  | 2     |     |    |    |
  3  | Cyd  | 1d   | Oaks  | 3     |     |    |    |
  4  | Dan  | 3d   | Pines | 1     |     |    |    |
  5  | Eve  | 1d   | Pines | 2     |     |    |    |
  6  | Fay  | 2k   | Pines | 3     |     |    |    |
  7  | Gus  | 2d   | Elms  | 1     |     |    |    |
  8  | Hal  | 1k   | Elms  | 2     |     |    |    |
  9  | Ian  | 3k   | Elms  | 3     |     |    |    |
  10 | Jo   | 1d   | Limes | 1     |     |    |    |
  11 | Kim  | 5k   | Limes | 2     |     |    |    |
`;

const SETTINGS: readonly (readonly string[])[] = [
  ['Setting', 'Value'],
  ['System', 'Round robin'],
  ['Teams', 'yes'],
  ['Rounds', '3'],
];

function teamBook(players = PLAYERS): MemoryWorkbook {
  const book = memoryWorkbook();
  book.addSheet('Wall list', range(players) as string[][]);
  book.addSheet('Settings', SETTINGS);
  book.select('Wall list');
  return book;
}

const listOf = (book: MemoryWorkbook) => book.values('Wall list');
const roundColumn = (book: MemoryWorkbook, column: number) =>
  listOf(book)
    .slice(1)
    .map(line => line[column]);
const teams = (book: MemoryWorkbook) => TEAMSTANDINGS(listOf(book), SETTINGS).map(row => row.join(' '));

/** Types results into the Round sheet, by the names of those who win, `b` or `w`; jigo for `=`. */
function type(book: MemoryWorkbook, round: number, results: Readonly<Record<string, string>>): void {
  book.values(`Round ${round}`).forEach((line, row) => {
    const name = /^\d+ (\w+)/.exec(String(line[1]))?.[1] ?? '';
    if (row > 2 && results[name] !== undefined) book.type(`Round ${round}`, `F${row + 1}`, results[name]);
  });
}

describe('a team event in a workbook that somebody made by hand', () => {
  const book = teamBook();

  test('is ready, with a note on the team that is short of players', () => {
    const ready = expectView(book, { ask: 'state' }, 'ready');
    expect(ready).toMatchObject({ round: 1, rounds: 3, playing: 11, out: [] });
    expect(ready.warnings.map(({ severity, sentence, cell }) => [severity, sentence, cell?.a1])).toEqual([
      ['note', 'Limes has 2 players for 3 boards.', 'D11'],
    ]);
  });

  test('is previewed board by board', () => {
    const preview = expectView(book, { ask: 'preview' }, 'preview');
    expect(
      preview.games.map(({ table, black, white, remarks }) => [table, black, white, remarks[0]]),
    ).toEqual([
      [1, '1 Ann (4d)', '10 Jo (1d)', 'Oaks – Limes, board 1.'],
      [2, '11 Kim (5k)', '2 Bob (2d)', 'Oaks – Limes, board 2.'],
      [3, '4 Dan (3d)', '7 Gus (2d)', 'Pines – Elms, board 1.'],
      [4, '8 Hal (1k)', '5 Eve (1d)', 'Pines – Elms, board 2.'],
      [5, '6 Fay (2k)', '9 Ian (3k)', 'Pines – Elms, board 3.'],
    ]);
    expect(preview.summary).toEqual(['Without an opponent, a board won: 3 Cyd (1d)']);
  });

  test('is written as it was previewed, and NEXTROUND says the same', () => {
    const next = NEXTROUND(listOf(book), SETTINGS);
    expect(next.map(row => [row[0], row[2], row[4]])).toEqual([
      ['Table', 'Black', 'White'],
      [1, 'Ann', 'Jo'],
      [2, 'Kim', 'Bob'],
      [3, 'Dan', 'Gus'],
      [4, 'Hal', 'Eve'],
      [5, 'Fay', 'Ian'],
      ['walk-over', 'Cyd', ''],
    ]);
    pairRound(book);
    expect(roundColumn(book, 6)).toEqual([
      '10?/b',
      '11?/w',
      '0+',
      '7?/b',
      '8?/w',
      '9?/b',
      '4?/w',
      '5?/b',
      '6?/w',
      '1?/w',
      '2?/b',
    ]);
    expect(
      book
        .values('Round 1')
        .slice(3)
        .map(line => line.slice(0, 3)),
    ).toEqual([
      ['', 'Oaks – Limes', ''],
      ['1', '1 Ann (4d)', '10 Jo (1d)'],
      ['2', '11 Kim (5k)', '2 Bob (2d)'],
      ['', 'Pines – Elms', ''],
      ['3', '4 Dan (3d)', '7 Gus (2d)'],
      ['4', '8 Hal (1k)', '5 Eve (1d)'],
      ['5', '6 Fay (2k)', '9 Ian (3k)'],
      ['Walk-over', '3 Cyd (1d)', ''],
    ]);
    expect(book.choices('Round 1', 'F5')).toContain('Black wins');
    expect(book.choices('Round 1', 'F7')).toBeUndefined();
    expect(book.choices('Round 1', 'F10')).toContain('Black wins');
    expect(book.choices('Round 1', 'F11')).toBeUndefined();
  });

  test('asks for boards one by one; a match with one open is not finished', () => {
    type(book, 1, { Ann: 'b', Kim: 'b', Dan: '=', Hal: 'w' });
    expect(expectView(book, { ask: 'record' }, 'recorded').results).toBe(4);
    const missing = expectView(book, { ask: 'state' }, 'results missing');
    expect(missing).toMatchObject({ round: 1, known: 4, total: 5 });
    expect(missing.missing.map(({ sentence, cell }) => [sentence, cell?.a1])).toEqual([
      ['6 Fay (2k) – 9 Ian (3k)', 'F10'],
    ]);
    expect(teams(book)).toEqual([
      'Place No (standings) Team R1 R2 R3 Wins Board wins DC Provisional, after round 1, 1 game open; By the rules of the EGF',
      '1 1 Oaks 3+   1 2 0 ',
      '2 2 Pines 4?   0 1.5 0 ',
      '3 3 Limes 1-   0 1 0 ',
      '4 4 Elms 2?   0 0.5 0 ',
    ]);
    type(book, 1, { Fay: 'w' });
    expectView(book, { ask: 'record' }, 'recorded');
    const rows = CHECKWALLLIST(listOf(book), SETTINGS).slice(1);
    expect(rows.map(row => row[2])).toEqual(['Limes has 2 players for 3 boards.']);
  });

  test('takes another line-up and a board typed by hand', () => {
    book.type('Wall list', 'F2', '2'); // Ann is out of round 2
    book.type('Wall list', 'H6', '11?/b'); // Eve plays Kim
    const { preview } = pairRound(book);
    expect(
      preview.games.map(({ black, white, fixed, remarks }) => [black, white, fixed, remarks[0]]),
    ).toEqual([
      ['10 Jo (1d)', '4 Dan (3d)', false, 'Limes – Pines, board 1.'],
      ['5 Eve (1d)', '11 Kim (5k)', true, 'Limes – Pines, board 2.'],
      ['7 Gus (2d)', '2 Bob (2d)', false, 'Elms – Oaks, board 1.'],
      ['3 Cyd (1d)', '8 Hal (1k)', false, 'Elms – Oaks, board 2.'],
    ]);
    expect(preview.summary).toContain('Without an opponent, a board won: 6 Fay (2k), 9 Ian (3k)');
    expect(book.cell('Wall list', 'H2')).toBe('');
    expect(book.cell('Wall list', 'H12')).toBe('5?/w');
  });

  test('is undone and written again', () => {
    const before = roundColumn(book, 7);
    const state = ask(book, { ask: 'state' });
    if (!('undo' in state) || !state.undo) throw new Error(JSON.stringify(state));
    expectView(book, { ask: 'undo', action: state.undo.action }, 'undone');
    expect(roundColumn(book, 7).filter(cell => cell !== '')).toEqual(['11?/b']);
    pairRound(book);
    expect(roundColumn(book, 7)).toEqual(before);
  });

  test('ends with a list of teams and one of players', () => {
    type(book, 2, { Jo: 'w', Eve: 'b', Gus: 'b', Cyd: 'b' });
    expectView(book, { ask: 'record' }, 'recorded');
    pairRound(book);
    type(book, 3, {
      Ann: 'b',
      Dan: 'b',
      Eve: 'w',
      Hal: 'b',
      Bob: 'w',
      Cyd: 'b',
      Ian: 'w',
      Gus: 'b',
      Kim: 'b',
      Jo: 'b',
      Fay: 'w',
    });
    expectView(book, { ask: 'record' }, 'recorded');
    expect(ask(book, { ask: 'state' }).view).toBe('finished');
    expect(teams(book)).toEqual([
      'Place No (standings) Team R1 R2 R3 Wins Board wins DC By the rules of the EGF',
      '1 1 Pines 2= 4+ 3+ 2.5 6.5 0 ',
      '2 2 Elms 1= 3+ 4+ 2.5 5.5 0 ',
      '3 3 Oaks 4+ 2- 1- 1 4 0 ',
      '4 4 Limes 3- 1- 2- 0 2 0 ',
    ]);
    expect(BOARDWINS(listOf(book), SETTINGS).map(([cell]) => cell)).toEqual([
      'Board wins',
      4,
      4,
      4,
      6.5,
      6.5,
      6.5,
      5.5,
      5.5,
      5.5,
      2,
      2,
    ]);
    const players = STANDINGS(listOf(book), SETTINGS).map(row => [row[0], row[2], row[9]].join(' '));
    expect(players).toEqual([
      'Place Name Wins',
      '1 Cyd 3',
      '1 Eve 3',
      '1 Ian 3',
      '4 Dan 2.5',
      '4 Gus 2.5',
      '6 Kim 2',
      '7 Ann 1',
      '7 Fay 1',
      '9 Bob 0',
      '9 Hal 0',
      '9 Jo 0',
    ]);
    expect(PLACE(listOf(book), SETTINGS).map(([cell]) => cell)).toEqual([
      'Place',
      7,
      9,
      1,
      4,
      1,
      7,
      4,
      9,
      1,
      9,
      6,
    ]);
  });

  test('is explained, of a player and of a team', () => {
    const lines = (who: string, what: string) =>
      EXPLAIN(listOf(book), who, what, SETTINGS).map(row => row.join(' | '));
    expect(lines('Cyd', 'WINS')[0]).toBe('Wins | Cyd (3) | 3 | 1 + 1 + 1 = 3');
    expect(lines('oaks', 'WINS')[0]).toBe('Wins | Oaks (1) | 1 | 1 + 0 + 0 = 1');
    expect(lines('5', 'BOARDWINS')).toEqual([
      'Board wins | Pines (2) | 6.5 | 1.5 + 3 + 2 = 6.5',
      'R1 | Boards against Elms | 1.5 | ',
      'R2 | Boards against Limes | 3 | ',
      'R3 | Boards against Oaks | 2 | ',
    ]);
    expect(lines('Birches', 'WINS')[0]).toContain('Birches');
  });

  test('is drawn into groups team by team', () => {
    const groups = GROUPS(listOf(book), 'Teams=yes; System=Groups + knock-out').map(([cell]) => cell);
    expect(groups.slice(1)).toEqual(['A', 'A', 'A', 'B', 'B', 'B', 'B', 'B', 'B', 'A', 'A']);
  });

  test('prizes are those of the teams', () => {
    expect(PRIZES(listOf(book), [[100], [50]], SETTINGS).map(row => row.join(' '))).toEqual([
      'Place No Name Prize',
      '1 2 Pines 100',
      '2 3 Elms 50',
    ]);
  });
});

describe('what does not fit together is told at its cell, and nothing is written', () => {
  test.each([
    ['D5', 'Oaks', 'a team of four and one of two', 'E5 error sameBoard'],
    ['D5', 'Pinse', 'a name spelt in another way', 'D5 warning teamOfOne'],
    ['D5', '', 'a player without a team', 'D5 error teamMissing'],
    ['E6', '1', 'two on one board', 'E6 error sameBoard'],
  ])('%s “%s”: %s', (cell, text, _, expected) => {
    const book = teamBook();
    book.type('Wall list', cell, text);
    const { reading, settings } = openTournament(book.workbook)!;
    expect(told(checkWallList(reading, settings))).toContain(expected);
    const writes = book.writes();
    const isError = expected.includes('error');
    expect(ask(book, { ask: 'state' }).view).toBe(isError ? 'problems' : 'ready');
    if (isError) expect(ask(book, { ask: 'preview' }).view).not.toBe('preview');
    expect(book.writes()).toBe(writes);
  });

  test.each([
    [
      'team-mates who meet',
      [
        ['G2', '2?'],
        ['G3', '1?'],
      ],
      ['G2 error teammatesMeet', 'G3 error teammatesMeet'],
    ],
    [
      'two matches of one team',
      [
        ['G2', '4?'],
        ['G5', '1?'],
        ['G3', '8?'],
        ['G9', '2?'],
      ],
      ['G3 error twoMatches'],
    ],
  ])('%s', (_, cells, expected) => {
    const book = teamBook();
    for (const [cell = '', text = ''] of cells) book.type('Wall list', cell, text);
    const { reading, settings } = openTournament(book.workbook)!;
    expect(told(checkWallList(reading, settings)).filter(line => line.includes('error'))).toEqual(expected);
    const rows = CHECKWALLLIST(listOf(book), SETTINGS).map(row => `${row[0]} ${row[1]}`);
    expect(rows).toContain(`${Number(expected[0]?.slice(1, 2))} 7 (R1)`);
    expect(NEXTROUND(listOf(book), SETTINGS)[0]?.[0]).toMatch(/^Row \d+, column 7 \(R1\): /);
    expect(ask(book, { ask: 'preview' }).view).not.toBe('preview');
  });

  test('whatever stands in the cells, nothing throws', () => {
    const cell = fc.constantFrom(
      '',
      'Oaks',
      'Pines',
      '1',
      '0+',
      '0=',
      '3?',
      '3+',
      '4-',
      '12?',
      '99+',
      '=',
      'x',
      '1-',
      '3+ 4+',
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 6, maxLength: 6 }), { minLength: 1, maxLength: 8 }),
        rows => {
          const list = [
            ['No', 'Name', 'Team', 'Board', 'Out', 'R1', 'R2'],
            ...rows.map((row, i) => [i + 1, `P${i + 1}`, ...row.slice(0, 5)]),
          ];
          for (const system of ['Swiss', 'Knock-out', 'Round robin', 'Diagonal', 'Groups + knock-out']) {
            const settings = `Teams=yes; System=${system}`;
            expect(CHECKWALLLIST(list, settings).length).toBeGreaterThan(0);
            // A cell that cannot be read stops a function with a sentence.
            const sentence = (call: () => unknown): unknown => {
              try {
                return call();
              } catch (stop) {
                if ((stop as Error).message.startsWith('Row ')) return [];
                throw stop;
              }
            };
            for (const call of [TEAMSTANDINGS, BOARDWINS, NEXTROUND, STANDINGS])
              expect(Array.isArray(sentence(() => call(list, settings)))).toBe(true);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

test('a result beside the heading of a match is no board: the panel names the cell', () => {
  const book = teamBook();
  pairRound(book);
  book.type('Round 1', 'F4', '2-1');
  const { warnings } = expectView(book, { ask: 'state' }, 'results missing');
  expect(warnings?.map(({ cell, sentence }) => [cell?.sheet, cell?.a1, sentence])).toEqual([
    ['Round 1', 'F4', '“2-1” beside Oaks – Limes in the sheet of round 1 does not settle the boards.'],
  ]);
});

describe('boards of a match where the settings do not say', () => {
  /** Four teams of five names; in round 1 the first four of each have played. */
  const played = (boards: number) => {
    const rows = ['Oaks', 'Pines', 'Elms', 'Limes'].flatMap((team, t) =>
      Array.from({ length: 5 }, (_, board) => {
        const no = 5 * t + board + 1;
        const opponent = t % 2 === 0 ? no + 5 : no - 5;
        const result = (t + board) % 2 === 0 ? '+' : '-';
        return [no, `P${no}`, team, board + 1, board < boards ? `${opponent}${result}` : '', ''];
      }),
    );
    return [['No', 'Name', 'Team', 'Board', 'R1', 'R2'], ...rows];
  };
  const boardsOfRound2 = (list: readonly (readonly unknown[])[]): number =>
    NEXTROUND(list, 'System=Swiss; Teams=yes')
      .slice(1)
      .filter(row => typeof row[0] === 'number').length / 2;

  test.each([3, 4, 5])('%i as in the line-ups that have played, reserves are not counted', boards => {
    expect(boardsOfRound2(played(boards))).toBe(boards);
    const names = CHECKWALLLIST(played(boards), 'System=Swiss; Teams=yes');
    expect(names).toEqual([['No problems found']]);
  });

  test('before the first result as many as most teams have players', () => {
    const unplayed = played(0).map(row => [...row.slice(0, 4), row[0] === 'No' ? 'R1' : '']);
    expect(boardsOfRound2(unplayed)).toBe(5);
  });
});

test('a list whose settings do not speak of teams has a list of teams all the same', () => {
  const list = range(`
    No | Name | Team  | R1
    1  | Ann  | Oaks  | 2+
    2  | Bob  | Pines | 1-
    3  | Cyd  |       | 0+
  `);
  expect(TEAMSTANDINGS(list, 'System=Swiss').map(row => row.join(' '))).toEqual([
    'Place No (standings) Team R1 Wins Board wins DC SOS-2 (EGF) By the rules of the EGF',
    '1 1 Oaks 2+ 1 1 0 0 ',
    '2 2 Pines 1- 0 0 0 0 ',
  ]);
  expect(BOARDWINS(list, 'System=Swiss')).toEqual([['Board wins'], [1], [0], ['']]);
  const alone = list.map(row => [row[0], row[1], row[3]]);
  expect(TEAMSTANDINGS(alone, 'System=Swiss')[0]?.[0]).toMatch(/^No player has a team/);
  expect(BOARDWINS(alone, 'System=Swiss')[1]).toEqual(['no teams']);
});
