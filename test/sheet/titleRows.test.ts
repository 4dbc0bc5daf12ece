import { describe, expect, test } from 'vitest';
import { parseRoundTitle } from '../../src/sheet/frame/roundTitle';
import { isName, readTitle, titleRows } from '../../src/sheet/frame/titleRows';
import { readWallList } from '../../src/sheet/read/readWallList';
import { playersOf, range } from './range';

/** The titles that begin in a row of a list, and the row of the last of them. */
const titles = (text: string, row = 0): string => {
  const { texts, last } = titleRows(range(text), row);
  return `${last}: ${texts.join(' | ')}`;
};

describe('titles', () => {
  test('stand in one row where the next one has players', () => {
    expect(titles('Name | R1 | R2\nAnn | 2+ |\nBo | 1- |')).toBe('0: Name | R1 | R2');
    expect(titles('Name | | R1\nAnn | 5 | 2+')).toBe('0: Name |  | R1');
    expect(titles('Name | Club |\nAnn | Oulu | R1')).toBe('0: Name | Club | ');
  });

  test('stand in two where the second says what the first leaves open', () => {
    expect(titles('Name | Rounds | | \n | 1 | 2 | 3\nAnn | 2+ | |')).toBe(
      '1: Name | Rounds 1 | Rounds 2 | Rounds 3',
    );
    expect(titles('Name | Round 1 | \n | Opponent | Result\nAnn | 2 | +')).toBe(
      '1: Name | Round 1 Opponent | Round 1 Result',
    );
    expect(titles('Name | | \n | R1 | R2\nAnn | 2+ | ')).toBe('1: Name | R1 | R2');
  });

  test('of which the upper row stands above the row of the names', () => {
    expect(titles('Players | Round | | \nName | 1 | 2 | 3\nAnn | 2+ | |', 1)).toBe(
      '1: Name | Round 1 | Round 2 | Round 3',
    );
    expect(titles(' | | R1 | R2\nName | Club | |\nAnn | Oulu | 2+ |', 1)).toBe('1: Name | Club | R1 | R2');
  });

  test('are not completed by a row above that says nothing of rounds, or by a lone heading', () => {
    expect(titles('Spring Cup | Oulu | \nName | Club | R1', 1)).toBe('1: Name | Club | R1');
    expect(titles('Round 2 | | \nName | | R1', 1)).toBe('1: Name |  | R1');
    expect(titles('Ann | 2+ | R1\nName | | ', 1)).toBe('1: Name |  | ');
  });
});

test('a name may stand in one column or in two', () => {
  const are = (...texts: readonly string[]) => texts.map(text => isName(readTitle(text)));
  expect(are('Name', 'Surname', 'First name', 'Vorname')).toEqual([true, true, true, true]);
  expect(are('Club', 'R1', '', 'Ann')).toEqual([false, false, false, false]);
});

describe('the title of half an entry', () => {
  const half = (text: string) => {
    const found = parseRoundTitle(text);
    return found && `${found.round} ${found.half ?? 'whole'} by ${found.style}`;
  };

  test('names its round, before or behind it', () => {
    expect(['R1 opp', 'Opp 1', 'R2 result', 'Result 2', '3 opp', 'R1', '1'].map(half)).toEqual([
      '1 opponent by word',
      '1 opponent by word',
      '2 result by word',
      '2 result by word',
      '3 opponent by word',
      '1 whole by word',
      '1 whole by number',
    ]);
  });

  test('is none beside a numeral or a word that is no round', () => {
    expect(['I opp', 'X result', 'Club opp', 'opp', 'result'].map(half)).toEqual(Array(5).fill(undefined));
  });
});

describe('a list without titles', () => {
  const list = (text: string) => {
    const reading = readWallList(range(text));
    return [playersOf(reading).join(', '), reading.rounds.flat().join(' ')].join(' / ');
  };

  test('has a player without results where number and rank stand as the others have them', () => {
    const [ann, bo, cy] = ['1 | Ann | 3d | 2+ | 3+', '2 | Bo | 2d | 1- |', '3 | Cy | 1d | | 1-'];
    expect(list(`${ann}\n${bo}\n${cy}\n4 | Di | 1k | |`)).toBe('1 Ann, 2 Bo, 3 Cy, 4 Di / 3 4');
    expect(list(`${ann}\n${bo}\n${cy}\nx | Di | 1k | |`)).toBe('1 Ann, 2 Bo, 3 Cy / 3 4');
    expect(list(`${ann}\n${bo}\n${cy}\n | Total | | |`)).toBe('1 Ann, 2 Bo, 3 Cy / 3 4');
    expect(list(`${ann}\n${bo}\n${cy}\n4 | Total | 2d | |`)).toBe('1 Ann, 2 Bo, 3 Cy / 3 4');
  });

  test('of names and results has one without results beside others, but no note', () => {
    const four = 'Ann | 2+\nBo | 1-\nCy | \nDi | 3-';
    expect(list(four)).toBe('1 Ann, 2 Bo, 3 Cy, 4 Di / 1');
    expect(list('Ann | 2+\nBo | 1-\nLunch at 12 | \nDi | 3-')).toBe('1 Ann, 2 Bo, 4 Di / 1');
    expect(list('Ann | 2+\nBo | 1-\n | \nCy | ')).toBe('1 Ann, 2 Bo / 1');
  });

  test('has no column of names where a rank or a number stands in it', () => {
    expect(list('3d | Oulu | 2+\n2d | Ulm | 1-')).toBe('1 Oulu, 2 Ulm / 2');
    expect(list('1 | 2+\n2 | 1-')).toBe('1 , 2  / 1');
  });
});
