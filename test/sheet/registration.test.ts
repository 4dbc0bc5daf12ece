import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWallList } from '../../src/sheet/read/readWallList';
import { valuesAfter } from '../../src/sheet/rows/references';
import { pastedCells } from '../../src/sheet/registration/pastedCells';
import { readPeople } from '../../src/sheet/registration/people';
import { planRows, type RowPlan } from '../../src/sheet/registration/planRows';
import { kindOfQuestion } from '../../src/sheet/registration/question';

const TITLES = ['Name', 'Rank', 'Rating', 'Country', 'Club', 'EGD PIN', 'E-mail'];
const PLAYERS = [
  ['Ito Akira', '3d', '2310', 'JP', 'Osaka', '10234567', 'a@x.org'],
  ['Kask Mari', '1k', '2040', 'EE', 'Tartu', '11234568', 'b@x.org'],
  ['Müller-Lüdenscheidt Jörg', '12k', '890', 'DE', 'Ulm', '12234569', 'c@x.org'],
  ['김 민수', '5 dan', '2480', 'KR', 'Seoul', '13234560', 'd@x.org'],
  ['O’Neill Sean', '3k', '1790', 'IE', 'Ulm', '14234561', 'e@x.org'],
  ['Nguyen Thi Lan', '2d', '2190', 'VN', 'Osaka', '15234562', 'f@x.org'],
];

const kinds = (text: string): string =>
  readPeople(pastedCells(text))
    .columns.map(({ kind, isSure }) => `${kind ?? '-'}${isSure ? '' : '?'}`)
    .join(' ');
const names = (text: string): readonly string[] =>
  readPeople(pastedCells(text)).people.map(({ name }) => name);

const anyOrder = fc.shuffledSubarray(
  TITLES.map((_, i) => i),
  { minLength: TITLES.length },
);

// N9 of docs/faults.md
test('somebody typed in one go among lines with columns is read as one line alone is', () => {
  fc.assert(
    fc.property(
      fc.nat(PLAYERS.length - 1),
      fc.subarray([2, 3, 4]),
      fc.constantFrom('\t', ';'),
      (at, more, sign) => {
        const whole = [0, 1, ...more].map(column => PLAYERS[at]?.[column]).join(' ');
        const lines = PLAYERS.map((cells, i) => (i === at ? whole : cells.slice(0, 5).join(sign)));
        const [alone] = readPeople(pastedCells(whole)).people;
        const person = readPeople(pastedCells(lines.join('\n'))).people[at];
        expect([person?.name, person?.cells.rank, person?.cells.rating]).toEqual([
          alone?.name,
          alone?.cells.rank,
          alone?.cells.rating ?? '',
        ]);
      },
    ),
  );
});

describe('columns of a pasted list', () => {
  test('whatever the order of the columns, with titles or without, the people are the same', () => {
    fc.assert(
      fc.property(anyOrder, fc.boolean(), fc.constantFrom('\t', ';', '|', ','), (order, hasTitles, sign) => {
        const table = hasTitles ? [TITLES, ...PLAYERS] : PLAYERS;
        const text = table.map(cells => order.map(at => cells[at]).join(sign)).join('\n');
        const { people } = readPeople(pastedCells(text));
        expect(
          people.map(({ name, cells }) => [name, cells.rank, cells.rating, cells.country, cells.pin]),
        ).toEqual(PLAYERS.map(([name, rank, rating, country, , pin]) => [name, rank, rating, country, pin]));
        if (hasTitles) expect(people.map(({ cells }) => cells.club)).toEqual(PLAYERS.map(cells => cells[4]));
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ['Spielstärke\tNachname\tVorname\tVerein\n3d\tIto\tAkira\tUlm', 'rank surname firstName club'],
    ['段位\tお名前\t国\n3段\t伊藤\tJP', 'rank name country'],
    [
      'Your full name\tWhat is your go rank?\tClub name\tE-mail\nIto Akira\t3d\tUlm\ta@x',
      'name? rank? club? -',
    ],
    ['Nombre y apellidos\tNivel\nIto Akira\t3d', 'name rank'],
    ['1\tIto Akira\t3d\n2\tKask Mari\t1k', 'no name rank'],
    ['Ito\tAkira\t3d\nKask\tMari\t1k', 'surname? firstName? rank'],
    [
      '3d\tUlm Go Club\tIto\tAkira\n1k\tUlm Go Club\tKask\tMari\n2k\tUlm Go Club\tTamm\tJaan',
      'rank club? surname? firstName?',
    ],
    ['Pl\tName\tMMS\tR1\n1\tIto Akira\t30\t2+', 'no name - -'],
  ])('%j is %s', (text, found) => expect(kinds(text)).toBe(found));

  test.each([
    ['lines with blanks', '12 Ito Akira 3d 2310 JP Osaka Go\n3. Kask Mari 1k 2040 EE Tartu'],
    ['ranks in brackets', 'Ito Akira (3d)\nKask Mari (1k)'],
    ['gaps of blanks', 'Ito Akira   3d   Osaka\nKask Mari   1k   Tartu'],
    ['names alone', 'Ito Akira\nKask Mari'],
    ['a comma within the name', 'Ito Akira\t3d\nKask Mari\t1k'],
    ['quotation marks', '"Ito Akira"\t"3d"\n"Kask Mari"\t"say ""1k"""'],
    ['a cell of two lines', '"Ito\nAkira"\t3d\nKask Mari\t1k'],
    ['lines of Windows', 'Name;Rank\r\nIto Akira;3d\r\nKask Mari;1k\r\n'],
  ])('%s', (_what, text) => expect(names(text)).toEqual(['Ito Akira', 'Kask Mari']));

  test.each([
    ['What is your name?', 'name'],
    ['Name of your club', 'club'],
    ['Wie ist deine Spielstärke', 'rank'],
    ['あなたの段位を教えてください', 'rank'],
    ['Do you need a room?', undefined],
    ['Club or country', undefined],
    ['Is there no start?', undefined],
    ['What is your surname', 'surname'],
    ['Your first name, please', 'firstName'],
    ['Your EGD PIN', 'pin'],
    ['What rating do you have', 'rating'],
    ['Which category do you play in', 'category'],
    ['Which group do you want', 'group'],
    ['Which team are you in', 'team'],
    ['Pl', undefined],
    ['???', undefined],
  ] as const)('%s', (question, kind) => expect(kindOfQuestion(question)).toBe(kind));
});

const LIST = [
  ['No', 'Name', 'Rank', 'Rating', 'Club', 'PIN', 'Notes', 'R1'],
  [1, 'Kask Mari', '1k', '', 'Tartu', '11234568', 'vegetarian', '2+'],
  [2, 'Tamm Jaan', '2d', 2150, '', '', '', '1-'],
  [3, '', '', '', '', '', '', ''],
  [4, '', '', '', '', '', 'reserved', ''],
];
const NEW = { height: 8, isOpenEnded: false, past: [], out: '' };

const planOf = (text: string, list: readonly (readonly unknown[])[] = LIST): RowPlan =>
  planRows(readWallList(list), list, readPeople(pastedCells(text)).people, NEW);

const cellsOf = ({ cells }: RowPlan): readonly string[] =>
  cells.map(({ row, column, after }) => `${'ABCDEFGH'.charAt(column)}${row + 1} ${after}`);

describe('people against the list', () => {
  test('new ones go below the others, under the numbers that wait there, else the next', () => {
    const plan = planOf('Name\tRank\tRating\nIto Akira\t3d\t2,310\nLee Min\t5k\t\nOh Hana\t6k\t');
    expect(cellsOf(plan)).toEqual([
      'B4 Ito Akira', 'C4 3d', 'D4 2310',
      'B5 Lee Min', 'C5 5k',
      'A6 5', 'B6 Oh Hana', 'C6 6k',
    ]); // prettier-ignore
    expect(plan.cells.find(({ after }) => after === '2310')?.cell).toBe(2310);
  });

  test('whoever is there gets details that are missing; what differs is told with both values', () => {
    const plan = planOf(
      'PIN\tName\tRank\tClub\tRating\n11234568\tMARI  Kask\t1 kyu\tTartu\t2040\n\tTamm, Jaan\t1d\tUlm\t2150',
    );
    expect(cellsOf(plan)).toEqual(['D2 2040', 'E3 Ulm']);
    expect(plan.other).toEqual([{ player: 1, kind: 'rank', before: '2d', after: '1d' }]);
    expect([plan.added.length, plan.doubtful.map(({ why, taken }) => `${why} ${taken}`)]).toEqual([
      0,
      ['namesake same'],
    ]);
  });

  test('what is doubtful is left to a person', () => {
    const plan = planOf(
      [
        'Name\tRank\tPIN',
        '\t3d\t',
        'Lee Min\t1d\t',
        'Lee Min\t2d\t',
        'Else Somebody\t1k\t1123-4568',
        'Kask Mari\t1k\t99999999',
      ].join('\n'),
    );
    expect(plan.doubtful.map(({ why, than }) => [why, than])).toEqual([
      ['noName', ''],
      ['namesakes', ''],
      ['otherName', 'Kask Mari'],
      ['otherPin', '11234568'],
    ]);
    expect(cellsOf(plan)).toEqual(['B4 Lee Min', 'C4 1d', 'B5 Lee Min', 'C5 2d']);
  });

  test('a list that is full says so; columns that it lacks are named', () => {
    const many = Array.from({ length: 7 }, (_, i) => `Player ${'ABCDEFG'.charAt(i)}x\t3d\tDE`).join('\n');
    const { added, doubtful, lacking } = planOf(`Name\tRank\tCountry\n${many}`);
    expect([added.length, doubtful.map(({ why }) => why), lacking]).toEqual([
      5,
      ['noRoom', 'noRoom'],
      ['country'],
    ]);
  });

  test('a number that somebody has, or that is none, keeps its row free of others', () => {
    const list = [
      ['No', 'Name', 'Rank', 'R1'],
      [1, 'Kask Mari', '1k', ''],
      [1, '', '', ''],
      ['*', '', '', ''],
      ['', '', '', ''],
      [2, '', '', ''],
    ];
    expect(cellsOf(planOf('Name\tRank\nIto Akira\t3d\nLee Min\t5k', list))).toEqual([
      'A5 3', 'B5 Ito Akira', 'C5 3d',
      'B6 Lee Min', 'C6 5k',
    ]); // prettier-ignore
  });

  const typed = fc.oneof(
    fc.constantFrom('', '=1+1', '<img src=x>', '14', '1k', '3/4', 'Kask Mari', 'TRUE', '"', '__proto__'),
    fc.string({ maxLength: 12 }),
  );
  const table = fc.array(fc.array(typed, { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 12 });

  test('nothing that somebody has typed is overwritten, and a second time nothing is left to write', () => {
    fc.assert(
      fc.property(table, fc.constantFrom('\t', '\n', ', '), (rows, sign) => {
        const text = rows.map(cells => cells.join(sign)).join('\n');
        const { people } = readPeople(pastedCells(text));
        const plan = planRows(readWallList(LIST), LIST, people, NEW);
        expect(plan.cells.filter(({ before }) => before !== '')).toEqual([]);
        expect(plan.cells.every(({ cell }) => typeof cell === 'string' || typeof cell === 'number')).toBe(
          true,
        );
        const after = valuesAfter(LIST, plan.cells);
        const again = planRows(readWallList(after), after, people, NEW);
        expect(again.filled).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
