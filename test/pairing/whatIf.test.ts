import { describe, expect, test } from 'vitest';
import { ABSENT } from '../../src/matching/matching';
import { criterionTotals } from '../../src/pairing/criteria/criterionTotals';
import { pairRound, type ProvedRound } from '../../src/pairing/swiss/pairRound';
import { whatIf } from '../../src/pairing/optimum/whatIf';
import { standingText } from './pairingText';
import { playEvent, settingsOf, type Simulated } from './simulatedEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { openEventOf } from '../eventOf';

const events: readonly (readonly [string, Simulated])[] = [
  ['McMahon', { players: 8, rounds: 4, seed: 1, settings: { system: 'McMahon' } }],
  ['Swiss', { players: 8, rounds: 4, seed: 2, jigo: 0.2 }],
  ['Swiss with criteria in order', { players: 8, rounds: 3, seed: 3, settings: { criteria: 'in order' } }],
];

function* rounds(event: Simulated): Generator<ProvedRound> {
  for (const { before } of playEvent(event)) {
    const proved = pairRound(makeOpenEvent(before, settingsOf(event)));
    if ('paired' in proved) yield proved;
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The least cost of a pairing of the rest, by trying all; Infinity where there is none. */
function cheapest(people: readonly number[], cost: (i: number, j: number) => number): number {
  const [i, ...others] = people;
  if (i === undefined) return 0;
  return Math.min(
    Infinity,
    ...others.map(j => {
      const one = cost(i, j);
      return one === ABSENT
        ? Infinity
        : one +
            cheapest(
              others.filter(other => other !== j),
              cost,
            );
    }),
  );
}

const isInOrder = ({ settings }: Simulated): boolean => settings?.criteria === 'in order';

// With criteria in order one sum does not say which pairing is better.
test.each(events.filter(([, event]) => !isInOrder(event)))(
  'what if two meet: %s, exact for every pair, by brute force',
  (_, event) => {
    let possible = 0;
    for (const { optima } of rounds(event)) {
      const [{ field, cost, result }] = optima as [ProvedRound['optima'][0]];
      if (result.kind !== 'matched') return expect.fail('It can be paired.');
      const all = field.players.map((_, i) => i);
      for (const i of all) {
        for (const j of all.slice(i + 1)) {
          const answer = whatIf(optima, field.players[i]!, field.players[j]!);
          const isPaired = result.mate[i] === j;
          const instead =
            answer.kind === 'possible'
              ? answer.instead
              : answer.kind === 'paired'
                ? answer.without
                : undefined;
          if (!instead) {
            expect(answer.kind).toBe(isPaired ? 'paired' : cost(i, j) !== ABSENT ? 'no pairing' : 'repeat');
            continue;
          }
          possible++;
          expect(instead.fault).toBeUndefined();
          expect(sum(instead.criteria.map(({ now }) => now))).toBe(result.total);
          const rest = cheapest(all, (one, other) => {
            const isIt = one === i && other === j;
            const touches = [one, other].some(each => each === i || each === j);
            if (isPaired ? isIt : touches && !isIt) return ABSENT;
            return cost(one, other);
          });
          expect(sum(instead.criteria.map(({ then }) => then))).toBe(rest);
          expect(instead.dearer).toBe(rest - result.total);
          const first = instead.games[0]!;
          if (isPaired)
            expect(first.some(one => one === field.players[i] || one === field.players[j])).toBe(true);
          else expect(first).toEqual([field.players[i], field.players[j]]);
        }
      }
    }
    expect(possible).toBeGreaterThan(0);
  },
);

describe.each(events)('what if two meet: %s', (_, event) => {
  test('is never better than the pairing', () => {
    let possible = 0;
    for (const { optima } of rounds(event)) {
      const [{ field }] = optima as [ProvedRound['optima'][0]];
      for (const other of field.players.slice(1)) {
        const answer = whatIf(optima, field.players[0]!, other);
        if (answer.kind !== 'possible') continue;
        possible++;
        expect(answer.instead.fault).toBeUndefined();
        const differences = answer.instead.criteria.map(({ now, then }) => then - now);
        if (!isInOrder(event)) expect(sum(differences)).toBeGreaterThanOrEqual(0);
        else expect(differences.find(difference => difference !== 0) ?? 0).toBeGreaterThanOrEqual(0);
      }
    }
    expect(possible).toBeGreaterThan(0);
  });
});

test('who is not paired among the same players cannot meet', () => {
  const [{ optima, paired }] = [...rounds({ players: 9, rounds: 1, seed: 2 })] as [ProvedRound];
  const { players } = optima[0]!.field;
  const of = (chosen: readonly number[]) => ({
    ...optima[0]!,
    field: { ...optima[0]!.field, players: chosen },
  });
  const apart = [of(players.filter(player => player !== paired.bye)), of([paired.bye!])];
  expect(whatIf(apart, paired.bye!, paired.games[0]!.black)).toEqual({ kind: 'not together' });
});

test('a forbidden pair that has met is both, whether the round has to repeat or not', () => {
  const list = `
    Name | R1 | R2 | R3 | R4
    Ann  | 2+ | 3+ | 4+ | .
    Bo   | 1- | 4+ | 3+ | .
    Cy   | 4+ | 1- | 2- | .
    Di   | 3- | 2- | 1- | .`;
  for (const round of [2, 4]) {
    const text = list
      .split('\n')
      .map(line =>
        /R1/.test(line)
          ? line
          : line
              .split('|')
              .map((c, i) => (i >= round ? ' .' : c))
              .join('|'),
      )
      .join('\n');
    const proved = pairRound(openEventOf(standingText(text, { forbiddenPairs: [[1, 2]] })));
    if (!('paired' in proved)) return expect.fail('It can be paired.');
    expect(proved.paired.warnings.some(({ code }) => code === 'noPairingWithoutRepeat')).toBe(round === 4);
    expect(whatIf(proved.optima, 0, 1)).toEqual({ kind: 'forbidden', lastRound: 1 });
  }
});

test('totals name the games that pay, dearest first, and add up', () => {
  const proved = [...rounds({ players: 40, rounds: 4, seed: 4, settings: { system: 'McMahon' } })];
  expect(proved).toHaveLength(4);
  for (const { optima } of proved) {
    const [{ field, result }] = optima as [ProvedRound['optima'][0]];
    if (result.kind !== 'matched') return expect.fail('It can be paired.');
    const totals = criterionTotals(field, result.mate);
    expect(totals.map(({ weight }) => weight)).toEqual([
      'score',
      'float',
      'seeding',
      'colour',
      'country',
      'club',
    ]);
    expect(sum(totals.map(({ total }) => total))).toBe(result.total);
    for (const { games, total } of totals) {
      const costs = games.map(({ cost }) => cost);
      expect(sum(costs)).toBe(total);
      expect(costs).toEqual([...costs].sort((a, b) => b - a));
    }
  }
});
