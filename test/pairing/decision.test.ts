import { describe, expect, test } from 'vitest';
import { decision, missingDecision } from '../../src/pairing/nextRound';
import type { Settings } from '../../src/tournament/settings';
import { eventOf } from '../eventOf';
import { standingText, stopText } from './pairingText';

const KNOCK_OUT = { system: 'Knock-out', seed: 'a' } as const;

const event = (text: string, given: Partial<Settings> = KNOCK_OUT) => eventOf(standingText(text, given));

describe('where all rounds are paired', () => {
  const codes = (text: string, given: Partial<Settings> = KNOCK_OUT) => [
    decision(event(text, given)).map(({ code }) => code),
    missingDecision(event(text, given)).map(({ code }) => code),
  ];
  test('it is said who has won; what is missing for that is to be done', () => {
    expect(codes('Name | R1\nAnn | 2+\nBo | 1-')).toEqual([['knockoutOver'], []]);
    expect(codes('Name | R1\nAnn | 2=\nBo | 1=')).toEqual([['knockoutDraw'], ['knockoutDraw']]);
    expect(codes('Name | R1\nAnn | 2+\nBo | 1-', { system: 'Swiss' })).toEqual([[], []]);
    const diagonal = { system: 'Diagonal' } as const;
    const beaten = 'Name | R1 | R2 | R3\nAnn | 2+ 2+ | 2+ 2+ | 2+ 2+\nBo | 1- 1- | 1- 1- | 1- 1-';
    expect(codes(beaten, diagonal)).toEqual([['diagonalWon'], []]);
  });

  test('a knock-out behind the last round is not decided', () => {
    const list = 'Name | Group | R1\nAnn | A | 2+\nBo | A | 1-\nCy | B | 4+\nDi | B | 3-';
    const groups = { system: 'Groups + knock-out', qualifiers: 1 } as const;
    const [problem] = decision(event(list, groups));
    expect(problem).toMatchObject({ code: 'nobodyHasWon' });
    expect(stopText(list, groups)).toEqual([problem]);
    expect(
      decision(event(list.replaceAll(' R1', ' R1 | R2').replaceAll(/([+-])$/gm, '$1 | .'), groups)),
    ).toEqual([]);
  });
});
