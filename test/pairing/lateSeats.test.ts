import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeOf, lateSeats, type LateSeat, type SeatWish } from '../../src/pairing/byHand/lateSeats';
import { criterionTotals, exactTotal } from '../../src/pairing/criteria/criterionTotals';
import { makeField as makePairingField, type Field } from '../../src/pairing/criteria/field';
import { pairNextRound } from '../../src/pairing/nextRound';
import { withBye } from '../../src/pairing/optimum/bye';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { freeEntry, type Entry } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { wallListText } from '../wallListText';
import { openGame, playEvent, settingsOf, withEntries, type Simulated } from './simulatedEvent';

type Pair = readonly [number, number];

/** A round that is written, without somebody who comes now; some of its games have a result. */
interface Written {
  readonly list: WallList;
  readonly settings: Settings;
  readonly wish: SeatWish;
  readonly games: readonly Pair[];
}

const ABSENT: Entry = { kind: 'free', as: 'absence', worth: 'nothing' };
const sameTwo = ([a, b]: Pair, [c, d]: Pair): boolean => (a === c && b === d) || (a === d && b === c);

function written(simulated: Simulated, late: number, done: number, forbidden: readonly Pair[]): Written {
  const { before } = playEvent(simulated).at(-1)!;
  const round = simulated.rounds;
  const player = late % simulated.players;
  const settings = {
    ...settingsOf(simulated),
    forbiddenPairs: forbidden.map(
      ([a, b]) => [1 + (a % simulated.players), 1 + (b % simulated.players)] as const,
    ),
  };
  const without = withEntries(before, [[player, round, ABSENT]]);
  const pairing = pairNextRound(makeOpenEvent(without, settings));
  if (pairing.kind !== 'paired') throw new fc.PreconditionFailure();
  const games = pairing.games.map(({ black, white }): Pair => [black, white]);
  const isDone = (at: number): boolean => (done >> at) % 2 === 1;
  const entries = games.flatMap(([black, white], at): (readonly [number, number, Entry])[] => {
    const result = isDone(at) ? (['won', 'lost'] as const) : (['unknown', 'unknown'] as const);
    return [
      [black, round, { ...openGame(before, white, 'black'), outcome: result[0] } as Entry],
      [white, round, { ...openGame(before, black, 'white'), outcome: result[1] } as Entry],
    ];
  });
  const { bye } = pairing;
  const list = withEntries(without, [
    ...entries,
    ...pairing.late.map(one => [one.player, one.round, freeEntry(one)] as const),
    ...pairing.free.map(one => [one.player, round, freeEntry(one)] as const),
    ...(bye === undefined ? [] : [[bye, round, freeEntry({ worth: 'win', as: 'bye' })] as const]),
  ]);
  const emptied = {
    ...list,
    entries: list.entries.map((row, at) =>
      row.map((cell, i) => (at === player && i === round - 1 ? [] : cell)),
    ),
  };
  return {
    list: emptied,
    settings,
    games,
    wish: {
      round,
      player,
      free: bye === undefined ? [] : [bye],
      isByeTaken: bye !== undefined,
      games: games.filter((_, at) => !isDone(at)),
    },
  };
}

/** The round with nothing of it written, whose criteria count. */
function fieldOf({ list, settings, wish }: Written): Field {
  const playing = new Set([wish.player, ...wish.free, ...wish.games.flat()]);
  const blank = {
    ...list,
    entries: list.entries.map((row, at) =>
      row.map((cell, i) =>
        i === wish.round - 1 && (playing.has(at) || cell.some(({ kind }) => kind === 'game')) ? [] : cell,
      ),
    ),
  };
  const open = makeOpenEvent(blank, settings).openStage();
  if (open.kind !== 'open') throw new fc.PreconditionFailure();
  return withBye(makePairingField(open.round, open.roster.free));
}

/** All ways to pair some positions: 945 of ten. */
function allPairings(people: readonly number[]): readonly (readonly Pair[])[] {
  const [first, ...others] = people;
  if (first === undefined) return [[]];
  return others.flatMap(partner =>
    allPairings(others.filter(other => other !== partner)).map(rest => [[first, partner] as const, ...rest]),
  );
}

/** Repeats, then a bye out of turn, then the criteria: added up, or each by itself. */
function totalsOf(field: Field, pairs: readonly Pair[]): readonly bigint[] {
  const mate = new Int32Array(pairs.length * 2);
  for (const [i, j] of pairs) [mate[i], mate[j]] = [j, i];
  const totals = criterionTotals(field, mate);
  const of = (name: string): bigint => BigInt(totals.find(({ weight }) => weight === name)?.total ?? 0);
  const others = totals.filter(({ weight }) => weight !== 'repeat' && weight !== 'bye').map(exactTotal);
  const isAdded = field.round.standing.settings.criteria === 'weighed';
  return [of('repeat'), of('bye'), ...(isAdded ? [others.reduce((a, b) => a + b, BigInt(0))] : others)];
}

function isLess(one: readonly bigint[], other: readonly bigint[]): boolean {
  const at = one.findIndex((total, i) => total !== other[i]);
  return at >= 0 && one[at]! < other[at]!;
}

/** The whole round after a seat, by positions. */
function pairsAfter({ wish, games }: Written, { players }: Field, seat: LateSeat): readonly Pair[] {
  const { made, gone, bye } = changeOf(wish.player, seat);
  const stays = games.filter(game => !gone.some(one => sameTwo(one, game)));
  const at = (player: number): number => players.indexOf(player);
  return [
    ...[...stays, ...made].map(([a, b]): Pair => [at(a), at(b)]),
    ...(bye === undefined ? [] : [[at(bye), players.length] as const]),
  ];
}

const event = fc.record({
  players: fc.integer({ min: 4, max: 9 }),
  rounds: fc.integer({ min: 1, max: 4 }),
  seed: fc.nat(),
  absent: fc.constantFrom(0, 0.15),
  settings: fc.record({
    system: fc.constantFrom('Swiss' as const, 'McMahon' as const),
    criteria: fc.constantFrom('weighed' as const, 'in order' as const),
    handicap: fc.constantFrom('none' as const, 'rank' as const),
  }),
});
const pair = fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 20 }));
const round = fc
  .tuple(event, fc.nat({ max: 20 }), fc.nat({ max: 31 }), fc.array(pair, { maxLength: 3 }))
  .map(([simulated, late, done, forbidden]) => ({ simulated, late, done, forbidden }));

describe('seats for whoever comes late, against all pairings of up to ten that move one game at most', () => {
  test('all are found, none is forbidden, and the first is the cheapest', () => {
    let seen = 0;
    fc.assert(
      fc.property(round, ({ simulated, late, done, forbidden }) => {
        const now = written(simulated, late, done, forbidden);
        const { list, settings, wish, games } = now;
        const seats = lateSeats(list, settings, wish);
        const field = fieldOf(now);
        if (!seats) return expect(field.players).not.toContain(wish.player);
        const { players, byeClass } = field;
        const vertices = players.length + (byeClass ? 1 : 0);
        const isForbidden = ([i, j]: Pair): boolean =>
          settings.forbiddenPairs.some(two =>
            sameTwo(two, [list.players[players[i]!]!.no, list.players[players[j]!]?.no ?? 0]),
          );
        const stands = (pairing: readonly Pair[], game: Pair): boolean =>
          pairing.some(([i, j]) => sameTwo([players[i]!, players[j]!], game));
        const isNew = ([i, j]: Pair): boolean =>
          j < players.length && !games.some(game => sameTwo(game, [players[i]!, players[j]!]));
        const isRepeat = ([i, j]: Pair): boolean => field.round.meetings.last(players[i]!, players[j]!) > 0;
        const possible = allPairings(Array.from({ length: vertices }, (_, i) => i)).filter(pairing => {
          const gone = games.filter(game => !stands(pairing, game));
          return (
            gone.length <= 1 &&
            gone.every(game => wish.games.includes(game)) &&
            !pairing.some(one => isNew(one) && isForbidden(one))
          );
        });
        const fresh = possible.filter(pairing => !pairing.some(one => isNew(one) && isRepeat(one)));
        const allowed = fresh.length > 0 ? fresh : possible;
        expect(seats).toHaveLength(allowed.length);
        const totals = seats.map(seat => totalsOf(field, pairsAfter(now, field, seat)));
        totals.forEach((one, i) => expect(i > 0 && isLess(one, totals[i - 1]!)).toBe(false));
        const [first] = totals;
        for (const pairing of allowed) expect(isLess(totalsOf(field, pairing), first!)).toBe(false);
        seen += seats.length;
      }),
      { numRuns: 60, seed: 32 },
    );
    expect(seen).toBeGreaterThan(100);
  });
});

/** Round 2 of an event in which Ed has the bye, Flo and Gil have come late. */
const LIST = `
  No | Name | Rank | R1 | R2
  11 | Ann  | 2d   | 12+ | 13?/b
  12 | Bo   | 1d   | 11- | 14?/w
  13 | Cy   | 1k   | 14+ | 11?/w
  14 | Di   | 2k   | 13- | 12?/b
  15 | Ed   | 3k   | 0+  | 0+
  16 | Flo  | 5k   | 0=  |
  17 | Gil  | 9k   | 0=  |`;
const [ANN, , CY, , ED, FLO, GIL] = [0, 1, 2, 3, 4, 5, 6] as const;

const seatsOf = (given: Partial<Settings> = {}, wish: Partial<SeatWish> = {}) =>
  lateSeats(
    wallListText(LIST),
    { ...presetSettings('EGF', 'Swiss'), ...given },
    {
      round: 2,
      player: FLO,
      free: [ED, GIL],
      isByeTaken: true,
      games: [[ANN, CY]],
      ...wish,
    },
  );

const plain = (seats: ReturnType<typeof seatsOf> = []): readonly (number | undefined)[] =>
  seats.flatMap(({ opponent, moved }) => (moved ? [] : [opponent]));

describe('a seat', () => {
  test('is against the bye, against somebody else who came late, or in one game that is moved', () => {
    const seats = seatsOf()!;
    expect([...plain(seats)].sort()).toEqual([ED, GIL]);
    const moved = seats.flatMap(one => (one.moved ? [[one.opponent, one.moved.player, one.moved.to]] : []));
    expect(moved.sort()).toEqual([
      [ANN, CY, ED],
      [ANN, CY, GIL],
      [CY, ANN, ED],
      [CY, ANN, GIL],
    ]);
  });

  test('is none where the settings forbid it, nor for somebody who must meet another', () => {
    expect(plain(seatsOf({ forbiddenPairs: [[15, 16]] }))).toEqual([GIL]);
    expect(
      seatsOf({
        forbiddenPairs: [
          [15, 16],
          [16, 17],
          [11, 16],
          [13, 16],
        ],
      }),
    ).toEqual([]);
    expect(seatsOf({ mustMeet: [{ round: 2, players: [11, 13] }] })!.filter(({ moved }) => moved)).toEqual(
      [],
    );
    expect(seatsOf({ mustMeet: [{ round: 2, players: [16, 17] }] })).toBeUndefined();
  });

  test('is the bye where nobody has it, or that of whoever gives up the game', () => {
    const seats = seatsOf({}, { free: [], isByeTaken: false })!;
    expect(seats.map(seat => changeOf(FLO, seat).bye).sort()).toEqual([ANN, CY, FLO]);
    // Neither has won as often as they have.
    expect(seats[0]).toMatchObject({ opponent: undefined });
  });

  test('says what it changes', () => {
    const [first] = seatsOf({ criteria: 'weighed' }, { free: [GIL], games: [] })!;
    expect(first).toEqual({ opponent: GIL, apart: 0, costs: expect.any(Array) });
    const costs = seatsOf({ criteria: 'weighed' }, { free: [ED], games: [] })![0]!.costs;
    // A point against half a point.
    expect(costs).toContainEqual({ weight: 'score', price: expect.any(BigInt), games: 1 });
  });

  test('is none where nothing is weighed', () => {
    const settings = presetSettings('EGF', 'Knock-out');
    expect(
      lateSeats(wallListText(LIST), settings, {
        round: 2,
        player: FLO,
        free: [ED],
        isByeTaken: true,
        games: [],
      }),
    ).toBeUndefined();
  });
});
