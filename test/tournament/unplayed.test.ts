import { describe, expect, test } from 'vitest';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import { SYSTEM_NAMES, type System, isPairedByScores, SYSTEMS } from '../../src/tournament/systems';
import { absenceWorth, byeWorth, countedFree, worthOfAbsence } from '../../src/tournament/unplayed';
import { isBye, type Entry, type Free } from '../../src/tournament/game';
import { wallListText } from '../wallListText';

const settings = (system: System, typed: Partial<Settings>): Settings => ({
  ...presetSettings('EGF', system),
  ...typed,
});

const hasHalves = (system: System): boolean => SYSTEMS[system].halfForAbsence;

/** What a cell counts, `score wins` in half points. */
function counted(cell: string, system: System, typed: Partial<Settings> = {}): string {
  const entry = wallListText(`Name | R1\nAnn | ${cell}`).entries[0]?.[0]?.[0] as Free;
  const { score, wins } = countedFree(entry, settings(system, typed));
  return `${score} ${wins}`;
}

describe('a round without a game counts (R1.1)', () => {
  test.each([
    ['0+', {}, '2 2', '2 2'],
    ['bye=', {}, '1 1', '1 1'],
    ['bye-', {}, '0 0', '0 0'],
    ['0=', {}, '1 1', '1 1'],
    ['0-', {}, '0 0', '0 0'],
    // The bye of the tournament is the one with its value, however it is typed.
    ['0+', { byeValue: 1 }, '1 1', '1 1'],
    ['0+', { byeValue: 1, byeWins: 2 }, '1 2', '2 2'],
    ['bye=', { byeValue: 1, byeWins: 2 }, '1 2', '2 2'],
    ['bye-', { byeValue: 1, byeWins: 2 }, '0 0', '0 0'],
    ['bye=', { byeValue: 2, byeWins: 0 }, '1 1', '1 1'],
    ['0+', { byeValue: 2, byeWins: 0 }, '2 0', '0 0'],
    ['0=', { absencesInWins: 'ignore' }, '1 0', '0 0'],
    ['0=', { absenceValue: 2 }, '2 2', '2 2'],
    ['0=', { absenceWins: 2 }, '1 2', '2 2'],
    ['0=', { absenceWins: 0, absencesInWins: 'count' }, '1 0', '0 0'],
    ['0=', { absenceWins: 1, absencesInWins: 'ignore' }, '1 1', '1 1'],
    ['0-', { absenceValue: 2, absenceWins: 2 }, '0 0', '0 0'],
  ] as const)('%s with %j: %s in a McMahon, %s in a Swiss', (cell, typed, mcmahon, swiss) => {
    expect(counted(cell, 'McMahon', typed)).toBe(mcmahon);
    expect(counted(cell, 'Swiss', typed)).toBe(swiss);
    expect(counted(cell, 'Swiss by categories', typed)).toBe(swiss);
  });

  test.each(SYSTEM_NAMES.filter(system => !hasHalves(system)))(
    'in %s a bye what its cell says, and an absence nothing (A20)',
    system => {
      const cells = ['0+', 'bye=', 'bye-', '0=', '0-'].map(cell => counted(cell, system, { byeValue: 1 }));
      expect(cells).toEqual(['2 2', '1 1', '0 0', '0 0', '0 0']);
    },
  );
});

test('systems by scores, with and without score pairing', () => {
  expect(SYSTEM_NAMES.filter(hasHalves)).toEqual(['McMahon', 'Swiss', 'Swiss by categories']);
  expect(SYSTEM_NAMES.filter(isPairedByScores)).toEqual([
    'McMahon',
    'Swiss',
    'Swiss by categories',
    'Score pairing',
  ]);
});

describe('what is written', () => {
  test.each([
    [2, 'win'],
    [1, 'half'],
    [0, 'nothing'],
    [3, 'win'],
  ] as const)('for a bye that counts %i half points: %s', (byeValue, worth) => {
    expect(byeWorth(settings('McMahon', { byeValue }))).toBe(worth);
  });

  test('in a Swiss for its wins, elsewhere a whole point', () => {
    expect(byeWorth(settings('Swiss', { byeValue: 2, byeWins: 1 }))).toBe('half');
    expect(byeWorth(settings('Round robin', { byeValue: 1 }))).toBe('win');
  });

  test('for an absence: the setting', () => {
    expect(absenceWorth(settings('McMahon', { absence: '0=' }))).toBe('half');
    expect(absenceWorth(settings('McMahon', { absence: '0-' }))).toBe('nothing');
  });

  test('of these only the byes are byes', () => {
    const { entries } = wallListText('Name | R1 | R2 | R3\nAnn | 0+ | bye- | 0=');
    expect(entries[0]?.map(([entry]) => entry && isBye(entry))).toEqual([true, true, false]);
  });
});

describe('how many absences are agreed (Agreed absences, No agreed absences in)', () => {
  const CUP = presetSettings('EGF', 'McMahon');
  const agreed: Free = { kind: 'free', as: 'absence', worth: 'half' };
  const missed: Free = { kind: 'free', as: 'absence', worth: 'nothing' };
  const bye: Free = { kind: 'free', as: 'bye', worth: 'half' };
  const won = wallListText('Name | R1\nAnn | 2+\nBen | 1-').entries[0]?.[0]?.[0] as Entry;

  test.each([
    // Settings, round, rounds before it, absences written with it, what is written.
    ['without a limit', { absence: '0=' }, 3, [[agreed], [agreed]], [], 'half'],
    ['where none is agreed', { absence: '0-' }, 1, [], [], 'nothing'],
    ['the first of one', { absence: '0=', agreedAbsences: 1 }, 1, [], [], 'half'],
    ['the second of one', { absence: '0=', agreedAbsences: 1 }, 2, [[agreed]], [], 'nothing'],
    ['the second of two', { absence: '0=', agreedAbsences: 2 }, 2, [[agreed]], [], 'half'],
    ['none at all', { absence: '0=', agreedAbsences: 0 }, 1, [], [], 'nothing'],
    ['after others', { absence: '0=', agreedAbsences: 1 }, 4, [[missed], [bye], [won]], [], 'half'],
    ['before a later one', { absence: '0=', agreedAbsences: 1 }, 1, [[], [agreed]], [], 'half'],
    ['in a round without', { absence: '0=', noAbsencesIn: [2] }, 2, [[]], [], 'nothing'],
    ['in another round', { absence: '0=', noAbsencesIn: [2] }, 1, [], [], 'half'],
    ['a team', { absence: '0=', agreedAbsences: 0, teams: true }, 1, [], [], 'half'],
    ['with one before it', { absence: '0=', agreedAbsences: 1 }, 2, [[]], [[0, 1, 'half']], 'nothing'],
    ['with one after it', { absence: '0=', agreedAbsences: 1 }, 2, [[]], [[0, 2, 'half']], 'half'],
    ['with one of somebody else', { absence: '0=', agreedAbsences: 1 }, 2, [[]], [[1, 1, 'half']], 'half'],
    ['with one for nothing', { absence: '0=', agreedAbsences: 1 }, 2, [[]], [[0, 1, 'nothing']], 'half'],
  ] as const)('%s', (_what, typed, round, before, late, worth) => {
    const settings: Settings = { ...CUP, ...typed };
    const absences = late.map(([player, of, worthOf]) => ({ player, round: of, worth: worthOf }));
    const entries: readonly (readonly (readonly Entry[])[])[] = [before, []];
    expect(worthOfAbsence({ entries }, settings, { player: 0, round }, absences)).toBe(worth);
  });

  test('nobody of the list', () => {
    const settings: Settings = { ...CUP, absence: '0=', agreedAbsences: 1 };
    expect(worthOfAbsence({ entries: [] }, settings, { player: 3, round: 2 })).toBe('half');
  });
});
