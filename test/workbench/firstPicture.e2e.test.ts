import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser, openWorkbench, ready, type OpenedWorkbench } from '../browser';

/** The cells that can be read: their texts and where they stand. */
const picture = (page: Page) =>
  page.locator('#picture span').evaluateAll(cells =>
    cells.flatMap(cell => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return cell.textContent ? [{ text: cell.textContent, box: { x, y, width, height } }] : [];
    }),
  );

describeInBrowser('the cells while the spreadsheet is still coming', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('');
  });
  afterAll(() => open?.close());

  /** Opens an address while the add-on is held back, looks, and lets it go on. */
  async function early<T>(address: string, look: (page: Page) => Promise<T>): Promise<T> {
    const { page } = open;
    let goOn: () => void = () => undefined;
    const mayGoOn = new Promise<void>(resolve => (goOn = resolve));
    await page.route('**/dist/program.html', route => mayGoOn.then(() => route.continue()));
    await page.goto(`${open.address}?${address}`, { waitUntil: 'commit' });
    const seen = await look(page);
    goOn();
    await ready(page);
    await page.unroute('**/dist/program.html');
    return seen;
  }

  test('a sample can be read, each cell where the grid draws it, and the picture goes', async () => {
    const { page } = open;
    await page.setViewportSize({ width: 1400, height: 860 });
    const cells = await early('open=mcmahon', async () => {
      await page.locator('#picture span').first().waitFor();
      expect(await page.locator('#opening').isVisible()).toBe(true);
      return picture(page);
    });
    await expect.poll(() => page.locator('#picture').count()).toBe(0);
    const own = await page.evaluate(() =>
      ['A1', 'B1', 'B2', 'C9', 'H2', 'L1', 'B20'].map(a1 => ({
        text: String(window.workbench?.getValues('Wall list', a1)[0]?.[0]),
        box: window.workbench?.cellBox('Wall list', a1),
      })),
    );
    for (const cell of own) expect(cells).toContainEqual(cell);
  });

  test('a kept tournament shows the sheet that was in sight, and text stays text', async () => {
    const { page } = open;
    await early('open=new-1', async () => undefined);
    await page.evaluate(() => {
      window.workbench?.setValues('Sheet1', 'A1:B2', [
        ['<img src=x onerror=alert(1)>', '=HYPERLINK("x")'],
        ['Zoë', ' 2+/b'],
      ]);
      window.workbench?.saveNow();
    });
    const seen = await early('open=new-1', async () => {
      await page.locator('#picture span').first().waitFor();
      expect(await page.locator('#picture img').count()).toBe(0);
      return picture(page);
    });
    expect(seen.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['<img src=x onerror=alert(1)>', 'Zoë']),
    );
  });

  test('a new tournament and a phone have none', async () => {
    const { page } = open;
    const none = async (): Promise<number> => {
      await page.locator('#opening').waitFor();
      return page.locator('#picture').count();
    };
    expect(await early('open=new-2', none)).toBe(0);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await early('open=mcmahon', none)).toBe(0);
  });
});
