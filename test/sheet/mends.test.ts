import { describe, expect, test } from 'vitest';
import { makeA1 } from '../../src/sheet/cells/cell';
import { checkWallList } from '../../src/sheet/check/checkWallList';
import { mendsOf } from '../../src/sheet/check/mends';
import { readWallList } from '../../src/sheet/read/readWallList';
import { presetSettings } from '../../src/tournament/presets';
import type { System } from '../../src/tournament/systems';
import { range } from './range';

/** What mends each problem of a list: `B3 1?`, or `Ann won: B3 1-` where one of two players is right. */
function mends(list: string, system: System = 'Swiss', values?: Record<string, unknown>): readonly string[] {
  const cells = range(list, values);
  const reading = readWallList(cells, system);
  const problems = checkWallList(reading, presetSettings('EGF', system));
  return problems.flatMap(problem =>
    mendsOf(reading, cells, problem).map(mend => {
      const to = mend.changes.map(
        ({ row, column, before, after }) => `${makeA1(row, column)} ${before} → ${after}`,
      );
      if (mend.by === 'take') return `${mend.name} ${mend.says}: ${to.join()}`;
      expect(to).toEqual([expect.stringMatching(new RegExp(`^${mend.cell} .*→ `))]);
      return to.join();
    }),
  );
}

describe('what mends a problem', () => {
  test('is the only thing that it can mean', () => {
    expect(mends('Name | R1\nAnn | 2\nBo | 1?')).toEqual(['B2 2 → 2?']);
    expect(mends('No | Name | R1\n1 | Ann | 0+\n | Bo | 0-')).toEqual(['A3  → 2']);
    expect(mends('No | Name | R1\n1 | Ann | 0+\nx | Bo | 0-')).toEqual([]);
    expect(mends('Name | R1\nAnn | 2+/b3\nBo |')).toEqual(['B3  → 1-/w3']);
    expect(mends('Name | R1\nAnn | 2+\nBo | 0+')).toEqual([]);
    expect(mends('Name | R1\nAnn | 0=\nBo | 0=', 'Knock-out')).toEqual(['B2 0= → 0-', 'B3 0= → 0-']);
    expect(mends('Name | R1\nAnn | bye=\nBo | 0-')).toEqual(['B2 bye= → 0+']);
    expect(mends('Name | R1\nAnn | x\nBo | 3w')).toEqual(['B2 x → 0-']);
    expect(mends('Name | R1\nAnn | hello\nBo | 3w')).toEqual([]);
  });

  test('is the word of one of two players', () => {
    expect(mends('Name | R1\nAnn | 2+\nBo | 1+')).toEqual(['Ann won: B3 1+ → 1-', 'Bo won: B2 2+ → 2-']);
    expect(mends('Name | R1\nAnn | 2+/b\nBo | 1-/b')).toEqual([
      'Ann black: B3 1-/b → 1-/w',
      'Bo black: B2 2+/b → 2+/w',
    ]);
    expect(mends('Name | R1\nAnn | 2+/b3\nBo | 1-/w2')).toEqual([
      'Ann 2+/b3: B3 1-/w2 → 1-/w3',
      'Bo 1-/w2: B2 2+/b3 → 2+/b2',
    ]);
    expect(mends('Name | R1\nAnn | 2+!\nBo | 1+')).toEqual(['Ann won: B3 1+ → 1-!', 'Bo won: B2 2+! → 2-']);
  });

  test('is not the word of a player without a result', () => {
    expect(mends('Name | R1\nAnn | 2+\nBo | 1?')).toEqual(['Ann won: B3 1? → 1-']);
    expect(mends('Name | R1\nAnn | 2?\nBo | 1-')).toEqual(['Bo lost: B2 2? → 2+']);
  });

  test('is none where a cell holds more than a game, or half of one', () => {
    expect(mends('Name | R1\nAnn | 2+/b 2-/w\nBo | 1+/w 1+/b', 'Diagonal')).toEqual([]);
    expect(mends('Name | R1a | R1b\nAnn | 2+ | \nBo | | 1+')).toEqual([]);
    expect(mends('Name | R1a | R1b\nAnn | 2+ | \nBo | 1+ | ')).toEqual([
      'Ann won: B3 1+ → 1-',
      'Bo won: B2 2+ → 2-',
    ]);
    expect(mends('Name | R1 opp | R1 result\nAnn | 2 | +\nBo | 1 | +')).toEqual([]);
  });
});
