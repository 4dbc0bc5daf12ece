import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeEntries } from '../../src/sheet/cells/notation';
import { readWallList } from '../../src/sheet/read/readWallList';
import type { WallListReading } from '../../src/sheet/read/wallListReading';
import { makeRank, type Rank } from '../../src/tournament/rank';
import type { WallList } from '../../src/tournament/wallList';
import { hasReference, inReference } from '../reference';
import { playersOf, range, told } from './range';

const read = (text: string, values?: Readonly<Record<string, unknown>>): WallListReading =>
  readWallList(range(text, values));

/** The entries of a list as we would write them: a row for each player. */
const written = ({ entries }: WallList): readonly string[] =>
  entries.map(rounds =>
    rounds
      .map(makeEntries)
      .map(text => text || '.')
      .join(' '),
  );

// The top four of the European Go Congress 2009, https://senseis.xmp.net/?DirectComparison
const EGC_2009 = `
  No | Name     | R1  | R2  | R3 | R4  | R5  | R6  | R7  | R8  | R9  | R10
  1  | Player 1 | 14+ | 10+ | 7+ | 5-  | 25+ | 11+ | 2+  | 6+  | 3+  | 4-
  2  | Player 2 | 27+ | 11+ | 4+ | 3+  | 5-  | 9+  | 1-  | 13+ | 23+ | 7+
  3  | Player 3 | 33+ | 8+  | 6+ | 2-  | 14+ | 4+  | 5+  | 15+ | 1-  | 13+
  4  | Player 4 | 24+ | 23+ | 2- | 17+ | 12+ | 3-  | 26+ | 11+ | 10+ | 1+`;

describe('four rows of a long list', () => {
  test('opponents outside the list are legal and keep their numbers', () => {
    const { wallList, problems, rounds } = read(EGC_2009);
    expect(problems).toEqual([]);
    expect(rounds).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(column => [column]));
    expect(wallList.entries[0]?.[0]).toMatchObject([{ opponent: -1, opponentNo: 14, outcome: 'won' }]);
    expect(wallList.entries[0]?.[6]).toMatchObject([{ opponent: 1, opponentNo: 2, outcome: 'won' }]);
  });
});

describe('every column that a list may have', () => {
  const full = `
    Spring Cup 2026
    Notes: clocks are at the bar
    |
    Pl | Name  | Rank | Rating  | Country | Club | PIN      | Start | Cat | Category | Group | Supergroup | Previous order | Team | Board | Out   | R1    | R2 | MMS
    1  | Ann   | 3d   | 2,345.6 | FI      | Oulu | 10000001 | 28½   | x   | youth    | A     | x          | 2              | Fox  | 1     | 3, 5- | 2+/b3 | 0+ | 99
    |
    2  | Bob   | 12k  | <n>     | RU      |      | <pin>    | 28,5  | y   |          |       | no         |                |      |       |       | 1-/w3 | 0= |`;
  const reading = read(full, { '<n>': 1234.5, '<pin>': 10000002 });

  test('is read, wherever the header row is and whatever stands in between', () => {
    expect(reading.problems).toEqual([]);
    expect(reading).toMatchObject({ header: 3, rows: [4, 6], numbered: 0, rounds: [[16], [17]] });
    expect(reading.wallList.players[0]).toEqual({
      no: 1,
      name: 'Ann',
      rank: { kind: 'amateur', index: 2 },
      rating: 2345.6,
      country: 'FI',
      club: 'Oulu',
      pin: '10000001',
      start: 57,
      category: 'youth',
      group: 'A',
      supergroup: true,
      previousOrder: 2,
      team: 'Fox',
      board: 1,
      out: { rounds: [3], from: 5 },
    });
    expect(reading.wallList.players[1]).toMatchObject({
      rating: 1234.5,
      pin: '10000002',
      start: 57,
      supergroup: false,
    });
  });
});

describe('titles in eight languages', () => {
  test.each(['Kyu', 'Кю', '급/단', '등급', '级别', 'Rank (EGF)', 'Dan / Kyu'])('%s is the rank', title => {
    expect(read(`Name | ${title} | R1\nAnn | 3k | 0+`).columns.rank).toBe(1);
  });

  test.each([
    ['English', '# | Player | Grade | GoR | Nation | Club | Round 1'],
    ['German', 'Nr. | Spieler | Rang | Rating | Land | Verein | Runde 1'],
    ['French', 'N° | Nom | Niveau | Cote | Pays | Club | Ronde 1'],
    ['Spanish', 'Núm. | Jugador | Nivel | Elo | País | Club | Ronda 1'],
    ['Russian', '№ | ФИО | Разряд | Рейтинг | Страна | Клуб | Тур 1'],
    ['Korean', '번호 | 이름 | 급수 | 레이팅 | 국가 | 소속 | 1라운드'],
    ['Japanese', '番号 | 氏名 | 段級位 | レーティング | 国 | 所属 | 第1回戦'],
    ['Chinese', '编号 | 姓名 | 级位 | 等级分 | 国家 | 单位 | 第一轮'],
    ['shouting', 'NO | NAME | RANK | RATING | COUNTRY | CLUB | R1'],
    ['two at once', 'No | Name / Имя | Rank (EGF) | Rating | Country | Club (city) | R1'],
  ])('%s', (_language, titles) => {
    const { columns, rounds, problems } = read(`${titles}\n1 | Ann | 3d | 2300 | FI | Oulu | 0+`);
    expect(problems).toEqual([]);
    expect(rounds).toEqual([[6]]);
    expect(columns).toMatchObject({ no: 0, name: 1, rank: 2, rating: 3, country: 4, club: 5 });
  });

  test.each([
    ['Surname | First name', 'Kask | Ann', 'Kask Ann'],
    ['Name | Vorname', 'Kask | Ann', 'Kask Ann'],
    ['Nom | Prénom', 'Kask | Ann', 'Kask Ann'],
    ['Nombre | Apellidos', 'Ann | Kask', 'Kask Ann'],
    ['Имя | Фамилия', 'Анна | Каск', 'Каск Анна'],
    ['姓 | 名', '山田 | 花', '山田 花'],
    ['성 | 이름', '김 | 하나', '김 하나'],
    ['Surname | First name', 'Kask |', 'Kask'],
    ['Last name | First name', 'Van den Berg | Kees', 'Van den Berg, Kees'],
    ['Name | First name', 'de la Cruz | José', 'de la Cruz, José'],
    ['Surname | First name', 'Van den Berg |', 'Van den Berg'],
  ])('%s', (titles, cells, name) => {
    expect(read(`${titles} | R1\n${cells} | 0+`).wallList.players[0]?.name).toBe(name);
  });

  test('rounds may be titled by their number only', () => {
    const titles = ['Name', 'Rank', 1, 2, '3'];
    const reading = readWallList([titles, ['Ann', '3d', '2+', '', '0+'], ['Bob', '2d', '1-', '', '']]);
    expect(reading).toMatchObject({ problems: [], rounds: [[2], [3], [4]] });
  });

  test('but not beside titles that say round', () => {
    expect(read('Name | R1 | 1 | 2\nAnn | 0+ | x | y')).toMatchObject({ problems: [], rounds: [[1]] });
  });

  test('several columns of a round', () => {
    const text = 'Name | R1b | R1a | R2a | R2b\nAnn | 2-/w | 2+/b | | \nBob | 1+/b | 1-/w | |';
    const { rounds, wallList } = readWallList(range(text), 'Diagonal');
    expect(rounds).toEqual([
      [2, 1],
      [3, 4],
    ]);
    expect(written(wallList)).toEqual(['2+/b 2-/w .', '1-/w 1+/b .']);
  });

  test('places titled Rank are no ranks', () => {
    const reading = read('Rank | Name | Grade | R1\n1 | Ann | 3d | 0+\n1 | Bob | 2d | 0=');
    expect(reading.problems).toEqual([]);
    expect(reading.columns.rank).toBe(2);
  });

  test('a column of MMS or places is output: neither start nor number', () => {
    const { columns, numbered } = read('Place | Name | MMS | R1\n2 | Ann | 30 | 0+\n1 | Bob | 31 | 0+');
    expect(columns.start).toBeUndefined();
    expect(numbered).toBeUndefined();
  });
});

describe('whom opponents’ numbers mean', () => {
  test('the No column, in whatever order the rows are', () => {
    const reading = read('No | Name | R1\n7 | Ann | 3+\n3 | Bob | 7-');
    expect(playersOf(reading)).toEqual(['7 Ann', '3 Bob']);
    expect(reading.wallList.entries[0]?.[0]).toMatchObject([{ opponent: 1 }]);
  });

  test('without one, the rows that have a name', () => {
    const reading = read('Name | R1\nAnn | 2+\n |\n | a note\nBob | 1-');
    expect(playersOf(reading)).toEqual(['1 Ann', '2 Bob']);
    expect(reading.rows).toEqual([1, 4]);
  });

  test('prepared rows with a number and no name are no players', () => {
    expect(playersOf(read('No | Name | R1\n1 | Ann | 0+\n2 | | \n3 | | '))).toEqual(['1 Ann']);
  });

  test('a Pl column with ties or gaps is a place', () => {
    const ties = read('Pl | Name | R1\n1 | Ann | 3+\n1 | Bob | 0+\n3 | Cy | 1-');
    expect(playersOf(ties)).toEqual(['1 Ann', '2 Bob', '3 Cy']);
    expect(told(ties.problems)).toEqual(['A1 note numbersByRow']);
    const gaps = read('Pl | Name | R1\n3 | Ann | 3+\n | Bob | 0+\n1 | Cy | 1-');
    expect(playersOf(gaps)).toEqual(['1 Ann', '2 Bob', '3 Cy']);
  });

  test('a No column with a number given twice', () => {
    const reading = read('No | Name | R1\n1 | Ann | 3+\n5 | Bob | 0+\n5 | Cy | 1-');
    expect(playersOf(reading)).toEqual(['1 Ann', '2 Bob', '3 Cy']);
    expect(told(reading.problems)).toEqual(['A4 warning duplicateNumber']);
  });

  test('a late entry without a number shifts nobody', () => {
    const reading = read('No | Name | R1\n1 | Ann | 5+\n | Late | \n5 | Bob | 1-');
    expect(playersOf(reading)).toEqual(['1 Ann', '6 Late', '5 Bob']);
    expect(told(reading.problems)).toEqual(['A3 warning numberMissing']);
  });

  test('a No column that is hardly filled in', () => {
    const reading = read('No | Name | R1\n9 | Ann | 2+\n | Bob | 1-\n | Cy | 0+');
    expect(playersOf(reading)).toEqual(['1 Ann', '2 Bob', '3 Cy']);
    expect(told(reading.problems)).toEqual(['A1 note numbersByRow']);
  });

  test('a No column that is half filled in counts', () => {
    const reading = read('No | Name | R1\n9 | Ann | 12+\n | Bob | 0+\n | Cy | 0=\n12 | Di | 9-');
    expect(playersOf(reading)).toEqual(['9 Ann', '13 Bob', '14 Cy', '12 Di']);
    expect(told(reading.problems)).toEqual(['A3 warning numberMissing', 'A4 warning numberMissing']);
  });

  test('numbers of cells, with a point or a sign', () => {
    const reading = read('No | Name | R1\n<n> | Ann | 5+\n5. | Bob | 1-\n#7 | Cy |', { '<n>': 1 });
    expect(playersOf(reading)).toEqual(['1 Ann', '5 Bob', '7 Cy']);
  });
});

describe('a range without a header', () => {
  test('finds its rounds: notation and no other text', () => {
    const reading = read(`
      1 | Ann | 3d | FI | 2+ | 0+ | fine
      2 | Bob | 2d | RU | 1- |    | 4+
      3 | Cy  | 1d | FI | 4+ | 0= |
      4 | Dan | 1k | FI | 3- | --  | 2-`);
    expect(reading).toMatchObject({ header: undefined, rounds: [[4], [5]] });
    expect(playersOf(reading)).toEqual(['1 Ann', '2 Bob', '3 Cy', '4 Dan']);
  });

  test('counts every row, empty ones as well', () => {
    const reading = read('Ann | 3+\n |\nBob | 1-');
    expect(playersOf(reading)).toEqual(['1 Ann', '3 Bob']);
    expect(reading.wallList.entries[0]?.[0]).toMatchObject([{ opponent: 1 }]);
  });

  test('a number without a result is a mistake, not other text', () => {
    expect(told(read('2+ | 0+\n1- | 14').problems)).toEqual(['B2 error resultMissing']);
    expect(told(read('2+ | 0+\n1- | <n>', { '<n>': 14 }).problems)).toEqual(['B2 error resultMissing']);
  });

  test('points such as 3½ are no round', () => {
    expect(read('2+ | 3½\n1- | 2½').rounds).toEqual([[0]]);
  });

  test('a round with a slip of the pen is told, not dropped in silence', () => {
    const { rounds, problems } = read('2+ | 3+\n1- | 4x\n4+ | 1-\n3- | 2-');
    expect(rounds).toEqual([[0]]);
    expect(told(problems)).toEqual(['B2 warning columnIgnored']);
  });

  test('no round left: one sentence asks for the header', () => {
    expect(told(read('1 | Ann | 3d\n2 | Bob | 2d').problems)).toEqual(['error noRounds']);
  });
});

describe('cells that cannot be read', () => {
  const one = (cell: unknown): readonly string[] =>
    told(
      readWallList([
        ['Name', 'R1'],
        ['Ann', cell],
      ]).problems,
    );

  test.each([
    ['14', 'resultMissing'],
    [14, 'resultMissing'],
    ['0', 'worthMissing'],
    [0, 'worthMissing'],
    [-5, 'turnedIntoNumber'],
    [3.5, 'turnedIntoNumber'],
    [46095, 'turnedIntoDate'],
    [new Date(2026, 2, 14), 'turnedIntoDate'],
    ['won', 'unreadableCell'],
    [true, 'unreadableCell'],
    [1e300, 'unreadableCell'],
    ['#REF!', 'errorInCell'],
    ['#N/A', 'errorInCell'],
    ['#NAME?', 'errorInCell'],
    ['#ССЫЛКА!', 'errorInCell'],
    ['1+', 'selfPlay'],
    ['2+ 3+', 'twoGamesInRound'],
    ['2+ 0+', 'twoGamesInRound'],
  ])('%j: %s', (cell, code) => {
    expect(one(cell)).toEqual([`B2 error ${code}`]);
  });

  test.each(['', ' ', '-', '--', null, undefined, {}])('%j is an empty round', cell => {
    expect(one(cell)).toEqual([]);
  });

  test('a date of another realm is a date', () => {
    expect(one(runInNewContext('new Date(2026, 2, 14)'))).toEqual(['B2 error turnedIntoDate']);
  });

  test('the likely original goes into the mend only', () => {
    const { problems, wallList } = readWallList([
      ['Name', 'R1', 'R2', 'R3', 'R4'],
      ['Ann', new Date(2026, 2, 14), 3.5, -5, 46095],
    ]);
    expect(problems.map(({ values }) => values.guess)).toEqual(['3-14', '3=', '5-', '3-14']);
    expect(wallList.entries).toEqual([[[], [], [], []]]);
  });

  test('two columns of a round where one game is allowed', () => {
    const text = 'Name | R1a | R1b\nAnn | 2+ | 3+\nBob | 1- |\nCy | | 1-';
    expect(told(read(text).problems)).toEqual(['C2 error twoGamesInRound']);
    expect(written(read(text).wallList)).toEqual(['.', '1-', '1-']);
    expect(read(text).wallList.badCells).toEqual([{ player: 0, round: 1, text: '2+ 3+' }]);
    expect(told(readWallList(range(text), 'Knock-out').problems)).toEqual([]);
  });

  // N30 of docs/faults.md
  test('a start of any kind: whole and half points up to 9999 are read, all else is named truly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000, max: 60_000 }), fc.constantFrom(1, 2, 3, 10), (above, below) => {
        const typed = String(Math.round((1000 * above) / below) / 1000);
        const reading = read(`No | Name | Start | R1\n1 | Ann | ${typed} | .`);
        const value = Number(typed);
        const isStart = Number.isInteger(2 * value) && Math.abs(value) < 10_000;
        expect(reading.wallList.players[0]!.start).toBe(isStart ? 2 * value : undefined);
        expect(told(reading.problems)).toEqual(isStart ? [] : ['C2 warning unreadableStart']);
      }),
    );
  });

  test('all at once, row by row, and the readable rest is read', () => {
    const reading = read(
      `No | Name | Rank | Rating | Start | Out | R1 | R2
        1 | Ann | 3q | many | 28.3 | soon | 14 | 2+
        2 | Bob | <d> | <d> | <d> | <d> | 2+ | 1-
        3 | Cy | | | | <n> | x | 0=`,
      { '<d>': new Date(2026, 4, 28), '<n>': 3.5 },
    );
    expect(told(reading.problems)).toEqual([
      'C2 warning unreadableRank',
      'D2 warning unreadableNumber',
      'E2 warning unreadableStart',
      'F2 warning unreadableOut',
      'G2 error resultMissing',
      'C3 warning turnedIntoDate',
      'D3 warning turnedIntoDate',
      'E3 warning turnedIntoDate',
      'F3 warning turnedIntoDate',
      'G3 error selfPlay',
      'F4 warning turnedIntoNumber',
      'G4 error unreadableCell',
    ]);
    expect(reading.problems.map(({ values }) => values.guess).filter(Boolean)).toEqual([
      '28.5',
      '28.5',
      '28.5',
      '5-28',
      '3, 5',
    ]);
    expect(written(reading.wallList)).toEqual(['. 2+', '. 1-', '. 0=']);
  });
});

describe('W, which says won or White', () => {
  const cells = (...column: readonly string[]) =>
    read(`Name | R1\n${column.map((cell, i) => `Player ${i + 1} | ${cell}`).join('\n')}`);

  test('says won in a round that has an L as well', () => {
    const reading = cells('2W', '1L', '4W', '3L');
    expect(reading.problems).toEqual([]);
    expect(written(reading.wallList)).toEqual(['2+', '1-', '4+', '3-']);
  });

  test('says won where the cell of the opponent says lost', () => {
    const reading = cells('2W', '1-/b', '4W', '3=');
    expect(told(reading.problems)).toEqual(['B4 error twoMeanings']);
    expect(written(reading.wallList)).toEqual(['2+', '1-/b', '.', '3=']);
  });

  test('is not guessed where B says Black, or where nothing says anything', () => {
    expect(told(cells('2W', '1L', '4W', '3B').problems)).toEqual([
      'B4 error twoMeanings',
      'B5 error unreadableCell',
    ]);
    expect(told(cells('2W', '1W').problems)).toEqual(['B2 error twoMeanings', 'B3 error twoMeanings']);
  });
});

describe('ranks as lists print them', () => {
  test.each([
    ['1D*', '1d'],
    ['30K+', '30k'],
    ['10k-', '10k'],
    ['4d (AGA)', '4d'],
    ['1d pro', '1p'],
    ['pro 2d', '2p'],
    ['amat 6d', '6d'],
    ['6 dan amateur', '6d'],
    ['ama. 6d', '6d'],
  ])('%s is %s', (cell, rank) => {
    const { wallList, problems } = read(`Name | Rank | R1\nAnn | ${cell} | 0+`);
    expect(problems).toEqual([]);
    expect(makeRank(wallList.players[0]?.rank as Rank)).toBe(rank);
  });

  test.each(['99K', '99k', '-', '?'])('%s says that none is known', cell => {
    const { wallList, problems } = read(`Name | Rank | R1\nAnn | ${cell} | 0+\nBob | 3d | 0+`);
    expect(problems).toEqual([]);
    expect(wallList.players[0]?.rank).toBeUndefined();
  });

  test.each(['4d (5k)', '3q', 'pro 4k', '1d 2d'])('%s is none, and said to be none', cell => {
    expect(told(read(`Name | Rank | R1\nAnn | ${cell} | 0+`).problems)).toEqual([
      'B2 warning unreadableRank',
    ]);
  });
});

describe('headers with something odd', () => {
  test('a title given twice: the first is read', () => {
    const reading = read('Name | Name | R1 | R1 | R2\nAnn | Bob | 0+ | 0- | 0=');
    expect(told(reading.problems)).toEqual(['B1 warning duplicateColumn', 'D1 warning duplicateColumn']);
    expect(reading.problems.map(({ values }) => values.cell)).toEqual(['A1', 'C1']);
    expect(written(reading.wallList)).toEqual(['0+ 0=']);
  });

  test('a gap between the rounds', () => {
    const { wallList, problems } = read('Name | R1 | R3\nAnn | 0+ | 0=');
    expect(told(problems)).toEqual(['C1 warning roundColumnMissing']);
    expect(written(wallList)).toEqual(['0+ . 0=']);
  });

  test('titles repeated on every page', () => {
    const page = 'No | Name | R1';
    expect(playersOf(read(`${page}\n1 | Ann | 2+\n${page}\n2 | Bob | 1-`))).toEqual(['1 Ann', '2 Bob']);
  });

  test('results without a name', () => {
    const { problems } = read('No | Name | R1\n1 | Ann | 2+\n2 | | 1-');
    expect(told(problems)).toEqual(['C3 warning nameMissing']);
  });

  test.each([
    ['a number and a rank', 'No | Name | Rank | Club | R1\n1 | Ann | 3d | | 0+\n2 | | 2d | |', ['C3']],
    ['a rank alone', 'Name | Rank | Club | R1\nAnn | 3d | | 0+\n| 2d | |', ['B3']],
    ['a number and a club', 'No | Name | Rank | Club | R1\n1 | Ann | 3d | | 0+\n2 | | | Ulm |', ['D3']],
    ['a number and a rating', 'No | Name | Rating | R1\n1 | Ann | 1900 | 0+\n2 | | 1850 |', ['C3']],
    ['numbers filled in', 'No | Name | Rank | R1\n1 | Ann | 3d | 0+\n2 | | |\n3 | | |', []],
    ['a mean without a number', 'No | Name | Rating | R1\n1 | Ann | 1900 | 0+\n| | 1900 |', []],
    [
      'a country filled in',
      'No | Name | Country | R1\n1 | Ann | FR | 0+\n2 | | DE |\n3 | | DE |\n4 | | DE |',
      [],
    ],
    [
      'a forgotten name among countries filled in',
      'No | Name | Rank | Country | R1\n1 | Ann | 1d | FR | 0+\n2 | | 3k | DE |\n3 | | | DE |\n4 | | | DE |',
      ['C3'],
    ],
  ])('a row without a name: %s', (_what, text, cells) => {
    expect(told(read(text).problems)).toEqual(cells.map(cell => `${cell} warning nameMissing`));
  });

  test('tick boxes and formulas of empty rows tell nothing', () => {
    const { problems } = readWallList([
      ['No', 'Name', 'Rank', 'Supergroup', 'Start', 'R1'],
      [1, 'Ann', '3d', true, 2, '0+'],
      [2, '', '', false, '', ''],
      [3, '', ' ', true, '', ''],
    ]);
    expect(told(problems)).toEqual([]);
  });

  test('a block of facts above the list is not the header', () => {
    const reading = read('Name | Spring Cup\nRounds | 5\n|\nNo | Name | Rank | R1\n1 | Ann | 3d | 0+');
    expect(reading.header).toBe(3);
    expect(playersOf(reading)).toEqual(['1 Ann']);
  });
});

describe('notes above the list', () => {
  const below = (notes: number): WallListReading =>
    readWallList([
      ...Array.from({ length: notes }, () => ['a note', '', '']),
      ['No', 'Name', 'R1'],
      [7, 'Ann', '9+'],
      [9, 'Bob', '7-'],
    ]);

  test('a header in one of the first hundred rows is found', () => {
    expect(below(99)).toMatchObject({ header: 99, rows: [100, 101] });
    expect(playersOf(below(99))).toEqual(['7 Ann', '9 Bob']);
  });

  test('further down none is looked for', () => {
    expect(below(100).header).toBeUndefined();
  });
});

describe('next to nothing', () => {
  test.each<[string, unknown[][], string[]]>([
    ['no rows', [], ['error emptyRange']],
    ['one empty cell', [['']], ['error emptyRange']],
    [
      'empty rows',
      [
        ['', ''],
        [null, ' '],
      ],
      ['error emptyRange'],
    ],
    ['a header only', [['No', 'Name', 'R1']], ['error noPlayers']],
    [
      'a header without rounds',
      [
        ['No', 'Name'],
        [1, 'Ann'],
      ],
      ['error noRounds'],
    ],
    ['one row', [['1', 'Ann', '0+']], []],
    ['one cell', [['0+']], []],
  ])('%s', (_what, values, problems) => {
    expect(told(readWallList(values).problems)).toEqual(problems);
  });

  test('a range of one cell may come as its value', () => {
    expect(told(readWallList('' as unknown as unknown[][]).problems)).toEqual(['error emptyRange']);
  });
});

const EVENTS = inReference('opengotha');
const files = (folder: string): readonly string[] => (hasReference ? readdirSync(`${EVENTS}/${folder}`) : []);
const load = (folder: string, file: string): WallListReading =>
  readWallList(
    readFileSync(`${EVENTS}/${folder}/${file}`, 'utf8')
      .trimEnd()
      .split('\n')
      .map(line => line.split('\t')),
  );

describe.skipIf(files('wallLists').length === 0)('lists of real events, computed by OpenGotha', () => {
  test.each([...files('wallLists')])('%s is read, plain and in full', file => {
    const plain = load('wallLists', file);
    const full = load('wallListsFull', file);
    expect([...plain.problems, ...full.problems]).toEqual([]);
    const outcomes = ({ wallList }: WallListReading) =>
      wallList.entries.map(rounds =>
        rounds.map(entries =>
          entries.map(entry => (entry.kind === 'free' ? entry.worth : [entry.opponent, entry.outcome])),
        ),
      );
    expect(outcomes(full)).toEqual(outcomes(plain));
  });
});

/** Some cells of a round that fit a list of six. */
const cell = fc.constantFrom('', '1+', '2-/w', '3=/b', '4?/w', '5+!', '6-/b2', '0+', '0=', '0-', '14', 'x');

describe('the same list, arranged otherwise', () => {
  const titles = ['No', 'Name', 'Rank', 'Own notes', 'R1', 'R2', 'R3'];
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 6, maxLength: 6 });
  const table = (rounds: readonly (readonly string[])[]): string[][] =>
    rounds.map((cells, index) => [`${index + 1}`, `Player ${index + 1}`, `${index + 1}d`, 'note', ...cells]);

  test('columns in another order give the same list', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(rows, order, (rounds, columns) => {
        const values = [titles, ...table(rounds)];
        const shuffled = values.map(line => columns.map(column => line[column]));
        expect(readWallList(shuffled).wallList).toEqual(readWallList(values).wallList);
      }),
    );
  });

  test('rows of a list with a No column in another order give the same players and games', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6, maxLength: 6 });
    /** Each player's row and games, opponents by name. */
    const known = ({ players, entries }: WallList) =>
      players
        .map((player, index) => ({
          player,
          games: entries[index]?.map(round =>
            round.map(entry =>
              entry.kind === 'free' ? entry : { ...entry, opponent: players[entry.opponent]?.name },
            ),
          ),
        }))
        .sort((a, b) => a.player.no - b.player.no);
    fc.assert(
      fc.property(rows, order, (rounds, lines) => {
        const values = table(rounds);
        const shuffled = lines.map(line => values[line] as string[]);
        const [straight, mixed] = [values, shuffled].map(body => readWallList([titles, ...body]).wallList);
        expect(known(mixed as WallList)).toEqual(known(straight as WallList));
      }),
    );
  });
});

test('nothing that a cell can hold makes it throw', () => {
  const any = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    cell,
    fc.constantFrom(
      'Name',
      'No',
      'R1',
      'R2',
      'Out',
      '=IMPORTXML("x")',
      '<img onerror=x>',
      '#REF!',
      '__proto__',
    ),
    fc.double(),
    fc.boolean(),
    fc.date({ noInvalidDate: false }),
    fc.constantFrom<unknown>(null, undefined, {}, [], Symbol('x'), Object.create(null)),
  );
  fc.assert(
    fc.property(fc.array(fc.array(any, { maxLength: 7 }), { maxLength: 9 }), values => {
      const { wallList, rows } = readWallList(values);
      expect(wallList.entries).toHaveLength(wallList.players.length);
      expect(rows).toHaveLength(wallList.players.length);
      for (const rounds of wallList.entries) expect(rounds).toHaveLength(wallList.rounds);
    }),
  );
});

test('formulas and markup are names like others', () => {
  const names = ['=IMPORTXML("http://x","//a")', '<img src=x onerror=alert(1)>', "Robert'); DROP TABLE"];
  const reading = readWallList([['Name', 'R1'], ...names.map(name => [name, '0+'])]);
  expect(reading.wallList.players.map(({ name }) => name)).toEqual(names);
  expect(reading.problems).toEqual([]);
});
