import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser, openWorkbench, ready, type OpenedWorkbench } from '../browser';
import { egfList, madePeople } from '../exchange/lookUp/made';

describeInBrowser('a rating list at the desk of the workbench', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('mcmahon');
    await ready(open.page);
  });
  afterAll(async () => open?.close());

  const atDesk = async (): Promise<Frame> => {
    const panel = await open.panel();
    await panel.getByRole('link', { name: 'Players' }).click();
    await panel.getByRole('button', { name: 'Registration', exact: true }).click();
    await panel.getByRole('heading', { name: 'Registration' }).waitFor();
    return panel;
  };

  test('is kept by the page around the panel, which has no store of its own', async () => {
    const { page } = open;
    const panel = await atDesk();
    const chooser = page.waitForEvent('filechooser');
    await panel.getByRole('button', { name: 'Open a list' }).click();
    const list = Buffer.from(egfList(madePeople(300, 4)));
    await (await chooser).setFiles({ name: 'egd.html', mimeType: 'text/html', buffer: list });
    await panel.getByText('EGF 2026-11-01: 300 people').waitFor();
    expect(await panel.locator('#below').innerText()).not.toContain('keeps no list');

    await page.reload();
    await ready(page);
    const again = await atDesk();
    await again.getByText('EGF 2026-11-01: 300 people').waitFor();
    await again.getByRole('button', { name: 'Forget EGF' }).click();
    await again.getByText('EGF 2026-11-01').waitFor({ state: 'detached' });
    expect(open.complaints).toEqual([]);
  });

  test('so is somebody half typed there, when the panel is closed and when the page is left, for this tournament', async () => {
    const { page } = open;
    const line = async () => (await open.panel()).locator('#field-line');
    await atDesk();
    await (await line()).fill('Kid Karl 30k Kö');
    await page.locator('#panel-close').click();
    await page.getByRole('button', { name: 'Open the panel' }).click();
    await atDesk();
    await expect.poll(async () => (await line()).inputValue()).toBe('Kid Karl 30k Kö');
    await page.reload();
    await ready(page);
    await atDesk();
    await expect.poll(async () => (await line()).inputValue()).toBe('Kid Karl 30k Kö');
    await (await line()).press('Enter');
    await (await open.panel()).getByText('Kid Karl', { exact: false }).first().waitFor();
    await page.reload();
    await ready(page);
    await atDesk();
    expect(await (await line()).inputValue()).toBe('');
    await (await line()).fill('Neu Nina');
    await page.goto(`${open.address}?open=swiss`);
    await ready(page);
    await atDesk();
    expect(await (await line()).inputValue()).toBe('');
    expect(open.complaints).toEqual([]);
  });
});
