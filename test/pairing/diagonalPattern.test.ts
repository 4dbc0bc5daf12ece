import { describe, expect, test } from 'vitest';
import { diagonalPairs } from '../../src/pairing/diagonal/diagonalPattern';
import { avoidRepeats } from '../../src/pairing/diagonal/diagonalRepeats';
import { worthOf, type Badness } from '../../src/pairing/diagonal/diagonalWorth';
import {
  firstRoundPairs,
  manyLeftPairs,
  ringOf,
  ringPairs,
  opponentDistance,
  tidy,
  upperHalf,
  type PatternPair,
} from '../../src/pairing/diagonal/patterns';
import { presetSettings } from '../../src/tournament/presets';
import { pairsIn, workedCase } from '../rules/cases';

const settings = presetSettings('EGF', 'Diagonal');

/** Opponents of each player, by position. */
const opponents = (players: number, pairs: readonly PatternPair[]): readonly (readonly number[])[] =>
  Array.from({ length: players }, (_, i) =>
    pairs.flatMap(([a, b]) => (a === i ? [b] : b === i ? [a] : [])).sort((a, b) => a - b),
  );

const degrees = (players: number, pairs: readonly PatternPair[]): readonly number[] =>
  opponents(players, pairs).map(({ length }) => length);

/** The rows of a table as the rules print it: a line a player, an x at each opponent. */
const table = (text: string): readonly (readonly number[])[] =>
  text
    .trim()
    .split('\n')
    .map(line => [...line.trim()].flatMap((cell, i) => (cell === 'x' ? [i] : [])));

describe('the worked cases', () => {
  test.each([4, 5, 6, 7, 8, 9, 12, 24])('round 1 of %i players', players => {
    const { expected } = workedCase<unknown, { pairs: string; degrees: number[] }>(`diag-r1-${players}`);
    const pairs = firstRoundPairs(players, 'first half');
    expect(pairs).toEqual(pairsIn(expected.pairs));
    expect(degrees(players, pairs)).toEqual(expected.degrees);
  });

  test.each([7, 8, 9, 10, 11, 12])('many left: %i players', players => {
    const { expected } = workedCase<unknown, { pairs: string; step: number }>(`diag-many-${players}`);
    expect([opponentDistance(players), manyLeftPairs(players)]).toEqual([
      expected.step,
      pairsIn(expected.pairs),
    ]);
  });

  test.each([2, 3, 4, 5, 6])('few left: %i players', players => {
    const { expected } = workedCase<unknown, { pairs: string; sequence: number[] }>(`diag-ring-${players}`);
    expect([ringOf(players), ringPairs(players)]).toEqual([expected.sequence, pairsIn(expected.pairs)]);
  });
});

test('few left, by letters (diag-ring-letters)', () => {
  const { input, expected } = workedCase<{ players: string[] }, { sequence: string }>('diag-ring-letters');
  const ring = ringOf(input.players.length).map(position => input.players[position]!);
  const closing = ringPairs(input.players.length).find(([a, b]) => a === 0 && b === 5)!;
  expect(`${ring.join('-')} plus ${closing.map(position => input.players[position]!).join('-')}`).toBe(
    expected.sequence,
  );
});

describe('the tables of the format', () => {
  test('round 1 of 24 players, cell by cell', () => {
    const mirrored = `
      .xx.....................
      x..x....................
      x...x...................
      .x...x..................
      ..x...x.................
      ...x...x................
      ....x...x...............
      .....x...x..............
      ......x...x.............
      .......x...x............
      ........x...x.x.........
      .........x...x.x........
      ..........x...x.x.......
      ...........x...x.x......
      ..........x.x...x.x.....
      ...........x.x...x.x....
      ............x.x...x.x...
      .............x.x...x.x..
      ..............x.x...x.x.
      ...............x.x...x.x
      ................x.x...xx
      .................x.x..xx
      ..................x.xx.x
      ...................xxxx.`;
    expect(opponents(24, firstRoundPairs(24, 'first half'))).toEqual(table(mirrored));
  });

  test('a later round of 12 players, cell by cell', () => {
    const circulant = `
      ....x...x...
      .....x...x..
      ......x...x.
      .......x...x
      x.......x...
      .x.......x..
      ..x.......x.
      ...x.......x
      x...x.......
      .x...x......
      ..x...x.....
      ...x...x....`;
    expect(opponents(12, manyLeftPairs(12))).toEqual(table(circulant));
  });

  test('few left: A-H-B-K-F-M and A-M', () => {
    expect(
      ringOf(6)
        .map(position => 'ABFHKM'[position])
        .join('-'),
    ).toBe('A-H-B-K-F-M');
    expect(ringPairs(6)).toContainEqual([0, 5]);
  });
});

describe('round 1 for every number of players', () => {
  test.each(['first half', 'second half'] as const)('the middle player in the %s', middle => {
    for (let players = 4; players <= 200; players++) {
      const half = middle === 'first half' ? Math.ceil(players / 2) : Math.floor(players / 2);
      const expected = [
        ...Array.from({ length: half - 2 }, () => 2),
        ...Array.from({ length: 4 }, () => 3),
        ...Array.from({ length: players - 2 - half }, () => 4),
      ];
      const sorted = [...degrees(players, firstRoundPairs(players, middle))].sort((a, b) => a - b);
      expect(sorted, String(players)).toEqual(expected);
    }
  });

  test('two players have one pair, three play all against all', () => {
    expect(firstRoundPairs(2, 'first half')).toEqual([[0, 1]]);
    expect(firstRoundPairs(3, 'first half')).toEqual([[0, 1], [0, 2], [1, 2]]); // prettier-ignore
  });
});

test('two opponents for everybody in every later round of three or more', () => {
  for (let players = 3; players <= 200; players++) {
    expect(new Set(degrees(players, manyLeftPairs(players)))).toEqual(new Set([2]));
    expect(new Set(degrees(players, ringPairs(players)))).toEqual(new Set([2]));
  }
});

const met =
  (...pairs: readonly PatternPair[]): Badness =>
  (a, b) =>
    pairs.filter(([c, d]) => (a === c && b === d) || (a === d && b === c)).length;

describe('players who have met (R7.5a)', () => {
  test('nobody moves where nobody has met', () => {
    expect(avoidRepeats(6, ringPairs(6), met([0, 1]), 3)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('in a ring they change places inside the halves', () => {
    // U1-L1-U2-L2-U3-L3 is 0-3-1-4-2-5. 0 and 3 have met: 3 and 4 change places, so 0-4-1-3-2-5.
    expect(avoidRepeats(6, ringPairs(6), met([0, 3]), 3)).toEqual([0, 1, 2, 4, 3, 5]);
  });

  test('across the halves only if that gives fewer repeats', () => {
    // 0 has met all of the lower half 2, 3: inside the halves both games of 0 would be repeats.
    const places = avoidRepeats(4, ringPairs(4), met([0, 2], [0, 3]), 2);
    expect(worthOf(places, ringPairs(4), met([0, 2], [0, 3])).repeats).toBe(1);
    expect(places).toEqual([0, 2, 1, 3]);
    // 0 has met 1 and 2 of four: whatever they do, 0 plays two of three, and one is enough.
    expect(avoidRepeats(4, ringPairs(4), met([0, 1], [0, 2]), 2)).toEqual([0, 1, 2, 3]);
  });

  test('three left have no choice, whoever has met', () => {
    const pairs = diagonalPairs(3, 'later', settings, met([0, 1], [1, 2]));
    expect(new Set(pairs.map(pair => [...pair].sort().join()))).toEqual(new Set(['0,1', '0,2', '1,2']));
  });

  test('more than eight: the best single swap', () => {
    // Step 3 of 9: 0-3 have met. Neighbours of 0 or 3 can step in; of those the exchange of 3 and 4 leaves 0, 1, 2.
    const places = avoidRepeats(9, manyLeftPairs(9), met([0, 3]), undefined);
    expect(places).toEqual([0, 1, 2, 4, 3, 5, 6, 7, 8]);
    expect(worthOf(places, manyLeftPairs(9), met([0, 3]))).toEqual({ repeats: 0, shift: 2 });
  });

  test('swaps go on as long as they help', () => {
    for (let players = 9; players <= 40; players++) {
      const pattern = manyLeftPairs(players);
      const before = met(...pattern.filter((_, i) => i % 3 === 0));
      const places = avoidRepeats(players, pattern, before, undefined);
      expect([...places].sort((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, i) => i));
      expect(worthOf(places, pattern, before).repeats).toBeLessThan(pattern.length / 3);
    }
  });
});

test('the border of few and many is a setting, and extra rounds are always rings', () => {
  const never = () => 0;
  expect(diagonalPairs(7, 'later', settings, never)).toEqual(manyLeftPairs(7));
  expect(diagonalPairs(7, 'later', { ...settings, fewPlayersUpTo: 8 }, never)).toEqual(ringPairs(7));
  expect(diagonalPairs(6, 'later', { ...settings, fewPlayersUpTo: 4 }, never)).toEqual(manyLeftPairs(6));
  expect(diagonalPairs(9, 'extra', settings, never)).toEqual(ringPairs(9));
  expect(upperHalf(9)).toBe(5);
});

describe('patterns', () => {
  test('have each pair once, the smaller position first, and nobody with the own', () => {
    expect(tidy([[1, 1], [2, 1], [1, 2], [0, 3], [0, 2]])).toEqual([[0, 2], [0, 3], [1, 2]]); // prettier-ignore
  });
  test('of round 1 have the middle player in the half that the setting says', () => {
    const pairs = (middle: 'first half' | 'second half') =>
      firstRoundPairs(7, middle)
        .map(pair => pair.join(''))
        .join(' ');
    expect([pairs('first half'), pairs('second half')]).toEqual([
      '01 02 13 24 26 35 36 45 46 56',
      '01 02 13 15 24 26 35 36 45 46 56',
    ]);
    expect(firstRoundPairs(3, 'first half')).toEqual([[0, 1], [0, 2], [1, 2]]); // prettier-ignore
  });
});
