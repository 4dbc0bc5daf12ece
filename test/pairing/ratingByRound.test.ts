import { describe, expect, test } from 'vitest';
import { detailChanges, withDetailsOf } from '../../src/pairing/byHand/detailChanges';
import { ratingAfter } from '../../src/rating/newRating';
import { ladderIn, ratingIn } from '../../src/rating/ratingIn';
import { winProbability } from '../../src/rating/winProbability';
import { expectationOf } from '../../src/standings/placement/aboveExpectation';
import { makePlacement } from '../../src/standings/placement/placement';
import { makeTeamEvent } from '../../src/standings/teams/teamEvent';
import { newRating } from '../../src/standings/tiebreaks/newRating';
import { performance } from '../../src/standings/tiebreaks/performance';
import { simulatedField } from '../../src/simulation/event/field';
import { playEvent } from '../../src/simulation/event/event';
import { MODEL } from '../../src/simulation/event/plan';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import type { Player } from '../../src/tournament/wallList';
import { eventOf } from '../eventOf';
import { wallListText } from '../wallListText';
import { gamesOf, pairsOf, pairText, standingText } from './pairingText';

/** R8.6: ratings that count from a round on, in columns such as `Rating R3`. */

const player = (title: string, cells: string): Player =>
  wallListText(`Name | ${title}\nAnn | ${cells}`).players[0] as Player;

describe('the rating of a round', () => {
  const ann = player('Rank | Rating | Rating R3 | Rating R5', '1d | 2100 | 2250 | 1900');

  test('is the last one typed for it or an earlier round', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(round => ratingIn(ann, round))).toEqual([
      2100, 2100, 2100, 2250, 2250, 1900, 1900,
    ]);
  });

  test('is that of the event where the cell is blank', () => {
    expect(ratingIn(player('Rating | Rating R3', '2100 | .'), 4)).toBe(2100);
    expect(ratingIn(player('Rating R3', '1800'), 2)).toBe(undefined);
  });

  test('gives the rank for handicaps, which the typed rank does before', () => {
    expect([2, 3, 5].map(round => ladderIn(ann, round))).toEqual([0, 2, -2]);
    expect(ladderIn(player('Rank | Rating', '3d | 1800'), 4)).toBe(2);
  });
});

describe('a club league with handicaps by rank', () => {
  const list = (rating: string): string => `
    Name | Rank | Rating | Rating R2 | R1 | R2
    Ann  | 3d   | 2300   | .         | 2+ | .
    Bo   | 3k   | 1800   | ${rating} | 1- | .
    Cy   | 1d   | 2100   | .         | 0= | .
    Di   | 5k   | 1600   | .         | 0- | .`;
  const league = {
    handicap: 'rank',
    handicapReduction: 0,
    mustMeet: [{ round: 2, players: [2, 3] as const }],
  } as const;
  const bosGame = (rating: string): string | undefined =>
    gamesOf(list(rating), pairText(list(rating), league)).find(game => game.includes('Bo'));

  test('gives stones by the rating of the round', () => {
    expect(bosGame('.')).toContain('Bo (b) – Cy (w) h3');
    expect(bosGame('1950')).toContain('Bo (b) – Cy (w) h1');
    expect(bosGame('2300')).toContain('Cy (b) – Bo (w) h2');
  });

  test('so do teams, board by board', () => {
    const teams = (rating: string): string => `
      Name | Team | Board | Rank | Rating R1 | R1
      Ann  | Oaks | 1     | 3d   | .         | .
      Bo   | Elms | 1     | 3k   | ${rating} | .`;
    const stones = (rating: string): readonly string[] =>
      gamesOf(
        teams(rating),
        pairText(teams(rating), { teams: true, handicap: 'rank', handicapReduction: 0 }),
      );
    expect(stones('.')).toEqual(['1 Bo (b) – Ann (w) h5']);
    expect(stones('2150')).toEqual(['1 Bo (b) – Ann (w) h1']);
  });
});

describe('a McMahon over months', () => {
  const list = `
    Name | Rank | Rating | Rating R2 | R1
    Ann  | 3d   | 2300   | 1500      | 2+
    Bo   | 2d   | 2200   | .         | 1-`;

  test('keeps its starting scores', () => {
    const settings = { system: 'McMahon' } as const;
    const without = list.replace('1500', '.');
    expect(standingText(list, settings).starts).toEqual(standingText(without, settings).starts);
    const byRating = (cells: string): string => `Name | Rating | Rating R1 | R1\nAnn | 2300 | ${cells} | 0+`;
    expect(standingText(byRating('1500'), settings).starts).toEqual(
      standingText(byRating('.'), settings).starts,
    );
  });

  test('places go by the rating before it, a pairing by that of its round', () => {
    const orders = `
      Name | Rating | Rating R2 | R1 | R2
      Ann  | 2300   | 2000      | 3+ | .
      Bo   | 2200   | .         | 4+ | .
      Cy   | 2100   | 2400      | 1- | .
      Di   | 2050   | .         | 2- | .`;
    const settings: Partial<Settings> = { tiebreaks: ['Rating'], pairingTiebreaks: ['Rating'] };
    const order = (purpose: 'final' | 'pairing', throughRound: number): string => {
      const standing = standingText(orders, { ...settings, throughRound });
      return makePlacement(eventOf(standing), purpose)
        .classes.flat()
        .map(one => standing.wallList.players[one]?.name)
        .join(' ');
    };
    expect(order('final', 1)).toBe('Ann Bo Cy Di');
    expect(order('pairing', 1)).toBe('Bo Ann Cy Di');
    expect(order('pairing', 0)).toBe('Ann Bo Cy Di');
    expect(order('final', 2)).toBe('Ann Bo Cy Di');
  });

  test('the round is paired in that order', () => {
    const four = (rating: string): string => `
      Name | Rating | Rating R1 | R1
      Ann  | 2400   | .         | .
      Bo   | 2300   | .         | .
      Cy   | 2200   | .         | .
      Di   | 2100   | ${rating} | .`;
    const seeded = { system: 'Knock-out', knockoutDraw: 'seeded', seedingTiebreaks: ['Rating'] } as const;
    expect(pairsOf(four('.'), pairText(four('.'), seeded))).toBe('Ann Di, Bo Cy');
    expect(pairsOf(four('2500'), pairText(four('2500'), seeded))).toBe('Ann Bo, Cy Di');
  });

  test('the strength of a team is the mean of the ratings of its players in the round', () => {
    const list = wallListText(`
      Name | Team | Board | Rank | Rating | Rating R2 | R1
      Ann  | Oaks | 1     | 3d   | 2300   | 2400      | .
      Bo   | Oaks | 2     | 1d   | .      | .         | .`);
    const [team] = makeTeamEvent(list, { ...presetSettings('EGF', 'Swiss'), teams: true }).list.players;
    expect([0, 1, 2, 3].map(round => team && ratingIn(team, round))).toEqual([2200, 2200, 2250, 2250]);
  });

  test('a team of which nobody has one stays where the ranks of its players put it', () => {
    const list = wallListText(`
      Name | Team | Board | Rank | Rating | R1
      Ann  | Oaks | 1     | 3d   | 1800   | .
      Bo   | Oaks | 2     | 1d   | 1600   | .`);
    const [team] = makeTeamEvent(list, { ...presetSettings('EGF', 'Swiss'), teams: true }).list.players;
    expect(team).toMatchObject({ rating: 1700, ratings: undefined });
    expect([0, 1, 2].map(round => team && ladderIn(team, round))).toEqual([1, 1, 1]);
  });
});

describe('what is computed of ratings', () => {
  /** Ann beats Bo in both rounds, and Bo is another player by then. */
  const list = (ann: string, bo: string): string => `
    Name | Rating | Rating R2 | R1 | R2
    Ann  | 2100   | ${ann}    | 2+ | 2+
    Bo   | 2000   | ${bo}     | 1- | 1-`;
  const chance = (one: number, other: number): number => Math.round(100 * winProbability(one, other));

  test('what was to be expected of a game goes by both ratings of its round', () => {
    const expected = expectationOf(standingText(list('2150', '1700')), 0)?.expected;
    expect(expected).toBe(chance(2100, 2000) + chance(2150, 1700));
    expect(expectationOf(standingText(list('.', '.')), 0)?.expected).toBe(2 * chance(2100, 2000));
  });

  test('a performance goes by the ratings that the opponents had', () => {
    const of = (bo: string) =>
      performance(standingText(list('.', bo), { system: 'Diagonal', performance: 'Elo' })).values[0];
    expect([of('.'), of('2200')]).toEqual([240_000, 250_000]);
  });

  test('a new rating begins from the last one, with the games since', () => {
    const after = (ann: string, bo: string, throughRound = 2): number =>
      (newRating(standingText(list(ann, bo), { throughRound })).values[0] ?? 0) / 1000;
    const won = (own: number, ...opponents: readonly number[]): number =>
      ratingAfter(
        own,
        opponents.map(opponent => ({ opponent, score: 2 })),
        'A',
      );
    expect(after('.', '.')).toBeCloseTo(won(2100, 2000, 2000), 2);
    expect(after('2150', '.')).toBeCloseTo(won(2150, 2000), 2);
    expect(after('.', '1700')).toBeCloseTo(won(2100, 2000, 1700), 2);
    expect(after('2150', '1700', 1)).toBeCloseTo(won(2100, 2000), 2);
  });

  test('simulated games are won by the ratings of their rounds', () => {
    const two = (rating: string) =>
      wallListText(`Name | Rating | Rating R1\nAnn | 2000 | .\nBo | 2000 | ${rating}`).players;
    const wins = (rating: string): number => {
      const plan = {
        field: { kind: 'players', players: two(rating) },
        settings: { ...presetSettings('EGF', 'Swiss'), rounds: 1 },
        rounds: 1,
        seed: 'dice',
        model: MODEL,
      } as unknown as Parameters<typeof playEvent>[0];
      const events = Array.from({ length: 40 }, (_, i) => playEvent(plan, simulatedField(plan), i));
      return events.filter(({ list: played }) =>
        played.entries[1]?.[0]?.some(one => one.kind === 'game' && one.outcome === 'won'),
      ).length;
    };
    expect(wins('.')).toBeLessThan(32);
    expect(wins('.')).toBeGreaterThan(8);
    expect(wins('2900')).toBe(40);
    expect(wins('900')).toBe(0);
  });
});

describe('a rating of a round that is changed after it was paired', () => {
  const then = wallListText(
    'Name | Rank | Rating R2 | Rating R4 | R1\nAnn | 2d | 2200 | . | 2+\nBo | 1d | . | . | 1-',
  );
  const now = wallListText(
    'Name | Rank | Rating R2 | Rating R4 | R1\nAnn | 2d | 2250 | 2300 | 2+\nBo | 1d | 2000 | . | 1-',
  );
  const told = (settings: Partial<Settings>, round: number): readonly string[] =>
    detailChanges(
      then,
      now,
      {
        ...presetSettings('EGF', 'Swiss'),
        tiebreaks: [],
        pairingTiebreaks: [],
        seedingTiebreaks: [],
        ...settings,
      },
      round,
    ).map(({ player: who, kind, before, now: is }) => `${now.players[who]?.name} ${kind}: ${before} ${is}`);

  test('is asked about where ratings order anybody or give stones, and no rating of a round to come', () => {
    expect(told({ handicap: 'rank' }, 1)).toEqual([]);
    expect(told({ handicap: 'rank' }, 3)).toEqual(['Ann rating, R2: 2200 2250', 'Bo rating, R2:  2000']);
    expect(told({ pairingTiebreaks: ['Rating'] }, 4)).toEqual([
      'Ann rating, R2: 2200 2250',
      'Ann rating, R4:  2300',
      'Bo rating, R2:  2000',
    ]);
    expect(told({}, 4)).toEqual([]);
  });

  test('goes back to what it was', () => {
    const changes = detailChanges(then, now, { ...presetSettings('EGF', 'Swiss'), handicap: 'rank' }, 3);
    const { players } = withDetailsOf(then, now, changes);
    expect(players.map(one => ratingIn(one, 3))).toEqual([2200, undefined]);
  });
});
