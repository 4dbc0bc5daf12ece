import { describe, expect, test } from 'vitest';
import { makeEvent } from '../../src/standings/stages/makeEvent';
import { singlesSettings, teamSettings } from '../../src/standings/teams/teamEvent';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { standingText } from './standingText';

const teamsText = (list: string, given: Partial<Settings> = {}) => {
  const { wallList, settings } = standingText(list, { boards: 2, ...given });
  return makeEvent(wallList, { ...settings, teams: true }).teams()!;
};
/** The cells of the teams in a round: `2+ (moves)`, and `0+` and the like without an opponent. */
const cellsOf = ({ entries }: WallList, round = 1): readonly string[] =>
  entries.map(row =>
    row[round - 1]!.map(entry =>
      entry.kind === 'game'
        ? `${entry.opponentNo} ${entry.outcome} ${entry.colour ?? '-'}${entry.byDefault ? ' !' : ''}${entry.moves === undefined ? '' : ` ${entry.moves}`}`
        : `${entry.as} ${entry.worth}`,
    ).join(', '),
  );
const match = (ann: string, bo: string, cy: string, di: string): string => `
  Name | Team | Board | R1
  Ann  | A    | 1     | ${ann}
  Bo   | A    | 2     | ${bo}
  Cy   | B    | 1     | ${cy}
  Di   | B    | 2     | ${di}`;

describe('a match as a game of the two teams (R1.6)', () => {
  test('by the sum of the boards, with the colour of the first and the moves of all', () => {
    expect(cellsOf(teamsText(match('3+/b#100', '4=/w#150', '1-/w#100', '2=/b#150')).list)).toEqual([
      '2 won black 250',
      '1 lost white 250',
    ]);
    expect(cellsOf(teamsText(match('3+/w#100', '4-/b', '1-/b', '2+/w')).list)).toEqual([
      '2 jigo white',
      '1 jigo black',
    ]);
    expect(cellsOf(teamsText(match('3?', '4+', '1?', '2-')).list)).toEqual(['2 unknown -', '1 unknown -']);
    expect(cellsOf(teamsText(match('3+!', '4+!', '1-!', '2-!')).list)).toEqual(['2 won - !', '1 lost - !']);
  });

  test('colours alternate from board to board, so that any board tells that of the first', () => {
    expect(cellsOf(teamsText(match('3+', '4+/b', '1-', '2-/w')).list)).toEqual([
      '2 won white',
      '1 lost black',
    ]);
  });

  test('a board that nobody came to is a point', () => {
    const walkOver = teamsText(match('3-', '0+', '1+', '0-'));
    expect(cellsOf(walkOver.list)).toEqual(['2 jigo -', '1 jigo -']);
    expect(walkOver.list.boardResults).toEqual([[2], [2]]);
    const absent = teamsText(match('3-', '0=', '1+', '0='));
    expect(cellsOf(absent.list)).toEqual(['2 lost -', '1 won -']);
    expect(absent.list.boardResults).toEqual([[0], [2]]);
  });

  test('games inside the team, or against nobody’s, are none of a match', () => {
    expect(cellsOf(teamsText(match('2+', '1-', '9+', '.')).list)).toEqual(['', '']);
  });

  test('without an opponent: more than half of the boards, half of them, or fewer', () => {
    const cells = (ann: string, bo: string) => cellsOf(teamsText(match(ann, bo, '.', '.')).list)[0];
    expect([cells('0+', '0+'), cells('0+', '0-'), cells('0+', '0=')]).toEqual([
      'bye win',
      'bye half',
      'bye win',
    ]);
    expect([cells('0=', '0='), cells('0-', '0-'), cells('0-', '0=')]).toEqual([
      'absence half',
      'absence nothing',
      'absence nothing',
    ]);
    // One of two absent says nothing yet of the team.
    expect(cells('0=', '.')).toBe('');
  });

  test('a board that has nothing of it is left out, and the first of the others has the colour', () => {
    expect(cellsOf(teamsText(match('0-', '4+/b', '0-', '2-/w')).list)).toEqual([
      '2 won black',
      '1 lost white',
    ]);
  });

  test('the third board has the colour of the first', () => {
    const three = `
      Name | Team | Board | R1
      Ann  | A    | 1     | 4+
      Bo   | A    | 2     | 5-
      Cy   | A    | 3     | 6+/b
      Di   | B    | 1     | 1-
      Ed   | B    | 2     | 2+
      Flo  | B    | 3     | 3-/w`;
    expect(cellsOf(teamsText(three, { boards: 3 }).list)).toEqual(['2 won black', '1 lost white']);
  });

  test('three teams that meet in one round have two matches each', () => {
    const triangle = `
      Name | Team | Board | R1
      Ann  | A    | 1     | 5-
      Bo   | A    | 2     | 3+
      Cy   | B    | 1     | 2-
      Di   | B    | 2     | 6+
      Ed   | C    | 1     | 1+
      Flo  | C    | 2     | 4-`;
    expect(cellsOf(teamsText(triangle).list)).toEqual([
      '3 lost -, 2 won -',
      '1 lost -, 3 won -',
      '1 won -, 2 lost -',
    ]);
  });

  test('a bye beside a game with nobody’s player is the team’s', () => {
    expect(cellsOf(teamsText(match('9+', '0+', '.', '.')).list)[0]).toBe('bye win');
  });

  test('a board that nobody came to when a tie was played again is a point, and one alone', () => {
    const again = teamsText(match('3+ 0-', '4- 4=', '1- 0+', '2+ 2='), { system: 'Knock-out' });
    expect(cellsOf(again.list)).toEqual(['2 lost -, 2 jigo -', '1 won -, 1 jigo -']);
    expect(again.list.boardResults).toEqual([[3], [5]]);
  });

  test('a tie is played again', () => {
    const again = teamsText(match('3+ 3+', '4- 4=', '1- 1-', '2+ 2='), { system: 'Knock-out' });
    expect(cellsOf(again.list)).toEqual(['2 jigo -, 2 won -', '1 jigo -, 1 lost -']);
    expect(again.list.boardResults).toEqual([[5], [3]]);
  });
});

describe('a team as a player', () => {
  const list = `
    No | Name | Team | Board | Rank | Rating | Country | Start | Supergroup | Previous order | R1
    1  | Ann  | A    | 1     | 3d   | 2300   | DE      | 30    | x          | 4              | .
    2  | Bo   | A    | 2     | 1d   | .      | de      | 27    | x          | 2              | .
    3  | Cy   | A    | 3     | 9k   | .      | DE      | .     | x          | .              | .
    4  | Di   | B    | 1     | .    | .      | DE      | 30    | x          | .              | .
    5  | Ed   | B    | 2     | .    | .      | FR      | .     | .          | .              | .`;
  const [a, b] = teamsText(list).list.players;

  test('has the mean of those who play when nobody is missing, and what all have alike', () => {
    expect(a).toMatchObject({
      no: 1,
      name: 'A',
      team: 'A',
      pin: '',
      rank: { kind: 'amateur', index: 1 },
      rating: 2200,
      country: 'DE',
      start: 56,
      supergroup: true,
      previousOrder: 2,
    });
    expect(b).toMatchObject({
      rank: undefined,
      rating: undefined,
      country: '',
      start: undefined,
      supergroup: false,
    });
    expect(b!.previousOrder).toBeUndefined();
  });

  test.each([
    ['2-', '2-', [], 2],
    ['2-', '3-', [], 3],
    ['2-', '2, 3-', [], 2],
    ['2-', '1, 2, 4-', [2], 4],
    ['.', '2-', [], undefined],
    ['2, 5', '2, 5', [2, 5], undefined],
    ['1-', '1, 2-', [], 1],
    ['1', '3', [], undefined],
    ['3', '3', [3], undefined],
    // Nobody has checked in.
    ['?', '?', [1, 2, 3], undefined],
    ['?, 3-', '?, 2-', [], 1],
  ])('is out where all of its players are: %s and %s', (ann, bo, rounds, from) => {
    const out = `
      Name | Team | Out    | R1 | R2 | R3
      Ann  | A    | ${ann} | .  | .  | .
      Bo   | A    | ${bo}  | .  | .  | .
      Cy   | B    | .      | .  | .  | .`;
    expect(teamsText(out).list.players[0]!.out).toEqual({ rounds, from });
  });

  test('is named in the settings by the number of a member', () => {
    const event = teamsText(list);
    const { settings } = standingText(list);
    const pairs = [[2, 5]] as const;
    expect(
      teamSettings(event, {
        ...settings,
        handicap: 'rank',
        forbiddenPairs: pairs,
        ratherNot: pairs,
        mustMeet: [{ round: 2, players: [2, 5] }],
        excludedTables: [1],
        fixedTables: [[1, 2]],
        bye: 4,
      }),
    ).toMatchObject({
      handicap: 'none',
      forbiddenPairs: [[1, 2]],
      ratherNot: [[1, 2]],
      mustMeet: [{ round: 2, players: [1, 2] }],
      excludedTables: [],
      fixedTables: [],
      bye: 2,
    });
    expect(teamSettings(event, settings).bye).toBe('automatic');
  });

  test('has a bad cell where one of its players has', () => {
    const { wallList, settings } = standingText(list);
    const cell = { round: 1, text: 'what' } as const;
    const guest = { ...wallList.players[0]!, no: 6, name: 'Flo', team: '' };
    const badCells = [
      { ...cell, player: 3 },
      { ...cell, player: 5 },
    ] as unknown as NonNullable<WallList['badCells']>;
    const teams = makeEvent(
      { ...wallList, players: [...wallList.players, guest], badCells, numberedByRow: true },
      { ...settings, teams: true, boards: 2 },
    ).teams()!;
    expect(teams.list.badCells).toEqual([{ ...cell, player: 1, whose: 'Di' }]);
    expect(teams.list.numberedByRow).toBe(true);
    expect(teamsText(list).list).toMatchObject({ badCells: [], numberedByRow: false });
  });

  test('its players alone are ranked as in a Swiss, without what only teams have', () => {
    const { settings } = standingText(list);
    expect(
      singlesSettings({
        ...settings,
        system: 'Round robin',
        groups: 'apart',
        byeWins: 0,
        tiebreaks: ['BOARDWINS', 'SOS'],
        prizeTiebreaks: ['BOARDWINS', 'Rating'],
      }),
    ).toMatchObject({
      system: 'Swiss',
      rounding: 'none',
      groups: 'mixed',
      byeWins: undefined,
      byeValue: 2,
      tiebreaks: ['SOS'],
      prizeTiebreaks: ['Rating'],
      playoffPlaces: 0,
    });
    expect(singlesSettings({ ...settings, prizeTiebreaks: undefined }).prizeTiebreaks).toBeUndefined();
  });
});
