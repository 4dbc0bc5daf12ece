/** A page on a projector that is saved over itself while it is shown. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS } from '../chromiumArguments';
import { findHeadless } from '../../build/chromium.mjs';
import { LOOKS_EVERY } from '../../src/formats/print/newerPage';
import { describeInBrowser } from '../browser';
import { now, page as fileOf } from './printed';

const ROUND_1 = fileOf('projector', now('No | Name | R1 | R2\n1 | Ann | 2?/b |\n2 | Bo | 1?/w |'));
const RESULTS = fileOf('projector', now('No | Name | R1 | R2\n1 | Ann | 2+/b |\n2 | Bo | 1-/w |'));
const ROUND_2 = fileOf('projector', now('No | Name | R1 | R2\n1 | Ann | 2+/b | 2?/w\n2 | Bo | 1-/w | 1?/b'));

test('the page allows its one script and no other, and no frame but its own', () => {
  const scripts = [...ROUND_1.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script ?? '');
  expect(scripts).toHaveLength(1);
  const hash = createHash('sha256')
    .update(scripts[0] ?? '')
    .digest('base64');
  expect(ROUND_1).toContain(
    `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; frame-src 'self'`,
  );
});

describeInBrowser('a page that was saved over', () => {
  let browser: Browser;
  const folder = mkdtempSync(join(tmpdir(), 'wallist-projector-'));
  const file = join(folder, 'cup projector.html');
  const server: Server = createServer((_, reply) => {
    if (served === undefined) reply.writeHead(404).end('gone');
    else reply.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'max-age=3600' }).end(served);
  });
  let served: string | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findHeadless() ?? '', args: [...CHROMIUM_ARGUMENTS] });
    await new Promise<void>(listens => server.listen(0, '127.0.0.1', listens));
  });
  afterAll(async () => {
    await browser?.close();
    server.close();
    rmSync(folder, { recursive: true });
  });

  /** Where it is shown, and how its text is put there; without a text there is nothing. */
  const PLACES = [
    [
      'a file',
      () => pathToFileURL(file).href,
      (text: string | undefined) => (text === undefined ? unlinkSync(file) : writeFileSync(file, text)),
    ],
    [
      'a page of the web',
      () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/cup.html`,
      (text: string | undefined) => void (served = text),
    ],
  ] as const;

  test.each(PLACES)(
    '%s: shows the new round by itself, and stays where nothing is new',
    async (_, at, put) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
      const page = await context.newPage();
      const wrong: string[] = [];
      page.on('pageerror', error => wrong.push(error.message));
      page.on('console', message => wrong.push(message.text()));
      const loads: string[] = [];
      page.on('domcontentloaded', () => loads.push(page.url()));
      const asked: string[] = [];
      context.on('request', request => asked.push(request.url()));
      await page.clock.install();
      put(ROUND_1);
      await page.goto(at());
      /** The page has looked once more; the frame in which it did has said what it found, or failed. */
      const looks = async (): Promise<void> => {
        const finished = page.waitForEvent('framenavigated', frame => frame !== page.mainFrame());
        await page.clock.runFor(LOOKS_EVERY * 1000);
        await finished;
      };
      const shown = () => page.locator('main').textContent();
      const titles = () => page.locator('h1').allTextContents();
      expect(await titles()).toEqual(['Round 1', expect.stringContaining('Standings')]);

      // The same again, and again: nothing moves.
      await looks();
      await looks();
      expect(loads).toHaveLength(1);
      // Half a page, and then none at all, as in the moment of saving.
      put(ROUND_2.slice(0, ROUND_2.indexOf('</main>')));
      await looks();
      put(undefined);
      await looks();
      expect(await titles()).toEqual(['Round 1', expect.stringContaining('Standings')]);
      expect(loads).toHaveLength(1);

      put(RESULTS);
      await looks();
      await expect.poll(shown).not.toContain('Round 1Table');
      await page.waitForLoadState();
      put(ROUND_2);
      await looks();
      await expect.poll(titles).toEqual(['Round 2', expect.stringContaining('Standings')]);
      expect(await page.locator('section').first().isVisible()).toBe(true);
      expect(new Set(loads)).toEqual(new Set([at()]));
      expect(new Set(asked.map(url => url.replace(/\?newer=\d+$/, '')))).toEqual(new Set([at()]));
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
      await context.close();
      expect(wrong.filter(text => !/404|ERR_FILE_NOT_FOUND/.test(text))).toEqual([]);
    },
  );
});
