import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSecondPress, type PointerPress } from '../../sidebar/secondPress';

const press = (more: Partial<PointerPress> = {}): PointerPress => ({
  times: 1,
  isTouch: true,
  at: 1000,
  x: 100,
  y: 300,
  ...more,
});

describe('a press', () => {
  test('of a mouse is the second one where the mouse counts it, however slow', () => {
    const before = press({ isTouch: false });
    expect(isSecondPress(press({ isTouch: false, times: 2, at: 1900 }), before)).toBe(true);
    expect(isSecondPress(press({ isTouch: false, at: 1100 }), before)).toBe(false);
  });

  test('of a thumb is the second one soon and near after another, which some phones do not count', () => {
    expect(isSecondPress(press({ at: 1250, x: 110, y: 295 }), press())).toBe(true);
    for (const other of [{ at: 1500 }, { at: 1250, y: 346 }, { at: 1250, x: 250 }])
      expect(isSecondPress(press(other), press())).toBe(false);
    expect(isSecondPress(press(), undefined)).toBe(false);
  });

  test('of a key is always the first one, and of ten slips one after the other none is lost', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (at, x) => {
        expect(isSecondPress(press({ times: 0, at, x }), press({ at, x }))).toBe(false);
      }),
    );
    const rows = Array.from({ length: 10 }, (_, i) => press({ at: 1000 + 150 * i, y: 100 + 46 * i }));
    expect(rows.filter((one, i) => isSecondPress(one, rows[i - 1]))).toEqual([]);
  });
});
