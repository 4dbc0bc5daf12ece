import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Download, Frame, Page } from 'playwright-core';
import { readOpenGotha } from '../../src/formats/openGotha/readOpenGotha';
import { OPENGOTHA } from '../exchange/examples';
import { describeInBrowser, openWorkbench, ready, settled, values, type OpenedWorkbench } from '../browser';

/** Drops a file on the page, as a person does from the folder beside it. */
const drop = (page: Page, name: string, text: string): Promise<void> =>
  page.evaluate(
    ([called, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content ?? ''], called ?? ''));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, text],
  );

/** Makes a file in the panel, and returns it as it is saved. */
async function made(page: Page, panel: Frame, kind: string): Promise<{ name: string; text: string }> {
  await panel.getByLabel('What to make').selectOption(kind);
  await panel.getByRole('button', { name: 'Make it' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: /^Save / }).click(),
  ]);
  await panel.getByRole('button', { name: 'Files', exact: true }).click();
  return { name: download.suggestedFilename(), text: await textOf(download) };
}

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}

describeInBrowser('a file of OpenGotha dropped on the start page', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('');
    await open.page.getByRole('link', { name: 'New tournament' }).waitFor();
  });
  afterAll(async () => open?.close());

  test('becomes a running tournament, is paired on, sent to federations, and imported again', async () => {
    const { page } = open;
    await drop(page, 'spring.xml', OPENGOTHA);
    await page.waitForURL(/open=new-/);
    await ready(page);
    let panel = await open.panel();
    await panel.getByRole('heading', { name: 'Import “Spring Cup”' }).waitFor();
    expect(await panel.locator('main').innerText()).toContain('McMahon');
    await panel.getByRole('button', { name: 'Make the sheets' }).click();
    await panel.getByRole('heading', { name: '“Spring Cup” is imported' }).waitFor();
    await settled(page);
    expect(await page.locator('#title').textContent()).toBe('Spring Cup');
    expect(await values(page, 'Wall list', 'A2:J3')).toMatchObject([
      [1, 'KASK Mari', '3d', 2300, 'CZ', 'Plze', '10000001', '', '2+/b', '4?/w'],
      [2, 'ITO Kenji', '2d', 2200, 'CZ', 'Plze', '10000002', '', '1-/w', '3?/b'],
    ]);
    await page.evaluate(() => window.workbench?.setValues('Round 2', 'F4:F5', [['w'], ['b']]));
    await settled(page);
    await panel.getByRole('button', { name: 'Round 2', exact: true }).click();
    // A look of the panel may have recorded them before the press.
    await expect
      .poll(async () => {
        const record = panel.getByRole('button', { name: 'Record results' });
        if (await record.isVisible()) await record.click({ timeout: 5000 }).catch(() => undefined);
        return JSON.stringify(await values(page, 'Wall list', 'J2:J3'));
      })
      .not.toContain('?');
    await panel.getByRole('link', { name: /^Round 3, next/ }).click();
    await panel.getByRole('button', { name: 'Write round 3' }).click();
    await panel.getByRole('heading', { name: /Round 3/ }).waitFor();
    await settled(page);

    await page.evaluate(() => window.workbench?.menu('Files…'));
    panel = await open.panel();
    const h9 = await made(page, panel, 'h9');
    expect(h9.name).toBe('Spring Cup.h9');
    expect(h9.text).toContain('Kask Mari');
    await panel.getByLabel('What to make').selectOption('print tables');
    await panel.getByRole('button', { name: 'Make it' }).click();
    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      panel.getByRole('button', { name: 'Print', exact: true }).click(),
    ]);
    await paper.getByRole('heading', { name: 'Round 3 · by table' }).waitFor();
    expect(await paper.locator('tbody tr').count()).toBe(2);
    await paper.close();
    await panel.getByRole('button', { name: 'Files', exact: true }).click();
    const xml = await made(page, panel, 'opengotha');
    expect(xml.name).toBe('Spring Cup.xml');

    await page.goto(`${open.address}?start`);
    await page.getByRole('link', { name: 'New tournament' }).waitFor();
    await drop(page, 'again.xml', xml.text);
    await page.waitForURL(/open=new-/);
    await ready(page);
    panel = await open.panel();
    await panel.getByRole('button', { name: 'Make the sheets' }).click();
    await panel.getByRole('heading', { name: '“Spring Cup” is imported' }).waitFor();
    await settled(page);
    expect((await values(page, 'Wall list', 'K2:K5')).flat().every(cell => /\?/.test(String(cell)))).toBe(
      true,
    );
    expect(open.complaints).toEqual([]);
  });

  test('a list as CSV opened in a tournament becomes another one, after a preview', async () => {
    const { page } = open;
    const before = page.url();
    await page.getByRole('menuitem', { name: 'File' }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('menuitem', { name: 'Open…', exact: true }).click(),
    ]);
    const list = 'Name;Rank;Club\nKask Mari;3d;Tartu\n=Ito;2d;Brno\n';
    await chooser.setFiles({ name: 'club.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
    await page.waitForURL(url => url.href !== before);
    await ready(page);
    const panel = await open.panel();
    await panel.getByRole('heading', { name: 'Import “club”' }).waitFor();
    await panel.getByRole('button', { name: 'Make the sheets' }).click();
    await panel.getByRole('heading', { name: '“club” is imported' }).waitFor();
    await settled(page);
    // Without rounds in the file it has those of a new tournament.
    expect((await values(page, 'Wall list', 'A1:L1')).flat()).toContain('R5');
    expect(await values(page, 'Wall list', 'A1:C3')).toEqual([
      ['No', 'Name', 'Rank'],
      [1, 'Kask Mari', '3d'],
      [2, '=Ito', '2d'],
    ]);

    // Nothing is paired yet, and the emergency exit is there: the list on paper, and a file that the event can go on with.
    await page.evaluate(() => window.workbench?.menu('Files…'));
    const files = await open.panel();
    await files.getByRole('button', { name: 'To go on without a computer' }).click();
    const saved = new Map<string, string>();
    const both = new Promise<void>(resolve => {
      page.on('download', download => {
        void textOf(download).then(text => {
          saved.set(download.suggestedFilename(), text);
          if (saved.size === 2) resolve();
        });
      });
    });
    // One file a press.
    await files.getByRole('button', { name: 'Save club-paper-pack.html' }).click();
    await files.getByRole('button', { name: 'Save club.xml' }).click();
    await both;
    expect([...saved.keys()].sort()).toEqual(['club-paper-pack.html', 'club.xml']);
    expect(saved.get('club-paper-pack.html')).toContain('Kask Mari');
    const read = readOpenGotha(saved.get('club.xml') ?? '');
    expect(read.kind === 'read' && read.tournament).toMatchObject({ players: { length: 2 }, games: [] });
    expect(open.complaints).toEqual([]);
  });

  test.runIf(process.env['LONG'])(
    'how long a hundred players take from the last result to the saved page',
    async () => {
      const { page } = open;
      const names = Array.from({ length: 100 }, (_, at) => `Player ${at + 1};${1 + (at % 15)}k`);
      await page.goto(`${open.address}?start`);
      await page.getByRole('link', { name: 'New tournament' }).waitFor();
      await drop(page, 'hundred.csv', `Name;Rank\n${names.join('\n')}\n`);
      await page.waitForURL(/open=new-/);
      await ready(page);
      const panel = await open.panel();
      await panel.getByRole('button', { name: 'Make the sheets' }).click();
      await panel.getByRole('button', { name: 'Round 1', exact: true }).click();
      await panel.getByRole('button', { name: 'Write round 1' }).click();
      await panel.getByRole('heading', { name: /Round 1/ }).waitFor();
      await settled(page);
      await page.evaluate(() =>
        window.workbench?.setValues(
          'Round 1',
          'F4:F53',
          Array.from({ length: 50 }, () => ['b']),
        ),
      );
      await settled(page);
      const before = performance.now();
      await panel.getByRole('button', { name: 'Enter results' }).first().click();
      await panel.getByRole('button', { name: 'Record results' }).click();
      await panel.getByRole('button', { name: 'Files', exact: true }).click();
      const page1 = await made(page, panel, 'html');
      console.log(
        `From the last result to ${page1.name}: ${((performance.now() - before) / 1000).toFixed(1)} s.`,
      );
      expect(page1.text).toContain('Player 100');
    },
  );
});
