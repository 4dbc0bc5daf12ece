import { describe, expect, test } from 'vitest';
import type { PairedRound } from '../../src/pairing/round/pairedRound';
import { bergerRound } from '../../src/pairing/roundRobin/berger';
import { makePlacement } from '../../src/standings/placement/placement';
import type { Settings, Stage } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { bestByTrying, everyDraw, keyOf, type Met } from './drawsByTrying';
import { seedsOf } from './everyKind';
import { playToTheEnd, type Played } from './playToTheEnd';
import { makeField } from './simulatedEvent';
import { makeEvent } from '../../src/standings/stages/makeEvent';

const stages = (...typed: readonly (readonly [number, number, Stage['system']])[]): readonly Stage[] =>
  typed.map(([from, to, system]) => ({ from, to, system }));

/** Three rounds of a Swiss, then a stage, by dice. */
function play(seed: number, players: number, rounds: number, settings: Partial<Settings>): Played {
  const field = makeField({ players, rounds, seed });
  return playToTheEnd({ players, rounds, seed, settings: { system: 'Swiss', ...settings } }, field);
}

/** Who had met before a round. */
const metBefore = (list: WallList, round: number): Met =>
  new Set(
    list.entries.flatMap((row, player) =>
      row
        .slice(0, round - 1)
        .flat()
        .flatMap(entry => (entry.kind === 'game' ? [keyOf(player, entry.opponent)] : [])),
    ),
  );

const repeatsIn = ({ games }: PairedRound, met: Met): number =>
  games.filter(({ black, white }) => met.has(keyOf(black, white))).length;

const playersIn = ({ games, free }: PairedRound): readonly number[] => [
  ...games.flatMap(({ black, white }) => [black, white]),
  ...free.map(({ player }) => player),
];

/** The fewest repeats of any choice of byes and pairs. */
function fewestRepeats(round: PairedRound, met: Met): number {
  let fewest = Infinity;
  const byes = round.free.filter(({ worth }) => worth === 'win').length;
  for (const draw of everyDraw(playersIn(round), byes)) {
    const repeats = draw.filter(([a, b]) => b !== undefined && met.has(keyOf(a, b))).length;
    fewest = Math.min(fewest, repeats);
  }
  return fewest;
}

const SEEDS = seedsOf(12).concat(seedsOf().slice(1));

describe('after three rounds of a Swiss nobody meets again who need not (R6.1, R6.5)', () => {
  test.each([
    ['a knock-out of eight', 8, 8, 'lot'],
    ['a knock-out of four of eight', 8, 4, 'lot'],
    ['a knock-out of six of ten, with byes', 10, 6, 'lot'],
    ['a knock-out of seven of seven, with a bye', 7, 7, 'lot'],
    ['the first round of a bracket of eight, drawn by lot', 8, 8, 'bracket by lot'],
    ['the first round of a seeded bracket of eight', 8, 8, 'seeded'],
    ['the first round of a seeded bracket of six of ten', 10, 6, 'seeded'],
    ['the first round of a seeded bracket of eleven, of sixteen places', 11, 11, 'seeded'],
  ] as const)('%s', (_, players, qualifiers, draw) => {
    for (const seed of SEEDS) {
      const settings = {
        stages: stages([1, 3, 'Swiss'], [4, 6, 'Knock-out']),
        qualifiers,
        knockoutDraw: draw,
      } as const;
      const { list, rounds } = play(seed, players, 6, settings);
      for (const round of rounds.slice(3, draw === 'lot' ? undefined : 4)) {
        const met = metBefore(list, round.round);
        expect([seed, round.round, repeatsIn(round, met)]).toEqual([
          seed,
          round.round,
          fewestRepeats(round, met),
        ]);
      }
    }
  });

  test('a seeded bracket: the first of the Swiss meets the last, and so on; whoever moves is said, and stays there', () => {
    let kept = 0;
    for (const seed of SEEDS) {
      const settings = {
        stages: stages([1, 3, 'Swiss'], [4, 6, 'Knock-out']),
        knockoutDraw: 'seeded',
      } as const;
      const { list, rounds, settings: all } = play(seed, 8, 6, settings);
      const order = makePlacement(makeEvent(list, { ...all, stages: [], throughRound: 3 }), 'prizes').classes;
      const seeds = order.flatMap(tied => [...tied].sort((a, b) => a - b));
      const said = rounds[3]!.warnings.find(({ code }) => code === 'seedsMoved');
      const places = [...seeds];
      for (const [, no, from, to] of String(said?.values.changes ?? '').matchAll(
        /\((\d+)\) (\d+) → (\d+)/g,
      )) {
        expect(seeds[Number(from) - 1]).toBe(Number(no) - 1);
        places[Number(to) - 1] = Number(no) - 1;
      }
      if (said === undefined) kept++;
      expect([...places].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      const pairs = rounds[3]!.games.map(({ black, white }) => keyOf(black, white)).sort();
      expect(pairs).toEqual([0, 1, 2, 3].map(i => keyOf(places[i]!, places[7 - i]!)).sort());
      // Who comes through meets whoever comes through at the places beside.
      for (const { black, white } of rounds[4]!.games) {
        const half = (player: number): number => Math.min(places.indexOf(player), 7 - places.indexOf(player));
        expect(half(black) + half(white)).toBe(3);
      }
    }
    expect(kept).toBeLessThan(SEEDS.length);
  });

  test.each([
    ['a round robin of four of eight', 8, 4, 20],
    ['a round robin of five of eight', 8, 5, 15],
    ['a round robin of seven', 7, 7, 6],
    ['a round robin of eight', 8, 8, 3],
  ] as const)('%s', (_, players, qualifiers, events) => {
    for (const seed of seedsOf(events)) {
      const last = 3 + qualifiers - 1 + (qualifiers % 2);
      const settings = { stages: stages([1, 3, 'Swiss'], [4, last, 'Round robin']), qualifiers };
      const { list, rounds } = play(seed, players, last, settings);
      const stage = rounds.slice(3);
      const members = [...new Set(playersIn(stage[0]!))];
      const before = metBefore(list, 4);
      const met = new Set(
        members.flatMap((a, i) =>
          members.flatMap((b, j) => (i < j && before.has(keyOf(a, b)) ? [keyOf(i, j)] : [])),
        ),
      );
      const vector = stage.map(round => repeatsIn(round, before));
      expect([seed, vector.join()]).toEqual([seed, bestByTrying(qualifiers, met)]);
      expect(stage.flatMap(({ games }) => games)).toHaveLength((qualifiers * (qualifiers - 1)) / 2);
    }
  });

  test('a table of a playoff', () => {
    let tables = 0;
    for (const seed of seedsOf(25)) {
      const settings = {
        rounds: 2,
        playoffRounds: [3, 4, 5, 6, 7],
        playoffPlaces: 8,
        tiebreaks: [],
      } as const;
      const { list, rounds } = play(seed, 8, 7, settings);
      for (const group of tablesOf(rounds[2]!)) {
        const cycle = group.length - 1 + (group.length % 2);
        if (group.length < 3 || cycle > 5) continue;
        tables++;
        const before = metBefore(list, 3);
        const inGroup = (round: PairedRound): PairedRound => ({
          ...round,
          games: round.games.filter(({ black, white }) => group.includes(black) && group.includes(white)),
        });
        const vector = rounds.slice(2, 2 + cycle).map(round => repeatsIn(inGroup(round), before));
        const met = new Set(
          group.flatMap((a, i) =>
            group.flatMap((b, j) => (i < j && before.has(keyOf(a, b)) ? [keyOf(i, j)] : [])),
          ),
        );
        expect([seed, group.length, vector.join()]).toEqual([
          seed,
          group.length,
          bestByTrying(group.length, met),
        ]);
      }
    }
    expect(tables).toBeGreaterThan(10);
  });
});

/** Who plays for the same place in a round of a playoff: games and rests of it. */
function tablesOf(round: PairedRound): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>();
  for (const { black, white, remarks } of round.games) {
    const place = remarks.find(({ kind }) => kind === 'playoff');
    const key = place?.kind === 'playoff' ? place.place : 0;
    groups.set(key, [...(groups.get(key) ?? []), black, white]);
  }
  // An odd table has a rest, which does not say to which it belongs.
  return round.free.length > 0 ? [] : [...groups.values()];
}

test('the books: eight players, seven rounds of four games', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(round => bergerRound(8, round).games.length)).toEqual(Array(7).fill(4));
});
