import { describe, expect, test } from 'vitest';
import type { PairedRound } from '../../src/pairing/round/pairedRound';
import { bracketSize } from '../../src/standings/knockout/knockoutRounds';
import { makePlacement } from '../../src/standings/placement/placement';
import { SETTINGS } from '../../src/tournament/settings';
import type { System } from '../../src/tournament/systems';
import type { WallList } from '../../src/tournament/wallList';
import { EVENTS, seedsOf } from './everyKind';
import { playToTheEnd, type Played } from './playToTheEnd';
import { drawn, playByScore } from './scorePairingEvent';
import { makeDice, makeField } from './simulatedEvent';
import { makeEvent } from '../../src/standings/stages/makeEvent';

/** What each system owes its players, over events by dice: a few in the suite, thousands with EVENTS. */

const dice = makeDice(EVENTS);
const between = (least: number, most: number): number => least + Math.floor(dice() * (most - least + 1));

/** Sizes by dice, the smallest and the largest among them when there are many. */
const sizes = (least: number, most: number, events: number): readonly (readonly [number, number])[] =>
  seedsOf(events).map((seed, i) => [i === 1 ? most : i === 2 ? least : between(least, most), seed] as const);

describe('score pairing', () => {
  test.each(sizes(32, EVENTS > 1 ? 400 : 120, 2 * EVENTS))(
    '%i players, dice %i: never a repeat, everybody plays, byes and colours within bounds',
    (players, seed) => {
      const rounds = between(8, 14);
      const played = playByScore(drawn(players, rounds), seed, {
        sectionSplit: seed % 2 ? 'halves' : 'neighbours',
      });
      expect(played).toHaveLength(rounds);
      const met = new Set<string>();
      const byes = played.flatMap(({ pairing }) => (pairing.bye === undefined ? [] : [pairing.bye]));
      expect(byes).toHaveLength(players % 2 === 1 ? rounds : 0);
      expect(new Set(byes).size).toBe(byes.length);
      const balance = Array.from({ length: players }, () => 0);
      for (const { pairing } of played) {
        const playing = new Set<number>();
        for (const { black, white } of pairing.games) {
          met.add(pairOf(black, white));
          for (const player of [black, white]) playing.add(player);
          balance[black]! += 1;
          balance[white]! -= 1;
        }
        expect(playing.size).toBe(players - (players % 2));
        expect(Math.max(...balance.map(Math.abs))).toBeLessThanOrEqual(pairing.round < rounds ? 3 : 2);
      }
      expect(met.size).toBe(rounds * Math.floor(players / 2));
    },
  );
});

describe.each(SETTINGS.knockoutDraw.kind.choices)('knock-out, %s', draw => {
  test.each(sizes(2, 200, 8 * EVENTS))('%i players, dice %i', (players, seed) => {
    const rounds = Math.ceil(Math.log2(players));
    const settings = { system: 'Knock-out', knockoutDraw: draw } as const;
    const field = makeField({ players, rounds: rounds + 1, seed });
    const played = playToTheEnd({ players, rounds: rounds + 1, seed, settings, drawn: 0.1 }, field);
    expect(played.end.map(({ code }) => code)).toEqual(['knockoutOver']);
    expect(played.rounds).toHaveLength(rounds);
    const [first] = played.rounds as [PairedRound];
    const byes = first.free.map(({ player }) => player);
    expect(byes).toHaveLength(bracketSize(players) - players);
    if (draw === 'seeded') expect(worst(field, byes)).toBeGreaterThanOrEqual(best(field, byes));
    else expect(sameCountry(field, first)).toBe(unavoidable(field, byes.length));
    // Losers of a round are equal, and one wins (R6.4).
    const { place } = makePlacement(makeEvent(played.list, played.settings), 'final');
    const expected = [1, ...Array.from({ length: rounds }, (_, round) => 2 ** round + 1)];
    const shared = expected.filter(one => one <= players);
    expect([...new Set(place)].sort((a, b) => a - b)).toEqual(shared);
    for (const one of shared.slice(1, -1)) expect(place.filter(other => other === one)).toHaveLength(one - 1);
  });
});

const ratingsOf = ({ players }: WallList, among: readonly number[]): readonly number[] =>
  among.map(player => players[player]!.rating!);

const best = (field: WallList, byes: readonly number[]): number =>
  Math.max(
    ...ratingsOf(
      field,
      field.players.map((_, i) => i).filter(player => !byes.includes(player)),
    ),
  );

const worst = (field: WallList, byes: readonly number[]): number => Math.min(...ratingsOf(field, byes));

const sameCountry = ({ players }: WallList, { games }: PairedRound): number =>
  games.filter(({ black, white }) => players[black]!.country === players[white]!.country).length;

/** k players of the largest country, less the byes and one player for each of the games (R6.1). */
function unavoidable({ players }: WallList, byes: number): number {
  const countries = players.map(({ country }) => country);
  const largest = Math.max(...countries.map(one => countries.filter(other => other === one).length));
  return Math.max(0, largest - byes - (countries.length - byes) / 2);
}

describe('round robin', () => {
  const all = Array.from({ length: 29 }, (_, i) => i + 2);
  test.each(EVENTS > 1 ? all : [2, 3, 9, 30])(
    '%i players, single and double: everybody meets everybody',
    players => {
      for (const cycles of [1, 2]) {
        const rounds = (players - 1 + (players % 2)) * cycles;
        const settings = { system: 'Round robin', cycles } as const;
        const { list, end, rounds: paired } = playToTheEnd({ players, rounds, seed: players, settings });
        expect(paired).toHaveLength(rounds);
        expect(end.map(({ code }) => code)).toEqual(['allRoundsPaired']);
        const met = paired.flatMap(({ games }) => games.map(({ black, white }) => pairOf(black, white)));
        expect(met).toHaveLength((cycles * (players * (players - 1))) / 2);
        expect(new Set(met).size).toBe((players * (players - 1)) / 2);
        for (const row of list.entries)
          expect(Math.abs(balanceOf(row.flat()))).toBeLessThanOrEqual(cycles % 2);
      }
    },
  );
});

describe('groups + knock-out', () => {
  test.each(sizes(4, 60, 6 * EVENTS))('%i players, dice %i', (players, seed) => {
    const groups = between(2, Math.max(2, Math.floor(players / 3)));
    const settings = { system: 'Groups + knock-out' } as const;
    const field = makeField({ players, rounds: 40, seed });
    const list = { ...field, players: field.players.map((one, i) => ({ ...one, group: `G${i % groups}` })) };
    const played = playToTheEnd({ players, rounds: 40, seed, settings }, list);
    expect(played.end.map(({ code }) => code)).toEqual(['knockoutOver']);
    onceARound(played);
    const largest = Math.ceil(players / groups);
    const table = largest - 1 + (largest % 2);
    const final = played.rounds.length - table;
    expect(final).toBe(Math.ceil(Math.log2(2 * groups)));
    // Two of a group meet in the final at the earliest.
    for (const { games } of played.rounds.slice(table, -1))
      for (const { black, white } of games) expect(black % groups).not.toBe(white % groups);
  });
});

describe('stages', () => {
  const STAGES = [
    [
      { from: 1, to: 4, system: 'Score pairing' },
      { from: 5, to: 40, system: 'Knock-out' },
    ],
    [
      { from: 1, to: 3, system: 'McMahon' },
      { from: 4, to: 40, system: 'Diagonal' },
    ],
    [
      { from: 1, to: 3, system: 'Swiss' },
      { from: 4, to: 5, system: 'McMahon' },
      { from: 6, to: 40, system: 'Knock-out' },
    ],
    [
      { from: 1, to: 3, system: 'Swiss' },
      { from: 4, to: 40, system: 'Round robin' },
    ],
  ] as const;
  test.each(sizes(8, 40, 4 * EVENTS))('%i players, dice %i: all to an end', (players, seed) => {
    const stages = STAGES[seed % STAGES.length]!;
    const system = stages[0].system;
    const qualifiers = between(2, 8);
    const played = playToTheEnd({ players, rounds: 40, seed, settings: { system, stages, qualifiers } });
    const last = stages[stages.length - 1]!.system;
    const end: Readonly<Partial<Record<System, string>>> = {
      'Knock-out': 'knockoutOver',
      Diagonal: 'diagonalWon',
      'Round robin': 'allRoundsPaired',
    };
    expect(played.end.map(({ code }) => code)).toEqual([end[last]]);
    onceARound(played, last === 'Diagonal' ? stages[1]!.from : undefined);
  });
});

/** Nobody is paired twice in a round, nor paired and free. */
function onceARound({ rounds }: Played, before = Infinity): void {
  for (const { games, free, bye, round } of rounds) {
    if (round >= before) continue;
    const players = games.flatMap(({ black, white }) => [black, white]);
    players.push(...free.map(({ player }) => player), ...(bye === undefined ? [] : [bye]));
    expect(new Set(players).size).toBe(players.length);
  }
}

const pairOf = (one: number, other: number): string => `${Math.min(one, other)}-${Math.max(one, other)}`;

const balanceOf = (entries: readonly { readonly kind: string; readonly colour?: string | undefined }[]) =>
  entries.reduce((sum, { colour }) => sum + (colour === 'black' ? 1 : colour === 'white' ? -1 : 0), 0);
