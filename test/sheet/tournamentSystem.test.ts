import { describe, expect, test } from 'vitest';
import { presetSettings } from '../../src/tournament/presets';
import { parseRank } from '../../src/tournament/rank';
import { systemRows, systemSheet } from '../../src/sheet/tournamentSystem';
import { makeText } from '../../src/sheet/wording';
import { LANGUAGES } from '../../src/tournament/settings';

const mcMahon = {
  ...presetSettings('EGF', 'McMahon'),
  upperBar: parseRank('4d'),
  lowerBar: parseRank('20k'),
};
const announcement = { name: 'Cup', settings: mcMahon, rounds: 5, seedHash: 'ab12' };
const value = (label: string, settings = mcMahon) =>
  new Map(systemRows({ ...announcement, settings }, makeText('en'))).get(label);

describe('what is announced before the start (R10.1)', () => {
  test.each([
    ['System', 'McMahon'],
    ['Rounds', '5'],
    ['Upper bar', '4d'],
    ['Lower bar', '20k'],
    ['Supergroup', 'no'],
    ['Handicap', 'none'],
    ['Komi', '6½'],
    ['Final standings: score, then', 'DIRECTCOMPARISON, SOS2 (EGF), then equal'],
    ['Pairing: score, then', 'SOS, Rating, Lottery'],
    ['SHA-256 of the lottery seed', 'ab12'],
  ])('%s: %s', (label, expected) => expect(value(label)).toBe(expected));

  test('handicaps with their details', () => {
    const settings = { ...mcMahon, handicap: 'EGF' as const, handicapFrom: parseRank('15k') };
    expect(value('Handicap', settings)).toBe(
      'EGF, Handicap reduction 2, Handicap limit 9, Handicap from 15k',
    );
  });

  test('the flavour stands with the tiebreaks whose numbers differ by it', () => {
    const settings = presetSettings('WMSG 2008', 'Swiss');
    expect(value('Final standings: score, then', settings)).toBe('SOS, SOSK (WMSG), then equal');
    expect(value('Upper bar', settings)).toBeUndefined();
  });

  test('absences', () => {
    expect(value('Agreed absences', { ...mcMahon, absence: '0-' })).toBe('No point.');
    expect(value('Agreed absences')).toContain('Half a point');
  });

  test('every sheet says that the EGF has not approved the program (R10.2)', () => {
    for (const language of LANGUAGES) {
      const cells = systemSheet(announcement, makeText(language)).map(([label]) => label);
      expect(cells.some(cell => cell.includes('EGF') && cell.includes('Wallist'))).toBe(true);
    }
  });
});
