import { describe, expect, test } from 'vitest';
import { colourKind, colours } from '../../src/pairing/criteria/colourBalance';
import type { Settings } from '../../src/tournament/settings';
import { fieldText, positionsOf } from './pairingText';

/** The units of a game between two, by name. */
function unitsOf(list: string, one: string, other: string, given: Partial<Settings> = {}): number {
  const field = fieldText(list, given);
  const at = positionsOf(field, `${one} ${other}`);
  return colours(field)(Math.min(...at), Math.max(...at));
}

describe('what the colours of a game are worth (R4.5)', () => {
  // Ann and Bo have had Black twice, Cy and Di White twice; none of the four has met another.
  const list = `
    Name | Rank | R1   | R2   | R3
    Ann  | 1d   | 5+/b | 6+/b | .
    Bo   | 1d   | 6+/b | 5+/b | .
    Cy   | 1d   | 7+/w | 8+/w | .
    Di   | 5k   | 8+/w | 7+/w | .
    Ed   | 1d   | 1-/w | 2-/w | .
    Flo  | 1d   | 2-/w | 1-/w | .
    Gus  | 1d   | 3-/b | 4-/b | .
    Hal  | 1d   | 4-/b | 3-/b | .`;

  test('who has had too many Blacks and who has had too many Whites suit each other', () => {
    expect(unitsOf(list, 'Ann', 'Cy')).toBe(0);
    expect(unitsOf(list, 'Ed', 'Gus')).toBe(0);
  });

  test('of two alike one has a third in a row: 4 for the balance and 1 for the row', () => {
    expect(unitsOf(list, 'Ann', 'Bo')).toBe(5);
    expect(unitsOf(list, 'Cy', 'Di')).toBe(5);
  });

  test('a handicap game has no choice, an even one of a handicap event has', () => {
    const byRank = { system: 'McMahon', handicap: 'rank' } as const;
    expect(unitsOf(list, 'Cy', 'Di', byRank)).toBe(0);
    expect(unitsOf(list, 'Ann', 'Bo', byRank)).toBe(5);
  });

  test('where only the lot can tell, the dearer of both ways counts', () => {
    // Of Ann and Bo one has had Black in the last two games, the other in the last one; Black again is a third one for Ann.
    const even = `
      Name | R1   | R2   | R3   | R4   | R5
      Ann  | 3-/w | 4-/w | 5+/b | 6+/b | .
      Bo   | 4-/w | 0=   | 6+/b | 0=   | .
      Cy   | 1+/b | 0=   | 0=   | 0=   | .
      Di   | 2+/b | 1+/b | 0=   | 0=   | .
      Ed   | 0=   | 0=   | 1-/w | 0=   | .
      Flo  | 0=   | 0=   | 2-/w | 1-/w | .`;
    expect(unitsOf(even, 'Ann', 'Bo')).toBe(1);
  });

  test('who has had more Blacks takes White, whoever of the two is named first', () => {
    // Ann has had Black twice, Kim and Zoe have had both colours.
    const one = `
      Name | R1   | R2   | R3
      Kim  | 4+/w | 5+/b | .
      Ann  | 5+/b | 4+/b | .
      Zoe  | 0=   | 0=   | .
      Di   | 1-/b | 2-/w | .
      Ed   | 2-/w | 1-/w | .`;
    expect(unitsOf(one, 'Kim', 'Ann')).toBe(0);
    expect(unitsOf(one, 'Ann', 'Zoe')).toBe(0);
  });

  test('who have met change colours, though one has a third in a row by it', () => {
    // Ann has had White against Kim, and Black since; without that game Ann, who has had more Blacks, would take White.
    const met = `
      Name | R1   | R2   | R3   | R4
      Ann  | 2+/w | 3+/b | 4+/b | .
      Kim  | 1-/b | 4+/w | 0=   | .
      Di   | 4-/b | 1-/w | 0=   | .
      Ed   | 3+/w | 2-/b | 1-/w | .`;
    expect(unitsOf(met, 'Ann', 'Kim')).toBe(2);
    expect(unitsOf(met.replace('2+/w', '0=  ').replace('1-/b', '0=  '), 'Ann', 'Kim')).toBe(0);
  });

  test('who has had more of a colour, or as many of both', () => {
    const field = fieldText(list);
    const kinds = field.players.map((player, i) => [player, colourKind(field)[i]]);
    expect(Object.fromEntries(kinds)).toEqual({ 0: 2, 1: 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 2, 7: 2 });
    expect([...colourKind(fieldText('Name | R1 \n Ann | .\n Bo | .'))]).toEqual([1, 1]);
  });
});
