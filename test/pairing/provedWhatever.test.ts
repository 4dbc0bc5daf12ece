import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportTable } from '../../src/application/functions/pairingReport';
import { pairWeighedRound } from '../../src/pairing/weighedRound';
import { makeText } from '../../src/sheet/wording';
import type { Settings } from '../../src/tournament/settings';
import { openEventOf } from '../eventOf';
import { allPairings, bestOf, compareCosts } from './bestOfAll';
import { pairsOf, standingText } from './pairingText';
import { randomList } from './randomList';

// F6.4 of docs/faults.md

const STARTS = [
  '0',
  '0',
  '1',
  '300',
  '310.5',
  '620',
  '-300',
  '9999',
  '1000000',
  '100000007',
  '1000000000000000',
];

/** Weights of any size, most of all those near the end of exact numbers. */
const weight = fc.oneof(
  fc.constantFrom(
    0,
    1,
    200,
    2_000_000,
    20_000_000_000,
    100_000_000_000,
    1e15,
    2 ** 52,
    2 ** 60 + 2 ** 9,
    1e30,
  ),
  fc.integer({ min: 1, max: 1_000_000 }),
);

const SETTINGS: fc.Arbitrary<Partial<Settings>> = fc.record({
  system: fc.constantFrom(
    'McMahon' as const,
    'McMahon' as const,
    'Swiss' as const,
    'Swiss by categories' as const,
  ),
  criteria: fc.constantFrom('weighed' as const, 'weighed' as const, 'in order' as const),
  rounding: fc.constantFrom('EGF' as const, 'none' as const),
  earlyRounds: fc.constantFrom(0, 2),
  pairingTiebreaks: fc.constant([]),
  weights: fc.record({
    score: weight,
    float: weight,
    seeding: weight,
    colour: weight,
    handicap: fc.constant(0),
    country: fc.constant(0),
    club: fc.constant(0),
  }),
});

/** The number of random lists; `PROOFS=20000` for a long run. */
const RUNS = Number(process.env['PROOFS'] ?? 120);

describe('“Proved: no pairing is better” is true for starts and weights of any size (R4.7)', () => {
  test('of starts 0, 300, 310 and 620 those next to each other meet', () => {
    const list = 'Name | Start | R1\nAnn | 0 | .\nBo | 300 | .\nCy | 310 | .\nDi | 620 | .';
    const proved = pairWeighedRound(openEventOf(standingText(list, { system: 'McMahon' })));
    if (proved === undefined || !('paired' in proved)) return expect.fail('It can be paired.');
    // 300² + 310² is less than 10² + 620².
    expect(pairsOf(list, proved.paired)).toBe('Ann Bo, Cy Di');
    expect(proved.paired.warnings.map(({ code }) => code)).not.toContain('pairingNotProved');
  });

  test('by trying every pairing of random lists', () => {
    let large = 0;
    fc.assert(
      fc.property(randomList(8, STARTS), SETTINGS, ({ text, forbiddenPairs }, given) => {
        const proved = pairWeighedRound(openEventOf(standingText(text, { ...given, forbiddenPairs })));
        if (proved === undefined || !('paired' in proved)) return;
        expect(reportTable(makeText('en'), wallListOf(text), proved).at(-1)![0]).toMatch(/^Proved/);
        for (const optimum of proved.optima) {
          if (optimum.large) large++;
          const { field } = optimum;
          const at = (player: number): number => field.players.indexOf(player);
          const games = proved.paired.games
            .map(({ black, white }) => [at(black), at(white)].sort((a, b) => a - b).join())
            .sort();
          const all = allPairings(field);
          const ours = all.find(one => one.games.map(String).sort().join(' ') === games.join(' '))!;
          expect(compareCosts(bestOf(all)!.cost, ours.cost)).toBe(0);
        }
      }),
      { numRuns: RUNS },
    );
    expect(large).toBeGreaterThan(RUNS / 10);
  });
});

const wallListOf = (text: string) => standingText(text).wallList;
