import { describe, expect, test } from 'vitest';
import { CRITERIA } from '../../src/pairing/criteria/criteria';
import type { Field } from '../../src/pairing/criteria/field';
import { pairRound } from '../../src/pairing/swiss/pairRound';
import { faultOf } from '../../src/pairing/optimum/proof';
import { criteriaInOrder } from '../../src/pairing/criteria/strictOrder';
import { playEvent, settingsOf, type Simulated } from './simulatedEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

type Pairs = readonly (readonly [number, number])[];

function allPairings(people: readonly number[]): readonly Pairs[] {
  const [first, ...others] = people;
  if (first === undefined) return [[]];
  return others.flatMap(partner =>
    allPairings(others.filter(other => other !== partner)).map(rest => [[first, partner] as const, ...rest]),
  );
}

/** The steps in which criteria are compared, most important first: the same as in the code, by hand. */
const STEPS = [4, 4, 100, 1, 1, 1, 1];

function totals(field: Field, pairs: Pairs): readonly number[] {
  const { weights } = field.round.standing.settings;
  const units = CRITERIA.map(criterion => criterion.units(field));
  return CRITERIA.flatMap((criterion, k) =>
    weights[criterion.weight] === 0
      ? []
      : [pairs.reduce((sum, [i, j]) => sum + Math.ceil(STEPS[k]! * units[k]!(i, j)), 0)],
  );
}

function compare(one: readonly number[], other: readonly number[]): number {
  const k = one.findIndex((value, index) => value !== other[index]);
  return k < 0 ? 0 : one[k]! - other[k]!;
}

const events: readonly (readonly [string, Simulated])[] = [
  ['McMahon', { players: 8, rounds: 5, seed: 1, jigo: 0.1, settings: { system: 'McMahon' } }],
  ['Swiss', { players: 10, rounds: 4, seed: 2, settings: { earlySeeding: 'fold' } }],
  ['Swiss with half points', { players: 8, rounds: 5, seed: 3, jigo: 0.4, settings: { rounding: 'none' } }],
];

describe('criteria in strict order', () => {
  test.each(events)('%s: no pairing is better, by brute force', (_, event) => {
    const settings = { ...settingsOf(event), criteria: 'in order' as const };
    let tried = 0;
    for (const { before } of playEvent(event)) {
      const proved = pairRound(makeOpenEvent(before, settings));
      if (!('paired' in proved)) return expect.fail('It can be paired.');
      const [{ field, result }] = proved.optima as [(typeof proved.optima)[0]];
      if (result.kind !== 'matched') return expect.fail('There is no pairing.');
      const met = ([i, j]: readonly [number, number]): boolean =>
        field.round.meetings.last(field.players[i]!, field.players[j]!) > 0;
      const possible = allPairings(field.players.map((_, i) => i)).filter(pairs => !pairs.some(met));
      if (possible.length === 0) continue;
      tried++;
      const best = possible.map(pairs => totals(field, pairs)).reduce((a, b) => (compare(a, b) <= 0 ? a : b));
      const found = field.players.flatMap((_, i) =>
        i < result.mate[i]! ? [[i, result.mate[i]!] as const] : [],
      );
      expect(totals(field, found)).toEqual(best);
    }
    expect(tried).toBeGreaterThan(3);
  });

  const large: readonly (readonly [string, Simulated])[] = [
    ['a Swiss of 300', { players: 300, rounds: 2, seed: 4 }],
    ['a McMahon of 1,000', { players: 1000, rounds: 2, seed: 5, settings: { system: 'McMahon' } }],
  ];
  test.each(large)('%s is proved level by level', (_, event) => {
    const settings = { ...settingsOf(event), criteria: 'in order' as const };
    for (const { before } of playEvent(event)) {
      const proved = pairRound(makeOpenEvent(before, settings));
      if (!('paired' in proved)) return expect.fail('There is no pairing.');
      const [optimum] = proved.optima as [(typeof proved.optima)[0]];
      expect(criteriaInOrder(optimum.field).length).toBeGreaterThan(1);
      expect(optimum.proof!.levels.length).toBeGreaterThan(2);
      expect(faultOf(optimum)).toBeUndefined();
    }
  });
});

describe('lots decide between pairings that are equally good', () => {
  /** Sixteen players whom nothing tells apart. */
  const event: Simulated = { players: 16, rounds: 1, seed: 5 };
  const equals = (seed: string, numbers: readonly number[]) => {
    const [{ before }] = playEvent(event) as [ReturnType<typeof playEvent>[0]];
    const players = numbers.map(no => ({ ...before.players[0]!, no, club: '', country: '' }));
    const weights = { score: 1, float: 0, seeding: 0, colour: 0, handicap: 0, country: 0, club: 0 };
    const proved = pairRound(makeOpenEvent({ ...before, players }, { ...settingsOf(event), seed, weights }));
    if (!('paired' in proved)) return [];
    return proved.paired.games
      .map(({ black, white }) => [numbers[black]!, numbers[white]!])
      .map(String)
      .sort();
  };
  const inOrder = Array.from({ length: 16 }, (_, i) => i + 1);

  test('the same for the same list, whatever the order of its rows', () => {
    expect(equals('a', [...inOrder].reverse())).toEqual(equals('a', inOrder));
  });

  test('others for another seed', () => {
    expect(equals('b', inOrder)).not.toEqual(equals('a', inOrder));
  });
});
