/** The field of a published page by which a player finds a table. */
import { createHash } from 'node:crypto';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS } from '../chromiumArguments';
import { findHeadless } from '../../build/chromium.mjs';
import { describeInBrowser } from '../browser';
import { now, page as fileOf } from './printed';

const CUP = now(`
  No | Name | R1 | R2
  1 | Łukasz Weiß | 2+/b | 3?/w
  2 | Bell, Bo <b>Jr.</b> | 1-/w | 4?/b
  3 | Émile Roß | 4+/b | 1?/b
  4 | 김민준 | 3-/w | 2?/w
  5 | Bea Bell | 0+ | 0+
`);

test('the page allows its one script and no other', () => {
  const html = fileOf('html', CUP);
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script ?? '');
  expect(scripts).toHaveLength(1);
  const hash = createHash('sha256')
    .update(scripts[0] ?? '')
    .digest('base64');
  expect(html).toContain(`default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`);
});

test('before the first round there is none', () =>
  expect(fileOf('html', now('No | Name | R1\n1 | Ann | \n2 | Bo | '))).not.toMatch(
    /<script|script-src|find/,
  ));

describeInBrowser('my table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findHeadless() ?? '', args: [...CHROMIUM_ARGUMENTS] });
  });
  afterAll(() => browser?.close());

  test('is found by letters of a name or by its number, in the last round', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 700 } });
    const wrong: string[] = [];
    page.on('console', message => wrong.push(message.text()));
    page.on('pageerror', error => wrong.push(error.message));
    await page.setContent(fileOf('html', CUP));
    const field = page.getByLabel('Find my table');
    const answer = async (typed: string): Promise<readonly string[]> => {
      await field.fill(typed);
      const said = (await page.locator('#said').textContent()) ?? '';
      // As many rows are marked as there are lines, and all of the last round.
      expect(await page.locator('[aria-labelledby=r2] tr.chosen').count()).toBe(
        said === '–' || said === '' ? 0 : said.split('\n').length,
      );
      expect(await page.locator('tr.chosen').count()).toBe(
        await page.locator('[aria-labelledby=r2] tr.chosen').count(),
      );
      return said.split('\n');
    };
    const [weiss, bell] = ['1 ● Émile Roß – ○ Łukasz Weiß', '2 ● Bell Bo <b>Jr.</b> – ○ 김민준'];
    expect(await answer('weiss luk')).toEqual([weiss]);
    expect(await answer('EMILE')).toEqual([weiss]);
    expect(await answer('민준')).toEqual([bell]);
    expect(await answer('2')).toEqual([bell]);
    expect(await answer('bell')).toEqual([bell, 'Bye · Bea Bell']);
    expect(await answer('<b>')).toEqual([bell]);
    expect(await answer('nobody')).toEqual(['–']);
    expect(await answer(' ')).toEqual(['']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(wrong).toEqual([]);
    await page.close();
  });

  test('without scripts there is no field', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.setContent(fileOf('html', CUP));
    expect(await page.locator('#find').isVisible()).toBe(false);
    await context.close();
  });
});
