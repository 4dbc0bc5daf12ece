import { describe, expect, test } from 'vitest';
import { makeTeamEvent } from '../../src/standings/teams/teamEvent';
import { presetSettings } from '../../src/tournament/presets';
import { teamProblems } from '../../src/tournament/teams/teamProblems';
import { wallListText } from '../wallListText';
import { gamesOf, pairText } from './pairingText';

/** R1.6: the line-up of a round, in columns such as `Board R2`. */

const TEAMS = { teams: true, boards: 2 } as const;
const settings = { ...presetSettings('EGF', 'Swiss'), ...TEAMS };

/** Oaks have a reserve; Elms are two. The boards of round 2 are given by the names' first letters. */
const list = (planned: Readonly<Record<string, string>>, out = '.'): string => `
  Name | Team | Board | Board R2               | Out    | R1    | R2
  Ann  | Oaks | 1     | ${planned['A'] ?? '.'} | .      | 4+/b  | .
  Bo   | Oaks | 2     | ${planned['B'] ?? '.'} | ${out} | 5-/w  | .
  Cy   | Oaks | 3     | ${planned['C'] ?? '.'} | .      | .     | .
  Di   | Elms | 1     | ${planned['D'] ?? '.'} | .      | 1-/w  | .
  Ed   | Elms | 2     | ${planned['E'] ?? '.'} | .      | 2+/b  | .`;
const seats = (planned: Readonly<Record<string, string>>, out?: string): string =>
  gamesOf(list(planned, out), pairText(list(planned, out), TEAMS))
    .map(game => game.replace(/ \([bw]\)/g, ''))
    .map(game => game.replace(/(\d) (Di|Ed) – (\w+)/, '$1 $3 – $2'))
    .join(', ');

describe('the line-up of a round', () => {
  test('is that of the column Board where nothing is planned', () => {
    expect(seats({})).toBe('1 Ann – Di, 2 Bo – Ed');
  });

  test('is the one that is planned', () => {
    expect(seats({ B: '0', C: '2' })).toBe('1 Ann – Di, 2 Cy – Ed');
    expect(seats({ A: '2', B: '1' })).toBe('1 Bo – Di, 2 Ann – Ed');
    expect(seats({ A: '0' })).toBe('1 Bo – Di, 2 Cy – Ed');
    expect(seats({ A: '0', C: '1', D: '2', E: '1' })).toBe('1 Cy – Ed, 2 Bo – Di');
  });

  test('who is out of the round is left out of it, and who is planned for no board does not step in', () => {
    expect(seats({ C: '1', A: '2' }, '2')).toBe('1 Cy – Di, 2 Ann – Ed');
    const { games, free } = pairText(list({ C: '0' }, '2'), TEAMS);
    expect(games).toHaveLength(1);
    expect(free.map(({ player, as }) => [player, as])).toContainEqual([4, 'walkOver']);
  });

  test('a bye of the team is for the players of the plan', () => {
    const alone = `
      Name | Team | Board | Board R1 | R1
      Ann  | Oaks | 1     | 0        | .
      Bo   | Oaks | 2     | .        | .
      Cy   | Oaks | 3     | .        | .`;
    const three = `${alone}
      Di   | Elms | 1     | .        | .
      Ed   | Elms | 2     | .        | .
      Fay  | Firs | 1     | .        | .
      Gil  | Firs | 2     | .        | .`;
    const { free } = pairText(three, { ...TEAMS, bye: 1 });
    expect(free.filter(({ as }) => as === 'bye').map(({ player }) => player)).toEqual([1, 2]);
  });

  test('stays what was played: its boards are in the order of the round', () => {
    const played = `
      Name | Team | Board | Board R1 | R1
      Ann  | Oaks | 1     | 2        | 4+/w
      Bo   | Oaks | 2     | 1        | 3-/b
      Cy   | Elms | 1     | .        | 2+/w
      Di   | Elms | 2     | .        | 1-/b`;
    const match = (text: string) => makeTeamEvent(wallListText(text), settings).list.entries[0]?.[0]?.[0];
    expect(match(played)).toMatchObject({ outcome: 'jigo', colour: 'black' });
    expect(
      match(played.replace('1     | 2  ', '1     | .  ').replace('2     | 1  ', '2     | .  ')),
    ).toMatchObject({
      colour: 'white',
    });
  });

  test('two players on one board of it stop the pairing, until it is begun', () => {
    const told = (planned: Readonly<Record<string, string>>) =>
      teamProblems(wallListText(list(planned)), settings)
        .filter(({ severity }) => severity === 'error')
        .map(({ code, values }) => [code, values['name'], values['board'], values['round']]);
    expect(told({ C: '2' })).toEqual([['sameBoardInRound', 'Cy (3)', 2, 2]]);
    expect(told({ B: '0', C: '2' })).toEqual([]);
    expect(told({ A: '0', B: '0' })).toEqual([]);
    const first = list({ C: '2' }).replace('Board R2', 'Board R1');
    expect(
      teamProblems(wallListText(first), settings).filter(({ severity }) => severity === 'error'),
    ).toEqual([]);
  });
});
