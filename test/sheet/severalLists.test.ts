import { describe, expect, test } from 'vitest';
import { NEXTROUND } from '../../src/application/functions/nextRound';
import { CHECKWALLLIST } from '../../src/application/functions/check';
import { FUNCTIONS } from '../../src/application/functions/all';
import { readFrame } from '../../src/sheet/frame/frame';
import { listsIn } from '../../src/sheet/frame/severalLists';
import { makeA1 } from '../../src/sheet/cells/cell';
import { range } from './range';

/** The parts of a range, to its end where nothing ends them, and where their titles begin. */
function placesIn(text: string): readonly string[] {
  const values = range(text);
  const width = Math.max(...values.map(line => line.length));
  return listsIn(values).map(({ top, left, bottom, right, row, from }) => {
    const last = makeA1(Math.min(bottom, values.length) - 1, Math.min(right, width) - 1);
    return `${makeA1(top, left)}:${last} ${makeA1(row, from)}`;
  });
}

const ADULTS = `
  Name | Rank | R1 | R2
  Anna | 4d   | 2+ |
  Ben  | 3d   | 1- |
  Carl | 2d   | 4+ |
  Dora | 1d   | 3- |`;
const JUNIORS = `
  Name | Rank | R1 | R2
  Karl | 5k   | 2+ |
  Lena | 6k   | 1- |
  Max  | 7k   | 4+ |
  Nora | 8k   | 3- |`;

describe('lists in one sheet', () => {
  test('one list is no several', () => {
    expect(placesIn(ADULTS)).toEqual([]);
    expect(placesIn(`${ADULTS}\n|\n  Total: 4`)).toEqual([]);
  });

  test.each([
    ['nothing', '', ['A1:D5 A1', 'A6:D10 A6']],
    ['a blank row', '\n|', ['A1:D6 A1', 'A7:D11 A7']],
    ['two blank rows', '\n|\n|', ['A1:D7 A1', 'A8:D12 A8']],
    ['a heading', '\nJuniors', ['A1:D5 A1', 'A6:D11 A7']],
    ['a heading behind a blank row', '\n|\nJuniors', ['A1:D6 A1', 'A7:D12 A8']],
  ])('one below the other with %s between', (_what, between, places) => {
    const both = `${ADULTS}${between}${JUNIORS}`;
    expect(placesIn(both)).toEqual(places);
    const frame = readFrame(range(both));
    expect(frame.names).toEqual(['Anna', 'Ben', 'Carl', 'Dora']);
    expect(frame.problems.map(({ code, values }) => [code, values?.['cell']])).toEqual([
      ['secondList', places[1]?.split(' ')[1]],
    ]);
  });

  test('side by side, also at other heights', () => {
    const both = range(`
      Name | Rank | R1 |  | No | Name | Rank | R1
      Anna | 4d   | 2+ |  | 1  | Karl | 5k   | 2+
      Ben  | 3d   | 1- |  | 2  | Lena | 6k   | 1-`);
    expect(listsIn(both).map(({ row, from }) => [row, from])).toEqual([
      [0, 0],
      [0, 4],
    ]);
    expect(readFrame(both).names).toEqual(['Anna', 'Ben']);
    const lower = range(`
      Name | Rank | R1 |  |    |      |      |
      Anna | 4d   | 2+ |  | No | Name | Rank | R1
      Ben  | 3d   | 1- |  | 1  | Karl | 5k   | 2+
           |      |    |  | 2  | Lena | 6k   | 1-`);
    expect(listsIn(lower).map(({ top, left, right }) => [top, left, right])).toEqual([
      [0, 0, 4],
      [0, 4, Infinity],
    ]);
  });

  test('a wide one above two', () => {
    const found = listsIn(
      range(`
        Name | Rank | R1 | R2 | R3 | R4   | R5   | R6
        Anna | 4d   | 2+ |    |    |      |      |
        Ben  | 3d   | 1- |    |    |      |      |
             |      |    |    |    |      |      |
        Name | Rank | R1 |    | No | Name | Rank | R1
        Max  | 4d   | 2+ |    | 1  | Karl | 5k   | 2+
        Moe  | 3d   | 1- |    | 2  | Lena | 6k   | 1-`),
    );
    expect(found.map(({ top, left, bottom, right }) => [top, left, bottom, right])).toEqual([
      [0, 0, 4, Infinity],
      [4, 0, Infinity, 4],
      [4, 4, Infinity, Infinity],
    ]);
  });

  test('the same members are another list', () => {
    const again = ADULTS.replace('2+', '3+').replace('1-', '4+').replace('4+ |\n  Dora', '1- |\n  Dora');
    expect(placesIn(`${ADULTS}\n|\n${again}`)).toHaveLength(2);
    expect(placesIn(`${ADULTS}\n|\n${ADULTS}`)).toHaveLength(2);
  });

  test('pages of one list and its places are no other lists', () => {
    const first = 'No | Name | Rank | R1\n1 | Anna | 4d | 3+\n2 | Ben | 3d | 4+';
    const next = 'No | Name | Rank | R1\n3 | Carl | 4d | 1-\n4 | Dora | 3d | 2-';
    expect(placesIn(`${first}\n|\n${next}`)).toEqual([]);
    expect(placesIn(`${first}\n${next}`)).toEqual([]);
    expect(
      placesIn(`${ADULTS}\n|\n
        Place | Name | Rank | R1 | Wins
        1     | Anna | 4d   | 3+ | 1
        2     | Ben  | 3d   | 1- | 0`),
    ).toEqual([]);
  });

  test('numbers that begin again are another list', () => {
    const first = 'No | Name | Rank | R1\n1 | Anna | 4d | 2+\n2 | Ben | 3d | 1-';
    const second = 'No | Name | Rank | R1\n1 | Carl | 4d | 2-\n2 | Dora | 3d | 1+';
    expect(placesIn(`${first}\n${second}`)).toHaveLength(2);
  });

  test('formulas over two lists read the first one, and Check names the cell', () => {
    const both = range(`${ADULTS}\n|\n${JUNIORS}`);
    const one = range(ADULTS);
    expect(NEXTROUND(both, 'System=Swiss')).toEqual(NEXTROUND(one, 'System=Swiss'));
    expect(FUNCTIONS.SOS(both).slice(0, one.length)).toEqual(FUNCTIONS.SOS(one));
    expect(FUNCTIONS.SOS(both).slice(one.length).flat().join('')).toBe('');
    expect(CHECKWALLLIST(both, 'System=Swiss')).toContainEqual([
      7,
      '1 (Name)',
      'A second list begins at row 7, column 1 (Name); only the first one is read.',
      'Give the formula the cells of one list.',
    ]);
  });
});
