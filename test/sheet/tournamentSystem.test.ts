import { describe, expect, test } from 'vitest';
import { presetSettings } from '../../src/tournament/presets';
import { parseRank } from '../../src/tournament/rank';
import { systemRows, systemSheet } from '../../src/sheet/announcement/tournamentSystem';
import { makeText } from '../../src/sheet/wording';
import { LANGUAGES } from '../../src/tournament/languages';
import type { Settings } from '../../src/tournament/settings';
import { SYSTEM_NAMES } from '../../src/tournament/systems';

const mcMahon = {
  ...presetSettings('EGF', 'McMahon'),
  upperBar: parseRank('4d'),
  lowerBar: parseRank('20k'),
};
const announcement = { name: 'Cup', settings: mcMahon, rounds: 5, seedHash: 'ab12' };
const value = (label: string, settings: Settings = mcMahon) =>
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
    ['Check code of the lots (SHA-256 of their seed)', 'ab12'],
  ])('%s: %s', (label, expected) => expect(value(label)).toBe(expected));

  test('the event as far as it is set', () => {
    const settings: Settings = {
      ...mcMahon,
      eventPlace: 'Plzeň',
      timeLimits: { basicMinutes: 60, overtime: { kind: 'byo-yomi', seconds: 30 } },
      lateness: 30,
      timetable: [{ round: 1, day: '2026-07-06', time: '10:00' }],
    };
    expect(systemRows({ ...announcement, settings }, makeText('en')).slice(1, 5)).toEqual([
      ['Event place', 'Plzeň'],
      ['Event time', '60 min + 30 s byo-yomi'],
      ['Lateness', '30'],
      ['Timetable', 'R1 2026-07-06 10:00'],
    ]);
    expect(value('Event place')).toBeUndefined();
  });

  test('handicaps with their details', () => {
    const settings = { ...mcMahon, handicap: 'rank' as const, handicapFrom: parseRank('15k') };
    expect(value('Handicap', settings)).toBe(
      'rank, Handicap reduction 2, Handicap limit 9, Handicap from 15k',
    );
    // The EGF's rule has numbers of its own, whatever is typed.
    expect(value('Handicap', { ...settings, handicap: 'EGF' })).toBe('EGF');
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

  test.each(SYSTEM_NAMES)('%s: every line has a label of its own and says something', system => {
    const settings = presetSettings('EGF', system);
    const rows = systemRows({ ...announcement, settings }, makeText('en'));
    const labels = rows.map(([label]) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(rows.filter(([label, said]) => label === '' || said === '')).toEqual([]);
  });

  test.each([
    ['Swiss', 'Repeated games', /only if no other pairing/],
    ['Swiss', 'Byes', /worth a win/],
    ['Score pairing', 'Repeated games', /^Nobody meets the same opponent twice/],
    ['Score pairing', 'Score', '2 points for a win.'],
    ['Knock-out', 'Pairs', /^By lot before every round/],
    ['Knock-out', 'Tied games (jigo)', 'Played again with the remaining times until somebody wins.'],
    ['Knock-out', 'Final standings: score, then', 'equal players share the place'],
    ['Round robin', 'Byes', /no game and no point/],
    ['Round robin', 'Rounding', undefined],
    ['Diagonal', 'Rounds', 'until one player is left'],
    ['Diagonal', 'Who goes out', /four lost games/],
    ['Diagonal', 'Handicap', undefined],
    ['Groups + knock-out', 'Pairs (in the groups)', /in the group/],
    ['Groups + knock-out', 'Pairs (Knock-out)', /players of one group meet as late as possible/],
    ['Groups + knock-out', 'Qualifiers (Knock-out)', '2'],
  ] as const)('%s: %s', (system, label, said) => {
    const found = value(label, { ...presetSettings('EGF', system) });
    if (typeof said === 'object') expect(found).toMatch(said);
    else expect(found).toBe(said);
  });

  test('a bracket, one game with each opponent, other numbers', () => {
    const bracket = { ...presetSettings('EGF', 'Knock-out'), knockoutDraw: 'seeded' as const };
    expect(value('Pairs', bracket)).toMatch(/^By a bracket/);
    const diagonal = { ...presetSettings('EGF', 'Diagonal'), gamesPerOpponent: 1 };
    expect(value('Who goes out', diagonal)).toBe('Whoever has two losses. A lost game is a loss.');
    expect(value('Tied games (jigo)', diagonal)).toBe('Half a loss for both players.');
  });

  test('stages, each with its own rules', () => {
    const stages = [
      { from: 1, to: 5, system: 'Swiss' as const },
      { from: 6, to: 8, system: 'Knock-out' as const },
    ];
    const settings = { ...presetSettings('EGF', 'Swiss'), stages };
    expect(value('Stages', settings)).toBe('R1-R5 Swiss; R6-R8 Knock-out');
    expect(value('Agreed absences (R1–R5)', settings)).toContain('Half a point');
    expect(value('Who goes out (R6–R8)', settings)).toMatch(/^Whoever loses/);
  });

  test('every sheet says that the EGF has not approved the program (R10.2)', () => {
    for (const language of LANGUAGES) {
      const cells = systemSheet(announcement, makeText(language)).map(([label]) => label);
      expect(cells.some(cell => cell.includes('EGF') && cell.includes('Wallist'))).toBe(true);
    }
  });
});

test('that others play on is announced where a stage follows that they did not reach', () => {
  const others = (...stages: Settings['stages']): string | undefined =>
    value('Others', { ...mcMahon, stages, notQualified: 'play on' });
  const swiss = { from: 1, to: 5, system: 'Swiss' } as const;
  expect(others(swiss)).toBeUndefined();
  expect(others(swiss, { from: 6, to: 7, system: 'Knock-out' })).toBe('play on');
});
