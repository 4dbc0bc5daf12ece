import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableWarnings } from '../../src/pairing/roundRobin/tableProblems';
import { scoreLines } from '../../src/standings/tiebreaks/primaryScore';
import { makePlacement } from '../../src/standings/placement/placement';
import { playedGames } from '../../src/standings/score/ratedGames';
import type { Settings } from '../../src/tournament/settings';
import { hasTakenPart, type WallList } from '../../src/tournament/wallList';
import { EVENTS } from './everyKind';
import { gamesOf, nameOf, pairsOf, pairText, standingText } from './pairingText';
import { leaves, playToTheEnd } from './playToTheEnd';
import { makeDice } from './simulatedEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { eventOf } from '../eventOf';
import { makeEvent } from '../../src/standings/stages/makeEvent';

const ROUND_ROBIN = { system: 'Round robin' } as const;
const OUT = { ...ROUND_ROBIN, leavers: 'taken out' } as const;

const told = (list: string, settings: Partial<Settings> = ROUND_ROBIN) => {
  const { wallList, settings: all } = standingText(list, settings);
  return tableWarnings(makeOpenEvent(wallList, all)).map(({ code, values }) => [
    code,
    values['players'] ?? `${values['player']} ${values['opponent'] ?? ''}`.trim(),
  ]);
};

describe('a round robin typed by hand', () => {
  const four = (second: readonly string[]) => `
    Name | R1 | R2           | R3
    Ann  | 2+ | ${second[0]} | .
    Bo   | 1- | ${second[1]} | .
    Cy   | 4+ | ${second[2]} | .
    Di   | 3- | ${second[3]} | .`;

  test('four players with the same two games in rounds 1 and 2: both pairs, and nobody can meet everybody', () => {
    expect(told(four(['2?', '1?', '4?', '3?']))).toEqual([
      ['pairTooOften', 'Ann (1) Bo (2)'],
      ['pairTooOften', 'Cy (3) Di (4)'],
      ['cannotMeetAll', 'Ann (1), Bo (2), Cy (3), Di (4)'],
    ]);
    const preview = pairText(four(['2-', '1+', '4-', '3+']), ROUND_ROBIN);
    expect(preview.warnings.map(({ code }) => code)).toEqual([
      'pairTooOften',
      'pairTooOften',
      'cannotMeetAll',
    ]);
  });

  test('is right with other games, and right twice with two cycles', () => {
    expect(told(four(['3?', '4?', '1?', '2?']))).toEqual([]);
    const twice = four(['2?', '1?', '4?', '3?'])
      .replaceAll('| .', '| . | . | . | .')
      .replace('R3', 'R3 | R4 | R5 | R6');
    expect(told(twice, { ...ROUND_ROBIN, cycles: 2 })).toEqual([]);
  });

  test('six players: three against the other three in three rounds leaves two triangles for two rounds', () => {
    const list = `
      Name | R1 | R2 | R3 | R4 | R5
      Ann  | 4+ | 5+ | 6+ | .  | .
      Bo   | 5+ | 6+ | 4+ | .  | .
      Cy   | 6+ | 4+ | 5+ | .  | .
      Di   | 1- | 3- | 2- | .  | .
      Ed   | 2- | 1- | 3- | .  | .
      Flo  | 3- | 2- | 1- | .  | .`;
    expect(told(list)).toEqual([
      ['cannotMeetAll', 'Ann (1), Bo (2), Cy (3)'],
      ['cannotMeetAll', 'Di (4), Ed (5), Flo (6)'],
    ]);
    const withColumn = list.replaceAll(/$/gm, ' | .').replace('R5 | .', 'R5 | R6');
    expect(told(withColumn.trimStart().replace(/^ \| \./, ''))).toEqual([]);
  });

  test('who has rested twice lacks a game', () => {
    const list = `
      Name | R1 | R2 | R3
      Ann  | 2+ | 2+ | .
      Bo   | 1- | 1- | .
      Cy   | 0- | 0- | .`;
    expect(told(list)).toEqual([
      ['pairTooOften', 'Ann (1) Bo (2)'],
      ['cannotMeetAll', 'Cy (3)'],
    ]);
  });

  test('nothing is told of one that the table has paired, whoever is absent or leaves', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 9 }),
        fc.constantFrom(1, 2),
        fc.nat(9999),
        (players, cycles, seed) => {
          const dice = makeDice(seed);
          const rounds = (players - 1 + (players % 2)) * cycles;
          const at = 1 + Math.floor(rounds * dice());
          const before = (list: WallList, round: number): WallList => {
            const codes = tableWarnings(makeOpenEvent(list, { ...settings, ...everything })).map(
              ({ code }) => code,
            );
            expect(codes.filter(code => code !== 'leftBeforeHalf')).toEqual([]);
            return round === at && dice() < 0.5 ? leaves(list, 0, round) : list;
          };
          const settings = { ...ROUND_ROBIN, cycles };
          const everything = standingText('Name | R1\n A | .', settings).settings;
          const { list } = playToTheEnd({ players, rounds, seed, settings, before });
          expect(
            tableWarnings(makeOpenEvent(list, everything)).filter(({ code }) => code !== 'leftBeforeHalf'),
          ).toEqual([]);
        },
      ),
      { numRuns: 25 * EVENTS, seed: 22 },
    );
  });
});

describe('who leaves a round robin before half of the games', () => {
  /** Di has played one of three games. */
  const list = `
    Name | Out | R1 | R2 | R3
    Ann  | .   | 4- | .  | .
    Bo   | .   | 3+ | .  | .
    Cy   | .   | 2- | .  | .
    Di   | 2-  | 1+ | .  | .`;

  test('is told, once half of them is not reached', () => {
    expect(told(list)).toEqual([['leftBeforeHalf', 'Di (4)']]);
    expect(told(list.replace('Di   | 2- ', 'Di   | 3- '))).toEqual([]);
    expect(pairText(list, ROUND_ROBIN).warnings.map(({ code }) => code)).toContain('leftBeforeHalf');
  });

  test('so is one whose games are typed as lost by default to the end', () => {
    const typed = `
      Name | R1 | R2  | R3
      Ann  | 4- | 3+  | 2+
      Bo   | 3+ | 4+! | 1-
      Cy   | 2- | 1-  | 4+!
      Di   | 1+ | 2-! | 3-!`;
    expect(told(typed)).toEqual([['leftBeforeHalf', 'Di (4)']]);
    expect(told(typed.replace('2-! | 3-!', '2-! | 3+').replace('1-  | 4+!', '1-  | 4-'))).toEqual([]);
  });

  test('games count: the others win by default, and the game played stays', () => {
    expect(gamesOf(list, pairText(list, ROUND_ROBIN))).toEqual(['1 Ann (b) – Bo (w)', '2 Di (b) – Cy (w)']);
    expect(pairText(list, ROUND_ROBIN).games[1]).toMatchObject({ wonBy: 'white' });
    const { columns } = makePlacement(eventOf(standingText(list, ROUND_ROBIN)), 'final');
    expect(columns[0]!.column.values).toEqual([0, 2, 0, 2]);
  });

  test('taken out: the opponents rest, no game counts, and the player stands behind all others', () => {
    const round = pairText(list, OUT);
    expect(pairsOf(list, round)).toBe('Ann Bo');
    expect(round.free.map(({ player, worth, as }) => [nameOf(list, player), worth, as])).toEqual([
      ['Cy', 'nothing', 'rest'],
      ['Di', 'nothing', undefined],
    ]);
    const { place, columns } = makePlacement(eventOf(standingText(list, OUT)), 'final');
    expect(columns[0]!.column.values).toEqual([0, 2, 0, undefined]);
    expect(place).toEqual([2, 1, 2, 4]);
  });

  test('taken out: EXPLAIN says of the game that it counts for nobody, and it is rated all the same', () => {
    const rated = list
      .replace('Name | Out', 'Name | Rating | Out')
      .replaceAll(/^( +\w+ +)\| (\.|2-) +\|/gm, '$1| 2000 | $2 |');
    const standing = standingText(rated, OUT);
    expect(scoreLines(standing, 0, 'WINS').map(({ kind, value }) => [kind, value])).toEqual([
      ['takenOut', 0],
    ]);
    expect(playedGames(standing, 0)).toHaveLength(1);
    expect(playedGames(standing, 3)).toHaveLength(1);
  });

  test('the same of everybody who leaves: the others are ranked as in a list without them', () => {
    const seen = { gone: 0, byDefault: 0 };
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 9 }), fc.nat(9999), (players, seed) => {
        const dice = makeDice(seed);
        const rounds = players - 1 + (players % 2);
        const before = (from: WallList, round: number): WallList => {
          const player = Math.floor(players * dice());
          const isOut = from.players[player]!.out.from !== undefined;
          return round > 1 && !isOut && dice() < 0.3 ? leaves(from, player, round) : from;
        };
        const played = playToTheEnd({ players, rounds: rounds + 1, seed, settings: OUT, before });
        expect(played.rounds.length).toBeLessThanOrEqual(rounds);
        const { wallList } = { wallList: played.list };
        const gone = new Set(
          tableWarnings(makeOpenEvent(wallList, played.settings)).flatMap(({ code, place }) =>
            code === 'leftBeforeHalf' && place.kind === 'player' ? [place.player] : [],
          ),
        );
        const order = makePlacement(makeEvent(wallList, played.settings), 'final');
        const stay = wallList.players.flatMap((_, i) => (gone.has(i) ? [] : [i]));
        const wins = stay.map(
          player =>
            wallList.entries[player]!.flat().filter(
              entry => entry.kind === 'game' && entry.outcome === 'won' && !gone.has(entry.opponent),
            ).length,
        );
        expect(stay.map(player => order.columns[0]!.column.values[player])).toEqual(wins.map(one => 2 * one));
        // Of those who were taken out the ones who never played have no place.
        for (const player of gone)
          if (!order.absent.has(player)) expect(order.place[player]).toBe(stay.length + 1);
        for (const player of order.absent) {
          expect(gone.has(player)).toBe(true);
          expect(hasTakenPart(wallList, player)).toBe(false);
        }
        // Nobody who stays wins by default against somebody who was taken out before.
        for (const { games } of played.rounds)
          for (const { black, white, wonBy } of games) {
            const loser = wonBy === 'black' ? white : black;
            if (wonBy === undefined) continue;
            seen.byDefault++;
            expect(gone.has(loser)).toBe(false);
          }
        seen.gone += gone.size;
      }),
      { numRuns: 30 * EVENTS, seed: 23 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
  });

  test('of groups and of a later stage as well', () => {
    const groups = `
      Name | Group | Out | R1 | R2 | R3
      Ann  | A     | .   | 2- | .  | .
      Bo   | A     | 2-  | 1+ | .  | .
      Cy   | A     | .   | 0- | .  | .
      Di   | B     | .   | 5+ | .  | .
      Ed   | B     | .   | 4- | .  | .
      Flo  | B     | .   | 0- | .  | .`;
    expect(told(groups, { ...ROUND_ROBIN, groups: 'apart' })).toEqual([]);
    const stages = [
      { from: 1, to: 1, system: 'Swiss' },
      { from: 2, to: 4, system: 'Round robin' },
    ] as const;
    const later = `
      Name | Out | R1 | R2 | R3 | R4
      Ann  | .   | 2+ | 4- | .  | .
      Bo   | .   | 1- | 3+ | .  | .
      Cy   | .   | 4+ | 2- | .  | .
      Di   | 3-  | 3- | 1+ | .  | .`;
    expect(told(later, { system: 'Swiss', stages })).toEqual([['leftBeforeHalf', 'Di (4)']]);
  });
});
