import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser, openWorkbench, settled, values, type OpenedWorkbench } from '../browser';

interface Saved {
  readonly workbook: {
    readonly sheets: Readonly<
      Record<
        string,
        { readonly name: string; readonly cellData: Record<string, Record<string, { v?: unknown }>> }
      >
    >;
  };
}

/** What was done at the other laptop: two players are paired for round 4, and one of them has another club. */
function wentOn(text: string): string {
  const saved = JSON.parse(text) as Saved;
  const list = Object.values(saved.workbook.sheets).find(({ name }) => name === 'Wall list');
  const cells = list?.cellData ?? {};
  const put = (row: string, title: string, v: string): void => {
    const [column = ''] = Object.entries(cells['0'] ?? {}).find(([, cell]) => cell?.v === title) ?? [];
    const line = (cells[row] ??= {});
    line[column] = { ...line[column], v };
  };
  put('1', 'Club', 'Elsewhere');
  put('1', 'R4', '2?/b');
  put('2', 'R4', '1?/w');
  return JSON.stringify(saved);
}

/** Two laptops have the event, and both went on. */
describeInBrowser('a saved copy of the event', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('mcmahon');
  });
  afterAll(async () => open?.close());

  test('is merged in the panel: a game is taken, a club is asked, and undo takes all back', async () => {
    const { page } = open;
    await page.getByRole('menuitem', { name: 'File' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Save the workbook…', exact: true }).click(),
    ]);
    const copy = Buffer.from(wentOn(readFileSync(await download.path(), 'utf8')));
    const before = await values(page, 'Wall list', 'A1:Z60');
    await page.evaluate(() => window.workbench?.menu('Files…'));
    const panel = await open.panel();
    await panel.getByRole('button', { name: 'Merge a copy' }).click();
    await panel.getByRole('heading', { name: 'Merge a copy' }).waitFor();
    const choose = async (name: string, buffer: Buffer) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        panel.getByRole('button', { name: 'Open a file' }).click(),
      ]);
      await chooser.setFiles({ name, mimeType: 'application/json', buffer });
    };
    await choose('outside.wallist.json', copy.subarray(0, copy.length / 2));
    await panel.getByText('This saved tournament is broken off').waitFor();
    await panel.getByRole('button', { name: 'Files', exact: true }).click();
    await panel.getByRole('button', { name: 'Merge a copy' }).click();
    await choose('outside.wallist.json', copy);
    await panel.getByRole('heading', { name: 'outside.wallist.json' }).waitFor();
    await panel.getByText('In both, but not the same; to be decided: 1').waitFor();
    await panel.getByText('Round 4: games 1').waitFor();
    expect(await panel.getByRole('button', { name: 'Merge', exact: true }).count()).toBe(0);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/merge-open.png` });
    await panel.getByRole('button', { name: 'in the copy: Elsewhere' }).click();
    await panel.getByRole('button', { name: 'Merge', exact: true }).waitFor();
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/merge-ready.png` });
    await panel.getByRole('button', { name: 'Merge', exact: true }).click();
    await panel.getByRole('heading', { name: 'outside.wallist.json is merged' }).waitFor();
    await settled(page);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/merged.png` });
    expect(await values(page, 'Wall list', 'F2:K3')).toMatchObject([
      ['Elsewhere', '', expect.anything(), expect.anything(), expect.anything(), '2?/b'],
      ['Graz', '', expect.anything(), expect.anything(), expect.anything(), '1?/w'],
    ]);
    expect(await values(page, 'Round 4', 'A4:C4')).toEqual([
      ['1', '1 Marta Lindqvist (5d)', '2 Kaito Brandner (4d)'],
    ]);
    await panel.getByRole('button', { name: 'Undo', exact: true }).click();
    await panel.getByRole('heading', { name: /undone/i }).waitFor();
    await settled(page);
    expect(await values(page, 'Wall list', 'A1:Z60')).toEqual(before);
    expect(open.complaints).toEqual([]);
  });
});
