import { describe, expect, test } from 'vitest';
import { meetingRound } from '../../src/pairing/knockout/bracket';
import { bracketSize } from '../../src/standings/knockout/knockoutRounds';
import { crossedSeeds } from '../../src/pairing/knockout/crossing';
import { roundRobinGroups } from '../../src/standings/roundRobin/roundRobin';
import { wallListText } from '../wallListText';
import { proposedGroups, snakeGroups } from '../../src/pairing/roundRobin/snake';
import { makePlacement } from '../../src/standings/placement/placement';
import type { WallList } from '../../src/tournament/wallList';
import { pairsOf, pairText, standingText, stopText } from './pairingText';
import { leaves, playToTheEnd } from './playToTheEnd';
import { makeField } from './simulatedEvent';
import { eventOf } from '../eventOf';
import { makeEvent } from '../../src/standings/stages/makeEvent';

const GROUPS = {
  system: 'Groups + knock-out',
  tiebreaks: ['DIRECTCOMPARISON'],
  prizeTiebreaks: ['DIRECTCOMPARISON', 'Lottery'],
  absence: '0-',
} as const;

describe('snake seeding (R6.6)', () => {
  test('goes to the right and back', () => {
    expect(snakeGroups([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([
      { name: 'A', players: [1, 6, 7] },
      { name: 'B', players: [2, 5, 8] },
      { name: 'C', players: [3, 4, 9] },
    ]);
  });
});

describe('groups proposed by SOS (R6.6)', () => {
  test('are those before the first round, whatever has been played', () => {
    const list = (round: readonly string[]) =>
      ['Name | R1', ...round.map((cell, i) => `P${i + 1} | ${cell}`)].join('\n');
    const proposed = (round: readonly string[]) =>
      proposedGroups(standingText(list(round), { seedingTiebreaks: ['SOS', 'SODOS'] }), [...round.keys()]);
    expect(proposed(['8+', '7+', '6-', '5+', '4-', '3+', '2-', '1-'])).toEqual(
      proposed(Array.from({ length: 8 }, () => '.')),
    );
  });
});

describe('the groups of a list (R6.6)', () => {
  const groups = (list: string) =>
    roundRobinGroups(wallListText(list), true).map(({ name, players }) => `${name}: ${players.join(' ')}`);

  test('are the same however their name is typed, and go by the text of the first player', () => {
    expect(groups('No | Name | Group\n4 | Di | A\n3 | Cy | b\n2 | Bo | ａ\n1 | Ann | a\n5 | Ed | B')).toEqual(
      ['a: 3 2 0', 'b: 1 4'],
    );
  });

  test('numbers by size, then texts, whatever the order of the rows', () => {
    const rows = ['1a', '10', '2', 'a1'];
    for (const turn of rows.keys()) {
      const turned = [...rows.slice(turn), ...rows.slice(0, turn)].map((group, i) => `P${i} | ${group}`);
      const names = groups(['Name | Group', ...turned].join('\n')).map(group => group.split(':')[0]);
      expect(names).toEqual(['2', '10', '1a', 'a1']);
    }
  });
});

describe('crossing (R6.6)', () => {
  const named = (groups: number, each: number) => {
    const list = Array.from({ length: groups }, (_, g) =>
      Array.from({ length: each }, (_x, i) => 10 * g + i),
    );
    const name = (player: number): string => 'ABCDEFGH'.charAt(Math.floor(player / 10)) + ((player % 10) + 1);
    return crossedSeeds(list).map(name);
  };
  const firstRound = (seeds: readonly string[]) =>
    seeds.slice(0, seeds.length / 2).map((one, i) => `${one}–${seeds[seeds.length - 1 - i]}`);

  test('A1–B2, B1–A2', () => {
    expect(firstRound(named(2, 2))).toEqual(['A1–B2', 'B1–A2']);
    expect(firstRound(named(4, 2)).sort()).toEqual(['A1–B2', 'B1–A2', 'C1–D2', 'D1–C2']);
    expect(firstRound(named(8, 2)).sort()).toEqual(
      ['A1–B2', 'B1–A2', 'C1–D2', 'D1–C2', 'E1–F2', 'F1–E2', 'G1–H2', 'H1–G2'].sort(),
    );
  });

  test('a group that fewer come from has no seed among the seconds', () => {
    expect(crossedSeeds([[1, 2], [3]])).toEqual([1, 3, 2]);
  });

  test('the two of a group cannot meet before the final', () => {
    for (const groups of [2, 3, 4, 5, 6, 7, 8, 12, 16]) {
      const list = Array.from({ length: groups }, (_, g) => [2 * g, 2 * g + 1]);
      const seeds = crossedSeeds(list);
      const size = bracketSize(2 * groups);
      for (const [first, second] of list as [number, number][]) {
        const round = meetingRound(seeds.indexOf(first) + 1, seeds.indexOf(second) + 1, size);
        expect([groups, round]).toEqual([groups, Math.log2(size)]);
      }
    }
  });

  test('of four that go on of each of two groups nobody meets a group mate in the first round', () => {
    const seeds = named(2, 4);
    expect(new Set(seeds).size).toBe(8);
    for (const pair of firstRound(seeds)) expect(pair.charAt(0)).not.toBe(pair.charAt(3));
  });
});

/** Two groups of four played: A 1 2 3 4, B 5 6 7 8 in this order. */
const played = `
  Name | Group | R1 | R2 | R3 | R4 | R5
  Ann  | A     | 4+ | 3+ | 2+ | .  | .
  Bo   | A     | 3+ | 4+ | 1- | .  | .
  Cy   | A     | 2- | 1- | 4+ | .  | .
  Di   | A     | 1- | 2- | 3- | .  | .
  Ed   | B     | 8+ | 7+ | 6+ | .  | .
  Flo  | B     | 7+ | 8+ | 5- | .  | .
  Gus  | B     | 6- | 5- | 8+ | .  | .
  Hal  | B     | 5- | 6- | 7- | .  | .`;

describe('groups and the knock-out after them', () => {
  test('groups play their tables side by side', () => {
    const list = played.replace(/\d[+-]/g, '. ');
    expect(pairsOf(list, pairText(list, GROUPS))).toBe('Ann Di, Bo Cy, Ed Hal, Flo Gus');
  });

  test('the best two of each cross', () => {
    const round = pairText(played, GROUPS);
    expect(round.round).toBe(4);
    expect(pairsOf(played, round)).toBe('Ann Flo, Bo Ed');
    expect(round.free).toEqual([]);
    expect(round.warnings).toMatchObject([
      {
        code: 'notInStage',
        severity: 'note',
        values: { players: 'Cy (3), Di (4), Gus (7), Hal (8)' },
      },
    ]);
  });

  test('one of each is the final', () => {
    expect(pairsOf(played, pairText(played, { ...GROUPS, qualifiers: 1 }))).toBe('Ann Ed');
  });

  test.each(['lot', 'bracket by lot', 'seeded'] as const)(
    'crossed whatever the draw (%s), and in all rounds',
    draw => {
      const list = `
      Name | Group | R1 | R2 | R3
      Ann  | A     | 2+ | .  | .
      Bo   | A     | 1- | .  | .
      Cy   | B     | 4+ | .  | .
      Di   | B     | 3- | .  | .
      Ed   | C     | 6+ | .  | .
      Flo  | C     | 5- | .  | .
      Gus  | D     | 8+ | .  | .
      Hal  | D     | 7- | .  | .`;
      const cells = ['4+', '3-', '2+', '1-', '8+', '7-', '6+', '5-'];
      let row = 0;
      const after = list.replaceAll(/(\d[+-] \|) \. /g, (_, cell: string) => `${cell} ${cells[row++]} `);
      for (const seed of ['a', 'b', 'c']) {
        expect(pairsOf(list, pairText(list, { ...GROUPS, knockoutDraw: draw, seed }))).toBe(
          'Ann Di, Bo Cy, Ed Hal, Flo Gus',
        );
        expect(pairsOf(after, pairText(after, { ...GROUPS, knockoutDraw: draw, seed }))).toBe(
          'Ann Gus, Cy Ed',
        );
      }
    },
  );

  test('who has left makes room for the next of the group', () => {
    const list = played.replace('| Group |', '| Group | Out |').replace(/\| ([AB]) {5}\|/g, '| $1 | . |');
    const left = list.replace(/(Ann {2}\| A \|) \. \|/, '$1 4- |');
    expect(pairsOf(left, pairText(left, GROUPS))).toBe('Bo Flo, Cy Ed');
  });

  test('places: the knock-out first, then the places in the groups', () => {
    const list = played
      .replace('2+ | .  | .', '2+ | 6+ | 2-')
      .replace('1- | .  | .', '1- | 5+ | 1+')
      .replace('6+ | .  | .', '6+ | 2- | .')
      .replace('5- | .  | .', '5- | 1- | .');
    const { place, columns } = makePlacement(eventOf(standingText(list, GROUPS)), 'final');
    expect(place).toEqual([2, 1, 5, 7, 3, 3, 5, 7]);
    expect(columns.map(({ column }) => column.title)).toEqual(['KO', 'Group place', 'Wins', 'DC']);
  });

  test('a global tiebreak tells equal places of the groups apart', () => {
    const rated = played.replace('Name |', 'Name | Rating |').replace(/(\w+) +\| ([AB])/g, '$1 | 2000 | $2');
    const list = rated.replace('Gus | 2000', 'Gus | 2100');
    const { place } = makePlacement(
      eventOf(standingText(list, { ...GROUPS, globalTiebreaks: ['Rating'] })),
      'final',
    );
    expect(place.slice(2, 3)).toEqual([6]);
    expect(place[6]).toBe(5);
  });
});

describe('what is wrong with groups', () => {
  const start = (groups: readonly string[]) =>
    `Name | Group | Rating | R1\n${groups.map((group, i) => `P${i + 1} | ${group} | ${2800 - i} | .`).join('\n')}`;
  test('none: a proposal by snake seeding', () => {
    expect(stopText(start(['.', '.', '.', '.', '.', '.', '.', '.']), GROUPS)).toMatchObject([
      {
        code: 'noGroup',
        values: {
          players: 'P1 (1), P2 (2), P3 (3), P4 (4), P5 (5), P6 (6), +2',
          proposal: 'A 1, 4, 5, 8; B 2, 3, 6, 7',
        },
      },
    ]);
  });
  test('a player forgotten', () => {
    expect(stopText(start(['A', 'A', 'B', 'B', '.']), GROUPS)).toMatchObject([
      { code: 'noGroup', values: { players: 'P5 (5)' } },
    ]);
  });
  test('a group of one', () => {
    expect(stopText(start(['A', 'A', 'B']), GROUPS)).toMatchObject([
      { code: 'groupOfOne', values: { group: 'B', player: 'P3 (3)' } },
    ]);
  });
  test('a group with fewer players than go on', () => {
    const round = pairText(start(['A', 'A', 'A', 'B', 'B']), { ...GROUPS, qualifiers: 3 });
    expect(round.warnings.map(({ code }) => code)).toEqual(['tooFewRounds', 'groupTooSmall']);
  });
  test('a tie for the last place that goes on, where no lot may decide it', () => {
    const circle = `
      Name | Group | R1 | R2 | R3 | R4
      Ann  | A     | 0- | 3- | 2+ | .
      Bo   | A     | 3+ | 0- | 1- | .
      Cy   | A     | 2- | 1+ | 0- | .
      Di   | B     | 0- | 6- | 5+ | .
      Ed   | B     | 6+ | 0- | 4- | .
      Flo  | B     | 5- | 4+ | 0- | .`;
    expect(
      stopText(circle, { ...GROUPS, prizeTiebreaks: ['DIRECTCOMPARISON'] }).map(({ code, values }) => [
        code,
        values.group,
      ]),
    ).toEqual([
      ['qualifiersTied', 'A'],
      ['qualifiersTied', 'B'],
    ]);
    expect(pairText(circle, GROUPS).games).toHaveLength(2);
  });
});

describe('groups + knock-out played to the end', () => {
  const inGroups = (players: number, groups: number): WallList => {
    const field = makeField({ players, rounds: 16, seed: players });
    const names = snakeGroups(
      field.players.map((_, i) => i),
      groups,
    );
    const groupOf = new Map(names.flatMap(({ name, players: own }) => own.map(one => [one, name] as const)));
    return { ...field, players: field.players.map((one, i) => ({ ...one, group: groupOf.get(i)! })) };
  };

  test.each([
    [4, 2],
    [6, 2],
    [7, 2],
    [9, 3],
    [12, 4],
    [14, 4],
    [20, 5],
    [32, 8],
    [33, 8],
  ])('%i players in %i groups', (players, groups) => {
    for (const seed of [1, 2, 3]) {
      const event = { players, rounds: 16, seed, settings: GROUPS };
      const { list, settings, rounds, end } = playToTheEnd(event, inGroups(players, groups));
      expect(end.map(({ code }) => code)).toEqual(['knockoutOver']);
      const largest = Math.ceil(players / groups);
      const table = largest - 1 + (largest % 2);
      expect(rounds).toHaveLength(table + Math.log2(bracketSize(2 * groups)));
      const { place } = makePlacement(makeEvent(list, settings), 'final');
      expect(place.filter(one => one === 1)).toHaveLength(1);
      expect(place.filter(one => one === 2)).toHaveLength(1);
    }
  });

  test('with two who leave between the stages, nobody is paired twice in a round', () => {
    const before = (list: WallList, round: number): WallList =>
      round === 4 ? leaves(leaves(list, 0, 4), 5, 4) : list;
    const { end, rounds } = playToTheEnd(
      { players: 16, rounds: 16, seed: 4, settings: GROUPS, before },
      inGroups(16, 4),
    );
    expect(end.map(({ code }) => code)).toEqual(['knockoutOver']);
    for (const { games } of rounds) {
      const players = games.flatMap(({ black, white }) => [black, white]);
      expect(new Set(players).size).toBe(players.length);
    }
  });
});

test('a bye typed for somebody who did not qualify puts that player in', () => {
  const list = played.replace('4+ | .  | .', '4+ | 0+ | .');
  const round = pairText(list, GROUPS);
  const players = [
    ...round.games.flatMap(({ black, white }) => [black, white]),
    ...round.free.map(one => one.player),
  ];
  expect(players.sort()).toEqual([0, 1, 4, 5]);
  expect(round.free.map(({ as }) => as)).toEqual(['bye', 'bye']);
});
