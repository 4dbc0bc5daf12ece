import { describe, expect, test } from 'vitest';
import { tiebreakWarnings, warningsOf } from '../../src/standings/placement/tiebreakWarnings';
import { presetSettings } from '../../src/tournament/presets';
import type { Preset } from '../../src/tournament/settings';
import type { System } from '../../src/tournament/systems';
import type { Tiebreak } from '../../src/tournament/tiebreaks';
import { workedCase } from '../rules/cases';

/** The EGF's names; "Global" stands for any tiebreak of another kind across the groups. */
const NAMES: Readonly<Record<string, Tiebreak>> = {
  'Number of Board Wins': 'BOARDWINS',
  'Direct Comparison': 'DIRECTCOMPARISON',
  'SOS-2': 'SOS2',
  'SOS-1': 'SOS1',
  SOS: 'SOS',
  Rating: 'Rating',
  'Previous Order': 'Previous order',
  Lottery: 'Lottery',
  SODOS: 'SODOS',
  SOSOS: 'SOSOS',
  Global: 'CUSS',
};
const SYSTEMS: Readonly<Record<string, System>> = {
  mcmahon: 'McMahon',
  swiss: 'Swiss',
  roundrobin: 'Round robin',
  'groups+ko': 'Groups + knock-out',
};

test('tb-warn', () => {
  type Input = readonly {
    readonly system: string;
    readonly team: boolean;
    readonly list: readonly string[];
  }[];
  const { input, expected } = workedCase<Input, readonly (readonly string[])[]>('tb-warn');
  const ours = input.map(({ system, team, list }) =>
    warningsOf(
      list.map(name => NAMES[name] as Tiebreak),
      SYSTEMS[system] as System,
      team,
    ),
  );
  expect(ours).toEqual(expected);
});

describe('each warning', () => {
  const warn = (list: readonly Tiebreak[], system: System = 'McMahon', team = false) =>
    warningsOf(list, system, team).join(' ');
  test('W1, two of the SOS family', () => expect(warn(['SOS2', 'SOS1', 'SOS'])).toBe('W1'));
  test('W2, another order', () => expect(warn(['SOS2', 'DIRECTCOMPARISON'])).toBe('W2'));
  test('W3, board wins without teams, or not first', () => {
    expect(warn(['BOARDWINS'])).toBe('W3');
    expect(warn(['BOARDWINS'], 'Swiss', true)).toBe('');
    expect(warn(['DIRECTCOMPARISON', 'BOARDWINS'], 'Swiss', true)).toBe('W2 W3');
  });
  test('W4, an SOS where everybody meets', () => {
    expect(warn(['SOS1'], 'Round robin')).toBe('W4');
    expect(warn(['SOS1'], 'Score pairing')).toBe('');
    expect(warn(['SOS1'], 'Swiss by categories')).toBe('');
  });
  test('W5, something behind the lottery', () => expect(warn(['Lottery', 'CUSS'])).toBe('W5 W6'));
  test('W6, what the EGF does not list', () => expect(warn(['SODOS'])).toBe('W6'));
  test('W6 spares a tiebreak across groups, but only behind those of the groups', () => {
    expect(warn(['DIRECTCOMPARISON', 'CUSS', 'Lottery'], 'Groups + knock-out')).toBe('');
    expect(warn(['CUSS', 'DIRECTCOMPARISON'], 'Groups + knock-out')).toBe('W6');
  });
});

describe('the lists of the settings', () => {
  const warningsFor = (preset: Preset) => tiebreakWarnings(presetSettings(preset, 'McMahon'), false);

  test('the EGF has nothing against its own', () => expect(warningsFor('EGF')).toEqual([]));

  test('each list is judged for itself', () => {
    const settings = { ...presetSettings('EGF', 'Swiss'), pairingTiebreaks: ['SOSOS'] } as const;
    expect(tiebreakWarnings(settings, false)).toEqual([
      {
        code: 'tiebreakW6',
        severity: 'warning',
        place: { kind: 'setting', name: 'Pairing tiebreaks' },
        values: {},
      },
    ]);
  });

  test('those of the AGA get notes only', () => {
    const problems = warningsFor('AGA');
    expect(problems.map(({ code }) => code)).toContain('tiebreakW6');
    expect(problems.every(({ severity }) => severity === 'note')).toBe(true);
  });

  test.each(['OpenGotha', 'AGA', 'WMSG 2008'] as const)('%s: a preset’s own get notes (R10.4)', preset => {
    expect(new Set(warningsFor(preset).map(({ severity }) => severity))).toEqual(new Set(['note']));
  });

  test('another list beside the preset’s gets a warning', () => {
    const settings = { ...presetSettings('OpenGotha', 'McMahon'), tiebreaks: ['SODOS'] } as const;
    expect(tiebreakWarnings(settings, false).map(({ code, severity }) => `${code} ${severity}`)).toEqual([
      'tiebreakW6 warning',
      'tiebreakW6 note',
    ]);
  });

  test('a team event whose list lacks board wins gets a note, a knock-out of equal losers none', () => {
    const told = (system: System, tiebreaks?: readonly Tiebreak[]) => {
      const preset = presetSettings('EGF', system, true);
      const settings = { ...preset, tiebreaks: tiebreaks ?? preset.tiebreaks };
      return tiebreakWarnings(settings, true).map(({ code, severity }) => `${code} ${severity}`);
    };
    expect(told('Swiss')).toEqual([]);
    expect(told('Knock-out')).toEqual([]);
    expect(told('Swiss', ['SOS2'])).toEqual(['boardWinsMissing note']);
    expect(told('Swiss', ['BOARDWINS', 'SOS2'])).toEqual([]);
  });

  test('a stage in which everybody meets has something against an SOS that was typed for all', () => {
    const settings = {
      ...presetSettings('EGF', 'Swiss'),
      stages: [
        { from: 1, to: 3, system: 'Swiss' },
        { from: 4, to: 6, system: 'Round robin' },
      ],
    } as const;
    const codes = (tiebreaks: readonly Tiebreak[]) =>
      tiebreakWarnings({ ...settings, tiebreaks }, false).map(({ code }) => code);
    expect(codes(['SOS'])).toEqual(['tiebreakW4']);
    expect(codes(settings.tiebreaks)).toEqual([]);
  });
});
