import { describe, expect, test } from 'vitest';
import { BLACK, NONE, WHITE } from '../../src/pairing/game/colour';
import { makeColours } from '../../src/pairing/game/colourHistory';
import { readRoster } from '../../src/pairing/game/fixedPairs';
import { atFixedTables } from '../../src/pairing/game/fixedTables';
import { sameClub, sameCountry } from '../../src/pairing/game/home';
import { inOrderOfLots } from '../../src/pairing/game/lotOrder';
import { makeMeetings } from '../../src/pairing/game/meetings';
import { defaultsLast, tabled } from '../../src/pairing/game/plainGame';
import {
  labelOfNumber,
  labels,
  firstNames,
  pairLabel,
  remarkValues,
  shortLabel,
  type Remark,
} from '../../src/pairing/game/remark';
import type { GameWithoutTable } from '../../src/pairing/game/pairedGame';
import { tableNumbers } from '../../src/pairing/game/tables';
import type { Settings } from '../../src/tournament/settings';
import { wallListText } from '../wallListText';
import { pairText, remarksOn, standingText } from './pairingText';

describe('who has met whom', () => {
  // Ann and Bo met twice in round 1 and again in round 2; Di's game stands in one row only; Cy met a stranger.
  const LIST = wallListText(`
    No | Name | R1           | R2      | R3
    1  | Ann  | 2+/b 2-/w  | 2+/b    | 3+/b
    2  | Bo   | 1-/w 1+/b  | 1-/w    | .
    3  | Cy   | 4+           | 9+      | 1-/w
    4  | Di   | .            | 0=      | .`);
  const several = (round: number) => makeMeetings(LIST, round);

  test('the latest round before the one asked for', () => {
    const rounds = (round: number) => [
      several(round).last(0, 1),
      several(round).last(1, 0),
      several(round).last(0, 2),
    ];
    expect(rounds(1)).toEqual([0, 0, 0]);
    expect(rounds(2)).toEqual([1, 1, 0]);
    expect(rounds(3)).toEqual([2, 2, 0]);
    expect(rounds(4)).toEqual([2, 2, 3]);
  });
  test('everybody in the list whom a player has met', () => {
    const list = wallListText('Name | R1 | R2 | R3\nAnn | 9+ | 2+ | 0=\nBo | 9- | 1- | 3+\nCy | . | 9= | 2-');
    expect([0, 1, 2].map(player => makeMeetings(list, 4).of(player))).toEqual([[1], [0, 2], [1]]);
  });
  test('the colour of the last game, against each other', () => {
    const first = wallListText('Name  R1\nAnn  2+/b\nBo  1-/w');
    expect(makeMeetings(first, 2).colour(0, 1)).toBe(BLACK);
    expect(makeMeetings(first, 2).colour(1, 0)).toBe(WHITE);
    expect(makeMeetings(first, 1).colour(0, 1)).toBe(NONE);
    const fromOneRow = wallListText('Name  R1\nAnn  2+\nBo  1-/w');
    expect(makeMeetings(fromOneRow, 2).colour(0, 1)).toBe(BLACK);
    const unknownLast = wallListText('Name  R1  R2\nAnn  2+/b  2+\nBo  1-/w  1-');
    expect(makeMeetings(unknownLast, 2).colour(0, 1)).toBe(BLACK);
    expect(makeMeetings(unknownLast, 3).colour(0, 1)).toBe(NONE);
    const fromTheOther = wallListText('Name  R1\nAnn  2+/b\nBo  1-');
    expect(makeMeetings(fromTheOther, 2).colour(0, 1)).toBe(BLACK);
    const white = wallListText('Name  R1\nAnn  2+/w\nBo  1-/b');
    expect(makeMeetings(white, 2).colour(0, 1)).toBe(WHITE);
  });
  test('of several games in a round the last one, whoever has typed it', () => {
    const after = (ann: string, bo: string, cy = '.') => {
      const list = wallListText(`Name | R1 | R2\nAnn | ${ann} | .\nBo | ${bo} | .\nCy | ${cy} | .`);
      return [makeMeetings(list, 2).colour(0, 1), makeMeetings(list, 2).colour(1, 0)];
    };
    expect(after('2+/b 2-/w', '1-/w 1+/b')).toEqual([WHITE, BLACK]);
    // Bo has typed the first one alone, or nothing; the last one has no colour.
    expect(after('2+/b 2-/w', '1-/w')).toEqual([WHITE, BLACK]);
    expect(after('2+/b 2-/w', '.')).toEqual([WHITE, BLACK]);
    expect(after('2+/b 2-', '.')[0]).toBe(NONE);
    // A game with somebody else before it does not make it a later one.
    expect(after('3+/b 2+', '1-/b', '1-/w')).toEqual([WHITE, BLACK]);
    expect(after('2+', '3+/b 1-/b', '2-/w')).toEqual([WHITE, BLACK]);
  });
  test('everybody met, strangers and rounds off apart', () => {
    expect([0, 1, 2, 3].map(player => [...several(4).of(player)].sort())).toEqual([[1, 2], [0], [0, 3], [2]]);
    expect(several(4).of(7)).toEqual([]);
    expect(several(4).last(2, 3)).toBe(1);
  });
});

test('colours before a round: even games that were played', () => {
  const list = wallListText(`
    Name  R1      R2      R3      R4
    Ann   2+/b    3-/w2   4+!/b   2+/w
    Bo    1-/w    4+      0=      1-/b`);
  expect(makeColours(list, 5).map(own => [...own])).toEqual([
    [1, 0, 0, -1],
    [-1, 0, 0, 1],
  ]);
  expect(makeColours(list, 2).map(own => [...own])).toEqual([[1], [-1]]);
});

describe('the sentence of a remark is filled with', () => {
  const players = wallListText('Name\nAnn\nBo');
  test.each<[Remark, object]>([
    [
      { kind: 'scoreDifference', difference: 3, down: 0, up: 1 },
      { points: '1½', down: 'Ann (1)', up: 'Bo (2)' },
    ],
    [
      { kind: 'scoreDifference', difference: 1, down: 1, up: 0 },
      { points: '½', down: 'Bo (2)', up: 'Ann (1)' },
    ],
    [
      { kind: 'scoreDifference', difference: 4, down: 1, up: 0 },
      { points: '2', down: 'Bo (2)', up: 'Ann (1)' },
    ],
    [{ kind: 'thirdBlack', player: 0 }, { player: 'Ann (1)' }],
    [{ kind: 'thirdWhite', player: 1 }, { player: 'Bo (2)' }],
    [{ kind: 'byDefault', player: 1 }, { player: 'Bo (2)' }],
    [
      { kind: 'match', teams: 'Oaks – Pines', board: 2 },
      { teams: 'Oaks – Pines', board: 2 },
    ],
    [
      { kind: 'matchScores', difference: 2, down: 'Oaks', up: 'Pines' },
      { points: '1', down: 'Oaks', up: 'Pines' },
    ],
    [{ kind: 'repeat', lastRound: 3 }, { round: 3 }],
    [{ kind: 'handicap', stones: 4 }, { stones: 4 }],
    [{ kind: 'anotherBye', before: 1 }, { before: 1 }],
    [{ kind: 'playoff', place: 1 }, { place: 1 }],
    [
      { kind: 'otherCategory', black: 'A', white: 'B' },
      { black: 'A', white: 'B' },
    ],
    [
      { kind: 'otherGroup', black: 'A', white: '–' },
      { black: 'A', white: '–' },
    ],
    [{ kind: 'sameClub' }, {}],
    [{ kind: 'sameCountry' }, {}],
    [{ kind: 'ratherNot' }, {}],
    [{ kind: 'coloursUndue' }, {}],
    [{ kind: 'fixed' }, {}],
    [{ kind: 'thirdPlace' }, {}],
    [{ kind: 'bye' }, {}],
  ])('%j', (remark, values) => expect(remarkValues(remark, players)).toEqual(values));

  test('short names where the players stand beside it', () => {
    expect(remarkValues({ kind: 'byDefault', player: 1 }, players, shortLabel)).toEqual({ player: '#2' });
    expect(shortLabel(players, 7)).toBe('#?');
  });
});

test('players in sentences', () => {
  const list = wallListText('No  Name\n3  Ann\n7  Bo\n5  .');
  expect(labels(list, [0, 1, 2])).toBe('Ann (3), Bo (7), (5)');
  expect(labels(list, [9])).toBe('');
  expect(pairLabel(list, [1, 0])).toBe('Bo (7) – Ann (3)');
  expect(labelOfNumber(list, 3)).toBe('Ann (3)');
  expect(labelOfNumber(list, 4)).toBe('#4');
  expect(firstNames(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d, e, f');
  expect(firstNames(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])).toBe('a, b, c, d, e, f, +2');
});

describe('tables', () => {
  const game = (black: number, wonBy?: 'black'): GameWithoutTable => ({
    black,
    white: black + 1,
    handicap: 0,
    komi: 13,
    fixed: false,
    remarks: [],
    ...(wonBy && { wonBy }),
  });
  test('go on behind an excluded one, games by default at the end', () => {
    const games = [game(0), game(2, 'black'), game(4), game(6)];
    expect(tabled(games, [2, 3]).map(({ table, black }) => [table, black])).toEqual([
      [1, 0],
      [4, 4],
      [5, 6],
      [6, 2],
    ]);
    expect(defaultsLast(games).map(({ black }) => black)).toEqual([0, 4, 6, 2]);
  });
  test('the first category first, then the score of both, then the place', () => {
    const of = (categories: [number, number], scores: [number, number], places: [number, number]) => ({
      categories,
      scores,
      places,
    });
    const games = [
      of([2, 2], [9, 9], [0, 1]),
      of([1, 3], [2, 2], [2, 3]),
      of([2, 1], [0, 0], [4, 5]),
      of([1, 1], [0, 0], [9, 8]),
    ];
    expect(tableNumbers(games, [])).toEqual([4, 3, 2, 1]);
    const scored = [
      { scores: [2, 6], places: [5, 1] },
      { scores: [6, 4], places: [0, 6] },
      { scores: [4, 6], places: [3, 2] },
      { scores: [6, 4], places: [2, 9] },
    ] as const;
    expect(tableNumbers(scored, [1])).toEqual([5, 2, 3, 4]);
  });
});

test('lots put players in another order for another purpose, the same for the same', () => {
  const standing = standingText('Name\nAnn\nBo\nCy\nDi\nEd', { seed: '7' });
  const drawn = (context: string) => inOrderOfLots(standing, [4, 2, 0], context);
  expect([...drawn('draw')].sort()).toEqual([0, 2, 4]);
  expect(drawn('draw')).toEqual(inOrderOfLots(standing, [0, 2, 4], 'draw'));
  const orders = new Set(Array.from({ length: 12 }, (_, round) => String(drawn(`round-${round}`))));
  expect(orders.size).toBeGreaterThan(1);
});

test('a country is the same only where both have typed it, a club where its name is the same', () => {
  const [ann, bo, cy] = wallListText(`
    Name | Country | Club
    Ann  | .       | Ulm
    Bo   | .       | Bonn
    Cy   | FR      | ulm`).players;
  expect([sameCountry(ann!, bo!), sameCountry(cy!, cy!)]).toEqual([false, true]);
  expect([sameClub(ann!, bo!), sameClub(ann!, cy!)]).toEqual([false, true]);
});

describe('tables that are fixed', () => {
  const list = wallListText('No  Name\n11  Ann\n12  Bo\n13  Cy\n14  Di\n15  Ed\n16  Flo');
  const game = (table: number, black: number, wonBy?: 'black') => ({
    ...{ table, black, white: black + 1, handicap: 0, komi: 13, fixed: false, remarks: [] },
    ...(wonBy && { wonBy }),
  });
  const tables = (
    games: readonly ReturnType<typeof game>[],
    fixedTables: Settings['fixedTables'],
    excludedTables: readonly number[] = [],
  ) => atFixedTables(games, list, { fixedTables, excludedTables }).map(({ table, black }) => [table, black]);
  const games = [game(3, 4), game(1, 0), game(2, 2)];

  test('are those of either player, and the others go on in their order', () => {
    expect(tables(games, [[12, 2]])).toEqual([
      [1, 2],
      [2, 0],
      [3, 4],
    ]);
    expect(tables(games, [[15, 9]], [1])).toEqual([
      [2, 0],
      [3, 2],
      [9, 4],
    ]);
    // Nobody has asked for one: all stays as it was.
    expect(tables(games, [])).toEqual(games.map(({ table, black }) => [table, black]));
  });

  test('are not for who has nobody to play, nor taken twice', () => {
    expect(tables([game(1, 0, 'black'), game(2, 2)], [[11, 5]])).toEqual([
      [1, 0],
      [2, 2],
    ]);
    expect(
      tables(games, [
        [11, 7],
        [13, 7],
      ]),
    ).toEqual([
      [1, 2],
      [2, 4],
      [7, 0],
    ]);
    expect(
      tables(games, [
        [11, 7],
        [12, 8],
        [99, 4],
      ]),
    ).toContainEqual([7, 0]);
  });
});

describe('a game of a table', () => {
  const TABLE = `
    Name  Rank  R1    R2    R3    R4
    Ann   1d    4+/b  2+/b  3+/w  .
    Bo    1d    3+/b  1-/w  4+/b  .
    Cy    1d    2-/w  4-/w  1-/b  .
    Di    1d    1-/w  3+/b  2-/w  .`;
  const settings = { system: 'Round robin', cycles: 2 } as const;

  test('says that the two have met, and nothing of points; nobody has typed it', () => {
    const round = pairText(TABLE, settings);
    expect(round.games.map(({ remarks, fixed }) => [remarks.map(({ kind }) => kind), fixed])).toEqual([
      [['repeat'], false],
      [['repeat'], false],
    ]);
  });

  test('has the colours against those of the last meeting', () => {
    const { games } = pairText(TABLE, settings);
    const black = games.map(({ black: player }) => player);
    // Ann had Black against Di, Bo against Cy.
    expect(black).toEqual(expect.arrayContaining([2, 3]));
  });
});

describe('remarks on a game', () => {
  const pair = (rows: string, settings: Partial<Settings> = {}) => {
    const text = `Name | Rank | Country | Club | Category | Group | R1 | R2 | R3\n${rows}`;
    return { text, round: pairText(text, settings) };
  };
  const told = (rows: string, settings: Partial<Settings> = {}) => {
    const { text, round } = pair(rows, settings);
    return remarksOn(text, round, 'Ann');
  };

  test('a club, or a country where not all come from one', () => {
    expect(told('Ann | 1d | DE | Ulm | . | . | .\nBo | 1d | de | ULM | . | . | .')).toEqual(['sameClub']);
    expect(told('Ann | 1d | DE | Ulm | . | . | .\nBo | 1d | FR | Ulm | . | . | .')).toEqual([]);
    expect(told('Ann | 1d | DE | Ulm | . | . | .\nBo | 1d | . | Ulm | . | . | .')).toEqual(['sameClub']);
    expect(told('Ann | 1d | DE | . | . | . | .\nBo | 1d | DE | . | . | . | .')).toEqual([]);
    expect(told('Ann | 1d | . | . | . | . | .\nBo | 1d | . | . | . | . | .')).toEqual([]);
    const three = 'Ann | 1d | DE | . | . | . | .\nBo | 1d | DE | . | . | . | .\nCy | 1d | . | . | . | . | 0=';
    expect(told(three)).toEqual([]);
    expect(told(three.split('\n').reverse().join('\n'))).toEqual([]);
    expect(told(three.replace('Cy | 1d | .', 'Cy | 1d | FR'))).toEqual(['sameCountry']);
    const rest = 'Cy | 1d | DE | . | . | . | .\nDi | 1d | DE | . | . | . | .';
    expect(told(`Ann | 1d | DE | . | . | . | 2?\nBo | 1d | DE | . | . | . | 1?\n${rest}`)).toEqual(['fixed']);
  });

  test('that somebody would rather not have, of these two alone', () => {
    const rows = ['Ann', 'Bo', 'Cy'].map(name => `${name} | 1d | . | . | . | . | .`).join('\n');
    const typed = rows.replace(/\.$/m, '2?/b').replace(/(Bo.*)\.$/m, '$11?/w');
    expect(told(typed, { ratherNot: [[1, 2]] })).toEqual(['fixed', 'ratherNot']);
    expect(
      told(typed, {
        ratherNot: [
          [1, 3],
          [2, 3],
        ],
      }),
    ).toEqual(['fixed']);
  });

  test('a handicap instead of colours', () => {
    const rows = 'Ann | 4d | . | . | . | . | 5+/b | 6+/b | .\nBo | 1d | . | . | . | . | 7+/w | 8+/w | .';
    expect(told(rows, { handicap: 'rank', handicapReduction: 0 })).toEqual(['handicap']);
  });

  test('other groups, where groups play apart', () => {
    const rows = 'Ann | 1d | . | . | . | Kids | .\nBo | 1d | . | . | . | . | .';
    expect(told(rows, { groups: 'apart' })).toEqual(['otherGroup']);
    expect(told(rows)).toEqual([]);
    expect(told(rows, { groups: 'apart', system: 'Knock-out' })).toEqual([]);
    expect(told(rows.replace('| . | . | . | . | .', '| . | . | . | kids | .'), { groups: 'apart' })).toEqual(
      [],
    );
    const { round } = pair(rows, { groups: 'apart' });
    const [remark] = round.games[0]!.remarks;
    expect([Object.values(remark!)].flat().sort()).toEqual(['Kids', 'otherGroup', '–'].sort());
  });

  test('other categories, in a Swiss by categories alone', () => {
    const rows = 'Ann | 1d | . | . | A | . | .\nBo | 1d | . | . | B | . | .';
    expect(told(rows, { system: 'Swiss by categories' })).toEqual(['otherCategory']);
    expect(told(rows)).toEqual([]);
    expect(told(rows.replace('B |', 'a |'), { system: 'Swiss by categories' })).toEqual([]);
  });

  test('who is drawn down', () => {
    const rows = 'Ann | 1d | . | . | . | . | 9+ | .\nBo | 1d | . | . | . | . | 8- | .';
    for (const [one, other] of [
      ['9+', '8-'],
      ['9-', '8+'],
    ] as const) {
      const { round } = pair(rows.replace('9+', one).replace('8-', other));
      expect(round.games[0]!.remarks).toContainEqual({
        kind: 'scoreDifference',
        difference: 2,
        down: one === '9+' ? 0 : 1,
        up: one === '9+' ? 1 : 0,
      });
    }
  });
});

describe('pairs that were typed', () => {
  const roster = (text: string, round = 1) => readRoster(wallListText(text), round);
  test('stand once, with the colour and the handicap of either row', () => {
    const { pairs, free, problems } = roster('Name  R1\nAnn  2?\nBo  1?/b2\nCy  .');
    expect(pairs).toEqual([{ players: [0, 1], colour: 'white', handicap: 2 }]);
    expect(free).toEqual([2]);
    expect(problems).toEqual([]);
  });
  test('are completed where one row is empty, and stand once', () => {
    const { pairs, problems } = roster('Name  R1\nAnn  .\nBo  1?/b');
    expect(pairs).toEqual([{ players: [1, 0], colour: 'black', handicap: 0 }]);
    expect(problems).toEqual([
      {
        code: 'fixedPairIncomplete',
        severity: 'warning',
        place: { kind: 'entry', player: 0, round: 1 },
        values: { player: 'Bo (2)', opponent: 'Ann (1)', round: 1 },
      },
    ]);
  });
  test('contradict each other', () => {
    const { problems } = roster('Name  R1\nAnn  2?\nBo  3?\nCy  2?');
    expect(problems.map(({ severity }) => severity)).toEqual(['error']);
    const both = roster('Name  R1\nAnn  3?\nBo  3?\nCy  .');
    expect(both.problems.map(({ severity }) => severity)).toEqual(['warning', 'error']);
  });
  test('leave out who is out', () => {
    const { free, out } = roster('Name | Out | R1 | R2\nAnn | 1 | . | .\nBo | 2 | . | .\nCy | . | . | .');
    expect([free, out]).toEqual([[1, 2], [0]]);
  });
});
