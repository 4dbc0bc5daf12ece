import { describe, expect, test } from 'vitest';
import { headerScore, findHeader } from '../../src/sheet/frame/header';
import { makeEntries } from '../../src/sheet/cells/notation';
import { readWallList } from '../../src/sheet/read/readWallList';
import { playersOf, range, told } from './range';

const read = (text: string) => readWallList(range(text));
/** The rounds of a list: columns, then the entries of each player. */
function rounds(text: string): string {
  const { rounds, wallList } = read(text);
  const entries = wallList.entries.map(each => each.map(made => makeEntries(made) || '.').join(' '));
  return [rounds.map(columns => columns.join('+')).join(' '), ...entries].join(' / ');
}
const notes = (text: string): readonly string[] => {
  const { problems } = read(text);
  return told(problems).map((line, i) => [line, ...Object.values(problems[i]?.values ?? {})].join(' · '));
};

describe('a header', () => {
  const is = (row: string): boolean => headerScore(row.split('|').map(cell => cell.trim())) > 0;

  test('has a name and one more title, or two rounds named by a word', () => {
    expect(['Name | Club', 'Name | R1', 'R1 | R2', 'Name | Rounds', 'x | Name | y | Club'].map(is)).toEqual(
      Array(5).fill(true),
    );
    expect(
      ['Name', 'Name | x', 'Club | Rank', 'R1 | Club', 'T1 | T2', '1 | 2', 'R1 | Rounds'].map(is),
    ).toEqual(Array(7).fill(false));
  });

  test('holds no result', () => {
    expect(['Name | Club | 2+', '2+ | Name | R1'].map(is)).toEqual([false, false]);
  });

  test('is looked for until one is sure, the first of equal ones counts', () => {
    expect(findHeader(range('Name | Club\nName | R1\nName | R1 | R2'))?.row).toBe(1);
    expect(findHeader(range('Name | Club\nx | y\nName | Rank'))?.row).toBe(0);
    expect(findHeader(range('x | y\nR1 | R2\nName | Club'))?.row).toBe(2);
  });
});

describe('columns', () => {
  test('of one title are one, and of places are no ranks', () => {
    expect(notes('Name | Club | Club | R1\nAnn | x | y | 2+\nBo | x | y | 1-')).toEqual([
      'C1 warning duplicateColumn · Club · B1',
    ]);
    expect(read('Rank | Name | Rank | R1\n1 | Ann | 3d | 2+\n12 | Bo | 2d | 1-').columns.rank).toBe(2);
    expect(read('Rank | Name | Rank | R1\n1 | Ann | 3d | 2+\n | Bo | 2d | 1-').columns.rank).toBe(2);
    expect(read('Rank | Name | R1\n1 | Ann | 2+\n3d | Bo | 1-').columns.rank).toBe(0);
    expect(read('Rank | Name | R1\n3d1 | Ann | 2+\n2d1 | Bo | 1-').columns.rank).toBe(0);
    expect(read('Rank | Name | R1\n | Ann | 2+\n | Bo | 1-').columns.rank).toBe(0);
    expect(read('Name | Club | R1\nAnn | 1 | 2+\nBo | 2 | 1-').columns.club).toBe(1);
  });

  test('of a round stand in the order of their letters', () => {
    expect(rounds('Name | R1b | R1a | R1c\nAnn | 2+ | |\nBo | 1- | |').split(' /')[0]).toBe('2+1+3');
    expect(notes('Name | R1 | R1\nAnn | 2+ | \nBo | 1- |')).toEqual(['C1 warning duplicateColumn · R1 · B1']);
  });

  test('of letters are rounds with one result or none at all, those of numbers always', () => {
    expect(rounds('Name | T1 | T2\nAnn | 2+ | 2-\nBo | x | 1+').split(' /')[0]).toBe('1 2');
    expect(rounds('Name | Rank | T1\nAnn | 3d | x\nBo | 2d | ').split(' /')[0]).toBe('');
    expect(rounds('Name | 1 | 2\nAnn | 2+ | x\nBo | 1- | y').split(' /')[0]).toBe('1 2');
  });

  test('of a round that is missing are told', () => {
    expect(notes('Name | R1 | R3\nAnn | 2+ |\nBo | 1- |')).toEqual(['C1 warning roundColumnMissing · 2']);
    expect(notes('Name | R2 | R4\nAnn | 2+ |\nBo | 1- |')).toEqual([
      'B1 warning roundColumnMissing · 1',
      'C1 warning roundColumnMissing · 3',
    ]);
  });
});

describe('halves of an entry', () => {
  test('are an opponent and a result, in either order', () => {
    expect(rounds('Name | R1 opp | R1 result\nAnn | 2 | +\nBo | 1 | -')).toBe('1 / 2+ / 1-');
    expect(rounds('Name | R1 result | R1 opp\nAnn | + | 2\nBo | - | 1')).toBe('2 / 2+ / 1-');
    expect(rounds('Name | R1 | R1 result\nAnn | 2 | +\nBo | 1 | -')).toBe('1 / 2+ / 1-');
    expect(rounds('Name | R1 result | R1\nAnn | + | 2\nBo | - | 1')).toBe('2 / 2+ / 1-');
    expect(rounds('Name | R1 opp | R1\nAnn | 2 | +\nBo | 1 | -')).toBe('1 / 2+ / 1-');
    expect(rounds('Name | R1 | R1 opp\nAnn | + | 2\nBo | - | 1')).toBe('2 / 2+ / 1-');
    expect(read('Name | R1 opp | R1 result\nAnn | 2 | +\nBo | 1 | -').results).toEqual([2]);
    expect(notes('Name | R1 opp | R1 opp | R1 result\nAnn | 2 | | +\nBo | 1 | | -')).toEqual([
      'C1 warning duplicateColumn · R1 opp · B1',
    ]);
  });
});

describe('a range', () => {
  const notesOf = (values: unknown) => told(readWallList(values as unknown[][]).problems);

  test('may be one cell, or rows that are none', () => {
    expect(notesOf('Name')).toEqual(['error noRounds']);
    expect(notesOf('')).toEqual(['error emptyRange']);
    expect(notesOf(['Name', 'Ann'])).toEqual(['error noRounds']);
    expect(notesOf(['', ''])).toEqual(['error emptyRange']);
    expect(notesOf([[]])).toEqual(['error emptyRange']);
  });

  test('without rounds says which columns hold results, or that it is text in one column', () => {
    expect(notes('Ann 2+\nBo 1-')).toEqual(['error textInOneColumn']);
    expect(notes('Name | Club\nAnn | Oulu\nBo | Ulm')).toEqual(['error noRounds']);
    expect(notes('Name | Club | Xyz | Abc\nAnn | Oulu | 2+ | 3+\nBo | Ulm | 1- | 4-')).toEqual([
      'error roundsUntitled · C1, D1',
    ]);
    expect(notes('Name | R1')).toEqual(['error noPlayers']);
    expect(notes('Name | Club')).toEqual(['error noRounds', 'error noPlayers']);
  });

  test('without names has the rows with something in a round', () => {
    const list = read('R1 | R2\n2+ |\n; x |\n | 1-\n |');
    expect([list.rows, playersOf(list)]).toEqual([
      [1, 3],
      ['1 ', '2 '],
    ]);
    expect(told(list.problems)).toEqual([]);
  });

  test('of results under other titles leaves what these titles name', () => {
    expect(rounds('Name | Rounds | | Xyz\nAnn | 2+ | 2- | 2+\nBo | 1- | 1+ | 1-').split(' /')[0]).toBe('1 2');
  });
});

describe('a row without a name', () => {
  const list = 'No | Name | Rank | R1\n1 | Ann | 3d | 2+\n2 | Bo | 2d | 1-';

  test('is told where a rank or a result stands in it, above the end of the list', () => {
    expect(notes(`${list}\n3 | | 1d |`)).toContain('C4 warning nameMissing');
    expect(notes(`${list}\n| | | 0+`)).toContain('D4 warning nameMissing');
    expect(notes(`${list}\n | | |`)).toEqual([]);
    expect(notes(`${list}\n | | |\nPlace | Name | R1 |\n 3 | | 1d |`)).not.toContain(
      'C6 warning nameMissing',
    );
  });
});
