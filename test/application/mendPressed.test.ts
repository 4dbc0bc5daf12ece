import { describe, expect, test } from 'vitest';
import { addRoundPlans, addRoundRemarks, addRoundsPlans } from '../../src/application/mend/addRound';
import { addRound, carryOutMend } from '../../src/application/mend/carryOut';
import { planId, type MendPlan } from '../../src/application/write/mendPlan';
import { LOOK_AGAIN, type Reply } from '../../src/application/protocol/reply';
import type { Workbook } from '../../src/application/workbook/workbook';
import { bookOf, opened, type Lines } from './bookInCells';
import { bookApart, PLAYED, titled, told, withColumn } from './mendBook';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView } from './tournamentBook';

/** What a press of a mend does to the sheets, and where it stops. */

const FULL = withColumn(4, ['R3', '4+', '3-', '2+', '1-']);
const withHotels = (lines: Lines): Lines => lines.map((line, i) => [...line, i === 0 ? 'Hotel' : 'Inn']);

const REMARK = { severity: 'note', sentence: '', mend: '', cell: undefined } as const;
const OTHER: MendPlan = { label: 'Other', blocks: [] };
/** The button of a plan, beside another one. */
const press = (
  book: MemoryWorkbook,
  plan: MendPlan,
  { workbook = book.workbook, tournament = opened(book) } = {},
): Reply => carryOutMend(workbook, tournament, [{ remark: REMARK, plans: [OTHER, plan] }], planId(plan));

/** The sentences of a reply that stopped, each with its cell. */
const reasons = (reply: Reply): readonly (readonly unknown[])[] =>
  'view' in reply && reply.view === 'stopped'
    ? reply.reasons.map(({ sentence, cell }) => [sentence, cell?.a1])
    : [];
const CHANGED = [['The wall list or the settings have changed since the preview.', undefined]];

function undo(book: MemoryWorkbook): void {
  const view = ask(book, { ask: 'state' });
  const action = 'undo' in view ? view.undo?.action : undefined;
  expectView(book, { ask: 'undo', action: action ?? '' }, 'undone');
}
const textsIn = (book: MemoryWorkbook, column: string): readonly number[] =>
  [1, 2, 3, 4, 5, 6, 7].filter(row => book.isText('List', `${column}${row}`));

describe('a press', () => {
  const note = (before = ''): MendPlan => ({
    label: 'Note',
    blocks: [{ sheet: 'List', row: 8, column: 6, before: [[before]], after: [['x']] }],
  });
  const format = [{ row: 1, column: 7, rows: 2, columns: 1 }];

  test('that only gives cells the format of text leaves nothing to undo', () => {
    const book = bookOf({ List: PLAYED });
    expect(press(book, { label: 'Text', blocks: [], textFormat: format })).toBe(LOOK_AGAIN);
    expect([textsIn(book, 'H'), textsIn(book, 'G')]).toEqual([[2, 3], []]);
    expect(book.workbook.sheetNames()).toEqual(['List']);
  });

  test('that writes cells as well gives the format once they are written', () => {
    const book = bookOf({ List: PLAYED });
    expect(press(book, { ...note(), textFormat: format })).toBe(LOOK_AGAIN);
    expect([book.cell('List', 'G9'), textsIn(book, 'H')]).toEqual(['x', [2, 3]]);
    expect(book.values('Log')[1]?.[2]).toContain('Note');
  });

  test('asks the spreadsheet for no format of no cells', () => {
    const book = bookOf({ List: PLAYED });
    const asked: number[] = [];
    const workbook: Workbook = {
      ...book.workbook,
      dress: (sheet, areas, look) => {
        asked.push(areas.length);
        book.workbook.dress(sheet, areas, look);
      },
    };
    press(book, { label: 'None', blocks: [], textFormat: [] }, { workbook });
    press(book, { ...note(), textFormat: [] }, { workbook });
    press(book, { ...note('x'), label: 'More', blocks: [] }, { workbook });
    expect(asked.filter(count => count === 0)).toEqual([]);
    expect(book.cell('List', 'G9')).toBe('x');
  });

  test('gives the columns that it fills their looks, and notes how they were', () => {
    const book = bookOf({ List: PLAYED });
    const place = { row: 8, column: 6, rows: 1, columns: 1 };
    press(book, { ...note(), looks: [{ place, looks: [[place, { bold: true }]] }] });
    expect(book.look('List', 'G9').bold).toBe(true);
    expect(book.values('Log').flat().join()).toContain('"bold":false');
  });

  test('stops where the list is another one than was shown, or the button is gone', () => {
    const book = bookOf({ List: PLAYED });
    const tournament = opened(book);
    book.type('List', 'C2', '2-');
    expect(reasons(press(book, note(), { tournament }))).toEqual(CHANGED);
    expect(book.cell('List', 'G9')).toBe('');
    expect(reasons(carryOutMend(book.workbook, tournament, [], planId(note())))).toEqual(CHANGED);
  });

  test('stops where something else stands in its cell', () => {
    const book = bookOf({ List: PLAYED });
    book.type('List', 'G9', 'mine');
    expect(reasons(press(book, note()))).toHaveLength(1);
    expect(book.cell('List', 'G9')).toBe('mine');
  });

  test('says which cell of the list somebody changed meanwhile', () => {
    const book = bookOf({ List: PLAYED });
    book.meanwhile(() => {
      if (book.cell('List', 'G9') === 'x') book.type('List', 'C3', '4-');
    });
    expect(reasons(press(book, note())).map(([, cell]) => cell)).toEqual(['C3']);
    expect(book.cell('List', 'G9')).toBe('x');
  });
});

describe('the columns of a round more', () => {
  const add = (book: MemoryWorkbook, workbook = book.workbook): Reply => {
    const tournament = opened(book);
    const [plan] = addRoundPlans(workbook, tournament);
    return addRound(workbook, tournament, plan ?? OTHER);
  };

  test('get the format of text from the title to the last player, and undo takes it back', () => {
    const book = bookOf({ List: FULL });
    expect(add(book)).toBe(LOOK_AGAIN);
    expect([book.cell('List', 'F1'), textsIn(book, 'F'), textsIn(book, 'G')]).toEqual([
      'R4',
      [1, 2, 3, 4, 5],
      [],
    ]);
    expect(book.values('Log')[1]?.[2]).toContain('Add round 4');
    undo(book);
    expect([book.cell('List', 'F1'), textsIn(book, 'F').filter(row => row > 1)]).toEqual(['', []]);
  });

  test('stand where the list stands', () => {
    const book = bookApart(FULL);
    add(book);
    expect([book.cell('List', 'H2'), textsIn(book, 'H')]).toEqual(['R4', [2, 3, 4, 5, 6]]);
    expect(book.workbook.namedArea('WallList')?.columns).toBe(6);
  });

  test('are free ones, or come in between, by what stands beside the list', () => {
    const way = (lines: Lines): unknown => {
      const book = bookApart(lines);
      return addRoundPlans(book.workbook, opened(book))[0]?.blocks.map(({ ofRound }) => ofRound);
    };
    expect(way(FULL)).toEqual(['free']);
    expect(way(withHotels(FULL))).toEqual(['inserted']);
  });

  test('have a number above them where the others have', () => {
    const book = bookOf({ List: titled([1, 2, 3], FULL) });
    add(book);
    expect([book.cell('List', 'F1'), textsIn(book, 'F')]).toEqual([4, [2, 3, 4, 5]]);
  });

  const reading = (plan: (book: MemoryWorkbook) => MendPlan | undefined, list = FULL): string => {
    const book = bookOf({ List: list });
    book.writeFormula({ sheet: 'List', row: 0, column: 12 }, '=SOS(A1:E5)');
    expect(addRound(book.workbook, opened(book), plan(book) ?? OTHER)).toBe(LOOK_AGAIN);
    return book.formula('List', 'M1');
  };
  const next = (book: MemoryWorkbook) => addRoundPlans(book.workbook, opened(book))[0];

  test('are read by the formulas that read all of the list', () => {
    expect(reading(next)).toBe('=SOS(A1:F5)');
    const several = { label: 'Two', count: 2, also: [] };
    expect(reading(book => addRoundsPlans(book.workbook, opened(book), several)[0])).toBe('=SOS(A1:G5)');
  });

  test('N245: are read by them with the results beside the opponents', () => {
    const halves: Lines = [
      ['Name', 'R1 opp', 'R1 result', 'R2 opp', 'R2 result'],
      ['Anna', 2, 1, 3, 1],
      ['Ben', 1, 0, 4, 1],
      ['Carl', 4, 1, 1, 0],
      ['Dora', 3, 0, 2, 0],
    ];
    expect(reading(next, halves)).toBe('=SOS(A1:G5)');
    const two = { label: 'Two', count: 2, also: [] };
    const plan = (book: MemoryWorkbook) => addRoundsPlans(book.workbook, opened(book), two)[0];
    expect(reading(plan, halves)).toBe('=SOS(A1:I5)');
  });

  test('that were narrow are so again once they are taken back', () => {
    const widths = (narrow: boolean): readonly unknown[] => {
      const book = bookOf({ List: FULL });
      const workbook: Workbook = {
        ...book.workbook,
        columnWidth: (_, column) => (narrow && column > 4 ? 20 + column : 100),
      };
      const tournament = opened(book);
      const several = { label: 'Two', count: 2, also: [] };
      const [plan] = addRoundsPlans(workbook, tournament, several);
      addRound(workbook, tournament, plan ?? OTHER);
      expect(book.look('List', 'F1').width).toBeUndefined();
      undo(book);
      return ['E1', 'F1', 'G1', 'H1'].map(at => book.look('List', at).width);
    };
    expect(widths(true)).toEqual([undefined, 25, 26, undefined]);
    expect(widths(false)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('bring what else is planned with them', () => {
    const book = bookOf({ List: FULL });
    const also = [{ sheet: 'List', row: 8, column: 0, before: [['']], after: [['x']] }];
    const plan = { label: 'With more', count: 1, also };
    addRound(book.workbook, opened(book), addRoundsPlans(book.workbook, opened(book), plan)[0] ?? OTHER);
    expect([book.cell('List', 'F1'), book.cell('List', 'A9')]).toEqual(['R4', 'x']);
  });

  test('are taken away again where the list changes while they come in', () => {
    const book = bookOf({ List: withHotels(FULL) });
    const reply = add(book, {
      ...book.workbook,
      dress: (sheet, areas, look) => {
        book.workbook.dress(sheet, areas, look);
        book.type('List', 'C2', '2-');
      },
    });
    expect(reasons(reply)).toEqual(CHANGED);
    expect(book.values('List')[0]).toEqual(['Name', 'Rank', 'R1', 'R2', 'R3', 'Hotel']);
  });

  test('stay, without a title, where somebody has typed into them already', () => {
    const book = bookOf({ List: withHotels(FULL) });
    const reply = add(book, {
      ...book.workbook,
      insertColumns: (sheet, after, count) => {
        book.workbook.insertColumns(sheet, after, count);
        book.type('List', 'F3', 'mine');
      },
    });
    expect(reasons(reply)).toEqual(CHANGED);
    expect([book.cell('List', 'F1'), book.cell('List', 'F3'), book.cell('List', 'G1')]).toEqual([
      '',
      'mine',
      'Hotel',
    ]);
  });

  test('are there although somebody changes a cell of the list meanwhile, which is told', () => {
    const book = bookOf({ List: FULL });
    book.meanwhile(() => {
      if (book.cell('List', 'F1') === 'R4') book.type('List', 'C3', '1+');
    });
    expect(reasons(add(book)).map(([, cell]) => cell)).toEqual(['C3']);
    expect(book.cell('List', 'F1')).toBe('R4');
  });

  test('do not come in where the list has no row of titles any more', () => {
    const book = bookOf({ List: FULL });
    const tournament = opened(book);
    const [plan] = addRoundPlans(book.workbook, tournament);
    const untitled = { ...tournament, reading: { ...tournament.reading, header: undefined } };
    expect(reasons(addRound(book.workbook, untitled, plan ?? OTHER))).toEqual(CHANGED);
    expect(book.cell('List', 'F1')).toBe('');
  });
});

describe('the offer of one round more', () => {
  const offered = (sheets: Readonly<Record<string, Lines>>): readonly unknown[] => {
    const book = bookOf(sheets);
    return addRoundRemarks(book.workbook, opened(book)).map(({ remark, plans }) => [
      remark.sentence,
      remark.mend,
      remark.cell?.a1,
      remark.severity,
      ...told(plans).flat(),
    ]);
  };

  test('says that all are played, at the title of the last', () => {
    expect(offered({ List: FULL })).toEqual([
      [
        'All 3 rounds of the list are played.',
        'If there is another one, add its column.',
        'E1',
        'note',
        'Add round 4',
        'F1 · List:  → R4',
      ],
    ]);
  });

  test('is none where settings say how it goes on', () => {
    for (const setting of [
      ['Playoff rounds', '3'],
      ['Stages', 'R1-R2 Swiss; R3 Swiss'],
      ['Rounds', '3'],
    ])
      expect([setting, offered({ List: FULL, Settings: [['System', 'Swiss'], setting] })]).toEqual([
        setting,
        [],
      ]);
  });

  test('titles rounds that have none', () => {
    const untitled = bookApart(
      titled(
        ['', ''],
        PLAYED.map(line => line.slice(0, 4)),
      ),
    );
    expect(told(addRoundPlans(untitled.workbook, opened(untitled)))).toEqual([
      ['Add round 3', 'E2 · List:  → R1', 'F2 · List:  → R2', 'G2 · List:  → R3'],
    ]);
  });

  test('is words alone where no column can be one', () => {
    const rounds = titled(
      ['Rounds', ''],
      PLAYED.map(line => line.slice(0, 4)),
    );
    expect(offered({ List: rounds })).toEqual([
      [
        expect.stringContaining('Round 3 cannot be added here'),
        'Type a title for each round, R1 to R3, in the row above the players.',
        'C1',
        'note',
      ],
    ]);
    const head = ['Spring', '', '', '', '2026'];
    const hotels = rounds.map((line, i) => [...line, i === 0 ? 'Hotel' : 'Inn']);
    expect(offered({ List: [head, ...hotels] })).toEqual([
      [
        'There is no room for round 3: behind D another column would part what stands above or below the list (E1).',
        'Insert a column right of D yourself and title it R3.',
        'D2',
        'note',
      ],
    ]);
    expect(offered({ List: [[...head, '2026'], ...withHotels(FULL)] })).toEqual([
      [
        expect.stringContaining('behind E another column'),
        'Insert a column right of E yourself and title it R4.',
        'E2',
        'note',
      ],
    ]);
  });
});
