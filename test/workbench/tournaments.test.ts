import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { openTournament, readTournaments, type OpenWorkbook } from '../../workbench/headless';

const TOURNAMENTS = fileURLToPath(new URL('../../workbench/tournaments', import.meta.url));

let open: OpenWorkbook | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
});

const start = async (name: string): Promise<OpenWorkbook> => {
  open = openTournament(name);
  await open.settled();
  return open;
};

describe.each(readTournaments().map(({ name }) => name))('%s', name => {
  test('opens with live formulas and without an error', async () => {
    const workbook = await start(name);
    const cells = workbook.sheets().flatMap(sheet => workbook.getValues(sheet, 'A1:Z60').flat());
    expect(cells.filter(cell => typeof cell === 'string' && cell.startsWith('#'))).toEqual([]);
    expect(workbook.seen.log).toEqual([]);
  });
});

test('EGC 2009: direct comparison parts the four, in the published order', async () => {
  const workbook = await start('egc2009');
  // Sensei's Library, Direct Comparison; R2.2.
  expect(workbook.getValues('Wall list', 'N1:P5')).toEqual([
    ['Place', 'Wins', 'DC'],
    [1, 8, 2.01],
    [2, 8, 2],
    [3, 8, 1.01],
    [4, 8, 1],
  ]);
});

test.each([
  ['mcmahon', 'U1', 'WallList', 33, 5],
  ['swiss', 'U1', 'WallList', 24, 6],
])('%s: nothing is wrong with the list', async (name, cell, range, players) => {
  const workbook = await start(name);
  expect(workbook.getValues('Wall list', `A${players + 1}`)).toEqual([[players]]);
  expect(workbook.getValues('Wall list', `A${players + 2}`)).toEqual([['']]);
  workbook.setFormula('Wall list', cell, `=CHECKWALLLIST(${range};Settings)`);
  await workbook.settled();
  const said = workbook.getValues('Wall list', 'U1:X9').flat().join('|');
  expect(said).toMatch(/no problems found/i);
});

test.each([
  ['mcmahon', 16],
  ['swiss', 12],
])('%s: the next round is a formula away', async (name, tables) => {
  const workbook = await start(name);
  workbook.setFormula('Settings', 'F1', '=NEXTROUND(WallList;Settings)');
  await workbook.settled();
  const shown = workbook.getValues('Settings', 'F2:F40').flat();
  expect(shown.filter(table => typeof table === 'number')).toHaveLength(tables);
});

test('the tables are what their seed makes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallist-'));
  execFileSync(process.execPath, [join(TOURNAMENTS, 'make.mjs'), folder]);
  for (const file of ['mcmahon.tsv', 'swiss.tsv']) {
    expect(readFileSync(join(folder, file), 'utf8')).toBe(readFileSync(join(TOURNAMENTS, file), 'utf8'));
  }
});
