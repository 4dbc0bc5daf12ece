import { describe, expect, test } from 'vitest';
import { announcedNow, announcementProblems } from '../../src/application/mend/announcement';
import { languageFound } from '../../src/application/mend/languagePlan';
import { knownPlayers, knownWithLog } from '../../src/application/mend/knownFromSheets';
import { settingsPlan } from '../../src/application/mend/settingsPlan';
import { makeA1 } from '../../src/sheet/cells/cell';
import { settingsSheet } from '../../src/sheet/settings/settingsSheet';
import { makeText } from '../../src/sheet/wording';
import type { Block } from '../../src/sheet/cells/block';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { bookOf, opened, type Lines } from './bookInCells';
import { ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

/** Mends that touch more sheets than the list: another language, sheets of rounds, deleted settings, a round more. */

/** By `A1 · Wall list` what a cell becomes. */
const becoming = (blocks: readonly Block[]): ReadonlyMap<string, string> =>
  new Map(
    blocks.flatMap(({ sheet, row, column, before, after }) =>
      after.flatMap((line, r) =>
        line.flatMap((text, c) =>
          before[r]?.[c] === text ? [] : [[`${makeA1(row + r, column + c)} · ${sheet}`, text] as const],
        ),
      ),
    ),
  );

const check = (book: MemoryWorkbook) => expectView(book, { ask: 'check' }, 'problems').problems;
const labelsIn = (book: MemoryWorkbook): readonly string[] =>
  check(book).flatMap(({ mends = [] }) => mends.map(({ label }) => label));
function press(book: MemoryWorkbook, label: string) {
  const found = check(book)
    .flatMap(({ mends = [] }) => mends)
    .find(one => one.label === label);
  if (!found) throw new Error(`no ${label}: ${labelsIn(book).join(' | ')}`);
  return ask(book, { ask: 'mend', mend: found.mend });
}

/** A new tournament with its examples, and a sheet of a round. */
const created = ((): MemoryWorkbook => {
  const book = memoryWorkbook();
  const tournament = {
    name: 'Cup',
    system: 'Swiss' as const,
    teams: false,
    rounds: 3,
    upperBar: '',
    lowerBar: '',
    seed: 'x',
  };
  expectView(book, { ask: 'create', tournament }, 'created');
  book.addSheet('Round 1', [
    ['Round 1 – Cup'],
    ['', '', ''],
    ['Table', 'Black', 'White', 'Handicap', 'Komi', 'Result'],
    ['1', '1 Anna Apple (example) (3d)', '2 Ben Birch (example)', '', '', 'Black wins'],
    ['2', '3 C', '4 D', '', '', 'b'],
    ['3', '6 E', '7 F', '', '', 'our own word'],
    ['Bye', '5 Emil', '', '', '', ''],
  ]);
  return book;
})();

describe('our sheets in another language than the setting says', () => {
  const found = (language: string, change: (book: MemoryWorkbook) => void = () => undefined) => {
    const book = created.copy();
    const row = book.values('Settings').findIndex(([name]) => name === 'Language');
    book.type('Settings', makeA1(row, 1), language);
    change(book);
    return languageFound(book.workbook, opened(book));
  };
  const germanPlan = (change?: (book: MemoryWorkbook) => void) => found('de', change)[0]?.plans[0];

  test('are put into it, cell by cell', () => {
    const [{ remark } = { remark: undefined }, ...others] = found('de');
    expect([others, remark?.severity, remark?.kind]).toEqual([[], 'note', remark?.kind]);
    const plan = germanPlan();
    expect([plan?.language, plan?.label]).toEqual(['de', expect.stringContaining('Deutsch')]);
    const cells = becoming(plan?.blocks ?? []);
    for (const [at, text] of [
      ['A1 · Wall list', 'Nr.'],
      ['C1 · Wall list', 'Rang'],
      ['B2 · Wall list', 'Anna Apple (Beispiel)'],
      ['A1 · Settings', 'Einstellung'],
      ['A2 · Settings', 'Die zehn wichtigsten'],
      ['A4 · Settings', 'Turniersystem'],
      ['B4 · Settings', 'Schweizer System'],
      ['D9 · Settings', 'Komi einer Partie ohne Vorgabe.'],
      ['A13 · Settings', 'Turnier'],
      ['A95 · Settings', 'Mehr zur Vorgabe'],
      ['A1 · Round 1', 'Runde 1 – Cup'],
      ['C3 · Round 1', 'Weiß'],
      ['B4 · Round 1', '1 Anna Apple (Beispiel) (3d)'],
      ['C4 · Round 1', '2 Ben Birch (Beispiel)'],
      ['F4 · Round 1', 'Schwarz gewinnt'],
      ['A7 · Round 1', 'Freilos'],
      ['A1 · Tournament system', 'Cup – Turniersystem'],
      ['B6 · Tournament system', 'Schweizer System'],
    ])
      expect([at, cells.get(at ?? '')]).toEqual([at, text]);
    expect([
      cells.has('B5 · Round 1'),
      cells.has('F6 · Round 1'),
      cells.has('B5 · Tournament system'),
    ]).toEqual([false, false, false]);
    // A lone b is said by both.
    expect(cells.has('F5 · Round 1')).toBe(false);
    expect(plan?.headings).toEqual([
      { sheet: 'Wall list', last: 0 },
      { sheet: 'Settings', last: Infinity },
      { sheet: 'Round 1', last: 2 },
      { sheet: 'Tournament system', last: Infinity },
    ]);
  });

  test('keep what somebody typed', () => {
    const cells = becoming(
      germanPlan(book => {
        book.type('Wall list', 'C1', 'Strength');
        book.type('Wall list', 'B2', 'Somebody (example)');
        book.type('Settings', 'D9', 'My own meaning.');
        book.type('Settings', 'B4', 'swiss');
        book.type('Tournament system', 'B6', 'A system of ours');
        book.type('Round 1', 'A1', 'Our round');
      })?.blocks ?? [],
    );
    for (const at of [
      'C1 · Wall list',
      'B2 · Wall list',
      'D9 · Settings',
      'B4 · Settings',
      'B6 · Tournament system',
      'A1 · Round 1',
    ])
      expect([at, cells.has(at)]).toEqual([at, false]);
    expect(cells.get('A6 · Tournament system')).toBe('Turniersystem');
  });

  test('are found where columns stand before the list', () => {
    const cells = becoming(germanPlan(book => book.workbook.insertColumns('Wall list', -1, 2))?.blocks ?? []);
    expect([cells.get('C1 · Wall list'), cells.get('D2 · Wall list')]).toEqual([
      'Nr.',
      'Anna Apple (Beispiel)',
    ]);
  });

  test('know example players by their numbers', () => {
    const blocks =
      germanPlan()?.blocks.filter(({ sheet, row, of }) => sheet === 'Wall list' && row > 0 && of) ?? [];
    expect(blocks.flatMap(({ of }) => of?.players ?? []).slice(0, 2)).toEqual([['1'], ['2']]);
  });

  test('say when a round was published, and who plays for what', () => {
    const cells = becoming(
      germanPlan(book => {
        const published = book.copy();
        ask(published, { ask: 'publish', round: 1 });
        book.values('Round 1').forEach((line, row) =>
          line.forEach((_, column) => {
            const text = published.cell('Round 1', makeA1(row, column));
            if (text !== book.cell('Round 1', makeA1(row, column)))
              book.type('Round 1', makeA1(row, column), text);
          }),
        );
      })?.blocks ?? [],
    );
    expect(cells.get('A1 · Round 1')).toBe('Runde 1 – Cup');
  });

  test('spell a result out that the other language would read otherwise', () => {
    const row = created.values('Settings').findIndex(([name]) => name === 'Language');
    const book = created.copy();
    book.type('Settings', makeA1(row, 1), 'fr');
    const cells = becoming(languageFound(book.workbook, opened(book))[0]?.plans[0]?.blocks ?? []);
    expect(cells.get('F4 · Round 1')).toBe('Noir gagne');
    expect(cells.get('F5 · Round 1')).toBe('Noir gagne');
  });

  test('are right where they are in it', () => {
    expect(found('en')).toEqual([]);
    const none = bookOf({
      List: [
        ['Name', 'R1'],
        ['Anna', '2+'],
        ['Ben', '1-'],
      ],
    });
    expect(languageFound(none.workbook, opened(none))).toEqual([]);
  });

  test('are named in it once it is pressed, and named back when that is undone', () => {
    const book = created.copy();
    const row = book.values('Settings').findIndex(([name]) => name === 'Language');
    book.type('Settings', makeA1(row, 1), 'de');
    const label = labelsIn(book).find(one => one.includes('Deutsch')) ?? '';
    const done = press(book, label);
    expect(book.workbook.sheetNames()).toEqual(
      expect.arrayContaining(['Turniertabelle', 'Einstellungen', 'Runde 1']),
    );
    expect(book.cell('Turniertabelle', 'A1')).toBe('Nr.');
    // All of the announcement is as if it were made now, and so are the names and meanings of the settings.
    const system = book.workbook.sheetNames().find(name => name.startsWith('Turniersystem')) ?? '';
    const announced = book.values(system).map(([name = '', value = '']) => [String(name), String(value)]);
    expect(announced).toEqual(expect.arrayContaining([...announcedNow(opened(book), 'Cup')]));
    const { lines } = settingsSheet(opened(book).settings, new Set(), makeText('de'));
    expect(lines.length).toBeGreaterThan(90);
    const settings = book.values('Einstellungen').slice(1, lines.length + 1);
    expect(settings.map(line => [line[0], line[3]])).toEqual(lines.map(line => [line[0], line[3]]));
    expect([
      languageFound(book.workbook, opened(book)),
      announcementProblems(book.workbook, opened(book)),
    ]).toEqual([[], []]);
    const { undo } = done as { readonly undo?: { readonly action: string } };
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(book.cell(book.workbook.sheetNames()[0] ?? '', 'A1')).toBe('No');
  });
});

const PLAYED: Lines = [
  ['Name', 'Rank', 'R1', 'R2'],
  ['Anna', '4d', '2+', '3+/b'],
  ['Ben', '3d', '1-', '4+/w'],
  ['Carl', '2d', '4+', '1-/w'],
  ['Dora', '2d', '3-', '2-/b'],
];
const ROUND: Lines = [
  ['Round 2'],
  [],
  ['Table', 'Black', 'White', 'Handicap', 'Komi', 'Result'],
  ['1', '1 Anna (4d)', '3 Carl (2d)', '', '6½', 'b'],
  ['2', '4 Dora (2d)', '2 Ben (3d)', '', '6½', 'w'],
];
const roundWith = (at: readonly [number, number], text: string): Lines =>
  ROUND.map((line, r) => (r === at[0] ? line.map((cell, c) => (c === at[1] ? text : cell)) : line));

describe('a sheet of a round that says otherwise than the list', () => {
  test('takes the word of the list, or the list takes its', () => {
    const sheets = { List: PLAYED, 'Round 2': roundWith([3, 5], 'w') };
    const list = bookOf(sheets);
    const [take, ...others] = labelsIn(list).filter(label => label.startsWith('Take'));
    expect([take, ...others]).toEqual(['Take the list: Black wins', 'Take the sheet: White wins']);
    press(list, 'Take the list: Black wins');
    expect([list.cell('Round 2', 'F4'), list.cell('List', 'D2')]).toEqual(['Black wins', '3+/b']);
    const sheet = bookOf(sheets);
    press(sheet, 'Take the sheet: White wins');
    expect([sheet.cell('List', 'D2'), sheet.cell('List', 'D4'), sheet.cell('Round 2', 'F4')]).toEqual([
      '3-/b',
      '1+/w',
      'w',
    ]);
    const byDefault = bookOf({ List: PLAYED, 'Round 2': roundWith([3, 5], 'w!') });
    press(byDefault, 'Take the sheet: White wins by default');
    expect([byDefault.cell('List', 'D2'), byDefault.cell('List', 'D4')]).toEqual(['3-!/b', '1+!/w']);
  });

  test('offers nothing where both agree', () => {
    expect(
      labelsIn(bookOf({ List: PLAYED, 'Round 2': ROUND })).filter(label => label.startsWith('Take')),
    ).toEqual([]);
  });
});

describe('a sheet of a round that has other lines than the list', () => {
  const LIST: Lines = [...PLAYED, ['Emil', '1d', '0-', '0+']];
  const [first = [], second = []] = ROUND.slice(3);
  const bye = (label: string): readonly string[] => ['Bye', label];
  const sheetOf = (...lines: Lines): MemoryWorkbook =>
    bookOf({ List: LIST, 'Round 2': [...ROUND.slice(0, 3), ...lines] });
  /** Each problem of the sheet, with its buttons. */
  const told = (book: MemoryWorkbook): readonly (readonly (string | undefined)[])[] =>
    check(book).flatMap(({ kind, mends = [] }) =>
      kind?.startsWith('round') ? [[kind, ...mends.map(({ label }) => label)]] : [],
    );
  const TAKE_IN = 'Take it into the sheet of round 2: 2: 4 Dora (2d) – 2 Ben (3d)';

  test('takes a game that it lacks', () => {
    const book = sheetOf(first, bye('5 Emil (1d)'));
    expect(told(book)).toEqual([['roundGameNoTable', TAKE_IN]]);
    press(book, TAKE_IN);
    const pairs = book
      .values('Round 2')
      .slice(3)
      .map(line => [line[1], line[2]].join(' – '));
    expect(pairs).toContain('4 Dora (2d) – 2 Ben (3d)');
    expect(told(book)).toEqual([]);
  });

  test('says Bye beside nobody who has a game; one button is for all', () => {
    const other = sheetOf(first, bye('4 Dora (2d)'));
    expect(told(other)).toEqual([['roundAloneStale', TAKE_IN], ['roundGameNoTable']]);
    const more = sheetOf(first, second, bye('5 Emil (1d)'), bye('4 Dora (2d)'));
    const [[kind, label = ''] = []] = told(more);
    expect(kind).toBe('roundAloneStale');
    press(more, label);
    expect(
      more
        .values('Round 2')
        .flat()
        .filter(cell => cell === '4 Dora (2d)'),
    ).toHaveLength(1);
    expect(told(more)).toEqual([]);
  });

  test('has no button where colours are turned, or games are others', () => {
    const turned = sheetOf(['1', '3 Carl (2d)', '1 Anna (4d)', '', '6½', 'w'], second);
    expect(told(turned)).toEqual([['roundSheetDisagrees']]);
    const others = sheetOf(
      ['1', '1 Anna (4d)', '2 Ben (3d)', '', '6½', 'b'],
      ['2', '3 Carl (2d)', '4 Dora (2d)', '', '6½', 'b'],
    );
    expect(told(others)).toEqual([['roundGameUnlisted'], ['roundGameUnlisted']]);
    const jigo = sheetOf([...first.slice(0, 5), '='], second);
    expect(told(jigo)).toEqual([
      ['roundSheetDisagrees', 'Take the list: Black wins', 'Take the sheet: Jigo'],
    ]);
    press(jigo, 'Take the sheet: Jigo');
    expect([jigo.cell('List', 'D2'), jigo.cell('List', 'D4')]).toEqual(['3=/b', '1=/w']);
    expect(told(sheetOf([...first.slice(0, 5), ''], second))).toEqual([]);
  });
});

describe('a cell of the list that contradicts another', () => {
  const withCell = (a1: string, text: string): MemoryWorkbook => {
    const book = bookOf({ List: PLAYED.map(line => line.map(cell => String(cell).replace(/\/[bw]$/, ''))) });
    book.type('List', a1, text);
    return book;
  };

  test('takes the word of either', () => {
    const book = withCell('D4', '1+');
    expect(labelsIn(book)).toEqual(['Take “Anna: a win”', 'Take “Carl: a win”', 'Add round 3']);
    press(book, 'Take “Carl: a win”');
    expect([book.cell('List', 'D2'), book.cell('List', 'D4')]).toEqual(['3-', '1+']);
  });

  test('that lacks the answer gets it typed', () => {
    const book = withCell('D4', '');
    const [label = ''] = labelsIn(book);
    expect(label).toContain('D4');
    press(book, label);
    expect(book.cell('List', 'D4')).toBe('1-');
  });
});

describe('settings that were deleted', () => {
  test('come back with what the last round was paired by', () => {
    const book = tournamentBook(4, 3);
    const row = book.values('Settings').findIndex(([name]) => name === 'Komi');
    book.type('Settings', makeA1(row, 1), '7½');
    pairRound(book);
    book.removeSheet('Settings');
    const plan = settingsPlan(book.workbook, opened(book));
    expect(plan.blocks.map(({ sheet, isNew }) => [sheet, isNew])).toEqual([['Settings', true]]);
    const lines = plan.blocks[0]?.after ?? [];
    const valueOf = (name: string) => lines.find(([label]) => label === name)?.[1];
    expect([valueOf('System'), valueOf('Rounds')]).toEqual(['McMahon', '3']);
    expect(String(valueOf('Komi'))).toMatch(/^7/);
    expect(plan.makes).toBeDefined();
  });

  test('come back with the numbers of now where the list was sorted by place since', () => {
    const book = tournamentBook(4, 3);
    const row = book.values('Settings').findIndex(([name]) => name === 'Forbidden pairs');
    book.type('Settings', makeA1(row, 1), '1×4');
    pairRound(book);
    playRound(book, 1, [1, 2]);
    ask(book, { ask: 'sort by place' });
    const pairs = String(book.cell('Settings', makeA1(row, 1)));
    expect(pairs).not.toBe('1×4');
    book.removeSheet('Settings');
    const lines = settingsPlan(book.workbook, opened(book)).blocks[0]?.after ?? [];
    const valueOf = (name: string) => lines.find(([label]) => label === name)?.[1];
    expect([valueOf('Forbidden pairs'), valueOf('Numbers for lots') !== '']).toEqual([pairs, true]);
  });

  test('come back as the tournament was created where nothing is paired', () => {
    const book = created.copy();
    book.removeSheet('Settings');
    const lines = settingsPlan(book.workbook, opened(book)).blocks[0]?.after ?? [];
    expect(lines.find(([label]) => label === 'System')?.[1]).toBe('Swiss');
    // What was stopped made no settings.
    const stopped = book.copy();
    stopped.values('Log').forEach((_, row) => row > 0 && stopped.type('Log', `D${row + 1}`, 'stopped'));
    const others = settingsPlan(stopped.workbook, opened(stopped)).blocks[0]?.after ?? [];
    const seedIn = (rows: readonly (readonly string[])[]) => rows.find(([label]) => label === 'Seed')?.[1];
    expect([seedIn(lines), seedIn(others)]).toEqual(['x', expect.not.stringMatching(/^x$/)]);
    // Without a Log, as the list is read.
    book.removeSheet('Log');
    const fresh = settingsPlan(book.workbook, opened(book)).blocks[0]?.after ?? [];
    expect(fresh.some(([label]) => label === 'System')).toBe(true);
  });
});

describe('two players with one name', () => {
  const book = tournamentBook(4, 3);
  book.type('Wall list', 'B3', 'Player 1');
  pairRound(book);
  playRound(book, 1);
  pairRound(book);

  test('are told apart by what the list had of them at the last pairing', () => {
    const known = knownWithLog(book.workbook, knownPlayers(book.workbook));
    const twins = known.filter(({ name }) => name === 'Player 1').sort((a, b) => a.no - b.no);
    expect(twins.map(({ no, more }) => [no, more?.rank])).toEqual([
      [1, '5d'],
      [2, '4d'],
    ]);
    expect(twins.every(({ rounds = [] }) => rounds[0] !== undefined && rounds[0] !== '')).toBe(true);
  });

  test('are told apart no more once the list is sorted by place, until that is undone', () => {
    const sorted = book.copy();
    playRound(sorted, 2, [1, 2]);
    const done = ask(sorted, { ask: 'sort by place' });
    const names = knownPlayers(sorted.workbook);
    expect(knownWithLog(sorted.workbook, names)).toBe(names);
    const { undo } = done as { readonly undo?: { readonly action: string } };
    expectView(sorted, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    const again = knownPlayers(sorted.workbook);
    expect(knownWithLog(sorted.workbook, again)).not.toBe(again);
  });

  test('are only named by the sheets where all have other names, or no pairing is told', () => {
    const single = tournamentBook(4, 3);
    pairRound(single);
    const known = knownPlayers(single.workbook);
    expect(knownWithLog(single.workbook, known)).toBe(known);
    const bare = book.copy();
    bare.removeSheet('Log');
    const names = knownPlayers(bare.workbook);
    expect(knownWithLog(bare.workbook, names)).toBe(names);
  });
});

describe('a round more', () => {
  const FULL: Lines = PLAYED.map(line => line.map(cell => String(cell).replace(/\/[bw]$/, '')));

  test('is one press, and gone when that is undone', () => {
    const book = bookOf({ List: FULL.map(line => [...line, '', line[0] === 'Name' ? 'Hotel' : 'Inn']) });
    const before = book.values('List');
    const { warnings = [] } = expectView(book, { ask: 'state' }, 'finished');
    const offer = warnings.flatMap(({ mends = [] }) => mends).find(({ label }) => label === 'Add round 3');
    const done = expectView(book, { ask: 'mend', mend: offer?.mend ?? '' }, 'problems');
    expect(book.values('List')[0]).toEqual(['Name', 'Rank', 'R1', 'R2', 'R3', 'Hotel']);
    expect(book.isText('List', 'E2')).toBe(true);
    expect(expectView(book, { ask: 'state' }, 'ready').round).toBe(3);
    expectView(book, { ask: 'undo', action: done.undo?.action ?? '' }, 'undone');
    expect(book.values('List')).toEqual(before);
  });

  test('comes between columns, and formulas read it', () => {
    const book = bookOf({ List: FULL.map(line => [...line, line[0] === 'Name' ? 'Hotel' : 'Inn']) });
    book.writeFormula({ sheet: 'List', row: 0, column: 6 }, '=SOS(A1:D5)');
    const { warnings = [] } = expectView(book, { ask: 'state' }, 'finished');
    const offer = warnings.flatMap(({ mends = [] }) => mends).find(({ label }) => label === 'Add round 3');
    const done = expectView(book, { ask: 'mend', mend: offer?.mend ?? '' }, 'problems');
    expect(book.values('List')[0]?.slice(0, 6)).toEqual(['Name', 'Rank', 'R1', 'R2', 'R3', 'Hotel']);
    expect(book.formula('List', 'H1')).toBe('=SOS(A1:E5)');
    expectView(book, { ask: 'undo', action: done.undo?.action ?? '' }, 'undone');
    expect([book.values('List')[0]?.slice(0, 5), book.formula('List', 'G1')]).toEqual([
      ['Name', 'Rank', 'R1', 'R2', 'Hotel'],
      '=SOS(A1:D5)',
    ]);
  });

  test('that is no more offered stops', () => {
    const book = bookOf({ List: FULL });
    expect(expectView(book, { ask: 'mend', mend: 'no such mend' }, 'stopped').reasons).toHaveLength(1);
  });
});
