import { describe, expect, test } from 'vitest';
import {
  drawTable,
  roundOfTable,
  tableInOrder,
  type DrawnTable,
} from '../../src/pairing/roundRobin/tableDraw';
import { bestByTrying, keyOf, type Met } from './drawsByTrying';

/** Few players, all at once: what `tableDraw.test.ts` shows of many by dice. */

const draw = (players: number, met: Met): DrawnTable =>
  drawTable(
    Array.from({ length: players }, (_, i) => i),
    (a, b) => met.has(keyOf(a, b)),
  );

/** Repeats in round 1, in round 2, … of a table as it is played. */
const repeatsIn = (table: DrawnTable, met: Met): readonly number[] =>
  table.rounds.map(
    (_, i) =>
      roundOfTable(table, i + 1).games.filter(({ black, white }) => met.has(keyOf(black, white))).length,
  );

const keysOf = (players: number): readonly string[] =>
  Array.from({ length: players }, (_, a) =>
    Array.from({ length: players - a - 1 }, (__, b) => keyOf(a, a + 1 + b)),
  ).flat();

const chosen = (keys: readonly string[], bits: number): Met =>
  new Set(keys.filter((_, i) => (bits >> i) % 2 === 1));

describe('a drawn table (R6.5)', () => {
  test('of two, three and four players has its repeats as late as can be, whoever has met', () => {
    for (const players of [2, 3, 4]) {
      const keys = keysOf(players);
      for (let bits = 0; bits < 2 ** keys.length; bits++) {
        const met = chosen(keys, bits);
        expect(repeatsIn(draw(players, met), met).join()).toBe(bestByTrying(players, met));
      }
    }
  });

  test('of five the same', () => {
    const keys = keysOf(5);
    for (const bits of [1, 6, 27, 73, 129, 300, 341, 513, 682, 775, 990, 1022]) {
      const met = chosen(keys, bits);
      expect(repeatsIn(draw(5, met), met).join()).toBe(bestByTrying(5, met));
    }
  });

  test('of one or nobody has no round', () => {
    expect([draw(0, new Set()), draw(1, new Set())]).toEqual([
      { players: [], rounds: [] },
      { players: [0], rounds: [] },
    ]);
  });

  test('is the first of equally good ones in the order of the lots, and of equal rounds the first', () => {
    const table = drawTable([7, 5, 8, 6], (a, b) => a + b === 13 || a + b === 12);
    expect(table).toEqual({ players: [7, 5, 8, 6], rounds: [3, 2, 1] });
    const keys = keysOf(6);
    const drawn = [2193, 5000, 9000, 12345, 20000, 31000].map(bits => {
      const { players, rounds } = draw(6, chosen(keys, bits));
      return `${players.join('')} ${rounds.join('')}`;
    });
    expect(drawn).toEqual([
      '012453 13425',
      '012354 45231',
      '012354 25341',
      '012453 13524',
      '012345 31254',
      '012345 12435',
    ]);
  });

  test('has everybody meet everybody, and the same games with colours turned in a second cycle', () => {
    const table = { players: [4, 2, 7], rounds: [3, 1, 2] };
    const played = [1, 2, 3, 4, 5, 6].map(round => {
      const { games, rest } = roundOfTable(table, round);
      return `${games.map(({ black, white }) => `${black}-${white}`).join()} ${rest}`;
    });
    expect(played).toEqual(['7-4 2', '2-7 4', '4-2 7', '4-7 2', '7-2 4', '2-4 7']);
    expect(tableInOrder([4, 2, 7, 9])).toEqual({ players: [4, 2, 7, 9], rounds: [1, 2, 3] });
  });

  /** Some rounds of nine or ten were played already, by other numbers. */
  const played = (players: number, rounds: readonly number[]): Met => {
    const numbers = Array.from({ length: players }, (_, i) => (i * 7 + 3) % players);
    return new Set(
      rounds.flatMap(round =>
        roundOfTable(tableInOrder(numbers), round).games.map(({ black, white }) => keyOf(black, white)),
      ),
    );
  };

  test.each([
    [9, [1, 2], '0 1 2 3 4 5 6 7 8'],
    [10, [1, 4], '0 8 2 3 4 5 6 7 1 9'],
    [10, [2, 3, 5], '0 1 2 3 4 5 6 8 9 7'],
  ])(
    'of %i who have played rounds %j is one that no exchange of two numbers betters',
    (players, rounds, drawn) => {
      const met = played(players, rounds);
      const table = draw(players, met);
      const vector = (numbers: readonly number[]): string =>
        [...repeatsIn({ ...table, players: numbers }, met)].sort((a, b) => a - b).join();
      expect(repeatsIn(table, met).join()).toBe(vector(table.players));
      table.players.forEach((one, i) =>
        table.players.slice(i + 1).forEach(other => {
          const swapped = table.players.map(player =>
            player === one ? other : player === other ? one : player,
          );
          expect(vector(swapped) < vector(table.players)).toBe(false);
        }),
      );
      expect(table.players.join(' ')).toBe(drawn);
    },
  );
});
