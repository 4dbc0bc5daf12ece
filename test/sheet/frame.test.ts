import { describe, expect, test } from 'vitest';
import { readWallList } from '../../src/sheet/read/readWallList';
import { playersOf, range, told } from './range';

/** What is told of a list, with what its notes name. */
const notes = (text: string): readonly string[] => {
  const reading = readWallList(range(text));
  return told(reading.problems).map((line, i) => {
    const { values = {} } = reading.problems[i]!;
    return [line, ...Object.values(values)].join(' · ');
  });
};
const reading = (text: string) => readWallList(range(text));

const LIST = `
  No | Name | Rank | R1  | R2
  1  | Ann  | 3d   | 2+  | 3-
  2  | Bo   | 2d   | 1-  | 0+
  3  | Cy   | 1d   | 0+  | 1+`;

describe('rows that are no players', () => {
  test('are told together, with the first of them', () => {
    expect(notes(`${LIST}\n | Total: 3 | | | \n | Lunch at 12 | | |`)).toEqual([
      'B5 note rowsLeftOut · B5, B6 · Total: 3',
    ]);
  });

  test('players with nothing but a name are told where the others have more', () => {
    expect(notes(`${LIST}\n4 | Di | | | `)).toEqual([]);
    expect(notes(`${LIST}\n | Di | | | `)).toEqual([
      'A5 warning numberMissing · Di · 4',
      'B5 note onlyNames · B5 · Di',
    ]);
  });

  test('everything from the titles of another table on is left out', () => {
    const standings = `${LIST}\n | | | | \nPlace | Name | R1 | R2 |\n1 | Ann | x | y |\n2 | Bo | | |`;
    expect(playersOf(reading(standings))).toEqual(['1 Ann', '2 Bo', '3 Cy']);
    const problems = `${LIST}\n| | | |\nRow | Column | | |\n7 | Zed | | |`;
    expect(playersOf(reading(problems))).toEqual(['1 Ann', '2 Bo', '3 Cy']);
    expect(notes(problems)).toEqual(['B6 note rowsLeftOut · B6, B7 · Column']);
  });

  test('a list that comes again below is read once, other players below the same titles are read', () => {
    const again = `${LIST}\n| | | |${LIST}`;
    expect(playersOf(reading(again))).toEqual(['1 Ann', '2 Bo', '3 Cy']);
    const others = `${LIST}\n| | | |\nNo | Name | Rank | R1 | R2\n4 | Di | 1k | 5+ | \n5 | Eve | 2k | 4- | `;
    expect(playersOf(reading(others))).toEqual(['1 Ann', '2 Bo', '3 Cy', '4 Di', '5 Eve']);
  });

  test('a line of comment is none, wherever it begins', () => {
    expect(playersOf(reading(`${LIST}\n; Di | x | | |\n | ; Eve | | |\n4 | Fay; | 1k | | `))).toEqual([
      '1 Ann',
      '2 Bo',
      '3 Cy',
      '4 Fay;',
    ]);
  });
});

describe('titles', () => {
  test('of two rounds make a header without a name, and every row in use is a player', () => {
    const list = reading('No | R1 | R2\n1 | 2+ | \n2 | 1- | \n3 | | 0+\n4 | |');
    expect([list.header, list.rows]).toEqual([0, [1, 2, 3]]);
    expect(reading('Nr | R1\n1 | 2+').header).toBeUndefined();
  });

  test('with a name and a round come before titles with a name alone', () => {
    const list = reading('Name | Club | Rank\nAnn | Oulu | 3d\nName | R1 |\nAnn | 2+ |\nBo | 1- |');
    expect([list.header, list.rows]).toEqual([2, [3, 4]]);
  });

  test('of a letter mean a round where entries stand below, or nothing', () => {
    expect(reading('Name | T1 | T2\nAnn | 2+ | \nBo | 1- | ').rounds).toEqual([[1], [2]]);
    expect(reading('Name | T1 | R1\nAnn | x | 2+\nBo | y | 1-').rounds).toEqual([[2]]);
    expect(reading('Name | Rank | T1\nAnn | 3d | x\nBo | 2d | y').rounds).toEqual([]);
  });

  test('of numerals are rounds where none is missing', () => {
    expect(reading('Name | I | II\nAnn | 2+ | \nBo | 1- | ').rounds).toEqual([[1], [2]]);
    expect(reading('Name | Rank | I | III\nAnn | 3d | 2+ | \nBo | 2d | 1- | ').rounds).not.toEqual([
      [2],
      [],
      [3],
    ]);
  });

  test('that name no round leave the columns of results, which is told', () => {
    const list = 'Name | Rounds | | Club\nAnn | 2+ | 2- | Oulu\nBo | 1- | 1+ | Tartu';
    expect(reading(list).rounds).toEqual([[1], [2]]);
    expect(notes(list)).toEqual(['B1 note roundsGuessed · B1, C1']);
  });

  test('do not hide results in a wrong column', () => {
    const list = `Name | Club | |
      Ann | Oulu | 2+ | 3+
      Bo | Oulu | 1- | 4+
      Cy | 4- | 1- |
      Di | Oulu | 3+ | 2-`;
    expect(notes(list)).toContain('B4 error resultOutside · 4-');
  });
});
