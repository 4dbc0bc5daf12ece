/** Files of other programs as sheets, and the tournament for files and pages: brackets, rounds, settings. */
import { describe, expect, test } from 'vitest';
import { drawnBracket } from '../../src/application/files/drawnBracket';
import { readRows } from '../../src/application/files/fileRows';
import { importedRound, resultCell, tablesOfRound } from '../../src/application/files/importedRounds';
import type { DrawnPlace, FileRows } from '../../src/exchange/fileRows';
import { makeText } from '../../src/sheet/wording';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

type SettingRow = readonly [name: string, value: string];

/** A tournament of a file, its list as rows of cells between bars. */
const file = (
  list: string,
  settings: readonly SettingRow[] = [],
  more: Partial<FileRows> = {},
): FileRows => ({
  name: 'Cup',
  list: list
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim())),
  settings,
  tables: [],
  ...more,
});

describe('a knock-out as it is drawn', () => {
  const placesText = (places: readonly DrawnPlace[]): string =>
    places.map(({ name, isThrough }) => `${name}${isThrough ? ' *' : ''}`).join(', ');

  /** Places from top to bottom, whoever is through with a star. */
  function drawn(list: string, ...settings: readonly SettingRow[]): readonly string[] | undefined {
    const system = settings.some(([name]) => name === 'System') ? [] : [['System', 'Knock-out'] as const];
    const found = drawnBracket(readRows(file(list, [...system, ...settings])).input.event);
    if (!found) return undefined;
    const { rounds, third, beside, winner } = found;
    return [
      ...rounds.map(({ round, places }) => `${round}: ${placesText(places)}`),
      ...(third ? [`third ${third.round}: ${placesText(third.places)}`] : []),
      ...beside.map(({ round, pairs }) => `beside ${round}: ${pairs.map(placesText).join(' / ')}`),
      ...(winner === '' ? [] : [`winner ${winner}`]),
    ];
  }

  const FOUR = `
    No | Name | Rank | R1   | R2
    1  | Ann  | 3d   | 4+/b | 2?/w
    2  | Bo   |      | 3+/b | 1?/b
    3  | Cy   | 1d   | 2-/w | 4?/b
    4  | Di   | 1k   | 1-/w | 3?/w`;

  test('has ranks beside names, and whoever is through in the next round', () => {
    expect(drawn(FOUR)).toEqual([
      '1: Ann (3d) *, Di (1k), Bo *, Cy (1d)',
      '2: Ann (3d), Bo',
      'null: ',
      'third 2: Cy (1d), Di (1k)',
    ]);
    const won = FOUR.replace('2?/w', '2+/w').replace('1?/b', '1-/b');
    expect(drawn(won)?.slice(1, 3)).toEqual(['2: Ann (3d) *, Bo', 'null: Ann (3d) *']);
  });

  test('has an empty place where nobody stands', () => {
    const three = 'No | Name | R1 | R2\n1 | Ann | 0+ | 2+/b\n2 | Bo | 3+/w | 1-/w\n3 | Cy | 2-/b |';
    expect(drawn(three)?.[0]).toBe('1: Ann *, , Bo *, Cy');
  });

  const EIGHT = `
    No | Name | R1
    1  | A    | 8+/b
    2  | B    | 7+/b
    3  | C    | 6?/b
    4  | D    | 5+/b
    5  | E    | 4-/w
    6  | F    | 3?/w
    7  | G    | 2-/w
    8  | H    | 1-/w`;

  test('has the rounds to come where their pairs are known, and none that are drawn anew', () => {
    expect(drawn(EIGHT, ['Draw', 'seeded'])).toEqual([
      '1: A *, H, B *, G, C, F, D *, E',
      '2: A, B, , D',
      '3: , ',
      'null: ',
    ]);
    expect(drawn(EIGHT, ['Draw', 'lot'])).toEqual(['1: A, H, B, G, C, F, D, E']);
  });

  test.each(['lot', 'seeded'])('of a final alone has its winner behind it, by %s', draw => {
    const final = 'No | Name | R1\n1 | A | 2?/b\n2 | B | 1?/w';
    expect(drawn(final, ['Draw', draw])).toEqual(['1: A, B', 'null: ']);
    const won = final.replace('2?', '2-').replace('1?', '1+');
    expect(drawn(won, ['Draw', draw])).toEqual(['1: A, B *', 'null: B *']);
  });

  test('of two lives has the games of those who lost once, and the winner of all', () => {
    const double = (last: string) =>
      drawn(
        `No | Name | R1 | R2 | R3 | R4
        1 | A | 4+/b | 2+/b | 0+ | ${last}
        2 | B | 3+/b | 1-/w | 4+/b | ${last.replace('2', '1').replace('+', 'x').replace('-', '+').replace('x', '-')}
        3 | C | 2-/w | 4-/w | |
        4 | D | 1-/w | 3+/b | 2-/w |`,
        ['System', 'Double elimination'],
      );
    const before = ['1: A *, D, B *, C', '2: A *, B', '3: A', 'beside 2: C, D *', 'beside 3: B *, D'];
    expect(double('')).toEqual(before);
    expect(double('2?/b')).toEqual([...before, 'beside 4: A, B']);
    expect(double('2+/b')).toEqual([...before, 'beside 4: A *, B', 'winner A']);
  });

  test('before the first round and of other systems is none', () => {
    expect(drawn('No | Name | R1\n1 | Ann |\n2 | Bo |')).toBeUndefined();
    expect(drawnBracket(readRows(file(FOUR)).input.event)).toBeUndefined();
  });
});

describe('the sheet of a round that came with a file', () => {
  const text = makeText('en');
  const TITLES = 3;

  /** The rows below its titles. */
  function sheet(list: string, tables: FileRows['tables'] = [], ...settings: readonly SettingRow[]) {
    const { input } = readRows(file(list, settings));
    const rows = importedRound(input, 1, tablesOfRound(tables, 1), 'Cup', text);
    return rows?.slice(TITLES).map(row => row.join('|'));
  }
  const LIST = `
    No | Name | Rank | R1
    1  | Ann  | 3d   | 3+/b
    2  | Bo   | 2d   | 4-/w2
    3  | Cy   | 1d   | 1-/w
    4  | Di   | 1k   | 2+/b2
    5  | Ed   | 2k   | 0+
    6  | Flo  | 3k   | 0=
    7  | Gus  | 4k   | 8?
    8  | Hal  | 5k   | 7?
    9  | Ida  | 5k   |`;

  test('has each game once with Black first, then the byes', () => {
    expect(sheet(LIST)).toEqual([
      '1|1 Ann (3d)|3 Cy (1d)||6½|Black wins',
      '2|4 Di (1k)|2 Bo (2d)|2|½|Black wins',
      '3|7 Gus (4k)|8 Hal (5k)||6½|',
      'Bye|5 Ed (2k)||||',
    ]);
    const { input } = readRows(file(LIST));
    const rows = importedRound(input, 1, () => undefined, 'Cup – Round 1', text);
    expect(rows?.slice(0, TITLES).map(row => row.join('|'))).toEqual([
      'Cup – Round 1|||||',
      expect.stringMatching(/^Result: .*\|{5}$/),
      'Table|Black|White|Handicap|Komi|Result',
    ]);
  });

  test('N230: two games are never at one table, where the file says the tables of some alone', () => {
    const tables = [
      [1, 7, 1],
      [1, 3, 2],
      [2, 9, 7],
    ] as const;
    expect(sheet(LIST, tables)).toEqual([
      '3|4 Di (1k)|2 Bo (2d)|2|½|Black wins',
      '7|1 Ann (3d)|3 Cy (1d)||6½|Black wins',
      '8|7 Gus (4k)|8 Hal (5k)||6½|',
      'Bye|5 Ed (2k)||||',
    ]);
  });

  test('knows a table by either player, and by nobody who is at two', () => {
    const tableOf = tablesOfRound(
      [
        [1, 7, 1],
        [1, 8, 1],
        [1, 9, 2],
        [2, 5, 3],
      ],
      1,
    );
    expect([tableOf(2, 1), tableOf(1, 2), tableOf(1, 3), tableOf(3, 4)]).toEqual([
      9,
      9,
      undefined,
      undefined,
    ]);
  });

  test('takes a game that one alone has, and colours that one alone says', () => {
    expect(
      sheet('No | Name | R1\n1 | A | 2+/w\n2 | B | 1-\n3 | C | 4=/w\n4 | D |\n5 | E | 6-\n6 | F | 5+/b'),
    ).toEqual(['1|2 B|1 A||6½|White wins', '2|4 D|3 C||6½|', '3|6 F|5 E||6½|Black wins']);
  });

  test('has several games of two, and the lengths of games where they count', () => {
    const list = 'No | Name | R1\n1 | A | 2+/w 2-/b123\n2 | B | 1-/b 1+/w';
    expect(sheet(list, [], ['System', 'Diagonal'])?.map(row => row.split('|').length)).toEqual([7, 7]);
    expect(sheet(list, [[1, 7, 1]], ['System', 'Diagonal'])?.map(row => row.slice(0, 9))).toEqual([
      '7|2 B|1 A',
      '7|1 A|2 B',
    ]);
  });

  test('is none of a round without games', () =>
    expect(sheet('No | Name | R1\n1 | A | 0=\n2 | B |')).toBeUndefined());

  test('has a word for each result that has one, else the points of both', () => {
    const outcomes = ['won', 'lost', 'jigo', 'unknown'] as const;
    const cells = (byDefault: boolean) =>
      outcomes.map(black => outcomes.map(white => resultCell(black, white, byDefault, text)).join(', '));
    expect(cells(false)).toEqual([
      '1-1, Black wins, 1-=, ',
      'White wins, 0-0, 0-=, ',
      '=-1, =-0, Jigo, ',
      ', , , ',
    ]);
    expect(cells(true)).toEqual([
      'Both win by default, Black wins by default, 1-=!, ',
      'White wins by default, Both lose by default, 0-=!, ',
      '=-1!, =-0!, =-=!, ',
      ', , , ',
    ]);
  });
});

describe('a file that is to be a tournament', () => {
  const previewed = (of: FileRows) =>
    expectView(memoryWorkbook(), { ask: 'preview import', file: of }, 'import');
  const THREE = 'No | Name | R1\n1 | A | 2+\n2 | B | 1-\n3 | C | 0+';

  test('counts its games once, and none with somebody outside the list', () => {
    const { players, rounds, games, systemName, name } = previewed(file(THREE));
    expect([players, rounds, games, systemName, name]).toEqual([3, 1, 1, 'Swiss', 'Cup']);
    expect(previewed(file(THREE.replace('0+', '9+'))).games).toBe(1);
  });

  test('says its departures from the EGF’s rules, and whose rules it has instead', () => {
    const said = (...settings: readonly SettingRow[]) =>
      previewed(file(THREE, settings)).problems.map(({ sentence }) => sentence);
    const worthless = ['Bye value', '0'] as const;
    expect(said(['Preset', 'EGF'])).toEqual([]);
    expect(said(['Preset', 'EGF'], worthless)).toEqual([
      'Otherwise than the EGF’s rules have it, or unusual: Bye value, Absence value.',
    ]);
    expect(said(['Preset', 'OpenGotha'], worthless)).toEqual(['Counts as OpenGotha does']);
    expect(said(['Preset', 'AGA'], worthless)).toEqual(['By the rules of the AGA, but not in: Bye value']);
  });

  test('is nothing without players, and a list of players without rounds', () => {
    expect(previewed(file('No | Name | R1')).problems.map(({ severity }) => severity)).toEqual(['error']);
    const list = previewed(file('No | Name\n1 | A\n2 | B'));
    expect([list.mayImport, list.rounds, list.problems]).toEqual([true, 0, []]);
  });

  const imported = (of: FileRows, language = 'en'): MemoryWorkbook => {
    const book = memoryWorkbook();
    const workbook = { ...book.workbook, userLanguage: () => language };
    expectView({ ...book, workbook }, { ask: 'import', file: of }, 'imported');
    return book;
  };
  const settingsOf = (book: MemoryWorkbook, sheet = 'Settings') =>
    new Map(book.values(sheet).map(([name, value]) => [String(name), String(value)]));

  test('has rows for late entries, and the rounds of a new tournament where it has none', () => {
    const many = Array.from({ length: 270 }, (_, i) => `${i + 1} | Player ${i + 1}`);
    const book = imported(file(['No | Name', ...many].join('\n')));
    const [titles = [], ...rows] = book.values('Wall list');
    expect(rows.filter(([no]) => no !== '').length).toBe(320);
    expect(titles.filter(title => /^R\d$/.test(String(title)))).toEqual(['R1', 'R2', 'R3', 'R4', 'R5']);
    expect(book.workbook.sheetNames()).toEqual(['Wall list', 'Settings', 'Tournament system', 'Log']);
    expect(book.workbook.activeSheet()).toBe('Wall list');
    const few = imported(file('No | Name | R1 | R2\n1 | A | 2+ |\n2 | B | 1- |'));
    expect(few.values('Wall list')[0]?.filter(title => /^R\d$/.test(String(title)))).toEqual(['R1', 'R2']);
  });

  test('is one action with its name, which can be undone', () => {
    const book = memoryWorkbook();
    const { undo } = expectView(book, { ask: 'import', file: file(THREE) }, 'imported');
    expect(undo?.what).toContain('Cup');
  });

  test('has its own seed and name in the settings, else those that it gets here', () => {
    const own = settingsOf(
      imported(
        file(THREE, [
          ['Seed', ' 77 '],
          ['Event name', 'Autumn Cup'],
        ]),
      ),
    );
    const none = settingsOf(imported(file(THREE)));
    expect([own.get('Seed'), none.get('Seed')]).toEqual(['77', 'k7qf-2m9x-w4hp']);
    expect([own.get('Event name'), none.get('Event name')]).toEqual(['Autumn Cup', 'Cup']);
  });

  test('names no sheet of the list that it was, and no rounds where losses end it', () => {
    const book = imported(
      file(THREE, [
        ['Wall list', 'Other'],
        ['Rounds', '7'],
      ]),
    );
    expect([settingsOf(book).get('Wall list'), settingsOf(book).get('Rounds')]).toEqual(['', '7']);
    const ring = imported(
      file('No | Name | R1\n1 | A | 2+ 2-\n2 | B | 1- 1+', [
        ['System', 'Diagonal'],
        ['Rounds', '7'],
      ]),
    );
    expect(settingsOf(ring).get('Rounds')).toBe('');
  });

  test('has sheets in the language of whoever opens it, which is typed where it is not English', () => {
    expect(settingsOf(imported(file(THREE))).get('Language')).toBe('');
    const book = imported(file(THREE), 'de');
    const names = book.workbook.sheetNames();
    expect(names).toContain('Runde 1');
    expect(
      settingsOf(
        book,
        names.find(name => name.startsWith('Einstellung')),
      ).get('Sprache'),
    ).toBe('Deutsch');
  });

  const cameOf = (more: Partial<FileRows>) =>
    expectView(imported(file(THREE, [], more)), { ask: 'files' }, 'files').tournament?.came;

  test('keeps what only its program understands, and the rounds with stones by another rule', () => {
    expect(cameOf({})).toBeUndefined();
    expect(cameOf({ kept: '<Kept/>' })).toMatchObject({ text: '<Kept/>', stonesUntil: 0 });
    expect(cameOf({ othersStones: true })).toMatchObject({ text: '', stonesUntil: 1 });
    expect(cameOf({ kept: '<Kept/>', othersStones: true })).toMatchObject({
      text: '<Kept/>',
      stonesUntil: 1,
    });
  });

  test('of a former event has no settings of that event alone', () => {
    const settings = [
      ['System', 'McMahon'],
      ['Seed', '77'],
      ['Upper bar', '3d'],
      ['Through round', '1'],
    ] as const;
    const stated = (isFormer?: true) => [...readRows(file(THREE, settings, isFormer && { isFormer })).stated];
    expect(stated()).toEqual(['system', 'upperBar', 'throughRound', 'seed']);
    expect(stated(true)).toEqual(['system', 'upperBar']);
  });
});

describe('the tournament for files and pages', () => {
  const filesOf = (book: MemoryWorkbook) => expectView(book, { ask: 'files' }, 'files');
  const played = tournamentBook(6, 3);
  pairRound(played);

  test('is none without a list, and where the list cannot be read', () => {
    expect(filesOf(memoryWorkbook())).toEqual({ view: 'files', tournament: undefined, problems: [] });
    const book = played.copy();
    book.type('Wall list', 'H2', 'lost');
    const { tournament, problems } = filesOf(book);
    expect([tournament, problems.map(({ sentence }) => sentence)]).toEqual([
      undefined,
      ['“lost” is not a result.'],
    ]);
  });

  test('has the name of the event, the places of cells, and no prizes where none are typed', () => {
    const { tournament } = filesOf(played.copy());
    expect([tournament?.name, tournament?.prizes, tournament?.prizeLines]).toEqual([
      'Spring Cup',
      undefined,
      undefined,
    ]);
    expect(tournament?.places).toMatchObject({
      list: 'Wall list',
      rows: [2, 3, 4, 5, 6, 7],
      columns: { name: 'B', rank: 'C', country: 'E', pin: undefined },
      rounds: ['H', 'I', 'J'],
    });
    const seed = played.values('Settings').findIndex(([name]) => name === 'Seed') + 1;
    expect(tournament?.places.settings.seed).toEqual({ sheet: 'Settings', a1: `B${seed}` });
  });

  test('knows who sat at which table, as the sheet of the round says', () => {
    const book = played.copy();
    const blacks = [4, 5, 6].map(row => Number.parseInt(String(book.cell('Round 1', `B${row}`))));
    expect(filesOf(book).tournament?.tables).toEqual(blacks.map((no, i) => [1, i + 1, no]));
    book.type('Round 1', 'A4', 'a');
    book.type('Round 1', 'A5', 0);
    book.type('Round 1', 'A6', 12);
    expect(filesOf(book).tournament?.tables).toEqual([[1, 12, blacks[2]]]);
  });

  test('has what changed in a round since it was published, below its games', () => {
    const book = played.copy();
    const said = '2026-11-29 10:00 Changed, new games: 1: Ann – Bo';
    book.type('Round 1', 'B9', said);
    book.type('Round 1', 'B10', 'A note of 2026-11-29 10:00 by Ann');
    book.type('Round 1', 'A11', 'x');
    book.type('Round 1', 'B11', `${said} and others`);
    expect(filesOf(book).tournament?.changes).toEqual([[1, said]]);
  });

  test('has the points of games, where the sheet of the round and the list name one winner', () => {
    const book = played.copy();
    const pointsOf = () => filesOf(book).tournament?.points;
    const players = [1, 2, 3].map(table => {
      const row = table + 3;
      return (['B', 'C'] as const).map(
        at => Number.parseInt(String(book.cell('Round 1', `${at}${row}`))) - 1,
      );
    });
    expect(pointsOf()).toEqual([]);
    playRound(book, 1, [2]);
    book.type('Round 1', 'F4', 'b+12.5');
    book.type('Round 1', 'F5', 'w+7');
    book.type('Round 1', 'F6', 'w+3');
    expect(pointsOf()).toEqual([
      [1, ...players[0]!, '12.5'],
      [1, ...players[1]!, '7'],
    ]);
    // The list has the other colours.
    const [black, white] = [book.cell('Round 1', 'B4'), book.cell('Round 1', 'C4')];
    book.type('Round 1', 'B4', white);
    book.type('Round 1', 'C4', black);
    book.type('Round 1', 'F4', 'w+12.5');
    expect(pointsOf()).toEqual([[1, ...players[1]!, '7']]);
  });
});
