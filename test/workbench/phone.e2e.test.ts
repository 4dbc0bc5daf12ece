import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../axe';
import {
  clickCell,
  describeInBrowser,
  openWorkbench,
  ready,
  settled,
  values,
  type OpenedWorkbench,
} from '../browser';

/** On a phone one looks, and enters results: the panel has the page, and the sheet is behind it. */
describeInBrowser('on a phone', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('swiss', { viewport: { width: 360, height: 740 } });
  });
  afterAll(async () => open?.close());

  const isInSight = (page: Page): Promise<boolean> => page.locator('#panel').isVisible();
  const wide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

  test('a round is paired and a result pressed, and nothing is wider than the phone', async () => {
    const { page } = open;
    const panel = await open.panel();
    expect(await page.locator('#panel').boundingBox()).toMatchObject({ x: 0, width: 360 });
    for (const button of ['Preview round 3', 'Write round 3', 'Enter results'])
      await panel.getByRole('button', { name: button, exact: true }).click();
    await panel.locator('[role=row] button.name').first().click();
    await panel.getByRole('heading', { name: 'Round 3: 1 of 12' }).waitFor();
    await settled(page);
    const round = (await values(page, 'Wall list', 'J2:J25')).flat().map(String);
    expect(round.filter(cell => /^\d+[+-]/.test(cell)).length).toBe(2);
    expect([await wide(page), await panel.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
      360, 359,
    ]);
  });

  test.each([
    [740, 8],
    [800, 9],
  ])(
    'N197: at 360 × %d at least %d games stand in sight between the field and the strip, with an offer above them, and one way closes the panel',
    async (height, due) => {
      const { page } = open;
      await page.setViewportSize({ width: 360, height });
      const panel = await open.panel();
      await page.locator('#offer button').waitFor();
      for (const place of ['players', 'round 3']) await panel.locator(`#top a[data-to="${place}"]`).click();
      await panel.locator('#grid').waitFor();
      const inSight = () =>
        panel.evaluate(() => {
          const edges = document.getElementById('grid')?.getBoundingClientRect();
          const rows = [...document.querySelectorAll('.game')].map(one => one.getBoundingClientRect());
          return rows.filter(
            ({ top, bottom }) => top >= (edges?.top ?? 0) - 1 && bottom <= (edges?.bottom ?? 0) + 1,
          ).length;
        });
      await expect.poll(inSight).toBeGreaterThanOrEqual(due);
      expect(await page.locator('#panel-button').isVisible()).toBe(false);
      const close = await page.locator('#panel-close').boundingBox();
      const bar = await page.locator('.bar').boundingBox();
      expect((close?.y ?? 999) + (close?.height ?? 999)).toBeLessThanOrEqual((bar?.y ?? 0) + 56);
      await page.locator('#panel-close').click({ trial: true });
      await page.setViewportSize({ width: 360, height: 740 });
    },
  );

  test('the standings are one press away; closing the panel shows the sheet, and the button brings it back', async () => {
    const { page } = open;
    await (await open.panel()).locator('nav .place').last().click();
    await (await open.panel()).getByText('Marta Lindqvist').first().waitFor();
    await page.locator('#panel-close').click();
    expect(await isInSight(page)).toBe(false);
    await page.getByRole('button', { name: 'Open the panel' }).click();
    expect(await isInSight(page)).toBe(true);
  });

  test('whoever taps a result of a Round sheet reads whose it is beside it', async () => {
    const { page } = open;
    await page.locator('#panel-close').click();
    const [game] = await values(page, 'Round 3', 'B5:F5');
    const [black, white] = [String(game?.[0]), String(game?.[1])];
    expect([black, white].every(name => /^\d+ \p{L}+/u.test(name))).toBe(true);
    await clickCell(page, 'Round 3', 'F5');
    const strip = page.locator('#strip');
    await expect.poll(() => strip.textContent()).toContain(`${black} – ${white}`);
    // A screen reader, to which the grid is a picture, says it with the value.
    expect(await page.locator('#cell').textContent()).toContain(`${black} – ${white}`);
    const box = await strip.boundingBox();
    expect([box?.x ?? -1, (box?.x ?? 0) + (box?.width ?? 999)].every(x => x >= 0 && x <= 360)).toBe(true);
    // In the list the names are frozen, and stand there.
    await page.evaluate(() => window.workbench?.select('Wall list', 'J2'));
    await expect.poll(() => page.locator('#cell').textContent()).toMatch(/^J2/);
    expect(await page.locator('#cell').textContent()).not.toContain(' – ');
    await page.getByRole('button', { name: 'Open the panel' }).click();
  });

  test('N143: the result of a Round sheet stands beside its table and Black, and nothing of it is cut off', async () => {
    const { page } = open;
    await page.locator('#panel-close').click();
    await clickCell(page, 'Round 3', 'F5');
    const [table, black, result] = await page.evaluate(() =>
      ['A5', 'B5', 'F5'].map(a1 => window.workbench?.cellBox('Round 3', a1)),
    );
    const ends = [table, black, result].map(box => [box?.x ?? -1, (box?.x ?? 999) + (box?.width ?? 0)]);
    // Side by side, in one row, in 360 pixels.
    expect(ends.flat().every((x, i, all) => x >= (all[i - 1] ?? 0) && x <= 360)).toBe(true);
    expect([table?.y, black?.y]).toEqual([result?.y, result?.y]);
    expect(result?.width).toBeGreaterThanOrEqual(100);
    await page.getByRole('button', { name: 'Open the panel' }).click();
  });

  test('what a finger presses around the sheet is 44 pixels high', async () => {
    const { page } = open;
    const low = async (area: string): Promise<readonly string[]> => {
      const found = page.locator(area).locator('a, button, select, summary, [role=menuitem]');
      const all = await found.filter({ visible: true }).all();
      expect(all.length, area).toBeGreaterThan(0);
      const seen = await Promise.all(
        all.map(async one => [await one.textContent(), (await one.boundingBox())?.height ?? 0] as const),
      );
      return seen.flatMap(([text, height]) => (height < 44 ? [`${text} ${height}`] : []));
    };
    expect(await low('.bar')).toEqual([]);
    expect(await low('.panel > header')).toEqual([]);
    // W9
    await page.getByRole('menuitem', { name: 'File' }).click();
    await page.getByRole('menuitem', { name: 'History…' }).click();
    await page.locator('.history-list button').nth(1).click();
    await page.locator('.history-view select').waitFor();
    expect(await low('#history')).toEqual([]);
    await page.locator('.history-head button').click();
    await page.goto(`${open.address}?start`);
    await page.locator('.language select').waitFor();
    expect(await low('.bar')).toEqual([]);
    expect(await low('.start .actions')).toEqual([]);
    await page.goBack();
    await ready(page);
  });

  test('dark and light follow the system, and both can be read', async () => {
    const { page } = open;
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${open.address}?open=swiss`);
      await ready(page);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(ground).toBe(colorScheme === 'dark' ? 'rgb(27, 28, 30)' : 'rgb(255, 255, 255)');
      expect(await violations(page)).toEqual([]);
      await page.goto(`${open.address}?start`);
      await page.getByRole('link', { name: 'Swiss, 24 players' }).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await wide(page)).toBe(360);
    }
    expect(open.complaints).toEqual([]);
  });
});
