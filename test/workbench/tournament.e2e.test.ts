import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../axe';
import {
  clickCell,
  describeInBrowser,
  formulas,
  openWorkbench,
  ready,
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
    await ready(page);
    expect(await values(page, 'Wall list', 'N1')).toEqual([['Place']]);
    const panel = await open.panel();
    await panel.waitForSelector('h1:has-text("Round 4"), h2:has-text("Round 4")');
    expect((await page.locator('#panel').boundingBox())?.width).toBe(300);
  });

  // W3
  test('the offer of a file, which comes after the first change, moves nothing', async () => {
    const { page } = open;
    const box = () => page.evaluate(() => window.workbench?.cellBox('Wall list', 'J4'));
    const [before, panel] = [await box(), await page.locator('#panel').boundingBox()];
    const button = await page.locator('#panel-button').boundingBox();
    await typeInCell(page, 'Wall list', 'F5', 'Hell');
    await page.locator('#offer button').waitFor();
    expect(await box()).toEqual(before);
    expect(await page.locator('#panel').boundingBox()).toEqual(panel);
    expect(await page.locator('#panel-button').boundingBox()).toMatchObject({ x: button?.x, y: button?.y });
    // Seen whole, and not under anything.
    await page.locator('#offer button').click({ trial: true });
    const bottomOfBar = await page.locator('.bar').evaluate(one => one.getBoundingClientRect().bottom);
    for (const width of [1310, 1300, 1280, 1024, 800]) {
      await page.setViewportSize({ width, height: 860 });
      await page.mouse.move(width / 2, 500);
      expect(await page.locator('#panel').evaluate(one => one.getBoundingClientRect().top)).toBe(panel?.y);
      await page.locator('#offer button').click({ trial: true });
      const end = await page.locator('#panel-button').evaluate(one => one.getBoundingClientRect().right);
      expect(end).toBe(width - 14);
      // No cell is under it, unless the bar has no room for its button.
      await page.mouse.move(width / 2, 500);
      const foot = await page.locator('#offer').evaluate(one => one.getBoundingClientRect().bottom);
      if (width > 1000) expect(foot).toBeLessThanOrEqual(bottomOfBar);
    }
    await page.setViewportSize({ width: 1400, height: 860 });
    await page.waitForFunction(
      wanted => window.workbench?.cellBox('Wall list', 'J4')?.x === wanted,
      before?.x,
    );
  });

  // D29
  test('a text is found in all sheets, by keys alone', async () => {
    const { page } = open;
    const [[name]] = (await values(page, 'Wall list', 'B20')) as [[string]];
    await clickCell(page, 'Wall list', 'A1');
    await page.keyboard.press('Control+f');
    const field = page.locator('#find input');
    await expect.poll(() => field.evaluate(one => one === document.activeElement)).toBe(true);
    await page.keyboard.type(name.toUpperCase());
    await page.keyboard.press('Enter');
    const stands = () =>
      page.evaluate(() => `${window.workbench?.activeSheet()}!${window.workbench?.activeCell()}`);
    await expect.poll(stands).toBe('Wall list!B20');
    await expect.poll(() => page.locator('#find span').textContent()).toMatch(/^1 of \d+$/);
    await page.keyboard.press('Enter');
    await expect.poll(stands).not.toMatch(/^Wall list!/);
    await page.keyboard.press('Shift+Enter');
    await expect.poll(stands).toBe('Wall list!B20');
    await page.keyboard.type('xyz');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#find span').textContent()).toBe('Not found');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#find').isVisible()).toBe(false);
    // The keyboard is in the grid again, at the place that was found.
    await page.keyboard.press('ArrowDown');
    await expect.poll(stands).toBe('Wall list!B21');
  });

  // D29
  test('rows are sorted by the chosen column, and one undo brings them back', async () => {
    const { page } = open;
    const choose = async (entry: string): Promise<void> => {
      await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
      await settled(page);
    };
    const list = () => values(page, 'Wall list', 'A2:L34');
    const places = async () =>
      Object.fromEntries(
        ((await values(page, 'Wall list', 'A2:N34')) as (string | number)[][]).map(line => [
          line[1],
          line[13],
        ]),
      );
    const [before, placed] = [await list(), await places()];
    const byName = (one: unknown[], other: unknown[]) =>
      new Intl.Collator('en').compare(String(one[1]), String(other[1]));
    await clickCell(page, 'Wall list', 'B5');
    await choose('Sort rows by this column, A → Z');
    expect(await list()).toEqual([...before].sort(byName));
    await expect.poll(places).toEqual(placed);
    await choose('Sort rows by this column, A → Z');
    await page.getByText('The rows stand in this order already.').waitFor();
    // By the calculated place, which stays where it is calculated.
    await clickCell(page, 'Wall list', 'N5');
    await choose('Sort rows by this column, A → Z');
    const column = async () => (await values(page, 'Wall list', 'N2:N34')).flat().map(Number);
    await expect.poll(column).toEqual(
      Object.values(placed)
        .map(Number)
        .sort((a, b) => a - b),
    );
    await expect.poll(places).toEqual(placed);
    for (const _ of ['by place', 'by name']) await choose('Undo');
    await expect.poll(list).toEqual(before);
    expect(await places()).toEqual(placed);
  });

  test('a typed formula is calculated, and again after an edit', async () => {
    const { page } = open;
    await typeInCell(page, 'Round 1', 'G1', "=SOSK('Wall list'!A1:M34; 1; Settings)");
    const before = await values(page, 'Round 1', 'G2:G34');
    expect(before.flat().every(value => typeof value === 'number')).toBe(true);
    // Player 1 beat player 3 in round 3: the referee turns the game round.
    await typeInCell(page, 'Wall list', 'J2', '3-/w');
    await typeInCell(page, 'Wall list', 'J4', '1+/b');
    expect(await values(page, 'Wall list', 'O2')).toEqual([[34]]);
    expect(await values(page, 'Round 1', 'G2:G34')).not.toEqual(before);
  });

  test('an inserted row belongs to the list, and the name of the function stays', async () => {
    const { page } = open;
    await typeInCell(page, 'Round 1', 'H1', "=SOS2('Wall list'!A1:M34; Settings)");
    await expect.poll(() => values(page, 'Round 1', 'H1')).toEqual([['SOS-2 (EGF)']]);
    const before = await values(page, 'Round 1', 'H1:H34');
    expect(await values(page, 'Wall list', 'R1:R34')).toEqual(before);
    await page.evaluate(() => window.workbench?.insertRows('Wall list', 10, 1));
    await settled(page);
    expect(await formulas(page, 'Round 1', 'H1')).toEqual([["=SOS2('Wall list'!A1:M35, Settings)"]]);
    expect(await formulas(page, 'Wall list', 'N1:R1')).toEqual([
      ['=RANKING(WallList,"PLACE, MMS, WINS, DIRECTCOMPARISON, SOS2",Settings)', '', '', '', ''],
    ]);
    const after = [...before.slice(0, 9), [''], ...before.slice(9)];
    expect(await values(page, 'Round 1', 'H1:H35')).toEqual(after);
    expect(await values(page, 'Wall list', 'R1:R35')).toEqual(after);
    await typeInCell(page, 'Wall list', 'A10', '301');
    await typeInCell(page, 'Wall list', 'B10', 'Late Entry');
    expect(await values(page, 'Wall list', 'R10')).not.toEqual([['']]);
  });

  test('games that need more than a line break between two games, not within one', async () => {
    const { page } = open;
    // Names take a second line; each of these words leaves no room for another one, but for a part of it.
    const [game, word] = ['1014+/w9#240', 'RRRRRRRRRRRR'];
    const lines = (one: string, count: number) => Array(count).fill(one).join(' ');
    const cells = { B31: lines(game, 4), B32: lines(word, 4), B33: lines(word, 3) };
    await page.evaluate(all => {
      for (const [at, text] of Object.entries(all)) window.workbench?.setValues('Wall list', at, [[text]]);
    }, cells);
    await settled(page);
    const found = await page.waitForFunction(all => {
      // Rows that get their heights move what is in sight.
      for (const at of all) window.workbench?.select('Wall list', at);
      const heights = all.map(at => window.workbench?.cellBox('Wall list', at)?.height);
      return !heights.includes(undefined) && heights;
    }, Object.keys(cells));
    const [games, fourLines, threeLines] = (await found.jsonValue()) || [];
    expect(fourLines).toBeGreaterThan(threeLines!);
    expect(games).toBe(fourLines);
  });

  test('nothing is asked of another computer, and nothing complains', () => {
    expect(open.strangers).toEqual([]);
    expect(open.complaints).toEqual([]);
  });
});
