import { describe, expect, test } from 'vitest';
import { drawLots } from '../../src/lots/lots';
import { seedingUnits } from '../../src/pairing/criteria/seeding';
import type { Settings } from '../../src/tournament/settings';
import { pairsOf, pairText } from './pairingText';

const names = 'Ann Bo Cy Di Ed Flo Gus Hal'.split(' ');

/** Eight players rated from 2800 down, nothing played. */
const eight = [
  'Name | Rating | R1 | R2 | R3',
  ...names.map((name, i) => `${name} | ${2800 - 100 * i} | . | . | .`),
].join('\n');

/** The same eight after two rounds in which everybody won once. */
const later = `
  Name | Rating | R1 | R2 | R3
  Ann  | 2800   | 2+ | 3- | .
  Bo   | 2700   | 1- | 4+ | .
  Cy   | 2600   | 4- | 1+ | .
  Di   | 2500   | 3+ | 2- | .
  Ed   | 2400   | 6+ | 7- | .
  Flo  | 2300   | 5- | 8+ | .
  Gus  | 2200   | 8- | 5+ | .
  Hal  | 2100   | 7+ | 6- | .`;
/** Nothing but the rating says where a player stands in the group. */
const byRating: Partial<Settings> = { pairingTiebreaks: ['Rating'] };

describe('seeding inside the score group (R4.7)', () => {
  test('slip: the first of the upper half meets the first of the lower half', () => {
    expect(pairsOf(later, pairText(later, { ...byRating, seeding: 'slip' }))).toBe(
      'Ann Ed, Bo Flo, Cy Gus, Di Hal',
    );
  });

  test('fold: the first meets the last', () => {
    expect(pairsOf(later, pairText(later, { ...byRating, seeding: 'fold' }))).toBe(
      'Ann Hal, Bo Gus, Cy Flo, Di Ed',
    );
  });

  test('random: slip in the order of the lots, which anybody can draw again', () => {
    const lots = drawLots(
      names.map((_, i) => String(i + 1)),
      'dice 4-6-1',
      'round-1',
    ).map(i => names[i]!);
    const expected = [0, 1, 2, 3].map(i => [lots[i]!, lots[i + 4]!].sort().join(' ')).sort();
    // Whoever stands first by rating or by number.
    for (const pairingTiebreaks of [['Rating', 'Lottery'], []] as const)
      expect(pairsOf(eight, pairText(eight, { seed: 'dice 4-6-1', pairingTiebreaks }))).toBe(
        expected.join(', '),
      );
  });

  test('another seed, another pairing', () => {
    const pairings = ['a', 'b', 'c', 'd'].map(seed => pairsOf(eight, pairText(eight, { seed })));
    expect(new Set(pairings).size).toBe(4);
  });

  test('early rounds seed their own way', () => {
    const settings = { ...byRating, earlySeeding: 'fold', seeding: 'slip' } as const;
    expect(pairsOf(later, pairText(later, { ...settings, earlyRounds: 3 }))).not.toContain('Ann Ed');
    expect(pairsOf(later, pairText(later, { ...settings, earlyRounds: 2 }))).toContain('Ann Ed');
  });

  test('in early rounds of an event of one stage Rating is left out', () => {
    const settings = {
      earlySeeding: 'slip',
      seeding: 'slip',
      pairingTiebreaks: ['Rating', 'Lottery'],
    } as const;
    const byRatings = 'Ann Ed, Bo Flo, Cy Gus, Di Hal';
    expect(pairsOf(eight, pairText(eight, { ...settings, earlyRounds: 0 }))).toBe(byRatings);
    expect(pairsOf(eight, pairText(eight, { ...settings, earlyRounds: 1 }))).not.toBe(byRatings);
    const stages = [
      { from: 1, to: 3, system: 'Swiss' },
      { from: 4, to: 4, system: 'Knock-out' },
    ] as const;
    expect(pairsOf(eight, pairText(eight, { ...settings, earlyRounds: 1, stages }))).toBe(byRatings);
  });

  test('the wanted games cost nothing, in groups of any even size', () => {
    for (const size of [2, 4, 10, 600]) {
      for (let i = 0; i < size / 2; i++) {
        expect(seedingUnits('slip', i, i + size / 2, size)).toBe(0);
        expect(seedingUnits('fold', i, size - 1 - i, size)).toBe(0);
      }
    }
  });

  test('others cost the square of how far they are from it, the worst almost 1', () => {
    expect(seedingUnits('slip', 0, 1, 10)).toBeCloseTo(0.8 ** 2);
    expect(seedingUnits('fold', 0, 1, 10)).toBeCloseTo((8 / 9) ** 2);
    expect(seedingUnits('fold', 8, 9, 10)).toBeCloseTo((8 / 9) ** 2);
    expect(seedingUnits('fold', 3, 5, 10)).toBeCloseTo((1 / 9) ** 2);
  });

  test('alone in the group nobody has a wanted game', () => {
    expect(seedingUnits('fold', 0, 0, 1)).toBe(0);
  });
});
