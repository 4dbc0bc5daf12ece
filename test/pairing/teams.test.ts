import { describe, expect, test } from 'vitest';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import { teamProblems } from '../../src/tournament/teams/teamProblems';
import { wallListText } from '../wallListText';
import { askNextRound } from './askNextRound';

/** What the next round writes, by name: `Ann – Bea (Oaks – Pines, board 1)`, players without an opponent behind. */
function roundText(text: string, changes: Partial<Settings> = {}): readonly string[] {
  const list = wallListText(text);
  const settings = { ...presetSettings('EGF', changes.system ?? 'Swiss', true), ...changes };
  const paired = askNextRound(makeStanding(list, settings));
  if (paired.kind === 'cannot pair')
    return paired.problems.map(({ code, place }) => {
      const who = place.kind === 'player' || place.kind === 'entry' ? list.players[place.player]?.name : '';
      return `${code} ${who}`.trim();
    });
  const name = (player: number): string => list.players[player]?.name ?? '';
  return [
    ...paired.games.map(game => {
      const match = game.remarks.find(({ kind }) => kind === 'match');
      const where = match?.kind === 'match' ? `${match.teams}, ${match.board}` : '';
      const stones = game.handicap > 0 ? ` h${game.handicap}` : '';
      const won = game.wonBy ? ` ${game.wonBy}!` : '';
      return `${game.table} ${name(game.black)} – ${name(game.white)}${stones}${won} (${where})${game.fixed ? ' typed' : ''}`;
    }),
    ...paired.free.map(({ player, worth, as }) => `${name(player)} ${worth} ${as ?? 'out'}`),
    ...paired.late.map(({ player, round, worth }) => `${name(player)} R${round} ${worth}`),
  ];
}

const FOUR = `
  No  Name  Rank  Team   Board  Out  R1  R2  R3
  1   Ann   4d    Oaks   1      .    .   .   .
  2   Bob   2d    Pines  1      .    .   .   .
  3   Cyd   1d    Elms   1      .    .   .   .
  4   Dan   1k    Limes  1      .    .   .   .
  5   Eve   4k    Oaks   2      .    .   .   .
  6   Fay   5k    Pines  2      .    .   .   .
  7   Gus   6k    Elms   2      .    .   .   .
  8   Hal   7k    Limes  2      .    .   .   .
`;

/** The list with other cells: who, in which column, what. */
function put(
  text: string,
  ...cells: readonly (readonly [name: string, column: string, cell: string])[]
): string {
  const [titles = [], ...rows] = text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s{2,}/));
  for (const [name, column, cell] of cells)
    for (const row of rows) if (row[titles.indexOf('Name')] === name) row[titles.indexOf(column)] = cell;
  return [titles, ...rows].map(row => row.join('  ')).join('\n');
}

describe('the boards of a round', () => {
  test('stand in their order, colours alternating, one table each', () => {
    expect(roundText(FOUR, { system: 'Round robin' })).toEqual([
      '1 Ann – Dan (Oaks – Limes, 1)',
      '2 Hal – Eve (Oaks – Limes, 2)',
      '3 Bob – Cyd (Pines – Elms, 1)',
      '4 Gus – Fay (Pines – Elms, 2)',
    ]);
  });

  test('skip tables that are not used', () => {
    const round = roundText(FOUR, { system: 'Round robin', excludedTables: [2] });
    expect(round.map(line => line.split(' ')[0])).toEqual(['1', '3', '4', '5']);
  });

  test('have the handicap of their players, the weaker one taking Black', () => {
    expect(roundText(FOUR, { system: 'Round robin', handicap: 'rank', handicapReduction: 0 })).toEqual([
      '1 Dan – Ann h4 (Oaks – Limes, 1)',
      '2 Hal – Eve h3 (Oaks – Limes, 2)',
      '3 Cyd – Bob h1 (Pines – Elms, 1)',
      '4 Gus – Fay h1 (Pines – Elms, 2)',
    ]);
  });

  test('are given to the next by board where a player is out', () => {
    const text = `${put(FOUR, ['Ann', 'Out', '1'])}
      9   Ian   8k    Oaks   3      .    .   .   .
    `;
    expect(roundText(text, { system: 'Round robin' }).slice(0, 2)).toEqual([
      '1 Eve – Dan (Oaks – Limes, 1)',
      '2 Hal – Ian (Oaks – Limes, 2)',
    ]);
  });

  test('fall to the other team where nobody is left', () => {
    const text = put(FOUR, ['Ann', 'Out', '1']);
    expect(roundText(text, { system: 'Round robin' })).toEqual([
      '1 Eve – Dan (Oaks – Limes, 1)',
      '2 Bob – Cyd (Pines – Elms, 1)',
      '3 Gus – Fay (Pines – Elms, 2)',
      'Hal win walkOver',
    ]);
  });

  test('are as many as the setting says', () => {
    expect(roundText(FOUR, { system: 'Round robin', boards: 1 })).toEqual([
      '1 Ann – Dan (Oaks – Limes, 1)',
      '2 Bob – Cyd (Pines – Elms, 1)',
    ]);
  });
});

describe('what is typed by hand', () => {
  const typed = (...cells: readonly (readonly [name: string, cell: string])[]): string =>
    put(FOUR, ...cells.map(([name, cell]) => [name, 'R1', cell] as const));

  test('one board fixes the match and the colours of the others', () => {
    expect(roundText(typed(['Ann', '3?/w'], ['Cyd', '1?/b']), { seed: 'a' })).toEqual([
      '1 Cyd – Ann (Elms – Oaks, 1) typed',
      '2 Eve – Gus (Elms – Oaks, 2)',
      '3 Dan – Bob (Limes – Pines, 1)',
      '4 Fay – Hal (Limes – Pines, 2)',
    ]);
  });

  test('one side is enough', () => {
    const round = roundText(typed(['Eve', '6?/w']), { seed: 'a' });
    expect(round.map(line => line.slice(2))).toContain('Fay – Eve (Oaks – Pines, 2) typed');
    expect(round.map(line => line.slice(2))).toContain('Ann – Bob (Oaks – Pines, 1)');
  });

  test('where every match is begun the boards are completed', () => {
    expect(roundText(typed(['Ann', '2?'], ['Gus', '8?']))).toEqual([
      '1 Ann – Bob (Oaks – Pines, 1) typed',
      '2 Fay – Eve (Oaks – Pines, 2)',
      '3 Cyd – Dan (Elms – Limes, 1)',
      '4 Hal – Gus (Elms – Limes, 2) typed',
    ]);
  });

  test('a bye of one player is the bye of the team', () => {
    const text = FOUR.split('\n')
      .filter(line => !line.includes('Elms'))
      .join('\n');
    expect(roundText(put(text, ['Ann', 'R1', '0+']), { seed: 'a' })).toEqual([
      '1 Dan – Bob (Limes – Pines, 1)',
      '2 Fay – Hal (Limes – Pines, 2)',
      'Eve win bye',
    ]);
  });

  test('a match with a result is left as it is', () => {
    expect(roundText(typed(['Ann', '2+'], ['Bob', '1-']), { seed: 'a' })).toEqual([
      '1 Dan – Cyd (Limes – Elms, 1)',
      '2 Gus – Hal (Limes – Elms, 2)',
    ]);
  });
});

describe('teams without a match', () => {
  const THREE = FOUR.split('\n')
    .filter(line => !line.includes('Elms'))
    .join('\n');

  test('an odd one has a bye on every board, its reserve rests', () => {
    const text = `${THREE}
      9   Ian   8k    Limes  3      .    .   .   .`;
    expect(roundText(text, { bye: 4 }).slice(2)).toEqual(['Dan win bye', 'Hal win bye']);
  });

  test.each([
    [7, 'Gus (7)'],
    [99, '#99'],
  ])('a bye for player %i, who is not free, is refused by the name in the list', (bye, player) => {
    const text = put(FOUR, ['Cyd', 'Out', '1'], ['Gus', 'Out', '1']);
    const settings = { ...presetSettings('EGF', 'Swiss', true), bye };
    const stop = askNextRound(makeStanding(wallListText(text), settings));
    expect(stop.kind === 'cannot pair' && stop.problems).toMatchObject([
      { code: 'byeNotPlaying', place: { kind: 'setting', name: 'Bye' }, values: { player, round: 1 } },
    ]);
  });

  test('in a table it rests', () => {
    expect(roundText(THREE, { system: 'Round robin' }).slice(2)).toEqual([
      'Ann nothing rest',
      'Eve nothing rest',
    ]);
  });

  test('one that is out of the round is absent', () => {
    const text = put(FOUR, ...['Cyd', 'Gus', 'Dan', 'Hal'].map(name => [name, 'Out', '1'] as const));
    expect(roundText(text).slice(2)).toEqual([
      'Cyd half out',
      'Gus half out',
      'Dan half out',
      'Hal half out',
    ]);
  });

  test('in a table one that is out loses board by board', () => {
    const text = put(FOUR, ['Dan', 'Out', '1'], ['Hal', 'Out', '1']);
    expect(roundText(text, { system: 'Round robin' }).slice(0, 4)).toEqual([
      '1 Bob – Cyd (Pines – Elms, 1)',
      '2 Gus – Fay (Pines – Elms, 2)',
      '3 Ann – Dan black! (Oaks – Limes, 1)',
      '4 Hal – Eve white! (Oaks – Limes, 2)',
    ]);
  });

  test('in a table the players who are there rest, and the round is over', () => {
    const text = `
      No  Name  Team   Board  Out  R1  R2  R3
      1   Ann   Oaks   1      .    0-  .   .
      2   Bob   Oaks   2      1    .   .   .
      3   Cyd   Pines  1      .    5+  .   .
      4   Dan   Pines  2      .    6+  .   .
      5   Eve   Elms   1      .    3-  .   .
      6   Fay   Elms   2      .    4-  .   .
    `;
    expect(roundText(text, { system: 'Round robin' })).toEqual([
      '1 Ann – Cyd (Oaks – Pines, 1)',
      '2 Dan – Bob (Oaks – Pines, 2)',
      'Eve nothing rest',
      'Fay nothing rest',
    ]);
  });

  test('one that came late has absences before', () => {
    const text = `
      No  Name  Team   Board  R1  R2
      1   Ann   Oaks   1      2+  .
      2   Bob   Pines  1      1-  .
      3   Cyd   Oaks   2      4+  .
      4   Dan   Pines  2      3-  .
      5   Eve   Elms   1      .   .
      6   Fay   Elms   2      .   .
    `;
    expect(roundText(text).slice(-2)).toEqual(['Eve R1 half', 'Fay R1 half']);
  });
});

test('a board that was given up stays so when its player is back', () => {
  const text = `
    No  Name  Team   Board  R1  R2
    1   Ann   Oaks   1      3?  .
    2   Bob   Oaks   2      .   .
    3   Cyd   Pines  1      1?  .
    4   Dan   Pines  2      0+  .
  `;
  expect(roundText(text)).toEqual(['resultsMissing Ann']);
});

test('a drawn match of a knock-out is played again, on one board if they like', () => {
  const text = (ann: string, cyd: string): string => `
    No  Name  Team   Board  R1      R2
    1   Ann   Oaks   1      ${ann}  .
    2   Bob   Oaks   2      4-      .
    3   Cyd   Pines  1      ${cyd}  .
    4   Dan   Pines  2      2+      .
    5   Eve   Elms   1      7+      .
    6   Fay   Elms   2      8+      .
    7   Gus   Limes  1      5-      .
    8   Hal   Limes  2      6-      .
  `;
  const knockOut = { system: 'Knock-out', seed: 'a' } as const;
  expect(roundText(text('3+', '1-'), knockOut)).toEqual(['teamDraw Ann']);
  const next = roundText(text('3+ 3-', '1- 1+'), knockOut).map(line => line.slice(2));
  expect(next.join()).toMatch(/Pines – Elms|Elms – Pines/);
});

test('a playoff is one of teams', () => {
  const text = `
    No  Name  Team   Board  R1   R2   R3
    1   Ann   Oaks   1      7+   3+   .
    2   Bob   Oaks   2      8+   4-   .
    3   Cyd   Pines  1      5+   1-   .
    4   Dan   Pines  2      6+   2+   .
    5   Eve   Elms   1      3-   7+   .
    6   Fay   Elms   2      4-   8+   .
    7   Gus   Limes  1      1-   5-   .
    8   Hal   Limes  2      2-   6-   .
  `;
  const playoff = { rounds: 2, playoffRounds: [3], rounding: 'none', tiebreaks: [] } as const;
  expect(roundText(text, playoff).map(line => line.slice(2).replace(/ (typed)?$/, ''))).toEqual([
    expect.stringMatching(/(Ann – Cyd|Cyd – Ann) .*, 1/),
    expect.stringMatching(/(Bob – Dan|Dan – Bob) .*, 2/),
  ]);
});

describe('nothing is paired, and the cell is named,', () => {
  const everybody = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
  test.each([
    ['without any team', put(FOUR, ...everybody.map(name => [name, 'Team', '.'] as const)), ['noTeams']],
    ['where a player has no team', put(FOUR, ['Eve', 'Team', '.']), ['teamMissing Eve']],
    ['where two are on the same board', put(FOUR, ['Eve', 'Board', '1']), ['sameBoard Eve']],
    [
      'where team-mates meet',
      put(FOUR, ['Ann', 'R1', '5?'], ['Eve', 'R1', '1?']),
      ['teammatesMeet Ann', 'teammatesMeet Eve'],
    ],
    [
      'where a team has two matches in a round',
      put(FOUR, ['Ann', 'R1', '2?'], ['Eve', 'R1', '7?']),
      ['twoMatches Eve'],
    ],
    [
      'where cells contradict each other',
      put(FOUR, ['Ann', 'R1', '2?'], ['Fay', 'R1', '1?']),
      ['fixedPairIncomplete Ann'],
    ],
    [
      'with one team',
      put(
        FOUR.split('\n')
          .filter(line => !/Elms|Limes/.test(line))
          .join('\n'),
        ['Bob', 'Team', 'Oaks'],
        ['Bob', 'Board', '3'],
        ['Fay', 'Team', 'Oaks'],
        ['Fay', 'Board', '4'],
      ),
      ['tooFewTeams'],
    ],
  ])('%s', (_, text, problems) => expect(roundText(text)).toEqual(problems));

  test('and a missing board is asked for by its players', () => {
    const list = wallListText(`
      No  Name  Team   Board  R1  R2
      1   Ann   Oaks   1      2+  .
      2   Bob   Pines  1      1-  .
      3   Cyd   Oaks   2      4?  .
      4   Dan   Pines  2      3?  .
    `);
    const result = askNextRound(makeStanding(list, presetSettings('EGF', 'Swiss', true)));
    expect(result.kind === 'cannot pair' && result.problems).toMatchObject([
      {
        code: 'resultsMissing',
        place: { player: 2, round: 1 },
        values: { games: 'Cyd (3) – Dan (4)', count: 1 },
      },
    ]);
  });

  test('teams and boards without the setting Teams are asked about', () => {
    expect(teamProblems(wallListText(FOUR), presetSettings('EGF', 'Swiss'))).toMatchObject([
      { code: 'teamsOff', severity: 'note', place: { player: 0 } },
    ]);
  });

  test('teams with a single player are only asked about', () => {
    const list = wallListText(FOUR.replace('5k    Pines', '5k    Pinse'));
    const settings = { ...presetSettings('EGF', 'Swiss', true) };
    expect(teamProblems(list, settings)).toMatchObject([
      { code: 'teamOfOne', severity: 'warning', place: { player: 1 }, values: { team: 'Pines' } },
      { code: 'teamOfOne', severity: 'warning', place: { player: 5 }, values: { team: 'Pinse' } },
    ]);
  });
});
