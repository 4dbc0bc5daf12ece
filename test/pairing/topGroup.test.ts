import { describe, expect, test } from 'vitest';
import { topGroupWarnings } from '../../src/pairing/round/topGroupWarnings';
import { parseRank } from '../../src/tournament/rank';
import type { Settings } from '../../src/tournament/settings';
import { pairText, standingText } from './pairingText';

/** So many players of 3d and above, and eight of 1d. */
const list = (above: number): string =>
  [
    'Name | Rank | R1 | R2',
    ...Array.from({ length: above }, (_, i) => `Strong ${i} | ${3 + (i % 4)}d | . | .`),
    ...Array.from({ length: 8 }, (_, i) => `Weak ${i} | 1d | . | .`),
  ].join('\n');

function warnings(above: number, given: Partial<Settings> = {}): readonly string[] {
  const settings = { system: 'McMahon', upperBar: parseRank('3d'), ...given } as const;
  return topGroupWarnings(standingText(list(above), settings), settings.rounds ?? 2).map(({ code, values }) =>
    [code, values.players, values.from, values.to].filter(value => value !== undefined).join(' '),
  );
}

describe('the size of the top group (R4.3)', () => {
  test.each([
    [3, 4, 8],
    [4, 5, 10],
    [5, 6, 12],
    [6, 7, 15],
    [7, 8, 18],
    [8, 9, 22],
    [9, 10, 26],
  ])('%i rounds: from %i to %i', (rounds, from, to) => {
    expect(warnings(from, { rounds })).toEqual([]);
    expect(warnings(to, { rounds })).toEqual([]);
    expect(warnings(from - 1, { rounds })).toEqual([`topGroupSize ${from - 1} ${from} ${to}`]);
  });

  test('a little above the guide, then above 2^rounds, where several may stay unbeaten', () => {
    expect(warnings(13, { rounds: 5 })).toEqual(['topGroupSize 13 6 12']);
    expect(warnings(32, { rounds: 5 })).toEqual(['topGroupSize 32 6 12']);
    expect(warnings(33, { rounds: 5 })).toEqual(['topGroupTooBig 33 32']);
  });

  test('without a bar the group reaches down to the fourth player; a Swiss has none', () => {
    // Of forty there are ten of 6d, of twenty five.
    expect(warnings(40, { rounds: 5, upperBar: undefined })).toEqual([]);
    expect(warnings(20, { rounds: 5, upperBar: undefined })).toEqual(['topGroupSize 5 6 12']);
    expect(warnings(40, { rounds: 5, system: 'Swiss' })).toEqual([]);
  });

  test('it is said before the first round and not again', () => {
    const settings = { system: 'McMahon', upperBar: parseRank('3d'), rounds: 5 } as const;
    const codes = (text: string) => pairText(text, settings).warnings.map(({ code }) => code);
    expect(codes(list(4))).toEqual(['topGroupSize']);
    expect(codes(list(4).replace(/\| \. \|/g, '| 0= |'))).toEqual([]);
  });

  test('the supergroup is part of it', () => {
    const text = `
      Name | Rank | Supergroup | R1
      Ann  | 6d   | x          | .
      Bo   | 3d   | .          | .
      Cy   | 3d   | .          | .
      Di   | 2d   | .          | .`;
    const settings = { system: 'McMahon', upperBar: parseRank('3d'), rounds: 3, supergroup: true } as const;
    expect(topGroupWarnings(standingText(text, settings), 3)[0]?.values.players).toBe(3);
  });
});
