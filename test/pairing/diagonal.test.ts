import { describe, expect, test } from 'vitest';
import { runDiagonal } from '../../src/standings/diagonal';
import { lossesIn, OUT_AT } from '../../src/standings/diagonalLosses';
import type { Entry, Game } from '../../src/tournament/game';
import { example, hasExamples } from '../examples';
import { DIAGONAL, evenly, fieldOf, next, withRound } from './diagonalEvent';

interface GivenGame {
  readonly black: number;
  readonly white: number;
  readonly winner: number;
  readonly moves: number;
}

interface Simulation {
  readonly N: number;
  readonly results: readonly (readonly {
    readonly pair: [number, number];
    readonly games: readonly GivenGame[];
  }[])[];
}

interface Expected {
  readonly rounds: readonly {
    readonly kind: string;
    readonly players: readonly number[];
    readonly pairs: readonly (readonly [number, number])[];
    readonly rematches: number;
    readonly lost_games: Readonly<Record<string, number>>;
    readonly eliminated: readonly number[];
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

describe.skipIf(!hasExamples)('the worked cases', () => {
  test.each(['8-3', '8-13', '8-25', '8-43', '13-1'])('a whole event, move by move: diag-sim-%s', id => {
    const { input, expected } = example<Simulation, Expected>(`diag-sim-${id}`);
    let list = fieldOf(evenly(input.N), 10);
    expected.rounds.forEach((round, index) => {
      const result = next(list);
      if (result.kind === 'stopped') throw new Error(result.problems.map(({ code }) => code).join());
      const { paired } = result;
      const pairs = paired.games.map(({ black, white }) => [Math.min(black, white), Math.max(black, white)]);
      const each = pairs.filter(([a, b], i) => pairs.findIndex(([c, d]) => a === c && b === d) === i);
      expect(each).toEqual(round.pairs);
      const again = new Set(
        paired.games.flatMap(one =>
          one.remarks.some(({ kind }) => kind === 'repeat') ? [[one.black, one.white].sort().join()] : [],
        ),
      );
      expect(again.size).toBe(round.rematches);
      const given = input.results[index]!.flatMap(({ games }) => games);
      list = withRound(list, paired, (black, white) =>
        given.find(one => one.black === black && one.white === white)!,
      );
      for (const [player, lost] of Object.entries(round.lost_games)) {
        expect(lossesIn(list.entries[Number(player)]!.flat(), DIAGONAL)).toBe(2 * lost);
      }
      const { left, end } = runDiagonal(list, DIAGONAL, 1, index + 1);
      const isOver = index === expected.rounds.length - 1;
      if (!isOver) expect(left).toEqual(round.players.filter(player => !round.eliminated.includes(player)));
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
    const { expected } = example<
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
