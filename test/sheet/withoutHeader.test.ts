import { describe, expect, test } from 'vitest';
import { readWallList } from '../../src/sheet/read/readWallList';
import { playersOf, range, told } from './range';

/** Players and columns of rounds of a list without titles, and what is told of it. */
function list(text: string): string {
  const reading = readWallList(range(text));
  return `${playersOf(reading).join(', ')} / ${reading.rounds.flat().join(' ')}`;
}
const notes = (text: string): readonly string[] => {
  const { problems } = readWallList(range(text));
  return told(problems).map((line, i) => [line, ...Object.values(problems[i]?.values ?? {})].join(' · '));
};

const ROWS = `
  1 | Ann | 3d | 2+ | 3+
  2 | Bo  | 2d | 1- | 4+
  3 | Cy  | 1d | 4+ | 1-
  4 | Di  | 1k | 3- | 2-`;

describe('the rows', () => {
  test('are counted from the first player, without lines of comment', () => {
    expect(list(ROWS)).toBe('1 Ann, 2 Bo, 3 Cy, 4 Di / 3 4');
    expect(list(`Spring Cup | | | |\n${ROWS}`)).toBe('1 Ann, 2 Bo, 3 Cy, 4 Di / 3 4');
    expect(list(ROWS.replace('\n  2', '\n; late\n  2'))).toBe('1 Ann, 2 Bo, 3 Cy, 4 Di / 3 4');
    expect(list(`; 2026 | | | |\n; Oulu | | | |${ROWS}`)).toBe('1 Ann, 2 Bo, 3 Cy, 4 Di / 3 4');
  });

  test('are counted from the first one of the range where blank rows alone stand above', () => {
    expect(list('|\nAnn | 3+\nBo | 2-')).toBe('2 Ann, 3 Bo / 1');
    expect(list('Cup |\n|\nAnn | 2+\nBo | 1-')).toBe('1 Ann, 2 Bo / 1');
  });

  test('begin where the games have two players, if a heading looks like a player', () => {
    const heading = '6 | Spring Cup | 2d | |';
    expect(list(`${heading}${ROWS}`)).toBe('1 Ann, 2 Bo, 3 Cy, 4 Di / 3 4');
    expect(notes(`${heading}${ROWS}`)).toContain('B1 note rowsLeftOut · B1 · Spring Cup');
    const late = '1 | Ann | 3d | \n2 | Bo | 2d | 3+\n3 | Cy | 1d | 2-';
    expect(list(late)).toBe('1 Ann, 2 Bo, 3 Cy / 3');
    // A game of one player decides nothing, nor does a bye.
    expect(list('1 | Ann | 3d | \n2 | Bo | 2d | 1+\n3 | Cy | 1d | 0+')).toBe('1 Ann, 2 Bo, 3 Cy / 3');
  });

  test('that are left out are told, blank ones and comments are not', () => {
    expect(notes(`${ROWS}\n| | | |\n; late\nTotal | | | | \n | Prizes | | |`)).toEqual([
      'D1 note roundsGuessed · D1, E1',
      'B7 note rowsLeftOut · B7, B8 · Total',
    ]);
    expect(notes('Ann | x\nBo | y')).toEqual(['error noRounds']);
  });
});

describe('the columns', () => {
  test('of results have no other text; what is not read beside a result is told', () => {
    expect(list('Ann | 2+ | 2+\nBo | 1- | 1-\nCy | 0+ | x')).toBe('1 Ann, 2 Bo, 3 Cy / 1');
    expect(notes('Ann | 2+ | 2+\nBo | 1- | 1-\nCy | 0+ | x')).toEqual(['C3 warning columnIgnored · x']);
    expect(notes('Ann | 2+ | 2+\nBo | 1- | x')).toEqual(['C2 warning columnIgnored · x']);
    expect(notes('Ann | 2+ | 2+\nBo | 1- | x\nCy | 0+ | y')).toEqual(['C2 warning columnIgnored · x']);
    expect(notes('Ann | 2+ | 92L\nBo | 1- | x')).toEqual([]);
  });

  test('of games that nobody knows are rounds; each unknown game is told by its cell', () => {
    const unknown = `
      1 | Ann | 6d | JP | 2+ | ?  | 3+
      2 | Bob | 7d | CN | 1- | ?  | 4+
      3 | Cid | 7d | JP | 4+ | ?  | 1-
      4 | Dan | 7d | CN | 3- | 1- | 2-`;
    expect(list(unknown)).toBe('1 Ann, 2 Bob, 3 Cid, 4 Dan / 4 5 6');
    expect(notes(unknown)).toEqual([
      'F1 error unreadableCell · ?',
      'F2 error unreadableCell · ?',
      'F3 error unreadableCell · ?',
    ]);
    expect(list('Ann | ? | 2+\nBo | ? | 1-')).toBe('1 Ann, 2 Bo / 2');
  });

  test('of results have fewer numbers alone', () => {
    expect(list('Ann | 5 | 2+\nBo | 6 | 1-\nCy | 3+ | 0+')).toBe('1 Ann, 2 Bo, 3 Cy / 2');
    expect(list('Ann | 5 | 2+\nBo | 3+ | 1-')).toBe('1 Ann, 2 Bo / 1 2');
  });

  test('are judged from the first row with a result on', () => {
    expect(notes(`Spring | Cup | in | Oulu | 2026${ROWS}`)).not.toContain('D1 warning columnIgnored · Oulu');
    expect(list(`Spring | Cup | in | Oulu | 2026${ROWS}`)).toBe('1 Ann, 2 Bo, 3 Cy, 4 Di / 3 4');
  });

  test('of names hold words in every row, before the results', () => {
    expect(list('x | Ann | 2+\nBo | Bo | 1-')).toBe('1 Ann, 2 Bo / 2');
    expect(list('| Ann | 2+\n | Bo | 1-')).toBe('1 Ann, 2 Bo / 2');
    expect(list('Ulm | Ann | 2+\n | Bo | 1-')).toBe('1 Ulm, 2  / 2');
    expect(list('2+ | Ann\n1- | Bo')).toBe('1 , 2  / 0');
  });
});

describe('a row without results', () => {
  const has = (row: string, rows = ROWS) => list(`${rows}\n${row}`).includes(row.split('|')[1]!.trim());

  test('is a player’s where four of five players have such a number or rank', () => {
    expect(has('5 | Eve | 2k | |')).toBe(true);
    expect(has('5 | Eve | | |')).toBe(true);
    expect(has('| Eve | 2k | |')).toBe(true);
    expect(has('| Eve | | |')).toBe(false);
    expect(has('5 | Eve | x | |')).toBe(false);
    expect(has('x | Eve | 2k | |')).toBe(false);
    expect(has('5 | Total | 2k | |')).toBe(false);
    const unranked = ROWS.replace('1k', '  ');
    expect(has('5 | Eve | x | |', unranked)).toBe(true);
    expect(has('6 | Eve | x | |', `${unranked}\n5 | Fay | 3k | 0+ | 0+`)).toBe(false);
  });

  test('is one’s of a name alone beside another, if nobody has more', () => {
    const names = 'Ann | Oulu | 2+\nBo | Ulm | 1-';
    expect(has('Cy | Cy | ', names)).toBe(true);
    expect(list(`${names}\n|\nCy | | `)).toBe('1 Ann, 2 Bo / 2');
    expect(list(`${names}\nCy | | \n|`)).toBe('1 Ann, 2 Bo, 3 Cy / 2');
    expect(list(`${names}\nHall 3 | | `)).toBe('1 Ann, 2 Bo / 2');
    expect(list(`${names}\nThe prizes | | `)).toBe('1 Ann, 2 Bo / 2');
    expect(list(`${names}\n7 | | `)).toBe('1 Ann, 2 Bo / 2');
  });
});
