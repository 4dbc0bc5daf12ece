import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PairedRound } from '../../src/pairing/round/pairedRound';
import { makePlacement } from '../../src/standings/placement/placement';
import { winProbability } from '../../src/rating/winProbability';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { DIAGONAL, evenly, fieldOf, next, withRound, type Played } from './diagonalEvent';
import { EVENTS, seedsOf } from './everyKind';
import { makeDice } from './simulatedEvent';
import { makeEvent } from '../../src/standings/stages/makeEvent';

interface Finished {
  readonly list: WallList;
  readonly rounds: readonly PairedRound[];
  readonly winner: number;
}

const COLUMNS = 30;

/** An event with results by dice, the stronger rating ahead, to its end. */
function playToEnd(players: number, seed: number, settings: Settings, jigo = 0): Finished {
  const dice = makeDice(seed);
  const ratings = evenly(players);
  const play = (black: number, white: number): Played => {
    const moves = 100 + Math.floor(200 * dice());
    if (dice() < jigo) return { winner: undefined, moves };
    return { winner: dice() < winProbability(ratings[black]!, ratings[white]!) ? black : white, moves };
  };
  let list = fieldOf(ratings, COLUMNS);
  const rounds: PairedRound[] = [];
  for (;;) {
    const result = next(list, settings);
    if (result.kind === 'paired') {
      rounds.push(result.paired);
      list = withRound(list, result.paired, play);
      continue;
    }
    expect(result.problems.map(({ code }) => code)).toEqual(['diagonalWon']);
    const [[winner] = []] = makePlacement(makeEvent(list, settings), 'final').classes;
    return { list, rounds, winner: winner! };
  }
}

/** What every round owes its players: two games with each opponent, one of each colour, or one game. */
function checkRound({ games, free, bye }: PairedRound, settings: Settings): void {
  const listed = new Set(games.map(({ black, white }) => `${black},${white}`));
  const turned = games.filter(({ black, white }) => listed.has(`${white},${black}`));
  expect({ free, bye, twice: games.length - listed.size, turned: turned.length }).toEqual({
    free: [],
    bye: undefined,
    twice: 0,
    turned: settings.gamesPerOpponent === 2 ? games.length : 0,
  });
  expect(games.filter(({ black, white }) => black === white)).toEqual([]);
}

describe('every number of players plays to an end', () => {
  test.each([
    ['two games with each opponent', DIAGONAL, 0, EVENTS > 1 ? 1 : 6],
    ['one game, with jigo', { ...DIAGONAL, gamesPerOpponent: 1 }, 0.1, 7],
  ] as const)('%s', (_, settings, jigo, step) => {
    const events = seedsOf().flatMap(seed =>
      Array.from({ length: Math.ceil(199 / step) }, (_, i) => [2 + step * i, seed * (2 + i)] as const),
    );
    for (const [players, seed] of events) {
      const { rounds, list, winner } = playToEnd(players, seed, settings, jigo);
      rounds.forEach(round => checkRound(round, settings));
      const last = rounds[rounds.length - 1]!;
      expect(last.games.some(({ black, white }) => black === winner || white === winner)).toBe(true);
      expect(rounds.length, String(players)).toBeLessThan(COLUMNS);
      expect(list.entries[winner]!.flat().length).toBeGreaterThan(0);
    }
  });

  test('few players, many dice, ties among them', () => {
    const event = fc.record({
      players: fc.integer({ min: 2, max: 14 }),
      seed: fc.nat(),
      jigo: fc.constantFrom(0, 0.3),
      gamesPerOpponent: fc.constantFrom(1, 2),
      fewPlayersUpTo: fc.integer({ min: 2, max: 10 }),
    });
    fc.assert(
      fc.property(event, ({ players, seed, jigo, ...rules }) => {
        const settings = { ...DIAGONAL, ...rules };
        const { rounds } = playToEnd(players, seed, settings, jigo);
        rounds.forEach(round => checkRound(round, settings));
      }),
      { numRuns: 60 * EVENTS },
    );
  });
});

test('from the second round on everybody who is left has two opponents, and one if two are left', () => {
  const { rounds } = playToEnd(40, 5, DIAGONAL);
  for (const { games } of rounds.slice(1)) {
    const players = [...new Set(games.flatMap(({ black, white }) => [black, white]))];
    for (const player of players) {
      const met = new Set(
        games.flatMap(({ black, white }) => (black === player ? [white] : white === player ? [black] : [])),
      );
      expect(met.size).toBe(players.length === 2 ? 1 : 2);
    }
  }
});

test('with one game per opponent colours stay balanced', () => {
  const settings = { ...DIAGONAL, gamesPerOpponent: 1 };
  for (let players = 2; players <= 60; players++) {
    const balance = Array.from({ length: players }, () => 0);
    for (const { games } of playToEnd(players, players, settings).rounds) {
      for (const { black, white } of games) {
        balance[black]!++;
        balance[white]!--;
      }
      expect(Math.max(...balance.map(Math.abs)), String(players)).toBeLessThanOrEqual(2);
    }
  }
});
