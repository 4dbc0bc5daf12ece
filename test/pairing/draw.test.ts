import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawByLot, type DrawRules } from '../../src/pairing/knockout/draw';
import { everyDraw } from './drawsByTrying';
import { pairsOf, pairText } from './pairingText';

interface Case {
  readonly countries: readonly string[];
  readonly byes: number;
  readonly met: readonly (readonly [number, number, number])[];
  readonly forbidden: readonly (readonly [number, number])[];
}

const isAmong = (pairs: readonly (readonly number[])[], a: number, b: number): boolean =>
  pairs.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

/** What R6.1 counts, in its order: forbidden pairs, repeats, games inside a country. */
const counts = (
  { countries, met, forbidden }: Case,
  draw: readonly (readonly [number, number?])[],
): readonly number[] => {
  const games = draw.flatMap(([a, b]) => (b === undefined ? [] : [[a, b] as const]));
  return [
    games.filter(([a, b]) => isAmong(forbidden, a, b)).length,
    games.filter(([a, b]) => isAmong(met, a, b)).length,
    games.filter(([a, b]) => countries[a] !== '' && countries[a] === countries[b]).length,
  ];
};

const smaller = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && one[at]! < other[at]!;
};

const apartOf = ({ countries, met, forbidden }: Case): DrawRules => ({
  country: player => countries[player]!,
  isForbidden: (a, b) => isAmong(forbidden, a, b),
  lastMeeting: (a, b) => met.find(pair => isAmong([pair.slice(0, 2)], a, b))?.[2] ?? 0,
});

const cases: fc.Arbitrary<Case> = fc
  .array(fc.constantFrom('CN', 'CN', 'KR', 'JP', ''), { minLength: 2, maxLength: 8 })
  .chain(countries => {
    const player = fc.nat(countries.length - 1);
    const pair = fc.tuple(player, player).filter(([a, b]) => a !== b);
    return fc.record({
      countries: fc.constant(countries),
      byes: fc.nat(Math.floor(countries.length / 2)).map(half => 2 * half + (countries.length % 2)),
      met: fc.array(
        pair.chain(([a, b]) => fc.tuple(fc.constant(a), fc.constant(b), fc.integer({ min: 1, max: 4 }))),
        { maxLength: 14 },
      ),
      forbidden: fc.array(pair, { maxLength: 6 }),
    });
  })
  .filter(({ countries, byes }) => byes <= countries.length);

describe('a draw by lot (R6.1)', () => {
  test('is the best of all choices of byes and pairs', () => {
    fc.assert(
      fc.property(cases, given => {
        const players = given.countries.map((_, player) => player);
        const drawn = drawByLot(players, given.byes, apartOf(given));
        let best: readonly number[] = [Infinity];
        for (const draw of everyDraw(players, given.byes)) {
          const one = counts(given, draw);
          if (smaller(one, best)) best = one;
        }
        if (best[0]! > 0) {
          expect(drawn).toBeUndefined();
          return;
        }
        const all = [...drawn!.pairs, ...drawn!.byes.map(player => [player] as const)];
        expect(drawn!.byes).toHaveLength(given.byes);
        expect(all.flat().sort((a, b) => a! - b!)).toEqual(players);
        expect(counts(given, all)).toEqual(best);
      }),
      { numRuns: Number(process.env['EVENTS'] ?? 300), seed: 61 },
    );
  });

  test('leaves to the lots what does not matter: each pair and each bye comes, and comes as often', () => {
    const times = new Map<string, number>();
    for (const order of everyOrder([0, 1, 2, 3, 4])) {
      const { pairs, byes } = drawByLot(order, 3, {
        country: () => '',
        isForbidden: () => false,
        lastMeeting: () => 0,
      })!;
      for (const one of [...pairs, ...byes.map(player => [player])]) {
        const key = [...one].sort().join('-');
        times.set(key, (times.get(key) ?? 0) + 1);
      }
    }
    // 120 orders: one of ten pairs in each, three byes of five players.
    expect([...times].filter(([key]) => key.includes('-')).map(([, n]) => n)).toEqual(Array(10).fill(12));
    expect([...times].filter(([key]) => !key.includes('-')).map(([, n]) => n)).toEqual(Array(5).fill(72));
  });

  test('of a large field whose half is of one country is found in time', () => {
    const countries = Array.from({ length: 128 }, (_, i) => (i % 2 === 0 ? 'DE' : `C${i % 7}`));
    const met = (a: number, b: number): boolean => [4, 7, 15, 22, 60].includes(Math.abs(a - b));
    const { pairs } = drawByLot(
      countries.map((_, player) => (37 * player) % 128),
      0,
      {
        country: player => countries[player]!,
        isForbidden: () => false,
        lastMeeting: (a, b) => (met(a, b) ? 1 : 0),
      },
    )!;
    expect(pairs.filter(([a, b]) => met(a, b) || countries[a] === countries[b])).toEqual([]);
  });
});

function* everyOrder(items: readonly number[]): Generator<readonly number[]> {
  if (items.length === 0) yield [];
  for (const first of items)
    for (const rest of everyOrder(items.filter(one => one !== first))) yield [first, ...rest];
}

describe('byes are drawn together with the pairs', () => {
  const five = `
    Name | Country | R1 | R2 | R3
    Ai   | CN      | .  | .  | .
    Bo   | CN      | .  | .  | .
    Chen | CN      | .  | .  | .
    Dan  | KR      | .  | .  | .
    Emi  | JP      | .  | .  | .`;
  const KNOCK_OUT = { system: 'Knock-out', tiebreaks: [], absence: '0-' } as const;

  test('three of one country, two of others: never a game inside the country', () => {
    for (let seed = 0; seed < 60; seed++) {
      const round = pairText(five, { ...KNOCK_OUT, seed: `lot ${seed}` });
      expect(round.games).toHaveLength(1);
      expect(round.games.flatMap(({ remarks }) => remarks.map(({ kind }) => kind))).toEqual([]);
    }
  });

  test('of three, 1 and 3 forbidden: 2 plays one of them', () => {
    const three = five.split('\n').slice(0, 5).join('\n');
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const settings = { ...KNOCK_OUT, forbiddenPairs: [[1, 3]], seed: `lot ${seed}` } as const;
      seen.add(pairsOf(three, pairText(three, settings)));
    }
    expect([...seen].sort()).toEqual(['Ai Bo', 'Bo Chen']);
  });

  test('a bye that the settings name stays', () => {
    for (let seed = 0; seed < 40; seed++) {
      const round = pairText(five, { ...KNOCK_OUT, bye: 4, seed: `lot ${seed}` });
      expect(round.free.map(({ player }) => player)).toContain(3);
    }
  });
});
