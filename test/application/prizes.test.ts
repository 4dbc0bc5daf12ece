import { describe, expect, it } from 'vitest';
import { warmAddon, range } from './built';
import { expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

// F6.9 of docs/faults.md

const addon = warmAddon();

/** Ada has won all, Ben and Cleo are equal second, Dov has lost all. */
const FOUR = range(`
  No | Name | R1 | R2
  1  | Ada  | 4+ | 2+
  2  | Ben  | 3+ | 1-
  3  | Cleo | 2- | 4+
  4  | Dov  | 1- | 3-
`);
const SWISS = 'System=Swiss; Tiebreaks=none; Prize tiebreaks=DIRECTCOMPARISON';

const prizes = (given: readonly (readonly unknown[])[], settings = SWISS) =>
  addon.PRIZES!(FOUR, given, settings);

/** A table with its note: one more title, and a blank cell in each row below. */
const noted = (note: string, table: readonly (readonly unknown[])[]): unknown =>
  table.map((row, at) => [...row, at === 0 ? note : '']);

describe('PRIZES', () => {
  it('shares money among equal players and gives things by the prize tiebreaks', () => {
    const given = [
      ['Place', 'Money', 'Cup'],
      [1, 1000, 'gold'],
      [2, 600, 'silver'],
      [3, 401, ''],
      [4, '', ''],
    ];
    expect(prizes(given)).toEqual(
      noted('places 2–3: 600 + 401 for 2, 500.5 each', [
        ['Place', 'No', 'Name', 'Money', 'Cup'],
        [1, 1, 'Ada', 1000, 'gold'],
        [2, 2, 'Ben', 500.5, 'silver'],
        [2, 3, 'Cleo', 500.5, ''],
      ]),
    );
  });

  it('N104: says where nothing but lots parted those who share a place, for each thing, and where they did not', () => {
    const given = [
      ['Place', 'Cup', 'Book', 'Medal', 'Plate'],
      [1, 'gold', 'a', 'x', ''],
      [2, 'silver', 'b', 'x', ''],
      [3, '', 'b', 'x', 'tin'],
    ];
    const notes = (settings: string) => String(prizes(given, settings)[0]?.[7] ?? '');
    const byLots = 'System=Swiss; Tiebreaks=none; Prize tiebreaks=Lottery; Seed=x';
    expect(notes(byLots)).toBe('Cup, place 2: lots decided; Plate, place 2: lots decided');
    expect(notes('System=Swiss; Tiebreaks=none; Seed=x')).toBe(notes(byLots));
    expect(notes(SWISS)).toBe('');
    expect(notes('System=Swiss; Tiebreaks=DIRECTCOMPARISON; Prize tiebreaks=Lottery; Seed=x')).toBe('');
    for (const table of [prizes(given, byLots), prizes(given)])
      expect(table.flat()).not.toContain('Not given out');
  });

  it('rounds down to the prize unit and shows what is left', () => {
    const settings = `${SWISS}; Prize unit=10`;
    expect(prizes([[1000], [600], [415]], settings)).toEqual(
      noted('places 2–3: 600 + 415 for 2, 500 each', [
        ['Place', 'No', 'Name', 'Prize'],
        [1, 1, 'Ada', 1000],
        [2, 2, 'Ben', 500],
        [2, 3, 'Cleo', 500],
        ['', '', 'Not given out', 15],
      ]),
    );
  });

  describe('a unit belongs to a column (R3.2)', () => {
    const settings = `${SWISS}; Prize unit=5`;
    const left = (table: readonly (readonly unknown[])[]): unknown =>
      table.find(row => row[2] === 'Not given out')?.[3] ?? '';

    it('the setting is that of money; points of a series are shared to a hundredth', () => {
      const given = [
        ['Place', 'Money', 'Points', 'Title'],
        [1, 101, 5, 'Champion'],
        [2, 61, 3, 'Runner-up'],
        [3, 42, 2, 'Third'],
        [4, '', 1, ''],
      ];
      expect(prizes(given, settings)).toEqual(
        noted('places 2–3: 61 + 42 for 2, 50 each; places 2–3: 3 + 2 for 2, 2.5 each', [
          ['Place', 'No', 'Name', 'Money', 'Points', 'Title'],
          [1, 1, 'Ada', 100, 5, 'Champion'],
          [2, 2, 'Ben', 50, 2.5, 'Runner-up'],
          [2, 3, 'Cleo', 50, 2.5, 'Runner-up'],
          [4, 4, 'Dov', '', 1, ''],
          ['', '', 'Not given out', 4, '', 'Third'],
        ]),
      );
    });

    it.each([
      'Points',
      'GP points',
      'Ranglistenpunkte',
      'Puntos de la liga',
      'Очки',
      '獲得ポイント',
      '积分',
      '승점',
    ])('points are known by the title “%s”', title => {
      const table = prizes([[title], [5], [3], [2.01]], settings);
      expect(table.slice(1, 4).map(row => row[3])).toEqual([5, 2.5, 2.5]);
      expect(left(table)).toBe(0.01);
    });

    it.each(['Money', 'Prize', '', 'Preisgeld', 'Prix de Pontoise', '奖金'])(
      'a column titled “%s” is money',
      title => {
        const table = prizes(
          [
            ['Place', title],
            [1, 5],
            [2, 3],
            [3, 2.01],
          ],
          settings,
        );
        expect(table.slice(1, 2).map(row => row[3])).toEqual([5]);
        expect(left(table)).toBe(5.01);
      },
    );

    it.each([
      ['Cup (0.5)', [5, 2.5, 2.5], 0.01],
      ['Points (1)', [5, 2, 2], 1.01],
      ['Cup (0,001)', [5, 2.505, 2.505], ''],
    ])('the title “%s” names a unit', (title, amounts, rest) => {
      const table = prizes([[title], [5], [3], [2.01]], settings);
      expect(table.slice(1, 4).map(row => row[3])).toEqual(amounts);
      expect(left(table)).toBe(rest);
    });
  });

  it('reads a row of amounts, and amounts typed as text', () => {
    const column = prizes([[100], [50], [25.5]]);
    expect(prizes([[100, 50, 25.5]])).toEqual(column);
    expect(prizes([['100 €'], ['50'], ['25,50']])).toEqual(column);
  });

  it('leaves a thing that cannot be given to one of equal players', () => {
    const table = prizes(
      [['gold'], ['silver'], [''], [''], ['wood']],
      'System=Swiss; Tiebreaks=none; Prize tiebreaks=none',
    );
    expect(table).toEqual([
      ['Place', 'No', 'Name', 'Prize'],
      [1, 1, 'Ada', 'gold'],
      ['', '', 'Not given out', 'silver (equal: 2, 3); wood'],
    ]);
  });

  it('gives everybody of a place its title, and nobody that of a place which is skipped (R3.1)', () => {
    const given = [
      ['Place', 'Money', 'Title'],
      [1, 100, 'Champion'],
      [2, 50, 'Runner-up'],
      [3, '', 'Third'],
    ];
    // Ada and Cleo have won both games, of different opponents.
    const equalFirst = range(`
      No | Name | R1 | R2
      1  | Ada  | 2+ | 4+
      2  | Ben  | 1- | 3-
      3  | Cleo | 4+ | 2+
      4  | Dov  | 3- | 1-
    `);
    expect(addon.PRIZES!(equalFirst, given, 'System=Swiss; Tiebreaks=none; Seed=x')).toEqual([
      ['Place', 'No', 'Name', 'Money', 'Title', 'places 1–2: 100 + 50 for 2, 75 each'],
      expect.arrayContaining([1, 75, 'Champion']),
      expect.arrayContaining([1, 75, 'Champion']),
      [3, expect.anything(), expect.anything(), '', 'Third', ''],
      [3, expect.anything(), expect.anything(), '', 'Third', ''],
      ['', '', 'Not given out', '', 'Runner-up', ''],
    ]);
  });

  it.each(['Titel', 'Título', '称号', '칭호'])('knows a column of titles by “%s” alone', title => {
    const table = prizes([[title], ['Meister'], ['Zweiter'], ['Dritter']]);
    expect(table).toEqual([
      ['Place', 'No', 'Name', title],
      [1, 1, 'Ada', 'Meister'],
      [2, 2, 'Ben', 'Zweiter'],
      [2, 3, 'Cleo', 'Zweiter'],
      ['', '', 'Not given out', 'Dritter'],
    ]);
  });

  /** Ada has won both, Ben and Cleo one each; Ben's opponents have the higher sum, 3 against 1, and Cleo the rating. */
  const RATED = range(`
    No | Name | Rating | R1 | R2
    1  | Ada  | 2000   | 4+ | 2+
    2  | Ben  | 1000   | 3+ | 1-
    3  | Cleo | 1900   | 2- | 4+
    4  | Dov  | 1500   | 1- | 3-
  `);
  const BY_SOS = 'Tiebreaks=SOS; Prize tiebreaks=Rating; Qualifiers=2';

  it('gives things down the places, whatever the list for those who share one says (R3.3)', () => {
    const given = [['Cup for 1'], ['Cup for 2']];
    expect(addon.PRIZES!(RATED, given, `System=Swiss; ${BY_SOS}`).slice(1, 3)).toEqual([
      [1, 1, 'Ada', 'Cup for 1'],
      [2, 2, 'Ben', 'Cup for 2'],
    ]);
  });

  it('lets those of the better places go on (R3.3)', () => {
    const withFinal = RATED.map((row, index) => [...row, index === 0 ? 'R3' : '']);
    const table = addon.NEXTROUND!(withFinal, `Stages=R1-R2 Swiss; R3 Knock-out; ${BY_SOS}`);
    const [final] = table.filter(row => row[0] === 1);
    expect([final![1], final![3]].sort()).toEqual([1, 2]);
  });

  it('draws lots inside a place where no list says otherwise', () => {
    // SHA-256 of `z|prizes/place-2|3` begins with 9, of `z|prizes/place-2|2` with e: Cleo is drawn first.
    const table = prizes([['gold'], ['silver'], ['bronze']], 'System=Swiss; Tiebreaks=none; Seed=z');
    expect(table).toEqual(
      noted('Prize, place 2: lots decided', [
        ['Place', 'No', 'Name', 'Prize'],
        [1, 1, 'Ada', 'gold'],
        [2, 3, 'Cleo', 'silver'],
        [2, 2, 'Ben', 'bronze'],
      ]),
    );
  });

  it.each([
    [[[1000], ['much']], 'Row 2, column 1 of the prizes: “much” is not an amount.'],
    [[[1000], [-5]], 'Row 2, column 1 of the prizes: “-5” is not an amount.'],
    [[['Prize'], [1000], ['1,000']], 'Row 3, column 1 of the prizes: “1,000” is not an amount.'],
    [
      [
        ['Place', 'Prize'],
        ['first', 1000],
      ],
      'Row 2, column 1 of the prizes: “first” is not a place such as 1 or 2.',
    ],
    [[['']], 'Type the prizes where this formula reads them, one row for each place.'],
    [
      [
        ['Place', 'Money'],
        [1, 100],
        ['', 50],
      ],
      'Row 3, column 1 of the prizes: “” is not a place such as 1 or 2.',
    ],
    [
      [
        ['Place', 'Money'],
        [1, 100],
        [2, 60],
        [2, 60],
      ],
      'Row 4, column 1 of the prizes: place 2 has a prize of this kind already.',
    ],
  ])('says what is wrong with %j', (given, sentence) => {
    expect(prizes(given)).toEqual([[sentence]]);
  });
});

describe('prizes for some', () => {
  const FIVE = range(`
    No | Name | Rank | Age | Club | Category | R1   | R2
    1  | Ada  | 3d   | 40  | Bern | Open     | 4+   | 2+
    2  | Ben  | 1k   | 16  | Bern | Kyu      | 3+   | 1-
    3  | Cleo | 2k   | 17  | Köln | Kyu      | 2-   | 4+
    4  | Dov  | 9k   | 60  | Köln | Kyu      | 1-   | 3-
    5  | Eve  | 12k  | 9   |      | Kyu      | 0=   | 0+
  `);
  const given = (title: string, amounts: readonly unknown[], list: unknown = FIVE, settings = SWISS) =>
    addon.PRIZES!(
      list as never,
      [['Place', title], ...amounts.map((amount, at) => [at + 1, amount])],
      settings,
    );
  const paid = (table: readonly (readonly unknown[])[]): readonly unknown[] =>
    table
      .slice(1)
      .filter(row => row[2] !== 'Not given out')
      .map(row => [row[2], row[3]]);
  const note = (table: readonly (readonly unknown[])[]): string => String(table[0]?.at(-1));

  it.each([
    [
      'a rank range',
      'Kyu [Rank 2k-1k]',
      [100, 50],
      [
        ['Ben', 75],
        ['Cleo', 75],
      ],
    ],
    [
      'a range the other way round',
      'Kyu [Rank 1k – 2k]',
      [100, 50],
      [
        ['Ben', 75],
        ['Cleo', 75],
      ],
    ],
    [
      'an age',
      'Youth [Age <17]',
      [30, 10],
      [
        ['Ben', 20],
        ['Eve', 20],
      ],
    ],
    [
      'an age and its bound',
      'Youth [Age <=16]',
      [30, 10],
      [
        ['Ben', 20],
        ['Eve', 20],
      ],
    ],
    [
      'a club',
      '[Club Bern]',
      [30, 10],
      [
        ['Ada', 30],
        ['Ben', 10],
      ],
    ],
    ['a thing', 'Best [Club Bern]', ['cup'], [['Ada', 'cup']]],
  ] as const)('%s', (_, title, amounts, winners) => {
    expect(paid(given(title, amounts))).toEqual(winners);
  });

  it('titles go by the places among those', () => {
    const table = addon.PRIZES!(
      FIVE,
      [
        ['Place', 'Title [Category Kyu]'],
        [1, 'Best kyu'],
        [3, 'Third kyu'],
      ],
      `${SWISS}; Tiebreaks=SOS`,
    );
    expect(table.slice(1).flatMap(row => row[3])).toContain('Best kyu');
    expect(table.flat()).not.toContain('Champion');
  });

  it.each([
    ['a column that the list has not', '[Sex f]', 'Prizes, “[Sex f]”: the list has no column for “Sex f”.'],
    [
      'a cell that is no number',
      '[Club <18]',
      'Prizes, “[Club <18]”: “Bern” in E2 is no number, rank or day',
    ],
  ])('%s is said', (_, title, sentence) => {
    expect(String(given(title, [10])[0]?.[0])).toContain(sentence);
  });

  it('an age that is no date is said by its cell', () => {
    const born = FIVE.map((row, at) => [...row, at === 0 ? 'Born' : at === 2 ? 'young' : '2012-03-04']);
    expect(String(given('[Born >=2010]', [10], born)[0]?.[0])).toContain('“young” in I3');
  });

  it('a prize that nobody can win is named', () => {
    expect(note(given('Over 99 [Age >99]', [10]))).toContain('nobody can win “Over 99 [Age >99]”');
  });

  it('a title that is a category says that the first of all is paid', () => {
    const table = given('Kyu', [10]);
    expect(paid(table)).toEqual([['Ada', 10]]);
    expect(note(table)).toContain('“Kyu” is a category, but the prizes go to the first of all');
    expect(note(given('Kyu', [10], FIVE, 'System=Swiss by categories'))).not.toContain('is a category');
  });

  it('each sum that is shared is explained; one that cannot be divided too', () => {
    expect(note(prizes([[1000], [600], [401]]))).toContain('places 2–3: 600 + 401 for 2, 500.5 each');
    expect(note(prizes([[1000], [6], [3]], `${SWISS}; Prize unit=10`))).toContain(
      'places 2–3: 6 + 3 cannot be divided by 2',
    );
  });

  describe('by wins', () => {
    const byWins = (rows: readonly (readonly unknown[])[], settings = SWISS) =>
      addon.PRIZES!(FOUR, [['Place', 'Money'], ...rows], settings);

    it('everybody with so many wins gets the whole prize', () => {
      expect(
        paid(
          byWins([
            ['2/2', 50],
            ['1/2', 20],
          ]),
        ),
      ).toEqual([
        ['Ada', 50],
        ['Ben', 20],
        ['Cleo', 20],
      ]);
    });

    it('beside those of places', () => {
      expect(
        paid(
          byWins([
            [1, 100],
            ['2/2', 50],
          ]),
        ),
      ).toEqual([['Ada', 150]]);
    });

    it('things too', () => {
      expect(paid(byWins([['2/2', 'book']]))).toEqual([['Ada', 'book']]);
    });

    it('of another number of rounds: nobody can win it', () => {
      expect(note(byWins([['3/3', 50]]))).toContain('3/3 is for another number of rounds than 2');
    });

    it('more wins than rounds is no place', () => {
      expect(String(byWins([['3/2', 50]])[0]?.[0])).toContain('“3/2” is not a place');
    });
  });
});

describe('the sheet of prizes', () => {
  it('N155: reads all that can be typed to the left of its formula, a prize of a category beside the titles too', () => {
    const book = tournamentBook(4, 1, 'Swiss');
    pairRound(book);
    playRound(book, 1);
    expectView(book, { ask: 'prizes' }, 'prizes written');
    const titles = book.values('Prizes')[0] ?? [];
    const blank = titles.findIndex(title => title === '');
    const [, last = ''] = /A1:([A-Z])\d+/.exec(book.formula('Prizes', `${'ABCDEFGH'[blank + 1]}1`)) ?? [];
    expect(last).toBe('ABCDEFGH'[blank]);
    book.type('Prizes', `${last}1`, 'Kyu [Rank <1d]');
    book.type('Prizes', `${last}2`, 30);
    const read = book.values('Prizes').map(line => line.slice(0, blank + 1));
    const table = addon.PRIZES!(book.values('Wall list'), read, 'System=Swiss; Rounds=1') as unknown[][];
    expect(table[0]).toContain('Kyu [Rank <1d]');
    expect(table.flat()).toContain(30);
  });
});
