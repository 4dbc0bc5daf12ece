import { describe, expect, test } from 'vitest';
import { boardWins } from '../../src/standings/tiebreaks/boardWins';
import { makePlacement } from '../../src/standings/placement/placement';
import { countedScore, type Standing } from '../../src/standings/score/standing';
import { makeTeamEvent } from '../../src/standings/teams/teamEvent';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import { workedCase } from '../rules/cases';
import { wallListText } from '../wallListText';
import { named, points } from './standingText';
import { makeEvent } from '../../src/standings/stages/makeEvent';
import { eventOf } from '../eventOf';

const settingsOf = (changes: Partial<Settings> = {}): Settings => ({
  ...presetSettings('EGF', changes.system ?? 'Swiss', true),
  ...changes,
});

const teamsText = (text: string, changes: Partial<Settings> = {}): Standing =>
  makeEvent(wallListText(text), settingsOf(changes)).contest().standing();

/** `Oaks 2+ 3=`: the matches of each team as one reads them, opponents by their names. */
function matchesOf(text: string, changes: Partial<Settings> = {}): readonly string[] {
  const { list } = makeTeamEvent(wallListText(text), settingsOf(changes));
  const sign = { won: '+', lost: '-', jigo: '=', unknown: '?' } as const;
  const worth = { win: '0+', half: '0=', nothing: '0-' } as const;
  return list.players.map(({ name }, team) => {
    const rounds = (list.entries[team] ?? []).map(cell =>
      cell
        .map(entry =>
          entry.kind === 'free'
            ? worth[entry.worth]
            : `${list.players[entry.opponent]?.name}${sign[entry.outcome]}${entry.byDefault ? '!' : ''}${entry.colour ? `/${entry.colour}` : ''}`,
        )
        .join(' '),
    );
    return `${name}: ${rounds.map(round => round || '.').join(', ')}`;
  });
}

interface Match {
  readonly boards: readonly string[];
  readonly sum: number;
  readonly opp: number;
  readonly nws_increment: number;
  readonly board_wins: number;
}

test('team-1: a match by the sums of its boards', () => {
  const { expected } = workedCase<unknown, readonly Match[]>('team-1');
  expect(expected.length).toBeGreaterThan(0);
  for (const { boards, sum, opp, nws_increment, board_wins } of expected) {
    const rows = boards.flatMap((sign, i) => {
      const theirs = sign === '+' ? '-' : sign === '-' ? '+' : '=';
      const [own, other] = [2 * i + 1, 2 * i + 2];
      return [`${own}|A${i}|A|${i + 1}|${other}${sign}`, `${other}|B${i}|B|${i + 1}|${own}${theirs}`];
    });
    const text = ['No|Name|Team|Board|R1', ...rows].join('\n');
    const standing = teamsText(text, { system: 'Round robin' });
    expect(standing.wallList.boardResults?.map(([halves = 0]) => halves / 2)).toEqual([sum, opp]);
    expect(countedScore(standing, 0) / 2).toBe(nws_increment);
    expect(points(boardWins(standing))[0]).toBe(board_wins);
  }
});

describe('a match', () => {
  test('is open while a board has no result', () => {
    const text = `
      No  Name  Team   Board  R1
      1   Ann   Oaks   1      3+/b
      2   Bob   Oaks   2      4?/w
      3   Cyd   Pines  1      1-/w
      4   Dan   Pines  2      2?/b
    `;
    expect(matchesOf(text)).toEqual(['Oaks: Pines?/black', 'Pines: Oaks?/white']);
  });

  test('counts a board without an opponent as won, and cells as each player has them', () => {
    // The arbiter gave both players of board 1 a loss; board 3 of the Pines is not there.
    const text = `
      No  Name  Team   Board  R1
      1   Ann   Oaks   1      4-!
      2   Bob   Oaks   2      5=
      3   Cyd   Oaks   3      0+
      4   Dan   Pines  1      1-!
      5   Eve   Pines  2      2=
    `;
    const standing = teamsText(text, { rounding: 'none' });
    expect(points(boardWins(standing))).toEqual([1.5, 0.5]);
    expect(matchesOf(text)).toEqual(['Oaks: Pines+', 'Pines: Oaks-']);
  });

  test('is by default where all of its boards are', () => {
    const text = `
      No  Name  Team   Board  R1
      1   Ann   Oaks   1      3+!
      2   Bob   Oaks   2      4+!
      3   Cyd   Pines  1      1-!
      4   Dan   Pines  2      2-!
    `;
    expect(matchesOf(text)).toEqual(['Oaks: Pines+!', 'Pines: Oaks-!']);
  });

  test('typed by one side only counts for both', () => {
    const text = `
      No  Name  Team   Board  R1
      1   Ann   Oaks   1      3+/w
      2   Bob   Oaks   2      4+/b
      3   Cyd   Pines  1      .
      4   Dan   Pines  2      .
    `;
    expect(matchesOf(text)).toEqual(['Oaks: Pines+/white', 'Pines: Oaks-/black']);
  });

  test('has the colours of its first board, whoever plays it', () => {
    // Bob, a reserve, takes board 2 of the Oaks; the boards are typed crosswise.
    const text = `
      No  Name  Team   Board  R1
      1   Ann   Oaks   1      4?/w
      2   Bob   Oaks   3      3?/b
      3   Cyd   Pines  1      2?/w
      4   Dan   Pines  2      1?/b
      5   Eve   Oaks   2      .
    `;
    expect(matchesOf(text)).toEqual(['Oaks: Pines?/white', 'Pines: Oaks?/black']);
  });

  test('is played again in a knock-out where it was drawn', () => {
    const text = `
      No  Name  Team   Board  R1
      1   Ann   Oaks   1      3+ 3+
      2   Bob   Oaks   2      4- 4=
      3   Cyd   Pines  1      1- 1-
      4   Dan   Pines  2      2+ 2=
    `;
    expect(matchesOf(text, { system: 'Knock-out' })).toEqual(['Oaks: Pines= Pines+', 'Pines: Oaks= Oaks-']);
  });
});

describe('a round without a match', () => {
  const text = (ann: string, bob: string, cyd = '.') => `
    No  Name  Team   Board  R1
    1   Ann   Oaks   1      ${ann}
    2   Bob   Oaks   2      ${bob}
    3   Cyd   Oaks   3      ${cyd}
    4   Dan   Pines  1      6+
    5   Eve   Pines  2      7+
    6   Fay   Elms   1      4-
    7   Gus   Elms   2      5-
  `;
  test.each([
    ['a bye, the reserve resting', text('0+', '0+'), '0+'],
    ['an absence by agreement', text('0=', '0='), '0='],
    ['an absence', text('0-', '0-', '.'), '0-'],
    ['one player absent, and the team not yet paired', text('0=', '.'), '.'],
    ['nothing', text('.', '.'), '.'],
  ])('%s', (_, list, expected) => {
    expect(matchesOf(list)[0]).toBe(`Oaks: ${expected}`);
  });

  test('is announced for a team when all of its players are out, for rounds without a column as well', () => {
    const list = wallListText(`
      No  Name  Team   Board  Out   R1
      1   Ann   Oaks   1      1,3   .
      2   Bob   Oaks   2      3     .
      3   Cyd   Pines  1      2     .
      4   Dan   Pines  2      .     .
    `);
    const outs = makeTeamEvent(list, settingsOf()).list.players.map(({ out }) => out.rounds);
    expect(outs).toEqual([[3], []]);
  });

  test('an absence by agreement is no board result of a team that plays', () => {
    const list = text('4+', '0=', '5-')
      .replace('4   Dan   Pines  1      6+', '4   Dan   Pines  1      1-')
      .replace('5   Eve   Pines  2      7+', '5   Eve   Pines  2      3+');
    expect(points(boardWins(teamsText(list, { rounding: 'none' })))[0]).toBe(1);
  });
});

/**
 * Four teams of two, Berger; Cyd of the Elms is replaced by Ivo in round 2. Made up.
 * Matches: Oaks–Limes 2:0, Pines–Elms 1:1; Limes–Elms 1:1, Oaks–Pines ½:1½; Pines–Limes 2:0, Elms–Oaks 0:2.
 */
const LEAGUE = `
  No  Name  Rank  Team   Board  R1   R2   R3
  1   Ann   4d    Oaks   1      4+   2=   3+
  2   Bob   2d    Pines  1      3+   1=   4+
  3   Cyd   1d    Elms   1      2-   .    1-
  4   Dan   1k    Limes  1      1-   9+   2-
  5   Eve   4k    oaks   2      8+   6-   7+
  6   Fay   5k    Pines  2      7-   5+   8+
  7   Gus   6k    Elms   2      6+   8+   5-
  8   Hal   7k    Limes  2      5-   7-   6-
  9   Ivo   8k    Elms   3      .    4-   .
`;

describe('the standings of teams', () => {
  test('go by match scores and board wins', () => {
    const standing = teamsText(LEAGUE, { system: 'Round robin' });
    const { classes, columns } = makePlacement(eventOf(standing), 'final');
    expect(named(standing, classes)).toBe('Pines | Oaks | Elms | Limes');
    expect(columns.map(({ column }) => column.title)).toEqual(['Wins', 'Board wins', 'DC']);
    const [wins, boards] = columns.map(({ column }) => points(column));
    expect(wins).toEqual([2, 2.5, 1, 0.5]);
    expect(boards).toEqual([4.5, 4.5, 2, 1]);
  });

  test('compare matches directly, not games', () => {
    // A three-way tie on matches: Oaks beat Pines, Pines beat Elms, Elms beat Oaks; the Oaks have the most boards.
    const text = `
      No  Name  Team   Board  R1  R2  R3
      1   Ann   Oaks   1      3+  .   5+
      2   Bob   Oaks   2      4+  .   6-
      7   Abe   Oaks   3      8+  .   9-
      3   Cyd   Pines  1      1-  5+  .
      4   Dan   Pines  2      2-  6+  .
      8   Deb   Pines  3      7-  9-  .
      5   Eve   Elms   1      .   3-  1-
      6   Fay   Elms   2      .   4-  2+
      9   Flo   Elms   3      .   8+  7+
    `;
    const league = { system: 'Round robin' } as const;
    const byMatches = teamsText(text, { ...league, tiebreaks: ['DIRECTCOMPARISON'] });
    expect(named(byMatches, makePlacement(eventOf(byMatches), 'final').classes)).toBe('Oaks = Pines = Elms');
    const byBoards = teamsText(text, league);
    expect(points(boardWins(byBoards))).toEqual([4, 2, 3]);
    expect(named(byBoards, makePlacement(eventOf(byBoards), 'final').classes)).toBe('Oaks | Elms | Pines');
  });

  test('round board wins down where they round scores down (A2)', () => {
    expect(points(boardWins(teamsText(LEAGUE, { system: 'Swiss' })))).toEqual([4, 4, 2, 1]);
    expect(points(boardWins(teamsText(LEAGUE, { system: 'Swiss', rounding: 'none' })))).toEqual([
      4.5, 4.5, 2, 1,
    ]);
  });

  test('start by the mean rank of those who play when nobody is missing', () => {
    const { list } = makeTeamEvent(wallListText(LEAGUE), settingsOf({ boards: 2 }));
    expect(list.players.map(({ name, rank }) => [name, rank?.kind === 'amateur' && rank.index])).toEqual([
      ['Oaks', 0], // 4d and 4k: 3 and -4, the mean -½ to the nearest
      ['Pines', -2],
      ['Elms', -3],
      ['Limes', -4],
    ]);
  });

  test('spell a team alike whatever its capitals and blanks', () => {
    const { teams } = makeTeamEvent(wallListText(LEAGUE), settingsOf()).teams;
    expect(teams.map(({ name, members }) => [name, members.length])).toEqual([
      ['Oaks', 2],
      ['Pines', 2],
      ['Elms', 3],
      ['Limes', 2],
    ]);
  });
});

test('beside them players stand by their own boards', () => {
  const standing = makeEvent(
    wallListText(LEAGUE),
    settingsOf({ system: 'Round robin', tiebreaks: ['BOARDWINS'] }),
  )
    .singles()
    .standing();
  expect(named(standing, makePlacement(eventOf(standing), 'final').classes)).toBe(
    'Ann = Bob | Eve = Fay = Gus | Dan | Cyd = Hal = Ivo',
  );
  expect(makePlacement(eventOf(standing), 'final').columns.map(({ column }) => points(column))).toEqual([
    [2.5, 2.5, 0, 1, 2, 2, 2, 0, 0],
  ]);
});

describe('how many boards a match has', () => {
  const sizes = (...teams: readonly number[]): string =>
    [
      'No|Name|Team|Out',
      ...teams.flatMap((size, t) =>
        Array.from({ length: size }, (_, i) => `${10 * t + i + 1}|P${t}${i}|T${t}|`),
      ),
    ].join('\n');
  const boards = (text: string, changes: Partial<Settings> = {}): number =>
    makeTeamEvent(wallListText(text), settingsOf(changes)).teams.boards;
  test.each([
    ['as many players as most teams have', sizes(3, 3, 4, 2, 3), 3],
    ['the larger number where two are as frequent', sizes(3, 4), 4],
    ['one at least', sizes(1), 1],
    [
      'nobody counts who never comes',
      sizes(3, 3, 2).replace('P02|T0|', 'P02|T0|1-').replace('P12|T1|', 'P12|T1|1-'),
      2,
    ],
  ])('%s', (_, text, expected) => expect(boards(text)).toBe(expected));

  test('or the setting Boards', () => expect(boards(sizes(3, 3, 4), { boards: 4 })).toBe(4));
});

test('a team has the group and the club of its players, however each of them is typed', () => {
  const text = `
    Name | Team | Group | Club     | R1
    Ann  | Oaks | A     | Go Club  | .
    Bo   | Oaks | a     | ＧＯ Club | .
    Cy   | Elms | A     | Go Club  | .
    Di   | Elms | B     | .        | .`;
  const { players } = makeTeamEvent(wallListText(text), settingsOf()).list;
  expect(players.map(({ name, group, club }) => [name, group, club])).toEqual([
    ['Oaks', 'A', 'Go Club'],
    ['Elms', '', ''],
  ]);
});
