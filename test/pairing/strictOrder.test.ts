import { describe, expect, test } from 'vitest';
import { CRITERIA } from '../../src/pairing/criteria/criteria';
import type { Field } from '../../src/pairing/criteria/field';
import { tieBreak } from '../../src/pairing/criteria/tieBreak';
import { criteriaInOrder } from '../../src/pairing/criteria/weighedCriteria';
import { pairRound } from '../../src/pairing/swiss/pairRound';
import { fieldText } from './pairingText';
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
});

describe('criteria in strict order are the digits of whole numbers', () => {
  const digitsOf = (field: Field): readonly string[] =>
    criteriaInOrder(field).map(level => level.map(one => `${one.criterion.weight} ${one.base}`).join(', '));
  const inOrder = { criteria: 'in order' } as const;

  test('each with one more than all games can have', () => {
    // Two games: a point of score difference squared in quarters, 6.5 units of float in quarters, a seeding in hundredths.
    const list = `
      Name | R1 | R2
      Ann  | 2+ | .
      Bo   | 1- | .
      Cy   | 4+ | .
      Di   | 3- | .`;
    expect(digitsOf(fieldText(list, inOrder))).toEqual([
      'score 9, float 53, seeding 201, colour 21, country 3, club 3',
    ]);
  });

  test('scores may be negative', () => {
    const list = `
      Name | Start | R1
      Ann  | 2     | .
      Bo   | -3    | .`;
    const weights = { score: 1, float: 0, seeding: 0, colour: 0, handicap: 1, country: 0, club: 0 };
    const settings = { ...inOrder, system: 'McMahon', weights } as const;
    expect(digitsOf(fieldText(list, settings))).toEqual(['score 101, handicap 10']);
  });

  test('as many as have room in an exact number', () => {
    const starts = (first: number): string =>
      [
        'Name | Start | R1',
        ...Array.from({ length: 600 }, (_, i) => `Player ${i} | ${i ? 0 : first} | .`),
      ].join('\n');
    const mcmahon = { ...inOrder, system: 'McMahon' } as const;
    expect(digitsOf(fieldText(starts(30), mcmahon))).toEqual([
      'score 1080001, float 7801',
      'seeding 30001, colour 3001, country 301, club 301',
    ]);
    expect(digitsOf(fieldText(starts(0), mcmahon))).toEqual([
      'score 1, float 7801, seeding 30001, colour 3001',
      'country 301, club 301',
    ]);
  });
});

describe('the lots of games', () => {
  const players = (count: number): string =>
    ['Name | R1', ...Array.from({ length: count }, (_, i) => `Player ${i} | .`)].join('\n');
  const lotsOf = (field: Field): readonly number[] => {
    const lot = tieBreak(field);
    return field.players.flatMap((_, j) => Array.from({ length: j }, (_, i) => lot(i, j)));
  };

  test('stay the same, or an event would be paired otherwise by the next version', () => {
    expect(lotsOf(fieldText(players(3), { seed: 'a', pairingTiebreaks: [] }))).toEqual([
      370399694, 683404068, 903327750,
    ]);
  });

  test('are others in each round, for each seed and each number', () => {
    const field = fieldText(players(40), { seed: 'a' });
    const { standing } = field.round;
    const seeded = { ...standing, settings: { ...standing.settings, seed: 'b' } };
    const all = [
      field,
      { ...field, round: { ...field.round, number: 2 } },
      { ...field, round: { ...field.round, standing: seeded } },
    ].flatMap(lotsOf);
    expect(new Set(all).size).toBe((3 * 40 * 39) / 2);
  });

  test('are whole, as large as the sums of the field have room for', () => {
    const largest = (count: number): number => {
      const lot = tieBreak(fieldText(players(count)));
      return Math.max(...Array.from({ length: count - 1 }, (_, k) => lot(0, k + 1)));
    };
    const [few, many] = [largest(60), largest(3000)];
    expect(few).toBeGreaterThan(2 ** 29);
    expect(few).toBeLessThan(2 ** 30);
    expect(many).toBeGreaterThan(2 ** 28);
    expect(many * 3000 ** 2).toBeLessThan(2 ** 53);
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
