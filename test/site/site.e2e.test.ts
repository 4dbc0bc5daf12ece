/** The built documentation in a browser, opened from the disk as its reader opens it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS } from '../chromiumArguments';
import { findHeadless } from '../../build/chromium.mjs';
import { addressOf, CONTENTS, IN_EVERY_LANGUAGE } from '../../build/site/contents.mjs';
import { inLanguage } from '../../build/site/languages.mjs';
import { buildSite } from '../../build/site/site.mjs';
import { LANGUAGES_OF_DOCS } from '../../src/tournament/languages';
import { violations } from '../axe';
import { describeInBrowser } from '../browser';

const ALL = [
  ...CONTENTS.flatMap(({ pages }) => pages),
  ...LANGUAGES_OF_DOCS.flatMap(language => IN_EVERY_LANGUAGE.map(name => inLanguage(name, language))),
].map(addressOf);

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
      ['de/registration.html', ...LOOKS[0]],
      ['de/day.html', ...LOOKS[1]],
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

  const search = async (text: string, name = 'Search'): Promise<readonly string[]> => {
    await page.getByRole('searchbox', { name }).fill(text);
    return page.locator('#found a').evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
  };

  test('a page leads to itself in German by the keyboard, which has German words around it', async () => {
    await page.goto(address('round.html'));
    await page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'English' }).focus();
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      const { hreflang } = await page.evaluate(() => ({
        hreflang: document.activeElement?.getAttribute('hreflang'),
      }));
      if (hreflang === 'de') break;
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(address('de/round.html'));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Eine Runde paaren');
    const row = page.getByRole('navigation', { name: 'Sprachen' });
    expect(await row.locator('[aria-current=page]').allTextContents()).toEqual(['Deutsch']);
    const contents = page.getByRole('navigation', { name: 'Inhalt' });
    expect(await contents.getByRole('heading').first().textContent()).toBe('Auf Deutsch');
    const spoken = (name: string) =>
      contents
        .getByRole('link', { name, exact: true })
        .evaluate(link => link.closest('[lang]')?.getAttribute('lang'));
    expect(await spoken('Ergebnisse')).toBe('de');
    expect(await spoken('Standings and prizes')).toBe('en');
    await row.getByRole('link', { name: 'English' }).press('Enter');
    await page.waitForURL(address('round.html'));
  });

  test.each([
    ['zurückgezogen', 'registration.html#spieler-die-kommen-und-gehen'],
    ['verspätet', 'corrections.html#jemand-kommt-verspätet-oder-ist-falsch-geschrieben'],
    ['rückgängig', 'corrections.html#nichterschienene-und-korrekturen'],
    ['RUCKGANGIG', 'corrections.html#nichterschienene-und-korrekturen'],
    ['kampflos gewinnt', 'corrections.html#jemand-ist-nicht-erschienen'],
    ['nicht erschienen', 'corrections.html#jemand-ist-nicht-erschienen'],
  ])('a German page finds “%s” first in German', async (wanted, place) => {
    await page.goto(address('de/tutorial.html'));
    const found = await search(wanted, 'Suche');
    const german = found.filter(href => /\b(?:glossary\/)?de\b/.test(href));
    // What is in another language stands behind.
    expect(found.slice(0, german.length)).toEqual(german);
    expect(found).toContain(`../de/${place}`);
    expect(await page.getByRole('status').textContent()).toMatch(/^Gefunden: \d+$/);
    await search('xwxwxw', 'Suche');
    expect(await page.getByRole('status').textContent()).toBe('Nichts gefunden');
  });

  test('a word that two languages have is found in that of the page, and elsewhere behind, marked as such', async () => {
    await page.goto(address('tutorial.html'));
    expect((await search('jigo'))[0]).not.toMatch(/^(?:de|glossary)\//);
    expect(await search('zurückgezogen')).toContain('de/registration.html#spieler-die-kommen-und-gehen');
    const languages = await page
      .locator('#found li')
      .evaluateAll(items => items.map(item => item.getAttribute('lang')));
    expect(new Set(languages)).toEqual(new Set(['de']));
    await page.goto(address('de/tutorial.html'));
    expect((await search('jigo', 'Suche'))[0]).toMatch(/^\.\.\/(?:glossary\/)?de\b/);
  });

  test.each([
    // Within a run of characters, of another width, and characters that nobody writes in a row.
    ['ja', '検索', '組み合わせ', 'glossary/ja'],
    ['ja', '検索', 'ＳＯＳ', 'glossary/ja'],
    ['ja', '検索', '大会順位', 'glossary/ja'],
    ['ko', '검색', '대진', 'glossary/ko'],
    ['zh', '搜索', '编排', 'glossary/zh'],
  ])('%s %s finds “%s” without blanks', async (language, name, wanted, there) => {
    await page.goto(address(`glossary/${language}.html`));
    const found = await search(wanted, name);
    expect(found[0]).toMatch(new RegExp(`^\\.\\./${there}\\.html#|^\\.\\./${language}/`));
  });

  test.each([
    ['ja', 'auto-phrase', 'normal'],
    ['ko', 'keep-all', 'normal'],
    ['zh', 'normal', 'normal'],
    ['de', 'normal', 'italic'],
  ])('W10: %s breaks its lines and marks its words as its readers do', async (language, breaks, leans) => {
    await page.goto(address(`${language}/tutorial.html`));
    const looks = await page
      .locator('main p em')
      .evaluateAll(all => all.map(one => [getComputedStyle(one).wordBreak, getComputedStyle(one).fontStyle]));
    expect(looks.length).toBeGreaterThan(5);
    expect(new Set(looks.map(String))).toEqual(new Set([String([breaks, leans])]));
  });

  test('asks for nothing beyond its folder', () => {
    expect(asked.filter(url => !url.startsWith(pathToFileURL(folder).href))).toEqual([]);
  });
});
