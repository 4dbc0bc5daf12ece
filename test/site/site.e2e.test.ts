/** The built documentation in a browser, opened from the disk as its reader opens it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS } from '../chromiumArguments';
import { findHeadless } from '../../build/chromium.mjs';
import { addressOf, CONTENTS } from '../../build/site/contents.mjs';
import { buildSite } from '../../build/site/site.mjs';
import { violations } from '../axe';
import { describeInBrowser } from '../browser';

const ALL = CONTENTS.flatMap(({ pages }) => pages).map(addressOf);

/** A page with pictures, one with wide tables, one in another script; with LONG=1 all of them, in both ways. */
const LOOKS = [
  [360, 'light'],
  [1280, 'dark'],
] as const;
const PAGES = process.env.LONG
  ? ALL.flatMap(name => LOOKS.map(look => [name, ...look] as const))
  : ([
      ['tutorial.html', ...LOOKS[0]],
      ['audit.html', ...LOOKS[1]],
      ['glossary/ja.html', ...LOOKS[0]],
    ] as const);

describeInBrowser('the documentation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallist-docs-'));
  let browser: Browser;
  let page: Page;
  const asked: string[] = [];
  const address = (name: string): string => pathToFileURL(join(folder, name)).href;
  beforeAll(async () => {
    const first = await buildSite({ folder });
    expect(dirname(first)).toBe(folder);
    browser = await chromium.launch({ executablePath: findHeadless() ?? '', args: [...CHROMIUM_ARGUMENTS] });
    page = await browser.newPage();
    page.on('request', request => asked.push(request.url()));
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(PAGES)('%s, %i wide, %s: nothing for axe, nothing too wide', async (name, width, colorScheme) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(address(name));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await violations(page)).toEqual([]);
  });

  test('every picture of the tutorial is drawn', async () => {
    await page.goto(address('tutorial.html'));
    const sizes = await page.evaluate(() =>
      Promise.all(
        [...document.images].map(async image => {
          image.loading = 'eager';
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    );
    expect(sizes.length).toBeGreaterThan(6);
    expect(Math.min(...sizes)).toBeGreaterThan(300);
  });

  test('the search finds by words, beginnings and other scripts; Enter opens the first', async () => {
    await page.goto(address('glossary/en.html'));
    const found = async (text: string): Promise<readonly string[]> => {
      await page.getByRole('searchbox', { name: 'Search' }).fill(text);
      return page.locator('#found a').allTextContents();
    };
    expect((await found('sort by place'))[0]).toBe('Players, rows and Check › Rows that move');
    expect(await found('no such-wxrd-anywhere')).toEqual([]);
    expect(await page.getByRole('status').textContent()).toBe('Nothing found');
    expect((await found('<b>publ'))[0]).toContain('ubli');
    expect(await violations(page)).toEqual([]);
    expect((await found('somebody did not come'))[0]).toBe(
      'No-shows and corrections › Somebody did not come',
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(/corrections\.html#somebody-did-not-come$/);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('No-shows and corrections');
  });

  test('asks for nothing beyond its folder', () => {
    expect(asked.filter(url => !url.startsWith(pathToFileURL(folder).href))).toEqual([]);
  });
});
