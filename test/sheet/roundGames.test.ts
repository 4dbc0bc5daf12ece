import { describe, expect, test } from 'vitest';
import { makeA1 } from '../../src/sheet/cells/cell';
import { readWallList } from '../../src/sheet/read/readWallList';
import { recordRound } from '../../src/sheet/rounds/recordRound';
import { parseResult, resultWord, resultWords } from '../../src/sheet/rounds/roundResult';
import {
  readRoundSheet,
  gameRow,
  playerLabel,
  makeLabel,
  parseLabel,
} from '../../src/sheet/rounds/roundSheet';
import { EVERY_TEXT } from '../../src/text/vocabulary';
import { range, told } from './range';

const WORDS = resultWords(EVERY_TEXT);

/** What a Round sheet changes in a list, and what is told of it. */
function recorded(list: string, sheet: string, several = false): readonly string[] {
  const values = range(list);
  const table = readRoundSheet(range(`Black | White | Handicap | Result | Moves\n${sheet}`), EVERY_TEXT);
  if (!table) throw new Error('no titles');
  const reading = readWallList(values, () => several);
  const { changes, problems } = recordRound(reading, values, 1, table, 'en', WORDS);
  return [
    ...[...changes]
      .sort((a, b) => a.row - b.row)
      .map(({ row, column, after }) => `${makeA1(row, column)} ${after}`),
    ...told(problems).map((line, i) => {
      const { round: _, black, white, ...values } = problems[i]?.values ?? {};
      return [line, ...[black, white].filter(label => label !== undefined), ...Object.values(values)].join(
        ' · ',
      );
    }),
  ];
}

/** Two players, and what stands in their cells of round 1. */
const pair = (ann: string, bo: string) => `No | Name | R1\n1 | Ann | ${ann}\n2 | Bo | ${bo}`;
const game = (ann: string, bo: string, row: string) => recorded(pair(ann, bo), `1 Ann | 2 Bo | ${row}`);

describe('a result of a Round sheet', () => {
  test('goes into both cells, where they have none', () => {
    expect(game('2?/b', '1?/w', '| 1-0 |')).toEqual(['C2 2+/b', 'C3 1-/w']);
    expect(game('2?/b', '1?/w', '| w! |')).toEqual(['C2 2-!/b', 'C3 1+!/w']);
    expect(game('2??', '1？', '| = |')).toEqual(['C2 2=?', 'C3 1=']);
    expect(game('2+/b', '1?/w', '| b |')).toEqual(['C3 1-/w']);
    expect(game('2+/b', '1-/w', '| b |')).toEqual([]);
    expect(game('2?/b', '1?/w', '| |')).toEqual([]);
    expect(game('2?/b', '1?/w', '| ? | 200')).toEqual([]);
    expect(game('2?/b', '1-/w', '| | 200')).toEqual([]);
    expect(game('2+/b', '1?/w', '| | 200')).toEqual([]);
  });

  test('that the list has otherwise is told', () => {
    const differs = (typed: string, listed: string) => [
      `D2 warning roundSheetDisagrees · 1 Ann · 2 Bo · ${typed} · ${listed}`,
    ];
    expect(game('2-/b', '1+/w', '| b |')).toEqual(differs('black', 'white'));
    expect(game('2-/b', '1?/w', '| b |')).toEqual(differs('black', 'white'));
    expect(game('2?/b', '1+/w', '| b |')).toEqual(differs('black', 'white'));
    expect(game('2-/b', '1-/w', '| b |')).toEqual(differs('black', '- – -'));
    expect(game('2-!/b', '1-!/w', '| b |')).toEqual(differs('black', 'bothLose'));
    expect(game('2-!/b', '1-/w', '| b |')).toEqual(differs('black', '- – -'));
    expect(game('2=/b', '1=/w', '| b |')).toEqual(differs('black', 'jigo'));
    expect(game('2-!/b', '1+!/w', '| b |')).toEqual(differs('black', 'whiteByDefault'));
    expect(game('2+/b', '1-/w', '| 1 - 0.5 |')).toEqual(differs('1 - 0.5', 'black'));
  });

  test('of other colours or stones is told', () => {
    expect(game('2?/w', '1?', '| b |')).toEqual([
      'D2 warning roundSheetDisagrees · 1 Ann · 2 Bo · b – w · w – b',
    ]);
    expect(game('2?', '1?/b', '| b |')).toEqual([
      'D2 warning roundSheetDisagrees · 1 Ann · 2 Bo · b – w · w – b',
    ]);
    expect(game('2?/b3', '1?/w3', '| b |')).toEqual([
      'D2 warning roundSheetDisagrees · 1 Ann · 2 Bo · b · b3',
    ]);
    expect(game('2?/b', '1?/w', '12 | b |')).toEqual([
      'D2 warning roundSheetDisagrees · 1 Ann · 2 Bo · b12 · b',
    ]);
    expect(game('2?/b12', '1?/w12', '12 | b |')).toEqual(['C2 2+/b12', 'C3 1-/w12']);
    expect(game('2?', '1?', '3 | b |')).toEqual(['C2 2+', 'C3 1-']);
    expect(game('2?/b', '1?/w', '3x | b |')).toEqual(['C2 2+/b', 'C3 1-/w']);
    expect(game('2?/b', '1?/w', 'x3 | b |')).toEqual(['C2 2+/b', 'C3 1-/w']);
  });

  test('beside no game, or of a game that is not in the list, is told', () => {
    expect(recorded(pair('2?', '1?'), 'bye | | | b |')).toEqual(['D2 warning resultBesideNoGame · bye · b']);
    const unlisted = (row: string, list = pair('2?', '1?')) =>
      recorded(list, `${row} | | b |`).map(line => line.split(' · ')[0]);
    expect(unlisted('1 Ann | 3 Cy')).toEqual(['D2 warning roundGameUnlisted']);
    expect(unlisted('3 Cy | 2 Bo')).toEqual(['D2 warning roundGameUnlisted']);
    expect(unlisted('Ann | 2 Bo')).toEqual(['D2 warning roundGameUnlisted']);
    expect(unlisted('1 Ann | 2 Bo', pair('2?', '0+'))).toEqual(['D2 warning roundGameUnlisted']);
    expect(unlisted('1 Ann | 2 Bo', pair('0+', '1?'))).toEqual(['D2 warning roundGameUnlisted']);
    expect(unlisted('1 Ann | 2 Bo', pair('3?', '1?'))).toEqual(['D2 warning roundGameUnlisted']);
    expect(unlisted('1 Ann | 2 Bo', pair('2? 0=', '1?'))).toEqual(['D2 warning roundGameUnlisted']);
  });

  test('finds a player by name where the number is another’s, and of one name by the number', () => {
    expect(recorded(pair('2?', '1?'), '7 Ann | 8 Bo | | b |')).toEqual(['C2 2+', 'C3 1-']);
    const twins = 'No | Name | R1\n1 | Ann | 2?\n2 | Ann | 1?';
    expect(recorded(twins, '2 Ann | 1 Ann | | b |')).toEqual(['C2 2-', 'C3 1+']);
    expect(recorded(twins, '7 Ann | 1 Ann | | b |')).toEqual([
      'D2 warning roundGameUnlisted · 7 Ann · 1 Ann',
    ]);
    expect(recorded('No | Name | R1\n1 | Bo | 2?\n2 | Ann | 1?', '1 Ann | 2 Bo | | b |')).toEqual([
      'C2 2-',
      'C3 1+',
    ]);
  });

  test('of several games of a pair is that with Black', () => {
    expect(recorded(pair('2?/w 2?/b', '1?/b 1?/w'), '1 Ann | 2 Bo | | b |', true)).toEqual([
      'C2 2?/w 2+/b',
      'C3 1?/b 1-/w',
    ]);
  });
});

describe('the line of a match', () => {
  const teams = `No | Name | Team | R1
    1 | Ann | Oaks  | 4?/b
    2 | Bo  | Oaks  | 5?/w
    3 | Cy  | Oaks  | 6?/b
    4 | Di  | Pines | 1?/w
    5 | Eve | Pines | 2?/b
    6 | Fay | Pines | 3?/w`;
  /** What the line of the match says for the boards, whose own results follow. */
  const match = (line: string, boards: readonly string[] = ['', '', ''], heading = 'Oaks – Pines') => {
    const [one, two, three] = boards;
    const rows = `1 Ann | 4 Di | | ${one} |\n5 Eve | 2 Bo | | ${two} |\n3 Cy | 6 Fay | | ${three} |`;
    const told = recorded(teams, `${heading} | | | ${line} |\n${rows}`);
    return told.map(each => each.replace(/^D[2-4] /, '')).join(', ');
  };
  const FIRST = '4+/b, 5+/w, 6+/b, D5 1-/w, D6 2-/b, D7 3-/w';

  test('gives all boards to one team', () => {
    expect(match('3-0')).toBe(FIRST);
    expect(match('3 : 0')).toBe(FIRST);
    expect(match('0-3')).toBe('4-/b, 5-/w, 6-/b, D5 1+/w, D6 2+/b, D7 3+/w');
    expect(match('3-0', undefined, 'Pines – Oaks')).toBe('4-/b, 5-/w, 6-/b, D5 1+/w, D6 2+/b, D7 3+/w');
    expect(match('3-0', undefined, 'Oaks – Pines, for place 3')).toBe(FIRST);
  });

  test('settles what the boards leave', () => {
    expect(match('2-1', ['w', '', ''])).toBe('4-/b, 5+/w, 6+/b, D5 1+/w, D6 2-/b, D7 3-/w');
    expect(match('2½-½', ['b', 'w', ''])).toBe('4+/b, 5+/w, 6=/b, D5 1-/w, D6 2-/b, D7 3=/w');
    expect(match('1½-1½', ['=', 'w', ''])).toBe('4=/b, 5+/w, 6-/b, D5 1=/w, D6 2-/b, D7 3+/w');
    expect(match('2-1', ['b', 'w', 'w'])).toBe('4+/b, 5+/w, 6-/b, D5 1-/w, D6 2-/b, D7 3+/w');
  });

  test('that leaves a choice or contradicts a board is told', () => {
    const unclear = (line: string) => `warning matchLineUnclear · Oaks – Pines · ${line}`;
    expect(match('2-1')).toBe(unclear('2-1'));
    expect(match('1-1')).toBe(unclear('1-1'));
    expect(match('3-1')).toBe(unclear('3-1'));
    expect(match('3')).toBe(unclear('3'));
    expect(match('x-0')).toBe(unclear('x-0'));
    expect(match('3-x')).toBe(unclear('3-x'));
    expect(match('3-0-0')).toBe(unclear('3-0-0'));
    expect(match('2½-½')).toBe(unclear('2½-½'));
    expect(match('3-0', ['w', '', ''])).toContain('matchLineUnclear');
    expect(match('0-3', ['w', 'w', 'b'])).toContain('matchLineUnclear');
  });

  test('is none above other boards', () => {
    expect(match('3-0', undefined, 'Oaks – Firs')).toBe('warning resultBesideNoGame · Oaks – Firs · 3-0');
    const plain = 'No | Name | R1\n1 | Ann | 2?\n2 | Bo | 1?';
    expect(recorded(plain, ' – | | | 1-0 |\n1 Ann | 2 Bo | | |')).toEqual([
      'D2 warning resultBesideNoGame · – · 1-0',
    ]);
    const rows = '1 Ann | 4 Di | | |\nOaks – Pines | | | 2-0 |\n5 Eve | 2 Bo | | |\n3 Cy | 6 Fay | | |';
    expect(recorded(teams, rows).map(each => each.split(' ')[0])).toEqual(['D3', 'D4', 'D6', 'D7']);
    expect(recorded(teams, rows.replace('3 Cy', '|\n3 Cy'))[0]).toContain('matchLineUnclear');
  });
});

describe('the word for a result', () => {
  const word = (text: string) => {
    const result = parseResult(text, 'en', WORDS);
    return typeof result === 'object' ? resultWord(result) : result;
  };

  test('is that of the dropdown', () => {
    expect(['1-0', '0:1', '½ - ½', 'b+f', 'w !', '0-0', '1-1', '0-0!'].map(word)).toEqual([
      'black',
      'white',
      'jigo',
      'blackByDefault',
      'whiteByDefault',
      'bothLose',
      'bothWin',
      'bothLose',
    ]);
    expect(['=!', 'b+', 'W+12.5', 'b+r', 'b+=', 'w+0,5', 'B+7', 'draw'].map(word)).toEqual([
      'jigo',
      'black',
      'white',
      'black',
      'black',
      'white',
      'black',
      'jigo',
    ]);
    expect(['', '?', ' '].map(word)).toEqual(['none', 'none', 'none']);
    expect(['1-½', 'xb', 'bx', 'x', '11-0', '1-00', 'b!x', '=x', 'b+x', 'b+f1'].map(word)).toEqual(
      Array(10).fill(undefined),
    );
  });

  test('is doubtful for b alone in French', () => {
    expect(parseResult('b', 'fr', WORDS)).toBeUndefined();
    expect(parseResult('b+r', 'fr', WORDS)).toMatchObject({ black: 'won' });
    expect(parseResult('n', 'fr', WORDS)).toMatchObject({ black: 'won' });
  });
});

describe('the label of a player', () => {
  const { wallList } = readWallList(range('No | Name | Rank\n1 | Ann | 3d\n12 | Bo (x) |\n |'));

  test('has number, name and rank, and is read back', () => {
    expect([0, 1, 2].map(player => playerLabel(wallList, player))).toEqual(['1 Ann (3d)', '12 Bo (x)', '']);
    expect([0, 1].map(player => parseLabel(playerLabel(wallList, player)))).toEqual([
      { no: 1, name: 'Ann' },
      { no: 12, name: 'Bo (x)' },
    ]);
    expect(parseLabel('  7   Cy(12k) ')).toEqual({ no: 7, name: 'Cy' });
    expect(['Ann', 'x 7 Ann', '7', ''].map(parseLabel)).toEqual(Array(4).fill(undefined));
  });

  test('stands in the row of a game, which says no handicap of none', () => {
    const [black, white] = wallList.players;
    expect(gameRow({ table: 3, black: black!, white: white!, handicap: 0, komi: 13 })).toEqual([
      '3',
      makeLabel(black!),
      makeLabel(white!),
      '',
      '6½',
    ]);
    expect(gameRow({ table: 3, black: black!, white: white!, handicap: 2, komi: -1 }).slice(3)).toEqual([
      '2',
      '-½',
    ]);
  });
});
