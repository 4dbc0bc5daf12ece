import { describe, expect, test } from 'vitest';
import {
  AGAIN,
  ANSWERS,
  BEGUN,
  HOSTILE,
  LIST,
  OF_VERSION,
  OUTSIDE_LIST,
  RISKY,
  SELF_TEST_COLUMNS,
  SELF_TEST_LINES,
  SELF_TEST_LIST,
  SELF_TEST_TITLE,
  TRIED,
  TURNS,
  VERDICTS,
  WITH_FRACTION,
} from '../../src/application/selfTest/selfTestLines';
import { plannedFormulas } from '../../src/application/selfTest/selfTestPlan';
import { withSelfTest } from '../../src/application/selfTest/selfTestCells';
import { makeA1 } from '../../src/sheet/cells/cell';
import type { Block } from '../../src/sheet/cells/block';
import { memoryWorkbook, place, type MemoryWorkbook } from './memoryWorkbook';

/** Which cells of the sheet of a self-test are its own, so that its undo leaves what somebody has noted there. */

const [texts, lock] = [SELF_TEST_LINES.texts, SELF_TEST_LINES.lock];
/** What the Log has of it: the first line. */
const FIRST: Block = {
  sheet: 'Self-test',
  row: 0,
  column: 0,
  before: [['']],
  after: [[SELF_TEST_TITLE]],
  isNew: true,
};

/** The sheet as a run leaves it, cell by cell. */
const OWN: Readonly<Record<string, string>> = {
  A1: SELF_TEST_TITLE,
  B1: '=IF(COUNTIF(B4:B9;"pass")=2;"everything passes";"see below")',
  C1: `${OF_VERSION}0.3.0`,
  D1: `${BEGUN}123`,
  ...Object.fromEntries(SELF_TEST_COLUMNS.map((title, column) => [makeA1(2, column), title])),
  ...Object.fromEntries(
    SELF_TEST_LIST.flatMap((line, row) =>
      line.map((cell, column) => [makeA1(LIST.row - 1 + row, LIST.column - 1 + column), cell]),
    ),
  ),
  A4: texts[0],
  B4: VERDICTS[0],
  C4: 'whatever was seen',
  D4: texts[1],
  A5: lock[0],
  B5: VERDICTS[3],
  D5: lock[1],
  A6: 'SOS2',
  B6: '= iferror(IF(C6=2;"pass";"fail");"fail")',
  D6: ANSWERS,
  A7: 'PLACE',
  ...Object.fromEntries(
    // Google shows a formula with the separators of its locale, and as it was typed.
    plannedFormulas().map(({ row, column, formula }) => [
      makeA1(row - 1, column - 1),
      formula.replaceAll(';', ', ').toLowerCase(),
    ]),
  ),
  ...Object.fromEntries(
    [...RISKY, ...HOSTILE, OUTSIDE_LIST, String(WITH_FRACTION), '0', String(TURNS - 1), AGAIN.repeat(9)].map(
      (text, i) => [makeA1(TRIED.row - 1 + i, TRIED.column), text],
    ),
  ),
};

function tested(more: Readonly<Record<string, string>> = {}): MemoryWorkbook {
  const book = memoryWorkbook();
  book.addSheet('Self-test', []);
  for (const [at, text] of Object.entries({ ...OWN, ...more })) {
    const [row, column] = place(at);
    if (/^=[^1]/.test(text)) book.writeFormula({ sheet: 'Self-test', row, column }, text);
    else book.type('Self-test', at, text);
  }
  return book;
}

/** The same without the blanks around texts, which no cell is compared by. */
const SEEN = Object.fromEntries(Object.entries(OWN).map(([at, text]) => [at, text.trim()]));

/** The cells that the blocks have, with their texts. */
const cellsOf = (blocks: readonly Block[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    blocks.flatMap(({ row, column, after }) =>
      after.flatMap((line, r) => line.map((text, c) => [makeA1(row + r, column + c), text])),
    ),
  );

describe('the cells of a self-test', () => {
  test('are all that its runs have written, by now', () => {
    const blocks = withSelfTest(tested().workbook, [FIRST]);
    expect(cellsOf(blocks)).toEqual(SEEN);
    for (const { sheet, before, after, isNew } of blocks) {
      expect([sheet, isNew]).toEqual(['Self-test', true]);
      expect(before).toEqual(after.map(line => line.map(() => '')));
    }
  });

  test('are none that somebody has typed, wherever', () => {
    const notes = {
      A9: 'who saw this?',
      // A verdict and what was seen belong to what was checked.
      C9: 'seen by Ada',
      B9: 'look here',
      D9: 'why?',
      B2: 'mine',
      C2: 'mine',
      D2: 'mine',
      E4: 'Ada?',
      F2: 'Ada',
      F8: 'Ada',
      H12: '=A1+1',
      H13: '=NOW()',
      H14: '=SUM(2;3)',
      J321: '=SUM(2;3)',
      K320: '=SUM(2;3)',
      I14: '=SOS2(F3:L7)',
      J14: '=PLACE(F3:L7;"System=Swiss; Language=es")',
      K14: '=IFERROR(IF(A1=1;2;3);4)',
      A11: '=SOS2(F3:L7)',
      B11: '=IFERROR(IF(A1=1;2;3);4)',
      B12: '=IF(COUNTIF(B4:B9;"pass")=2;1;2)',
      C11: '=PLACE(F3:L7)',
      F299: RISKY[0],
      F340: 'mine',
      F341: AGAIN,
      F342: String(TURNS),
    };
    expect(cellsOf(withSelfTest(tested(notes).workbook, [FIRST]))).toEqual(SEEN);
    // Over what the runs have written, too.
    const { B1: _all, C1: _version, D1: _begun, B4: _verdict, H5: _rank, ...left } = SEEN;
    const over = { B1: 'pass', C1: 'version?', D1: 'begun', B4: 'passed', H5: '9d' };
    expect(cellsOf(withSelfTest(tested(over).workbook, [FIRST]))).toEqual(left);
  });

  test('stand in as few blocks as rows of one width make, none with a blank cell', () => {
    const book = memoryWorkbook();
    book.addSheet('Self-test', [
      [SELF_TEST_TITLE, '', 'version 0.3'],
      [],
      [...SELF_TEST_COLUMNS],
      [texts[0], 'pass', 'a', texts[1]],
      [texts[0], 'pass', '', texts[1]],
      [texts[0], 'fail', '', texts[1]],
    ]);
    expect(
      withSelfTest(book.workbook, [FIRST]).map(
        ({ row, column, after }) => `${makeA1(row, column)} ${after.length} × ${after[0]?.length}`,
      ),
    ).toEqual(['A1 1 × 1', 'C1 1 × 1', 'A3 2 × 4', 'A5 2 × 2', 'D5 2 × 1']);
  });

  test('are those of the Log where its title is gone, or the sheet', () => {
    expect(withSelfTest(tested({ A1: 'mine' }).workbook, [FIRST])).toEqual([FIRST]);
    const book = tested();
    book.removeSheet('Self-test');
    expect(withSelfTest(book.workbook, [FIRST])).toEqual([FIRST]);
  });

  test('are looked for in the sheet of a self-test alone that was made for the action', () => {
    const book = tested();
    const others = [
      { ...FIRST, sheet: 'Round 1' },
      { ...FIRST, isNew: false },
    ];
    expect(withSelfTest(book.workbook, others)).toEqual(others);
    const [kept, ...blocks] = withSelfTest(book.workbook, [others[0]!, FIRST]);
    expect([kept, cellsOf(blocks)]).toEqual([others[0], SEEN]);
  });
});
