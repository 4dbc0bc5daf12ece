import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  describeInBrowser,
  formulas,
  openWorkbench,
  ready,
  settled,
  typeInCell,
  values,
  type OpenedWorkbench,
} from '../browser';
import { unzip } from '../unzip';
import { FIXTURE } from './fixture';
import { file as ods, number, row, table, text } from './odsFile';

/** The workbook goes to Google as a file, and comes back from there. */
describeInBrowser('a file for Google', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('empty', { dist: FIXTURE });
  });
  afterAll(async () => open?.close());
  const file = async (entry: string) => {
    await open.page.getByRole('menuitem', { name: 'File' }).click();
    await open.page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  const openFile = async (name: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([open.page.waitForEvent('filechooser'), file('Open…')]);
    await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer });
  };

  test('is saved with its formulas as formulas, and opened with them', async () => {
    const { page } = open;
    await page.evaluate(() => {
      window.workbench?.setNumberFormat('Sheet1', 'C1:C3', '@');
      window.workbench?.setValues('Sheet1', 'A1:C3', [
        ['No', 'Name', 'R1'],
        [1, 'Ann', '2+'],
        [2, 'Bob', '3-14'],
      ]);
      window.workbench?.run('sidebar', { ask: 'offer' });
    });
    await typeInCell(page, 'Sheet1', 'E1', '=SOS2(A1:C3)');
    const shown = await values(page, 'Sheet1', 'A1:E3');
    const [download] = await Promise.all([page.waitForEvent('download'), file('Save for Google…')]);
    const bytes = readFileSync(await download.path());
    expect(unzip(bytes)['xl/worksheets/sheet1.xml']).toContain('<f>SOS2(A1:C3)</f>');
    await openFile(download.suggestedFilename(), bytes);
    await page.waitForURL(/open=file-/);
    await ready(page);
    await settled(page);
    expect(await formulas(page, 'Sheet1', 'E1')).toEqual([['=SOS2(A1:C3)']]);
    expect(await values(page, 'Sheet1', 'A1:E3')).toEqual(shown);
    // A text that looks like a date is typed over, and a text again.
    await typeInCell(page, 'Sheet1', 'C3', '1/2');
    expect(await values(page, 'Sheet1', 'C3')).toEqual([['1/2']]);
  });

  test('of LibreOffice is opened with its values and formulas', async () => {
    const { page } = open;
    const rows =
      row(text('No'), text('Name'), text('R1')) +
      row(number('1'), text('Ann'), text('2+')) +
      row(
        number('2'),
        text('Bob'),
        text('1-'),
        '<table:table-cell table:formula="of:=SUM([.A2:.A3])" office:value-type="float" office:value="3"><text:p>3</text:p></table:table-cell>',
      );
    await openFile('hall.ods', Buffer.from(ods(table('Hall list', rows))));
    await page.waitForFunction(() => window.workbench?.sheets().includes('Hall list'));
    await ready(page);
    await settled(page);
    expect(await values(page, 'Hall list', 'A2:D3')).toEqual([
      [1, 'Ann', '2+', ''],
      [2, 'Bob', '1-', 3],
    ]);
    expect(await formulas(page, 'Hall list', 'D3')).toEqual([['=SUM(A2:A3)']]);
  });

  test('that is spoilt is refused by a sentence, and what was open stays open', async () => {
    const { page } = open;
    const address = page.url();
    await openFile('cup.xlsx', Buffer.from('PK not a zip'));
    await page.locator('#dialog[open]').waitFor();
    expect(await page.locator('#dialog-text').textContent()).toBe(
      'cup.xlsx cannot be read as a spreadsheet.',
    );
    await page.locator('#dialog-ok').click();
    expect(page.url()).toBe(address);
    expect(open.complaints).toEqual([]);
  });
});
