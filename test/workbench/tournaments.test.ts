import type { IWorkbookData } from '@univerjs/core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeText } from '../../src/sheet/wording';
import { WORKBENCH_TEXTS } from '../../src/text/workbench';
import { LANGUAGES } from '../../src/tournament/languages';
import { SYSTEM_NAMES } from '../../src/tournament/systems';
import { openTournament, openWorkbook, readTournaments, type OpenWorkbook } from '../../workbench/headless';
import { PLAYED, playSamples } from '../../workbench/tournaments/samples.mjs';
import { playedSample } from './playedSample';

// All by one process.
beforeAll(async () => {
  await playSamples(PLAYED);
});

let open: OpenWorkbook | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
});

const start = async (name: string): Promise<OpenWorkbook> => {
  const workbook = PLAYED.includes(name)
    ? openWorkbook({ snapshot: await playedSample(name) })
    : openTournament(name);
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

test('there is a sample for each system, and one of teams', () => {
  const forms = readTournaments().flatMap(({ played }) => (played ? [played.tournament] : []));
  expect(SYSTEM_NAMES.filter(name => !forms.some(({ system }) => system === name))).toEqual([]);
  expect(forms.filter(({ teams }) => teams)).toHaveLength(1);
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

const SAMPLES = readTournaments().flatMap(({ name, title, played }) =>
  played ? [{ name, players: Number(/\d+/.exec(title)?.[0]), ...played }] : [],
);

describe.each(SAMPLES)('$name', ({ name, rounds, tournament, players }) => {
  test('nothing is wrong with the list, and an organiser goes on with the next round', async () => {
    const workbook = await start(name);
    const seats = tournament.teams ? 3 * players : players;
    const names = workbook.getValues('Wall list', `B2:B${seats + 2}`).flat();
    expect(names.filter(cell => cell !== '')).toHaveLength(seats);
    const { view } = workbook.run('sidebar', { ask: 'check' }) as {
      view: { problems: readonly { severity: string; sentence: string }[] };
    };
    expect(view.problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(workbook.run('sidebar', { ask: 'state' })).toMatchObject({
      view: { view: 'ready', round: rounds + 1 },
    });
    expect(workbook.run('sidebar', { ask: 'preview' })).toMatchObject({ view: { view: 'preview' } });
    const played = Array.from({ length: rounds }, (_, at) => `Round ${at + 1}`);
    expect(workbook.sheets().filter(sheet => sheet.startsWith('Round '))).toEqual(played);
  });
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

/** With LONG=1 in all languages: a sample takes some seconds in each. */
describe.runIf(process.env['LONG']).each(LANGUAGES)('the samples in %s', language => {
  test('have sheets of that language, and the same games', async () => {
    const [english, own] = [await playedSample('swiss'), await playedSample('swiss', language)];
    const listOf = (book: IWorkbookData) =>
      book.sheets[book.sheetOrder.find(id => book.sheets[id]?.name) ?? ''];
    expect(listOf(own)?.name).toBe(makeText(language)('sheet.wallList'));
    const played = (book: IWorkbookData) => listOf(book)?.cellData?.[5]?.[7]?.v;
    expect(played(own)).toMatch(/^\d+[+-]\/[bw]$/);
    expect(played(own)).toBe(played(english));
    expect(own.name).toBe(WORKBENCH_TEXTS[language]['workbench.sample.swiss']);
  });
});
