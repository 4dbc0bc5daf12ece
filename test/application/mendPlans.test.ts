import { describe, expect, test } from 'vitest';
import { absentPlans, absentRemarks } from '../../src/application/mend/absentPlans';
import { seenFor } from '../../src/application/lists/seenFor';
import { addRoundPlans, addRoundRemarks, addRoundsPlans } from '../../src/application/mend/addRound';
import {
  announcedNow,
  announcementProblems,
  renewable,
  renewedBy,
} from '../../src/application/mend/announcement';
import { columnsFound } from '../../src/application/mend/columnsPlan';
import { absenceProblems, emptyRoundPlans, roundsOfAbsence } from '../../src/application/mend/emptyRounds';
import { movedList } from '../../src/application/mend/followList';
import { knownPlayers } from '../../src/application/mend/knownFromSheets';
import { labelBlocks } from '../../src/application/mend/labels';
import {
  lotsFollow,
  numbersAnnounced,
  numbersInSettings,
} from '../../src/application/mend/numbersInSettings';
import { organisersColumns, typedRows } from '../../src/application/mend/organisersColumns';
import { otherForms } from '../../src/application/mend/otherForms';
import { renamedPlan } from '../../src/application/mend/renamed';
import { replayPlans } from '../../src/application/mend/replayPlans';
import { rowPlan } from '../../src/application/mend/rowPlan';
import { COMPUTED_LOOK } from '../../src/application/create/newWallList';
import { TITLE_LOOK } from '../../src/application/workbook/design';
import type { Workbook } from '../../src/application/workbook/workbook';
import { openTournament } from '../../src/application/read/openTournament';
import { bookOf, opened, written, type Lines } from './bookInCells';
import { apart, bookApart, PLAYED, TITLES, told, withColumn } from './mendBook';

/** What each mend would write into an organiser's sheets, cell by cell, and where there is none. */

describe('a player without a result in a round', () => {
  const missing = withColumn(3, ['R2', '3+', '', '1-', '']);

  test('has nothing or a half, in the cell of that round', () => {
    const tournament = opened(bookApart(missing));
    expect(told(absentPlans(tournament, 1, 2))).toEqual([
      ['Type 0- into F4', 'F4 · List:  → 0-'],
      ['Type 0= into F4', 'F4 · List:  → 0='],
    ]);
    expect(told(absentPlans(tournament, 0, 2))).toEqual([]);
    expect(told(absentPlans(tournament, 1, 4))).toEqual([]);
    expect(told(absentPlans(tournament, 9, 2))).toEqual([]);
  });

  test('has no half where the system has none, in its stage', () => {
    const settings = (more: Lines = []): Lines => [['System', 'Knock-out'], ...more];
    const tournament = opened(bookOf({ List: missing, Settings: settings() }));
    expect(told(absentPlans(tournament, 1, 2)).map(([label]) => label)).toEqual(['Type 0- into D3']);
  });

  test('is among those of all whom the round in play lacks', () => {
    const five = [...PLAYED, ['Eve', '1d', '0+', '', '']];
    const remarks = absentRemarks(opened(bookOf({ List: five })));
    expect(remarks.flatMap(({ plans }) => told(plans)).map(([label]) => label)).toEqual([
      'Type 0- into D6',
      'Type 0= into D6',
    ]);
  });
});

describe('rounds that all are absent from', () => {
  const with3 = (texts: readonly string[]): Lines => withColumn(4, ['R3', ...texts]);
  const absent = (lines: Lines): readonly number[] => roundsOfAbsence(opened(bookOf({ List: lines })));

  test('are those behind the last game, where all have the same', () => {
    expect(absent(with3(['0-', '0-', '0-', '0-']))).toEqual([3]);
    expect(absent(with3(['0=', '0=', '0=', '0=']))).toEqual([3]);
    expect(absent(with3(['0-', '0-', '0-', '0=']))).toEqual([]);
    expect(absent(with3(['0-', '0-', '0-', '']))).toEqual([]);
    expect(absent(with3(['', '', '', '']))).toEqual([]);
    expect(absent(with3(['0+', '0+', '0+', '0+']))).toEqual([]);
    // Before any game nobody has filled them so, and one alone is not all.
    const none = withColumn(
      2,
      ['R1', '0-', '0-', '0-', '0-'],
      withColumn(3, ['R2', '0-', '0-', '0-', '0-'], with3(['0-', '0-', '0-', '0-'])),
    );
    expect(absent(none)).toEqual([]);
  });

  test('are emptied, and told once', () => {
    const tournament = opened(bookApart(with3(['0-', '0-', '0-', '0-'])));
    expect(told(emptyRoundPlans(tournament))).toEqual([
      ['Empty round 3', 'G3 · List: 0- → ', 'G4 · List: 0- → ', 'G5 · List: 0- → ', 'G6 · List: 0- → '],
    ]);
    expect(absenceProblems(tournament)).toEqual([
      {
        code: 'allAbsent',
        severity: 'warning',
        place: { kind: 'cell', row: 0, column: 4 },
        values: { rounds: '3' },
      },
    ]);
    const played = opened(bookOf({ List: PLAYED }));
    expect([emptyRoundPlans(played), absenceProblems(played)]).toEqual([[], []]);
  });
});

describe('the replay of a drawn game', () => {
  const drawn = (texts: readonly string[], lines: Lines = PLAYED) =>
    opened(bookOf({ List: withColumn(3, ['R2', ...texts], lines), Settings: [['System', 'Knock-out']] }));
  const replay = (
    tournament: ReturnType<typeof drawn>,
    code: 'knockoutDraw' | 'jigo' = 'knockoutDraw',
    player = 0,
  ) =>
    told(
      replayPlans(tournament, {
        code: code as 'knockoutDraw',
        severity: 'error',
        place: { kind: 'entry', player, round: 2 },
        values: {},
      }),
    );

  test('is won by either, behind the game in both cells', () => {
    expect(replay(drawn(['3=', '4+', '1=', '2-']))).toEqual(
      [
        ['Anna has won the replay', 'D2 · List: 3= → 3= 3+', 'D4 · List: 1= → 1= 1-'],
        ['Carl has won the replay', 'D2 · List: 3= → 3= 3-', 'D4 · List: 1= → 1= 1+'],
      ].map(([label, ...cells]) => [expect.stringContaining(label!.split(' ')[0]!), ...cells]),
    );
  });

  test('is none where the game was decided, or the other cell says otherwise', () => {
    expect(replay(drawn(['3=', '4+', '1=', '2-']), 'jigo')).toEqual([]);
    expect(replay(drawn(['3+', '4+', '1-', '2-']))).toEqual([]);
    expect(replay(drawn(['3=', '4+', '1-', '2-']))).toEqual([]);
    expect(replay(drawn(['3=', '4=', '2=', '2-']))).toEqual([]);
    expect(replay(drawn(['3= 3+', '4+', '1= 1-', '2-']))).toEqual([]);
    expect(replay(drawn(['', '4+', '', '2-']))).toEqual([]);
    expect(
      replayPlans(drawn(['3=', '4+', '1=', '2-']), {
        code: 'knockoutDraw',
        severity: 'error',
        place: { kind: 'cell', row: 1, column: 3 },
        values: {},
      }),
    ).toEqual([]);
  });
});

describe('one round more', () => {
  const full = withColumn(4, ['R3', '4+', '3-', '2+', '1-']);
  const added = (sheets: Readonly<Record<string, Lines>>) => {
    const book = bookOf(sheets);
    const tournament = opened(book);
    return addRoundRemarks(book.workbook, tournament).map(({ plans }) => [...told(plans).flat()]);
  };

  test('is offered once all rounds are played, and nothing says how many there are', () => {
    expect(added({ List: full })).toEqual([['Add round 4', 'F1 · List:  → R4']]);
    expect(added({ List: PLAYED })).toEqual([]);
    expect(added({ List: withColumn(4, ['R3', '4?', '3?', '2?', '1?']) })).toEqual([]);
    expect(added({ List: withColumn(4, ['R3', '0-', '0-', '0-', '0-']) })).toEqual([]);
    expect(added({ List: full, Settings: [['System', 'Swiss']] })).toHaveLength(1);
    expect(
      added({
        List: full,
        Settings: [
          ['System', 'Swiss'],
          ['Rounds', '3'],
        ],
      }),
    ).toEqual([]);
    expect(added({ List: full, Settings: [['System', 'Round robin']] })).toEqual([]);
  });

  test('comes behind the last, in free columns or between those that are filled', () => {
    const book = bookOf({ List: apart(full) });
    const way = (): readonly unknown[] =>
      addRoundPlans(book.workbook, opened(book)).flatMap(({ label, addsRound, blocks }) => [
        label,
        addsRound,
        ...blocks.map(({ ofRound, column }) => [ofRound, column]),
      ]);
    expect(way()).toEqual(['Add round 4', true, ['free', 7]]);
    expect(addRoundPlans(book.workbook, opened(book))[0]).not.toHaveProperty('rounds');
    book.type('List', 'H4', 'Hotel');
    expect(way()).toEqual(['Add round 4', true, ['inserted', 7]]);
    // What stands above or below on both sides would be parted.
    book.type('List', 'C1', 'Spring');
    book.type('List', 'J1', 'Cup');
    expect(way()).toEqual([]);
    const [remark] = addRoundRemarks(book.workbook, opened(book));
    expect(remark?.plans).toEqual([]);
    expect(remark?.remark.sentence).toContain('J1');
    book.type('List', 'J1', '');
    expect(way()).toEqual(['Add round 4', true, ['inserted', 7]]);
    book.type('List', 'H9', 'Prizes');
    expect(way()).toEqual(['Add round 4', true, ['inserted', 7]]);
    book.type('List', 'G9', 'All');
    expect(way()).toEqual([]);
    book.type('List', 'G9', '');
    book.writeFormula({ sheet: 'List', row: 8, column: 6 }, '=1+1');
    expect(way()).toEqual([]);
  });

  test('takes the last free column before another list beside it only where one more is left', () => {
    const beside = (gap: number): Lines =>
      full.map(line => [...line, ...Array<string>(gap).fill(''), ...line]);
    const way = (gap: number) => {
      const book = bookOf({ List: beside(gap) });
      book.select('List', 'A1');
      const seen = seenFor(book.workbook, { isLook: true });
      return addRoundPlans(seen, openTournament(seen)!).flatMap(({ blocks }) =>
        blocks.map(({ ofRound }) => ofRound),
      );
    };
    expect([way(1), way(2)]).toEqual([['inserted'], ['free']]);
  });

  test('of several at once is one change', () => {
    const book = bookOf({ List: full });
    const also = [{ sheet: 'List', row: 9, column: 0, before: [['']], after: [['x']] }];
    const [plan] = addRoundsPlans(book.workbook, opened(book), { label: 'two more', count: 2, also });
    expect([plan?.label, plan?.rounds, plan?.addsRound, written(plan?.blocks ?? [])]).toEqual([
      'two more',
      2,
      true,
      ['F1 · List:  → R4', 'G1 · List:  → R5', 'A10 · List:  → x'],
    ]);
  });

  test('is titled as the others are, as a number or a text', () => {
    const numbers = (titles: readonly (string | number)[]): Lines =>
      full.map((line, i) => (i === 0 ? [...line.slice(0, 2), ...titles] : line));
    const titled = (lines: Lines): readonly unknown[] => {
      const book = bookOf({ List: lines });
      return addRoundPlans(book.workbook, opened(book)).flatMap(({ blocks }) =>
        blocks.map(({ after, cells, isNumbers }) => [after, cells, isNumbers]),
      );
    };
    expect(titled(numbers([1, 2, 3]))).toEqual([[[['4']], [[4]], true]]);
    expect(titled(numbers(['1', '2', '3']))).toEqual([[[['4']], undefined, undefined]]);
    expect(titled(numbers(['Runde 1', 'Runde 2', 'Runde 3']))).toEqual([
      [[['Runde 4']], undefined, undefined],
    ]);
  });
});

describe('other numbers of players', () => {
  const settings: Lines = [
    ['Setting', 'Value'],
    ['Forbidden pairs', '1×2, 3×4'],
    ['Bye', '3'],
    ['Numbers for lots', '4, 3, 2, 1'],
  ];
  const numbers = new Map([
    [1, 3],
    [3, 1],
  ]);

  test('stand in the settings that name them', () => {
    const tournament = opened(bookOf({ List: PLAYED, Settings: settings }));
    expect(written(numbersInSettings(tournament, numbers))).toEqual([
      'B2 · Settings: 1×2, 3×4 → 3×2, 1×4',
      'B3 · Settings: 3 → 1',
    ]);
    expect(numbersInSettings(tournament, new Map([[9, 8]]))).toEqual([]);
  });

  test('have the lots of the players who had them; whoever is new has one that nobody had', () => {
    const lots = (lines: Lines, now: ReadonlyMap<number, number>) =>
      written(lotsFollow(opened(bookOf({ List: PLAYED, Settings: lines })), now));
    expect(lots(settings, numbers)).toEqual(['B4 · Settings: 4, 3, 2, 1 → 2..4, 1']);
    // A row came in before the second.
    const inserted = new Map([
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
    expect(lots(settings, inserted)).toEqual(['B4 · Settings: 4, 3, 2, 1 → 4, 6, 3, 2, 1']);
    expect(lots(settings, new Map())).toEqual([]);
    expect(lots(settings.slice(0, 3), numbers)).toEqual([]);
  });

  test('stand in the announcement where it says what the settings said', () => {
    const announced: Lines = [
      ['Tournament', 'Cup'],
      ['Forbidden pairs', '1×2, 3×4'],
      ['Bye', 'somebody'],
    ];
    const book = bookOf({ List: PLAYED, Settings: settings, 'Tournament system': announced });
    expect(written(numbersAnnounced(book.workbook, opened(book), numbers))).toEqual([
      'B2 · Tournament system: 1×2, 3×4 → 3×2, 1×4',
    ]);
    const none = bookOf({ List: PLAYED, Settings: settings });
    expect(numbersAnnounced(none.workbook, opened(none), numbers)).toEqual([]);
  });
});

const GAMES: Lines = [
  ['Round 2'],
  [],
  ['Table', 'Black', 'White', 'Handicap', 'Komi', 'Result'],
  ['1', '1 Anna (4d)', '3 Carl (2d)', '', '6½', 'b'],
  ['2', '4 Dora (2d)', '2 Ben (3d)', '', '6½', 'w'],
];

describe('the sheets of rounds', () => {
  const book = bookOf({
    List: PLAYED,
    'Round 2': GAMES,
    'Round 1': GAMES.map(line => line.map(cell => String(cell).replace('Anna', 'Anne'))),
  });

  test('name each player as the newest of them does', () => {
    const known = knownPlayers(book.workbook);
    expect(known.map(({ no, name, more }) => [no, name, more?.rank])).toEqual([
      [1, 'Anna', '4d'],
      [3, 'Carl', '2d'],
      [4, 'Dora', '2d'],
      [2, 'Ben', '3d'],
    ]);
    expect(knownPlayers(book.workbook, new Set([1]))[0]?.name).toBe('Anne');
    expect(knownPlayers(bookOf({ List: PLAYED, 'Round 2': [['My notes']] }).workbook)).toEqual([]);
    const unranked = bookOf({
      List: PLAYED,
      'Round 2': [...GAMES.slice(0, 3), ['1', '1 Anna', '3 Carl (the 2nd)', '', '', '']],
    });
    expect(knownPlayers(unranked.workbook).map(({ name, more }) => [name, more])).toEqual([
      ['Anna', undefined],
      ['Carl (the 2nd)', undefined],
    ]);
  });

  test('get other numbers; titles of matches stay', () => {
    const teams = [...GAMES, ['', '4 Dans', '', '', '', ''], ['3', '5 Emil (1d)', '', '', '', '']];
    const numbered = bookOf({ List: PLAYED, 'Round 2': teams, 'Round 3': [['4 Dora (2d)']] });
    const numbers = new Map([
      [1, 10],
      [2, 4],
      [4, 2],
    ]);
    expect(written(labelBlocks(numbered.workbook, numbers))).toEqual([
      'B4 · Round 2: 1 Anna (4d) → 10 Anna (4d)',
      'B5 · Round 2: 4 Dora (2d) → 2 Dora (2d)',
      'C5 · Round 2: 2 Ben (3d) → 4 Ben (3d)',
    ]);
    expect(labelBlocks(numbered.workbook, new Map([[7, 8]]))).toEqual([]);
  });

  test('get the new name of a player whose name was mended', () => {
    const renamed = bookOf({
      List: PLAYED.map(line => line.map(cell => (cell === 'Dora' ? 'Dorothea' : cell))),
      'Round 2': GAMES,
    });
    const plan = renamedPlan(renamed.workbook, opened(renamed));
    expect([plan?.problem.code, plan?.problem.place, plan?.problem.values]).toEqual([
      'namesMended',
      { kind: 'cell', row: 4, column: 0 },
      { count: 1, name: 'Dorothea', was: 'Dora' },
    ]);
    expect(told(plan?.plans ?? [])).toEqual([
      ['Write the new names into the sheets of rounds', 'B5 · Round 2: 4 Dora (2d) → 4 Dorothea (2d)'],
    ]);
    const same = bookOf({ List: PLAYED, 'Round 2': GAMES });
    expect(renamedPlan(same.workbook, opened(same))).toBeUndefined();
    // Two who changed rows are no new names.
    const swapped = bookOf({
      List: [PLAYED[0]!, PLAYED[2]!, PLAYED[1]!, PLAYED[3]!, PLAYED[4]!],
      'Round 2': GAMES,
    });
    expect(renamedPlan(swapped.workbook, opened(swapped))).toBeUndefined();
    expect(renamedPlan(renamed.workbook, opened(renamed), new Set([1]))).toBeUndefined();
  });

  test('tell which rows were sorted', () => {
    const numbered = PLAYED.map((line, i) => [i === 0 ? 'No' : i, ...line]);
    const inOrder = bookOf({ List: numbered, 'Round 2': GAMES });
    expect(rowPlan(inOrder.workbook, opened(inOrder))).toBeUndefined();
    const without = bookOf({ List: numbered });
    expect(rowPlan(without.workbook, opened(without))).toBeUndefined();
    const moved = bookApart(
      [0, 2, 1, 3, 4].map(i => PLAYED[i] ?? []),
      { 'Round 2': GAMES },
    );
    const cells = told(rowPlan(moved.workbook, opened(moved))?.plans ?? [])
      .flat()
      .join('\n');
    expect(cells).toContain(' · List');
    for (const [, row] of cells.matchAll(/[A-Z]+(\d+) · List/g)) expect(['3', '4', '5', '6']).toContain(row);
    const sorted = bookOf({
      List: [PLAYED[0]!, PLAYED[2]!, PLAYED[1]!, PLAYED[3]!, PLAYED[4]!],
      'Round 2': GAMES,
      Settings: [['Bye', '2']],
    });
    const plan = rowPlan(sorted.workbook, opened(sorted));
    expect(told(plan?.plans ?? [])[0]?.[0]).toMatch(/./);
    expect(rowPlan(sorted.workbook, opened(sorted), new Set([1]))).toBeUndefined();
  });
});

describe('the columns of a list that its organiser typed', () => {
  const columns = (lines: Lines, formulas: Readonly<Record<string, string>> = {}): readonly number[] => {
    const book = bookOf({ List: lines });
    for (const [at, formula] of Object.entries(formulas)) {
      const [row = 0, column = 0] = at.split(',').map(Number);
      book.writeFormula({ sheet: 'List', row, column }, formula);
    }
    return organisersColumns(book.workbook, opened(book)).map(column => column + 0);
  };
  const beside = (...more: readonly (readonly string[])[]): Lines =>
    PLAYED.map((line, i) => [...line, ...(more[i] ?? [])]);

  test('are those of the list, without those of formulas', () => {
    expect(columns(PLAYED)).toEqual([0, 1, 2, 3, 4]);
    expect(columns(beside(['', 'Paid'], ['', 'x']))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(columns(beside(['SOS', 'Paid']), { '0,5': '=SOS(A1:E5)' })).toEqual([0, 1, 2, 3, 4, 6]);
  });

  test('beside its range are those with a title, as far as no answer of a formula may reach', () => {
    const ofRange = (more: readonly (readonly string[])[], formula?: string): readonly number[] => {
      const book = bookOf({ List: beside(...more) });
      book.workbook.nameArea('WallList', { sheet: 'List', row: 0, column: 0, rows: 5, columns: 5 });
      if (formula) book.writeFormula({ sheet: 'List', row: 0, column: 5 }, formula);
      return organisersColumns(book.workbook, opened(book)).slice(5);
    };
    expect(
      ofRange([
        ['', 'Paid'],
        ['x', 'yes'],
      ]),
    ).toEqual([6]);
    // Nobody knows how far this one reaches; a blank column ends it.
    expect(ofRange([['', 'Paid']], '=FILTER(A1:B5)')).toEqual([]);
    // Ours of one column reaches no further, however it is spaced.
    expect(ofRange([['', 'Paid']], '= SOS (WallList)')).toEqual([6]);
    expect(ofRange([['', '', 'Paid']], '=FILTER(A1:B5)')).toEqual([7]);
    expect(
      ofRange(
        [
          ['', '', 'Paid'],
          ['', 'x', 'y'],
        ],
        '=FILTER(A1:B5)',
      ),
    ).toEqual([]);
    expect(ofRange([['', 'a', 'b', 'c']], '=RANKING(WallList;"WINS, SOS";Settings)')).toEqual([7, 8]);
    // An answer that found no room reaches nowhere.
    const failed = bookOf({ List: beside(['', 'Paid']) });
    failed.workbook.nameArea('WallList', { sheet: 'List', row: 0, column: 0, rows: 5, columns: 5 });
    failed.writeFormula({ sheet: 'List', row: 0, column: 5 }, '=FILTER(A1:B5)');
    failed.type('List', 'F1', '#REF!');
    failed.writeFormula({ sheet: 'List', row: 0, column: 5 }, '=FILTER(A1:B5)');
    expect(organisersColumns(failed.workbook, opened(failed)).slice(5)).toEqual([6]);
    const left = bookApart(PLAYED);
    left.type('List', 'A2', 'Paid');
    left.type('List', 'B3', 'x');
    expect(organisersColumns(left.workbook, opened(left)).map(column => column + 0)).toEqual([
      -2, 0, 1, 2, 3, 4,
    ]);
  });

  test('are read by their rows and columns in the range', () => {
    const book = bookOf({ List: apart(PLAYED) });
    const tournament = opened(book);
    const cell = typedRows(book.workbook, tournament);
    const { row, column } = tournament.list.origin;
    expect(cell(2 - row, 2 - column)).toBe('Anna');
    expect(cell(99, 0)).toBeUndefined();
  });
});

describe('results in another form', () => {
  const forms = (lines: Lines, book = bookOf({ List: lines })) => {
    const tournament = opened(book);
    const { found, replaces, changes } = otherForms(tournament);
    return {
      codes: found.map(({ problem }) => problem.code),
      plans: found.map(({ plans }) => told(plans)),
      becomes: found.flatMap(({ plans }) => plans.flatMap(({ becomes = [] }) => becomes)),
      left: tournament.reading.problems.filter(problem => !replaces(problem)).map(({ code }) => code),
      changes: changes.length,
    };
  };
  const named = withColumn(3, ['R2', 'Carl+', 'Dora+', 'Anna-', 'Ben-']);

  test('by names become numbers', () => {
    const { codes, plans, becomes, left, changes } = forms(named, bookApart(named));
    expect([codes, left, changes]).toEqual([['inOtherNotation'], [], 4]);
    expect(plans[0]?.[0]?.slice(1)).toEqual([
      'F3 · List: Carl+ → 3+',
      'F4 · List: Dora+ → 4+',
      'F5 · List: Anna- → 1-',
      'F6 · List: Ben- → 2-',
    ]);
    expect(becomes[0]).toBe('F3: Carl+ → 3+');
  });

  test('that are not certain are asked about, each with what it may mean', () => {
    const doubtful = withColumn(3, ['R2', 'Carl+', 'Dora+', 'Anna-', 'Zoe-']);
    const { codes, left } = forms(doubtful);
    expect([codes, left]).toEqual([['inOtherNotation', 'opponentUnknown'], []]);
  });

  test('are told cell by cell where most are numbers', () => {
    const one = withColumn(3, ['R2', 'Carl+', '4+', '1-', '2-']);
    expect(forms(one)).toMatchObject({ codes: ['inOtherNotation'], left: [], changes: 1 });
    const unread = withColumn(3, ['R2', 'Carl+', '4+', '1-', 'hello']);
    expect(forms(unread)).toMatchObject({ codes: ['inOtherNotation'], left: ['unreadableCell'] });
  });

  test('as ticks or of teams lack opponents', () => {
    const ticks = withColumn(2, ['R1', '✓', '✗', '✓', '✗'], withColumn(3, ['R2', '✓', '✓', '✗', '✗']));
    expect(forms(ticks).codes).toEqual(['resultsWithoutOpponent']);
    const all = (text: string): Lines =>
      withColumn(2, ['R1', text, text, text, text], withColumn(3, ['R2', text, text, text, text]));
    expect(forms(all('✓ won')).codes).not.toContain('resultsWithoutOpponent');
    expect(forms(all('12+(3')).codes).toEqual(['resultsOfTeams']);
    expect(forms(all('about 12')).codes).toEqual([]);
    expect(forms(PLAYED)).toEqual({ codes: [], plans: [], becomes: [], left: [], changes: 0 });
  });

  test('in a table of all against all are told as one', () => {
    const table: Lines = [
      ['Name', '1', '2', '3'],
      ['Anna', 'x', '1', '0'],
      ['Ben', '0', 'x', '1'],
      ['Carl', '1', '0', 'x'],
    ];
    expect(forms(table).codes).toEqual(['crossTable']);
    expect(forms(table).plans).toEqual([[]]);
  });
});

describe('the announcement', () => {
  const announced = (...lines: Lines): Lines => [['Tournament', 'Cup'], ...lines];
  const settings: Lines = [
    ['System', 'Swiss'],
    ['Rounds', '3'],
  ];
  const fresh = PLAYED.map(line => [
    ...line.slice(0, 2),
    ...(line === PLAYED[0] ? TITLES.slice(2) : ['', '', '']),
  ]);

  test('says what the settings say, or is renewed line by line', () => {
    const sheet = announced(['System', 'McMahon'], ['Rounds', '3'], ['Our own line', 'stays']);
    const book = bookOf({ List: fresh, Settings: settings, 'Tournament system': sheet });
    const found = announcementProblems(book.workbook, opened(book));
    expect(found.map(({ remark }) => [remark.kind, remark.cell?.a1])).toEqual([['announcedDiffers', 'B2']]);
    expect(found.flatMap(({ plans }) => told(plans).map(([, ...cells]) => cells))).toEqual([
      ['B2 · Tournament system: McMahon → Swiss'],
    ]);
    expect(renewable(book.workbook, opened(book))).toHaveLength(1);
    expect(written(renewedBy(book.workbook, opened(book), { rounds: 5 }))).toEqual([
      'B2 · Tournament system: McMahon → Swiss',
      'B3 · Tournament system: 3 → 5',
    ]);
  });

  test('has one button for all lines, and none once a round is paired', () => {
    const sheet = announced(['System', 'McMahon'], ['Rounds', '9']);
    const book = bookOf({ List: fresh, Settings: settings, 'Tournament system': sheet });
    expect(announcementProblems(book.workbook, opened(book)).map(({ plans }) => plans.length)).toEqual([
      1, 0,
    ]);
    const begun = bookOf({ List: PLAYED, Settings: settings, 'Tournament system': sheet });
    expect(announcementProblems(begun.workbook, opened(begun)).map(({ plans }) => plans.length)).toEqual([
      0, 0,
    ]);
    expect(renewable(begun.workbook, opened(begun))).toEqual([]);
    const none = bookOf({ List: fresh, Settings: settings });
    expect(announcementProblems(none.workbook, opened(none))).toEqual([]);
  });

  test('may be in any language, each line in that of the sheet', () => {
    const german = [
      ['Turnier', 'Cup'],
      ['System', 'Schweizer System'],
      ['Runden', '3'],
    ];
    const book = bookOf({ List: fresh, Settings: settings, 'Tournament system': german });
    expect(announcementProblems(book.workbook, opened(book)).map(({ remark }) => remark.cell?.a1)).toEqual(
      [],
    );
    const rows = announcedNow(opened(book), 'Cup');
    expect(rows[0]).toEqual(['Tournament', 'Cup']);
  });
});

describe('the columns beside a list of the template', () => {
  const beside = (formula: string, tiebreaks: string, more: Readonly<Record<string, string>> = {}) => {
    const book = bookOf({
      'Wall list': PLAYED,
      Settings: [
        ['System', 'Swiss'],
        ['Tiebreaks', tiebreaks],
      ],
    });
    book.workbook.nameArea('WallList', { sheet: 'Wall list', row: 0, column: 0, rows: 9, columns: 5 });
    book.writeFormula({ sheet: 'Wall list', row: 0, column: 5 }, formula);
    for (const [a1, text] of Object.entries(more)) book.type('Wall list', a1, text);
    return columnsFound(book.workbook, opened(book));
  };

  test('become those that the settings rank by, in blank columns', () => {
    const [found, ...others] = beside('=RANKING(WallList;"PLACE, WINS, SOS";Settings)', 'SOS, SODOS');
    expect(others).toEqual([]);
    const [plan] = found?.plans ?? [];
    expect(written(plan?.blocks ?? []).join()).toContain('SODOS');
    expect(plan?.blocks.every(({ sheet, row }) => sheet === 'Wall list' && row === 0)).toBe(true);
    expect(plan?.looks?.map(({ place }) => place)).toEqual([{ row: 0, column: 8, rows: 9, columns: 1 }]);
    expect(plan?.looks?.[0]?.looks).toEqual([
      [{ row: 0, column: 8, rows: 9, columns: 1 }, COMPUTED_LOOK],
      [{ row: 0, column: 8, rows: 1, columns: 1 }, TITLE_LOOK],
    ]);
    expect(found?.remark.severity).toBe('note');
    expect(plan?.label).toMatch(/PLACE, WINS, SOS.*SODOS/);
    // Two columns beside each other are one block of looks.
    const [more] = beside('=RANKING(WallList;"PLACE, WINS";Settings)', 'SOS, SODOS');
    expect(more?.plans[0]?.looks?.map(({ place }) => place)).toEqual([
      { row: 0, column: 7, rows: 9, columns: 2 },
    ]);
  });

  test('go around what somebody typed, each a formula of its own', () => {
    const [found] = beside('=RANKING(WallList;"PLACE, WINS";Settings)', 'SOS, SODOS', { I1: 'Fee', I2: '5' });
    const [plan] = found?.plans ?? [];
    const formulas = plan?.blocks.flatMap(({ cells = [] }) => cells.flat()) ?? [];
    expect(formulas.length).toBe(plan?.blocks.length);
    for (const cell of formulas)
      expect(cell === '' || (typeof cell === 'object' && cell !== null && 'formula' in cell)).toBe(true);
    const places = plan?.looks?.map(({ place }) => [place.column, place.columns]) ?? [];
    expect(places.some(([column = 0, count = 0]) => column <= 8 && column + count > 8)).toBe(false);
    expect(places.length).toBeGreaterThan(0);
  });

  test('stay where they are right, and where nobody has named the list', () => {
    expect(beside('=RANKING(WallList;"PLACE, WINS, SOS, SODOS";Settings)', 'SOS, SODOS')).toEqual([]);
    const unnamed = bookOf({ List: PLAYED, Settings: [['System', 'Swiss']] });
    unnamed.writeFormula({ sheet: 'List', row: 0, column: 5 }, '=RANKING(WallList;"PLACE, WINS";Settings)');
    expect(columnsFound(unnamed.workbook, opened(unnamed))).toEqual([]);
  });
});

test('a list that was moved is gone on with by its first title', () => {
  const book = bookOf({ New: apart(PLAYED) });
  book.workbook.nameArea('WallList', { sheet: 'New', row: 1, column: 1, rows: 5, columns: 7 });
  const lost = (list: ReturnType<NonNullable<NonNullable<Workbook['list']>['lost']>>): Workbook => ({
    ...book.workbook,
    list: {
      id: () => '2',
      label: '',
      sheet: () => 'New',
      others: [],
      hidden: () => [],
      owns: undefined,
      lost: () => list,
    },
  });
  const [found] = movedList(lost({ id: '77', name: 'Club' }), opened(book));
  expect(found?.remark.sentence).toContain('Club');
  expect([found?.remark.severity, found?.plans[0]?.label]).toEqual([
    'warning',
    'Go on with the list of Club',
  ]);
  expect(found?.plans.map(({ follows, blocks }) => [follows, blocks])).toEqual([
    ['77', [{ sheet: 'New', row: 1, column: 2, before: [['Name']], after: [['Name']] }]],
  ]);
  expect(movedList(lost(undefined), opened(book))).toEqual([]);
  expect(movedList(book.workbook, opened(book))).toEqual([]);
});
