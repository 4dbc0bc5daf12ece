/** What is printed or published, checked by axe-core in both colours of a screen. */
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS } from '../chromiumArguments';
import { findHeadless } from '../../build/chromium.mjs';
import { PRINT_KINDS } from '../../src/exchange/print/wantedPrint';
import type { FileKind } from '../../src/exchange/part';
import { violations } from '../axe';
import { describeInBrowser } from '../browser';
import { page as fileOf, playedNow } from './printed';

const OF = {
  'print teams': playedNow('Swiss', 36, 3, true),
  'print matches': playedNow('Swiss', 36, 3, true),
  'print bracket': playedNow('Knock-out', 32, undefined),
  'print cards': playedNow('Diagonal', 24, 1),
} as const satisfies Partial<Record<FileKind, unknown>>;
const CLUB = playedNow('McMahon', 40, 5);

// D42
describeInBrowser('prints and the published page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findHeadless() ?? '', args: [...CHROMIUM_ARGUMENTS] });
  });
  afterAll(() => browser?.close());

  test.each([
    ['light', [...PRINT_KINDS, 'html']],
    // Paper stays paper.
    ['dark', ['print tables', 'print cross table', 'projector', 'html']],
  ] as const)('nothing is out of reach: %s', async (colorScheme, kinds) => {
    // 360 px: what is wider than the page has to be scrolled by keys too.
    const context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 700 } });
    const page = await context.newPage();
    for (const kind of kinds) {
      await page.setContent(fileOf(kind, OF[kind as keyof typeof OF] ?? CLUB));
      expect([kind, await violations(page)]).toEqual([kind, []]);
    }
    await context.close();
  });

  test('W11: a title of the published page breaks between words alone, however narrow its column is', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 700 } });
    await page.setContent(fileOf('html', CLUB));
    const high = await page.evaluate(() => {
      const titles = [...document.querySelectorAll('th')];
      for (const one of titles) one.textContent = '開始前の段級位';
      const lines = titles.map(one => {
        const text = document.createRange();
        text.selectNodeContents(one);
        return text.getClientRects().length;
      });
      return lines;
    });
    await page.close();
    expect(high.length).toBeGreaterThan(5);
    expect(new Set(high)).toEqual(new Set([1]));
  });
});
