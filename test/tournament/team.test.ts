import { describe, expect, test } from 'vitest';
import { presetSettings } from '../../src/tournament/presets';
import { foldName } from '../../src/tournament/name/foldName';
import { findTeams, isTeamEvent } from '../../src/tournament/teams/team';
import { teamProblems } from '../../src/tournament/teams/teamProblems';
import type { Settings } from '../../src/tournament/settings';
import { wallListText } from '../wallListText';

/** The teams of a list with their players by number: `Oaks 1 3 2`. */
function teams(text: string): readonly string[] {
  const list = wallListText(text);
  return findTeams(list, { boards: undefined }).teams.map(({ name, members }) =>
    [name, ...members.map(player => list.players[player]?.no)].join(' '),
  );
}

const boards = (text: string, typed?: number): number =>
  findTeams(wallListText(text), { boards: typed }).boards;

describe('teams by the column Team (R1.6)', () => {
  test('case, width and blanks make no other team, and the first row has its name', () => {
    expect(teams('No | Name | Team | R1\n4 | Ann | Red Oaks | .\n7 | Bo | red　oaks | .')).toEqual([
      'Red Oaks 4 7',
    ]);
    expect(['Ｏａｋｓ', ' OAKS ', 'o \t aks'].map(foldName)).toEqual(['oaks', 'oaks', 'o aks']);
  });

  test('by board, those without one last, by number', () => {
    const list = `
      No | Name | Team | Board | R1
      9  | Ann  | OAKS | .     | .
      3  | Bo   | Oaks | 2     | .
      5  | Cy   | oaks | .     | .
      8  | Di   | oaks | 1     | .`;
    expect(teams(list)).toEqual(['OAKS 8 3 5 9']);
  });

  test('in the order of their smallest number; who has none is in none', () => {
    const list = wallListText(`
      No | Name | Team  | Board | R1
      5  | Ann  | Oaks  | 1     | .
      9  | Bo   | Pines | 1     | .
      1  | Cy   | .     | .     | .
      2  | Di   | Pines | 2     | .`);
    const { teams, of } = findTeams(list, { boards: undefined });
    expect(teams.map(({ name }) => name)).toEqual(['Pines', 'Oaks']);
    expect(of).toEqual([1, 0, undefined, 0]);
  });

  test('a list of the teams themselves is no team event', () => {
    const list = wallListText('Name | R1\nOaks | .');
    const settings = presetSettings('EGF', 'Swiss', true);
    expect(isTeamEvent(list, settings)).toBe(true);
    expect(isTeamEvent({ ...list, boardResults: [[]] }, settings)).toBe(false);
    expect(isTeamEvent(list, { ...settings, teams: false })).toBe(false);
  });
});

/** Teams A, B … of so many players, all without a game; a team of `3-1` has one who never comes. */
function sized(...sizes: readonly string[]): string {
  const rows = sizes.flatMap((size, team) => {
    const [players = 0, never = 0] = size.split('-').map(Number);
    return Array.from({ length: players }, (_, i) => `P | T${team} | ${i < never ? '1-' : '.'} | . | .`);
  });
  return ['Name | Team | Out | R1 | R2', ...rows].join('\n');
}

describe('boards of a match', () => {
  test.each([
    [['3', '3', '4'], 3],
    [['3', '4', '4'], 4],
    [['4', '3'], 4],
    [['3', '4'], 4],
    [['5', '3', '4', '3', '4'], 4],
    [['4-1', '4-1', '4'], 3],
    [['1-1', '1-1'], 1],
    [[], 1],
  ])('teams of %j: %i', (sizes, expected) => expect(boards(sized(...sizes))).toBe(expected));

  test('the settings decide before that', () => {
    expect(boards(sized('3', '3'), 5)).toBe(5);
  });

  const played = (r1: readonly string[], r2: readonly string[] = []): string =>
    [
      'Name | Team | R1 | R2',
      ...['A1 | A', 'A2 | A', 'A3 | A', 'B1 | B', 'B2 | B', 'B3 | B'].map(
        (row, i) => `${row} | ${r1[i] ?? '.'} | ${r2[i] ?? '.'}`,
      ),
    ].join('\n');

  test('as many as the line-ups have had in rounds that all have played', () => {
    expect(boards(played([]))).toBe(3);
    expect(boards(played(['4+', '5-', '.', '1-', '2+', '.']))).toBe(2);
    // Not all results of the round are typed, but every team has one.
    expect(boards(played(['4+', '5?', '.', '1-', '2?', '.']))).toBe(2);
    expect(boards(played(['4?', '5?', '.', '1?', '2?', '.']))).toBe(3);
  });

  test('named by the opponent alone, or there without one, is at a board as well', () => {
    expect(boards(played(['4+', '.', '.', '1-', '2+', '.']))).toBe(2);
    expect(boards(played(['4+', '0+', '0=', '1-', '.', '.'], []))).toBe(2);
    // Three of C sit, the first of them against somebody outside the list.
    const three = 'C1 | C | 99+ | .\nC2 | C | 0+ | .\nC3 | C | bye- | .';
    expect(boards(`${played(['4+', '.', '.', '1-', '2+', '.'])}\n${three}`)).toBe(2);
    expect(
      boards(`${played(['4+', '.', '.', '1-', '.', '.'])}\n${three}\n${three.replaceAll('C', 'D')}`),
    ).toBe(3);
  });

  test('a round in which a team has no result yet does not count', () => {
    expect(boards(played(['4+', '.', '.', '.', '.', '.']))).toBe(3);
    expect(boards(played(['4+', '.', '.', '0=', '.', '.']))).toBe(1);
    const open = 'C1 | C | 9? | .\nC2 | C | 10? | .\nD1 | D | 7? | .\nD2 | D | 8? | .\nD3 | D | . | .';
    expect(boards(`${played(['4+', '.', '.', '1-', '.', '.'])}\n${open}`)).toBe(3);
  });

  test('a team that is absent, or out, had no line-up', () => {
    const absent = played(['4+', '5-', '.', '1-', '2+', '.'], ['0=', '.', '.', '0=', '.', '.']);
    expect(boards(absent)).toBe(2);
    expect(boards(`${absent}\nC1 | C | 0= | .\nC2 | C | . | .\nC3 | C | . | .`)).toBe(2);
    const out = absent
      .replace('Name | Team', 'Name | Team | Out')
      .replace(/^([AB]\d) \| (\w)/gm, '$1 | $2 | .');
    expect(boards(`${out}\nC1 | C | 1 | . | .\nC2 | C | 1 | . | .\nC3 | C | 1 | . | .`)).toBe(2);
    expect(boards(`${out}\nC1 | C | 1 | . | .\nC2 | C | . | . | .\nC3 | C | . | . | .`)).toBe(3);
    expect(boards(`${out}\nC1 | C | 2 | . | .\nC2 | C | 2 | . | .\nC3 | C | 2 | . | .`)).toBe(3);
  });
});

/** `error teammatesMeet 0 R1` and the values. */
function told(text: string, typed: Partial<Settings> = {}): readonly string[] {
  const settings = { ...presetSettings('EGF', 'Swiss', true), ...typed };
  return teamProblems(wallListText(text), settings).map(({ code, severity, place, values }) => {
    const where =
      place.kind === 'entry'
        ? `${place.player} R${place.round}`
        : place.kind === 'player'
          ? place.player
          : '–';
    return [severity, code, where, ...Object.entries(values).map(([key, value]) => `${key}=${value}`)].join(
      ' ',
    );
  });
}

describe('problems of a list of teams', () => {
  test('none of a list that is right', () => {
    const list = `
      Name | Team  | Board | R1 | R2
      Ann  | Oaks  | 1     | 3+ | 3=
      Bo   | Oaks  | 2     | 4- | 99+
      Cy   | Pines | 1     | 1- | 1=
      Di   | Pines | 2     | 2+ | 0+`;
    expect(told(list)).toEqual([]);
    expect(told('Name | Team\n')).toEqual([]);
  });

  test('no teams at all', () => {
    expect(told('Name | R1\nAnn | .\nBo | .')).toEqual(['error noTeams –']);
  });

  test('a player without a team, unless that player never comes', () => {
    const list =
      'Name | Team | Out | R1\nAnn | Oaks | . | .\nBo | . | . | .\nCy | . | 1- | .\nDi | . | 2- | .';
    expect(told(list, { boards: 1 })).toEqual([
      'error teamMissing 1 name=Bo (2)',
      'error teamMissing 3 name=Di (4)',
    ]);
  });

  test('a team of one, and one that is short', () => {
    const list =
      'Name | Team | R1\nAnn | Oaks | .\nBo | Pines | .\nCy | Pines | .\nDi | Elms | .\nEd | Elms | .\nFlo | Elms | .';
    expect(told(list, { boards: 3 })).toEqual([
      'warning teamOfOne 0 name=Ann (1) team=Oaks',
      'note teamShort 1 team=Pines players=2 boards=3',
    ]);
    expect(told(list, { boards: 1 })).toEqual([]);
  });

  test('two at one board', () => {
    const list = `
      Name | Team | Board | R1
      Ann  | Oaks | 1     | .
      Bo   | Oaks | .     | .
      Cy   | Oaks | 1     | .
      Di   | Oaks | .     | .`;
    expect(told(list)).toEqual(['error sameBoard 2 name=Cy (3) other=Ann (1) board=1 team=Oaks']);
  });

  test('team-mates meet, and one team meets two', () => {
    const list = `
      Name | Team  | R1 | R2
      Ann  | Oaks  | 2+ | 4+
      Bo   | Oaks  | 1- | 5+
      Cy   | Oaks  | 0+ | 4-
      Di   | Pines | .  | 1- 3+
      Ed   | Elms  | .  | .`;
    expect(told(list, { boards: 1 })).toEqual([
      'error teammatesMeet 0 R1 name=Ann (1) opponent=Bo (2) round=1 team=Oaks',
      'error teammatesMeet 1 R1 name=Bo (2) opponent=Ann (1) round=1 team=Oaks',
      'error twoMatches 1 R2 name=Bo (2) opponent=Ed (5) round=2 team=Oaks other=Pines',
    ]);
    expect(told(list, { boards: 1, system: 'Diagonal' })).toHaveLength(2);
  });

  test('boards without the setting', () => {
    const list =
      'Name | Team | Board | R1\nAnn | Oaks | . | .\nBo | . | 1 | .\nCy | Oaks | 2 | .\nDi | Oaks | 1 | .';
    expect(told(list, { teams: false })).toEqual(['note teamsOff 2']);
    expect(told(list.replaceAll(/\| \d \|/g, '| . |'), { teams: false })).toEqual([]);
    expect(told('Name | Team | Board | R1\nAnn | Oaks | 1 | .', { teams: false })).toEqual([
      'note teamsOff 0',
    ]);
    expect(
      teamProblems(
        { ...wallListText(list), boardResults: [[], [], [], []] },
        presetSettings('EGF', 'Swiss', true),
      ),
    ).toEqual([]);
  });
});
