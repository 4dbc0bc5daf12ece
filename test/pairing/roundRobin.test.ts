import { describe, expect, test } from 'vitest';
import { bergerRound } from '../../src/pairing/roundRobin/berger';
import { pairNextRound } from '../../src/pairing/nextRound';
import { makePlacement } from '../../src/standings/placement/placement';
import type { WallList } from '../../src/tournament/wallList';
import { workedCase } from '../rules/cases';
import { gamesOf, nameOf, pairText, standingText, stopText } from './pairingText';
import { leaves, playToTheEnd, withCell } from './playToTheEnd';
import { makeField } from './simulatedEvent';
import { eventOf } from '../eventOf';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

const ROUND_ROBIN = { system: 'Round robin' } as const;

describe('the Berger table (R6.5)', () => {
  test('of 4, 5, 6 and 8 players', () => {
    const { expected } = workedCase<unknown, Record<string, readonly string[]>>('rr-berger');
    for (const [players, rounds] of Object.entries(expected)) {
      rounds.forEach((games, index) => {
        const { games: found, rest } = bergerRound(Number(players), index + 1);
        const ours = [
          ...found.map(({ black, white }) => `${black}-${white}`),
          ...(rest ? [`bye-${rest}`] : []),
        ];
        expect([players, index, ours.sort()]).toEqual([players, index, games.split(' ').sort()]);
      });
    }
  });

  test('everybody meets everybody once, and blacks and whites differ by one at most', () => {
    for (let players = 2; players <= 41; players++) {
      const met = new Set<string>();
      const balance = new Map<number, number>();
      const rounds = players - 1 + (players % 2);
      for (let round = 1; round <= rounds; round++) {
        for (const { black, white } of bergerRound(players, round).games) {
          met.add(`${Math.min(black, white)}-${Math.max(black, white)}`);
          balance.set(black, (balance.get(black) ?? 0) + 1);
          balance.set(white, (balance.get(white) ?? 0) - 1);
        }
      }
      expect(met.size).toBe((players * (players - 1)) / 2);
      expect(Math.max(...[...balance.values()].map(Math.abs))).toBeLessThanOrEqual(1);
    }
  });

  test('the second cycle has the same games with colours turned', () => {
    expect(bergerRound(6, 6).games).toEqual(
      bergerRound(6, 1).games.map(({ black, white }) => ({ black: white, white: black })),
    );
  });
});

/** How often each pair met, by both cells. */
function meetings(list: WallList): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  list.entries.forEach((row, player) =>
    row.flat().forEach(entry => {
      if (entry.kind !== 'game' || entry.opponent < player) return;
      const key = `${player}-${entry.opponent}`;
      met.set(key, (met.get(key) ?? 0) + 1);
    }),
  );
  return met;
}

describe('a round robin played to its end', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 11, 16, 23])('%i players, single and double', players => {
    for (const cycles of [1, 2]) {
      const rounds = (players - 1 + (players % 2)) * cycles;
      const event = { players, rounds: rounds + 1, seed: players, settings: { ...ROUND_ROBIN, cycles } };
      const { list, rounds: played, end } = playToTheEnd(event);
      expect(played).toHaveLength(rounds);
      expect(end.map(({ code }) => code)).toEqual(['allRoundsPaired']);
      const met = meetings(list);
      expect(met.size).toBe((players * (players - 1)) / 2);
      expect([...met.values()].every(count => count === cycles)).toBe(true);
    }
  });

  test('who leaves loses the games that are left by default', () => {
    const before = (list: WallList, round: number) => (round === 3 ? leaves(list, 1, 3) : list);
    const { list } = playToTheEnd({ players: 6, rounds: 5, seed: 3, settings: ROUND_ROBIN, before });
    expect(meetings(list).size).toBe(15);
    const games = list.entries[1]!.flat();
    expect(games.map(entry => entry.kind === 'game' && entry.byDefault)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(games.slice(2).every(entry => entry.kind === 'game' && entry.outcome === 'lost')).toBe(true);
  });

  test('with an odd number too, and nobody but the absent loses a game of the table', () => {
    for (const players of [5, 7, 9]) {
      const before = (list: WallList, round: number) => (round === 2 ? leaves(list, 1, 2) : list);
      const event = { players, rounds: players, seed: players, settings: ROUND_ROBIN, before };
      const { list, rounds } = playToTheEnd(event);
      expect(rounds).toHaveLength(players);
      expect(rounds.some(({ warnings }) => warnings.some(({ code }) => code === 'tableLeft'))).toBe(false);
      expect(meetings(list).size).toBe((players * (players - 1)) / 2);
    }
  });

  test('two who leave have no game with each other, and it ends all the same', () => {
    const before = (list: WallList, round: number) => (round === 2 ? leaves(leaves(list, 1, 2), 4, 2) : list);
    const { list, end } = playToTheEnd({ players: 6, rounds: 7, seed: 3, settings: ROUND_ROBIN, before });
    expect(end.map(({ code }) => code)).toEqual(['allRoundsPaired']);
    const met = meetings(list);
    for (const player of [0, 2, 3, 5]) {
      expect([...met].filter(([pair]) => pair.split('-').includes(String(player)))).toHaveLength(5);
    }
  });

  test('a pair typed by hand makes way for the table later', () => {
    const typed = (list: WallList, round: number): WallList => {
      if (round !== 2) return list;
      const game = (opponent: number) =>
        ({
          kind: 'game',
          opponent,
          opponentNo: opponent + 1,
          outcome: 'unknown',
          colour: undefined,
        }) as const;
      const more = { handicap: 0, byDefault: false, moves: undefined };
      const once = withCell(list, 0, 2, [{ ...game(5), ...more }]);
      return withCell(once, 5, 2, [{ ...game(0), ...more }]);
    };
    const field = makeField({ players: 6, rounds: 9, seed: 5 });
    const { list, end, rounds } = playToTheEnd(
      { players: 6, rounds: 9, seed: 5, settings: { ...ROUND_ROBIN, cycles: 2 }, before: typed },
      { ...field, rounds: 14, entries: field.entries.map(() => Array.from({ length: 14 }, () => [])) },
    );
    expect(end.map(({ code }) => code)).toEqual(['allRoundsPaired']);
    expect(rounds.some(({ warnings }) => warnings.some(({ code }) => code === 'tableLeft'))).toBe(true);
    expect([...meetings(list).values()].every(count => count <= 2)).toBe(true);
  });
});

describe('what is paired', () => {
  const five = `
    No | Name | R1 | R2 | R3 | R4 | R5
    3  | Cy   | .  | .  | .  | .  | .
    1  | Ann  | .  | .  | .  | .  | .
    5  | Ed   | .  | .  | .  | .  | .
    2  | Bo   | .  | .  | .  | .  | .
    4  | Di   | .  | .  | .  | .  | .`;

  test('positions are those of the numbers; who rests gets no point (A14)', () => {
    const round = pairText(five, ROUND_ROBIN);
    expect(gamesOf(five, round)).toEqual(['1 Bo (b) – Ed (w)', '2 Cy (b) – Di (w)']);
    expect(round.bye).toBeUndefined();
    expect(round.free.map(({ player, ...rest }) => [nameOf(five, player), rest])).toEqual([
      ['Ann', { worth: 'nothing', as: 'rest' }],
    ]);
  });

  test('too few columns are told of before the first round', () => {
    const list = 'Name | R1\n Ann | .\n Bo | .\n Cy | .';
    const [warning] = pairText(list, ROUND_ROBIN).warnings;
    expect(warning).toMatchObject({ code: 'tooFewRounds', values: { players: 3, needed: 3, rounds: 1 } });
  });

  test('a game put off does not stop the table; a player forgotten does', () => {
    const list = `
      Name | R1 | R2
      Ann  | 4? | .
      Bo   | 3+ | .
      Cy   | 2- | .
      Di   | 1? | .`;
    const round = pairText(list, ROUND_ROBIN);
    expect(gamesOf(list, round)).toEqual(['1 Ann (b) – Bo (w)', '2 Di (b) – Cy (w)']);
    expect(round.warnings.map(({ code, severity }) => [code, severity])).toContainEqual([
      'resultsMissing',
      'warning',
    ]);
  });

  test('who never came is not in the table', () => {
    const list =
      'Name | Out | R1 | R2 | R3\n Ann | . | . | . | .\n Bo | 1- | . | . | .\n Cy | . | . | . | .\n Di | . | . | . | .';
    const round = pairText(list, ROUND_ROBIN);
    expect(round.games).toHaveLength(1);
    expect(round.free.map(({ as }) => as)).toEqual(['rest']);
  });

  test('one player alone is too few', () => {
    expect(
      stopText('Name | Out | R1\n Ann | . | .\n Bo | 1- | .', ROUND_ROBIN).map(({ code }) => code),
    ).toEqual(['tooFewPlayers']);
  });

  test('a forbidden pair of the table is told of', () => {
    const list = 'Name | R1\n Ann | .\n Bo | .';
    expect(pairText(list, { ...ROUND_ROBIN, forbiddenPairs: [[2, 1]] }).warnings).toMatchObject([
      { code: 'forbiddenToCome' },
      { code: 'forbiddenByTable' },
    ]);
  });
});

describe('standings', () => {
  test('are by wins and the direct comparison of a league, and a half point counts (R2.2)', () => {
    const list = `
      Name | R1 | R2 | R3
      Ann  | 4+ | 3= | 2-
      Bo   | 3- | 4+ | 1+
      Cy   | 2+ | 1= | 4-
      Di   | 1- | 2- | 3+`;
    const standing = standingText(list, { ...ROUND_ROBIN, tiebreaks: ['DIRECTCOMPARISON'] });
    const { place, columns } = makePlacement(eventOf(standing), 'final');
    expect(place).toEqual([2, 1, 2, 4]);
    expect(columns[0]?.column.values).toEqual([3, 4, 3, 2]);
  });

  test('the same list is paired the same', () => {
    const list = makeField({ players: 12, rounds: 11, seed: 1 });
    const { settings } = standingText('Name | R1\n Ann | .', ROUND_ROBIN);
    expect(pairNextRound(makeOpenEvent(list, settings))).toEqual(
      pairNextRound(makeOpenEvent(list, settings)),
    );
  });
});
