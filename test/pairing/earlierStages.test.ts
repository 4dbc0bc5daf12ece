import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colourBalance } from '../../src/pairing/game/colour';
import { coloursBefore } from '../../src/pairing/game/colourHistory';
import { makeRound } from '../../src/pairing/round/openStage';
import { isBye, type Bye, type Game } from '../../src/tournament/game';
import type { Settings, Stage } from '../../src/tournament/settings';
import { isOut, type WallList } from '../../src/tournament/wallList';
import { EVENTS } from './everyKind';
import { gamesOf, nameOf, pairText, standingText } from './pairingText';
import { playToTheEnd, withCell } from './playToTheEnd';
import { makeDice, makeField } from './simulatedEvent';
import { seedOr } from '../sameDice';

/** Byes and colours of earlier stages count in later ones (R4.5, R4.7, R5.6). */

type StageText = readonly [from: number, to: number, system: Stage['system']];
const stages = (...typed: readonly StageText[]): readonly Stage[] =>
  typed.map(([from, to, system]) => ({ from, to, system }));

const twice = { system: 'Swiss', stages: stages([1, 1, 'Swiss'], [2, 3, 'Swiss']) } as const;

describe('byes', () => {
  test.each([
    // Of the new stage nobody has a score, and all but the last have had a bye.
    ['a Swiss', twice],
    ['score pairing', { ...twice, stages: stages([1, 1, 'Swiss'], [2, 3, 'Score pairing']) }],
  ] as const)('after a round in which two of three had byes, the third has that of %s', (_, settings) => {
    for (const typed of ['0+', 'bye=', 'bye-']) {
      const list = `
        Name | R1       | R2 | R3
        A    | 0-       | .  | .
        B    | ${typed} | .  | .
        C    | ${typed} | .  | .`;
      expect(nameOf(list, pairText(list, settings).bye)).toBe('A');
    }
  });
});

describe('colours', () => {
  const list = `
    Name | Rank | R1   | R2   | R3 | R4
    A    | 1d   | 2+/b | 3+/b | .  | .
    B    | 1d   | 1-/w | 4-/b | .  | .
    C    | 1d   | 4+/b | 1-/w | .  | .
    D    | 1d   | 3-/w | 2+/w | .  | .`;

  // A has had Black twice, D White twice, B and C each colour once; A and D have not met, nor B and C.
  test.each(['Swiss', 'McMahon', 'Score pairing', 'Knock-out'] as const)('in %s after a Swiss', system => {
    const settings = { system: 'Swiss', stages: stages([1, 2, 'Swiss'], [3, 4, system]) } as const;
    for (const seed of ['x', 'y', 'z']) {
      const games = gamesOf(list, pairText(list, { ...settings, seed })).map(game => game.slice(2));
      expect(games).toContain('D (b) – A (w)');
      // In round 1 C had Black; in round 2, the latest, B had.
      if (system !== 'Score pairing') expect(games).toContain('C (b) – B (w)');
    }
  });

  test('in a playoff after two stages', () => {
    const equal = list
      .replace('3+', '3=')
      .replace('4-/b', '4=/b')
      .replace('1-/w | .', '1=/w | .')
      .replace('2+/w', '2=/w');
    const settings = { ...twice, stages: stages([1, 1, 'Swiss'], [2, 2, 'Swiss']), tiebreaks: [] } as const;
    const playoff = { ...settings, rounds: 2, playoffRounds: [3, 4], playoffPlaces: 1 } as const;
    const games = gamesOf(equal, pairText(equal, playoff)).map(game => game.slice(2));
    expect([...games].sort()).toEqual(['C (b) – B (w)', 'D (b) – A (w)']);
  });

  test('every game of a round counts: two with each opponent, one with each colour, then one more with Black', () => {
    const played = `
      Name | R1             | R2
      A    | 2+/b 2-/w 3+/b | .
      B    | 1-/w 1+/b      | .
      C    | 1-/w           | .`;
    const { wallList, settings } = standingText(played);
    const round = makeRound(wallList, settings, 2);
    expect([0, 1, 2].map(player => colourBalance(coloursBefore(round, player)))).toEqual([1, 0, -1]);
  });
});

// Small statements of the rules.

/** The even games played, by round. */
const gamesBefore = (list: WallList, player: number, round: number, from = 1): readonly (readonly Game[])[] =>
  list.entries[player]!.slice(from - 1, round - 1).map(cell =>
    cell.filter(
      (entry): entry is Game =>
        entry.kind === 'game' && entry.handicap === 0 && !entry.byDefault && entry.colour !== undefined,
    ),
  );

const balanceOf = (list: WallList, player: number, round: number, from = 1): number =>
  gamesBefore(list, player, round, from)
    .flat()
    .reduce((sum, { colour }) => sum + (colour === 'black' ? 1 : -1), 0);

const byesOf = (list: WallList, player: number, round: number, from = 1): number =>
  list.entries[player]!.slice(from - 1, round - 1).filter(cell => cell.some(isBye)).length;

const hasMet = (list: WallList, one: number, other: number, round: number): boolean =>
  list.entries[one]!.slice(0, round - 1)
    .flat()
    .some(entry => entry.kind === 'game' && entry.opponent === other);

/** Whether these players can be paired without a repeat. */
function canPair(list: WallList, players: readonly number[], round: number): boolean {
  const [first, ...rest] = players;
  if (first === undefined) return true;
  return rest.some(
    other =>
      !hasMet(list, first, other, round) &&
      canPair(list, rest.filter(one => one !== other), round), // prettier-ignore
  );
}

/**
 * Whether the first had White when the colours of both differed the last time: in the latest round in which both had one, of
 * several games the last two first.
 */
function alternates(list: WallList, one: number, other: number, round: number): boolean | undefined {
  for (let r = round - 1; r >= 1; r--) {
    const [own, theirs] = [one, other].map(player => [...gamesBefore(list, player, round)[r - 1]!].reverse());
    const differing = own!.find((game, i) => theirs![i] && theirs![i].colour !== game.colour);
    if (differing) return differing.colour === 'white';
  }
  return undefined;
}

type Kind = readonly [name: string, players: number, rounds: number, settings: Partial<Settings>];

const kind = (name: string, players: number, rounds: number, ...typed: readonly StageText[]): Kind => [
  name,
  players,
  rounds,
  { system: typed[0]![2], stages: stages(...typed) },
];

const KINDS: readonly Kind[] = [
  kind('Swiss, then Swiss', 9, 6, [1, 3, 'Swiss'], [4, 6, 'Swiss']),
  kind('Swiss, then score pairing', 11, 6, [1, 3, 'Swiss'], [4, 6, 'Score pairing']),
  kind('score pairing, then McMahon', 9, 6, [1, 3, 'Score pairing'], [4, 6, 'McMahon']),
  kind('McMahon, then Swiss', 11, 7, [1, 3, 'McMahon'], [4, 7, 'Swiss']),
  kind('three of Swiss', 11, 7, [1, 2, 'Swiss'], [3, 4, 'Swiss'], [5, 7, 'Swiss']),
  kind('round robin, then Swiss', 7, 6, [1, 3, 'Round robin'], [4, 6, 'Swiss']),
  kind('Swiss, then a knock-out', 11, 6, [1, 3, 'Swiss'], [4, 6, 'Knock-out']),
  [
    'Diagonal, then Swiss',
    11,
    5,
    { system: 'Diagonal', gamesPerOpponent: 1, stages: stages([1, 2, 'Diagonal'], [3, 5, 'Swiss']) },
  ],
];

const WORTHS = ['win', 'half', 'nothing'] as const satisfies readonly Bye['worth'][];

/** Some are absent for a round, and some byes are typed. */
function typedBefore(list: WallList, round: number, dice: () => number): WallList {
  if (round > list.rounds || dice() > 0.25) return list;
  const player = Math.floor(dice() * list.players.length);
  if (isOut(list.players[player]!, round) || list.entries[player]![round - 1]!.length > 0) return list;
  const worth = WORTHS[Math.floor(dice() * WORTHS.length)]!;
  return withCell(list, player, round, [{ kind: 'free', as: 'bye', worth }]);
}

describe('random events of several stages', () => {
  test.each(KINDS)('%s', (_name, players, rounds, settings) => {
    const isScored = (system: Stage['system']): boolean =>
      system === 'Swiss' || system === 'McMahon' || system === 'Score pairing';
    // How often the stage alone would have said something else.
    const otherwise = { byes: 0, colours: 0 };
    fc.assert(
      fc.property(fc.nat(9999), seed => {
        const dice = makeDice(seed);
        const made = makeField({ players, rounds, seed });
        const field: WallList = {
          ...made,
          players: made.players.map((player, i) => ({
            ...player,
            out: { rounds: i > 4 && dice() < 0.2 ? [1 + Math.floor(rounds * dice())] : [], from: undefined },
          })),
        };
        const before = (list: WallList, round: number): WallList => {
          const { system } = settings.stages!.find(({ from, to }) => from <= round && round <= to) ?? {};
          return system && isScored(system) ? typedBefore(list, round, dice) : list;
        };
        const event = { players, rounds, seed, settings: { ...settings, seed: `${seed}` }, before };
        const { list, rounds: played } = playToTheEnd(event, field);
        for (const { round, games, bye } of played) {
          const { system, from } = settings.stages!.find(one => one.from <= round && round <= one.to)!;
          const where = `${seed}, round ${round}`;
          if (bye !== undefined) {
            const free = [bye, ...games.flatMap(({ black, white }) => [black, white])];
            const fewer = (first: number): readonly number[] =>
              free.filter(one => byesOf(list, one, round, first) < byesOf(list, bye, round, first));
            const leavesARound = (one: number): boolean =>
              canPair(list, free.filter(other => other !== one), round); // prettier-ignore
            expect([where, fewer(1).filter(leavesARound)]).toEqual([where, []]);
            if (from > 1 && free.some(one => byesOf(list, one, round) > byesOf(list, bye, round)))
              otherwise.byes++;
          }
          if (system === 'Round robin' || system === 'Diagonal') continue;
          for (const { black, white, handicap } of games) {
            if (handicap > 0 || hasMet(list, black, white, round)) continue;
            const difference = balanceOf(list, black, round) - balanceOf(list, white, round);
            expect([where, difference <= 0]).toEqual([where, true]);
            if (difference === 0 && system !== 'Score pairing')
              expect([where, alternates(list, black, white, round)]).not.toEqual([where, false]);
            if (balanceOf(list, black, round, from) > balanceOf(list, white, round, from))
              otherwise.colours++;
          }
        }
      }),
      { numRuns: 10 * EVENTS, seed: seedOr(46) },
    );
    expect(otherwise.colours).toBeGreaterThan(0);
    if (settings.stages!.filter(({ system }) => isScored(system)).length > 1)
      expect(otherwise.byes).toBeGreaterThan(0);
  });
});
