import { describe, expect, test } from 'vitest';
import { leaversIn, takenOut, withoutGamesOf } from '../../src/standings/roundRobin/leavers';
import { roundRobinGroups, roundsOfTable } from '../../src/standings/roundRobin/roundRobin';
import type { Settings } from '../../src/tournament/settings';
import { standingText } from './standingText';

function leavers(list: string, given: Partial<Settings> = {}): readonly string[] {
  const { wallList, settings } = standingText(list, { system: 'Round robin', ...given });
  return leaversIn(wallList, settings).map(
    ({ player, played, games }) => `${wallList.players[player]!.name} ${played}/${games}`,
  );
}

describe('who leaves a table before half of the games (R6.5)', () => {
  const four = (out: string, di: string, cy = '2+ | . | .'): string => `
    Name | Out    | R1 | R2 | R3
    Ann  | .      | 4+ | .  | .
    Bo   | .      | 3- | .  | .
    Cy   | .      | ${cy}
    Di   | ${out} | ${di}`;

  test('by the column Out', () => {
    expect(leavers(four('2-', '1- | .  | .'))).toEqual(['Di 1/3']);
    expect(leavers(four('3-', '1- | 3+ | .'))).toEqual([]);
    expect(leavers(four('3-', '1- | .  | .'))).toEqual([]);
    expect(leavers(four('3-', '1- | 0- | .'))).toEqual(['Di 1/3']);
    // A round behind the last one is none of the table.
    expect(leavers(four('4-', '1- | 0- | 0-'))).toEqual([]);
    expect(leavers(four('1-', '1- | .  | .'))).toEqual(['Di 0/3']);
  });

  test('by more than one last game that is lost by default', () => {
    expect(leavers(four('.', '1- | 3-! | 2-!'))).toEqual(['Di 1/3']);
    expect(leavers(four('.', '1- | 3+  | 2-!'))).toEqual([]);
    expect(leavers(four('.', '1-! | 3-! | .'))).toEqual([]);
    expect(leavers(four('.', '1+! | 3-! | 2-!'))).toEqual(['Di 1/3']);
    expect(leavers(four('.', '1- | 0- | 2-!'))).toEqual([]);
    expect(leavers(four('.', '1-! | 3-! | 2-!'))).toEqual(['Di 0/3']);
  });

  test('who has another game in the same cell is there', () => {
    expect(leavers(four('.', '1+ 1-! | 3-! | 2-!'))).toEqual(['Di 1/3']);
    expect(leavers(four('.', '1-! 1- | 3-! 3- | 2-!'))).toEqual([]);
    expect(leavers(four('.', '1- | 3-! 0- | 2-! 0-'))).toEqual(['Di 1/3']);
  });

  test('who never came to a table that is not over yet', () => {
    const begun = `
      Name | R1 | R2
      Ann  | 4+ | 3+
      Bo   | 3+ | 4+
      Cy   | 2- | 1-
      Di   | 1-! | 2-!`;
    expect(leavers(begun)).toEqual(['Di 0/2']);
  });

  test('of all who are in the table, whether something is written of them or not', () => {
    const begun = `
      Name | Out | R1 | R2 | R3
      Ann  | .   | 2+ | .  | .
      Bo   | .   | 1- | .  | .
      Cy   | .   | .  | .  | .
      Di   | 2-  | .  | .  | .`;
    expect(leavers(begun)).toEqual(['Di 1/3']);
  });

  test('by rounds of the table alone, whatever rounds come behind it', () => {
    const five = `
      Name | Out | R1 | R2 | R3 | R4 | R5
      Ann  | .   | 4+ | 2+ | 3+ | .  | .
      Bo   | .   | 3- | 1- | .  | .  | .
      Cy   | .   | 2+ | .  | 1- | .  | .
      Di   | 4-  | 1- | 0- | 0- | .  | .`;
    expect(leavers(five)).toEqual([]);
  });

  test('nobody where all do, and nobody of a table of two', () => {
    const two = 'Name | Out | R1\n Ann | . | .\n Bo | 1- | 1-!';
    expect(leavers(two)).toEqual([]);
    const all = four('2-', '1- | . | .').replaceAll(/\| \. {6}\|/g, '| 2- |');
    expect(leavers(all)).toEqual([]);
  });

  test('twice as many games are two cycles, as far as the event has rounds', () => {
    const six = (rounds: number) => {
      const empty = Array(rounds - 2)
        .fill('.')
        .join(' | ');
      const titles = Array.from({ length: rounds }, (_, r) => `R${r + 1}`).join(' | ');
      return `
      Name | Out | ${titles}
      Ann  | .   | 2+ | 3+ | ${empty}
      Bo   | .   | 1- | .  | ${empty}
      Cy   | 3-  | .  | 1- | ${empty}`;
    };
    expect(leavers(six(6), { cycles: 2 })).toEqual([]);
    expect(leavers(six(6).replace('| .  | 1-', '| 0- | 1-'), { cycles: 2 })).toEqual(['Cy 1/4']);
    expect(leavers(six(3).replace('| .  | 1-', '| 0- | 1-'), { cycles: 2 })).toEqual(['Cy 1/3']);
    expect(leavers(six(6).replace('| .  | 1-', '| 0- | 1-'))).toEqual([]);
  });

  test('each group has its own table', () => {
    const groups = `
      Name | Group | Out | R1 | R2 | R3
      Ann  | A     | .   | 2+ | .  | .
      Bo   | A     | .   | 1- | .  | .
      Cy   | B     | .   | 4+ | .  | .
      Di   | B     | 2-  | 3- | .  | .
      Ed   | B     | .   | 6+ | .  | .
      Flo  | B     | .   | 5- | .  | .`;
    expect(leavers(groups, { groups: 'apart' })).toEqual(['Di 1/3']);
    expect(leavers(groups)).toEqual(['Di 1/3']);
    const small = groups.replace('2+', '2-').replace('Bo   | A     | . ', 'Bo   | A     | 2-');
    expect(leavers(small, { groups: 'apart' })).toEqual(['Di 1/3']);
    expect(leavers(small)).toEqual(['Bo 1/3', 'Di 1/3']);
  });

  test('of a table after other rounds, those who play in it', () => {
    const list = `
      Name | Out | R1 | R2 | R3 | R4
      Ann  | .   | 5+ | 4+ | .  | .
      Bo   | .   | 4+ | 3+ | .  | .
      Cy   | .   | 6+ | 2- | .  | .
      Di   | 3-  | 2- | 1- | .  | .
      Ed   | .   | 1- | .  | .  | .
      Flo  | 2-  | 3- | .  | .  | .`;
    const stages = [{ from: 2, to: 4, system: 'Round robin' }] as const;
    expect(leavers(list, { stages })).toEqual(['Di 1/3']);
    expect(leavers(list, { stages: [{ from: 2, to: 3, system: 'Round robin' }] })).toEqual([]);
  });

  test('nobody of another system', () => {
    expect(leavers(four('2-', '1- | . | .'), { system: 'Swiss' })).toEqual([]);
  });

  test('is taken out where the setting says so, and the games are rests', () => {
    const { wallList, settings } = standingText(four('2-', '1- | . | .'), { system: 'Round robin' });
    expect(takenOut(wallList, { ...settings, leavers: 'games count' }).size).toBe(0);
    const gone = takenOut(wallList, { ...settings, leavers: 'taken out' });
    expect([...gone]).toEqual([3]);
    const rest = { kind: 'free', as: 'absence', worth: 'nothing' };
    const { entries } = withoutGamesOf(wallList, gone);
    expect([entries[0]![0], entries[3]![0], entries[1]![0]]).toEqual([
      [rest],
      [rest],
      wallList.entries[1]![0],
    ]);
    expect(withoutGamesOf(wallList, new Set())).toBe(wallList);
  });
});

describe('the groups of a round robin', () => {
  const { wallList } = standingText(`
    No | Name | Group | Out | R1 | R2
    4  | Di   | b     | .   | .  | .
    3  | Cy   | A     | .   | .  | .
    2  | Bo   | a     | 1-  | .  | 1-
    1  | Ann  | B     | 1-  | .  | .
    5  | Ed   | .     | 2-  | .  | .`);
  const groups = (apart: boolean, first?: number) =>
    roundRobinGroups(wallList, apart, first).map(({ name, players }) =>
      [name, ...players.map(player => wallList.players[player]!.name)].join(' ').trim(),
    );

  test('stand by name, their players by number; who never plays is in none', () => {
    expect(groups(true)).toEqual(['Ed', 'a Bo Cy', 'b Di']);
    expect(groups(false)).toEqual(['Bo Cy Di Ed']);
    expect(groups(false, 2)).toEqual(['Bo Cy Di']);
  });

  test('do not have anybody who is out from the first round and has no game, whatever else is written', () => {
    const { wallList: list } = standingText(`
      Name | Out | R1 | R2
      Ann  | .   | 2+ | .
      Bo   | .   | 1- | .
      Cy   | 1-  | 0- | 0=`);
    expect(roundRobinGroups(list, false).map(({ players }) => players)).toEqual([[0, 1]]);
  });

  test('have as many rounds as there are others, and a rest for everybody of an odd number', () => {
    expect([0, 1, 2, 3, 4, 5].map(players => roundsOfTable(players, { cycles: 1 }))).toEqual([
      0, 0, 1, 3, 3, 5,
    ]);
    expect(roundsOfTable(5, { cycles: 2 })).toBe(10);
  });
});
