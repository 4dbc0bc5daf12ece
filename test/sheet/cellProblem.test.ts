import { describe, expect, test } from 'vitest';
import { turnedCell, type TextKind } from '../../src/sheet/cells/cellProblem';

/** What somebody has probably typed into a cell that the spreadsheet has changed; undefined where it has not. */
const guess = (value: unknown, meant: TextKind): unknown => turnedCell(value, meant)?.values?.['guess'];

describe('what was typed before the spreadsheet changed it', () => {
  test.each<[unknown, TextKind, string | undefined]>([
    // 3-14, and in a column of scores 14.3.
    [new Date(2026, 2, 14), 'result', '3-14'],
    [new Date(2026, 2, 14), 'decimal', '14.3'],
    [new Date(NaN), 'result', '…'],
    // The same date as the number that it is kept as; of a score it is a number like any.
    [46095, 'result', '3-14'],
    [46095, 'text', '3-14'],
    [46095, 'decimal', undefined],
    // 3-, and 3= typed as 3.5.
    [-3, 'result', '3-'],
    [3.5, 'result', '3='],
    [3.25, 'result', undefined],
    [-3.5, 'result', undefined],
    [0, 'result', undefined],
    [3, 'result', undefined],
    // 1,3 became 1.3; a whole number is a round.
    [1.3, 'rounds', '1, 3'],
    [13, 'rounds', undefined],
    [NaN, 'rounds', undefined],
    // Numbers beyond any player or round, and those where any text or number may stand.
    [999.5, 'result', '999='],
    [1000.5, 'result', undefined],
    [-1000, 'result', undefined],
    [-999, 'result', '999-'],
    [3.5, 'decimal', undefined],
    [-3, 'decimal', undefined],
    [3.5, 'text', undefined],
    [-3, 'text', undefined],
  ])('%s where a %s should stand: %s', (value, meant, typed) => {
    expect(guess(value, meant)).toBe(typed);
  });

  test('the error of a formula is told as it stands, any other text is simply wrong', () => {
    expect(turnedCell(' #REF! ', 'result')).toEqual({ code: 'errorInCell', values: { text: '#REF!' } });
    expect(turnedCell('rubbish', 'result')).toBeUndefined();
  });
});
