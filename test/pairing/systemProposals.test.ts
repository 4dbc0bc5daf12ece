import { describe, expect, test } from 'vitest';
import { lastListed, listedGames } from '../../src/pairing/listFacts';
import { nameOfProposal, systemProposals, type SystemProposal } from '../../src/pairing/systemProposals';
import type { System } from '../../src/tournament/systems';
import { makeRank } from '../../src/tournament/rank';
import { entriesIn, type WallList } from '../../src/tournament/wallList';
import { wallListText } from '../wallListText';
import { kindField, kindSettings, seedsOf, type Kind } from './everyKind';
import { playToTheEnd } from './playToTheEnd';

const systemsOf = (list: WallList): readonly string[] =>
  systemProposals(list).map(({ system, teams }) => (teams ? `${system}, teams` : system));

const ROWS = `
  Name | Rank | Start | Category | Group | Team | Board | R1 | R2 | R3
  A    | 4d   | .     | .        | .     | .    | .     | 2+ | 3+ | .
  B    | 3d   | .     | .        | .     | .    | .     | 1- | 4+ | .
  C    | 5k   | .     | .        | .     | .    | .     | 4+ | 1- | .
  D    | 6k   | .     | .        | .     | .    | .     | 3- | 2- | .
  E    | 9k   | .     | .        | .     | .    | .     | 6+ | 7+ | .
  F    | 10k  | .     | .        | .     | .    | .     | 5- | 8+ | .
  G    | 14k  | .     | .        | .     | .    | .     | 8+ | 5- | .
  H    | 15k  | .     | .        | .     | .    | .     | 7- | 6- | .`;

/** The table with a column filled, by rows. */
function withColumn(title: string, value: (row: number) => string): WallList {
  const [header = '', ...rows] = ROWS.trim().split('\n');
  const at = header.split('|').findIndex(cell => cell.trim() === title);
  const filled = rows.map((line, row) =>
    line
      .split('|')
      .map((cell, i) => (i === at ? value(row) : cell))
      .join('|'),
  );
  return wallListText([header, ...filled].join('\n'));
}

describe('what a list is proposed', () => {
  test.each<[string, WallList, readonly string[]]>([
    ['neighbours in rank met', wallListText(ROWS), ['McMahon', 'Swiss']],
    [
      'halves met',
      wallListText(
        ROWS.replace(/\| 2\+ \|/, '| 5+ |')
          .replace(/\| 1- \| 4\+/, '| 6+ | 4+')
          .replace('| 4+ | 1-', '| 7+ | 1-')
          .replace('| 3- | 2-', '| 8+ | 2-')
          .replace('| 6+ | 7+', '| 1- | 7+')
          .replace('| 5- | 8+', '| 2- | 8+')
          .replace('| 8+ | 5-', '| 3- | 5-')
          .replace('| 7- | 6-', '| 4- | 6-'),
      ),
      ['Swiss', 'McMahon'],
    ],
    ['no ranks', withColumn('Rank', () => '.'), ['Swiss']],
    ['one rank', withColumn('Rank', () => '2k'), ['Swiss']],
    ['starts', withColumn('Start', row => String(row % 2)), ['McMahon', 'Swiss']],
    [
      'categories',
      withColumn('Category', row => (row < 4 ? 'A' : 'B')),
      ['Swiss by categories', 'McMahon', 'Swiss'],
    ],
    ['a category is missing', withColumn('Category', row => (row < 4 ? 'A' : '.')), ['McMahon', 'Swiss']],
    [
      'played across groups',
      withColumn('Group', row => (row % 2 ? 'A' : 'B')),
      ['McMahon', 'Swiss', 'Groups + knock-out'],
    ],
    ['teams without boards', withColumn('Team', row => (row < 4 ? 'A' : 'B')), ['McMahon', 'Swiss']],
  ])('%s', (_, list, systems) => {
    expect(systemsOf(list)).toEqual(systems);
  });
});

/** `3d` is 2, `1k` is -1. */
const stepOf = (rank: string): number =>
  rank.endsWith('d') ? Number.parseInt(rank, 10) - 1 : -Number.parseInt(rank, 10);

/** How far apart opponents were when they met, and any two players then, in tenths of a point; every game and pair is counted from both sides. */
function distancesByHand(
  list: WallList,
  last: number,
  start: readonly number[],
): { readonly played: number; readonly field: number } {
  const won = list.players.map(() => 0);
  const there = list.players.flatMap((_, player) =>
    (list.entries[player] ?? []).some(cell => cell.some(({ kind }) => kind === 'game')) ? [player] : [],
  );
  const sums = { played: 0, field: 0, sides: 0 };
  const apart = (a: number, b: number): number =>
    Math.abs((start[a] ?? 0) + (won[a] ?? 0) - (start[b] ?? 0) - (won[b] ?? 0));
  for (let round = 1; round <= last; round++) {
    const cells = list.players.flatMap((_, player) =>
      entriesIn(list, player, round).map(entry => ({ player, entry })),
    );
    const sides = there.flatMap(a => there.filter(b => b !== a).map(b => apart(a, b)));
    const field = sides.reduce((sum, one) => sum + one, 0) / sides.length;
    for (const { player, entry } of round > 1 ? cells : [])
      if (entry.kind === 'game' && entry.opponent >= 0) {
        sums.played += apart(player, entry.opponent);
        sums.field += field;
        sums.sides += 1;
      }
    for (const { player, entry } of cells) {
      const what = entry.kind === 'game' ? entry.outcome : entry.worth;
      const worth = what === 'won' || what === 'win' ? 1 : what === 'jigo' || what === 'half' ? 0.5 : 0;
      won[player] = (won[player] ?? 0) + worth;
    }
  }
  const tenths = (sum: number): number => Math.round((10 * sum) / sums.sides);
  return { played: tenths(sums.played), field: tenths(sums.field) };
}

/** Where everybody starts, in points: what is typed, or the rank between the bars. */
const startsByHand = (list: WallList, { upperBar, lowerBar }: SystemProposal): readonly number[] =>
  list.players.map(({ start, rank }) => {
    if (start !== undefined) return start / 2;
    const step = stepOf(rank ? makeRank(rank) : '');
    const least = lowerBar === undefined ? step : Math.max(stepOf(lowerBar), step);
    return upperBar === undefined ? least : Math.min(stepOf(upperBar), least);
  });

/** What is said of a list is so, counted in another way. */
function expectTrue(list: WallList, proposal: SystemProposal): void {
  const { system, because } = proposal;
  const games = listedGames(list);
  const met = (one: number, other: number): number =>
    games.filter(({ players }) => players.includes(one) && players.includes(other)).length;
  const distinct = (of: (player: WallList['players'][number]) => string): number =>
    new Set(list.players.map(of)).size;
  expect(because.length).toBeGreaterThan(0);
  for (const one of because)
    switch (one.fact) {
      case 'starts':
      case 'equalStarts':
        expect(list.players.some(({ start }) => start !== undefined)).toBe(true);
        break;
      case 'noStarts':
        expect(list.players.every(({ start }) => start === undefined)).toBe(true);
        break;
      case 'losersStop':
        list.players.forEach((_, player) => {
          const rounds = Array.from({ length: list.rounds }, (__, i) => entriesIn(list, player, i + 1));
          const lost = rounds.findIndex(cell =>
            cell.some(entry => entry.kind === 'game' && entry.outcome === 'lost'),
          );
          const later = lost < 0 ? [] : rounds.slice(lost + 1).flat();
          expect(later.filter(({ kind }) => kind === 'game')).toEqual([]);
        });
        break;
      case 'allMet':
        list.players.forEach((_, a) => list.players.forEach((__, b) => a < b && expect(met(a, b)).toBe(1)));
        break;
      case 'tableRounds':
        expect([list.players.length - 1, list.players.length]).toContain(one.rounds);
        expect(one.rounds % 2).toBe(1);
        break;
      case 'categories':
        expect(distinct(({ category }) => category)).toBe(one.count);
        break;
      case 'groups':
        expect(distinct(({ group }) => group)).toBe(one.count);
        break;
      case 'teams':
        expect(distinct(({ team }) => team)).toBe(one.count);
        break;
      case 'ranks':
        expect(one.from).not.toBe(one.to);
        break;
      case 'nearScores':
      case 'nearWins': {
        const starts = one.fact === 'nearScores' ? startsByHand(list, proposal) : list.players.map(() => 0);
        expect({ played: one.played, field: one.field }).toEqual(distancesByHand(list, one.last, starts));
        expect(2 * one.played).toBeLessThanOrEqual(one.field);
        expect(system).toBe(one.fact === 'nearScores' ? 'McMahon' : 'Swiss');
        break;
      }
      case 'nearRanks':
        expect(2 * one.played).toBeLessThanOrEqual(one.field);
        break;
      case 'farRanks':
        expect(2 * one.played).toBeGreaterThan(one.field);
    }
}

const PLAYED: readonly (readonly [System, Kind])[] = [
  ['McMahon', [16, 5, 0, 'System=McMahon; Upper bar=1d; Lower bar=15k']],
  ['Swiss', [16, 5, 0, 'System=Swiss']],
  ['Swiss by categories', [14, 4, 2, 'System=Swiss by categories']],
  ['Knock-out', [13, 4, 0, 'System=Knock-out']],
  ['Round robin', [7, 7, 0, 'System=Round robin']],
  ['Groups + knock-out', [16, 5, 4, 'System=Groups + knock-out']],
];

/** Those that the list of each shows so clearly that they are proposed first. */
const CERTAIN: readonly System[] = ['McMahon', 'Swiss', 'Swiss by categories', 'Knock-out', 'Round robin'];

test('gaps of points are told of the system that they speak for', () => {
  const factsOf = (list: WallList): readonly string[] =>
    systemProposals(list).flatMap(({ system, because }) =>
      because.flatMap(one =>
        one.fact === 'nearScores' || one.fact === 'nearWins'
          ? [`${system}: ${one.fact} ${one.played} of ${one.field}, round 2–${one.last}`]
          : [],
      ),
    );
  // Whoever won met a winner in round 2: none of four games had a gap, and 16 of 28 pairs have one.
  expect(factsOf(wallListText(ROWS))).toEqual(['Swiss: nearWins 0 of 6, round 2–2']);
  // The upper four start nine above the others: 16 pairs are 9 apart on average, 8 pairs are 1 apart.
  const starts = withColumn('Start', row => (row < 4 ? '9' : '0'));
  expect(factsOf(starts)).toEqual([
    'McMahon: nearScores 0 of 54, round 2–2',
    'Swiss: nearWins 0 of 6, round 2–2',
  ]);
});

describe.each(PLAYED)('an event played as %s', (system, kind) => {
  test.each(seedsOf(Number(process.env['EVENTS'] ?? 3)))(
    'is offered as such after each round, with what is true; dice %i',
    seed => {
      const [players, rounds, , text] = kind;
      const field = kindField(kind, seed);
      const typed = {
        ...field,
        players: field.players.map(player => ({
          ...player,
          ...(system === 'Groups + knock-out' ? { category: '' } : { group: '' }),
        })),
      };
      const settings = kindSettings(text, seed);
      const { list } = playToTheEnd({ players, rounds, seed, settings }, typed);
      expect(lastListed(list)).toBeGreaterThan(1);
      const found = systemProposals(list);
      expect(found.map(one => one.system)).toContain(system);
      if (CERTAIN.includes(system)) expect(found[0]?.system).toBe(system);
      expect(new Set(found.map(nameOfProposal)).size).toBe(found.length);
      for (const one of found) expectTrue(list, one);
    },
  );
});
