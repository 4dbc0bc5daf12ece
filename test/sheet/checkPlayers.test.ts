import { describe, expect, test } from 'vitest';
import { makeA1 } from '../../src/sheet/cells/cell';
import { checkFormulas } from '../../src/sheet/check/checkFormulas';
import { checkWallList } from '../../src/sheet/check/checkWallList';
import { columnToMend } from '../../src/sheet/check/columnToMend';
import { readWallList } from '../../src/sheet/read/readWallList';
import { readSettings } from '../../src/sheet/settings/readSettings';
import type { ProblemCode } from '../../src/tournament/problem';
import { range } from './range';

/** What is told of a list with these settings, `B3 duplicatePin · Ann · Bo`. */
function told(list: string, typed = 'System=Swiss'): readonly string[] {
  const { settings } = readSettings(typed, { hasStart: false });
  return checkWallList(readWallList(range(list), settings.system), settings)
    .filter(({ code }) => code !== 'unlistedOpponent')
    .map(({ code, severity, place, values }) => {
      const at =
        place.kind === 'cell' ? makeA1(place.row, place.column) : place.kind === 'setting' ? place.name : '';
      return [`${at} ${severity} ${code}`.trim(), ...Object.values(values)].join(' · ');
    });
}

describe('players without what the settings ask for', () => {
  test('a category, where categories play among themselves', () => {
    const categories = 'System=Swiss by categories';
    const list = 'Name | Category | Out | R1\nAnn | A | | 0+\nBo | | | 0-\nCy | | 1- | 0-\nDi | | 2- | 0-';
    expect(told(list, categories)).toEqual([
      'B3 error categoryMissing · Bo',
      'B5 error categoryMissing · Di',
    ]);
    expect(told(list)).toEqual([]);
    expect(told(list, 'Stages=R1-R2 Swiss, R3 Swiss by categories')).toHaveLength(2);
    expect(told('Name | R1\nAnn | 0+', categories)).toEqual(['error categoryColumnMissing']);
    expect(told('Name | R1', categories)).toEqual(['error noPlayers']);
  });

  test('a rank or a rating, where handicaps depend on them', () => {
    const list =
      'Name | Rank | Rating | Out | R1\nAnn | 3d | | | 0+\nBo | | 2200 | | 0-\nCy | | | | 0-\nDi | | | 1- |\nEd | | | 2 |';
    expect(told(list, 'System=Swiss; Handicap=rank')).toEqual(['B4 warning handicapUnknown · Cy · 2']);
    expect(told(list, 'System=Swiss; Handicap=EGF')).toHaveLength(1);
    expect(told(list, 'System=Swiss')).toEqual([]);
    expect(told(list, 'System=Diagonal; Handicap=rank').join()).not.toContain('handicapUnknown');
    expect(told('Name | Rating | R1\nAnn | | 0+', 'System=Swiss; Handicap=rank')).toEqual([
      'B2 warning handicapUnknown · Ann · 1',
    ]);
    expect(told('Name | R1\nAnn | 0+', 'System=Swiss; Handicap=rank')).toEqual([
      'warning handicapUnknown · Ann · 1',
    ]);
    expect(told('Name | Rank | R1\nAnn | 3d | 0+', 'System=Swiss; Handicap=rank')).toEqual([]);
  });

  test('a supergroup that is switched on', () => {
    const list = 'Name | Supergroup | R1\nAnn | | 0+\nBo | x | 0-\nCy | x | 0-';
    expect(told(list, 'System=McMahon')).toEqual(['B3 warning supergroupOff · Bo · 2']);
    expect(told(list, 'System=McMahon; Upper bar=3d; Supergroup=yes')).toEqual([]);
    expect(told(list, 'System=Swiss')).toEqual([]);
    expect(told(list, 'System=Swiss; Stages=R1 Swiss, R2 Swiss')).toEqual([]);
    expect(told(list, 'System=Swiss; Stages=R1 Swiss, R2 McMahon')).toHaveLength(1);
    expect(told(list.replaceAll('x', ''), 'System=McMahon')).toEqual([]);
    expect(told('Name | R1\nAnn | 0+', 'System=McMahon')).toEqual([]);
  });
});

describe('numbers', () => {
  test('of nobody in the settings are told once', () => {
    const list = 'No | Name | R1\n1 | Ann | 2+\n2 | Bo | 1-';
    const of = (typed: string) => told(list, `System=Swiss; ${typed}`);
    expect(of('Forbidden pairs=1×7')).toEqual([
      'Forbidden pairs warning numberOfNobody · forbiddenPairs · 7',
    ]);
    expect(of('Rather not=7×2')).toEqual(['Rather not warning numberOfNobody · ratherNot · 7']);
    expect(of('Must meet=R1 7×2')).toEqual(['Must meet warning numberOfNobody · mustMeet · 7']);
    expect(of('Fixed tables=7@1')).toEqual(['Fixed tables warning numberOfNobody · fixedTables · 7']);
    expect(of('Bye=7')).toEqual(['Bye warning numberOfNobody · bye · 7']);
    expect(of('Rated otherwise=R1 1×7 0-1')[0]).toBe(
      'Rated otherwise warning numberOfNobody · ratedResults · 7',
    );
    expect(of('Forbidden pairs=1×7; Rather not=1×7; Bye=7')).toHaveLength(1);
    expect(of('Forbidden pairs=1×2; Bye=2')).toEqual([]);
  });

  test('clubs that no player has are told with the setting', () => {
    const list = 'No | Name | Club | R1\n1 | Ann | Ulm | 2+\n2 | Bo | Köln | 1-';
    const of = (typed: string) => told(list, `System=Swiss\n${typed}`);
    expect(of('Club groups=ULM + Köln\nHome club=köln')).toEqual([]);
    expect(of('Club groups=Ulm + Neu-Ulm')).toEqual([
      'Club groups warning clubOfNobody · clubGroups · Neu-Ulm',
    ]);
    expect(of('Home club=Bonn')).toEqual(['Home club warning clubOfNobody · homeClub · Bonn']);
  });

  test('of a federation belong to one player, whatever signs are in them', () => {
    const list = (...pins: readonly string[]) =>
      `Name | PIN | R1\n${pins.map((pin, i) => `${'ABCD'.charAt(i)}x | ${pin} | 0+`).join('\n')}`;
    expect(told(list('1023-4567', '10234567'))).toEqual([
      'B3 warning duplicatePin · Bx · Ax · 10234567 · B2',
    ]);
    expect(told(list('AB 12', 'ab.12', 'x'))).toHaveLength(1);
    expect(told(list('0', '000', '-', '', '10'))).toEqual([]);
    expect(told(list('10', '100'))).toEqual([]);
  });
});

describe('single players', () => {
  test('with one name, where there are titles for names', () => {
    expect(told('Name | R1\nAnn | 0+\nAnn | 0-')).toEqual(['A3 warning duplicateName · Ann · A2']);
    expect(told('Ann | 2+\nAnn | 1-')).toEqual([]);
    expect(told('R1 | R2\n2+ | 2-\n1- | 1+').join()).not.toContain('duplicateName');
  });

  test('with a second bye or a second meeting, in systems that pair by scores', () => {
    const twice = 'Name | R1 | R2\nAnn | 0+ | 0+\nBo | 3+ | 3-\nCy | 2- | 2+';
    const both = ['C2 warning byeTwice · Ann · 1 · 2', 'C3 warning metTwice · Bo · Cy · 1 · 2'];
    expect(told(twice)).toEqual(both);
    expect(told(twice, 'System=Swiss; Playoff rounds=2')).toEqual([]);
    expect(told(twice, 'System=Round robin').join()).not.toContain('Twice');
    expect(told(twice, 'System=Swiss; Teams=yes').join()).not.toContain('byeTwice');
    expect(told('Name | R1 | R2\nAnn | 9+ | 9-\nBo | 0+ | 0-')).toEqual([
      'C2 warning metTwice · Ann · #9 · 1 · 2',
    ]);
    expect(told('Name | R1 | R2 | R3\nAnn | 2+ | 0- | 2-\nBo | 1- | 0- | 1+')[0]).toContain('1 · 3');
  });

  test('who play although they are out', () => {
    const out = (typed: string, cell: string) => told(`Name | Out | R1 | R2\nAnn | ${typed} | 0+ | ${cell}`);
    expect(out('2', '9+')).toEqual(['D2 warning outButPlaying · Ann · 2']);
    expect(out('2-', '9+')).toHaveLength(1);
    expect(out('1', '9+')).toEqual([]);
    expect(out('2', '9-!')).toEqual([]);
    expect(out('2', '0=')).toEqual([]);
  });

  test('with a bye or an absence of another worth', () => {
    const cell = (text: string, typed = 'System=Swiss') => told(`Name | R1\nAnn | ${text}`, typed);
    expect(cell('bye=')).toEqual(['B2 warning byeOfAnotherWorth · Ann · ½ · 1 · byeValue']);
    expect(cell('bye=', 'System=Swiss; Bye wins=1')[0]).toContain('byeWins');
    expect(cell('bye=', 'System=McMahon; Bye wins=1')[0]).toContain('byeValue');
    expect(cell('0+')).toEqual([]);
    expect(cell('0=', 'System=Knock-out')).toEqual(['B2 warning halfOutsideSwiss · Ann · Knock-out']);
    expect(cell('0-', 'System=Knock-out')).toEqual([]);
    expect(cell('bye=', 'System=Knock-out').join()).not.toContain('halfOutsideSwiss');
    expect(cell('0=')).toEqual([]);
  });
});

test('a problem is mended in the best column that the list has', () => {
  const titles = 'Name | Rank | Rating | Start | Team | Board | Group | Category | Out | R1';
  const reading = readWallList(range(`${titles}\nAnn | | | | | | | | | 0+`));
  const codes: readonly ProblemCode[] = [
    'teamMissing', 'teamOfOne', 'teamShort', 'teamsOff', 'sameBoard', 'noGroup', 'groupOfOne', 'categoryMissing',
    'unknownStart', 'startBeatsSupergroup', 'startBeatsOut', 'startAboveBar', 'rankRatingApart', 'strongAbsent',
    'handicapUnknown', 'ratingMissing', 'diagonalWithdrawal', 'duplicateName',
  ]; // prettier-ignore
  const all = titles.split(' | ');
  expect(codes.map(code => all[columnToMend(reading, { code })])).toEqual([
    'Team', 'Team', 'Team', 'Team', 'Board', 'Group', 'Group', 'Category',
    'Rank', 'Start', 'Start', 'Start', 'Rating', 'Out',
    'Rank', 'Rating', 'Out', 'Name',
  ]); // prettier-ignore
  const few = readWallList(range('Start | Name | Rank | R1\n| Ann | | 0+'));
  expect([columnToMend(few, { code: 'ratingMissing' }), columnToMend(few, { code: 'teamMissing' })]).toEqual([
    2, 1,
  ]);
});

describe('a formula', () => {
  const context = {
    functions: [{ name: 'SOS', beforeSettings: 1, readsList: true, isBesideList: true }],
    sheet: 'List',
    wallList: { sheet: 'List', row: 1 },
    settingsTyped: true,
    settings: { sheet: 'Settings', end: 80, reference: 'Settings' },
  } as unknown as Parameters<typeof checkFormulas>[1];
  const mended = (formula: string, row = 0, given: Partial<typeof context> = {}) =>
    checkFormulas([...Array.from({ length: row }, () => ['']), [formula]], { ...context, ...given }).map(
      ({ code, values }) => `${code} · ${values.better ?? values.row}`,
    );

  test('without settings gets them behind its arguments, whatever stands in these', () => {
    expect(mended('=IF(A1; SOS({A:B, C:D}); 0)')).toEqual([
      'settingsLeftOut · =IF(A1; SOS({A:B, C:D}; Settings); 0)',
    ]);
    expect(mended('=SOS(FILTER(A:B; (C1)), )')[0]).toContain('settingsLeftOut');
    expect(mended("=SOS('A, (B'!A:B)")).toEqual(["settingsLeftOut · =SOS('A, (B'!A:B; Settings)"]);
    expect(mended('SOS(A:B)')).toEqual([]);
    expect(mended('=SOS(A:B; Settings)')).toEqual([]);
  });

  test('with settings that end too early gets all of them', () => {
    expect(mended('=SOS(A:B; Settings!A1:AB79)')).toEqual(['settingsCut · =SOS(A:B; Settings!A1:AB80)']);
    expect(mended('=SOS(A:B; Settings!$A$1:$B$9)')).toEqual(['settingsCut · =SOS(A:B; Settings!$A$1:$B$80)']);
    expect(mended('=SOS(A:B; Settings!A1:B9)', 0, { settings: undefined })).toEqual([]);
  });

  test('beside the list stands in its first row', () => {
    const row = (formula: string, given?: Partial<typeof context>) => mended(formula, 3, given);
    expect(row('=SOS(WALLLIST; Settings)')).toEqual(['formulaNotInFirstRow · 2']);
    expect(row('= SOS(A2:K; Settings) ')).toEqual(['formulaNotInFirstRow · 2']);
    expect(row('=SOS($AB:$AC; Settings)')).toEqual(['formulaNotInFirstRow · 1']);
    expect(row('=SOS(A4:K9; Settings)')).toEqual([]);
    expect(row('=1+SOS(A2:K; Settings)')).toEqual([]);
    expect(row('=SOS(A2:K; Settings)+1')).toEqual([]);
    expect(row('=SOS(MyWallList; Settings)')).toEqual([]);
    expect(row('=SOS(WALLLIST; Settings)', { wallList: undefined })).toEqual([]);
    expect(row('=SOS(WALLLIST; Settings)', { wallList: { sheet: 'Other', row: 1 } } as never)).toEqual([]);
    expect(row("=SOS('It''s'!A2:K; Settings)", { sheet: "It's" })).toEqual(['formulaNotInFirstRow · 2']);
  });
});
