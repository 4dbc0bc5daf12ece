import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IWorkbookData } from '@univerjs/core';
import { afterEach, describe, expect, test } from 'vitest';
import { makeText } from '../../src/sheet/wording';
import { WORKBENCH_TEXTS } from '../../src/text/workbench';
import { LANGUAGES } from '../../src/tournament/languages';
import { openTournament, openWorkbook, readTournaments, type OpenWorkbook } from '../../workbench/headless';
import { playSample } from '../../workbench/tournaments/samples.mjs';

/** A sample that the add-on has played, as the page gets it. */
const saved = async (name: string, language?: string): Promise<IWorkbookData> =>
  JSON.parse(
    readFileSync(join(await playSample(name, undefined, language), `${name}.json`), 'utf8'),
  ) as IWorkbookData;

let open: OpenWorkbook | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
});

const start = async (name: string): Promise<OpenWorkbook> => {
  const played = readTournaments().find(one => one.name === name)?.played;
  const workbook = played ? openWorkbook({ snapshot: await saved(name) }) : openTournament(name);
  open = workbook;
  await workbook.settled();
  return workbook;
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
  expect(workbook.getValues('Wall list', `A${players + 1}:B${players + 2}`)).toEqual([
    [players, expect.stringMatching(/./)],
    [players + 1, ''],
  ]);
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

test.each([
  ['mcmahon', 3],
  ['swiss', 2],
])('%s: an organiser goes on after round %i', async (name, played) => {
  const workbook = await start(name);
  const rounds = Array.from({ length: played }, (_, at) => `Round ${at + 1}`);
  expect(workbook.sheets()).toEqual(['Wall list', 'Settings', 'Tournament system', 'Log', ...rounds]);
  expect(workbook.run('sidebar', { ask: 'state' })).toMatchObject({
    view: { view: 'ready', round: played + 1 },
  });
});

/** With LONG=1 in all languages: a sample takes some seconds in each. */
describe.runIf(process.env['LONG']).each(LANGUAGES)('the samples in %s', language => {
  test('have sheets of that language, and the same games', async () => {
    const [english, own] = [await saved('swiss'), await saved('swiss', language)];
    const listOf = (book: IWorkbookData) =>
      book.sheets[book.sheetOrder.find(id => book.sheets[id]?.name) ?? ''];
    expect(listOf(own)?.name).toBe(makeText(language)('sheet.wallList'));
    const played = (book: IWorkbookData) => listOf(book)?.cellData?.[5]?.[7]?.v;
    expect(played(own)).toMatch(/^\d+[+-]\/[bw]$/);
    expect(played(own)).toBe(played(english));
    expect(own.name).toBe(WORKBENCH_TEXTS[language]['workbench.sample.swiss']);
  });
});
