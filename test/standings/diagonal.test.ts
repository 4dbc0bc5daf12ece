import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasLeft, runDiagonal, winnerFirst, type DiagonalEnd } from '../../src/standings/diagonal/diagonal';
import { compareDirectly } from '../../src/standings/tiebreaks/directComparison';
import { lossesIn } from '../../src/standings/diagonal/diagonalLosses';
import { areEqualLengths } from '../../src/standings/diagonal/gameLength';
import { makePlacement } from '../../src/standings/placement/placement';
import type { Settings } from '../../src/tournament/settings';
import { workedCase } from '../rules/cases';
import { named, standingText } from './standingText';
import { eventOf } from '../eventOf';

/** How a list in text ends; players by name. */
function endOf(text: string, settings: Partial<Settings> = {}): string {
  const { wallList, settings: all } = standingText(text, { system: 'Diagonal', ...settings });
  const { end, left, isExtra } = runDiagonal(wallList, all, 1, wallList.rounds);
  const name = (player: number): string => wallList.players[player]!.name;
  if (!end) return `${isExtra ? 'extra' : 'on'}: ${left.map(name).join(' ')}`;
  return describeEnd(end, name);
}

const describeEnd = (end: DiagonalEnd, name: (player: number) => string): string =>
  end.kind === 'won'
    ? `${name(end.winner)} by ${end.by}`
    : `missing: ${end.games.map(({ player, game, round }) => `${name(player)}-${name(game.opponent)} R${round}`).join(', ')}`;

describe('the end (R7.6)', () => {
  test('one is left', () => {
    expect(endOf('Name | R1\nAnn | 2+ 2+ 2+ 2-\nBo | 1- 1- 1- 1+')).toBe('on: Ann Bo');
    expect(endOf('Name | R1\nAnn | 2+ 2+ 2+ 2+\nBo | 1- 1- 1- 1-')).toBe('Ann by last');
  });

  test('all are out: the fewest losses', () => {
    const list = `
      Name | R1
      Ann  | 2- 2- 3- 3-
      Bo   | 1+ 1+ 3- 3- 3- 3- 3-
      Cy   | 1+ 1+ 2+ 2+ 2= 2= 2= 2= 2= 2= 2= 2= 2=
    `;
    expect(endOf(list)).toBe('Ann by fewest losses');
  });

  test('who has withdrawn cannot win', () => {
    const list = (two: string) => `
      Name | Out | R1    | R2
      Ann  |     | 2+ 2- | 3+ 3+
      Bo   | 2-  | 1- 1+ | ${two}
      Cy   |     | 0+    | 1- 1-
    `;
    expect(endOf(list(''))).toBe('on: Ann Cy');
    expect(endOf(list('0-'))).toBe('on: Ann Cy');
  });

  test('two left, one withdraws before the next round', () => {
    expect(endOf('Name | Out | R1\nAnn | | 2+ 2-\nBo | 2- | 1- 1+')).toBe('Ann by last');
  });

  test('lengths within a tenth of the shorter are equal (diag-10pct)', () => {
    const { expected } = workedCase<unknown, { a: number; b: number; equal: boolean }[]>('diag-10pct');
    for (const { a, b, equal } of expected) expect(areEqualLengths(a, b), `${a} ${b}`).toBe(equal);
  });

  test('the order of two lengths does not matter, and every length equals itself', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), (a, b) => {
        expect(areEqualLengths(a, b)).toBe(areEqualLengths(b, a));
        expect(areEqualLengths(a, a)).toBe(true);
      }),
    );
  });

  test('direct comparison goes on inside what is still tied, before lengths (diag-end-subset)', () => {
    // Ann beat Bo twice, Bo beat Cy twice; Dee and Eli bring everybody to four lost games.
    const list = `
      Name | R1
      Ann  | 2+#300 2+#300 4- 4- 4- 4-
      Bo   | 1- 1- 3+#50 3+#50 4- 4-
      Cy   | 2- 2- 4- 4-
      Dee  | 1+ 1+ 1+ 1+ 2+ 2+ 3+ 3+ 5- 5- 5- 5- 5-
      Eli  | 4+ 4+ 4+ 4+ 4+ 4= 4= 4= 4= 4= 4= 4= 4= 4= 4=
    `;
    expect(endOf(list)).toBe('Ann by direct comparison');
  });

  test('its values step by step', () => {
    const { input, expected } = workedCase<
      { tied: string[]; games: { winner: string; loser: string; moves: number }[] },
      { values: Readonly<Record<string, number>>[]; winner: string }
    >('diag-end-subset');
    const no = (name: string): number => input.tied.indexOf(name) + 1;
    const row = (name: string): string =>
      input.games
        .filter(({ winner, loser }) => winner === name || loser === name)
        .map(({ winner, loser, moves }) =>
          winner === name ? `${no(loser)}+#${moves}` : `${no(winner)}-#${moves}`,
        )
        .join(' ');
    const standing = standingText(
      ['Name | R1', ...input.tied.map(name => `${name} | ${row(name)}`)].join('\n'),
      { system: 'Diagonal' },
    );
    const { steps, classes } = compareDirectly(standing, [input.tied.map((_, player) => player)]);
    expected.values.forEach((values, step) => {
      for (const [name, value] of Object.entries(values))
        expect(steps[no(name) - 1]![step]! / 2, `${name}, step ${step + 1}`).toBe(value);
    });
    expect(input.tied[classes[0]![0]!]).toBe(expected.winner);
  });
});

/** Ann and Bo beat each other once and lost three times to Cy, who was beaten by them all the same: all are out. */
const pair = (ann: string, bo: string, more = '') => `
  Name | R1
  Ann  | 2+${ann} 2- 3- 3- 3-
  Bo   | 1- 1+${bo} 3- 3- 3-
  Cy   | 1+ 1+ 1+ 2+ 2+ 2+ 4- 4- 4- 4- 4-
  Di   | 3+ 3+ 3+ 3+ 3+ 3= 3= 3= 3= 3= 3= 3= 3= 3= ${more}
`;

describe('game lengths (R7.6)', () => {
  test('the shorter one wins, a tenth or more', () => {
    expect(endOf(pair('#200', '#220'))).toBe('Ann by lengths');
    expect(endOf(pair('#220', '#200'))).toBe('Bo by lengths');
  });

  test('less than a tenth is equal: new rounds', () => {
    expect(endOf(pair('#200', '#219'))).toBe('extra: Ann Bo');
  });

  test('a length that nobody has written is asked for', () => {
    expect(endOf(pair('#200', ''))).toBe('missing: Bo-Ann R1');
    expect(endOf(pair('', ''))).toBe('missing: Ann-Bo R1, Bo-Ann R1');
  });

  test('it may stand in the cell of the loser', () => {
    const list = pair('', '#220').replace('Bo   | 1- ', 'Bo   | 1-#200 ');
    expect(endOf(list)).toBe('Ann by lengths');
  });

  test('nobody won a game of the other: new rounds, without asking', () => {
    const list = pair('', '').replace('2+ 2- 3-', '2= 2= 3-').replace('1- 1+ 3-', '1= 1= 3-');
    expect(endOf(list)).toBe('extra: Ann Bo');
  });

  test('of three, those within a tenth of the shortest play on', () => {
    const list = (a: number, b: number, c: number) => `
      Name | R1
      Ann  | 2+#${a} 2- 3- 3+#${a} 4- 4-
      Bo   | 1- 1+#${b} 3+#${b} 3- 4- 4-
      Cy   | 1+#${c} 1- 2- 2+#${c} 4- 4-
      Di   | 1+ 1+ 2+ 2+ 3+ 3+ 5- 5- 5- 5- 5-
      Ed   | 4+ 4+ 4+ 4+ 4+ 4= 4= 4= 4= 4= 4= 4= 4= 4= 4=
    `;
    expect(endOf(list(100, 105, 150))).toBe('extra: Ann Bo');
    expect(endOf(list(100, 120, 150))).toBe('Ann by lengths');
    expect(endOf(list(100, 105, 109))).toBe('extra: Ann Bo Cy');
  });
});

test('in extra rounds losses count from 0, and only those who are equal play (A23)', () => {
  const rounds = (r2a: string, r2b: string) => `
    Name | R1                  | R2
    Ann  | 2+#200 2- 3- 3- 3-  | ${r2a}
    Bo   | 1- 1+#210 3- 3- 3-  | ${r2b}
    Cy   | 1+ 1+ 1+ 2+ 2+ 2+ 4- 4- 4- 4- 4- |
    Di   | 3+ 3+ 3+ 3+ 3+ 3= 3= 3= 3= 3= 3= 3= 3= 3= |
  `;
  expect(endOf(rounds('', ''))).toBe('extra: Ann Bo');
  expect(endOf(rounds('2+#150 2-', '1- 1+#150'))).toBe('extra: Ann Bo');
  expect(endOf(rounds('2+ 2+ 2+ 2+', '1- 1- 1- 1-'))).toBe('Ann by last');
});

test('a round that nobody came to changes nothing', () => {
  const rounds = (r3a: string, r3b: string) => `
    Name | R1    | R2 | R3     | Out
    Ann  | 2+ 2+ | 0- | ${r3a} | 2
    Bo   | 1- 1- | 0- | ${r3b} | 2
  `;
  expect(endOf(rounds('2+ 2-', '1- 1+'))).toBe('on: Ann Bo');
  expect(endOf(rounds('2+ 2+', '1- 1-'))).toBe('Ann by last');
});

describe('the result list (R7.8, A24)', () => {
  const order = (text: string): string => {
    const standing = standingText(text, { system: 'Diagonal' });
    return named(standing, makePlacement(eventOf(standing), 'final').classes);
  };

  test('the winner first, whatever the ratings say; then by performance rating', () => {
    const list = `
      Name | Rating | R1                                | R2
      Ann  | 2000   | 2+ 2+                             | 3+ 3- 3+ 3-
      Bo   | 1000   | 1- 1- 4- 4-                       |
      Cy   | 2600   | 4+ 4+                             | 1- 1+ 1- 1+ 4- 4-
      Dan  | 2700   | 3- 3- 2+ 2+ 3+ 3+ 3= 3= 3= 3= 3= 3= |
    `;
    expect(endOf(list)).toBe('Ann by last');
    expect(order(list).startsWith('Ann | ')).toBe(true);
  });

  test('before the end everybody by performance rating; equal ones share the place', () => {
    const list = 'Name | Rating | R1\nAnn | 2000 | 2+ 2-\nBo | 2000 | 1- 1+\nCy | 2000 | 0+\n';
    expect(order(list)).toBe('Ann = Bo | Cy');
  });
});

test('a lost game is half a loss, or a whole one where two play one game; a tied one half of it (R7.3)', () => {
  const { wallList, settings } = standingText('Name | R1\nAnn | 2- 2= 2+ 2? 0-\nBo |');
  const losses = (gamesPerOpponent: 1 | 2) =>
    lossesIn(wallList.entries[0]![0]!, { ...settings, gamesPerOpponent });
  expect([losses(2), losses(1)]).toEqual([3, 6]);
});

describe('as far as the event has come', () => {
  const run = (text: string, through: number) => {
    const { wallList, settings } = standingText(text, { system: 'Diagonal' });
    return runDiagonal(wallList, settings, 1, through);
  };

  test('nobody is in it before it has begun, and those who have lost too much are out', () => {
    const list = 'Name | R1\nAnn | 2+ 2+ 2+ 2+\nBo | 1- 1- 1- 1-\nCy | 0+\nDi |';
    expect(run(list, 0)).toEqual({ left: [], losses: [0, 0, 0, 0], isExtra: false, end: undefined });
    expect(run(list, 1)).toEqual({ left: [0, 2], losses: [0, 8, 0, 0], isExtra: false, end: undefined });
  });

  test('whoever is the last is left, and in extra rounds losses are none', () => {
    const tie =
      'Name | R1\nAnn | 2+ 2+ 2+ 3- 3- 3- 3-\nBo | 1- 1- 1- 3-\nCy | 1+ 1+ 1+ 1+ 2+ 4- 4- 4- 4- 4-\nDi | 3+ 3+ 3+ 3+ 3+ 3= 3= 3= 3= 3= 3= 3= 3= 3=';
    expect(run(tie, 1)).toMatchObject({
      left: [0],
      end: { kind: 'won', winner: 0, by: 'direct comparison' },
    });
    const equal = pair('#200', '#205');
    expect(run(equal, 1)).toEqual({ left: [0, 1], losses: [0, 0, 0, 0], isExtra: true, end: undefined });
  });

  test('a round that nobody came to is left out where some have met later; else whoever is out of it has gone', () => {
    const list = (bo: string, last: string) => `
      Name | R1    | R2    | R3      | R4
      Ann  | 2+ 2- | .     | ${last} | .
      Bo   | 1- 1+ | ${bo} | .       | .
      Cy   | 0+    | .     | ${last === '.' ? '.' : '1-'} | .`;
    expect(endOf(list('0-', '.').replace('Cy   | 0+ ', 'Cy   | .  '))).toBe('Ann by last');
    expect(endOf(list('.', '.'))).toBe('on: Ann Bo Cy');
    expect(endOf(list('.', '3+'))).toBe('on: Ann Cy');
  });
});

test('whoever has a game in the next round has not left, whoever else is out of it', () => {
  const { wallList, settings } = standingText(
    `
    Name | Out | R1    | R2
    Ann  | .   | 2+ 2- | 2?
    Bo   | .   | 1- 1+ | 1?
    Cy   | .   | 4+ 4- | .
    Di   | 2-  | 3- 3+ | .`,
    { system: 'Diagonal' },
  );
  const { left, end } = runDiagonal(wallList, settings, 1, 1);
  expect([left, end]).toEqual([[0, 1, 2, 3], undefined]);
  expect([0, 1, 2, 3].map(player => hasLeft(wallList, player, 2))).toEqual([false, false, false, true]);
});

test('lengths say nothing where one has won more games than another', () => {
  const list = `
    Name | R1
    Ann  | 2+#100 2- 3= 3= 4- 4-
    Bo   | 1- 1+#300 3= 3= 4- 4-
    Cy   | 1= 1= 2= 2= 4- 4-
    Di   | 1+ 1+ 2+ 2+ 3+ 3+ 5- 5- 5- 5- 5-
    Ed   | 4+ 4+ 4+ 4+ 4+ 4= 4= 4= 4= 4= 4= 4= 4= 4= 4=
  `;
  expect(endOf(list)).toBe('extra: Ann Bo Cy');
});

test('the winner stands alone before those of the same class', () => {
  const standing = standingText(
    'Name | R1\nAnn | 2+ 2+ 2+ 2+ 3+ 3+ 3+ 3+\nBo | 1- 1- 1- 1-\nCy | 1- 1- 1- 1-',
    {
      system: 'Diagonal',
    },
  );
  expect(winnerFirst(standing, 1, [[1], [0, 2]])).toEqual([[1], [0], [2]]);
  expect(winnerFirst(standing, 1, [[0], [1, 2]])).toEqual([[0], [1, 2]]);
  const open = standingText('Name | R1\nAnn | 2+ 2+\nBo | 1- 1-', { system: 'Diagonal' });
  expect(winnerFirst(open, 1, [[0, 1]])).toEqual([[0, 1]]);
});
