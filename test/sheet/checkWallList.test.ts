import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkWallList } from '../../src/sheet/check/checkWallList';
import { columnToMend } from '../../src/sheet/check/columnToMend';
import { makeEntry } from '../../src/sheet/cells/notation';
import { readWallList } from '../../src/sheet/read/readWallList';
import { makeText, sentenceAtCell, problemMend } from '../../src/sheet/wording';
import { presetSettings } from '../../src/tournament/presets';
import type { Problem } from '../../src/tournament/problem';
import type { System } from '../../src/tournament/systems';
import { range, told } from './range';

const check = (text: string, system: System = 'Swiss'): readonly Problem[] =>
  checkWallList(readWallList(range(text), system), presetSettings('EGF', system));

const text = makeText('en');
const sentences = (problems: readonly Problem[]): readonly string[] =>
  problems.map(problem => sentenceAtCell(text, problem));
const mends = (problems: readonly Problem[]): readonly string[] =>
  problems.map(problem => problemMend(text, problem));

test.each([
  ['No | Name | R1', 1],
  ['No | Surname | First name | R1', 1],
  ['No | First name | R1', 1],
])('a problem of a player stands at the name: %s', (titles, column) => {
  const cells = titles.includes('Surname') ? 'Ann | Kask' : 'Ann';
  const reading = readWallList(range(`${titles}\n1 | ${cells} | 0+`), 'Swiss');
  expect(columnToMend(reading, { code: 'duplicateName' })).toBe(column);
});

describe('nothing to say', () => {
  test('where both players of each game have it', () => {
    const problems = check(`
      No | Name | R1     | R2   | R3     | R4
      1  | Ann  | 2+/w3  | 3=   | 0=     | 4?/b
      2  | Bob  | 1-/b3  | 4-!  | 3-!    |
      3  | Cy   | 4+     | 1=   | 2-!    |
      4  | Dan  | 3-     | 2+!  | 0+     | 1?/w`);
    expect(problems).toEqual([]);
  });

  test('about several games whose colours tell which is which, in whatever order they stand', () => {
    const list = (cell: string) => `Name | R1\nAnn | 2+/b#231 2-/w#187\nBob | ${cell}`;
    expect(check(list('1-/w#231 1+/b#187'), 'Diagonal')).toEqual([]);
    expect(check(list('1+/b#187 1-/w#231'), 'Diagonal')).toEqual([]);
    expect(check(list('1+/b#187 1+/w#231'), 'Diagonal')).toHaveLength(1);
  });

  test('about a colour or handicap that only one of the two gives', () => {
    expect(check('Name | R1 | R2\nAnn | 2+/w | 3+/w3\nBob | 1- | \nCy | | 1-')).toEqual([]);
  });
});

describe('two players of a game', () => {
  test('with results that do not fit: told once, both count as typed', () => {
    const problems = check('Name | R1\nAnn | 2+\nBob | 1+');
    expect(sentences(problems)).toEqual([
      'B2: Ann has “2+” (a win) and Bob has “1+” (a win, B3); each counts as typed.',
    ]);
  });

  test('who both lost', () => {
    expect(told(check('Name | R1\nAnn | 2-\nBob | 1-'))).toEqual(['B2 warning opponentDisagrees']);
    expect(told(check('Name | R1\nAnn | 2-!\nBob | 1-!'))).toEqual([]);
  });

  test('half typed: told where the result is still open', () => {
    const problems = check('Name | R1\nAnn | 2+\nBob | 1?');
    expect(sentences(problems)).toEqual([
      'B3: Bob has “1?” (not yet played) and Ann has “2+” (a win, B2); each counts as typed.',
    ]);
  });

  test('one of whom has an empty cell', () => {
    const problems = check('Name | R1\nAnn | 2+/w3\nBob |');
    expect(sentences(problems)).toEqual(['B2: Ann plays Bob, whose cell B3 is empty.']);
    expect(mends(problems)).toEqual(['Type 1-/b3 into B3, or mend the number here.']);
  });

  test('one of whom plays somebody else', () => {
    const problems = check('Name | R1\nAnn | 2+\nBob | 3-\nCy | 2+');
    expect(sentences(problems)).toEqual(['B2: Ann plays Bob, but B3 has “3-”.']);
  });

  test('one of whom has a bye', () => {
    expect(sentences(check('Name | R1\nAnn | 2+\nBob | 0+'))).toEqual([
      'B2: Ann plays Bob, but B3 has “0+”.',
    ]);
  });

  test('with the same colour', () => {
    expect(told(check('Name | R1\nAnn | 2+/b\nBob | 1-/b'))).toEqual(['B2 warning colourDisagrees']);
  });

  test('with different handicaps', () => {
    expect(told(check('Name | R1\nAnn | 2+/w3\nBob | 1-/b2'))).toEqual(['B2 warning handicapDisagrees']);
    expect(told(check('Name | R1\nAnn | 2+/w3\nBob | 1-/b'))).toEqual(['B2 warning handicapDisagrees']);
  });

  test('where one cell cannot be read: told once, as the error', () => {
    expect(told(check('Name | R1\nAnn | 2+\nBob | 1'))).toEqual(['B3 error resultMissing']);
  });

  test('in two games of a round', () => {
    const text = 'Name | R1a | R1b\nAnn | 2+/b | 2-/w\nBob | 1-/w | 1+/b';
    expect(check(text, 'Diagonal')).toEqual([]);
    const wrong = 'Name | R1\nAnn | 2+/b 2-/w\nBob | 1-/w 1-/b';
    expect(told(check(wrong, 'Diagonal'))).toEqual(['B2 warning opponentDisagrees']);
  });
});

describe('opponents and rounds', () => {
  test('an opponent who is not listed', () => {
    expect(sentences(check('Name | R1\nAnn | 14+'))).toEqual([
      'B2: Ann plays number 14, who is not in the list.',
    ]);
  });

  test('a second bye', () => {
    expect(sentences(check('Name | R1 | R2 | R3\nAnn | 0+ | 0= | 0+'))).toEqual([
      'D2: Ann has a bye in round 1 and again in round 3.',
    ]);
  });

  test('a second meeting, told once', () => {
    const twice = 'Name | R1 | R2\nAnn | 2+ | 2-\nBob | 1- | 1+';
    expect(sentences(check(twice))).toEqual(['C2: Ann and Bob met in round 1 and again in round 2.']);
    expect(check(twice, 'Round robin')).toEqual([]);
  });

  test('a game in a round that the player is out of', () => {
    const problems = check('Name | Out | R1 | R2\nAnn | 2- | 2+ | 2-\nBob | 1 | 1- | 1+', 'Round robin');
    expect(told(problems)).toEqual(['D2 warning outButPlaying', 'C3 warning outButPlaying']);
  });

  test('½ for an absence outside McMahon and Swiss (A20)', () => {
    expect(told(check('Name | R1\nAnn | 0=', 'Round robin'))).toEqual(['B2 warning halfOutsideSwiss']);
    expect(check('Name | R1\nAnn | 0=', 'McMahon')).toEqual([]);
  });
});

test('a name given twice', () => {
  expect(sentences(check('Name | R1\nAnn  Kask | 0+\nBob | 0=\nANN Kask | 0='))).toEqual([
    'A4: The name ANN Kask is also at A2.',
  ]);
});

test('a list without names speaks of numbers', () => {
  expect(sentences(check('2+ | 0+\n1+ | 0='))).toEqual([
    'A1: #1 has “2+” (a win) and #2 has “1+” (a win, A2); each counts as typed.',
  ]);
});

test('everything in the order of rows, then columns', () => {
  const problems = check(`
    No | Name | Rank | R1 | R2
    1  | Ann  | 9x   | 2+ | 14
    2  | Bob  | 1d   | 1+ | 9-
    2  | Bob  |      |    | won`);
  expect(told(problems)).toEqual([
    'C2 warning unreadableRank',
    'D2 warning opponentDisagrees',
    'E2 error resultMissing',
    'E3 warning unlistedOpponent',
    'A4 warning duplicateNumber',
    'B4 warning duplicateName',
    'E4 error unreadableCell',
  ]);
});

test('addresses follow the range to where it stands in the sheet', () => {
  const [problem] = check('Name | R1\nAnn | 2+\nBob |');
  const origin = { row: 3, column: 2 };
  const there = makeText('en', origin);
  expect(sentenceAtCell(there, problem as Problem, origin)).toBe(
    'D5: Ann plays Bob, whose cell D6 is empty.',
  );
});

test('a list in which every cell mirrors its opponent’s has no problems but repeats', () => {
  // Pairs of a random round robin of six, results and colours by dice.
  const game = fc.tuple(
    fc.constantFrom('won', 'lost', 'jigo', 'unknown'),
    fc.boolean(),
    fc.integer({ min: 0, max: 9 }),
  );
  const opposite = { won: 'lost', lost: 'won', jigo: 'jigo', unknown: 'unknown' } as const;
  fc.assert(
    fc.property(
      fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 }),
      fc.array(game, { minLength: 3, maxLength: 3 }),
      (order, games) => {
        const cells: string[] = [];
        games.forEach(([outcome, first, handicap], i) => {
          const [one, other] = [order[2 * i] as number, order[2 * i + 1] as number];
          const same = { kind: 'game', handicap, byDefault: false, moves: undefined } as const;
          const colour = first ? 'black' : 'white';
          cells[one - 1] = makeEntry({ ...same, opponentNo: other, outcome, colour });
          cells[other - 1] = makeEntry({
            ...same,
            opponentNo: one,
            outcome: opposite[outcome],
            colour: first ? 'white' : 'black',
          });
        });
        const values = [['Name', 'R1'], ...cells.map((cell, i) => [`Player ${i + 1}`, cell])];
        expect(checkWallList(readWallList(values), presetSettings('EGF', 'Swiss'))).toEqual([]);
      },
    ),
  );
});

test('what is very long is quoted in part', () => {
  const long = 'x'.repeat(50_000);
  const problems = checkWallList(
    readWallList([
      ['Name', 'Rank', 'R1', 'R2'],
      [long, long, long, '9+'],
      ['Bob', '', '1+', long],
    ]),
    presetSettings('EGF', 'Swiss'),
  );
  expect(problems).toHaveLength(4);
  for (const sentence of sentences(problems)) expect(sentence.length).toBeLessThan(250);
});
