import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verifyCertificate } from '../../src/matching/proof/certificate';
import { minimumCostMatching } from '../../src/matching/matching';
import { hasReference, inReference } from '../reference';

/**
 * The costs that OpenGotha 3.51 gave the pairs of 30 real events, and the total its matching reached. It looks for the
 * largest total; its repeated pairs cost no less than 5·10^14, so that totals exceed 2^53.
 */
interface Round {
  readonly r: number;
  readonly n: number;
  readonly optimalTotal: string;
  /** By player, the costs of pairing this one with each later one. Only up to 40 players. */
  readonly costUpperTriangle?: readonly (readonly number[])[];
}

const folder = inReference('opengotha/pairing');
const events = hasReference ? readdirSync(folder).filter(name => name.endsWith('.json')) : [];

const roundsOf = (event: string): readonly Round[] =>
  (JSON.parse(readFileSync(join(folder, event), 'utf8')) as { rounds: Round[] }).rounds;

describe.skipIf(events.length === 0)(
  "OpenGotha's optimal totals (skipped without the reference folder)",
  () => {
    it.each(events)('%s', event => {
      for (const { r, n, optimalTotal, costUpperTriangle: gain } of roundsOf(event)) {
        if (gain === undefined) continue;
        const largest = Math.max(...gain.flat());
        const cost = (i: number, j: number): number => largest - gain[i]![j - i - 1]!;
        const result = minimumCostMatching(n, cost);
        expect(verifyCertificate(n, cost, result)).toBeUndefined();
        if (result.kind !== 'matched') return expect.fail(`Round ${r} has no matching.`);
        const total = BigInt(n / 2) * BigInt(largest) - BigInt(result.total);
        expect(total.toString(), `round ${r}`).toBe(optimalTotal);
      }
    });

    it('cover at least a hundred rounds', () => {
      const withCosts = events.flatMap(roundsOf).filter(round => round.costUpperTriangle !== undefined);
      expect(withCosts.length).toBeGreaterThanOrEqual(100);
    });
  },
);
