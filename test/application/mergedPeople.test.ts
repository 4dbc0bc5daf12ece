import { describe, expect, test } from 'vitest';
import { copyOfBook } from './copyOfBook';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { asked, hallAndOutside, merge } from './merged';
import { expectConsistent, expectView, tournamentBook } from './tournamentBook';

/** Who is who in two copies, and what comes with whoever is new. */

type Rows = readonly (readonly (string | number)[])[];

/** A list of somebody's own, without settings. */
function listOf(rows: Rows): MemoryWorkbook {
  const book = memoryWorkbook();
  book.addSheet('Players', rows);
  book.select('Players');
  return book;
}

const column = (book: MemoryWorkbook, title: string, sheet = 'Players'): readonly string[] => {
  const [titles, ...rows] = book.values(sheet);
  const at = titles?.indexOf(title) ?? -1;
  return rows.map(row => String(row[at]));
};

const merged = (here: Rows, there: Rows, answer: 'here' | 'copy' | 'both' = 'here') => {
  const [hall, outside] = [listOf(here), listOf(there)];
  const { preview } = merge(hall, copyOfBook(outside), answer);
  return { hall, questions: asked(preview), lines: preview.lines, notes: preview.notes };
};

const [TITLES, ADA, BEN, CLEO, DORA] = [
  ['No', 'Name', 'Rank', 'EGD PIN', 'R1', 'R2'],
  [1, 'Ada Alder', '3d', '11111111', '2+', ''],
  [2, 'Ben Birch', '2d', '22222222', '1-', ''],
  [3, 'Cleo Cedar', '1d', '33333333', '4+', ''],
  [4, 'Dora Dogwood', '1k', '', '3-', ''],
] as const;
const FOUR: Rows = [TITLES, ADA, BEN, CLEO, DORA];

describe('who is who', () => {
  test('the number of a federation says it, under whatever number and name; the name is asked', () => {
    const there = [
      TITLES,
      [7, 'Ada Birch-Alder', '3d', '11111111', '2+', ''],
      [2, 'Ben Birch', '2d', '22222222', '7-', ''],
      CLEO,
      DORA,
    ];
    const kept = merged(FOUR, there);
    expect(kept.questions).toEqual([
      'Here 1 Ada Alder (3d), in the copy 7 Ada Birch-Alder (3d): one person or two? | one person, Ada Alder | one person, Ada Birch-Alder | two people',
    ]);
    expect(column(kept.hall, 'Name')).toEqual(['Ada Alder', 'Ben Birch', 'Cleo Cedar', 'Dora Dogwood']);
    expect(column(kept.hall, 'R1')).toEqual(['2+', '1-', '4+', '3-']);
    const taken = merged(FOUR, there, 'copy');
    expect(column(taken.hall, 'Name')[0]).toBe('Ada Birch-Alder');
    expect(taken.lines).toEqual([expect.stringMatching(/Ada Alder.*Ada Birch-Alder/)]);
  });

  test('whoever has another number is told by a name that nobody else has; nothing is asked, and opponents follow', () => {
    const there = [
      TITLES,
      [9, 'Ada Alder', '3d', '', '8+', '6+'],
      [8, 'Ben Birch', '2d', '', '9-', ''],
      [6, 'Cleo Cedar', '1d', '', '5+', '9-'],
      [5, 'Dora Dogwood', '1k', '', '6-', ''],
    ];
    const { hall, questions } = merged(FOUR, there);
    expect(questions).toEqual([]);
    expect(column(hall, 'No')).toEqual(['1', '2', '3', '4']);
    expect(column(hall, 'R2')).toEqual(['3+', '', '1-', '']);
    expect(column(hall, 'EGD PIN')).toEqual(['11111111', '22222222', '33333333', '']);
  });

  test('with another name and number, one opponent is enough to ask', () => {
    const there = [
      TITLES,
      ADA,
      BEN,
      CLEO.map(cell => (cell === '4+' ? '6+' : cell)),
      [6, 'Zoe Zelkova', '1k', '', '3-', ''],
    ];
    expect(merged(FOUR, there).questions).toEqual([
      expect.stringMatching(
        /^Here 4 Dora Dogwood \(1k\), in the copy 6 Zoe Zelkova \(1k\): one person or two\?/,
      ),
    ]);
    const others = [
      TITLES,
      ADA,
      BEN,
      CLEO.map(cell => (cell === '4+' ? '' : cell)),
      [6, 'Zoe Zelkova', '1k', '', '', ''],
    ];
    const two = merged(FOUR, others);
    expect(two.questions).toEqual([]);
    expect(column(two.hall, 'Name')).toEqual([
      'Ada Alder',
      'Ben Birch',
      'Cleo Cedar',
      'Dora Dogwood',
      'Zoe Zelkova',
    ]);
  });

  test('of namesakes under other numbers the rank says it, where it is another', () => {
    const both = (one: number, other: number): Rows => [
      TITLES,
      [one, 'Kim Min', '3d', '', '', ''],
      [other, 'Kim Min', '5k', '', '', '0='],
      [8, 'Ada Alder', '1d', '', '', ''],
    ];
    const { hall, questions } = merged(
      both(1, 2).map(row => row.map(cell => (cell === '0=' ? '' : cell))),
      both(4, 3),
    );
    expect(questions).toEqual([]);
    expect(column(hall, 'R2')).toEqual(['', '0=', '']);
  });

  test('in a list without numbers the names are all there is', () => {
    const rows = (names: readonly string[], cells: readonly string[]): Rows => [
      ['Name', 'Rank', 'R1'],
      ...names.map((name, i) => [name, '1d', cells[i] ?? '']),
    ];
    const { hall, questions, lines } = merged(
      rows(['Ada Alder', 'Ben Birch', 'Cleo Cedar'], []),
      rows(['Cleo Cedar', 'Ada Alder', 'Nina Nutmeg', 'Ben Birch'], ['0=', '', '', '']),
    );
    expect(questions).toEqual([]);
    expect(column(hall, 'Name')).toEqual(['Ada Alder', 'Ben Birch', 'Cleo Cedar', 'Nina Nutmeg']);
    expect(column(hall, 'R1')).toEqual(['', '', '0=', '']);
    // Rows have no numbers that could be others.
    expect(lines[0]).toBe('New: 4 Nina Nutmeg (1d)');
  });
});

describe('names in two columns', () => {
  const split = (rows: readonly (readonly [string, string, string])[]): Rows => [
    ['No', 'Surname', 'First name', 'Rank', 'R1'],
    ...rows.map(([surname, first, cell], i) => [i + 1, surname, first, '1d', cell]),
  ];
  const HERE = split([
    ['Alder', 'Ada', ''],
    ['Birch', 'Ben', ''],
  ]);

  test('get each its part of the copy', () => {
    const { hall } = merged(
      HERE,
      split([
        ['Alder', 'Adah', ''],
        ['Birch', 'Ben', ''],
        ['Cedar', 'Cleo', '0='],
      ]),
      'copy',
    );
    expect(column(hall, 'Surname')).toEqual(['Alder', 'Birch', 'Cedar']);
    expect(column(hall, 'First name')).toEqual(['Adah', 'Ben', 'Cleo']);
    expect(column(hall, 'R1')).toEqual(['', '', '0=']);
  });

  test('have the whole name in the first where the copy has one column', () => {
    const { hall } = merged(HERE, [
      ['No', 'Name', 'Rank', 'R1'],
      [1, 'Alder Ada', '1d', ''],
      [2, 'Birch Ben', '1d', ''],
      [3, 'Cedar Cleo', '1d', ''],
    ]);
    expect(column(hall, 'Surname')).toEqual(['Alder', 'Birch', 'Cedar Cleo']);
    expect(column(hall, 'First name')).toEqual(['Ada', 'Ben', '']);
  });
});

describe('whoever is new', () => {
  test('takes the row that has the number already, and the next number where it is somebody else’s', () => {
    const here: Rows = [TITLES, ADA, BEN, CLEO, DORA, [5, '', '', '', '', ''], [6, '', '', '', '', '']];
    const { hall, lines } = merged(here, [
      ...FOUR,
      [6, 'Frans Fir', '9k', '', '', ''],
      [5, 'Emil Elm', '8k', '', '', ''],
    ]);
    expect(column(hall, 'Name').slice(4)).toEqual(['Emil Elm', 'Frans Fir']);
    expect(column(hall, 'No').slice(4)).toEqual(['5', '6']);
    expect([...lines].sort()).toEqual(['New: 5 Emil Elm (8k)', 'New: 6 Frans Fir (9k)']);
  });

  test('keeps a number that is free, before those who need another', () => {
    const { hall, lines } = merged(
      [...FOUR, [5, 'Gail Grape', '9k', '', '', '']],
      [...FOUR, [5, 'Emil Elm', '8k', '', '0=', ''], [6, 'Frans Fir', '9k', '', '', '']],
      'both',
    );
    expect(column(hall, 'Name').slice(4)).toEqual(['Gail Grape', 'Frans Fir', 'Emil Elm']);
    expect(column(hall, 'No').slice(4)).toEqual(['5', '6', '7']);
    expect(lines).toContain('New: 7 Emil Elm (8k), number 5 in the copy');
    expect(column(hall, 'R1').slice(4)).toEqual(['', '', '0=']);
    expect(
      hall
        .values('Players')
        .slice(5, 8)
        .map(([no]) => typeof no),
    ).toEqual(['number', 'number', 'number']);
  });

  test('comes with ratings as numbers and everything that the list has a column for', () => {
    const hall = tournamentBook(4);
    const outside = hall.copy();
    const title = (name: string) =>
      String.fromCharCode(65 + (hall.values('Wall list')[0]?.indexOf(name) ?? 0));
    outside.type('Wall list', 'B6', 'Emil Elm');
    outside.type('Wall list', `${title('Rating')}6`, 1850);
    outside.type('Wall list', `${title('Club')}6`, 'Lviv');
    outside.type('Wall list', `${title('Rating')}2`, 2650);
    merge(hall, copyOfBook(outside));
    expect(['B6', `${title('Rating')}6`, `${title('Club')}6`].map(a1 => hall.cell('Wall list', a1))).toEqual([
      'Emil Elm',
      1850,
      'Lviv',
    ]);
    expect(hall.cell('Wall list', `${title('Rating')}2`)).toBe(2650);
    expectConsistent(hall);
  });
});

describe('a list above another one', () => {
  const titles = ['Name', 'Rank', 'R1'];
  const people = (names: readonly string[]): Rows => names.map(name => [name, '1k', '']);
  /** Two blank rows stand between both. */
  const hall = (): MemoryWorkbook => {
    const book = memoryWorkbook();
    const [blank, juniors] = [['', '', ''], people(['Karl', 'Lena', 'Max', 'Nora'])];
    book.addSheet('Club', [
      titles,
      ...people(['Anna', 'Ben', 'Carl', 'Dora']),
      blank,
      blank,
      titles,
      ...juniors,
    ]);
    book.removeSheet('Sheet1');
    book.select('Club', 'A2');
    return book;
  };
  const copyWith = (...names: readonly string[]) =>
    copyOfBook(listOf([titles, ...people(['Anna', 'Ben', 'Carl', 'Dora', ...names])]));

  test('has room down to it, and no more', () => {
    const book = hall();
    const before = book.snapshot();
    const stopped = expectView(
      book,
      { ask: 'preview merge', copy: copyWith('Emil', 'Fanny', 'Gina', 'Hugo') },
      'stopped',
    );
    expect(stopped.reasons.map(({ sentence }) => sentence)).toEqual([
      'The list has no room for the new players of the copy (4).',
    ]);
    expect(book.snapshot()).toEqual(before);
    merge(book, copyWith('Emil'));
    expect(book.cell('Club', 'A6')).toBe('Emil');
    expect(book.values('Club').slice(6)).toEqual(before['Club']?.slice(6));
  });
});

describe('what cannot be written', () => {
  test('a column that formulas fill is told, where the copy has something else, and is left to them', () => {
    const { hall, outside } = hallAndOutside();
    const at = hall.values('Wall list')[0]?.indexOf('Club') ?? -1;
    const club = String.fromCharCode(65 + at);
    hall.writeFormula({ sheet: 'Wall list', row: 1, column: at }, '=VLOOKUP(A2, Clubs!A:B, 2, 0)');
    const before = hall.formula('Wall list', `${club}2`);
    expect(merge(hall, copyOfBook(outside)).preview.notes).toEqual([]);
    outside.type('Wall list', `${club}2`, 'Bergen');
    const { preview, merged: done } = merge(hall, copyOfBook(outside));
    expect(preview.notes).toEqual([expect.stringMatching(/Club/)]);
    expect([preview.changes, done]).toEqual([0, undefined]);
    expect(hall.formula('Wall list', `${club}2`)).toBe(before);
  });

  test('settings of the copy are told where the list here has none', () => {
    const hall = listOf([
      ['No', 'Name', 'Rank', 'R1'],
      ...Array.from({ length: 8 }, (_, i) => [i + 1, `Player ${i + 1}`, '1d', '']),
    ]);
    const outside = tournamentBook(8);
    for (let row = 2; row <= 9; row++) outside.type('Wall list', `C${row}`, '1d');
    const without = expectView(hall, { ask: 'preview merge', copy: copyOfBook(hall.copy()) }, 'merge');
    expect(without.notes).toEqual([]);
    const { notes } = expectView(hall, { ask: 'preview merge', copy: copyOfBook(outside) }, 'merge');
    expect(notes).toContainEqual(expect.stringMatching(/[Ss]ettings/));
  });
});
