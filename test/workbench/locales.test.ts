import { describe, expect, test } from 'vitest';
import { openWorkbook, type OpenWorkbook } from '../../workbench/headless';
import { SHEET_LOCALES } from '../../workbench/host/locale';

const view = (workbook: OpenWorkbook, request: object) =>
  (workbook.run('sidebar', request) as unknown as { view: { view: string; seen: string } }).view;

const PLAYERS = ['Ada', 'Ben', 'März', 'Mars', 'Mai', 'Juni'];

/** An event: created, paired, played, ranked, with prizes and ratings that have decimals. */
describe.each(SHEET_LOCALES)('an event in %s', spreadsheetLocale => {
  test('keeps its texts, numbers and formulas', async () => {
    const workbook = openWorkbook({ spreadsheetLocale });
    const tournament = {
      name: '1-2',
      system: 'Swiss',
      teams: false,
      rounds: 2,
      upperBar: '',
      lowerBar: '',
      seed: '3/4',
    };
    expect(view(workbook, { ask: 'create', tournament }).view).toBe('created');
    expect(view(workbook, { ask: 'clear examples' }).view).toBe('cleared');
    const [titles = []] = workbook.getValues('Wall list', 'A1:Z1');
    const column = (title: string) => String.fromCharCode(65 + titles.indexOf(title));
    workbook.setValues(
      'Wall list',
      `${column('Name')}2`,
      PLAYERS.map(name => [name]),
    );
    workbook.setValues(
      'Wall list',
      `${column('No')}2`,
      PLAYERS.map((_, i) => [i + 1]),
    );
    workbook.setValues('Wall list', `${column('Out')}7`, [['2']]);
    await workbook.settled();
    const { seen, view: kind } = view(workbook, { ask: 'preview' });
    expect(kind).toBe('preview');
    expect(view(workbook, { ask: 'write', seen }).view).toBe('written');
    const lines = workbook.getValues('Round 1', 'A1:F9');
    lines.forEach((line, i) => {
      if (typeof line[0] === 'number' || /^\d+$/.test(String(line[0])))
        workbook.setValues('Round 1', `F${i + 1}`, [[i % 2 === 0 ? '1-0' : '0-1']]);
    });
    expect(view(workbook, { ask: 'record' }).view).toBe('recorded');
    await workbook.settled();
    expect(workbook.getValues('Wall list', `${column('Name')}2:${column('Name')}7`).flat()).toEqual(PLAYERS);
    const results = workbook.getValues('Wall list', `${column('R1')}2:${column('R1')}7`).flat();
    expect(results.filter(cell => !/^[0-6][+\-=](\/[bw])?$/.test(String(cell)))).toEqual([]);
    const settings = workbook.getValues('Settings', 'A1:B150');
    expect(settings.find(([name]) => name === 'Seed')?.[1]).toBe('3/4');
    // The template's own formulas calculate: whole and half points, no error.
    const computed = workbook
      .getValues('Wall list', `${String.fromCharCode(column('R2').charCodeAt(0) + 1)}2:Z7`)
      .flat();
    expect(computed.filter(value => String(value).startsWith('#'))).toEqual([]);
    expect(computed.filter(value => typeof value === 'number').length).toBeGreaterThan(10);
    workbook.close();
  });

  test('shares money, reads ratings with a decimal sign, and answers numbers', async () => {
    const decimal = spreadsheetLocale === 'en_US' ? '12.5' : '12,5';
    const workbook = openWorkbook({
      spreadsheetLocale,
      sheets: {
        List: [
          ['No', 'Name', 'Rating', 'R1'],
          [1, 'Ada', 2080.96, '2+'],
          [2, 'Ben', 1999.5, '1-'],
        ],
        Money: [['Place', 'Money'], [1]],
      },
    });
    workbook.setValues('Money', 'B2', [[decimal]]);
    workbook.setFormula('List', 'F1', '=PRIZES(A1:D3;Money!A1:B2;"System=Swiss")');
    workbook.setFormula('List', 'F20', '=NEWRATING(A1:D3;"System=Swiss")');
    await workbook.settled();
    expect(workbook.getValues('Money', 'B2:B2')).toEqual([[12.5]]);
    expect(workbook.getValues('List', 'F1:L4').flat()).toContain(12.5);
    const [, first] = workbook.getValues('List', 'F20:F22').flat();
    expect(typeof first === 'number' && first > 2080.96 && first < 2130).toBe(true);
    workbook.close();
  });
});
