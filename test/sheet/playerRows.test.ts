import { describe, expect, test } from 'vitest';
import { readWallList } from '../../src/sheet/read/readWallList';
import { isLabel, isPlainLabel } from '../../src/sheet/frame/playerRows';
import { range, told } from './range';

const TITLES = 'No | Name | Rank | Rating | Start | Club | R1 | R2';
const LIST = `${TITLES}
  1 | Ann | 3d | 2300 | 3 | Oulu | 2+ | 3+
  2 | Bo  | 2d | 2200 | 2 | Ulm  | 1- | 4+
  3 | Cy  | 1d | 2100 | 1 | Oulu | 4+ | 1-`;

const namesOf = (text: string): readonly string[] =>
  readWallList(range(text)).wallList.players.map(({ name }) => name);
/** Whether a row is a player’s at the end of the list, and behind a blank row. */
const isPlayer = (row: string, list = LIST): boolean => namesOf(`${list}\n${row}`).length === 4;
const isPlayerBehind = (row: string, list = LIST): boolean => isPlayer(`| | | |\n${row}`, list);
const players = (...rows: readonly string[]): readonly boolean[] => rows.map(row => isPlayer(row));
const behind = (...rows: readonly string[]): readonly boolean[] => rows.map(row => isPlayerBehind(row));

describe('a label', () => {
  test('is a player with a rank or more results than other text, but not with a number', () => {
    expect(players('| Total | | | | | |', '4 | Total | | | | | |', '| Total | | | | Oulu | |')).toEqual([
      false,
      false,
      false,
    ]);
    expect(players('| Total | 1k | | | | |', '| Total | | | | | 2+ |', '| Total | | | | | 2+ | 5')).toEqual([
      true,
      true,
      true,
    ]);
    expect(players('| Total | x | | | | |', '| Total | | | | | 2+ | x', '| Total | | | | | - | -')).toEqual([
      false,
      false,
      false,
    ]);
    expect(players('4 | Average rank | | | | | |', '| Average rank | | | | Oulu | |')).toEqual([true, false]);
  });

  test('is a word of headings, perhaps with a letter or number, or marked as one', () => {
    const are = (...names: readonly string[]) => names.map(name => isPlainLabel(name));
    expect(are('Total', 'Lunch', 'Players', '합계', 'Group A', 'Page - 12', 'Team', 'Category 3')).toEqual(
      Array(8).fill(true),
    );
    expect(
      are('점심', 'обед', 'Supergroup', 'Group', 'Players: 4', 'http://a.example', 'A组', '3組'),
    ).toEqual(Array(8).fill(true));
    expect(are('Page', 'Page Ann', 'Ann Total', 'Total of all', 'Group Ann', 'AA组', 'A组x', '-组')).toEqual([
      true,
      ...Array<boolean>(7).fill(false),
    ]);
    expect(are('Ann', '组', 'Group 12', 'Group 1x', 'Group xy', 'Group Ab')).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  test('may stand anywhere in a text that is no name', () => {
    const are = (...names: readonly string[]) => names.map(name => isLabel(name));
    expect(are('Average rank', 'Ann, Total', 'Ann.Total', 'Ann  -  Total', 'The winners: Ann')).toEqual(
      Array(5).fill(true),
    );
    // A surname that is also a heading, and one Chinese sign, are labels only where they stand alone.
    expect(are('Ann Page', 'Ann', '조 Ann', 'An Group')).toEqual([false, false, false, true]);
  });
});

describe('a note', () => {
  test('is no player, unless something else is known', () => {
    expect(
      players(
        '| Hall 12 | | | | | |',
        '| The hall opens at nine today | | | | | |',
        '| 3 = won | | | | | |',
        '| * Di | | | | | |',
        '| Di | | | | | |',
        '| Di * E | | | | | |',
        '| Di van den Berg tot | | | | | |',
      ),
    ).toEqual([false, false, false, false, true, true, true]);
    expect(
      players('| Hall 12 | | | | Ulm | |', '4 | Hall 12 | | | | | |', '| Hall 12 | | | 4 | | |'),
    ).toEqual([true, true, true]);
  });

  test('is a name where the others have such names', () => {
    const numbered = 'Name | R1\nPlayer 7 | 2+\nPlayer 12 | 1-\nBo | ';
    expect(namesOf(`${numbered}\nPlayer 31 |`)).toContain('Player 31');
    expect(namesOf(`${numbered}\nTable 31 |`)).not.toContain('Table 31');
    // Of names alone two have to be alike.
    expect(namesOf('Name | R1\nAnn |\nPlayer 7 |\nPlayer 12 |\nHall 3 |')).toEqual([
      'Ann',
      'Player 7',
      'Player 12',
    ]);
  });
});

describe('numbers that were typed beforehand', () => {
  const LATE = '4 | Hall 12 | | | | | |';

  test('make no player of a note', () => {
    expect(isPlayer(LATE)).toBe(true);
    expect(isPlayer(`${LATE}\n5 | | | | | | |`)).toBe(false);
    expect(isPlayer(`${LATE}\n | | | | | Oulu | |`)).toBe(true);
    expect(isPlayer(LATE, LIST.replace('No', 'Pl'))).toBe(true);
    expect(isPlayer(`${LATE}\n5 | | | | | | |`, LIST.replace('No', 'Pl'))).toBe(false);
  });
});

describe('behind a blank row', () => {
  test('a player has more numbers, ranks and results than other text', () => {
    expect(behind('| Di | | | | | |', '4 | Di | | | | | |', '| Di | 1k | | | | |')).toEqual([
      false,
      true,
      true,
    ]);
    expect(behind('| Di | | 2050 | | | |', '| Di | | | 3 | | |', '| Di | | | | Oulu | |')).toEqual([
      true,
      false,
      false,
    ]);
    expect(behind('4 | Di | x | | | | |', '4 | Di | 1k | x | | | |', 'x | Di | 1k | | | | |')).toEqual([
      false,
      true,
      false,
    ]);
    expect(behind('4 | Di | | | x | | |', '4 | Di | 1k | | x | | x |')).toEqual([false, false]);
    expect(behind('| Di | | | | | 2+ |', '| Di | | | | | 2+ | x', '| Di | | | | | 5 |')).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a rating has three or four digits, perhaps less than nothing and with a fraction', () => {
    const rated = (rating: string) => isPlayerBehind(`| Di | | ${rating} | | | |`);
    expect(['205', '2050', '-105', '2050.25', '2050,5'].map(rated)).toEqual(Array(5).fill(true));
    expect(['20', '20501', 'x205', '2050.', '2050 x', '205-0', '205.x', 'abc'].map(rated)).toEqual(
      Array(8).fill(false),
    );
  });

  test('a result is one in whatever form, and nothing that is like one', () => {
    const holds = (text: string) => isPlayerBehind(`| Di | | | | | ${text} |`);
    const results = ['5+', '12-/b', '5=/w9', '123456+', '5?', '0+', '5w', '5+/b#231', '5+ 7-'];
    expect(results.filter(holds)).toEqual(results);
    const others = ['x2+', '2+x', 'a+', '5x', '5abc+', '5+/x3', '5+/bxx', '5+/b123', '-', '5', '0', 'x'];
    expect(others.filter(holds)).toEqual([]);
  });

  test('where hardly anybody has more than a name, whatever suits its column more than not', () => {
    const bare = 'Name | Rank | Club | R1\nAnn | | | 2+\nBo | | |\nCy | | |\nEve | | |\nFay | | |';
    const rows = ['Di | | |', 'Di | | Oulu |', 'Di | x | |', 'Di | x | Oulu |', 'Hall 3 | | |'];
    expect(rows.map(row => namesOf(`${bare}\n | | |\n${row}`).length === 6)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    const four = bare.replace('\nFay | | |', '');
    expect(namesOf(`${four}\n | | |\nDi | | |`)).toHaveLength(5);
    expect(namesOf(`${four.replace('\nEve | | |', '')}\n | | |\nDi | | |`)).toHaveLength(3);
  });

  test('what stands above the list separates nothing', () => {
    expect(namesOf(LIST.replace('\n', '\n| | | |\n'))).toEqual(['Ann', 'Bo', 'Cy']);
    expect(isPlayer('| Di | | | | | |', LIST.replace('\n', '\n| | | |\n'))).toBe(true);
  });
});

describe('players with nothing but a name', () => {
  const noted = (rows: string): boolean =>
    told(readWallList(range(`${LIST}\n${rows}`)).problems).some(line => line.endsWith('onlyNames'));

  test('are told where they are few', () => {
    expect(noted('| Di | | | | | |')).toBe(true);
    expect(noted('| Di | | | | | |\n| Eve | | | | | |')).toBe(false);
    expect(noted('| Di | 1k | | | | |\n| Eve | | | | | |\n| Fay | | | | | |')).toBe(false);
  });

  test('have nothing else, be it right or wrong', () => {
    expect(noted('| Di | 1k | x | | | |')).toBe(false);
    expect(noted('| Di | 1k | | | | 5 |')).toBe(false);
    expect(noted('| Di | x | | | | |')).toBe(false);
    expect(noted('| Di | | | | | 5 |')).toBe(false);
  });
});

describe('titles that come again', () => {
  const more = (...names: readonly string[]) =>
    names.map((name, i) => `${i + 7} | ${name} | 1k | | | | |`).join('\n');
  const below = (rows: string) => namesOf(`${LIST}\n| | | |\n${TITLES}\n${rows}`).join(' ');

  test('end the list where most players below have been read', () => {
    expect(below(more('Ann', 'Bo', 'Zed'))).toBe('Ann Bo Cy');
    expect(below(more('Ann', 'Zed'))).toBe('Ann Bo Cy Ann Zed');
    expect(below(`${more('Ann', 'Bo', 'Cy')}\n${'| | | |\n'.repeat(7)}`)).toBe('Ann Bo Cy');
    expect(namesOf(`${LIST}\n${more('Di', 'Eve')}\n| | | |\n${TITLES}\n${more('Zed')}`)).toHaveLength(6);
  });

  test('are a player’s row where rounds are named otherwise', () => {
    const row = '4 | Name | 1k | | | | R1 | 3-';
    expect(isPlayer(row)).toBe(true);
  });
});

describe('another table', () => {
  const left = (rows: string) => {
    const { problems } = readWallList(range(`${LIST}\n| | | |\n${rows}`));
    return problems.flatMap(({ code, values }) => (code === 'rowsLeftOut' ? [values?.['rows']] : []));
  };

  test('begins with its titles, wherever they stand in the row', () => {
    expect(left('Row | Column | |\n7 | Zed | | |\n8 | | | x |')).toEqual(['B6, B7']);
    expect(left('| Row | Column | |\n7 | Zed | 1d | |')).toEqual(['B6, B7']);
    expect(namesOf(`${LIST}\n| | | |\nPlace | Name | R1\n4 | Zed | 1k`)).toEqual(['Ann', 'Bo', 'Cy']);
  });

  test('does not begin with half of such titles', () => {
    expect(isPlayerBehind('| Row | 1d | | | | |')).toBe(true);
    expect(isPlayerBehind('4 | Column | 1d | | | | |')).toBe(true);
  });
});
