import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedPlaces } from '../../src/pairing/knockout/seedPlaces';
import { seedPositions } from '../../src/pairing/knockout/bracket';
import { bracketSize } from '../../src/standings/knockout/knockoutRounds';

// F6.5 of docs/faults.md

/** Who meets whom in a round, as the bracket is drawn on paper: from top to bottom, two by two, then four by four. */
function sidesOf(places: readonly number[], size: number, round: number): readonly (readonly number[])[] {
  const lines = seedPositions(size).map(place => places[place - 1]);
  const width = 2 ** round;
  return Array.from({ length: size / width }, (_, k) =>
    lines.slice(k * width, (k + 1) * width).flatMap(one => (one === undefined ? [] : [one])),
  );
}

interface Apart {
  readonly met: ReadonlySet<string>;
  readonly forbidden: ReadonlySet<string>;
}

const keyOf = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** Round by round before the final: forbidden pairs that can meet in it, then those who have met; then the seeds that have moved. */
function worthOf(places: readonly number[], { met, forbidden }: Apart): readonly number[] {
  const size = bracketSize(places.length);
  const counts: number[] = [];
  const seen = new Set<string>();
  for (let round = 1; 2 ** round < size; round++) {
    const pairs = sidesOf(places, size, round)
      .flatMap(side => side.flatMap((a, i) => side.slice(i + 1).map(b => keyOf(a, b))))
      .filter(pair => !seen.has(pair));
    pairs.forEach(pair => seen.add(pair));
    counts.push(pairs.filter(pair => forbidden.has(pair)).length, pairs.filter(pair => met.has(pair)).length);
  }
  const moved = places.map((seed, place) => (seed === place + 1 ? 0 : 1));
  return [...counts, moved.reduce<number>((sum, one) => sum + one, 0), ...moved];
}

function* ordersOf(left: readonly number[]): Generator<readonly number[]> {
  if (left.length === 0) yield [];
  for (const one of left)
    for (const rest of ordersOf(left.filter(other => other !== one))) yield [one, ...rest];
}

const compare = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((value, k) => value !== other[k]);
  return at < 0 ? 0 : one[at]! - other[at]!;
};

const placesFor = (players: number, { met, forbidden }: Apart): readonly number[] =>
  seedPlaces(
    Array.from({ length: players }, (_, i) => i + 1),
    bracketSize(players),
    {
      isForbidden: (a, b) => forbidden.has(keyOf(a, b)),
      lastMeeting: (a, b) => (met.has(keyOf(a, b)) ? 1 : 0),
      typed: [],
      rounds: Infinity,
    },
  );

/** Two of a field: any, as a share of all pairs. */
const apart = (players: number): fc.Arbitrary<Apart> => {
  const pair = fc
    .tuple(fc.integer({ min: 1, max: players }), fc.integer({ min: 1, max: players }))
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => keyOf(a, b));
  return fc.record({
    met: fc.array(pair, { maxLength: 2 * players }).map(pairs => new Set(pairs)),
    forbidden: fc.array(pair, { maxLength: 2 }).map(pairs => new Set(pairs)),
  });
};

/** The number of random fields; `SEEDS=2000` for a long run. */
const RUNS = Number(process.env['SEEDS'] ?? 15);

describe('seeds give way to forbidden pairs and repeats (R6.3, A26)', () => {
  test.each([
    ['nobody has met: 1–8, 4–5, 2–7, 3–6', 8, [], [1, 2, 3, 4, 5, 6, 7, 8]],
    ['1 and 8 have: 7 and 8 change places', 8, ['1-8'], [1, 2, 3, 4, 5, 6, 8, 7]],
    ['1 and 2 have, who can meet in the final alone', 8, ['1-2'], [1, 2, 3, 4, 5, 6, 7, 8]],
    ['1 and 4 have, who can meet in the second round: 4 and 7 do', 8, ['1-4'], [1, 2, 3, 7, 5, 6, 4, 8]],
    ['4 and 5 of five have: 3 and 5 do', 5, ['4-5'], [1, 2, 5, 4, 3]],
    ['two have nothing to choose', 2, ['1-2'], [1, 2]],
  ] as const)('%s', (_, players, met, places) => {
    expect(placesFor(players, { met: new Set(met), forbidden: new Set() })).toEqual(places);
  });

  test('up to seven players it is the best of all orders', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 7 }).chain(players => fc.tuple(fc.constant(players), apart(players))),
        ([players, given]) => {
          const places = placesFor(players, given);
          const ours = worthOf(places, given);
          for (const order of ordersOf([...places].sort((a, b) => a - b)))
            if (compare(worthOf(order, given), ours) < 0)
              expect.fail(`${order.join()} is better than ${places.join()}`);
        },
      ),
      { numRuns: RUNS },
    );
  });

  test('above eight the first round has as few repeats as any choice of byes and pairs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 9, max: 12 }).chain(players => fc.tuple(fc.constant(players), apart(players))),
        ([players, { met }]) => {
          const places = placesFor(players, { met, forbidden: new Set() });
          expect([...places].sort((a, b) => a - b)).toEqual(places.map((_, i) => i + 1));
          const free = places.map((_, i) => i + 1);
          expect(worthOf(places, { met, forbidden: new Set() })[1]).toBe(
            fewestRepeats(free, bracketSize(players) - players, met),
          );
        },
      ),
      { numRuns: RUNS },
    );
  });
});

function fewestRepeats(free: readonly number[], byes: number, met: ReadonlySet<string>): number {
  const [first, ...others] = free;
  if (first === undefined) return 0;
  let fewest = byes > 0 ? fewestRepeats(others, byes - 1, met) : Infinity;
  if (others.length <= byes) return fewest;
  for (const other of others) {
    if (fewest === 0) return 0;
    const rest = others.filter(one => one !== other);
    const own = met.has(keyOf(first, other)) ? 1 : 0;
    if (own < fewest && rest.length >= byes) fewest = Math.min(fewest, own + fewestRepeats(rest, byes, met));
  }
  return fewest;
}
