import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawTable, roundOfTable, type DrawnTable } from '../../src/pairing/roundRobin/tableDraw';
import { bestByTrying, keyOf, type Met } from './drawsByTrying';

const EVENTS = Number(process.env['EVENTS'] ?? 1);

/** Repeats in round 1, in round 2, … of a table as it is played. */
const repeatsIn = (table: DrawnTable, met: Met): readonly number[] =>
  table.rounds.map(
    (_, i) =>
      roundOfTable(table, i + 1).games.filter(({ black, white }) => met.has(keyOf(black, white))).length,
  );

/** Who has met after some rounds in which pairs were drawn anyhow. */
const meetings = (min: number, max: number) =>
  fc.integer({ min, max }).chain(players =>
    fc.record({
      players: fc.constant(players),
      met: fc
        .array(
          fc.shuffledSubarray(
            Array.from({ length: players }, (_, i) => i),
            { minLength: players },
          ),
          { maxLength: 5 },
        )
        .map(
          rounds =>
            new Set(
              rounds.flatMap(order =>
                order.flatMap((one, i) => (i % 2 === 1 ? [keyOf(order[i - 1]!, one)] : [])),
              ),
            ),
        ),
    }),
  );

const draw = (players: number, met: Met): DrawnTable =>
  drawTable(
    Array.from({ length: players }, (_, i) => i),
    (a, b) => met.has(keyOf(a, b)),
  );

describe('a drawn table (R6.5)', () => {
  test('of up to eight players has its repeats as late as any numbering and order of rounds', () => {
    fc.assert(
      fc.property(meetings(2, 7), ({ players, met }) => {
        expect(repeatsIn(draw(players, met), met).join()).toBe(bestByTrying(players, met));
      }),
      { numRuns: 40 * EVENTS, seed: 65 },
    );
    fc.assert(
      fc.property(meetings(8, 8), ({ players, met }) => {
        expect(repeatsIn(draw(players, met), met).join()).toBe(bestByTrying(players, met));
      }),
      { numRuns: 4 * EVENTS, seed: 65 },
    );
  });

  test('of more is no worse than the lots are, and no exchange of two numbers helps', () => {
    fc.assert(
      fc.property(meetings(9, 24), ({ players, met }) => {
        const table = draw(players, met);
        const vector = repeatsIn(table, met);
        const sorted = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);
        const isSmaller = (one: readonly number[], other: readonly number[]): boolean => {
          const at = one.findIndex((value, i) => value !== other[i]);
          return at >= 0 && one[at]! < other[at]!;
        };
        expect(vector).toEqual(sorted(vector));
        const byLot = repeatsIn({ ...table, players: table.players.map((_, i) => i) }, met);
        expect(isSmaller(sorted(byLot), vector)).toBe(false);
        for (let i = 0; i < players; i++) {
          for (let j = i + 1; j < players; j++) {
            const swapped = [...table.players];
            [swapped[i], swapped[j]] = [swapped[j]!, swapped[i]!];
            const other = sorted(repeatsIn({ ...table, players: swapped }, met));
            expect(isSmaller(other, vector)).toBe(false);
          }
        }
      }),
      { numRuns: 6 * EVENTS, seed: 65 },
    );
  });

  test('has everybody meet everybody once, and once more with colours turned', () => {
    fc.assert(
      fc.property(meetings(2, 12), ({ players, met }) => {
        const table = draw(players, met);
        const rounds = table.rounds.length;
        const games = [...Array(2 * rounds).keys()].flatMap(i => roundOfTable(table, i + 1).games);
        const seated = games.map(({ black, white }) => `${black}-${white}`);
        expect(new Set(seated).size).toBe(players * (players - 1));
        for (let i = 0; i < rounds; i++) {
          const turned = roundOfTable(table, i + 1).games.map(game => `${game.white}-${game.black}`);
          expect(
            roundOfTable(table, rounds + i + 1).games.map(game => `${game.black}-${game.white}`),
          ).toEqual(turned);
        }
      }),
      { numRuns: 30, seed: 65 },
    );
  });

  test('is that of the lots where nobody has met', () => {
    expect(drawTable([4, 2, 7, 5], () => false)).toEqual({ players: [4, 2, 7, 5], rounds: [1, 2, 3] });
  });
});
