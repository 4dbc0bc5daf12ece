import { describe, expect, test } from 'vitest';
import { inOrderOfLots } from '../../src/pairing/game/lotOrder';
import type { Settings } from '../../src/tournament/settings';
import { gamesOf, nameOf, pairsOf, pairText, standingText } from './pairingText';

const KNOCK_OUT = { system: 'Knock-out', seed: 'a' } as const;

describe('a knock-out by lot', () => {
  const FIVE = 'Name | R1\nAnn | .\nBo | .\nCy | .\nDi | .\nEd | .';
  const told = (text: string, given: Partial<Settings> = {}) => {
    const round = pairText(text, { ...KNOCK_OUT, ...given });
    return [gamesOf(text, round).length, round.free.map(({ player }) => nameOf(text, player)).join(' ')];
  };
  test('has as many byes as the bracket has places left, the chosen one among them', () => {
    expect(told(FIVE)[0]).toBe(1);
    const [games, free] = told(FIVE, { bye: 3 });
    expect(free).toContain('Cy');
    expect([games, String(free).split(' ').length]).toEqual([1, 3]);
    // One has a bye by hand, two are left to be drawn.
    expect(told(FIVE.replace('Bo | .', 'Bo | 0+'))).toEqual([1, 'Ann Di']);
    expect(told(FIVE.replace('Bo | .', 'Bo | 4?'))).toEqual([1, 'Cy Ed Ann']);
    // Four need no bye, not even the chosen one; a bye by hand makes three of them odd.
    const four = FIVE.replace(/\nEd.*/, '');
    expect(told(four, { bye: 3 })).toEqual([2, '']);
    const [left, bye] = told(four.replace('Bo | .', 'Bo | 0+'));
    expect([left, String(bye).split(' ').length]).toEqual([1, 1]);
  });
  test('keeps compatriots apart', () => {
    const list = 'Name | Country | R1\nAnn | DE | .\nBo | de | .\nCy | FR | .\nDi | FR | .';
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(pairsOf(list, pairText(list, { ...KNOCK_OUT, seed }))).toMatch(/^Ann (Cy, Bo Di|Di, Bo Cy)$/);
  });
  test('draws the first round of a bracket as well', () => {
    const four = 'Name | Rating | R1\nAnn | 2000 | .\nBo | 1900 | .\nCy | 1800 | .\nDi | 1700 | .';
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const drawn = seeds.map(seed =>
      pairsOf(four, pairText(four, { ...KNOCK_OUT, knockoutDraw: 'bracket by lot', seed })),
    );
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });
  test('byes stand first in the bracket, in the order of their lots', () => {
    const list = 'Name | R1 | R2\nAnn | 0+ | .\nBo | 0+ | .\nCy | 0+ | .\nDi | 5+ | .\nEd | 4- | .';
    const settings = { ...KNOCK_OUT, knockoutDraw: 'bracket by lot' } as const;
    const names = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const standing = standingText(list, { ...settings, seed });
      const [first] = inOrderOfLots(standing, [0, 1, 2, 3, 4], 'round-1').filter(player => player < 3);
      const name = nameOf(list, first)!;
      names.add(name);
      expect(pairsOf(list, pairText(list, { ...settings, seed }))).toContain(`${name} Di`);
    }
    expect(names.size).toBe(3);
  });
});
