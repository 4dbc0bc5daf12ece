import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIST_TIEBREAKS } from '../../src/tournament/tiebreaks';
import { column, warmAddon } from './built';

const addon = warmAddon();

type Cells = string[][];

/** A list with a No column whose games fit together, some rounds free, some results missing. */
const tournament: fc.Arbitrary<Cells> = fc
  .record({ players: fc.integer({ min: 2, max: 12 }), rounds: fc.integer({ min: 1, max: 5 }) })
  .chain(({ players, rounds }) =>
    fc.record({
      ranks: fc.array(fc.constantFrom('4d', '3d', '1d', '1k', '5k', '20k'), {
        minLength: players,
        maxLength: players,
      }),
      orders: fc.array(fc.shuffledSubarray([...Array(players).keys()], { minLength: players }), {
        minLength: rounds,
        maxLength: rounds,
      }),
      results: fc.array(fc.constantFrom('+-', '-+', '==', '--', '??'), { minLength: 1, maxLength: 30 }),
      free: fc.constantFrom('0+', '0=', '0-'),
    }),
  )
  .map(({ ranks, orders, results, free }) => {
    const titles = ['No', 'Name', 'Rank', ...orders.map((_, round) => `R${round + 1}`)];
    const rows = ranks.map((rank, index) => [
      `${index + 1}`,
      `Player ${index + 1}`,
      rank,
      ...orders.map(() => ''),
    ]);
    let game = 0;
    orders.forEach((order, round) => {
      for (let at = 0; at < order.length; at += 2) {
        const [one, other] = [order[at]!, order[at + 1]];
        if (other === undefined) rows[one]![3 + round] = free;
        else {
          const result = results[game++ % results.length]!;
          rows[one]![3 + round] = `${other + 1}${result[0]}/b`;
          rows[other]![3 + round] = `${one + 1}${result[1]}/w`;
        }
      }
    });
    return [titles, ...rows];
  });

const FUNCTIONS = [...LIST_TIEBREAKS, 'PLACE', 'NEWRATING'];
const SETTINGS = [
  'System=Swiss',
  'System=McMahon; Upper bar=3d',
  'Preset=OpenGotha',
  'Preset=WMSG 2008',
  'Preset=AGA',
];
const asked = fc.record({ name: fc.constantFrom(...FUNCTIONS), settings: fc.constantFrom(...SETTINGS) });

describe('the answer for a player does not depend on', () => {
  it('the order of the columns', () => {
    const property = fc.property(
      tournament,
      asked,
      fc.infiniteStream(fc.nat()),
      (cells, { name, settings }, keys) => {
        const order = shuffled(cells[0]!.length, keys);
        const moved = cells.map(row => order.map(from => row[from]!));
        expect(column(addon[name]!(moved, settings))).toEqual(column(addon[name]!(cells, settings)));
      },
    );
    fc.assert(property, { numRuns: 150 });
  });

  it('the order of the rows, where the list has numbers', () => {
    const property = fc.property(
      tournament,
      asked,
      fc.infiniteStream(fc.nat()),
      (cells, { name, settings }, keys) => {
        const order = [0, ...shuffled(cells.length - 1, keys).map(row => row + 1)];
        const moved = order.map(from => cells[from]!);
        const before = column(addon[name]!(cells, settings));
        expect(column(addon[name]!(moved, settings))).toEqual(order.map(from => before[from]));
      },
    );
    fc.assert(property, { numRuns: 150 });
  });

  it('blank rows and columns of the organiser in between', () => {
    const property = fc.property(tournament, asked, (cells, { name, settings }) => {
      const wide = cells.flatMap((row, index) => [
        [...row.slice(0, 2), index === 0 ? 'paid' : 'x', ...row.slice(2)],
        ...(index === 0 ? [] : [row.map(() => '').concat('')]),
      ]);
      const answer = column(addon[name]!(wide, settings)).filter((_, row) => row === 0 || row % 2 === 1);
      expect(answer).toEqual(column(addon[name]!(cells, settings)));
    });
    fc.assert(property, { numRuns: 100 });
  });
});

it('STANDINGS read again have the same places', () => {
  const property = fc.property(tournament, cells => {
    const table = addon.STANDINGS!(cells, 'System=Swiss');
    expect(column(addon.PLACE!(table, 'System=Swiss'))).toEqual(column(table));
  });
  fc.assert(property, { numRuns: 100 });
});

/** 0 … count − 1 in the order of keys drawn. */
function shuffled(count: number, keys: Iterable<number>): number[] {
  const drawn = keys[Symbol.iterator]();
  const keyed = Array.from({ length: count }, (_, index) => ({ index, key: drawn.next().value as number }));
  return keyed.sort((a, b) => a.key - b.key || a.index - b.index).map(({ index }) => index);
}
