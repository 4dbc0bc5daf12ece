import { describe, expect, test } from 'vitest';
import { runDiagonal } from '../../src/standings/diagonal/diagonal';
import { lossesIn, OUT_AT } from '../../src/standings/diagonal/diagonalLosses';
import type { Entry, Game } from '../../src/tournament/game';
import { numbersIn, pairsIn, workedCase } from '../rules/cases';
import { DIAGONAL, evenly, fieldOf, next, withRound } from './diagonalEvent';

interface Simulation {
  readonly players: number;
  /** By round, a text for each pair: `0-1 B 259, 1-0 W 274`, Black first, who won, in how many moves. */
  readonly games: readonly (readonly string[])[];
}

const gamesIn = (text: string) =>
  text.split(', ').map(one => {
    const [, black, white, won, moves] = /^(\d+)-(\d+) ([BW]) (\d+)$/.exec(one)!;
    const winner = Number(won === 'B' ? black : white);
    return { black: Number(black), white: Number(white), winner, moves: Number(moves) };
  });

interface Expected {
  readonly rounds: readonly {
    readonly kind: string;
    readonly players: string;
    readonly pairs: string;
    readonly repeats: number;
    /** By player: `0:1 1:3`. */
    readonly lostGames: string;
    readonly out: string;
  }[];
  readonly winner: number | null;
  readonly tied?: readonly number[];
  readonly how: string;
}

const HOW: Readonly<Record<string, string>> = {
  'only one player left': 'last',
  'all eliminated: fewest lost games': 'fewest losses',
  'direct comparison / game length': 'lengths',
};

const game = (outcome: Game['outcome']): Entry => ({
  kind: 'game',
  opponent: 1,
  opponentNo: 2,
  outcome,
  colour: undefined,
  handicap: 0,
  byDefault: false,
  moves: undefined,
});

describe('the worked cases', () => {
  test.each(['8-3', '8-13', '8-25', '8-43', '13-1'])('a whole event, move by move: diag-sim-%s', id => {
    const { input, expected } = workedCase<Simulation, Expected>(`diag-sim-${id}`);
    let list = fieldOf(evenly(input.players), 10);
    expected.rounds.forEach((round, index) => {
      const result = next(list);
      if (result.kind === 'stopped') throw new Error(result.problems.map(({ code }) => code).join());
      const { paired } = result;
      const pairs = paired.games.map(({ black, white }) => [Math.min(black, white), Math.max(black, white)]);
      const each = pairs.filter(([a, b], i) => pairs.findIndex(([c, d]) => a === c && b === d) === i);
      expect(each).toEqual(pairsIn(round.pairs));
      const again = new Set(
        paired.games.flatMap(one =>
          one.remarks.some(({ kind }) => kind === 'repeat') ? [[one.black, one.white].sort().join()] : [],
        ),
      );
      expect(again.size).toBe(round.repeats);
      const given = input.games[index]!.flatMap(gamesIn);
      list = withRound(list, paired, (black, white) =>
        given.find(one => one.black === black && one.white === white)!,
      );
      for (const [player, lost] of round.lostGames.split(' ').map(one => one.split(':').map(Number))) {
        expect(lossesIn(list.entries[player!]!.flat(), DIAGONAL)).toBe(2 * lost!);
      }
      const { left, end } = runDiagonal(list, DIAGONAL, 1, index + 1);
      const isOver = index === expected.rounds.length - 1;
      if (!isOver)
        expect(left).toEqual(
          numbersIn(round.players).filter(player => !numbersIn(round.out).includes(player)),
        );
      if (!isOver) expect(end).toBeUndefined();
    });
    const { end, left, isExtra } = runDiagonal(list, DIAGONAL, 1, expected.rounds.length);
    if (expected.winner === null) {
      expect([end, left, isExtra]).toEqual([undefined, expected.tied, true]);
    } else {
      expect(end).toEqual({ kind: 'won', winner: expected.winner, by: HOW[expected.how] });
      expect(next(list)).toMatchObject({ kind: 'stopped', problems: [{ code: 'diagonalWon' }] });
    }
  });

  test('losses and elimination (diag-elim)', () => {
    const { expected } = workedCase<
      unknown,
      { lost: number; tied: number; losses: number; eliminated: boolean }[]
    >('diag-elim');
    for (const { lost, tied, losses, eliminated } of expected) {
      const entries = [
        ...Array.from({ length: lost }, () => game('lost')),
        ...Array.from({ length: tied }, () => game('jigo')),
      ];
      const quarters = lossesIn(entries, DIAGONAL);
      expect([quarters / 4, quarters >= OUT_AT]).toEqual([losses, eliminated]);
    }
  });
});
