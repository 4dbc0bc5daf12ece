import { describe, expect, test } from 'vitest';
import { makeGamesBetween } from '../../src/pairing/roundRobin/outstandingGames';
import { tableWarnings } from '../../src/pairing/roundRobin/tableProblems';
import type { Settings } from '../../src/tournament/settings';
import { openEventOf } from '../eventOf';
import { wallListText } from '../wallListText';
import { nameOf, pairText, standingText, stopText } from './pairingText';

const TABLE = { system: 'Round robin' } as const;
const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];

/** As many players, with what stands in a row behind the name: `out | R1 | R2 …`. */
const listOf = (count: number, rounds: number, rows: Readonly<Record<string, string>> = {}): string =>
  [
    ['Name', 'Out', ...Array.from({ length: rounds }, (_, r) => `R${r + 1}`)].join(' | '),
    ...NAMES.slice(0, count).map(name => {
      const cells = (rows[name] ?? '').split('|').map(cell => cell.trim());
      return [name, ...Array.from({ length: rounds + 1 }, (_, i) => cells[i] || '.')].join(' | ');
    }),
  ].join('\n');

const told = (text: string, given: Partial<Settings> = TABLE) => {
  const round = pairText(text, given);
  const name = (player: number): string => nameOf(text, player)!;
  return {
    games: round.games.map(
      ({ black, white, wonBy }) => `${name(black)}–${name(white)}${wonBy ? ` ${wonBy}` : ''}`,
    ),
    free: round.free.map(({ player, worth, as }) => `${name(player)} ${worth} ${as ?? 'out'}`),
    warnings: round.warnings.map(({ code }) => code),
    round,
  };
};

describe('a round of a table', () => {
  test('is won by default against whoever is out, and said', () => {
    const { games, free, warnings, round } = told(listOf(4, 3, { Di: '1' }));
    expect([games, free, warnings]).toEqual([['Bo–Cy', 'Ann–Di black'], [], ['outOfTable']]);
    expect(round.warnings).toMatchObject([
      {
        values: { player: 'Di (4)', opponent: 'Ann (1)', round: 1 },
        place: { kind: 'entry', player: 3, round: 1 },
      },
    ]);
    expect(round.games.map(({ remarks }) => remarks)).toEqual([[], [{ kind: 'byDefault', player: 0 }]]);
    const turned = told(listOf(4, 3, { Ann: '1' }));
    expect(turned.games).toEqual(['Bo–Cy', 'Ann–Di white']);
    expect(turned.round.warnings).toMatchObject([{ values: { player: 'Ann (1)', opponent: 'Di (4)' } }]);
    expect(turned.round.games[1]?.remarks).toEqual([{ kind: 'byDefault', player: 3 }]);
  });

  test('has no game of two who are out', () => {
    const { games, free, warnings } = told(listOf(4, 3, { Ann: '1', Di: '1' }));
    expect([games, free, warnings]).toEqual([['Bo–Cy'], ['Ann nothing out', 'Di nothing out'], []]);
  });

  test('lets players whose opponents are taken play each other, and says so', () => {
    const typed = listOf(6, 5, { Ann: '. | 2?/b', Bo: '. | 1?/w' });
    const { games, free, warnings, round } = told(typed);
    expect([games, free, warnings]).toEqual([['Ann–Bo', 'Cy–Di', 'Ed–Flo'], [], ['tableLeft']]);
    expect(round.warnings[0]?.values).toEqual({ round: 1 });
    // Nobody wins by default outside the table.
    const out = told(listOf(6, 5, { Ann: '. | 2?/b', Bo: '. | 1?/w', Flo: '1' }));
    expect([out.games, out.free, out.warnings]).toEqual([
      ['Ann–Bo', 'Cy–Di'],
      ['Ed nothing rest', 'Flo nothing out'],
      [],
    ]);
    expect(told(listOf(4, 3)).warnings).toEqual([]);
  });

  test('of an odd number has somebody resting, who stays so', () => {
    expect(told(listOf(5, 5))).toMatchObject({ games: ['Bo–Ed', 'Cy–Di'], free: ['Ann nothing rest'] });
    const typed = listOf(5, 5, { Bo: '. | 3?', Cy: '. | 2?' });
    expect(told(typed)).toMatchObject({ games: ['Bo–Cy', 'Di–Ed'], free: ['Ann nothing rest'] });
  });

  test('needs two', () => {
    expect(stopText(listOf(1, 1), TABLE)).toMatchObject([{ code: 'tooFewPlayers', values: { players: 1 } }]);
  });

  test('needs two of those who came into it', () => {
    const swiss = 'Name | R1 | R2\nAnn | 2+ | .\nBo | 1- | .';
    const stages = [
      { from: 1, to: 1, system: 'Swiss' },
      { from: 2, to: 2, system: 'Round robin' },
    ] as const;
    expect(stopText(swiss, { stages, qualifiers: 1 })).toMatchObject([
      { code: 'tooFewPlayers', values: { players: 1 } },
    ]);
  });

  test('says only before the first one that the rounds are too few, and has no bye', () => {
    expect(told(listOf(4, 2)).warnings).toEqual(['tooFewRounds']);
    const { games, warnings, round } = told(
      listOf(4, 2, { Ann: '. | 4+', Bo: '. | 3+', Cy: '. | 2-', Di: '. | 1-' }),
    );
    expect([games, warnings, round.byeRemarks]).toEqual([['Ann–Bo', 'Di–Cy'], [], []]);
  });

  test('is paired where only one of two has typed their game, and that is said', () => {
    const { games, warnings } = told(listOf(4, 3, { Ann: '. | 4?' }));
    expect([games, warnings]).toEqual([['Di–Ann', 'Bo–Cy'], ['fixedPairIncomplete']]);
  });

  test('of each of two groups is one, and one of them may have left the table', () => {
    const grouped = listOf(6, 3, { Ann: '. | 2?', Bo: '. | 1?' })
      .replace('Out', 'Group | Out')
      .replaceAll(/^(Ann|Bo|Cy|Di) /gm, '$1 | A ')
      .replaceAll(/^(Ed|Flo) /gm, '$1 | B ');
    const { games, warnings } = told(grouped, { ...TABLE, groups: 'apart' });
    expect([games, warnings]).toEqual([['Bo–Ann', 'Cy–Di', 'Ed–Flo'], ['tableLeft']]);
  });
});

describe('a table that some have left', () => {
  /** Everybody has played the first round; two have left behind it. */
  const six = (...leavers: readonly string[]) =>
    listOf(
      6,
      5,
      Object.fromEntries(
        ['6+', '5+', '4+', '3-', '2-', '1-'].map((cell, i) => [
          NAMES[i]!,
          `${leavers.includes(NAMES[i]!) ? '2-' : '.'} | ${cell}`,
        ]),
      ),
    );

  test('lets those rest whose opponents are taken out, and no others', () => {
    const second = (list: string) => {
      const { games, free } = told(list, { ...TABLE, leavers: 'taken out' });
      return [...games, ...free].join(', ');
    };
    expect(second(six())).toBe('Ann–Bo, Ed–Cy, Flo–Di');
    expect(second(six('Ed'))).toBe('Ann–Bo, Flo–Di, Cy nothing rest, Ed nothing out');
    expect(second(six('Di', 'Ed'))).toBe(
      'Ann–Bo, Cy nothing rest, Di nothing out, Ed nothing out, Flo nothing rest',
    );
    expect(second(six('Bo', 'Cy'))).toBe(
      'Flo–Di, Ann nothing rest, Bo nothing out, Cy nothing out, Ed nothing rest',
    );
  });
});

describe('rounds for groups and a knock-out', () => {
  const FOUR = `
    Name | Group | R1 | R2 | R3
    Ann  | A     | .  | .  | .
    Bo   | A     | .  | .  | .
    Cy   | B     | .  | .  | .
    Di   | B     | .  | .  | .`;
  const groups = (rounds: number, qualifiers?: number) =>
    pairText(FOUR, { system: 'Groups + knock-out', rounds, qualifiers })
      .warnings.filter(({ code }) => code === 'tooFewForKnockout')
      .map(({ values }) => values);
  test('are said to be too few where they are', () => {
    // One round of the groups, and one for two players, or two for four.
    expect([groups(2, 1), groups(1, 1)]).toEqual([[], [{ players: 2, table: 1, needed: 2, rounds: 1 }]]);
    expect([groups(3), groups(2)]).toEqual([[], [{ players: 4, table: 1, needed: 3, rounds: 2 }]]);
    expect(groups(2, 9)).toEqual([{ players: 4, table: 1, needed: 3, rounds: 2 }]);
    expect(pairText(FOUR, { system: 'Groups + knock-out', rounds: 3 }).warnings).toEqual([]);
  });
  test('are no question where one table, or no knock-out, is played', () => {
    const codes = (last: number, second: 'Swiss' | 'Knock-out', groups: Settings['groups']) => {
      const stages = [
        { from: 1, to: last, system: 'Round robin' },
        { from: last + 1, to: last + 1, system: second },
      ] as const;
      return pairText(FOUR, { stages, rounds: last + 1, groups }).warnings.map(({ code }) => code);
    };
    expect(codes(1, 'Knock-out', 'apart')).toEqual(['tooFewForKnockout']);
    expect(codes(3, 'Knock-out', 'mixed')).toEqual([]);
    expect(codes(1, 'Swiss', 'apart')).toEqual([]);
  });
  test('are for as many as go on, whom a group may not have', () => {
    const given = { system: 'Groups + knock-out', qualifiers: 3 } as const;
    expect(pairText(FOUR, given).warnings).toMatchObject([
      { code: 'groupTooSmall', values: { group: 'A', players: 2, qualifiers: 3 } },
      { code: 'groupTooSmall', values: { group: 'B', players: 2, qualifiers: 3 } },
    ]);
    expect(pairText(FOUR, { ...TABLE, groups: 'apart', qualifiers: 3 }).warnings).toEqual([]);
  });
});

describe('a table after a Swiss', () => {
  const SIX = `
    Name | R1 | R2 | R3 | R4 | R5
    Ann  | 2+ | 3+ | .  | .  | .
    Bo   | 1- | 4+ | .  | .  | .
    Cy   | 4+ | 1- | .  | .  | .
    Di   | 3- | 2- | .  | .  | .
    Ed   | 6+ | 6+ | .  | .  | .
    Flo  | 5- | 5- | .  | .  | .`;
  const staged = (seed: string) =>
    ({
      stages: [
        { from: 1, to: 2, system: 'Swiss' },
        { from: 3, to: 5, system: 'Round robin' },
      ],
      qualifiers: 4,
      prizeTiebreaks: ['Rating', 'Lottery'],
      tiebreaks: [],
      seed,
    }) as const;
  test('is of those who came into it, its numbers by lot, and whoever has met meets last', () => {
    const drawn = ['a', 'b', 'c'].map(seed => told(SIX, staged(seed)).games.join(' '));
    expect(drawn).toEqual(['Ann–Ed Bo–Cy', 'Ed–Ann Bo–Cy', 'Ann–Ed Cy–Bo']);
  });
});

describe('what Check says of a table', () => {
  const warned = (text: string, given: Partial<Settings> = TABLE) =>
    tableWarnings(openEventOf(standingText(text, given))).map(({ code, values }) => [
      code,
      values['players'] ?? values['player'],
      values['rounds'],
    ]);
  // Ann and Bo, Cy and Di have met twice; two rounds are left for four games.
  const rows = (ann: string) => ({
    Ann: `. | 2+ | 2+ ${ann}`,
    Bo: '. | 1- | 1-',
    Cy: '. | 4+ | 4+',
    Di: '. | 3- | 3-',
  });
  const twice = [
    ['pairTooOften', 'Ann (1)', '1, 2'],
    ['pairTooOften', 'Cy (3)', '1, 2'],
  ];

  test('pairs that met too often, and nothing more while the rounds do', () => {
    expect(warned(listOf(4, 4, rows('')))).toEqual(twice);
    expect(warned(listOf(4, 4, rows('')), { system: 'Swiss' })).toEqual([]);
  });

  test('rounds that are taken, whichever of the two has the cell', () => {
    expect(warned(listOf(4, 4, rows('| 99?')))).toEqual([...twice, ['cannotMeetAll', 'Ann (1)', 2]]);
    expect(warned(listOf(4, 4, rows('| 2?')))).toEqual([
      ['pairTooOften', 'Ann (1)', '1, 2, 3'],
      twice[1],
      ['cannotMeetAll', 'Ann (1), Bo (2)', 2],
    ]);
    expect(warned(listOf(4, 4, rows('| . | 2?')))).toEqual([
      ['pairTooOften', 'Ann (1)', '1, 2, 4'],
      twice[1],
      ['cannotMeetAll', 'Ann (1), Bo (2), Cy (3), Di (4)', 1],
    ]);
    expect(warned(listOf(4, 4, rows('| 0+')))).toEqual([...twice, ['cannotMeetAll', 'Ann (1)', 2]]);
  });

  test('the settings that say what is counted', () => {
    const left = listOf(4, 3, { Ann: '. | 4+', Bo: '. | 3+', Cy: '. | 2-', Di: '2- | 1-' });
    const values = (text: string) => tableWarnings(openEventOf(standingText(text, TABLE)))[0]?.values;
    const names = { leavers: 'games count', name: 'leavers', count: 'games count', out: 'taken out' };
    expect(values(left)).toEqual({ player: 'Di (4)', played: 1, games: 3, ...names });
    expect(values(listOf(4, 4, rows('')))).toEqual({
      player: 'Ann (1)',
      opponent: 'Bo (2)',
      rounds: '1, 2',
      cycles: 1,
      name: 'cycles',
    });
  });

  test('nothing of a game that two who are gone still owe each other', () => {
    const gone = { Ann: '. | 4+ | 3+', Bo: '. | 3+ | 4+', Cy: '3- | 2- | 1- | 0-', Di: '3- | 1- | 2- | 0-' };
    expect(warned(listOf(4, 3, gone))).toEqual([]);
  });

  test('nothing of games with somebody who is taken out', () => {
    const list = listOf(4, 3, { Ann: '. | 2+ | 0-', Bo: '. | 1- | 3+', Cy: '. | 4+ | 2-', Di: '2- | 3-' });
    const codes = (leavers: Settings['leavers']) => warned(list, { ...TABLE, leavers }).map(([code]) => code);
    expect(codes('taken out')).toEqual(['leftBeforeHalf']);
    expect(codes('games count')).toEqual(['cannotMeetAll', 'leftBeforeHalf']);
  });

  test('nothing of games with somebody who is gone, which nobody plays', () => {
    const gone = { Ann: '. | 2+ | 2+', Bo: '. | 1- | 1-', Cy: '3- | 4+ | 4+', Di: '3- | 3- | 3-' };
    expect(warned(listOf(4, 4, gone))).toEqual(twice);
  });
});

test('games of two are counted where one of them has the cell, and none outside the list', () => {
  const between = makeGamesBetween(wallListText('Name | R1 | R2\nAnn | 2+ | 99+\nBo | . | 0+\nCy | 1+ | 1-'));
  expect([between(0, 1), between(1, 0), between(0, 2), between(2, 0), between(1, 2)]).toEqual([
    1, 1, 2, 2, 0,
  ]);
  const outside = makeGamesBetween(wallListText('Name | R1\nAnn | .\nBo | 99+\nCy | .'));
  expect([outside(0, 1), outside(0, 2), outside(1, 2)]).toEqual([0, 0, 0]);
});
