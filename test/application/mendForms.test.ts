import { describe, expect, test } from 'vitest';
import { absentPlans } from '../../src/application/mend/absentPlans';
import { announcementProblems, renewable } from '../../src/application/mend/announcement';
import { columnsFound } from '../../src/application/mend/columnsPlan';
import { emptyRoundPlans, roundsOfAbsence } from '../../src/application/mend/emptyRounds';
import { knownPlayers, knownWithLog } from '../../src/application/mend/knownFromSheets';
import { languageFound } from '../../src/application/mend/languagePlan';
import { otherForms } from '../../src/application/mend/otherForms';
import { replayPlans } from '../../src/application/mend/replayPlans';
import { isOutOfStep, roundPlans } from '../../src/application/mend/roundPlans';
import { settingsPlan } from '../../src/application/mend/settingsPlan';
import { whyOf } from '../../src/application/mend/why';
import { sha256 } from '../../src/lots/sha256';
import { logAction } from '../../src/application/write/log';
import type { Block } from '../../src/sheet/cells/block';
import { makeA1 } from '../../src/sheet/cells/cell';
import { makeText } from '../../src/sheet/wording';
import type { Problem, ProblemCode } from '../../src/tournament/problem';
import { bookOf, opened, written, type Lines } from './bookInCells';
import { bookApart, PLAYED, TITLES, told, withColumn } from './mendBook';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

/** Results in forms that are not read, words of two sheets, and what is known of players and settings. */

describe('a result in another form', () => {
  const formsOf = (book: MemoryWorkbook) => {
    const tournament = opened(book);
    const { found, replaces } = otherForms(tournament);
    return {
      found,
      codes: found.map(({ problem }) => problem.code),
      left: tournament.reading.problems.filter(problem => !replaces(problem)).map(({ code }) => code),
    };
  };
  const formsIn = (lines: Lines) => formsOf(bookOf({ List: lines }));

  const BADGES: Lines = [
    ['Badge', 'Name', 'Rank', 'R1', 'R2'],
    ['11', 'Anna', '4d', '12+', '13+'],
    ['12', 'Ben', 'strong', '11-', '14+'],
    ['13', 'Carl', '2d', '14+', '11-'],
    ['14', 'Dora', '2d', '13-', '12-'],
  ];

  test('by the numbers of another column is read once that has their title', () => {
    const { found, codes, left } = formsOf(bookApart(BADGES));
    expect([codes, left]).toEqual([['numbersElsewhere'], ['unreadableRank']]);
    expect(found[0]?.problem).toEqual({
      code: 'numbersElsewhere',
      severity: 'error',
      place: { kind: 'cell', row: 0, column: 0 },
      values: { title: 'Badge', after: 'No' },
    });
    expect(told(found[0]?.plans ?? [])).toEqual([['Type No into C2', 'C2 · List: Badge → No']]);
    // By the rows the numbers name nobody, or the own player.
    const isReplaced = (lines: Lines, code: ProblemCode): boolean =>
      otherForms(opened(bookOf({ List: lines }))).replaces({ ...found[0]!.problem, code });
    expect(isReplaced(BADGES, 'unlistedOpponent')).toBe(true);
    expect(isReplaced(BADGES, 'unreadableRank')).toBe(false);
    expect(isReplaced(PLAYED, 'unlistedOpponent')).toBe(false);
  });

  test('by names is told at its first cell, with how many there are', () => {
    const named = withColumn(3, ['R2', 'Carl+', 'Dora+', 'Anna-', 'Ben-']);
    const { found } = formsIn(named);
    expect(found[0]?.problem).toEqual({
      code: 'inOtherNotation',
      severity: 'error',
      place: { kind: 'cell', row: 1, column: 3 },
      values: { count: 4, text: 'Carl+', after: '3+' },
    });
    expect(found[0]?.plans.map(({ label, becomes }) => [label, becomes])).toEqual([
      [
        'Write numbers into the cells (4)',
        ['D2: Carl+ → 3+', 'D3: Dora+ → 4+', 'D4: Anna- → 1-', 'D5: Ben- → 2-'],
      ],
    ]);
  });

  test.each<readonly [string, string, ProblemCode, object, readonly string[]]>([
    ['two of that name', 'Carl+', 'opponentTwice', { players: 'Carl (3), Carl (4)', no: 3 }, ['3+', '4+']],
    ['nobody of that name', 'Zoe+', 'opponentUnknown', { name: 'Zoe', no: 0, players: '' }, []],
    ['a name alone', 'Ben', 'resultMissing', { name: 'Ben', no: 2 }, ['2?']],
    ['a game by default without a winner', 'Ben w/o', 'winnerUnknown', { no: 2 }, ['2+!', '2-!']],
    ['a margin without colours', 'Ben B+3.5', 'winnerUnknown', { no: 2 }, ['2+/b', '2-/w']],
    ['a letter with two meanings', 'Ben W', 'twoMeanings', { no: 2 }, ['2+']],
  ])('is asked about: %s', (_, text, code, values, choices) => {
    const lines = withColumn(4, ['R3', text], withColumn(0, ['Name', 'Anna', 'Ben', 'Carl', 'Carl']));
    const { found } = formsOf(bookApart(lines));
    const asked = found.find(({ problem }) => problem.code === code);
    expect(found.map(({ problem }) => problem.code)).toContain(code);
    expect(asked?.problem).toMatchObject({
      severity: 'error',
      place: { kind: 'cell', row: 1, column: 4 },
      values: { text, ...values },
    });
    expect(told(asked?.plans ?? [])).toEqual(
      choices.map(after => [`Type ${after} into G3`, `G3 · List: ${text} → ${after}`]),
    );
  });

  test('is told beside another one that is certain', () => {
    const { codes, left } = formsIn(withColumn(4, ['R3', 'Ben+', 'Zoe+']));
    expect([codes, left]).toEqual([['inOtherNotation', 'opponentUnknown'], []]);
  });

  test('that nobody can read has a line of its own where most are in that form, else is left', () => {
    const four = withColumn(2, ['R1', 'Ben+', 'Anna-', 'Dora+', 'Carl-']);
    const most = formsIn(withColumn(3, ['R2', 'hello there you', '4+', '1-', '2-'], four));
    expect([most.codes, most.left]).toEqual([['inOtherNotation', 'unreadableCell'], []]);
    const few = formsIn(withColumn(3, ['R2', 'hello there you', 'Dora+', '1-', '2-']));
    expect([few.codes, few.left]).toEqual([['inOtherNotation'], ['unreadableCell']]);
  });

  test('of ticks or teams replaces the line on many cells, and nothing else', () => {
    const ticks = withColumn(
      2,
      ['R1', '✓', '✗', '✓', '✗'],
      withColumn(1, ['Rank', 'strong', '3d', '2d', '2d']),
    );
    const { found, codes, left } = formsIn(ticks);
    expect([codes, left]).toEqual([['resultsWithoutOpponent'], ['unreadableRank']]);
    expect(found[0]?.plans).toEqual([]);
    expect(found[0]?.problem.values).toMatchObject({ count: 4, text: '✓' });
  });

  test('in a cross table is one problem, at its first cell that is not read', () => {
    const table: Lines = [
      ['Name', '1', '2', '3'],
      ['Anna', 'x', '1', '0'],
      ['Ben', '0', 'x', '1'],
      ['Carl', '1', '0', 'x'],
    ];
    const { found, left } = formsIn(table);
    const ofCells: readonly ProblemCode[] = ['resultsInOtherForm', 'unreadableCell', 'resultMissing'];
    expect(left.filter(code => ofCells.includes(code))).toEqual([]);
    const first = opened(bookOf({ List: table })).reading.problems.find(({ place }) => place.kind === 'cell');
    expect(found[0]?.problem).toEqual({
      code: 'crossTable',
      severity: 'error',
      place: first?.place,
      values: { count: 3 },
    });
  });
});

describe('a mend in a list that stands further down', () => {
  test('writes the replay of a drawn game into its cells', () => {
    const drawn = withColumn(3, ['R2', '3=', '4+', '1=', '2-']);
    const plans = replayPlans(opened(bookApart(drawn, { Settings: [['System', 'Knock-out']] })), {
      code: 'knockoutDraw',
      severity: 'error',
      place: { kind: 'entry', player: 0, round: 2 },
      values: {},
    });
    expect(told(plans)).toEqual([
      ['Replay: Anna has won', 'F3 · List: 3= → 3= 3+', 'F5 · List: 1= → 1= 1-'],
      ['Replay: Carl has won', 'F3 · List: 3= → 3= 3-', 'F5 · List: 1= → 1= 1+'],
    ]);
  });

  test('has no replay where results stand beside their opponents', () => {
    const halves: Lines = [
      ['Name', 'R1 opp', 'R1 result', 'R2 opp', 'R2 result'],
      ['Anna', '2', '=', '', ''],
      ['Ben', '1', '=', '', ''],
      ['Carl', '4', '+', '', ''],
      ['Dora', '3', '-', '', ''],
    ];
    const tournament = opened(bookOf({ List: halves, Settings: [['System', 'Knock-out']] }));
    expect(tournament.reading.wallList.entries[0]?.[0]).toMatchObject([{ outcome: 'jigo' }]);
    const place = { kind: 'entry', player: 0, round: 1 } as const;
    expect(replayPlans(tournament, { code: 'knockoutDraw', severity: 'error', place, values: {} })).toEqual(
      [],
    );
  });

  test('says nothing of an absence where a round has two columns', () => {
    const titles = ['Name', 'Rank', 'R1', 'R2a', 'R2b'];
    const two = PLAYED.map((line, i) => (i === 0 ? titles : i === 2 ? ['Ben', '3d', '1-', '', ''] : line));
    expect(absentPlans(opened(bookOf({ List: two })), 1, 2)).toEqual([]);
  });

  test('has the half of the stage of that round', () => {
    const missing = withColumn(3, ['R2', '3+', '', '1-', '']);
    const labels = (stages: string): readonly string[] => {
      const Settings = [
        ['System', 'Swiss'],
        ['Stages', stages],
      ];
      return told(absentPlans(opened(bookOf({ List: missing, Settings })), 1, 2)).map(
        ([label]) => label ?? '',
      );
    };
    expect(labels('R1 Swiss; R2-R3 Knock-out')).toEqual(['Type 0- into D3']);
    expect(labels('R1-R2 Swiss; R3 Knock-out')).toEqual(['Type 0- into D3', 'Type 0= into D3']);
  });

  test('empties no round where something else stands beside an absence', () => {
    const titles = ['Name', 'Rank', 'R1', 'R2', 'R3a', 'R3b'];
    const beside = (text: string) => {
      const list = PLAYED.map((line, i) =>
        i === 0 ? titles : [...line.slice(0, 4), '0-', i === 2 ? text : ''],
      );
      const tournament = opened(bookOf({ List: list }));
      return [roundsOfAbsence(tournament), told(emptyRoundPlans(tournament)).map(line => line.length)];
    };
    expect([beside(''), beside('-')]).toEqual([
      [[3], [5]],
      [[3], []],
    ]);
  });

  test('takes one player alone for nobody who is absent, nor what somebody has twice', () => {
    const one: Lines = [TITLES, ['Anna', '4d', '7+', '0-', '0-']];
    expect(roundsOfAbsence(opened(bookOf({ List: one })))).toEqual([]);
    const twice = withColumn(4, ['R3', '0- 0-', '0- 0-', '0- 0-', '0- 0-']);
    expect(roundsOfAbsence(opened(bookOf({ List: twice })))).toEqual([]);
  });
});

describe('a sheet of a round', () => {
  const at = { kind: 'cell', row: 3, column: 5 } as const;
  const disagrees = (typed: string, listed: string): Problem => ({
    code: 'roundSheetDisagrees',
    severity: 'warning',
    place: at,
    values: { typed, listed, round: 2 },
  });

  test.each([
    ['b', 'b2', true],
    ['b12', 'b', true],
    ['b – w', 'w – b', true],
    ['b', 'black', false],
    ['black', 'b', false],
    ['black', 'white', false],
    ['b', 'xb', false],
    ['b – w', 'w – b2', false],
    ['b2x', 'b', false],
  ])('with %s where the list has %s has other colours or stones: %s', (typed, listed, isOther) => {
    expect(isOutOfStep(disagrees(typed, listed))).toBe(isOther);
    expect(isOutOfStep({ ...disagrees(typed, listed), code: 'resultMissing' })).toBe(false);
  });

  test.each([
    ['roundGameUnlisted', true],
    ['roundGameNoTable', true],
    ['roundAloneStale', true],
    ['roundSheetDisagrees', false],
  ] as const)('%s is a line of its own: %s', (code, isOther) => {
    expect(isOutOfStep({ ...disagrees('black', 'white'), code })).toBe(isOther);
  });

  const ROUND: Lines = [
    ['Round 2'],
    [],
    ['Table', 'Black', 'White', 'Handicap', 'Komi', 'Result'],
    ['1', '1 Anna (4d)', '3 Carl (2d)', '', '6½', 'w'],
  ];
  const plansFor = (list: Lines, problem: Problem, sheet = 'Round 2', round: Lines = ROUND) => {
    const book = bookOf({ List: list, 'Round 2': round, Settings: [['System', 'Knock-out']] });
    return told(roundPlans(book.workbook, opened(book), { sheet, round: 2, problems: [problem] }, problem));
  };
  const LIST = withColumn(3, ['R2', '3+/b', '4+', '1-/w', '2-']);
  const LIST_WORD = ['Take the list: Black wins', 'F4 · Round 2: w → Black wins'];
  const SHEET_WORD = ['Take the sheet: White wins', 'D2 · List: 3+/b → 3-/b', 'D4 · List: 1-/w → 1+/w'];
  const problem = (values: Problem['values'] = {}): Problem => ({
    ...disagrees('white', 'black'),
    values: { typed: 'white', listed: 'black', round: 2, ...values },
  });

  test('offers the word of either', () => {
    const [list, sheet] = plansFor(LIST, problem());
    expect([list?.slice(1), sheet?.slice(1)]).toEqual([LIST_WORD.slice(1), SHEET_WORD.slice(1)]);
  });

  test('offers its own word alone where the cells of the list contradict each other', () => {
    expect(plansFor(LIST, problem({ listed: 'contradiction' })).map(line => line.slice(1))).toEqual([
      SHEET_WORD.slice(1),
    ]);
  });

  test('offers the word of the list alone where a cell has several games, or the round two columns', () => {
    const several = withColumn(3, ['R2', '3=/b 3+/b', '4+', '1=/w 1-/w', '2-']);
    expect(plansFor(several, problem()).map(line => line.slice(1))).toEqual([LIST_WORD.slice(1)]);
    const halves = withColumn(3, ['R2a', '3+/b', '4+', '1-/w', '2-']).map((line, i) =>
      i === 0 ? ['Name', 'Rank', 'R1', 'R2a', 'R2b'] : line,
    );
    expect(plansFor(halves, problem()).map(line => line.slice(1))).toEqual([LIST_WORD.slice(1)]);
  });

  test('offers nothing for a game that is not there, a word that is none, and another place', () => {
    expect(plansFor(LIST, problem(), 'Round 3')).toEqual([]);
    expect(plansFor(LIST, { ...problem(), place: { ...at, row: 9 } })).toEqual([]);
    expect(plansFor(LIST, { ...problem(), place: { kind: 'list' } })).toEqual([]);
    expect(plansFor(LIST, problem({ typed: 'perhaps' }))).toEqual([]);
    expect(plansFor(LIST, { ...problem(), code: 'resultMissing' })).toEqual([]);
    expect(plansFor(LIST, problem(), 'Round 2', [['My notes']])).toEqual([]);
    expect(plansFor(LIST, problem({ round: 1 }))).toEqual([]);
  });

  test('names the players of its games and of its byes, not those of titles', () => {
    const round: Lines = [
      ['x', '3 Xaver', 'y'],
      ...ROUND.slice(2),
      ['', '9 Dans', '', '', '', ''],
      ['', '7 Eve', '8 Fay (1k)', '5 Not a player', '', ''],
      ['Bye', '5 Emil', '', '', '', ''],
    ];
    const known = knownPlayers(bookOf({ List: LIST, 'Round 2': round }).workbook);
    expect(known.map(({ no, name, more }) => [no, name, more?.rank])).toEqual([
      [1, 'Anna', '4d'],
      [3, 'Carl', '2d'],
      [7, 'Eve', undefined],
      [8, 'Fay', '1k'],
      [5, 'Emil', undefined],
    ]);
  });

  test('knows two of one name no more once a sheet has other numbers than at the pairing', () => {
    const list: Lines = [
      ['Name', 'Rank', 'R1'],
      ['Ann', '4d', ''],
      ['Ann', '3d', ''],
      ['Bob', '2d', ''],
      ['Cy', '1d', ''],
    ];
    const isKnown = (
      sheet: string,
      before: string,
      after: string,
      more: Partial<Block> = {},
      early = false,
    ) => {
      const book = bookOf({ List: list });
      const act = (): void => {
        const blocks = [{ sheet, row: 3, column: 1, before: [[before]], after: [[after]], ...more }];
        const { text } = opened(book);
        logAction(book.workbook, text, { what: 'x', blocks, undoes: undefined, seen: '' }, true, 'done');
      };
      if (early) act();
      const { seen } = expectView(book, { ask: 'preview' }, 'preview');
      expectView(book, { ask: 'write', seen }, 'written');
      if (!early) act();
      const names = knownPlayers(book.workbook);
      return knownWithLog(book.workbook, names) !== names;
    };
    expect(isKnown('Round 1', '1 Ann (4d)', '2 Ann (4d)')).toBe(false);
    expect(isKnown('Round 1', '1 Ann (4d)', '2 Ann (4d)', {}, true)).toBe(true);
    expect(isKnown('Notes', '1 Ann (4d)', '2 Ann (4d)')).toBe(true);
    expect(isKnown('Round 9', '', '2 Ann (4d)', { isNew: true })).toBe(true);
    expect(isKnown('Round 1', '1 Ann (4d)', '1 Anne (4d)')).toBe(true);
    expect(isKnown('Round 1', '1 Ann (4d)', '3 Bob (2d)')).toBe(true);
    expect(isKnown('Round 1', '1 Ann (4d)', '')).toBe(true);
    expect(isKnown('Round 1', '', '1 Ann (4d)')).toBe(true);
    const two = { before: [['', '1 Ann (4d)']], after: [['', '2 Ann (4d)']] };
    expect(isKnown('Round 1', '', '', two)).toBe(false);
  });

  test('keeps rating, club and country of two with one name since they were paired', () => {
    const book = bookOf({
      List: [
        ['Name', 'Rank', 'Rating', 'Club', 'Country', 'R1'],
        ['Ann', '4d', '2400', 'Bonn', 'DE', ''],
        ['Ann', '3d', '2300', 'Lyon', 'FR', ''],
        ['Bob', '2d', '', '', '', ''],
        ['Bob', '', '', '', '', ''],
      ],
    });
    const { seen } = expectView(book, { ask: 'preview' }, 'preview');
    expectView(book, { ask: 'write', seen }, 'written');
    const known = [...knownWithLog(book.workbook, knownPlayers(book.workbook))].sort((a, b) => a.no - b.no);
    expect(known.map(({ more }) => more)).toEqual([
      { rank: '4d', rating: '2400', club: 'Bonn', country: 'DE' },
      { rank: '3d', rating: '2300', club: 'Lyon', country: 'FR' },
      { rank: '2d' },
      {},
    ]);
  });
});

describe('the columns beside a list', () => {
  const SETTINGS: Lines = [
    ['System', 'Swiss'],
    ['Tiebreaks', 'SOS, SODOS'],
  ];

  test('that find no room go around what somebody typed', () => {
    const book = bookOf({ 'Wall list': PLAYED, Settings: SETTINGS });
    book.workbook.nameArea('WallList', { sheet: 'Wall list', row: 0, column: 0, rows: 5, columns: 5 });
    book.type('Wall list', 'F1', '#REF!');
    book.type('Wall list', 'H1', 'Fee');
    const formula = '=RANKING(WallList;"PLACE, WINS, SOS, SODOS";Settings)';
    book.writeFormula({ sheet: 'Wall list', row: 0, column: 5 }, formula);
    const [found] = columnsFound(book.workbook, opened(book));
    expect([found?.remark.severity, found?.remark.sentence]).toEqual([
      'warning',
      'The columns PLACE, WINS, SOS, SODOS beside the list find no room: something stands in column H.',
    ]);
    expect(written(found?.plans[0]?.blocks ?? [])).toEqual([
      `F1 · Wall list: ${formula} → =RANKING(WallList;"PLACE, WINS";Settings)`,
      'I1 · Wall list:  → =RANKING(WallList;"SOS, SODOS";Settings)',
    ]);
  });

  test('are left alone where the list has no name, or no settings', () => {
    const formula = '=RANKING(WallList;"PLACE, WINS";Settings)';
    const foundIn = (sheets: Readonly<Record<string, Lines>>): number => {
      const book = bookOf({ Club: PLAYED, Other: PLAYED, ...sheets });
      book.workbook.nameArea('WallList', { sheet: 'Club', row: 0, column: 0, rows: 5, columns: 5 });
      for (const sheet of ['Club', 'Other']) book.writeFormula({ sheet, row: 0, column: 5 }, formula);
      return columnsFound(book.workbook, opened(book)).length;
    };
    expect(foundIn({ Settings: SETTINGS })).toBe(1);
    expect(foundIn({ Settings: [...SETTINGS, ['Wall list', 'Other']] })).toBe(0);
    expect(foundIn({})).toBe(0);
  });

  test('are ours where the Log says so, also those that no setting asks for any more', () => {
    const book = tournamentBook(4, 3);
    const row = book.values('Settings').findIndex(([name]) => name === 'System');
    book.type('Settings', makeA1(row, 1), 'Swiss');
    const sentence = (): string => columnsFound(book.workbook, opened(book))[0]?.remark.sentence ?? '';
    expect(sentence()).toMatch(/show PLACE.* MMS.*; the settings rank by PLACE/);
    book.removeSheet('Log');
    expect(sentence()).not.toContain('MMS');
  });
});

describe('words of another language', () => {
  /** `Language | de` in a sheet of settings with English names. */
  const german = (sheets: Readonly<Record<string, Lines>>, more: Lines = []) => {
    const Settings = [
      ['Setting', 'Value', 'In force'],
      ['System', 'Swiss'],
      ['Rounds', '3'],
      ['Language', 'de'],
      ...more,
    ];
    const book = bookOf({ ...sheets, Settings });
    const [found] = languageFound(book.workbook, opened(book));
    const blocks = found?.plans[0]?.blocks ?? [];
    // No cell is written that stays as it is.
    for (const { before, after } of blocks)
      after.forEach((line, r) => line.forEach((text, c) => expect(text).not.toBe(before[r]?.[c])));
    return { found, cells: written(blocks) };
  };

  test('stand in the titles of the list, not in what is above them', () => {
    const list = PLAYED.map((line, i) => {
      const name = i === 1 ? 'Anna Apple (example)' : line[0]!;
      return [name, ...line.slice(1), i === 0 ? 'Notes' : 'Anna Apple (example)'];
    });
    const { found, cells } = german({ List: [['Rank'], ...list] });
    expect(cells.filter(cell => cell.includes('List'))).toEqual([
      'B2 · List: Rank → Rang',
      'A3 · List: Anna Apple (example) → Anna Apple (Beispiel)',
    ]);
    expect(found?.remark.severity).toBe('note');
    expect(found?.remark.sentence).toMatch(/English.*Deutsch/);
    expect(found?.plans[0]?.headings?.[0]).toEqual({ sheet: 'List', last: 1 });
  });

  test('stand in the titles of the prizes, each in its column', () => {
    const Prizes: Lines = [
      ['Place', 'Prize', 'Title', 'Title'],
      ['1', 'Prize', 'Other prizes', 'Title'],
    ];
    const { cells } = german({ List: PLAYED, Prizes });
    expect(cells.filter(cell => cell.includes('Prizes'))).toEqual([
      'A1 · Prizes: Place → Platz',
      'B1 · Prizes: Prize → Preis',
      'D1 · Prizes: Title → Titel',
    ]);
  });

  test('stand in the announcement, with the check code of the lots', () => {
    const label = makeText('en')('system.seedHash');
    const now = makeText('de')('system.seedHash');
    const announced = (value: string): Lines => [
      ['Tournament', 'Cup'],
      [label, value],
    ];
    const cellsOf = (value: string, more?: Lines): readonly string[] =>
      german({ List: PLAYED, 'Tournament system': announced(value) }, more).cells.filter(cell =>
        /^[AB]2 · Tournament/.test(cell),
      );
    const title = `A2 · Tournament system: ${label} → ${now}`;
    expect(cellsOf('none')).toEqual([title, 'B2 · Tournament system: none → keine']);
    expect(cellsOf('none', [['Seed', 'x']])).toEqual([title]);
    expect(cellsOf(sha256('x'), [['Seed', 'x']])).toEqual([title]);
  });

  test('stand in the sheet of a round: when it was published, for what a game is, who plays none', () => {
    const round: Lines = [
      ['Round 1', '', '', '', 'Published by us', 'Published 2026-03-01 10:00'],
      ['', '', '', '', '', 'Published 2026-03-01 10:00'],
      ['Table', 'Black', 'White', 'Handicap', 'Komi', 'Result'],
      ['1', '1 Anna (4d)', '2 Ben (3d)', '', 'as Anna Apple (example)', 'Black wins'],
      ['', 'For the third place.', '', '', '', ''],
      ['2', '3 Carl (2d)', '4 Dora (2d)', '', '', 'w'],
      ['Walk-over', '', '', '', '', ''],
      ['Rest', 'Final.', 'Final.', '', 'Black wins', ''],
    ];
    const { cells } = german({ List: PLAYED, 'Round 1': round });
    expect(cells.filter(cell => cell.includes('Round 1')).sort()).toEqual(
      [
        'F1 · Round 1: Published 2026-03-01 10:00 → Veröffentlicht 2026-03-01 10:00',
        'A3 · Round 1: Table → Tisch',
        'B3 · Round 1: Black → Schwarz',
        'C3 · Round 1: White → Weiß',
        'D3 · Round 1: Handicap → Vorgabe',
        'F3 · Round 1: Result → Ergebnis',
        'F4 · Round 1: Black wins → Schwarz gewinnt',
        'B5 · Round 1: For the third place. → Um Platz 3.',
        'A7 · Round 1: Walk-over → Kampflos',
        'A8 · Round 1: Rest → Spielfrei',
        'B8 · Round 1: Final. → Finale.',
      ].sort(),
    );
    const ours = [['Round 1', '', '', '', '', 'Hall 2, 10:00'], ...round.slice(1)];
    expect(german({ List: PLAYED, 'Round 1': ours }).cells.filter(cell => cell.startsWith('F1'))).toEqual([]);
  });

  test('stand in the name of the list, if it is one of ours', () => {
    const valueOf = (name: string): readonly string[] =>
      german({ [name]: PLAYED }, [['Wall list', name]]).cells.filter(cell => /^B5 · Settings/.test(cell));
    expect(valueOf('Wall list')).toEqual(['B5 · Settings: Wall list → Turniertabelle']);
    expect(valueOf('Club')).toEqual([]);
  });
});

describe('the announcement', () => {
  const fresh = PLAYED.map((line, i) => (i === 0 ? line : [...line.slice(0, 2), '', '', '']));
  const toldOf = (announced: Lines, settings: Lines = []): readonly unknown[] => {
    const book = bookOf({
      List: fresh,
      Settings: [['System', 'Swiss'], ...settings],
      'Tournament system': announced,
    });
    return announcementProblems(book.workbook, opened(book)).map(({ remark }) => [
      remark.cell?.a1,
      remark.severity,
    ]);
  };

  test('is held against the settings in any language where nothing says which it has', () => {
    expect(toldOf([['System', 'McMahon']])).toEqual([['B1', 'warning']]);
    expect(toldOf([['Runden', '3']], [['Rounds', '3']])).toEqual([]);
    expect(toldOf([['Runden', '4']], [['Rounds', '3']])).toEqual([['B1', 'warning']]);
    // A line in a language that the sheet has not is the organiser's own.
    expect(
      toldOf(
        [
          ['Tournament', ''],
          ['Runden', '4'],
        ],
        [['Rounds', '3']],
      ),
    ).toEqual([]);
  });

  test('is renewed by one button only where there are settings', () => {
    const sheets = { List: fresh, 'Tournament system': [['System', 'Knock-out']] };
    const bare = bookOf(sheets);
    expect(announcementProblems(bare.workbook, opened(bare))).toHaveLength(1);
    expect(renewable(bare.workbook, opened(bare))).toEqual([]);
    const book = bookOf({ ...sheets, Settings: [['System', 'Swiss']] });
    const [found] = renewable(book.workbook, opened(book));
    expect(found?.remark.sentence).toBe('System: announced is “Knock-out”, the settings say “Swiss”.');
    expect(found?.plans.map(({ label }) => label)).toEqual(['Renew the announcement']);
  });

  test('has each line in one of its languages', () => {
    const both = [
      ['Tournament', 'Cup'],
      ['Turnier', 'Cup'],
      ['Komi', '6½'],
      ['Runden', '9'],
      ['Rounds', '3'],
    ];
    expect(toldOf(both, [['Rounds', '3']])).toEqual([['B4', 'warning']]);
  });

  test('has the check code of the lots, or none', () => {
    const line = (value: string): Lines => [
      ['Tournament', 'Cup'],
      [makeText('en')('system.seedHash'), value],
    ];
    expect(toldOf(line('none'))).toEqual([]);
    expect(toldOf(line(sha256('x')), [['Seed', 'x']])).toEqual([]);
    expect(toldOf(line('none'), [['Seed', 'x']])).toEqual([['B2', 'warning']]);
  });
});

describe('a new sheet of settings', () => {
  const valueIn = (lines: Lines | readonly (readonly string[])[], name: string): unknown =>
    lines.find(([label]) => label === name)?.[1];

  test('has the lots of the list as it is sorted now', () => {
    const book = tournamentBook(4, 3);
    const typed = (name: string): unknown => valueIn(book.values('Settings') as Lines, name);
    const row = book.values('Settings').findIndex(([name]) => name === 'Forbidden pairs');
    book.type('Settings', makeA1(row, 1), '1×4');
    pairRound(book);
    playRound(book, 1, [1, 2]);
    ask(book, { ask: 'sort by place' });
    const before = ['Forbidden pairs', 'Numbers for lots'].map(typed);
    expect(before[1]).not.toBe('');
    book.removeSheet('Settings');
    const plan = settingsPlan(book.workbook, opened(book));
    const lines = plan.blocks[0]?.after ?? [];
    expect(['Forbidden pairs', 'Numbers for lots'].map(name => valueIn(lines, name))).toEqual(before);
    expect([plan.label, plan.makes?.length]).toEqual(['Make a new Settings sheet', 1]);
  });

  test('has the numbers as they were where nobody was numbered anew', () => {
    const book = tournamentBook(4, 3);
    const row = book.values('Settings').findIndex(([name]) => name === 'Forbidden pairs');
    book.type('Settings', makeA1(row, 1), '1×4');
    pairRound(book);
    book.removeSheet('Settings');
    const lines = settingsPlan(book.workbook, opened(book)).blocks[0]?.after ?? [];
    expect([valueIn(lines, 'Forbidden pairs'), valueIn(lines, 'Numbers for lots') ?? '']).toEqual([
      '1×4',
      '',
    ]);
  });

  test('has the numbers of then where two cannot be told apart, and of now where something tells them', () => {
    const pairsAfter = (detail: string): unknown => {
      const book = tournamentBook(4, 3);
      const column = book.values('Wall list')[0]?.indexOf('Club') ?? -1;
      expect(column).toBeGreaterThan(0);
      book.type('Wall list', 'B5', 'Player 1');
      book.type('Wall list', makeA1(4, column), detail);
      const row = book.values('Settings').findIndex(([name]) => name === 'Forbidden pairs');
      book.type('Settings', makeA1(row, 1), '1×2');
      pairRound(book);
      playRound(book, 1, [1, 2]);
      ask(book, { ask: 'sort by place' });
      const now = book.cell('Settings', makeA1(row, 1));
      expect(now).not.toBe('1×2');
      book.removeSheet('Settings');
      const lines = settingsPlan(book.workbook, opened(book)).blocks[0]?.after ?? [];
      return valueIn(lines, 'Forbidden pairs') === now ? 'now' : valueIn(lines, 'Forbidden pairs');
    };
    expect(pairsAfter('')).toBe('1×2');
    expect(pairsAfter('Bonn')).toBe('now');
  });

  test('has another name where that is taken', () => {
    const book = tournamentBook(4, 3);
    book.removeSheet('Settings');
    book.addSheet('settings', [['mine']]);
    expect(settingsPlan(book.workbook, opened(book)).blocks[0]?.sheet).not.toMatch(/^settings$/i);
  });
});

test.each<readonly [ProblemCode, string | undefined]>([
  ['unreadableCell', 'matters.unread'],
  ['opponentDisagrees', 'matters.twoWords'],
  ['namesMended', 'matters.who'],
  ['noStarts', 'matters.strength'],
  ['announcedDiffers', 'matters.rules'],
  ['roundsAreOver', undefined],
])('why %s matters: %s', (code, why) => {
  expect(whyOf(code)).toBe(why);
});
