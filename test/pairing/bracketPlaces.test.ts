import { describe, expect, test } from 'vitest';
import { slotsBefore, unitsOf } from '../../src/pairing/knockout/bracket';
import { bracketSize, knockoutRounds } from '../../src/standings/knockout/knockoutRounds';
import { wallListText } from '../wallListText';

describe('the places of a bracket', () => {
  test('are as many as a power of two', () => {
    expect([0, 1, 2, 3, 4, 5, 8, 9].map(bracketSize)).toEqual([1, 1, 2, 4, 4, 8, 8, 16]);
    expect([1, 2, 5].map(players => knockoutRounds(players))).toEqual([0, 1, 3]);
  });

  /** Round 1 of six with two byes: the pairs rank in the order of the list. */
  const SIX = `
    Name | R1 | R2 | R3
    Ann  | 0+ | 3+ | .
    Bo   | 0+ | 5- | .
    Cy   | 4+ | 1- | .
    Di   | 3- | .  | .
    Ed   | 6+ | 2+ | .
    Flo  | 5- | 0= | .`;

  test('are those of the pairs of round 1, then the smaller of two that meet', () => {
    const list = wallListText(SIX);
    const rankOf = (unit: readonly number[]): number => Math.min(...unit);
    const slots = (round: number, of = list) => {
      const { size, slot } = slotsBefore(of, 1, round, rankOf);
      return `${size}: ${[...slot].map(([player, place]) => `${of.players[player]!.name} ${place}`).join(', ')}`;
    };
    expect(slots(2)).toBe('4: Ann 1, Bo 2, Cy 3, Ed 4');
    expect(slots(3)).toBe('2: Ann 1, Ed 2');
    // Against the bracket: Ann (1) and Bo (2) play each other, and Cy (3) and Ed (4).
    const against = wallListText(
      SIX.replace('0+ | 3+', '0+ | 2+')
        .replace('0+ | 5-', '0+ | 1-')
        .replace('4+ | 1-', '4+ | 5-')
        .replace('6+ | 2+', '6+ | 3+'),
    );
    expect(slots(3, against)).toBe('2: Ann 1, Ed 2');
    expect(unitsOf(list, 1).map(unit => unit.join())).toEqual(['0', '1', '2,3', '4,5']);
    expect(unitsOf(list, 2).map(unit => unit.join())).toEqual(['0,2', '1,4']);
    const alive = (player: number): boolean => player < 3;
    expect(unitsOf(list, 2, alive).map(unit => unit.join())).toEqual(['0,2', '1']);
    expect(unitsOf(list, 9)).toEqual([]);
  });
});

describe('pairs that somebody typed against the bracket', () => {
  /** Eight with a bye in round 1: each name says the place. In round 2 pairs 4–6 and 5–8 both want place 4. */
  const EIGHT = `
    Name | R1 | R2
    P5   | 0+ | 2+
    P8   | 0+ | 1-
    P4   | 0+ | 4+
    P6   | 0+ | 3-
    P1   | 0+ | 6+
    P3   | 0+ | 5-
    P2   | 0+ | 8+
    P7   | 0+ | 7-`;
  const slots = (text: string, round: number): string => {
    const list = wallListText(text);
    const rankOf = (unit: readonly number[]): number =>
      Math.min(...unit.map(player => Number(list.players[player]!.name.slice(1))));
    const { size, slot } = slotsBefore(list, 1, round, rankOf);
    const places = [...slot].sort(([, a], [, b]) => a - b);
    return `${size}: ${places.map(([player, place]) => `${list.players[player]!.name} ${place}`).join(', ')}`;
  };

  test('the better place keeps its own, the other pair has the next that is free', () => {
    expect(slots(EIGHT, 2)).toBe('8: P1 1, P2 2, P3 3, P4 4, P5 5, P6 6, P7 7, P8 8');
    expect(slots(EIGHT, 3)).toBe('4: P1 1, P2 2, P5 3, P4 4');
  });

  test('a pair that sends nobody on takes no place', () => {
    expect(slots(EIGHT.replace('| 4+', '| 4-'), 3)).toBe('4: P1 1, P2 2, P5 4');
  });

  test('more players than places make the bracket larger', () => {
    expect(slots(EIGHT.replaceAll(/\d[+-]$/gm, '0+'), 3)).toBe(
      '8: P1 1, P2 2, P3 3, P4 4, P5 5, P6 6, P7 7, P8 8',
    );
  });

  test('two whose game is open or drawn share their place', () => {
    expect(slots(EIGHT.replace('| 6+', '| 6?').replace('| 5-', '| 5?'), 3)).toBe(
      '4: P1 1, P3 1, P2 2, P5 3, P4 4',
    );
    expect(slots(EIGHT.replace('| 6+', '| 6=').replace('| 5-', '| 5='), 3)).toBe(
      '4: P1 1, P3 1, P2 2, P5 3, P4 4',
    );
  });

  test('a game that one of two cells has, or that stands behind something else, is a pair', () => {
    const units = (text: string) => unitsOf(wallListText(text), 1).map(unit => unit.join());
    expect(units('Name | R1\nAnn | .\nBo | 1+')).toEqual(['1,0']);
    expect(units('Name | R1\nAnn | 0= 2+\nBo | 1-')).toEqual(['0,1']);
  });
});
