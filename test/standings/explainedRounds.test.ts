import { describe, expect, test } from 'vitest';
import { explained } from './explainedText';

const mcmahon = { system: 'McMahon' } as const;

describe('rounds that nobody came to', () => {
  const list = `
    No | Name | Rank | R1   | R2   | R3
    1  | Ann  | 2d   | 2+   | 0=   | 3+
    2  | Bo   | 2d   | 1-   | 0+   | .
    3  | Cy   | .    | 0+   | bye- | 1-`;

  test('count in the score of a McMahon what they do not count as wins', () => {
    const ignored = { ...mcmahon, absencesInWins: 'ignore', rounding: 'none', byeWins: 0 } as const;
    expect(explained(list, 'Ann', 'MMS', ignored)[3]).toBe('R2 absent 0.5');
    expect(explained(list, 'Ann', 'WINS', ignored)[2]).toBe('R2 absenceIgnored 0');
    expect(explained(list, 'Bo', 'MMS', ignored)[3]).toBe('R2 bye 1');
    // A bye is none of the absences that are ignored.
    expect(explained(list, 'Bo', 'WINS', ignored)[2]).toBe('R2 bye 0');
  });

  test('add the own start where nothing is written', () => {
    expect(explained(list, 'Bo', 'SOS', mcmahon).slice(2)).toEqual([
      'R2 byeAddsStart 31',
      'R3 emptyAddsStart 31',
    ]);
  });

  test('add a phantom to the AGA’s SODOS where they are worth something, and a start is known', () => {
    const aga = { preset: 'AGA', byeValue: 2 } as const;
    expect(explained(list, 'Cy', 'SODOS', aga)).toEqual([
      'SODOS 1.5',
      'R1 phantom 1.5',
      'R2 freeAddsNothing 0',
      'R3 lost 0 opponent=Ann no=1',
    ]);
    expect(explained(list, 'Cy', 'SODOS', { ...aga, ...mcmahon }).slice(1, 3)).toEqual([
      'R1 noStart name=Cy',
      'R2 freeAddsNothing 0',
    ]);
  });

  test('have no SOS of somebody whose start nobody knows', () => {
    expect(explained(list, 'Cy', 'SOSOS', mcmahon).slice(0, 3)).toEqual([
      'SOSOS undefined',
      'R1 noStart name=Cy',
      'R2 noStart name=Cy',
    ]);
  });
});

describe('those who are tied', () => {
  test('are compared directly, step by step, and each step names those whom it compares', () => {
    const four = `
      No | Name | R1 | R2 | R3 | R4 | R5
      1  | Ann  | 2+ | 3+ | 4- | 5- | .
      2  | Bo   | 1- | 4+ | 3+ | 6- | .
      3  | Cy   | 4+ | 1- | 2- | .  | 5+
      4  | Di   | 3- | 2- | 1+ | .  | 6+
      5  | Ed   | .  | .  | .  | 1+ | 3-
      6  | Flo  | .  | .  | .  | 2+ | 4-`;
    expect(explained(four, 'Bo', 'DIRECTCOMPARISON', { tiebreaks: ['DIRECTCOMPARISON'] }).slice(1)).toEqual([
      'directComparison 2 step=1 players=Ann, Bo, Cy, Di',
      'directComparison 0 step=2 players=Ann, Bo',
    ]);
  });

  test('draw lots of their place, behind those who stand before them', () => {
    const list = `
      No | Name | R1 | R2
      1  | Ann  | 4+ | 5+
      2  | Bo   | 5+ | 3-
      3  | Cy   | .  | 2+
      4  | Di   | 1- | .
      5  | Ed   | 2- | 1-`;
    const lots = { tiebreaks: ['Lottery'], seed: 'a' } as const;
    expect(explained(list, 'Di', 'Lottery', lots)[1]).toMatch(/^lot drawn=a\|final\/place-4\|4 /);
  });
});

test('a team that has nothing in a round, and boards that are not rounded', () => {
  const teams = `
    Name | Team | Board | R1 | R2
    Ann  | A    | 1     | 3+ | 5=
    Bo   | A    | 2     | 4+ | 6=
    Cy   | B    | 1     | 1- | .
    Di   | B    | 2     | 2- | .
    Ed   | C    | 1     | .  | 1=
    Flo  | C    | 2     | .  | 2=`;
  expect(explained(teams, 'A', 'BOARDWINS', { teams: true, boards: 2 })).toEqual([
    'Board wins 3',
    'R1 boards 2 opponent=B',
    'R2 boards 1 opponent=C',
  ]);
  expect(explained(teams, 'B', 'BOARDWINS', { teams: true, boards: 2 })).toEqual([
    'Board wins 0',
    'R1 boards 0 opponent=A',
    'R2 empty 0',
  ]);
});
