import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_EQUAL, pairEqualRound } from '../../src/pairing/equalRound';
import { equallyGood } from '../../src/pairing/optimum/equallyGood';
import { pairsOf as pairsOfMate } from '../../src/pairing/optimum/optimum';
import { pairNextRound } from '../../src/pairing/nextRound';
import { pairWeighedRound } from '../../src/pairing/weighedRound';
import type { Settings } from '../../src/tournament/settings';
import { openEventOf } from '../eventOf';
import { allPairings, bestOf, compareCosts } from './bestOfAll';
import { pairsOf, standingText } from './pairingText';
import { randomList } from './randomList';

/** Small ones, so that many pairings cost the same; and such as need numbers of any size. */
const weight = fc.constantFrom(0, 1, 1, 2, 200, 2 ** 60);

const SETTINGS: fc.Arbitrary<Partial<Settings>> = fc.record({
  system: fc.constantFrom('McMahon' as const, 'Swiss' as const, 'Swiss by categories' as const),
  criteria: fc.constantFrom('weighed' as const, 'weighed' as const, 'in order' as const),
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

describe('pairings that are equally good', () => {
  test('are found each once, and no other is as good, by trying every pairing of random lists', () => {
    let [several, large, repeated] = [0, 0, 0];
    fc.assert(
      fc.property(
        randomList(8, ['0', '1', '2', '1000000000000000']),
        SETTINGS,
        ({ text, forbiddenPairs }, given) => {
          const proved = pairWeighedRound(openEventOf(standingText(text, { ...given, forbiddenPairs })));
          if (proved === undefined || !('paired' in proved)) return;
          for (const optimum of proved.optima) {
            const { field } = optimum;
            const at = (player: number): number => field.players.indexOf(player);
            const tried = allPairings(field);
            const best = bestOf(tried)!;
            const wanted = tried
              .filter(({ cost }) => compareCosts(cost, best.cost) === 0)
              .map(({ games }) => games.map(String).sort().join(' '));
            const found = [pairsOfMate(optimum)];
            const next = equallyGood(optimum);
            for (let one = next(); one.kind !== 'no other'; one = next()) {
              if (one.kind === 'not proved') return expect.fail(one.fault);
              found.push(pairsOfMate({ field, mate: one.mate }));
            }
            expect(
              found
                .map(pairs =>
                  pairs
                    .map(([a, b]) => String([at(a), at(b)]))
                    .sort()
                    .join(' '),
                )
                .sort(),
            ).toEqual(wanted.sort());
            expect(next().kind).toBe('no other');
            if (found.length > 1) several++;
            if (optimum.large) large++;
            if (best.repeats > 0) repeated++;
          }
        },
      ),
      { numRuns: RUNS },
    );
    expect(several).toBeGreaterThan(RUNS / 10);
    expect([large, repeated].every(one => one > 0)).toBe(true);
  });

  const FOUR = 'Name | R1\nAnn | .\nBo | .\nCy | .\nDi | .';
  const NOTHING_COUNTS = {
    weights: { score: 1, float: 0, seeding: 0, colour: 0, handicap: 0, country: 0, club: 0 },
  } as const;
  const roundOf = (list: string, given: Partial<Settings>, at: number) => {
    const round = pairEqualRound(openEventOf(standingText(list, given)), at);
    return round?.kind === 'equal' ? round : expect.fail('It can be paired.');
  };

  test('of four without a game there are three, in the same order each time; the first is that of the lots', () => {
    const rounds = [1, 2, 3, 4, MOST_EQUAL + 1].map(at => roundOf(FOUR, NOTHING_COUNTS, at));
    expect(rounds.map(({ at, all }) => [at, all])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, undefined],
      [3, 3],
      [3, 3],
    ]);
    const pairs = rounds.map(({ paired }) => pairsOf(FOUR, paired));
    expect(new Set(pairs.slice(0, 3)).size).toBe(3);
    expect(pairs[4]).toBe(pairs[2]);
    const best = pairNextRound(openEventOf(standingText(FOUR, NOTHING_COUNTS)));
    expect(rounds[0]?.paired).toEqual(best);
    expect([1, 2, 3].map(at => pairsOf(FOUR, roundOf(FOUR, NOTHING_COUNTS, at).paired))).toEqual(
      pairs.slice(0, 3),
    );
  });

  test('where the seeding decides there is no other', () => {
    const { at, all } = roundOf(FOUR, { earlySeeding: 'slip' }, 2);
    expect([at, all]).toEqual([1, 1]);
  });

  test('of groups that play apart each pairing of one goes with each of the other', () => {
    const eight = ['A', 'B']
      .flatMap(group => [1, 2, 3, 4].map(no => `${group}${no} | ${group} | .`))
      .join('\n');
    const list = `Name | Group | R1\n${eight}`;
    const given = { ...NOTHING_COUNTS, groups: 'apart' } as const;
    const pairs = Array.from({ length: 9 }, (_, i) => pairsOf(list, roundOf(list, given, i + 1).paired));
    expect(new Set(pairs).size).toBe(9);
    expect(roundOf(list, given, 10)).toMatchObject({ at: 9, all: 9 });
  });

  test('of five the bye may go to another, as well entitled', () => {
    const five = `${FOUR}\nEd | .`;
    const byes = Array.from({ length: 15 }, (_, i) => roundOf(five, NOTHING_COUNTS, i + 1).paired.bye);
    expect([0, 1, 2, 3, 4].map(player => byes.filter(bye => bye === player).length)).toEqual([3, 3, 3, 3, 3]);
    expect(roundOf(five, NOTHING_COUNTS, 16)).toMatchObject({ at: 15, all: 15 });
  });

  test('there are none of a table, of teams, of a draw', () => {
    const systems = ['Round robin', 'Knock-out', 'Score pairing', 'Diagonal'] as const;
    expect(systems.map(system => pairEqualRound(openEventOf(standingText(FOUR, { system })), 2))).toEqual(
      systems.map(() => undefined),
    );
  });
});
