import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifyCertificate } from '../../src/matching/proof/certificate';
import { ABSENT, type Cost } from '../../src/matching/matching';
import { verticesOf } from '../../src/pairing/criteria/field';
import { withUnwritten } from '../../src/pairing/round/openRound';
import { makeRound } from '../../src/pairing/round/openStage';
import { pairRound, type ProvedRound } from '../../src/pairing/swiss/pairRound';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { playEvent, settingsOf, type Simulated } from './simulatedEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

type Pairs = readonly (readonly [number, number])[];

/** All ways to pair some people: 945 of ten. */
function allPairings(people: readonly number[]): readonly Pairs[] {
  const [first, ...others] = people;
  if (first === undefined) return [[]];
  return others.flatMap(partner =>
    allPairings(others.filter(other => other !== partner)).map(rest => [[first, partner] as const, ...rest]),
  );
}

function cheapest(size: number, cost: Cost): number {
  const people = Array.from({ length: size }, (_, i) => i);
  const totals = allPairings(people).map(pairs => {
    const costs = pairs.map(([i, j]) => cost(i, j));
    return costs.includes(ABSENT) ? Infinity : costs.reduce((sum, one) => sum + one, 0);
  });
  return Math.min(...totals);
}

const total = ({ optima }: ProvedRound): number =>
  optima.reduce((sum, { result }) => sum + (result.kind === 'matched' ? result.total : NaN), 0);

const event = (most: number): fc.Arbitrary<Simulated> =>
  fc.record({
    players: fc.integer({ min: 2, max: most }),
    rounds: fc.integer({ min: 1, max: most + 1 }),
    seed: fc.nat(),
    absent: fc.constantFrom(0, 0.15),
    jigo: fc.constantFrom(0, 0.2),
    settings: fc.record({
      system: fc.constantFrom('Swiss' as const, 'McMahon' as const),
      rounding: fc.constantFrom('EGF' as const, 'none' as const),
      earlySeeding: fc.constantFrom('random' as const, 'fold' as const, 'slip' as const),
      handicap: fc.constantFrom('none' as const, 'rank' as const),
    }),
  });

/** Every round of an event up to the one in which too few are left to play. */
function* rounds(
  simulated: Simulated,
): Generator<{ list: WallList; settings: Settings; proved: ProvedRound }> {
  const settings = settingsOf(simulated);
  for (const { before } of playEvent(simulated)) {
    const proved = pairRound(makeOpenEvent(before, settings));
    if ('paired' in proved) yield { list: before, settings, proved };
  }
}

describe('against brute force, up to ten players', () => {
  test('no pairing costs less', () => {
    fc.assert(
      fc.property(event(10), simulated => {
        for (const { proved } of rounds(simulated)) {
          for (const { field, cost, result } of proved.optima) {
            expect(verifyCertificate(verticesOf(field), cost, result)).toBeUndefined();
            expect(total(proved)).toBe(cheapest(verticesOf(field), cost));
          }
        }
      }),
      { numRuns: 40, seed: 33 },
    );
  });

  test('repeats are the fewest, and the least recent of those', () => {
    fc.assert(
      fc.property(event(8), simulated => {
        for (const { list, settings, proved } of rounds(simulated)) {
          const { paired } = proved;
          const filled = withUnwritten(list, makeOpenEvent(list, settings).openRound().late);
          const { meetings } = makeRound(filled, settings, paired.round);
          const badness = (pairs: Pairs): number =>
            pairs.reduce((sum, [a, b]) => {
              const last = meetings.last(a, b);
              return sum + (last === 0 ? 0 : 1000 + last);
            }, 0);
          const ours = paired.games.map(({ black, white }) => [black, white] as const);
          expect(badness(ours)).toBe(Math.min(...allPairings(ours.flat()).map(badness)));
          expect(paired.warnings.some(({ code }) => code === 'noPairingWithoutRepeat')).toBe(
            badness(ours) > 0,
          );
        }
      }),
      { numRuns: 40, seed: 34 },
    );
  });
});
