import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knockoutWarnings } from '../../src/pairing/knockout/knockoutProblems';
import type { PairedRound } from '../../src/pairing/round/pairedRound';
import { knockoutRounds } from '../../src/standings/knockout/knockoutRounds';
import { makePlacement } from '../../src/standings/placement/placement';
import { makeEvent } from '../../src/standings/stages/makeEvent';
import { isBye } from '../../src/tournament/game';
import { SETTINGS } from '../../src/tournament/settings';
import { isOut, type WallList } from '../../src/tournament/wallList';
import { eventOf } from '../eventOf';
import { pairsOf, pairText, standingText, stopText } from './pairingText';
import { leaves, playToTheEnd } from './playToTheEnd';
import { makeDice } from './simulatedEvent';

const DOUBLE = { system: 'Double elimination', seed: 'a' } as const;

const text = (list: string, given = {}): PairedRound => pairText(list, { ...DOUBLE, ...given });

describe('a round', () => {
  test('first has the seeds of a knock-out and the byes for the best', () => {
    const list = `
      No | Name | Rating | R1
      1  | Ann  | 2000   | .
      2  | Bo   | 1900   | .
      3  | Cy   | 1800   | .
      4  | Di   | 1700   | .
      5  | Ed   | 1600   | .`;
    const round = text(list, { knockoutDraw: 'seeded' });
    expect(pairsOf(list, round)).toBe('Di Ed');
    expect(round.free.map(({ player, as }) => `${player} ${as}`)).toEqual(['0 bye', '1 bye', '2 bye']);
  });

  test('then has those without a loss by the bracket, and below them those with one', () => {
    const list = `
      No | Name | Rating | R1 | R2
      1  | Ann  | 2000   | 4+ | .
      2  | Bo   | 1900   | 3+ | .
      3  | Cy   | 1800   | 2- | .
      4  | Di   | 1700   | 1- | .`;
    const round = text(list, { knockoutDraw: 'seeded' });
    expect(round.games.map(({ black, white }) => [black, white].sort())).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(
      round.games.map(({ remarks }) => remarks.map(({ kind }) => kind).includes('losersBracket')),
    ).toEqual([false, true]);
  });

  test('lets who has just lost meet who came through, and nobody again while that can be', () => {
    const list = `
      No | Name | Rating | R1 | R2 | R3
      1  | Ann  | 2000   | 8+ | 4+ | .
      2  | Bo   | 1900   | 7+ | 3+ | .
      3  | Cy   | 1800   | 6+ | 2- | .
      4  | Di   | 1700   | 5+ | 1- | .
      5  | Ed   | 1600   | 4- | 8+ | .
      6  | Flo  | 1500   | 3- | 7+ | .
      7  | Gus  | 1400   | 2- | 6- | .
      8  | Hal  | 1300   | 1- | 5- | .`;
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(
        text(list, { knockoutDraw: 'seeded', seed }).games.map(({ black, white }) => [black, white].sort()),
      ).toEqual(
        expect.arrayContaining([
          [0, 1],
          [2, 4],
          [3, 5],
        ]),
      );
  });

  test('lets the only one without a loss wait, and gives the bye of the others to who lost last', () => {
    const list = `
      No | Name | Rating | R1 | R2 | R3
      1  | Ann  | 2000   | 4+ | 2+ | .
      2  | Bo   | 1900   | 3+ | 1- | .
      3  | Cy   | 1800   | 2- | 4+ | .
      4  | Di   | 1700   | 1- | 3- | .`;
    const round = text(list);
    expect(pairsOf(list, round)).toBe('Bo Cy');
    expect(round.free).toEqual([{ player: 0, worth: 'win', as: 'bye' }]);
  });
});

const FINAL = `
  No | Name | Rating | R1 | R2 | R3 | R4 | R5
  1  | Ann  | 2000   | 4+ | 2+ | 0+ | F1 | G1
  2  | Bo   | 1900   | 3+ | 1- | 3+ | F2 | G2
  3  | Cy   | 1800   | 2- | 4+ | 2- | .  | .
  4  | Di   | 1700   | 1- | 3- | .  | .  | .`;

const final = (own: string, theirs: string, again = '.', theirAgain = '.'): string =>
  FINAL.replace('F1', own).replace('F2', theirs).replace('G1', again).replace('G2', theirAgain);

const places = (list: string): readonly unknown[] =>
  makePlacement(eventOf(standingText(list, DOUBLE)), 'final').place.slice();

describe('the final', () => {
  test('is between the last two, and one game where who had no loss wins it', () => {
    const round = text(final('.', '.'));
    expect(pairsOf(final('.', '.'), round)).toBe('Ann Bo');
    expect(round.games[0]?.remarks).toContainEqual({ kind: 'grandFinal' });
    const over = stopText(final('2+', '1-'), DOUBLE);
    expect(over.map(({ code, values }) => `${code} ${values?.['player']}`)).toEqual(['knockoutOver Ann (1)']);
    expect(places(final('2+', '1-'))).toEqual([1, 2, 3, 4]);
  });

  test('has a second game where the other one wins the first, and that one decides', () => {
    expect(pairsOf(final('.', '.'), text(final('2-', '1+')))).toBe('Ann Bo');
    expect(stopText(final('2-', '1+', '2-', '1+'), DOUBLE)).toMatchObject([
      { code: 'knockoutOver', values: { player: 'Bo (2)' } },
    ]);
    expect(places(final('2-', '1+', '2-', '1+'))).toEqual([2, 1, 3, 4]);
    expect(stopText(final('2-', '1+', '2+', '1-'), DOUBLE)).toMatchObject([
      { values: { player: 'Ann (1)' } },
    ]);
  });

  test('to which somebody does not come is not played', () => {
    const gone = final('.', '.')
      .replace('Rating', 'Rating | Out')
      .replace('2000  ', '2000 | 4')
      .replace(/(1900|1800|1700) {2}/g, '$1 | . ');
    const round = text(gone);
    expect(round.games).toEqual([]);
    expect(round.warnings.map(({ code }) => code)).toContain('knockoutWithdrawal');
  });

  test('that both lose leaves who had no loss', () => {
    expect(stopText(final('2-', '1-'), DOUBLE)).toMatchObject([
      { code: 'knockoutOver', values: { player: 'Ann (1)' } },
    ]);
  });
});

describe('cells typed by hand', () => {
  const warned = (list: string): readonly string[] =>
    knockoutWarnings(eventOf(standingText(list, DOUBLE))).map(
      ({ code, values }) => `${code} ${values?.['player']} ${values?.['opponent']} R${values?.['round']}`,
    );

  test('that bring the brackets together before the final are told, in the open round too', () => {
    const list = `
      No | Name | Rating | R1 | R2
      1  | Ann  | 2000   | 4+ | 3?
      2  | Bo   | 1900   | 3+ | .
      3  | Cy   | 1800   | 2- | 1?
      4  | Di   | 1700   | 1- | .`;
    expect(warned(list)).toEqual(['bracketsCrossed Ann (1) Cy (3) R2']);
    const round = text(list);
    expect(round.warnings.map(({ code }) => code)).toContain('bracketsCrossed');
    expect(pairsOf(list, round)).toBe('Ann Cy');
    expect(round.free.map(({ player }) => player)).toEqual([1, 3]);
  });

  test('a past result typed over is told by the games that no longer fit, and the next round counts the losses', () => {
    const list = `
      No | Name | Rating | R1 | R2 | R3
      1  | Ann  | 2000   | 4- | 2+ | .
      2  | Bo   | 1900   | 3+ | 1- | .
      3  | Cy   | 1800   | 2- | 4- | .
      4  | Di   | 1700   | 1+ | 3+ | .`;
    expect(warned(list)).toEqual(['bracketsCrossed Bo (2) Ann (1) R2', 'bracketsCrossed Di (4) Cy (3) R2']);
    const round = text(list);
    expect(round.games.map(({ black, white }) => [black, white].sort())).toEqual([[0, 1]]);
    expect(round.free.map(({ player }) => player)).toEqual([3]);
  });

  test('a game of somebody who was out is told, and in the open round it stops the pairing', () => {
    const past = `
      No | Name | Rating | R1 | R2 | R3
      1  | Ann  | 2000   | 4+ | 2+ | 0+
      2  | Bo   | 1900   | 3+ | 1- | 4+
      3  | Cy   | 1800   | 2- | 4+ | .
      4  | Di   | 1700   | 1- | 3- | 2-`;
    expect(warned(past)).toEqual(['knockoutPaired Di (4) Bo (2) R3']);
    const open = past.replace('4+\n', '4?\n').replace('2-\n', '2?\n').replace(/2-$/, '2?');
    expect(stopText(open, DOUBLE).map(({ code }) => code)).toEqual(['knockoutPaired']);
  });
});

test('rounds to the end, with the second game of the final', () => {
  expect([1, 2, 3, 4, 5, 8, 12, 16, 32, 64].map(players => knockoutRounds(players, 2))).toEqual([
    0, 3, 5, 5, 7, 7, 8, 8, 10, 11,
  ]);
});

/** By the player's own cells: undefined before the first round; out after an absence. */
function stateOf(list: WallList, player: number, through: number): { losses: number; isGone: boolean } {
  let losses = 0;
  for (const cell of list.entries[player]!.slice(0, through)) {
    const games = cell.flatMap(entry => (entry.kind === 'game' ? [entry] : []));
    if (games.length === 0 && !cell.some(isBye)) return { losses, isGone: true };
    if (games.some(({ outcome }) => outcome === 'lost')) losses++;
    if (losses === 2) break;
  }
  return { losses, isGone: false };
}

const isIn = (list: WallList, player: number, through: number): boolean => {
  const { losses, isGone } = stateOf(list, player, through);
  return !isGone && losses < 2;
};

/** The fewest repeats of any pairing, trying all of them. */
function fewestRepeats(players: readonly number[], hasMet: (a: number, b: number) => boolean): number {
  const [first, ...others] = players;
  if (first === undefined) return 0;
  let best = players.length % 2 === 1 ? fewestRepeats(others, hasMet) : Infinity;
  for (const other of others) {
    if (best === 0) break;
    const rest = others.filter(one => one !== other);
    best = Math.min(best, Number(hasMet(first, other)) + fewestRepeats(rest, hasMet));
  }
  return best;
}

/** Of those still in some leave, but never the last. */
function thinned(list: WallList, round: number, leavesNow: () => boolean): WallList {
  const isThere = (now: WallList, player: number): boolean =>
    !isOut(now.players[player]!, round) && (round === 1 || isIn(now, player, round - 1));
  return list.players.reduce((now, _, player) => {
    const others = list.players.filter((_one, other) => other !== player && isThere(now, other));
    return round > 1 && isThere(now, player) && others.length > 0 && leavesNow()
      ? leaves(now, player, round)
      : now;
  }, list);
}

describe('events played to their end', () => {
  const anyEvent = fc.record({
    players: fc.integer({ min: 2, max: 64 }),
    seed: fc.nat(9999),
    draw: fc.constantFrom(...SETTINGS.knockoutDraw.kind.choices),
    leaving: fc.constantFrom(0, 0, 0.05, 0.3),
    drawn: fc.constantFrom(0, 0.2),
  });

  test('have one winner with a loss at most, all others two or gone, and repeat only what cannot be avoided', () => {
    fc.assert(
      fc.property(anyEvent, ({ players, seed, draw, leaving, drawn }) => {
        const rounds = knockoutRounds(players, 2);
        const dice = makeDice(seed + 7);
        const played = playToTheEnd({
          players,
          rounds,
          seed,
          drawn,
          settings: { system: 'Double elimination', knockoutDraw: draw },
          before: (list, round) => thinned(list, round, () => dice() < leaving),
        });
        const { list } = played;
        const all = list.players.map((_, player) => player);
        expect(played.rounds.length).toBeLessThanOrEqual(rounds);
        played.rounds.forEach(({ round, games, free }, index) => {
          expect(round).toBe(index + 1);
          const left = all.filter(player => isIn(list, player, index));
          const seated = [
            ...games.flatMap(({ black, white }) => [black, white]),
            ...free.map(({ player }) => player),
          ];
          expect([...seated].sort((a, b) => a - b)).toEqual(left);
          const present = left.filter(player => !isOut(list.players[player]!, round));
          const losses = (player: number): number => stateOf(list, player, index).losses;
          for (const { black, white } of games)
            if (present.length > 2) expect(losses(black)).toBe(losses(white));
          const beaten = games.filter(({ black }) => present.length > 2 && losses(black) === 1);
          const hasMet = (a: number, b: number): boolean =>
            list.entries[a]!.slice(0, index)
              .flat()
              .some(entry => entry.kind === 'game' && entry.opponent === b);
          const repeats = beaten.filter(({ black, white }) => hasMet(black, white)).length;
          // No repeat shows itself; of a few all pairings are tried.
          const loserBracket = present.filter(player => losses(player) === 1);
          if (repeats > 0 && present.length > 2 && loserBracket.length <= 9)
            expect(repeats).toBe(fewestRepeats(loserBracket, hasMet));
          const upper = games.filter(({ black }) => present.length > 2 && losses(black) === 0);
          expect(upper.filter(({ black, white }) => hasMet(black, white))).toEqual([]);
        });
        const last = played.rounds.length;
        const champions = all.filter(player => isIn(list, player, last));
        expect(played.end.map(({ code }) => code)).toEqual(['knockoutOver']);
        expect(champions).toHaveLength(1);
        const place = makePlacement(makeEvent(list, played.settings), 'final').place;
        expect(place[champions[0]!]).toBe(1);
        expect(place.filter(one => one === 1)).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });

  test('of a full field repeat nothing while more than one is without a loss', () => {
    for (const players of [4, 8, 16, 32])
      for (const seed of [1, 2, 3]) {
        const settings = { system: 'Double elimination', knockoutDraw: 'seeded' } as const;
        const played = playToTheEnd({ players, rounds: knockoutRounds(players, 2), seed, settings });
        const pairs = played.rounds
          .slice(0, Math.log2(players))
          .flatMap(({ games }) => games.map(({ black, white }) => [black, white].sort().join('-')));
        expect(new Set(pairs).size).toBe(pairs.length);
      }
  });
});
