import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventInText } from '../../src/eventFile/eventInText';
import { writeH9 } from '../../src/formats/h9/writeH9';
import { fromWallList } from '../../src/formats/wallList/fromWallList';
import { finalOrder } from '../../src/standings/placement/finalOrder';
import { violations } from '../axe';
import { describeInBrowser, openWorkbench, ready, type OpenedWorkbench } from '../browser';

/** Somebody was sent an event, and checks it without installing anything. */
describeInBrowser('the page that checks an event', () => {
  let open: OpenedWorkbench;
  let saved = '';
  beforeAll(async () => {
    open = await openWorkbench('');
  });
  afterAll(async () => open?.close());

  async function opens(page: Page, button: string, name: string, text: string): Promise<void> {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: button }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  }
  const result = (): Promise<string> => open.page.locator('#result').innerText();
  const compared = (): Promise<string> => open.page.locator('#compared').innerText();

  test('a tournament that the workbench saved is legal, best, and as it was saved', async () => {
    const { page } = open;
    await page.getByRole('link', { name: 'Swiss, 24 players' }).click();
    await ready(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('menuitem', { name: 'File' })
        .click()
        .then(() => page.getByRole('menuitem', { name: 'Save the workbook…' }).click()),
    ]);
    saved = readFileSync(await download.path(), 'utf8');
    await page.goto(`${open.address}?start`);
    await page.getByRole('link', { name: 'Check an event' }).click();
    await page.waitForURL(/check\.html$/);
    await opens(page, 'Open an event…', 'swiss.wallist.json', saved);
    await expect.poll(result).toContain('✓ Every round was legal, and no other pairing was better.');
    const words = await result();
    expect(words).toContain('Wall list · Players: 24 · Rounds: 2');
    expect(words).toMatch(/✓ Round 1 \(by the Log\): legal, the best pairing\./);
    expect(words).toContain('✓ Every sheet is as the workbench saved it.');
    expect(words).toMatch(/Mark of the Log: [0-9a-f]{16}\./);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('swiss.wallist.json');
  });

  test('what was changed beside the Log, or in it, is seen', async () => {
    const { page } = open;
    const savedWith = (
      change: (sheets: Record<string, { name: string; cellData: Cells }>) => void,
    ): string => {
      const file = JSON.parse(saved) as {
        workbook: { sheets: Record<string, { name: string; cellData: Cells }> };
      };
      change(file.workbook.sheets);
      return JSON.stringify(file);
    };
    type Cells = Record<string, Record<string, { v?: unknown }>>;
    const swapped = savedWith(sheets => {
      const list = Object.values(sheets).find(({ name }) => name === 'Wall list')!;
      const cell = Object.values(list.cellData[1]!).find(({ v }) => /^\d+[+]/.test(String(v)))!;
      cell.v = String(cell.v).replace('+', '-');
    });
    await opens(page, 'Open an event…', 'other.wallist.json', swapped);
    await expect.poll(result).toContain('! Changed after it was saved: Wall list');
    const logged = savedWith(sheets => {
      const log = Object.values(sheets).find(({ name }) => name === 'Log')!;
      Object.values(log.cellData[1]!)[0]!.v = 'another time';
    });
    await opens(page, 'Open an event…', 'log.wallist.json', logged);
    await expect.poll(result).toContain('! Changed after it was saved: Log');
  });

  test('a rating file follows from the event, or each game is named in which it does not', async () => {
    const { page } = open;
    const read = eventInText(saved, { language: 'en' });
    if (read.kind !== 'read') throw new Error(JSON.stringify(read));
    const { wallList, settings } = read.event;
    const { tournament } = fromWallList(wallList, { ...settings, rounds: wallList.rounds });
    const h9 = writeH9(tournament, finalOrder(wallList, settings)).text;
    await opens(page, 'Open an event…', 'swiss.wallist.json', saved);
    await expect.poll(result).toContain('✓ Every sheet');
    await opens(page, 'Open the rating file…', 'cup.h9', h9);
    await expect.poll(compared).toMatch(/✓ cup\.h9: It follows from the event\. Games: \d+/);
    const [first = ''] = /^ *1 .*$/m.exec(h9) ?? [];
    await opens(page, 'Open the rating file…', 'cup.h9', h9.replace(first, first.replace(/(\d+)\+/, '$1-')));
    await expect.poll(compared).toMatch(/! cup\.h9: It does not follow from the event\. Differences: \d/);
    expect(await compared()).toMatch(/, round \d: .+ in the event, .+ in the file/);
    await opens(page, 'Open the rating file…', 'list.tsv', 'No\tName\tR1\n1\tAnn\t2+\n2\tBo\t1-\n');
    await expect.poll(compared).toContain('This is no file of games for a federation.');
  });

  test('of a file with several lists each is an event of its own', async () => {
    const { page } = open;
    const sheet = (name: string, names: readonly string[]) => ({
      name,
      cellData: [
        ['No', 'Name', 'R1'],
        ...names.map((one, at) => [at + 1, one, at % 2 === 0 ? `${at + 2}+` : `${at}-`]),
      ].map(line => Object.fromEntries(line.map((v, column) => [column, { v }]))),
    });
    const sheets = { a: sheet('Spring', ['Ann', 'Bo']), b: sheet('<b>Autumn', ['Cy', 'Di', 'Ed', 'Flo']) };
    const club = JSON.stringify({ title: 'Club', workbook: { sheetOrder: ['a', 'b'], sheets } });
    await opens(page, 'Open an event…', 'club.wallist.json', club);
    await expect.poll(result).toContain('Spring · Players: 2 · Rounds: 1');
    const lists = page.getByLabel('List:');
    expect(await lists.locator('option').allTextContents()).toEqual(['Spring A1:C3', '<b>Autumn A1:C5']);
    await lists.selectOption('<b>Autumn A1:C5');
    await expect.poll(result).toContain('<b>Autumn · Players: 4 · Rounds: 1');
  });

  test('what is no event is refused in a sentence, and names stay text', async () => {
    const { page } = open;
    await opens(page, 'Open an event…', 'a.json', '{"a":1}');
    await expect.poll(result).toContain('This is no tournament that the workbench has saved.');
    await opens(page, 'Open an event…', '<img src=x onerror=alert(1)>.txt', 'once upon a time\n');
    await expect.poll(result).toContain('There is no wall list in it.');
    expect(await page.locator('#result img').count()).toBe(0);
  });

  test('it can be read by everybody, in both colours, on a phone, and asks nobody else', async () => {
    const { page } = open;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await opens(page, 'Open an event…', 'swiss.wallist.json', saved);
      await expect.poll(result).toContain('✓ Every sheet');
      expect(await violations(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(open.strangers).toEqual([]);
    expect(open.complaints).toEqual([]);
  });
});
