import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser, openWorkbench, typeInCell, values, type OpenedWorkbench } from '../browser';

describeInBrowser('a tournament of the start page, with the built add-on', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('');
  });
  afterAll(async () => open?.close());

  test('is one click away, with live formulas and the panel beside it', async () => {
    const { page } = open;
    await page.getByRole('link', { name: 'McMahon, 33 players' }).click();
    await page.waitForFunction(() => window.workbench?.getValues('Wall list', 'O1')[0]?.[0] === 'Place');
    const panel = await open.panel();
    await panel.waitForSelector('text=/round 4/i');
    expect((await page.locator('#panel').boundingBox())?.width).toBe(300);
  });

  test('a typed formula is calculated, and again after an edit', async () => {
    const { page } = open;
    await typeInCell(page, 'Settings', 'E1', "=SOSK('Wall list'!A1:M34; 1; Settings)");
    const before = await values(page, 'Settings', 'E2:E34');
    expect(before.flat().every(value => typeof value === 'number')).toBe(true);
    // Player 1 beat player 5 in round 3: the referee turns the game round.
    await typeInCell(page, 'Wall list', 'K2', '5-/b');
    await typeInCell(page, 'Wall list', 'K6', '1+/w');
    expect(await values(page, 'Wall list', 'P2')).toEqual([[34]]);
    expect(await values(page, 'Settings', 'E2:E34')).not.toEqual(before);
  });

  test('nothing is asked of another computer, and nothing complains', () => {
    expect(open.strangers).toEqual([]);
    expect(open.complaints).toEqual([]);
  });
});
