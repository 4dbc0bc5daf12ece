import { expect, test } from 'vitest';
import { readXlsxBook } from '../../src/exchange/saved/readXlsxBook';
import { xlsxBookOf } from '../../workbench/forGoogle/openBook';
import { workbookOfXlsx } from '../../workbench/forGoogle/workbookOfXlsx';
import { writeXlsxBook } from '../../workbench/forGoogle/writeXlsxBook';
import { openWorkbook } from '../../workbench/headless';
import { makeSnapshot, readSnapshot } from '../../workbench/page/kept/store';
import { playedSample } from './playedSample';

const DIST = new URL('../../dist', import.meta.url).pathname;

test('a played tournament goes on from the file for Google as from the workbook', async () => {
  const played = await playedSample('mcmahon');
  const first = openWorkbook({ dist: DIST, snapshot: played });
  await first.settled();
  const book = readXlsxBook(writeXlsxBook(xlsxBookOf(first.book)));
  const snapshot = readSnapshot(JSON.stringify(makeSnapshot('Cup', workbookOfXlsx('Cup', book!))));
  const second = openWorkbook({ dist: DIST, snapshot: snapshot!.workbook });
  await second.settled();
  expect(second.sheets()).toEqual(first.sheets());
  const areas = { 'Wall list': 'A1:T40', Settings: 'A1:D60', Log: 'A1:M9', 'Round 3': 'A1:F19' };
  for (const [sheet, area] of Object.entries(areas)) {
    expect(second.getFormulas(sheet, area)).toEqual(first.getFormulas(sheet, area));
    expect(second.getValues(sheet, area)).toEqual(first.getValues(sheet, area));
  }
  // The formulas stand beside the list, and are computed.
  expect(second.getFormulas('Wall list', 'A1:T1').flat().join('')).toContain('=RANKING(WallList');
  const stateOf = (one: typeof first) => one.run('sidebar', { ask: 'state' }) as Record<string, unknown>;
  const [was, is] = [stateOf(first), stateOf(second)];
  expect(is['event']).toEqual(was['event']);
  expect(JSON.stringify(is)).toContain('Record 16 results of round 3');
  // The dropdowns of Settings are there, and a round can be written.
  const choices = book?.sheets
    .find(({ name }) => name === 'Settings')
    ?.cells.get(2)
    ?.get(1)?.choices;
  expect(choices?.list.length).toBeGreaterThan(3);
  first.close();
  second.close();
});
