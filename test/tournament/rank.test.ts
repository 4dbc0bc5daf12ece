import { describe, expect, test } from 'vitest';
import { makeRank, parseRank } from '../../src/tournament/rank';

const read = (text: string): string | undefined => {
  const rank = parseRank(text);
  return rank && makeRank(rank);
};

describe('ranks as people type them', () => {
  test.each([
    ['1d', '1d'],
    ['9 dan', '9d'],
    ['12K', '12k'],
    ['1k', '1k'],
    ['50 kyu', '50k'],
    ['5 gup', '5k'],
    ['1p', '1p'],
    ['9 pro', '9p'],
    ['1d pro', '1p'],
    ['9d pro', '9p'],
    ['pro 3d', '3p'],
    ['Pro. 4 dan', '4p'],
    ['amat 6d', '6d'],
    ['amateur 6d', '6d'],
    ['ama 6d', '6d'],
    ['am. 6d', '6d'],
    ['2d ama', '2d'],
    ['2d am', '2d'],
    ['2段', '2d'],
    ['3단', '3d'],
    ['4級', '4k'],
    ['4级', '4k'],
    ['4급', '4k'],
    ['３ｄ', '3d'],
    [' 1D* ', '1d'],
    ['30K+', '30k'],
    ['10k-', '10k'],
    ['3d?', '3d'],
    ['3d.', '3d'],
    ['3d!?', '3d'],
    ['4d (AGA)', '4d'],
    ['4d [AGA]', '4d'],
    ['4d pro.(KBA)', '4p'],
  ])('%j is %s', (text, rank) => expect(read(text)).toBe(rank));

  test.each([
    ['0d'],
    ['0k'],
    ['0p'],
    ['10d'],
    ['10p'],
    ['10d pro'],
    ['0d pro'],
    ['51k'],
    ['100k'],
    ['3k pro'],
    ['d'],
    ['3'],
    ['x3d'],
    ['3dx'],
    ['3d!!!'],
    ['4d (2)'],
    ['4d [2]'],
    ['3x'],
    ['shodan'],
    [''],
  ])('%j is none', text => expect(parseRank(text)).toBeUndefined());

  test('on the ladder 1 dan is 0 and 1 kyu -1 (R4.1)', () => {
    expect(['1d', '9d', '1k', '30k'].map(text => parseRank(text))).toEqual(
      [0, 8, -1, -30].map(index => ({ kind: 'amateur', index })),
    );
    expect(parseRank('3p')).toEqual({ kind: 'professional', dan: 3 });
  });
});
