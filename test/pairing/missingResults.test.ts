import { describe, expect, test } from 'vitest';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { missingResults } from '../../src/pairing/round/missingResults';
import { standingText } from './pairingText';

const told = (list: string) => {
  const { wallList, settings } = standingText(list);
  return missingResults(wallList, makeOpenEvent(wallList, settings).openRound().missing).map(
    ({ values, place }) => [values.round, values.count, values.games, place],
  );
};

describe('the games of a round whose results are missing', () => {
  test('each round for itself, at the first cell that waits', () => {
    const list = `
      Name | R1 | R2 | R3
      Ann  | 2+ | 3? | 2+
      Bo   | 1- | 4? | 1-
      Cy   | 4? | 1? | .
      Di   | 3? | 2? | .`;
    expect(told(list)).toEqual([
      [1, 1, 'Cy (3) – Di (4)', { kind: 'entry', player: 2, round: 1 }],
      [2, 2, 'Ann (1) – Cy (3), Bo (2) – Di (4)', { kind: 'entry', player: 0, round: 2 }],
    ]);
  });

  test('with the opponent whom the own cell names, else with the first who names the player', () => {
    const list = `
      Name | R1 | R2
      Ann  | 2+ | 3+
      Bo   | .  | 4+
      Cy   | 5? | 1-
      Di   | 3? | 2-
      Ed   | 9? | 0+`;
    expect(told(list)).toEqual([
      [
        1,
        4,
        'Ann (1) – Bo (2), Cy (3) – Ed (5), Cy (3) – Di (4), Ed (5)',
        { kind: 'entry', player: 1, round: 1 },
      ],
    ]);
  });

  test('by name where nobody says who the opponent was', () => {
    const list = `
      Name | R1 | R2 | R3
      Ann  | 2+ | 2+ | .
      Bo   | 1- | 1- | .
      Cy   | 4+ | .  | .
      Di   | 3- | 0+ | .`;
    expect(told(list)).toEqual([[2, 1, 'Cy (3)', { kind: 'entry', player: 2, round: 2 }]]);
  });

  test.each([
    [12, 6, ''],
    [14, 7, ' … (+1)'],
  ])('of %i players six games are named, and others are counted', (players, count, more) => {
    const rows = Array.from({ length: players }, (_, i) => `P${i + 1} | ${i % 2 ? i : i + 2}? | 0+`);
    const pairs = [1, 3, 5, 7, 9, 11].map(no => `P${no} (${no}) – P${no + 1} (${no + 1})`);
    const [first] = told(['Name | R1 | R2', ...rows].join('\n'));
    expect(first?.slice(0, 3)).toEqual([1, count, pairs.join(', ') + more]);
  });
});
