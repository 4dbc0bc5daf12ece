import { describe, expect, test } from 'vitest';
import { drawLots } from '../../src/lots/lots';
import { makePlacement } from '../../src/standings/placement/placement';
import { named, standingText } from './standingText';
import { eventOf } from '../eventOf';

describe('as a tiebreak', () => {
  const LIST = `
    No  Name  R1   R2
    1   Ann   2+   4-
    2   Bo    1-   3+
    3   Cy    4+   2-
    4   Di    3-   1+
    5   Ed    0+   0-`;
  const settings = { tiebreaks: ['Lottery'], seed: 'EGC2026-dice-4-6-1' } as const;
  const order = (context: string, numbers: readonly string[]) =>
    drawLots(numbers, settings.seed, context).map(index => numbers[index]);

  test('it draws among the tied, by number, for the place that they share', () => {
    const standing = standingText(LIST, settings);
    const { classes } = makePlacement(eventOf(standing), 'final');
    const numbers = classes.map(([player]) => String(standing.wallList.players[player as number]?.no));
    expect(numbers).toEqual(order('final/place-1', ['1', '2', '3', '4', '5']));
  });

  test('it draws anew for every round that is paired', () => {
    const classesFor = (throughRound: number) => {
      const standing = standingText(LIST, { ...settings, pairingTiebreaks: ['Lottery'], throughRound });
      return named(standing, makePlacement(eventOf(standing), 'pairing').classes);
    };
    const names: Readonly<Record<string, string>> = { 1: 'Ann', 2: 'Bo', 3: 'Cy', 4: 'Di', 5: 'Ed' };
    const expected = (context: string) =>
      order(context, ['1', '2', '3', '4', '5'])
        .map(no => names[no as string])
        .join(' | ');
    expect(classesFor(0)).toBe(expected('round-1'));
    expect(classesFor(2)).toBe(expected('round-3'));
    expect(classesFor(0)).not.toBe(classesFor(2));
  });
});
