import { describe, expect, test } from 'vitest';
import { makeStartsAboveBar } from '../../src/pairing/geography';
import { parseRank } from '../../src/tournament/rank';
import type { Settings } from '../../src/tournament/settings';
import { pairsOf, pairText, remarksOn, standingText } from './pairingText';

/** Slip by rating wants Ann–Cy and Bo–Di, who are club mates. */
const four = (rank: string, homes: readonly string[]): string =>
  [
    'Name | Rank | Rating | Start | Country | Club | R1',
    ...['Ann', 'Bo', 'Cy', 'Di'].map((name, i) => `${name} | ${rank} | ${2000 - i} | 30 | ${homes[i]} | .`),
  ].join('\n');
const clubs = ['DE | Kiel', 'FR | Lyon', 'DE | Kiel', 'FR | Lyon'];
const countries = ['DE | .', 'FR | .', 'DE | .', 'FR | .'];

const settings: Partial<Settings> = {
  system: 'McMahon',
  upperBar: parseRank('3d'),
  pairingTiebreaks: ['Rating'],
  earlyRounds: 0,
};
const paired = (list: string, given: Partial<Settings> = {}): string =>
  pairsOf(list, pairText(list, { ...settings, ...given }));

describe('club and country (R4.6)', () => {
  test('below the bar club mates do not meet', () => {
    expect(paired(four('1d', clubs))).not.toContain('Ann Cy');
    expect(paired(four('1d', clubs))).not.toContain('Bo Di');
  });

  test('nor do players of one country', () => {
    expect(paired(four('1d', countries))).not.toContain('Ann Cy');
  });

  test('above the bar nobody asks where a player comes from', () => {
    expect(paired(four('3d', clubs))).toBe('Ann Cy, Bo Di');
    expect(paired(four('6d', countries))).toBe('Ann Cy, Bo Di');
  });

  test('one player above the bar is enough', () => {
    const list = four('1d', clubs).replace('Ann | 1d', 'Ann | 4d').replace('Di | 1d', 'Di | 4d');
    expect(paired(list)).toBe('Ann Cy, Bo Di');
  });

  test('the settings can switch it off', () => {
    expect(paired(four('1d', clubs), { geography: 'never' })).toBe('Ann Cy, Bo Di');
  });

  test('it never makes a score difference', () => {
    const list = `
      Name | Rank | Start | Club | R1
      Ann  | 1d   | 30    | Kiel | .
      Bo   | 1d   | 30    | Kiel | .
      Cy   | 1k   | 29    | Lyon | .
      Di   | 1k   | 29    | Lyon | .`;
    const round = pairText(list, settings);
    expect(pairsOf(list, round)).toBe('Ann Bo, Cy Di');
    expect(remarksOn(list, round, 'Ann')).toEqual(['sameClub']);
  });

  test('the same club name in another country is another club', () => {
    const list = four('1d', ['DE | Go', 'FR | Go', 'FR | Go', 'DE | Go']);
    expect(paired(list)).toBe('Ann Cy, Bo Di');
  });

  test('case and accents as typed by different hands', () => {
    const list = four('1d', ['de | kiel', 'FR | Orléans', 'DE | Kiel', 'FR | ORLÉANS']);
    expect(remarksOn(list, pairText(list, { ...settings, geography: 'never' }), 'Ann')).toEqual(['sameClub']);
    expect(remarksOn(list, pairText(list, { ...settings, geography: 'never' }), 'Bo')).toEqual(['sameClub']);
  });

  test('same country is worth a remark only where not all are of one country', () => {
    const list = four('3d', ['DE | .', 'DE | .', 'DE | .', 'DE | .']);
    expect(remarksOn(list, pairText(list, settings), 'Ann')).toEqual([]);
    expect(remarksOn(four('3d', countries), pairText(four('3d', countries), settings), 'Ann')).toEqual([
      'sameCountry',
    ]);
  });

  test('who starts above the bar: by rank, by rating for a professional, in the supergroup', () => {
    const list = `
      Name | Rank | Rating | Supergroup | R1
      Ann  | 3d   | .      | .          | .
      Bo   | 2d   | .      | .          | .
      Cy   | 1p   | 2720   | .          | .
      Di   | 1d   | .      | x          | .`;
    const above = (given: Partial<Settings>): readonly boolean[] =>
      [0, 1, 2, 3].map(makeStartsAboveBar(standingText(list, { ...settings, ...given })));
    expect(above({ supergroup: true })).toEqual([true, false, true, true]);
    expect(above({})).toEqual([true, false, true, false]);
    expect(above({ upperBar: undefined })).toEqual([false, false, false, false]);
  });

  test('without ranks the starting score tells who does', () => {
    const list = 'Name | Start | R1\n Ann | 8 | .\n Bo | 8 | .\n Cy | 7 | .';
    expect([0, 1, 2].map(makeStartsAboveBar(standingText(list, settings)))).toEqual([true, true, false]);
  });
});
