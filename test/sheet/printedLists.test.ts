import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeEntries } from '../../src/sheet/cells/notation';
import { readWallList } from '../../src/sheet/read/readWallList';
import { splitText } from '../../src/sheet/frame/splitText';
import type { WallListReading } from '../../src/sheet/read/wallListReading';
import { hasReference, inReference } from '../reference';
import { playersOf, range, told } from './range';

const read = (text: string): WallListReading => readWallList(range(text));
const entriesOf = ({ wallList }: WallListReading): readonly string[] =>
  wallList.entries.map(rounds => rounds.map(entries => makeEntries(entries) || '.').join(' '));

const FOUR = ['1 Ann', '2 Bob', '3 Cid', '4 Dee'];
const GAMES = ['2+ 3+', '1- 4+', '4+ 1-', '3- 2-'];
const ROWS = `
  1 | Ann | 3D | FI | 32 | 2+ | 3+
  2 | Bob | 2D | SE | 31 | 1- | 4+
  3 | Cid | 1D | FI | 31 | 4+ | 1-
  4 | Dee | 1K | EE | 30 | 3- | 2-`;

describe('titles as lists print them', () => {
  test('rounds without titles are the columns that hold results, and it is said which', () => {
    const reading = read(`; CL[A]\n; EV[Spring Cup]\n;\n; Pl | Name | Rk | Co | MMS\n${ROWS}`);
    expect(playersOf(reading)).toEqual(FOUR);
    expect(entriesOf(reading)).toEqual(GAMES);
    expect(reading.columns).toMatchObject({ name: 1, rank: 2, country: 3 });
    expect(told(reading.problems)).toEqual(['F4 note roundsGuessed']);
    expect(reading.problems[0]?.values).toEqual({ columns: 'F4, G4' });
  });

  test('one title over all rounds', () => {
    const reading = read(`No | Name | Rank | Co | MMS | Rounds |\n${ROWS}`);
    expect(entriesOf(reading)).toEqual(GAMES);
  });

  test.each([
    ['numbers below', 'No | Name | Rank | Co | MMS | Rounds |\n | | | | | 1 | 2'],
    ['numbers above', '| | | | | 1 | 2\nNo | Name | Rank | Co | MMS | |'],
    ['words above', '| | | | | Round 1 | Round 2\nNo | Name | Rank | Co | MMS | |'],
    ['numerals', 'No | Name | Rank | Co | MMS | I | II'],
  ])('titles in two rows or of few letters: %s', (_what, titles) => {
    const reading = read(`${titles}\n${ROWS}`);
    expect(playersOf(reading)).toEqual(FOUR);
    expect(entriesOf(reading)).toEqual(GAMES);
  });

  test('without titles that a program knows, the message names the columns of the results', () => {
    const reading = read(`No | Name | Rank | Co | MMS | Sat | Sun\n${ROWS}`);
    expect(told(reading.problems)).toEqual(['error roundsUntitled']);
    expect(reading.problems[0]?.values).toEqual({ columns: 'F1, G1' });
  });

  test('a row with a part less than the others has its first result in no round: that is said', () => {
    const reading = read(`; Pl | Name | Rk | Co | Club\n${ROWS}\n5 | Eve | 2K | EE | 0= | 0-`);
    expect(told(reading.problems)).toContain('E6 error resultOutside');
    const club = read(`; Pl | Name | Rk | Club | MMS\n${ROWS.replace('FI', '92L').replace('31', '408?')}`);
    expect(told(club.problems)).toEqual(['F1 note roundsGuessed']);
  });

  test('a letter with a number is a round only over results', () => {
    expect(read('Name | R1 | T1\nAnn | 2+ | 2-\nBob | 1- | 1+').rounds).toEqual([[1]]);
    expect(read('Name | T1 | G1\nAnn | 2+ | 5\nBob | 1- | 6').rounds).toEqual([[1]]);
    expect(read('Name | I | V\nAnn | 2+ | 5\nBob | 1- | 6').rounds).toEqual([[1]]);
  });

  test('no titles at all, comments and a title line above', () => {
    const reading = read(`; CL[A]\nSpring Cup\n${ROWS}\nPlayers: 4`);
    expect(playersOf(reading)).toEqual(FOUR);
    expect(entriesOf(reading)).toEqual(GAMES);
    expect(reading.rows).toEqual([2, 3, 4, 5]);
  });

  test('names and results only: the line above is no player, for the games say so', () => {
    const reading = read('Spring Cup\nAnn | 2+\nBob | 1-');
    expect(playersOf(reading)).toEqual(['1 Ann', '2 Bob']);
  });
});

describe('opponent and result in two columns', () => {
  const table = (opponent: string, result: string, cells: readonly string[]) =>
    read(
      `No | Name | ${opponent} | ${result}\n${cells.map((cell, i) => `${i + 1} | Player ${i + 1} | ${cell}`).join('\n')}`,
    );

  test.each([
    ['R1 opp', 'R1 Result'],
    ['Round 1 opponent', 'Round 1 result'],
    ['Opp 1', 'Res 1'],
    ['R1', 'R1 result'],
    ['Runde 1 Gegner', 'Runde 1 Ergebnis'],
    ['1회전 상대', '1회전 결과'],
    ['Тур 1 соперник', 'Тур 1 результат'],
  ])('%s, %s are read together', (opponent, result) => {
    const reading = table(opponent, result, ['2 | +', '1 | -/b', '4 | ½', '3 | =', '0 | +']);
    expect(reading.problems).toEqual([]);
    expect(entriesOf(reading)).toEqual(['2+', '1-/b', '4=', '3=', '0+']);
  });

  test('W and L, 1 and 0', () => {
    expect(entriesOf(table('R1 opp', 'R1 result', ['2 | W', '1 | L', '4 | 1', '3 | 0']))).toEqual([
      '2+',
      '1-',
      '4+',
      '3-',
    ]);
  });

  test('a whole entry in one of them, and an empty one', () => {
    expect(entriesOf(table('R1 opp', 'R1 result', ['2?/w |', '1 | 1?/b', '|']))).toEqual([
      '2?/w',
      '1?/b',
      '.',
    ]);
  });

  test('what has two meanings is a problem: a score, a W without an L', () => {
    expect(told(table('R1 opp', 'R1 result', ['2 | 1-0', '1 | 0-1']).problems)).toEqual([
      'C2 error unreadableCell',
      'C3 error unreadableCell',
    ]);
    expect(told(table('R1 opp', 'R1 result', ['2 | W', '1 | B']).problems)).toEqual([
      'C2 error twoMeanings',
      'C3 error unreadableCell',
    ]);
  });

  test('the two rows of titles of a printed crosstable', () => {
    const reading = read(`
      No | Name | Round 1 |        | Round 2 |
         |      | Opp     | Result | Opp     | Result
      1  | Ann  | 2       | +      | 3       | +
      2  | Bob  | 1       | -      | 4       | +
      3  | Cid  | 4       | +      | 1       | -
      4  | Dee  | 3       | -      | 2       | -`);
    expect(playersOf(reading)).toEqual(FOUR);
    expect(entriesOf(reading)).toEqual(GAMES);
    expect(reading.results).toEqual([3, 5]);
  });
});

describe('what is no player', () => {
  const TITLES = 'No | Name | Rank | Co | MMS | R1 | R2';
  const EXPLAINED = `|\n|\nSOS | Ann (1) | 62 | 31 + 31 = 62\nR1 | Score of Bob (2) | 31 |\nR2 | Score of Cid (3) | 31 |`;
  const STANDINGS = `|\n|\nPlace | No | Name | Rank | Country | Club | R1 | R2 | SOS\n1 | 1 | Ann | 3d | FI | | 2+ | 3+ | 62\n2 | 2 | Bob | 2d | SE | | 1- | 4+ | 62`;
  const CHECKED = `|\nRow | Column | What is wrong | How to mend it\n5 | 6 (R1) | “14” names an opponent and no result. | Make it “14?”\n7 | 6 (R1) | “x” is not a result. | Type it`;
  const AGAIN = `|\n${TITLES}\n${ROWS}`;

  test.each([
    ['a total', '| Players: 4 | | | | |'],
    ['a total with numbers', '| Total | 4 | | 31 | 4 | 4'],
    ['a heading', '| Group A | | | | |'],
    ['a note', '| Lunch at 12 | | | | |'],
    ['a comment', '; printed by hand'],
    ['text behind a blank row', '|\n| The prizes are in the hall | | | | |'],
    ['a name behind a blank row', '|\n| John Smith | | | | |'],
    ['EXPLAIN', EXPLAINED],
    ['STANDINGS', STANDINGS],
    ['CHECKWALLLIST', CHECKED],
    ['the list once more', AGAIN],
  ])('%s below the list', (_what, noise) => {
    const reading = read(`${TITLES}\n${ROWS}\n${noise}`);
    expect(playersOf(reading)).toEqual(FOUR);
    expect(entriesOf(reading)).toEqual(GAMES);
    // Another list is said: who reads the range may mean both.
    const said = noise === AGAIN ? ['secondList'] : [];
    const { problems } = reading;
    expect(problems.filter(({ severity }) => severity !== 'note').map(({ code }) => code)).toEqual(said);
  });

  test('the rows left out are named once', () => {
    const reading = read(`${TITLES}\n${ROWS}\n| Players: 4\n| Lunch at 12`);
    expect(told(reading.problems)).toEqual(['B6 note rowsLeftOut']);
    expect(reading.problems[0]?.values).toEqual({ rows: 'B6, B7', text: 'Players: 4' });
  });

  test('pages with titles of their own are one list', () => {
    const [one, two, three, four] = ROWS.trim().split('\n');
    const reading = read(`${TITLES}\n${one}\n${two}\n|\n${TITLES}\n${three}\n${four}`);
    expect(playersOf(reading)).toEqual(FOUR);
  });

  test('headings between groups and blank rows between them', () => {
    const [one, two, three, four] = ROWS.trim().split('\n');
    const reading = read(`${TITLES}\n| Group A\n${one}\n${two}\n|\n| Group B\n${three}\n${four}`);
    expect(playersOf(reading)).toEqual(FOUR);
    expect(entriesOf(reading)).toEqual(GAMES);
  });

  test('the panel’s prepared rows: a number alone makes no player, text beside it neither', () => {
    const reading = read('No | Name | R1\n1 | Ann |\n2 | Bob |\n3 | Players: 2 |\n4 | |\n5 | |');
    expect(playersOf(reading)).toEqual(['1 Ann', '2 Bob']);
  });
});

describe('who is a player with only a name', () => {
  test('everybody, while people register', () => {
    expect(playersOf(read('No | Name | Rank | R1\n| Ann | |\n| Bob | |\n|\n| Cid | |'))).toEqual([
      '1 Ann',
      '2 Bob',
      '3 Cid',
    ]);
    expect(playersOf(read('Name | R1\nPlayer 1 |\nPlayer 2 |'))).toEqual(['1 Player 1', '2 Player 2']);
  });

  test('somebody who comes late, and it is said', () => {
    const reading = read('Name | Rank | R1\nAnn | 3d | 2+\nBob | 2d | 1-\nCid | 1d | 0=\nLate | |');
    expect(playersOf(reading)).toEqual(['1 Ann', '2 Bob', '3 Cid', '4 Late']);
    expect(told(reading.problems)).toEqual(['A5 note onlyNames']);
  });

  test.each(['Kim 7', '조 훈현', '-2', '=SUM(A1)', 'Group of one'])('“%s” with a rank', name => {
    const reading = read(`Name | Rank | R1\nAnn | 3d | 2+\nBob | 2d | 1-\n${name} | 5k |`);
    expect(playersOf(reading)).toEqual(['1 Ann', '2 Bob', `3 ${name}`]);
  });

  test.each(['Larry Page', 'Page Larry', 'Maria Media', 'Groupe Jean', 'Sum Wai'])(
    '“%s” with a number',
    name => {
      const reading = read(`No | Name | Rank | R1\n1 | Ann | 3d | 2+\n2 | Bob | 2d | 1-\n3 | ${name} | |`);
      expect(playersOf(reading)).toEqual(['1 Ann', '2 Bob', `3 ${name}`]);
    },
  );

  test.each(['Larry Page', 'Maria Media', 'Sum Wai', 'Kim Break'])('“%s” without one', name => {
    const reading = read(`Name | Rank | R1\nAnn | 3d | 2+\nBob | 2d | 1-\n${name} | |`);
    expect(playersOf(reading)).toEqual(['1 Ann', '2 Bob', `3 ${name}`]);
  });

  test('a result makes a player of any name', () => {
    expect(playersOf(read('Name | R1\nTotal: 2 | 2+\nGroup A | 1-'))).toEqual(['1 Total: 2', '2 Group A']);
  });
});

/** A made-up event: names, ranks and the games of some rounds, in which some have byes or are absent. */
const event = fc.integer({ min: 2, max: 24 }).chain(size =>
  fc.record({
    players: fc.array(
      fc.record({
        name: fc.tuple(
          fc.constantFrom(
            'Kask',
            'Ito',
            'Nguyen',
            'de Vries',
            'Óbuda',
            'Li',
            'van der Berg',
            'Çelik',
            "O'Neil",
          ),
          fc.constantFrom('Ann', 'Bob', 'Cid', 'Dee', 'Jean-Luc', 'Åsa', '? ?'),
        ),
        rank: fc.constantFrom('7D', '3D', '1D', '1K', '9K', '12K', '30K'),
        country: fc.constantFrom('FR', 'FI', 'XX'),
        club: fc.constantFrom('75Ju', 'Oulu', 'xxxx'),
        pin: fc.constantFrom('', '10000001', '2614809'),
      }),
      { minLength: size, maxLength: size },
    ),
    rounds: fc.array(
      fc.record({
        order: fc.shuffledSubarray(
          Array.from({ length: size }, (_, i) => i),
          { minLength: size, maxLength: size },
        ),
        results: fc.array(fc.constantFrom('+-', '-+', '==', '+-!', '??'), {
          minLength: size,
          maxLength: size,
        }),
        free: fc.constantFrom('0+', '0=', '0-'),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  }),
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

/** What everybody has in each round, in the EGD's notation. */
function cellsOf({ players, rounds }: Event): readonly (readonly string[])[] {
  const cells = players.map((): string[] => []);
  for (const { order, results, free } of rounds) {
    for (let i = 0; i + 1 < order.length; i += 2) {
      const [black = 0, white = 0] = [order[i], order[i + 1]];
      const [own = '', theirs = '', by = ''] = results[i] ?? '';
      cells[black]?.push(`${white + 1}${own}${by || '/'}b`);
      cells[white]?.push(`${black + 1}${theirs}${by || '/'}w`);
    }
    if (order.length % 2 === 1) cells[order[order.length - 1] ?? 0]?.push(free);
  }
  return cells;
}

const nameOf = ({ name }: Event['players'][0]): string => name.join(' ');
const right = (text: string | number, width: number): string => String(text).padStart(width);

/** OpenGotha's list for the EGD: fixed columns, no titles over the rounds. */
const egd = (list: Event): readonly string[] => [
  '; CL[A]',
  '; EV[Spring Cup]',
  '; Generated by a test',
  ';',
  '; Pl Name                            Rk Co Club  MMS  SOS',
  ...list.players.map((player, i) => {
    const cells = (cellsOf(list)[i] ?? []).map(cell => right(cell, 8));
    const about = `${nameOf(player).padEnd(30)} ${right(player.rank, 3)} ${player.country} ${right(player.club, 4)}`;
    return `${right(i + 1, 4)} ${about} ${right(40 - i, 4)} ${right(400 + i, 4)} 0 0 ${cells.join(' ')}`;
  }),
];

/** The French federation's list: a licence that some do not have, no stroke in the cells. */
const ffg = (list: Event): readonly string[] => [
  ';name=Spring Cup',
  ';komi=7.5',
  ';Num Nom Prenom               Niv Licence Club',
  ...list.players.map((player, i) => {
    const cells = (cellsOf(list)[i] ?? []).map(cell => right(cell.replace(/[/!]/, '').padEnd(5), 8));
    const licence = player.pin.slice(0, 7).padEnd(7);
    const about = `${nameOf(player).padEnd(25)} ${right(player.rank, 3)} ${licence} ${right(player.club, 4)}`;
    return `${right(i + 1, 4)} ${about} ${cells.join('')}`;
  }),
];

/** Pairgoth's: parts with a blank between them, the PIN behind a bar. */
const pairgoth = (list: Event): readonly string[] => [
  '; EV[Spring Cup]',
  ...list.players.map(
    (player, i) =>
      `${i + 1} ${nameOf(player)} ${player.rank} ${player.country} ${player.club} ${40 - i} ${cellsOf(list)[i]?.join(' ')}` +
      (player.pin === '' ? '' : ` |${player.pin}`),
  ),
];

/** A spreadsheet saved as text. */
const separated =
  (sign: string) =>
  (list: Event): readonly string[] => [
    ['No', 'Name', 'Rank', 'Club', ...list.rounds.map((_round, i) => `R${i + 1}`)].join(sign),
    ...list.players.map((player, i) =>
      [i + 1, `"${nameOf(player)}"`, player.rank, player.club, ...(cellsOf(list)[i] ?? [])].join(sign),
    ),
  ];

const STYLES: readonly (readonly [string, (list: Event) => readonly string[]])[] = [
  ['EGD', egd],
  ['FFG', ffg],
  ['Pairgoth', pairgoth],
  ['semicolons', separated(';')],
  ['commas', separated(',')],
  ['tabs', separated('\t')],
];

/** Names, ranks and cells without the sign of a default, which some formats do not have. */
const summary = ({ wallList }: WallListReading): readonly string[] =>
  wallList.players.map(
    ({ name, rank }, i) =>
      `${name} ${rank?.kind === 'amateur' ? rank.index : ''} ${wallList.entries[i]
        ?.map(entries => makeEntries(entries).replace(/!/, ''))
        .join(' ')}`,
  );

const expected = (list: Event): readonly string[] =>
  summary(
    readWallList([
      ['Name', 'Rank', ...list.rounds.map((_round, i) => `R${i + 1}`)],
      ...list.players.map((player, i) => [nameOf(player), player.rank, ...(cellsOf(list)[i] ?? [])]),
    ]),
  );

/** Each part of each line is in a cell; only titles are added. */
const withoutBlanks = (texts: readonly string[]): string => texts.join('').replace(/[\s"]/g, '');

describe.each(STYLES)('a list of random players, printed as text: %s', (style, print) => {
  test('is recognised, and in columns it is the list', () => {
    fc.assert(
      fc.property(event, fc.boolean(), (list, isTrimmed) => {
        fc.pre(cellsOf(list).some(cells => cells.some(cell => !cell.startsWith('0'))));
        const lines = print(list).map(line => (isTrimmed ? line.trim() : line));
        expect(told(readWallList(lines.map(line => [line])).problems)).toEqual(['error textInOneColumn']);
        const split = splitText(lines.map(line => [line]));
        expect(summary(readWallList(split?.table ?? []))).toEqual(expected(list));
        const sign = { semicolons: /;/g, commas: /,/g }[style] ?? /\0/g;
        const added = (split?.table.length ?? 0) - lines.length;
        for (const [i, line] of lines.entries()) {
          const cells = split?.table[i + (i > 0 ? added : 0)] ?? [];
          expect(withoutBlanks([...cells]).replace(sign, '')).toContain(
            withoutBlanks([line]).replace(sign, ''),
          );
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('rows around a random list', () => {
  const TITLES = ['No', 'Name', 'Rank', 'R1', 'R2'];
  const noise: fc.Arbitrary<string[]> = fc.constantFrom(
    ['', 'Players: 12', '', '', ''],
    ['', 'Group B', '', '', ''],
    ['', 'Lunch at 12', '', '', ''],
    ['Total', '', '', '8', '8'],
    ['', 'Total', '14', '8', '8'],
    ['', 'Average rank 3k', '', '', ''],
    ['', 'Page 2', '', '', ''],
    ['9', 'Total', '', '', ''],
    ['; by hand', '', '', '', ''],
    ['', '', '', '', ''],
    ['', '* won by default', '', '', ''],
    ['', 'http://example.org', '', '', ''],
  );
  test('never become players and never hide one', () => {
    fc.assert(
      fc.property(event, fc.array(fc.tuple(fc.nat(30), noise), { maxLength: 6 }), (list, around) => {
        const cells = cellsOf(list);
        const rows = list.players.map((player, i) => [
          `${i + 1}`,
          nameOf(player),
          player.rank,
          cells[i]?.[0] ?? '',
          cells[i]?.[1] ?? '',
        ]);
        const clean = readWallList([TITLES, ...rows]);
        const table = [...rows];
        for (const [at, row] of around) table.splice(Math.min(at, table.length), 0, row);
        expect(readWallList([TITLES, ...table]).wallList).toEqual(clean.wallList);
      }),
    );
  });
});

describe.skipIf(!hasReference)('files of other programs', () => {
  const folder = (name: string): readonly string[] => (hasReference ? readdirSync(inReference(name)) : []);
  const linesOf = (path: string): readonly string[] =>
    readFileSync(inReference(path), 'latin1').replace(/\r/g, '').trimEnd().split('\n');
  const files = folder('formats').filter(name => /\.(?:h\d|tou)$/.test(name));

  /** Independent of the splitter: fixed places for the first columns, blanks between the rest. */
  const inColumns = (path: string): readonly (readonly string[])[] => {
    const isFrench = path.endsWith('.tou');
    const places = isFrench ? [0, 4, 30, 34, 42, 47] : [0, 4, 35, 39, 42, 47];
    const cut = (line: string): readonly string[] => [
      ...places.slice(0, -1).map((from, i) => line.slice(from, places[i + 1]).trim()),
      ...line
        .slice(places[places.length - 1])
        .trim()
        .split(/\s+/),
    ];
    return linesOf(path).map(line => {
      if (/^; ?(?:Pl|Num) /.test(line))
        return isFrench
          ? [';Num', 'Nom Prenom', 'Niv', 'Licence', 'Club']
          : ['; Pl', 'Name', 'Rk', 'Co', 'Club', 'MMS', 'SOS'];
      return line.startsWith(';') ? [line] : cut(line);
    });
  };

  test.each([...files])('%s gives its players and games, in columns and as text', file => {
    const path = `formats/${file}`;
    const players = linesOf(path).filter(line => !line.startsWith(';'));
    const pasted = readWallList(inColumns(path));
    expect(pasted.wallList.players).toHaveLength(players.length);
    expect(pasted.problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
    const cells = pasted.wallList.entries.map(rounds => rounds.map(makeEntries));
    players.forEach((line, i) => {
      const printed = line
        .trim()
        .split(/\s+/)
        .slice(-(cells[i]?.length ?? 0));
      const same = printed.map(cell =>
        cell.replace(
          /^(\d+[+\-=?]!?)\/?([bw])(\d)$/,
          (_cell, game: string, colour: string, stones: string) =>
            `${game}/${colour}${stones === '0' ? '' : stones}`,
        ),
      );
      expect(cells[i]).toEqual(same);
    });
    const text = linesOf(path).map(line => [line]);
    const split = readWallList(splitText(text)?.table ?? []);
    expect(split.wallList.entries).toEqual(pasted.wallList.entries);
    expect(split.wallList.players.map(({ name }) => name)).toEqual(
      pasted.wallList.players.map(({ name }) => name.replace(/\s+/g, ' ')),
    );
    expect(split.wallList.players.map(({ rank }) => rank)).toEqual(
      pasted.wallList.players.map(({ rank }) => rank),
    );
  });

  const events = ['wallLists', 'wallListsFull'].flatMap(name =>
    folder(`opengotha/${name}`).map(file => `opengotha/${name}/${file}`),
  );
  test.each([...events])('%s, pasted as text in one column', path => {
    const lines = readFileSync(inReference(path), 'utf8').trimEnd().split('\n');
    const table = readWallList(lines.map(line => line.split('\t')));
    expect(told(readWallList(lines.map(line => [line])).problems)).toEqual(['error textInOneColumn']);
    const split = readWallList(splitText(lines.map(line => [line]))?.table ?? []);
    expect(split.wallList).toEqual(table.wallList);
  });
});
