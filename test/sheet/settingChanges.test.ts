import {
  getSetting,
  SETTING_KEYS,
  SETTING_NAMES,
  SETTINGS,
  type Settings,
  type SettingKey,
} from '../../src/tournament/settings';
import { GRADES, REASONS } from '../../src/tournament/setting/change';
import { describe, expect, test } from 'vitest';
import { changedSettings } from '../../src/sheet/settings/changedSettings';
import { makeConfirmed, readConfirmed } from '../../src/sheet/settings/confirmedText';
import { allowedValues, choicesOf, makeSettingValue } from '../../src/sheet/settings/makeSettingValue';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { confirmedChanges, settingChanges, withChanges } from '../../src/sheet/settings/settingChanges';
import { isWeightWord } from '../../src/sheet/settings/settingValues';
import { makeText } from '../../src/sheet/wording';

const text = makeText('en');
const rows = (typed: string) =>
  typed
    .split('\n')
    .map(line => (/^\s*([^=]*)=?(.*)$/.exec(line) ?? []).slice(1))
    .filter(([name]) => name !== '');
const settings = (typed: string): Settings => readSettings(rows(typed), { hasStart: false }).settings;
/** The settings as they are written again, those of the preset left out. */
const again = (typed: string): string =>
  changedSettings(settings(typed), text)
    .map(row => row.join('='))
    .join('\n');

describe('settings that are typed', () => {
  const key = (name: string) => SETTING_KEYS.find(one => SETTING_NAMES[one] === name) as SettingKey;
  /** The value as it is written again; undefined where it is that of the preset. */
  const value = (name: string, typed: string, system = 'Swiss'): string | undefined => {
    const [one, usual] = [`System=${system}\n${name}=${typed}`, `System=${system}`].map(each =>
      makeSettingValue(getSetting(settings(each), key(name)), SETTINGS[key(name)].kind, word => word),
    );
    return one === usual ? undefined : one;
  };

  test('are written again as they were, those of the preset are not', () => {
    expect(again('Preset=EGF\nSystem=Swiss')).toBe('Preset=EGF\nSystem=Swiss');
    expect(again('Preset=EGF\nSystem=Swiss\nTeams=yes')).toBe('Preset=EGF\nSystem=Swiss\nTeams=yes');
    expect(again('Preset=EGF\nSystem=Swiss\nRounds=5\nUpper bar=3d')).toBe(
      'Preset=EGF\nSystem=Swiss\nRounds=5\nUpper bar=3d',
    );
  });

  test.each([
    ['Rounds', ['5', '99'], ['0', '100', '2.5', 'x']],
    ['Lateness', ['0', '15', '999'], ['-1', '1000']],
    ['Komi', ['5.5', '0.5', '7', '100'], ['6.4', '101', '-1']],
    ['Bye value', ['0', '½'], ['2', '1.5', '-½']],
    ['Bye wins', ['0', '½', '1'], ['2']],
    ['Upper bar', ['3d', '12k'], ['x']],
    ['Handicap from', ['3k'], ['x']],
    ['Tiebreaks', ['SOS, SODOS', 'Lottery'], ['SOS, x']],
    ['Forbidden pairs', ['3×14, 5×9'], ['3×3', '0×1', '3', '1×0', '3×14 5']],
    ['Excluded tables', ['1-4, 9', '7'], ['0', '4-3', '10000', 'x', '1-2-3']],
    ['Fixed tables', ['12@4, 7@1'], ['12@4, 12@5', '0@1', '1@0', '12']],
    ['Rated otherwise', ['R2 5×3 0-1; R4 7×2 ½-½'], ['R0 5×3 0-1', 'R2 5×5 0-1', 'R2 5×3 2-0']],
    ['Numbers for lots', ['3, 1, 4..9'], ['3, 3', '0', '9..4', '1..20001', 'x']],
    ['Playoff rounds', ['6-7', '6'], ['0', '7-6', 'x']],
    ['Bye', ['7'], ['0', 'x']],
    ['Stages', ['R1-R5 Swiss; R6-R8 Knock-out', 'R1 Swiss'], ['R2 Swiss', 'R1-R3 Swiss; R5 Swiss', 'R1 x']],
    ['Event begins', ['2026-07-06'], ['2026-13-01', 'x']],
    ['Event online', ['yes'], ['maybe']],
    ['Weight of colours', ['off', 'low', 'high', 'first'], ['-1', '100000000001']],
    ['Handicap', ['rank'], ['x']],
  ] as const)('%s', (name, right, wrong) => {
    expect(right.map(typed => value(name, typed))).toEqual(right);
    expect(wrong.map(typed => value(name, typed))).toEqual(wrong.map(() => undefined));
  });

  test('may be typed in other ways', () => {
    expect([
      value('Forbidden pairs', '#3-14; 5 x 9, 1 vs. 2, 6:7'),
      value('Excluded tables', '3 - 4 9, 1; 2'),
      value('Fixed tables', '#12 → 4; 7 -> 1'),
      value('Rated otherwise', '2: #5x3 0:1; 4 7*2 ='),
      value('Numbers for lots', '3 1;4..9'),
      value('Playoff rounds', 'R6 – r7'),
      value('Stages', '1–5: Swiss, 6. Knock-out'),
      value('Tiebreaks', 'SOS > SODOS'),
      value('Tiebreaks', 'SOS SODOS'),
      value('Event online', '✓'),
    ]).toEqual([
      '3×14, 5×9, 1×2, 6×7',
      '1-4, 9',
      '12@4, 7@1',
      'R2 5×3 0-1; R4 7×2 ½-½',
      '3, 1, 4..9',
      '6-7',
      'R1-R5 Swiss; R6 Knock-out',
      'SOS, SODOS',
      'SOS, SODOS',
      'yes',
    ]);
  });

  test('that are left open are those of a list without them', () => {
    const open = ['Rounds', 'Lateness', 'Colour limit', 'Bye wins', 'Forbidden pairs', 'Excluded tables'];
    const more = ['Fixed tables', 'Rated otherwise', 'Numbers for lots', 'Playoff rounds', 'Stages', 'Bye'];
    for (const name of [...open, ...more, 'Event begins', 'Event time', 'Timetable']) {
      const { problems } = readSettings([[name, 'automatic']], { hasStart: false });
      expect([name, problems.filter(({ severity }) => severity !== 'note')]).toEqual([name, []]);
    }
    expect(value('Tiebreaks', 'none')).toBe('none');
    expect(value('Upper bar', '--', 'McMahon')).toBeUndefined();
  });

  test('have choices, and say what is allowed', () => {
    expect(choicesOf({ kind: 'weight', of: 'club', normal: 1 })).toEqual([
      'off',
      'low',
      'normal',
      'high',
      'first',
    ]);
    expect(choicesOf({ kind: 'worth', optional: true })).toEqual(['automatic', '0', '½', '1']);
    expect(choicesOf({ kind: 'worth', optional: false })).toEqual(['0', '½', '1']);
    expect(choicesOf({ kind: 'yes or no' })).toEqual(['yes', 'no']);
    expect(choicesOf({ kind: 'text' })).toEqual([]);
    expect(allowedValues({ kind: 'yes or no' })).toEqual({ allowed: 'yes, no' });
    expect(allowedValues({ kind: 'count', min: 1, max: 9, optional: true })).toEqual({
      allowed: 'optionalCount',
      min: 1,
      max: 9,
    });
    expect(allowedValues({ kind: 'count', min: 1, max: 9, optional: false }).allowed).toBe('count');
    expect(allowedValues({ kind: 'limit', min: 1, max: 9 })).toEqual({ allowed: 'limit', min: 1, max: 9 });
    expect(allowedValues({ kind: 'weight', of: 'club', normal: 1 })).toEqual({
      allowed: 'weight',
      max: 100_000_000_000,
    });
    expect(allowedValues({ kind: 'weight', of: 'club', normal: 1 }, false)).toEqual({
      allowed: 'weightWord',
    });
    expect(allowedValues({ kind: 'tiebreaks', optional: false }).allowed).toBe('tiebreaks');
    expect(allowedValues({ kind: 'tiebreaks', optional: false }).names).toContain('SOS, ');
    expect(allowedValues({ kind: 'rank' })).toEqual({ allowed: 'rank' });
    expect(['off', 'first', '0', '7', 'x'].map(isWeightWord)).toEqual([true, true, true, false, false]);
  });
});

describe('settings beside each other', () => {
  const told = (typed: string): readonly string[] =>
    readSettings(rows(typed), { hasStart: false }).problems.map(({ code, place, values = {} }) =>
      [place.kind === 'setting' ? `${place.name}: ${code}` : code, ...Object.values(values)].join(' · '),
    );

  test('that contradict each other are told with both values', () => {
    const bars = 'Lower bar=3d\nUpper bar=1d';
    expect(told(`System=McMahon\n${bars}`)).toEqual([
      'Lower bar: contradictingSettings · lowerBar · 3d · upperBar · 1d',
    ]);
    expect(told('System=McMahon\nLower bar=1d\nUpper bar=1d')).toEqual([]);
    expect(told('System=McMahon\nLower bar=3d\nUpper bar=1p')).toEqual([]);
    expect(told(`System=Swiss\n${bars}`).join()).not.toContain('contradictingSettings');
    expect(told('Rounds=5\nThrough round=6')).toEqual([
      'Through round: contradictingSettings · throughRound · 6 · rounds · 5',
    ]);
    expect(told('Rounds=5\nThrough round=5')).toEqual([]);
    expect(told('System=Swiss\nStages=R1-R3 Knock-out')).toEqual([
      'Stages: contradictingSettings · stages · R1-R3 Knock-out · system · Swiss',
    ]);
    expect(told('System=Swiss\nStages=R1-R3 Swiss')).toEqual([]);
    expect(told('Stages=R1-R3 Knock-out')).toEqual([]);
  });

  test('a playoff follows the other rounds of a system that leaves ties', () => {
    const against = (typed: string) =>
      told(typed).flatMap(line => (line.includes('contradictingSettings') ? [line.split(' · ')[3]] : []));
    expect(against('Playoff rounds=1')).toEqual(['rounds']);
    expect(against('Rounds=5\nPlayoff rounds=7')).toEqual(['rounds']);
    expect(against('Rounds=5\nPlayoff rounds=6')).toEqual([]);
    expect(against('Playoff rounds=6')).toEqual([]);
    expect(against('System=Knock-out\nPlayoff rounds=6')).toEqual(['system']);
    expect(against('Stages=R1-R5 Swiss\nPlayoff rounds=6')).toEqual([]);
    expect(against('Stages=R1-R5 Swiss\nPlayoff rounds=5')).toEqual(['stages']);
    expect(against('Stages=R1-R2 Swiss; R3-R5 Knock-out\nPlayoff rounds=6')).toEqual(['stages']);
    expect(against('Stages=R1-R2 Knock-out; R3-R5 Swiss\nPlayoff rounds=6')).toEqual([]);
  });

  test('that have no effect are told with what they wait for', () => {
    const idle = (typed: string) =>
      told(typed).flatMap(line =>
        line.includes('settingWithoutEffect') ? [line.split(' · ').slice(1).join(' · ')] : [],
      );
    expect(idle('System=McMahon\nSupergroup=yes')).toEqual(['supergroup · upperBar · none']);
    expect(idle("System=McMahon\nSupergroup=no\nAbsent players' start=as others")).toEqual([]);
    expect(idle('System=McMahon\nUpper bar=3d\nSupergroup=yes')).toEqual([]);
    expect(idle('System=Swiss\nStages=R1 Swiss; R2 McMahon\nSupergroup=yes')).toEqual([
      'supergroup · upperBar · none',
    ]);
    expect(idle('System=Swiss\nPlayoff places=3')).toEqual(['playoffPlaces · playoffRounds · none']);
    expect(idle('System=Swiss\nPlayoff rounds=6\nPlayoff places=3')).toEqual([]);
    expect(idle('System=Swiss\nBoards=3')).toEqual(['boards · teams · no']);
    expect(idle('System=Swiss\nTeams=yes\nBoards=3')).toEqual([]);
    expect(idle('System=Swiss\nHandicap reduction=2\nHandicap limit=5\nHandicap from=3k')).toHaveLength(3);
    expect(idle('System=Swiss\nHandicap=rank\nHandicap reduction=2')).toEqual([]);
    expect(
      idle('System=Swiss\nHandicap=EGF\nHandicap reduction=2\nHandicap limit=5\nHandicap from=3k'),
    ).toEqual([
      'handicapReduction · handicap · EGF',
      'handicapLimit · handicap · EGF',
      'handicapFrom · handicap · EGF',
    ]);
    expect(idle('System=Swiss\nEarly rounds=0\nEarly seeding=slip')).toEqual([
      'earlySeeding · earlyRounds · 0',
    ]);
    expect(idle('System=Round robin\nGlobal tiebreaks=SOS')).toEqual(['globalTiebreaks · groups · mixed']);
    expect(idle('System=Round robin\nGroups=apart\nGlobal tiebreaks=SOS')).toEqual([]);
    expect(idle('System=Swiss\nQualifiers=4')).toEqual(['qualifiers · stages · none']);
    expect(idle('System=Groups + knock-out\nQualifiers=4\nGlobal tiebreaks=SOS')).toEqual([]);
    expect(idle('System=Swiss\nRather not=3×14')).toEqual([]);
    expect(idle('System=Swiss\nClub and country=never\nHome club=Ulm\nClub and country up to=2')).toEqual([
      'geographyWins · geography · never',
      'homeClub · geography · never',
    ]);
    expect(idle('System=Swiss\nCriteria=in order\nGap for club and country=2')).toEqual([
      'homeGap · criteria · in order',
    ]);
    expect(idle('System=Swiss\nGap for club and country=2')).toEqual([]);
    const never = 'System=Swiss\nClub and country=never\nGap for club and country=2';
    expect(idle(never)).toEqual(['homeGap · geography · never']);
    expect(idle('System=Knock-out\nClub groups=Ulm + Köln')).toEqual(['clubGroups · system · Knock-out']);
    expect(idle('System=Knock-out\nWins by default as byes=yes')).toEqual([
      'defaultsAsByes · system · Knock-out',
    ]);
    expect(idle('Teams=yes\nDisqualified lose their place=yes')).toEqual([
      'disqualifiedUnplaced · teams · yes',
    ]);
    expect(idle('Disqualified lose their place=yes')).toEqual([]);
    const limits = 'Agreed absences=1\nNo agreed absences in=6-7';
    const both = (other: string) => [`agreedAbsences · ${other}`, `noAbsencesIn · ${other}`];
    expect(idle(`System=Swiss\n${limits}`)).toEqual([]);
    expect(idle(`System=Swiss\nAbsence=0-\n${limits}`)).toEqual(both('absence · 0-'));
    expect(idle(`System=Knock-out\n${limits}`)).toEqual(both('system · Knock-out'));
    expect(idle(`System=Swiss\nTeams=yes\n${limits}`)).toEqual(both('teams · yes'));
    expect(idle('System=Score pairing\nWins by default as byes=yes')).toEqual([]);
    expect(idle('System=Knock-out\nRather not=3×14')).toEqual(['ratherNot · system · Knock-out']);
    expect(idle('System=Swiss\nColour limit=2\nThird-place game=yes').join()).toBe(
      'colourLimit · system · Swiss',
    );
    expect(idle('System=Swiss\nOthers=play on')).toEqual(['notQualified · stages · none']);
    expect(idle('System=Swiss\nOthers=stop')).toEqual([]);
    expect(idle('Stages=R1 Swiss; R2 Knock-out\nOthers=play on')).toEqual([]);
    expect(idle('Stages=R1 Swiss\nOthers=play on')).toEqual(['notQualified · stages · R1 Swiss']);
  });

  test('that decide by rating, by what is unknown, or twice are told', () => {
    const codes = (typed: string) => told(typed).map(line => line.split(' · ').slice(0, 2).join(' · '));
    expect(codes('Pairing tiebreaks=Rating\nEarly rounds=0')).toEqual(['Early rounds: ratingPairsEarly']);
    expect(codes('Pairing tiebreaks=SOS\nEarly rounds=0')).toEqual([]);
    expect(codes('Pairing tiebreaks=Rating\nEarly rounds=2\nEarly seeding=fold')).toEqual([
      'Early seeding: ratingLeftOut · 2',
    ]);
    expect(codes('Pairing tiebreaks=Rating\nEarly rounds=2\nEarly seeding=random')).toEqual([]);
    expect(codes('Pairing tiebreaks=Rating\nEarly rounds=2')).toEqual([]);
    expect(codes('Stages=R1 Swiss; R2 Swiss\nPairing tiebreaks=Rating\nEarly rounds=0')).toEqual([]);
    expect(told('Tiebreaks=SOS, SODOS, SOS')).toEqual(['Tiebreaks: tiebreakTwice · tiebreaks · SOS']);
    expect(told('Seeding tiebreaks=Rating, SOS')).toEqual([
      'Seeding tiebreaks: resultInSeeding · seedingTiebreaks · SOS',
    ]);
    expect(told('Seeding tiebreaks=Rating, Previous order, Category, Lottery')).toEqual([]);
  });
});

describe('settings that change after a round', () => {
  const print = (seed: string): string => `print of ${seed}`;
  const changes = (before: string, now: string, played = 2, list?: string) =>
    settingChanges(settings(before), settings(now), played, text, print, list).map(
      ({ key, before: was, after, grade, reason }) => `${key}: ${was} → ${after} (${grade}, ${reason})`,
    );

  test('are told with both values, what it takes and why', () => {
    expect(changes('Upper bar=3d', 'Upper bar=1d')).toEqual(['upperBar: 3d → 1d (confirm twice, scores)']);
    expect(changes('System=McMahon\nUpper bar=3d', 'System=McMahon')).toEqual([
      'upperBar: 3d → none (confirm twice, scores)',
    ]);
    expect(changes('Event name=A', 'Event name=B')).toEqual([]);
    expect(changes('Rules of play=', 'Rules of play=AGA')).toEqual([
      'rulesOfPlay: – → AGA (take note, record)',
    ]);
    expect(changes('Teams=no', 'Teams=yes').join()).toContain('(refuse, system)');
    expect(changes('Seed=a', 'Seed=b')).toEqual(['seed: print of a → print of b (confirm twice, chance)']);
    expect(changes('', 'Seed=b')).toEqual(['seed: – → print of b (confirm twice, chance)']);
  });

  test('of prizes are none where their list follows the tiebreaks', () => {
    expect(changes('Tiebreaks=SOS', 'Tiebreaks=SODOS')).toEqual([
      'tiebreaks: SOS → SODOS (confirm twice, places)',
    ]);
    expect(changes('Prize tiebreaks=SOS', 'Prize tiebreaks=SODOS')).toEqual([
      'prizeTiebreaks: SOS → SODOS (confirm twice, places)',
    ]);
  });

  test('are refused where they make other rounds of those that are played', () => {
    expect(changes('Rounds=5', 'Rounds=1')).toEqual(['rounds: 5 → 1 (refuse, length)']);
    expect(changes('Rounds=5', 'Rounds=2')).toEqual(['rounds: 5 → 2 (confirm twice, length)']);
    expect(changes('Rounds=5', '')).toEqual(['rounds: 5 → automatic (confirm twice, length)']);
    expect(changes('System=Swiss', 'System=Knock-out')[0]).toContain('(refuse, system)');
    expect(changes('Stages=R1 Swiss; R2-R4 Swiss', 'Stages=R1-R2 Swiss; R3 Knock-out')).toEqual([
      'stages: R1 Swiss; R2-R4 Swiss → R1-R2 Swiss; R3 Knock-out (confirm twice, system)',
    ]);
    expect(changes('Stages=R1-R3 Swiss', 'Stages=R1 Swiss; R2-R3 Knock-out')[0]).toContain('(refuse');
    expect(changes('Stages=R1-R3 Swiss', 'Stages=R1 Swiss; R2-R3 Knock-out', 1)[0]).toContain('(confirm');
  });

  test('are told once they are confirmed no more, until they change again', () => {
    const confirmed = 'R2 Upper bar: 3d → 1d';
    const now = `Upper bar=1d\nChanged after the start=${confirmed}`;
    expect(changes('Upper bar=3d', now, 2, confirmed)).toEqual([]);
    expect(changes('Upper bar=3d', now.replace('bar=1d', 'bar=2d'), 2, confirmed)).toEqual([
      'upperBar: 3d → 2d (confirm twice, scores)',
    ]);
    expect(changes('Upper bar=3d', 'Upper bar=1d', 2, confirmed)[0]).toBe(
      `confirmedChanges: ${confirmed} → – (refuse, record)`,
    );
    expect(changes('Upper bar=3d', now)[0]).toBe(`confirmedChanges: – → ${confirmed} (refuse, record)`);
    const two = `${confirmed}\nR2 Upper bar: 3d → 2d`;
    const both = [['Upper bar', '2d'], ['Changed after the start', two]]; // prettier-ignore
    const { settings: last } = readSettings(both, { hasStart: false });
    expect(settingChanges(settings('Upper bar=3d'), last, 2, text, print, two)).toEqual([]);
    const spaced = ` ${two.replace('\n', '\n\n')}  `;
    expect(
      settingChanges(settings('Upper bar=3d'), { ...last, confirmedChanges: spaced }, 2, text, print, two),
    ).toEqual([]);
  });

  test('are kept as lines, which are read again in every language', () => {
    const more = settingChanges(settings('Upper bar=3d'), settings('Upper bar=1d'), 2, text, print);
    const line = 'R2 Upper bar: 3d → 1d';
    expect(withChanges(settings(''), 2, more, text)).toBe(line);
    expect(withChanges(settings('Changed after the start=x'), 2, more, text)).toBe(`x\n${line}`);
    expect(confirmedChanges(` ${line} \nR3 Obere Schranke: a → b → c\nR1000 Komi: 1 → 2\nx`)).toMatchObject([
      { round: 2, key: 'upperBar', after: '1d', line },
      { round: 3, after: 'c' },
    ]);
  });

  test('have a grade and a reason each', () => {
    for (const key of SETTING_KEYS) {
      const { grade, reason } = SETTINGS[key].change;
      expect([key, GRADES.includes(grade), REASONS.includes(reason)]).toEqual([key, true, true]);
    }
  });

  test('are kept in the Log as a text that is nobody’s by chance', () => {
    expect(readConfirmed(makeConfirmed('R2 a\nR3 b'))).toBe('R2 a\nR3 b');
    expect(makeConfirmed('')).toBe('confirmed ""');
    expect(['', 'confirmed', 'confirmed 7', 'confirmed {', '"a" confirmed '].map(readConfirmed)).toEqual(
      Array(5).fill(undefined),
    );
  });
});
