import { describe, expect, test } from 'vitest';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import type { Settings } from '../../src/tournament/settings';
import { standingText } from './pairingText';

/** The rounds in which each player has something to play, be it a rest: `Ann 123`. */
function roundsOf(text: string, given: Partial<Settings> = {}, teams = false): readonly string[] {
  const { wallList, settings } = standingText(text, given);
  const { isEligible } = makeOpenEvent(wallList, { ...settings, teams });
  return wallList.players.map(({ name }, player) => {
    const rounds = Array.from({ length: wallList.rounds }, (_, r) => r + 1);
    return `${name} ${rounds.filter(round => isEligible(player, round)).join('')}`;
  });
}

describe('in a Swiss', () => {
  test('everybody has a game in every round', () => {
    const list = `
      Name | Out | R1 | R2 | R3
      Ann  | .   | 2+ | .  | .
      Bo   | 2-  | 1- | .  | .`;
    expect(roundsOf(list)).toEqual(['Ann 123', 'Bo 123']);
  });

  test('from its first round on, and to the last one, whatever is typed', () => {
    const list = 'Name | R1 | R2 | R3\n Ann | 2+ | . | .\n Bo | 1- | . | .';
    const stages = [{ from: 2, to: 2, system: 'Swiss' }] as const;
    expect(roundsOf(list, { stages })).toEqual(['Ann 23', 'Bo 23']);
  });
});

describe('in a knock-out', () => {
  const knockout = { system: 'Knock-out' } as const;
  // Semi-finals in round 2 and the final in round 3.
  const eight = `
    Name | R1 | R2 | R3 | R4
    Ann  | 2+ | 3+ | .  | .
    Bo   | 1- | .  | .  | .
    Cy   | 4+ | 1- | .  | .
    Di   | 3- | .  | .  | .
    Ed   | 6+ | 7- | .  | .
    Flo  | 5- | .  | .  | .
    Gus  | 8+ | 5+ | .  | .
    Hal  | 7- | .  | .  | .`;

  test('who has lost is out, and the losers of the semi-finals play for the third place', () => {
    expect(roundsOf(eight, knockout)).toEqual([
      'Ann 1234',
      'Bo 1',
      'Cy 12',
      'Di 1',
      'Ed 12',
      'Flo 1',
      'Gus 1234',
      'Hal 1',
    ]);
    expect(roundsOf(eight, { ...knockout, thirdPlace: true })).toEqual([
      'Ann 1234',
      'Bo 1',
      'Cy 123',
      'Di 1',
      'Ed 123',
      'Flo 1',
      'Gus 1234',
      'Hal 1',
    ]);
  });

  test('nobody plays on once one is left', () => {
    const won = eight.replace('3+ | .', '3+ | 7+').replace('5+ | .', '5+ | 1-');
    const rounds = roundsOf(won, { ...knockout, thirdPlace: true });
    expect([rounds[0], rounds[6], rounds[2]]).toEqual(['Ann 123', 'Gus 123', 'Cy 123']);
  });

  test('one loser of the semi-finals alone plays for nothing', () => {
    const bye = eight.replace('Ed   | 6+ | 7-', 'Ed   | 6- | . ').replace('Gus  | 8+ | 5+', 'Gus  | 8+ | 0+');
    expect(roundsOf(bye, { ...knockout, thirdPlace: true })[2]).toBe('Cy 12');
  });

  test('nor do the two losers of a first round with byes', () => {
    const six = `
      Name | R1 | R2
      Ann  | 0+ | .
      Bo   | 0+ | .
      Cy   | 4+ | .
      Di   | 3- | .
      Ed   | 6+ | .
      Flo  | 5- | .`;
    expect(roundsOf(six, { ...knockout, thirdPlace: true })).toEqual([
      'Ann 12',
      'Bo 12',
      'Cy 12',
      'Di 1',
      'Ed 12',
      'Flo 1',
    ]);
  });

  test('after other rounds begin those who have qualified', () => {
    const list = `
      Name | R1 | R2 | R3
      Ann  | 2+ | .  | .
      Bo   | 1- | .  | .
      Cy   | 4+ | .  | .
      Di   | 3- | .  | .`;
    const stages = [
      { from: 1, to: 1, system: 'Swiss' },
      { from: 2, to: 3, system: 'Knock-out' },
    ] as const;
    expect(roundsOf(list, { stages, qualifiers: 2 })).toEqual(['Ann 12', 'Bo 1', 'Cy 12', 'Di 1']);
    // Those who play on do so in all rounds.
    expect(roundsOf(list, { stages, qualifiers: 2, notQualified: 'play on' })).toEqual([
      'Ann 12',
      'Bo 123',
      'Cy 12',
      'Di 123',
    ]);
  });
});

describe('in a Diagonal event', () => {
  const diagonal = { system: 'Diagonal' } as const;
  const list = `
    Name | R1    | R2    | R3    | R4
    Ann  | 2+ 2+ | 3+ 3+ | .     | .
    Bo   | 1- 1- | 4- 4- | .     | .
    Cy   | 4+ 4+ | 1- 1- | .     | .
    Di   | 3- 3- | 2+ 2+ | .     | .`;

  test('everybody begins, and who has lost too much is out', () => {
    expect(roundsOf(list, diagonal)).toEqual(['Ann 1234', 'Bo 12', 'Cy 1234', 'Di 1234']);
  });

  test('nobody plays once it is won', () => {
    const won = list
      .replace('3+ 3+ | .    ', '3+ 3+ | 3+ 4+')
      .replace('1- 1- | .    ', '1- 1- | 1- 1-')
      .replace('2+ 2+ | .    ', '2+ 2+ | 1- 1-');
    expect(roundsOf(won, diagonal)).toEqual(['Ann 123', 'Bo 12', 'Cy 123', 'Di 123']);
  });
});

describe('in a round robin', () => {
  const table = { system: 'Round robin' } as const;
  /** Three players have three rounds of a table, in each of which one rests. */
  const three = (...rows: readonly string[]): string =>
    ['Name | Out | R1 | R2 | R3 | R4 | R5 | R6', ...rows].join('\n');

  test('as long as the table goes, and on while somebody lacks games', () => {
    const list = three(
      'Ann | . | 2+ | .  | .  | .  | . | .',
      'Bo  | . | 1- | 3+ | .  | .  | . | .',
      'Cy  | . | .  | 2- | .  | .  | . | .',
    );
    expect(roundsOf(list, table)).toEqual(['Ann 123456', 'Bo 123', 'Cy 123456']);
  });

  test('a game is owed until it has been played, and an absence is none', () => {
    const list = three(
      'Ann | . | 2+ | .  | 0- | .  | 3+ | .',
      'Bo  | . | 1- | 3+ | .  | .  | .  | .',
      'Cy  | . | .  | 2- | 0- | .  | 1- | .',
    );
    expect(roundsOf(list, table)).toEqual(['Ann 12345', 'Bo 123', 'Cy 12345']);
  });

  test('twice where there are two cycles', () => {
    const list = three(
      'Ann | . | 2+ | .  | .  | .  | . | .',
      'Bo  | . | 1- | 3+ | 1+ | 3+ | . | .',
      'Cy  | . | .  | 2- | .  | 2- | . | .',
    );
    expect(roundsOf(list, { ...table, cycles: 2 })).toEqual(['Ann 123456', 'Bo 123456', 'Cy 123456']);
    const seven = list.replace('R6', 'R6 | R7').replaceAll(/\.$/gm, '. | .');
    expect(roundsOf(seven, { ...table, cycles: 2 })).toEqual(['Ann 1234567', 'Bo 123456', 'Cy 1234567']);
  });

  test('games with somebody who is taken out are not owed, nor are they counted', () => {
    const left = (...rows: readonly string[]): string =>
      ['Name | Out | R1 | R2 | R3 | R4', ...rows].join('\n');
    // Di leaves after the first of three games.
    const list = left(
      'Ann | .  | 4+ | 2+ | 3+ | .',
      'Bo  | .  | 3+ | 1- | .  | .',
      'Cy  | .  | 2- | .  | 1- | .',
      'Di  | 2- | 1- | .  | .  | .',
    );
    expect(roundsOf(list, { ...table, leavers: 'taken out' })).toEqual([
      'Ann 123',
      'Bo 123',
      'Cy 123',
      'Di 123',
    ]);
    const owed = list.replace('4+ | 2+ | 3+', '4+ | 2+ | . ').replace('.  | 1- | .', '.  | .  | .');
    expect(roundsOf(owed, { ...table, leavers: 'taken out' })).toEqual([
      'Ann 1234',
      'Bo 123',
      'Cy 1234',
      'Di 123',
    ]);
  });

  test('each group has its own table; somebody alone has one round', () => {
    const groups = `
      Name | Group | R1 | R2 | R3 | R4
      Ann  | A     | .  | .  | .  | .
      Bo   | A     | .  | .  | .  | .
      Cy   | A     | .  | .  | .  | .
      Di   | B     | 5+ | .  | .  | .
      Ed   | B     | 4- | .  | .  | .
      Flo  | C     | .  | .  | .  | .`;
    expect(roundsOf(groups, { ...table, groups: 'apart' })).toEqual([
      'Ann 1234',
      'Bo 1234',
      'Cy 1234',
      'Di 1',
      'Ed 1',
      'Flo 1',
    ]);
  });

  test('of those who qualified, from its first round on', () => {
    const list = `
      Name | R1 | R2 | R3 | R4
      Ann  | 2+ | .  | .  | .
      Bo   | 1- | .  | .  | .
      Cy   | 4+ | .  | .  | .
      Di   | 3- | .  | .  | .`;
    const stages = [
      { from: 1, to: 1, system: 'Swiss' },
      { from: 2, to: 4, system: 'Round robin' },
    ] as const;
    expect(roundsOf(list, { stages, qualifiers: 2 })).toEqual(['Ann 1234', 'Bo 1', 'Cy 1234', 'Di 1']);
    const met = list.replace('2+ | .', '2+ | 3+').replace('4+ | .', '4+ | 1-');
    expect(roundsOf(met, { stages, qualifiers: 2 })).toEqual(['Ann 12', 'Bo 1', 'Cy 12', 'Di 1']);
  });
});

test('a playoff is for those who are equal in its place, until it is decided', () => {
  const list = `
    Name | R1 | R2 | R3
    Ann  | 3+ | .  | .
    Bo   | 4+ | .  | .
    Cy   | 1- | .  | .
    Di   | 2- | .  | .`;
  const playoff = { playoffRounds: [2, 3], tiebreaks: [] };
  expect(roundsOf(list, playoff)).toEqual(['Ann 123', 'Bo 123', 'Cy 1', 'Di 1']);
  const decided = list.replace('3+ | .', '3+ | 2+').replace('4+ | .', '4+ | 1-');
  expect(roundsOf(decided, playoff)).toEqual(['Ann 12', 'Bo 12', 'Cy 1', 'Di 1']);
});

test('who sits for a team plays as long as the team does, and nobody without one', () => {
  // Cy is out of the final, which is to be written.
  const list = `
    Name | Team | Out | R1 | R2
    Ann  | A    | .   | 2+ | .
    Bo   | B    | .   | 1- | .
    Cy   | C    | 2   | 4+ | .
    Di   | D    | .   | 3- | .
    Ed   | .    | .   | .  | .`;
  const given = { system: 'Knock-out', boards: 1 } as const;
  expect(roundsOf(list, given, true)).toEqual(['Ann 12', 'Bo 1', 'Cy 12', 'Di 1', 'Ed ']);
});

test('a reserve has nothing to play while the others are there', () => {
  const list = `
    Name | Team | Board | R1
    Ann  | A    | 1     | .
    Bo   | A    | 2     | .
    Cy   | B    | 1     | .`;
  expect(roundsOf(list, { boards: 1 }, true)).toEqual(['Ann 1', 'Bo ', 'Cy 1']);
});

describe('an event with its open round', () => {
  const { wallList, settings } = standingText('Name | Team | R1\n Ann | A | .\n Bo | B | .');

  test('is its own contest and that of its players, but for teams', () => {
    const open = makeOpenEvent(wallList, settings);
    expect([open.contest(), open.singles(), open.filled()].every(one => one === open)).toBe(true);
    const teams = makeOpenEvent(wallList, { ...settings, teams: true, boards: 1 });
    expect(teams.contest().wallList.players.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(teams.singles().wallList.players.map(({ name }) => name)).toEqual(['Ann', 'Bo']);
    expect(teams.singles().settings.rounding).toBe('none');
    expect(teams.singles().openRound().round).toBe(1);
  });
});
