import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import { memoryWorkbook, type MemoryWorkbook } from '../application/memoryWorkbook';
import { overflowing, sharedSidebar, skipped, takePicture } from './page';

const TITLES = ['Name', 'Rank', 'Club', '1', '2', '3'];
const listOf = (ranks: readonly string[]): readonly (readonly string[])[] => [
  TITLES,
  ['Anna', ranks[0] ?? '', 'Ulm', '2+', '3+', ''],
  ['Ben', ranks[1] ?? '', 'Ulm', '1-', '4+', ''],
  ['Carl', ranks[2] ?? '', 'Bonn', '4+', '1-', ''],
  ['Dora', ranks[3] ?? '', 'Bonn', '3-', '2-', ''],
];
const LONG = 'Autumn tournament of the go club of the university, second division';

function clubBook(): MemoryWorkbook {
  const book = memoryWorkbook();
  book.addSheet('Spring', listOf(['4d', '3d', '2d', '2d']));
  book.addSheet(LONG, listOf(['2d', '1d', '1k', '2k']));
  book.removeSheet('Sheet1');
  book.select('Spring');
  return book;
}

const A_WHILE = 600;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.locator('h1');

/** The panel in a browser, and the add-on itself with a workbook that two members' lists share. */
describe.skipIf(skipped)('the panel over two lists', () => {
  const sidebar = sharedSidebar();

  async function open(book: MemoryWorkbook, name = 'book') {
    await sidebar.open(request => answer(book.workbook, request), { book: name });
    const { page, pass } = sidebar;
    await page.locator('#top:not([hidden])').waitFor();
    const comeBack = async (): Promise<void> => {
      await pass(A_WHILE);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await pass(A_WHILE);
    };
    return { page, comeBack };
  }
  const line = (page: Page) => page.locator('#lists summary');

  test('L1: the second is paired by itself, and each has its own round', async () => {
    const book = clubBook();
    const { page, comeBack } = await open(book);
    expect(await line(page).textContent()).toBe('Wall list: Spring!A1:F5 · Players: 4');
    await button(page, 'Preview round 3').click();
    await button(page, 'Write round 3').click();
    await expect.poll(() => heading(page).textContent()).toBe('Round 3 is written');
    const spring = JSON.stringify([book.values('Spring'), book.values('Round 3 · Spring')]);
    book.select(LONG);
    await comeBack();
    await expect.poll(() => line(page).textContent()).toContain(LONG);
    expect(await page.locator('main').textContent()).not.toMatch(/4d|Changed after the start/);
    expect(await overflowing(page)).toEqual([]);
    await takePicture(page, 'several-lists');
    await button(page, 'Preview round 3').click();
    await button(page, 'Write round 3').click();
    await expect.poll(() => heading(page).textContent()).toBe('Round 3 is written');
    expect(JSON.stringify([book.values('Spring'), book.values('Round 3 · Spring')])).toBe(spring);
    expect(book.values(LONG).map(cells => cells[1])).toEqual(['Rank', '2d', '1d', '1k', '2k']);
  });

  test.each(['pair', 'check', 'record', 'standings'] as const)(
    'opened by the menu for %s, it names its list at once',
    async opening => {
      const book = clubBook();
      book.select(LONG);
      await sidebar.open(request => answer(book.workbook, request), { book: `opened ${opening}`, opening });
      await expect.poll(() => line(sidebar.page).textContent()).toContain(LONG);
    },
  );

  test('another list is chosen with the keyboard, and its sheet is shown', async () => {
    const book = clubBook();
    const { page } = await open(book);
    await line(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => line(page).textContent()).toContain(LONG);
    expect(book.workbook.activeSheet()).toBe(LONG);
    await line(page).click();
    expect(await overflowing(page)).toEqual([]);
    await page.getByRole('button', { name: /^Spring/ }).click();
    await expect.poll(() => line(page).textContent()).toContain('Spring');
  });

  test('what is entered for a game of one list is not entered in the other', async () => {
    const book = clubBook();
    for (const sheet of ['Spring', LONG]) {
      book.select(sheet);
      const { view } = answer(book.workbook, { ask: 'preview' });
      if (view.view !== 'preview') throw new Error(view.view);
      answer(book.workbook, { ask: 'write', seen: view.seen });
    }
    book.select('Spring');
    const { page, comeBack } = await open(book, 'typed');
    const before = JSON.stringify(book.values(LONG));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('b');
    await expect.poll(() => page.locator('#notes').textContent()).toBe('');
    book.select(LONG);
    await comeBack();
    await expect.poll(() => line(page).textContent()).toContain(LONG);
    expect(await page.locator('.game.done').count()).toBe(0);
    // A key without a game enters nothing in the other list either.
    await page.keyboard.press('w');
    book.select('Spring');
    await comeBack();
    await expect.poll(() => line(page).textContent()).toContain('Spring');
    expect(await page.locator('.game.done').count()).toBe(1);
    await expect
      .poll(
        () =>
          book
            .values('Spring')
            .flat()
            .filter(cell => /^\d[+-]\/[bw]/.test(String(cell))).length,
      )
      .toBe(2);
    expect(JSON.stringify(book.values(LONG))).toBe(before);
  });

  test('after the page of one there is a page of all, which names the list that cannot be read', async () => {
    const book = clubBook();
    book.addSheet('Winter', [
      TITLES,
      ['Anna', '4d', 'Ulm', '9+', '', ''],
      ['Ben', '4d', 'Ulm', 'x?!', '', ''],
    ]);
    const { page } = await open(book, 'page of all');
    await page.locator('#menu > summary').click();
    await button(page, 'Print and files').click();
    await page.getByLabel('What to make').selectOption('html');
    await button(page, 'Make it').click();
    await button(page, 'One page of all 3 tournaments').click();
    await expect.poll(() => heading(page).textContent()).toMatch(/-event\.html$/);
    expect(await page.locator('main').textContent()).toContain('“Winter” is not on the page');
    expect(await button(page, 'One page of all 3 tournaments').count()).toBe(0);
    expect(await overflowing(page)).toEqual([]);
    await takePicture(page, 'page-of-all');
    const [tab] = await Promise.all([page.waitForEvent('popup'), button(page, 'Show it').click()]);
    await expect.poll(() => tab.locator('h2').allTextContents()).toEqual(['Spring', LONG]);
    await tab.close();
    // The list that was open is still the one whose files are made.
    await button(page, 'Files').click();
    await button(page, 'Make it').click();
    await expect.poll(() => heading(page).textContent()).toBe('Spring.html');
  });
});
