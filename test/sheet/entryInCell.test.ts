import { describe, expect, test } from 'vitest';
import { makeA1 } from '../../src/sheet/cells/cell';
import { makeCellEdits, placeOfEntry, withEntry } from '../../src/sheet/read/entryInCell';
import { readWallList } from '../../src/sheet/read/readWallList';
import { range } from './range';

/** Two games in each cell of round 1; two columns of round 2; a result of two meanings in round 3. */
const VALUES = range(`
  No | Name | R1            | R2a  | R2b  | R3
  1  | Ann  | 2+/b  3-/w    | 2?/w | 3?/b | 2W
  2  | Bo   | 1-/w 3?/b#90  | 1?/b |      | 1L
  3  | Cy   | 1+/b 2?/w#90  |      | 1?/w | 0=`);

const placeOf = (player: number, round: number, position: number) =>
  placeOfEntry(readWallList(VALUES), VALUES, player, round, position);

describe('the cell of an entry', () => {
  test.each<[string, number, number, number, string]>([
    ['the first game of two in a cell', 0, 1, 0, 'C2 1/2'],
    ['the second one', 0, 1, 1, 'C2 2/2'],
    ['the game in the first column of two', 0, 2, 0, 'D2 1/1'],
    ['the game in the second one', 0, 2, 1, 'E2 1/1'],
    ['the only game, behind an empty cell', 2, 2, 0, 'E4 1/1'],
    ['a result of two meanings', 0, 3, 0, 'F2 1/1'],
  ])('%s', (_, player, round, position, place) => {
    const { row, column, part, parts } = placeOf(player, round, position)!;
    expect(`${makeA1(row, column)} ${part + 1}/${parts}`).toBe(place);
  });

  test('none of a player, a round or an entry that is not there', () => {
    expect([placeOf(3, 1, 0), placeOf(0, 4, 0), placeOf(0, 1, 2), placeOf(1, 2, 1)]).toEqual(
      Array(4).fill(undefined),
    );
  });

  test('none where a cell cannot be read', () => {
    const list = range('No | Name | R1\n1 | Ann | rubbish\n2 | Bo | 1+');
    expect(placeOfEntry(readWallList(list), list, 0, 1, 0)).toBeUndefined();
  });
});

describe('one entry of a cell changed', () => {
  const won = (entry: string): string => entry.replace('?', '+');

  test('leaves the others and all gaps as they were typed', () => {
    const place = { row: 0, column: 0, parts: 2 };
    expect(withEntry(' 1?/b   2?/w ', { ...place, part: 0 }, won)).toBe(' 1+/b   2?/w ');
    expect(withEntry(' 1?/b   2?/w ', { ...place, part: 1 }, won)).toBe(' 1?/b   2+/w ');
  });

  test('a lone entry is the whole cell, blanks inside it too', () => {
    expect(withEntry('1 ? / b', { row: 0, column: 0, part: 0, parts: 1 }, () => '1+/b')).toBe('1+/b');
  });

  test('several changes of a cell are one, with what stood there before', () => {
    const edits = makeCellEdits([[' 1?/b 2?/w ', 7]]);
    const place = { row: 0, column: 0, parts: 2 };
    expect(edits.edit({ ...place, part: 0 }, won)).toBe(true);
    expect(edits.edit({ ...place, part: 1 }, won)).toBe(true);
    expect(edits.edit({ ...place, part: 1 }, won)).toBe(false);
    expect(edits.changes()).toEqual([{ row: 0, column: 0, before: ' 1?/b 2?/w ', after: ' 1+/b 2+/w ' }]);
  });

  test('a number in a cell is its text, and what lies outside the range is empty', () => {
    const edits = makeCellEdits([[7]]);
    const whole = { part: 0, parts: 1, column: 0 };
    edits.edit({ ...whole, row: 0 }, text => `${text}+`);
    edits.edit({ ...whole, row: 5 }, text => `${text}0=`);
    expect(edits.changes().map(({ before, after }) => [before, after])).toEqual([
      ['7', '7+'],
      ['', '0='],
    ]);
  });
});
