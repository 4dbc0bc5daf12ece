import { describe, expect, test } from 'vitest';
import { contestProblems } from '../../src/pairing/teams/contestProblems';
import { contestWarnings } from '../../src/pairing/contestWarnings';
import { boardTables, type TabledMatch } from '../../src/pairing/teams/boardTables';
import { onPlayers } from '../../src/pairing/teams/teamRound';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { atEntry, atPlayer, atSetting, LIST, makeError } from '../../src/tournament/problem';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import { wallListText } from '../wallListText';
import { openEventOf } from '../eventOf';
import { askNextRound } from './askNextRound';

/** Teams of three, their rows in another order than their numbers. */
const LIST_OF_TEAMS = `
  No | Name | Rank | Team  | Board | Out | R1 | R2 | R3
  2  | Bob  | 2d   | Pines | 1     | .   | .  | .  | .
  4  | Fay  | 5k   | Pines | 2     | .   | .  | .  | .
  6  | Kim  | 9k   | Pines | 3     | .   | .  | .  | .
  1  | Ann  | 4d   | Oaks  | 1     | .   | .  | .  | .
  3  | Eve  | 4k   | Oaks  | 2     | .   | .  | .  | .
  5  | Lou  | 9k   | Oaks  | 3     | .   | .  | .  | .`;

/** Cells by name: `Ann R1 2?/w`. */
function put(text: string, ...cells: readonly string[]): string {
  const [titles = [], ...rows] = text
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()));
  for (const [name, column = '', cell = ''] of cells.map(one => one.split(' ')))
    for (const row of rows) if (row[titles.indexOf('Name')] === name) row[titles.indexOf(column)] = cell;
  return [titles, ...rows].map(row => row.join(' | ')).join('\n');
}

function paired(text: string, given: Partial<Settings> = {}) {
  const list = wallListText(text);
  const system = given.system ?? 'Round robin';
  const result = askNextRound(makeStanding(list, { ...presetSettings('EGF', system, true), ...given }));
  if (result.kind === 'cannot pair') throw new Error(result.problems.map(({ code }) => code).join());
  const name = (player: number): string => list.players[player]!.name;
  return {
    ...result,
    boards: result.games.map(
      ({ black, white, handicap }) => `${name(black)} – ${name(white)}${handicap > 0 ? ` h${handicap}` : ''}`,
    ),
    remarks: result.games.map(({ remarks }) => remarks),
    frees: result.free.map(({ player, worth, as }) => `${name(player)} ${worth} ${as ?? 'out'}`),
  };
}

const board = (board: number, teams = 'Oaks – Pines') => ({ kind: 'match', teams, board });

describe('the boards of a match', () => {
  test('N39: in a Diagonal are even, whatever handicaps say: one game with each colour', () => {
    const given: Partial<Settings> = { system: 'Diagonal', tiebreaks: [], handicap: 'rank', seed: 'dice' };
    expect([...paired(LIST_OF_TEAMS, given).boards].sort()).toEqual([
      'Ann – Bob',
      'Bob – Ann',
      'Eve – Fay',
      'Fay – Eve',
      'Kim – Lou',
      'Lou – Kim',
    ]);
  });

  test('alternate in colour to the last, and say which they are', () => {
    const { boards, remarks, kind, byeRemarks, warnings, free, games } = paired(LIST_OF_TEAMS);
    expect(boards).toEqual(['Ann – Bob', 'Fay – Eve', 'Lou – Kim']);
    expect(remarks).toEqual([[board(1)], [board(2)], [board(3)]]);
    expect({ kind, byeRemarks, warnings, free }).toEqual({
      kind: 'paired',
      byeRemarks: [],
      warnings: [],
      free: [],
    });
    expect(games.map(({ fixed, komi }) => [fixed, komi])).toEqual(Array(3).fill([false, 13]));
  });

  test('have the stones of their players, and none where they are equal', () => {
    const { boards, remarks } = paired(LIST_OF_TEAMS, { handicap: 'rank', handicapReduction: 0 });
    expect(boards).toEqual(['Bob – Ann h2', 'Fay – Eve h1', 'Lou – Kim']);
    expect(remarks).toEqual([
      [board(1), { kind: 'handicap', stones: 2 }],
      [board(2), { kind: 'handicap', stones: 1 }],
      [board(3)],
    ]);
    const turned = LIST_OF_TEAMS.replace('4d', '1d').replace('4k', '6k');
    const weaker = paired(turned, { handicap: 'rank', handicapReduction: 0 });
    expect(weaker.boards).toEqual(['Ann – Bob h1', 'Eve – Fay h1', 'Lou – Kim']);
  });

  test('that were typed stay as they were, whoever of the two has the cell', () => {
    const text = put(LIST_OF_TEAMS, 'Bob R1 1?/w', 'Eve R1 4?/b3');
    const { boards, remarks, games } = paired(text);
    expect(boards).toEqual(['Ann – Bob', 'Eve – Fay h3', 'Lou – Kim']);
    expect(remarks).toEqual([
      [board(1), { kind: 'fixed' }],
      [board(2), { kind: 'fixed' }, { kind: 'handicap', stones: 3 }],
      [board(3)],
    ]);
    expect(games.map(({ fixed }) => fixed)).toEqual([true, true, false]);
    expect(paired(put(LIST_OF_TEAMS, 'Bob R1 1?/b')).boards).toEqual(['Bob – Ann', 'Eve – Fay', 'Kim – Lou']);
  });

  test('have the other colours where the players have met', () => {
    const cells = ['Ann R1 2+/b', 'Bob R1 1-/w', 'Eve R1 4+/b', 'Fay R1 3-/w', 'Lou R1 6+', 'Kim R1 5-'];
    const { boards } = paired(put(LIST_OF_TEAMS, ...cells), { cycles: 2 });
    // Nobody knows who had Black at board 3.
    expect(boards.slice(0, 2)).toEqual(['Bob – Ann', 'Fay – Eve']);
    expect(boards).toHaveLength(3);
  });

  test('fall to those who have nobody opposite, in either team', () => {
    const without = (name: string) => paired(put(LIST_OF_TEAMS, `${name} Out 1`));
    expect(without('Fay')).toMatchObject({ boards: ['Ann – Bob', 'Kim – Eve'], frees: ['Lou win walkOver'] });
    expect(without('Eve')).toMatchObject({ boards: ['Ann – Bob', 'Fay – Lou'], frees: ['Kim win walkOver'] });
  });

  test.each([
    [['Ann', 'Eve', 'Lou'], 'Bob', 'Fay', 'Kim'],
    [['Bob', 'Fay', 'Kim'], 'Ann', 'Eve', 'Lou'],
  ])('against a team that is out are won board by board: %j', (out, ...winners) => {
    const text = put(LIST_OF_TEAMS, ...out.map(name => `${name} Out 1`));
    const { games, boards, remarks } = paired(text);
    expect(boards).toEqual(['Ann – Bob', 'Fay – Eve', 'Lou – Kim']);
    const won = games.map(({ wonBy, black, white }) => (wonBy === 'black' ? black : white));
    const { players } = wallListText(text);
    expect(won.map(player => players[player]!.name)).toEqual(winners);
    expect(remarks).toEqual(won.map((player, i) => [board(i + 1), { kind: 'byDefault', player }]));
  });
});

describe('what is said of a match', () => {
  const FOUR = `
    No | Name | Team  | Out | R1 | R2 | R3
    1  | Ann  | Oaks  | .   | 3+ | .  | .
    2  | Eve  | Oaks  | .   | 4+ | .  | .
    3  | Bob  | Pines | .   | 1- | .  | .
    4  | Fay  | Pines | .   | 2- | .  | .
    5  | Cyd  | Elms  | .   | 7= | .  | .
    6  | Gus  | Elms  | .   | 8= | .  | .
    7  | Dan  | Limes | .   | 5= | .  | .
    8  | Hal  | Limes | .   | 6= | .  | .`;
  const swiss = { system: 'Swiss', rounding: 'none', seed: 'a' } as const;

  test('stands at its first board: the scores of the teams', () => {
    const { remarks } = paired(FOUR, swiss);
    const scores = remarks.map(ones => ones.filter(({ kind }) => kind === 'matchScores'));
    expect(scores.map(({ length }) => length)).toEqual([1, 0, 1, 0]);
    expect(scores.flat()).toMatchObject([
      { kind: 'matchScores', difference: 1, down: 'Oaks' },
      { kind: 'matchScores', difference: 1, up: 'Pines' },
    ]);
    const others = scores.flat().map(one => (one.kind === 'matchScores' ? [one.down, one.up] : []));
    expect(others.flat().sort()).toEqual(['Elms', 'Limes', 'Oaks', 'Pines']);
  });

  test('that somebody typed or gave up is said board by board alone', () => {
    const text = put(FOUR, 'Ann R2 5?/b', 'Gus Out 2');
    const { remarks, frees } = paired(text, swiss);
    expect(remarks[0]).toContainEqual({ kind: 'fixed' });
    expect(remarks.flat().filter(({ kind }) => kind === 'fixed')).toHaveLength(1);
    expect(frees).toEqual(['Eve win walkOver']);
  });

  test('that it is played again', () => {
    const text = put(
      FOUR,
      'Ann R2 5+',
      'Eve R2 6+',
      'Cyd R2 1-',
      'Gus R2 2-',
      'Bob R2 7+',
      'Fay R2 8+',
      'Dan R2 3-',
      'Hal R2 4-',
    );
    const forced = { ...swiss, forbiddenPairs: [[1, 7]] } as const;
    const { remarks, warnings } = paired(text, forced);
    expect(remarks.map(ones => ones.map(({ kind }) => kind).join(' '))).toEqual([
      'match repeat matchScores',
      'match',
      'match repeat',
      'match',
    ]);
    expect(warnings).toMatchObject([{ code: 'noPairingWithoutRepeat', values: { round: 3, count: 2 } }]);
  });

  test('of which one board is played: the others alone', () => {
    const cells = ['Ann R2 3+', 'Bob R2 1-', 'Eve R2 4?', 'Fay R2 2?'];
    const { boards } = paired(put(FOUR, ...cells), swiss);
    expect(boards).toEqual(['Fay – Eve', 'Dan – Cyd', 'Gus – Hal']);
  });

  test('and a begun one goes on in the colours of the teams', () => {
    const cells = ['Ann R2 3?/w', 'Bob R2 1?/b', 'Gus R2 8?/w', 'Hal R2 6?/b'];
    const { boards, remarks, free, warnings, byeRemarks } = paired(put(FOUR, ...cells), swiss);
    expect([free, warnings, byeRemarks]).toEqual([[], [], []]);
    expect(boards).toEqual(['Bob – Ann', 'Eve – Fay', 'Cyd – Dan', 'Hal – Gus']);
    expect(remarks.map(([first]) => first)).toEqual([
      board(1, 'Pines – Oaks'),
      board(2, 'Pines – Oaks'),
      board(1, 'Elms – Limes'),
      board(2, 'Elms – Limes'),
    ]);
  });
});

test('tables go to matches that are played, board by board, and two matches of one table share them', () => {
  const game = (black: number, wonBy?: 'black') =>
    ({ black, white: black + 1, ...(wonBy && { wonBy }) }) as unknown as TabledMatch['games'][0];
  const given: TabledMatch = { table: 1, games: [game(1, 'black'), game(3, 'black'), game(5, 'black')] };
  const half: TabledMatch = { table: 2, games: [game(7, 'black'), game(9)] };
  const same: TabledMatch = { table: 1, games: [game(11)] };
  expect(boardTables([given, half, same], [2]).map(({ black, table }) => [black, table])).toEqual([
    [7, 1],
    [9, 3],
    [11, 4],
    [1, 4],
    [3, 5],
    [5, 6],
  ]);
});

describe('problems of teams are told at the cells of their players', () => {
  const eventOf = (...cells: readonly string[]) => {
    const list = wallListText(put(LIST_OF_TEAMS, ...cells));
    return openEventOf({ wallList: list, settings: presetSettings('EGF', 'Round robin', true) });
  };
  const placed = (cells: readonly string[], ...problems: Parameters<typeof onPlayers>[1]) => {
    const event = eventOf(...cells);
    return onPlayers(event.teams()!, problems, []).map(({ place }) =>
      place.kind === 'player' || place.kind === 'entry'
        ? `${place.kind} ${event.wallList.players[place.player]!.name}`
        : place.kind,
    );
  };
  const inRound = makeError('knockoutDraw', {}, atEntry(0, 1));
  const ofTeam = makeError('knockoutDraw', {}, atPlayer(1));

  test('of a round at whoever sits there, else at the next, else at board 1', () => {
    expect(placed(['Eve R1 4?'], inRound, ofTeam)).toEqual(['entry Eve', 'player Bob']);
    expect(placed(['Ann Out 1'], inRound)).toEqual(['entry Eve']);
    expect(placed(['Ann Out 1', 'Eve Out 1', 'Lou Out 1'], inRound)).toEqual(['entry Ann']);
    const [ofList] = onPlayers(eventOf().teams()!, [makeError('knockoutDraw', {}, LIST)], []);
    expect(ofList?.place).toEqual(LIST);
  });

  test('in the words of teams', () => {
    const told = onPlayers(eventOf().teams()!, [inRound, makeError('tooFewPlayers', {})], []);
    expect(told.map(({ code }) => code)).toEqual(['teamDraw', 'tooFewTeams']);
  });

  test('of the bye by the player whose number was typed', () => {
    const problem = makeError('byeNotPlaying', { player: 'Oaks', round: 1 }, atSetting('Bye'));
    const teams = eventOf().teams()!;
    const player = (bye: Settings['bye'], one = problem) =>
      onPlayers({ ...teams, bye }, [one], [])[0]?.values['player'];
    expect(player('automatic')).toBe('Oaks');
    expect(player(4)).toBe('Fay (4)');
    expect(player(4, makeError('tooFewPlayers', { player: 'Oaks' }))).toBe('Oaks');
  });

  test('missing results board by board, those of the round alone', () => {
    const cells = ['Ann R1 2?', 'Eve R1 4+', 'Fay R1 3-', 'Ann R2 2?'];
    const event = eventOf(...cells);
    const missing = [
      { player: 4, round: 1 },
      { player: 3, round: 2 },
    ];
    const told = onPlayers(event.teams()!, [makeError('resultsMissing', { round: 1 })], missing);
    expect(told).toMatchObject([{ code: 'resultsMissing', severity: 'error', values: { round: 1 } }]);
  });

  test('and those of players as they are', () => {
    const event = eventOf();
    const problem = makeError('knockoutDraw', {}, atEntry(0, 1));
    expect(contestProblems(event, () => [problem]).map(({ code }) => code)).toEqual(['teamDraw']);
    const alone = openEventOf({ wallList: event.wallList, settings: presetSettings('EGF', 'Swiss') });
    expect(contestProblems(alone, () => [problem])).toEqual([problem]);
  });
});

test('what should be looked at in a contest: its starts, the knock-out, the playoff, the rounds', () => {
  const codes = (text: string, system: Settings['system'], given: Partial<Settings> = {}) => {
    const settings = { ...presetSettings('EGF', system), ...given };
    const event = openEventOf({ wallList: wallListText(text), settings });
    return [...new Set(contestWarnings(event).map(({ code }) => code))];
  };
  const list = 'Name | Rank | Out | R1 | R2\nAnn | 5d | . | 2+ | .\nBo | . | . | 1- | .';
  expect(codes(list, 'McMahon')).toEqual(['unknownStart']);
  expect(codes(list.replace('2+', '2=').replace('1-', '1='), 'Knock-out')).toEqual(['knockoutDraw']);
  expect(codes(list.replace('2+ | .', '2+ | 2+'), 'Swiss', { playoffRounds: [2] })).toEqual([
    'playoffStranger',
  ]);
  expect(codes(list.replaceAll('| . | 2+', '| 1 | .').replaceAll('| . | 1-', '| 1 | .'), 'Swiss')).toEqual([
    'roundOfNobody',
  ]);
  expect(codes(list, 'Swiss')).toEqual([]);
});
