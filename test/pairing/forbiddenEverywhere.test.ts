import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstRoundPairs, type PatternPair } from '../../src/pairing/diagonal/patterns';
import { contestWarnings } from '../../src/pairing/contestWarnings';
import type { PairedRound } from '../../src/pairing/round/pairedRound';
import { bergerRound } from '../../src/pairing/roundRobin/berger';
import type { Settings } from '../../src/tournament/settings';
import { SYSTEMS } from '../../src/tournament/systems';
import { openEventOf } from '../eventOf';
import { everyDraw, keyOf, type Met } from './drawsByTrying';
import { EVENTS } from './everyKind';
import { pairText, standingText } from './pairingText';
import { playToTheEnd, type Played } from './playToTheEnd';
import { makeField } from './simulatedEvent';
import { seedOr } from '../sameDice';

// F6.3 of docs/faults.md

/**
 * R4.6: forbidden pairs hold in every system. Where players can be numbered, drawn or paired so that they do not meet in the announced
 * rounds, they do not; where they cannot, it is said before the first round and again before the game is written.
 */

const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const listOf = (players: number, rounds: number): string =>
  [
    `Name | Rating | ${Array.from({ length: rounds }, (_, i) => `R${i + 1}`).join(' | ')}`,
    ...names
      .slice(0, players)
      .map(
        (name, i) => `${name} | ${2500 - 50 * i} | ${Array.from({ length: rounds }, () => '.').join(' | ')}`,
      ),
  ].join('\n');

const codesOf = ({ warnings }: Pick<PairedRound, 'warnings'>): readonly string[] =>
  warnings.map(({ code }) => code);

describe('a table of four in which 1 and 4 are forbidden', () => {
  const given = { system: 'Round robin', forbiddenPairs: [[1, 4]] } as const;

  test('does without their game where it has two rounds, and has it last where it has three', () => {
    const field = makeField({ players: 4, rounds: 3, seed: 1 });
    const play = (rounds: number) =>
      playToTheEnd({ players: 4, rounds, seed: 1, settings: given }, { ...field, rounds, entries: field.entries.map(row => row.slice(0, rounds)) }); // prettier-ignore
    expect(forbiddenRounds(play(2), [[0, 3]])).toEqual([]);
    const all = play(3);
    expect(forbiddenRounds(all, [[0, 3]])).toEqual([3]);
    expect(all.rounds.map(codesOf)).toEqual([['forbiddenToCome'], [], ['forbiddenByTable']]);
    expect(all.rounds[0]!.warnings[0]).toMatchObject({
      values: { pairs: 'Player 1 (1) – Player 4 (4) (R3)' },
    });
  });

  test('a check says it before round 1, and not again', () => {
    const warnings = (list: string) =>
      contestWarnings(openEventOf(standingText(list, given))).map(({ code }) => code);
    expect(warnings(listOf(4, 3))).toEqual(['forbiddenToCome']);
    expect(warnings(listOf(4, 2))).toEqual([]);
  });

  test('typed when it has begun, it keeps its numbers and turns the rounds to come', () => {
    const begun = `
      Name | R1 | R2 | R3
      A    | 4+ | .  | .
      B    | 3+ | .  | .
      C    | 2- | .  | .
      D    | 1- | .  | .`;
    const settings = { system: 'Round robin', forbiddenPairs: [[3, 4]] } as const;
    const round = pairText(begun, settings);
    expect(round.games.map(({ black, white }) => keyOf(black, white)).sort()).toEqual(['0-2', '1-3']);
    expect(codesOf(round)).toEqual([]);
  });
});

test('the Diagonal changes places for a forbidden pair', () => {
  const list = listOf(6, 3);
  const settings = { system: 'Diagonal', forbiddenPairs: [[1, 2]] } as const;
  const round = pairText(list, settings);
  expect(round.games.map(({ black, white }) => keyOf(black, white))).not.toContain('0-1');
  expect(codesOf(round)).toEqual([]);
  const all = pairText(listOf(3, 3), settings);
  expect(codesOf(all)).toEqual(['forbiddenByTable']);
});

/** The rounds in which forbidden pairs meet, in their order. */
function forbiddenRounds({ rounds }: Played, pairs: readonly PatternPair[]): readonly number[] {
  const met = new Set(pairs.map(([a, b]) => keyOf(a, b)));
  return rounds.flatMap(({ games, round }) =>
    games.flatMap(({ black, white }) => (met.has(keyOf(black, white)) ? [round] : [])),
  );
}

const permutations = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap(first => permutations(items.filter(one => one !== first)).map(rest => [first, ...rest]));

/** By numbering the forbidden games of each round of Berger's table, the fewest first; the smallest such list. */
function bestTable(players: number, forbidden: Met): readonly number[] {
  const cycle = players - 1 + (players % 2);
  const rounds = Array.from({ length: cycle }, (_, i) => bergerRound(players, i + 1).games);
  const lists = permutations(Array.from({ length: players }, (_, i) => i)).map(holder =>
    rounds
      .map(
        games =>
          games.filter(({ black, white }) => forbidden.has(keyOf(holder[black - 1]!, holder[white - 1]!)))
            .length,
      ) // prettier-ignore
      .sort((a, b) => a - b),
  );
  return lists.reduce((one, other) => (other.join() < one.join() ? other : one));
}

const pairsAmong = (players: number) =>
  fc.uniqueArray(
    fc
      .tuple(fc.nat(players - 1), fc.nat(players - 1))
      .filter(([a, b]) => a < b)
      .map(([a, b]): PatternPair => [a, b]),
    { maxLength: 5, selector: ([a, b]) => keyOf(a, b) },
  );

const forbiddenEvent = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).chain(players =>
    fc.record({
      players: fc.constant(players),
      rounds: fc.integer({ min: 1, max: players }),
      pairs: pairsAmong(players),
      seed: fc.nat(999),
    }),
  );

const settingsOf = (system: Settings['system'], pairs: readonly PatternPair[]): Partial<Settings> => ({
  system,
  forbiddenPairs: pairs.map(([a, b]) => [a + 1, b + 1] as const),
});

describe('found by trying, in random events', () => {
  const runs = { numRuns: EVENTS > 1 ? EVENTS : 25, seed: seedOr(46) };

  test('a round robin has no forbidden pair in its rounds where any numbering does without, else the latest', () => {
    fc.assert(
      fc.property(forbiddenEvent(3, 6), ({ players, rounds, pairs, seed }) => {
        const settings = settingsOf('Round robin', pairs);
        const played = playToTheEnd({ players, rounds, seed, settings });
        const best = bestTable(players, new Set(pairs.map(([a, b]) => keyOf(a, b)))).slice(0, rounds);
        const found = forbiddenRounds(played, pairs);
        expect(best.map((_, i) => found.filter(round => round === i + 1).length)).toEqual(best);
        expect(codesOf(played.rounds[0]!).includes('forbiddenToCome')).toBe(found.length > 0);
        for (const round of played.rounds)
          expect(codesOf(round).filter(code => code === 'forbiddenByTable')).toHaveLength(
            found.filter(one => one === round.round).length,
          );
      }),
      runs,
    );
  });

  test('the first round of a Diagonal has as few as any order of its players', () => {
    fc.assert(
      fc.property(forbiddenEvent(3, 6), ({ players, pairs, seed }) => {
        const field = makeField({ players, rounds: 2, seed });
        const settings = { ...settingsOf('Diagonal', pairs), gamesPerOpponent: 1 } as const;
        const { rounds } = playToTheEnd({ players, rounds: 2, seed, settings }, field);
        const forbidden = new Set(pairs.map(([a, b]) => keyOf(a, b)));
        const pattern = firstRoundPairs(players, 'first half');
        const fewest = Math.min(
          ...permutations(Array.from({ length: players }, (_, i) => i)).map(
            places => pattern.filter(([a, b]) => forbidden.has(keyOf(places[a]!, places[b]!))).length,
          ),
        );
        const [first] = rounds;
        expect(first!.games.filter(({ black, white }) => forbidden.has(keyOf(black, white)))).toHaveLength(fewest); // prettier-ignore
        expect(codesOf(first!).filter(code => code === 'forbiddenByTable')).toHaveLength(fewest);
      }),
      runs,
    );
  });

  test.each(['Swiss', 'McMahon', 'Score pairing', 'Swiss by categories', 'Knock-out'] as const)(
    '%s has none, and says so where nothing else is left',
    system => {
      fc.assert(
        fc.property(forbiddenEvent(4, 8), ({ players, pairs, seed }) => {
          const byTable = SYSTEMS[system].pairs === 'draw';
          const rounds = byTable ? 3 : 2;
          const made = makeField({ players, rounds, seed });
          const field = { ...made, players: made.players.map(one => ({ ...one, category: '1' })) };
          const settings = settingsOf(system, pairs);
          const played = playToTheEnd({ players, rounds, seed, settings }, field);
          expect(forbiddenRounds(played, pairs)).toEqual([]);
          const forbidden = new Set(pairs.map(([a, b]) => keyOf(a, b)));
          const byes = byTable ? 2 ** Math.ceil(Math.log2(players)) - players : players % 2;
          const isPossible = [...everyDraw([...Array(players).keys()], byes)].some(draw =>
            draw.every(([a, b]) => b === undefined || !forbidden.has(keyOf(a, b))),
          );
          expect([isPossible, played.rounds.length > 0]).toEqual([isPossible, isPossible]);
          if (!isPossible) expect(played.end.map(({ code }) => code)).toEqual(['tooManyForbiddenPairs']);
        }),
        runs,
      );
    },
  );

  test.each(['bracket by lot', 'seeded'] as const)(
    'a knock-out whose draw is %s begins without any where it can, and says of each later one',
    draw => {
      fc.assert(
        fc.property(forbiddenEvent(4, 8), ({ players, pairs, seed }) => {
          const settings = { ...settingsOf('Knock-out', pairs), knockoutDraw: draw };
          const { rounds, end } = playToTheEnd({ players, rounds: 3, seed, settings });
          const forbidden = new Set(pairs.map(([a, b]) => keyOf(a, b)));
          const byes = 2 ** Math.ceil(Math.log2(players)) - players;
          const isPossible = [...everyDraw([...Array(players).keys()], byes)].some(each =>
            each.every(([a, b]) => b === undefined || !forbidden.has(keyOf(a, b))),
          );
          const metIn = ({ games }: PairedRound): number =>
            games.filter(({ black, white }) => forbidden.has(keyOf(black, white))).length;
          if (isPossible) expect(metIn(rounds[0]!)).toBe(0);
          // Seeds that have no other way keep to the bracket, and it is said.
          else if (draw !== 'seeded')
            expect([rounds.length, end.map(({ code }) => code)]).toEqual([0, ['tooManyForbiddenPairs']]);
          for (const round of rounds)
            expect(codesOf(round).filter(code => code === 'forbiddenByTable')).toHaveLength(metIn(round));
        }),
        runs,
      );
    },
  );

  test('nine to sixteen in a table do without, too, where one round more than is played could hold them all', () => {
    fc.assert(
      fc.property(forbiddenEvent(9, 16), ({ players, pairs, seed }) => {
        const cycle = players - 1 + (players % 2);
        const apart = pairs.filter(
          (pair, i) => !pairs.slice(0, i).flat().some(one => pair.includes(one)), // prettier-ignore
        );
        const settings = settingsOf('Round robin', apart);
        const played = playToTheEnd({ players, rounds: cycle - 1, seed, settings });
        expect(forbiddenRounds(played, apart).length).toBeLessThanOrEqual(apart.length > 2 ? 1 : 0);
      }),
      { ...runs, numRuns: EVENTS > 1 ? 40 : 5 },
    );
  });
});
