import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  describeInBrowser,
  formulas,
  openWorkbench,
  settled,
  typeInCell,
  values,
  type OpenedWorkbench,
} from '../browser';

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

  test('an inserted row belongs to the list, and the name of the function stays', async () => {
    const { page } = open;
    await typeInCell(page, 'Settings', 'F1', "=SOS2('Wall list'!A1:M34; Settings)");
    await expect.poll(() => values(page, 'Settings', 'F1')).toEqual([['SOS-2 (EGF)']]);
    const before = await values(page, 'Settings', 'F1:F34');
    expect(await values(page, 'Wall list', 'S1:S34')).toEqual(before);
    await page.evaluate(() => window.workbench?.insertRows('Wall list', 10, 1));
    await settled(page);
    expect(await formulas(page, 'Settings', 'F1')).toEqual([["=SOS2('Wall list'!A1:M35, Settings)"]]);
    expect(await formulas(page, 'Wall list', 'S1')).toEqual([['=SOS2(WallList,Settings)']]);
    const after = [...before.slice(0, 9), [''], ...before.slice(9)];
    expect(await values(page, 'Settings', 'F1:F35')).toEqual(after);
    expect(await values(page, 'Wall list', 'S1:S35')).toEqual(after);
    await typeInCell(page, 'Wall list', 'A10', '34');
    await typeInCell(page, 'Wall list', 'B10', 'Late Entry');
    expect(await values(page, 'Wall list', 'S10')).not.toEqual([['']]);
  });

  test('nothing is asked of another computer, and nothing complains', () => {
    expect(open.strangers).toEqual([]);
    expect(open.complaints).toEqual([]);
  });
});
