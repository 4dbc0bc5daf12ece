import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { rowsWithBelow, SETTING_ROWS, settingsOutside } from '../../src/sheet/settings/settingsRange';
import { range } from './range';

describe('a range of settings', () => {
  const SHEET = range(`
    Notes  | Setting  | Value
    Rounds | System   | Swiss
           | Rounds   | 5
           |          |
           | Komi     | 7
           | whatever |
           |          | x`);
  const place = { row: 0, column: 0, rows: 3, columns: 3 };

  test('ends where the last name of a setting stands, in a sheet of its own where anything stands', () => {
    expect(rowsWithBelow(SHEET, place, false)).toBe(5);
    expect(rowsWithBelow(SHEET, place, true)).toBe(6);
    expect(rowsWithBelow(SHEET.slice(0, 4), place, false)).toBe(3);
    expect(rowsWithBelow(SHEET, { ...place, row: 1, rows: 2 }, false)).toBe(4);
    expect(rowsWithBelow(SHEET, { ...place, rows: 9 }, true)).toBe(9);
    expect(rowsWithBelow(SHEET, { ...place, column: 1, columns: 2, rows: 2 }, false)).toBe(5);
    expect(SETTING_ROWS).toBe(200);
  });

  test('has outside what has a name and a value', () => {
    const outside = (rows: number, column = 1, row = 1) =>
      settingsOutside(SHEET, { row, column, rows, columns: 2 }).map(
        one => `${one.row}/${one.column} ${one.key}`,
      );
    expect(outside(2)).toEqual(['1/0 rounds', '4/1 komi']);
    expect(outside(4)).toEqual(['1/0 rounds']);
    expect(outside(2, 0)).toEqual(['4/1 komi']);
    expect(outside(1, 1, 2)).toEqual(['1/0 rounds', '1/1 system', '4/1 komi']);
    expect(outside(9, 2)).toEqual(['1/0 rounds', '1/1 system', '2/1 rounds', '4/1 komi']);
    expect(
      settingsOutside([[5, 'x'], ['Komi', ''], ['Komi']], { row: 9, column: 9, rows: 1, columns: 1 }),
    ).toEqual([]);
  });
});

describe('the values of byes and absences', () => {
  const told = (typed: string): readonly string[] =>
    readSettings(typed, { hasStart: false }).problems.map(({ code, severity, place, values = {} }) =>
      [place.kind === 'setting' ? `${place.name}: ${severity} ${code}` : code, ...Object.values(values)].join(
        ' · ',
      ),
    );

  test('other than the EGF’s are told', () => {
    expect(told('System=McMahon; Bye value=½')).toEqual([
      'Bye value: warning worthNotEgf · byeValue · ½ · 1',
    ]);
    expect(told('System=McMahon; Absence value=0; Absence wins=0')).toEqual([
      'Absence value: warning worthNotEgf · absenceValue · 0 · ½',
      'Absence wins: warning worthNotEgf · absenceWins · 0 · ½',
    ]);
    expect(told('System=McMahon; Bye wins=0; Absence wins=0')).toEqual([
      'Bye wins: warning worthNotEgf · byeWins · 0 · 1',
      'Absence wins: warning worthNotEgf · absenceWins · 0 · ½',
    ]);
    expect(told('System=McMahon; Bye value=1; Bye wins=1; Absence value=½; Absence wins=½')).toEqual([]);
    expect(told('System=McMahon; Bye wins=automatic')).toEqual([]);
  });

  test('without effect are told with what overrules them', () => {
    expect(told('System=Swiss; Bye value=½; Bye wins=1')).toEqual([
      'Bye value: note settingWithoutEffect · byeValue · byeWins · 1',
    ]);
    expect(told('System=Swiss; Absence value=0; Absence wins=½')).toEqual([
      'Absence value: note settingWithoutEffect · absenceValue · absenceWins · ½',
    ]);
    expect(told('System=McMahon; Absences in wins=count; Absence wins=½')).toEqual([
      'Absences in wins: note settingWithoutEffect · absencesInWins · absenceWins · ½',
    ]);
    expect(told('System=Knock-out; Bye value=½; Absence wins=0')).toEqual([
      'Bye value: note settingWithoutEffect · byeValue · system · Knock-out',
      'Absence wins: note settingWithoutEffect · absenceWins · system · Knock-out',
    ]);
    expect(told('Stages=R1 Knock-out, R2 Swiss; Bye value=½')[0]).toContain('worthNotEgf');
  });

  test('of an absence above a bye are told once', () => {
    const above = (typed: string) => told(typed).filter(line => line.includes('absenceAboveBye'));
    expect(above('System=McMahon; Bye value=0')).toEqual([
      'Absence value: warning absenceAboveBye · ½ · 0 · absenceValue · byeValue',
    ]);
    expect(above('System=McMahon; Bye wins=0; Absence wins=1')).toEqual([
      'Absence wins: warning absenceAboveBye · 1 · 0 · absenceWins · byeWins',
    ]);
    expect(above('System=Swiss; Bye wins=0')).toEqual([
      'Absence value: warning absenceAboveBye · ½ · 0 · absenceValue · byeWins',
    ]);
    expect(above('System=Swiss; Absence wins=1; Bye value=½')).toEqual([
      'Absence wins: warning absenceAboveBye · 1 · ½ · absenceWins · byeValue',
    ]);
    expect(above('System=McMahon; Absence value=1')).toEqual([]);
  });
});
