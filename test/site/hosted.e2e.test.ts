/** The site as any static host shows it: in a folder of its own, by a server that knows nothing of it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS } from '../chromiumArguments';
import { findHeadless } from '../../build/chromium.mjs';
import { buildHosted } from '../../build/site/hosted.mjs';
import { bare, filesOf } from '../../build/site/offline.mjs';
import { buildSite, WORKBENCH } from '../../build/site/site.mjs';
import { buildPage } from '../../workbench/page/build.mjs';
import { buildCheck } from '../../workbench/page/check/build.mjs';
import { serve } from '../../workbench/page/serve.mjs';
import { playSample } from '../../workbench/tournaments/samples.mjs';
import { violations } from '../axe';
import { describeInBrowser, ready, values } from '../browser';
import { servePlainly, type PlainServer } from './plainServer';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const LANGUAGES = ['en', 'de'];
const own = mkdtempSync(join(tmpdir(), 'wallist-site-'));
const folder = join(own, 'site');
beforeAll(async () => {
  await buildHosted({ dist: DIST, folder, languages: LANGUAGES, samples: ['mcmahon', 'swiss'] });
});
afterAll(() => rmSync(own, { recursive: true, force: true }));

describe('the files of the site', () => {
  test('are those that npm start serves, beside what keeps them in a browser', async () => {
    const docs = buildSite({ folder: join(own, 'docs'), workbench: WORKBENCH }).then(dirname);
    const samples = (language: string, name: string) => playSample(name, DIST, language);
    const served = await serve({
      page: await buildPage(),
      dist: DIST,
      port: 0,
      docs: () => docs,
      samples,
      check: buildCheck,
    });
    const other: string[] = [];
    for (const path of await filesOf(folder)) {
      const answer = await fetch(`${served.address}${path}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const own = readFileSync(join(folder, path));
      const same =
        path === 'index.html' ? bytes.equals(Buffer.from(bare(own.toString()))) : bytes.equals(own);
      if (!answer.ok || !same) other.push(path);
    }
    await served.close();
    expect(other).toEqual([
      'icons/icon-192.png',
      'icons/icon-512.png',
      'icons/icon.svg',
      'manifest.webmanifest',
      'sw.js',
    ]);
  });

  test('hold workbench, add-on, samples in each language, and documentation, and no program of the build', async () => {
    const files = await filesOf(folder);
    expect(files).toEqual(
      expect.arrayContaining([
        'index.html',
        'start.js',
        'page.js',
        'dist/bundle.js',
        'docs/index.html',
        'docs/index.js',
        'docs/de/tutorial.html',
        'samples/de/swiss.txt',
        'samples/en/mcmahon.txt',
        'tournaments/egc2009.tsv',
      ]),
    );
    expect(files.filter(path => /\.m[jt]s$|\.ts$|\.map$/.test(path))).toEqual([]);
  });

  test('each page has a policy that names no host, before any script', async () => {
    const pages = (await filesOf(folder)).filter(path => path.endsWith('.html') && !path.startsWith('dist/'));
    expect(pages.length).toBeGreaterThan(40);
    for (const path of pages) {
      const text = readFileSync(join(folder, path), 'utf8');
      const policy =
        /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(
          text.split('<script')[0] ?? '',
        )?.[1] ?? '';
      expect([path, policy.includes("default-src 'none'"), /https?:|\*/.test(policy)]).toEqual([
        path,
        true,
        false,
      ]);
    }
  });
});

describeInBrowser('the site in a folder of a plain server', () => {
  let server: PlainServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const asked: string[] = [];
  const complaints: string[] = [];
  beforeAll(async () => {
    server = await servePlainly(folder, '/some/folder/');
    browser = await chromium.launch({ executablePath: findHeadless() ?? '', args: [...CHROMIUM_ARGUMENTS] });
    context = await browser.newContext({ viewport: { width: 1400, height: 860 }, locale: 'en-GB' });
    context.setDefaultTimeout(120_000);
    context.on('request', request => asked.push(request.url()));
    page = await context.newPage();
    page.on('pageerror', error => complaints.push(error.message));
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  test('a sample opens from the start page, with its panel and what it computes', async () => {
    await page.goto(server.address);
    await page.getByRole('link', { name: 'Swiss, 24 players' }).click();
    await ready(page);
    expect((await values(page, 'Wall list', 'B1'))[0]).toEqual(['Name']);
    const panel = page.frameLocator('#panel-frame iframe');
    await panel.getByRole('button', { name: 'Preview round 3' }).click();
    await panel.getByRole('button', { name: 'Write round 3' }).waitFor();
  });

  test('W1: an XLSX file is made, and a sample in another language comes', async () => {
    await page.getByRole('menuitem', { name: 'File' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /XLSX/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    await page.goto(`${server.address}?start`);
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('link', { name: /^McMahon/ }).click();
    await ready(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  });

  test('the documentation is led to and back, and its search finds', async () => {
    await page.goto(`${server.address}?start`);
    await page.getByRole('link', { name: 'Dokumentation', exact: true }).click();
    await page.waitForURL(`${server.address}docs/de/tutorial.html`);
    await page.getByRole('searchbox', { name: 'Suche' }).fill('nach Plätzen sortieren');
    await page.locator('#found a').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Turniere', exact: true }).click();
    await page.getByRole('link', { name: 'Neues Turnier' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('the panel names the page of help beside it', async () => {
    const docs = await page.evaluate(() => new URL('docs/', document.baseURI).href);
    expect(docs).toBe(`${server.address}docs/`);
    await page.goto(`${server.address}?open=egc2009`);
    await ready(page);
    const frame = page.frameLocator('#panel-frame iframe');
    expect(await frame.locator('body').getAttribute('data-docs')).toBe(docs);
  });

  test('nobody else is asked for anything', () => {
    expect(asked.length).toBeGreaterThan(30);
    const strange = asked.filter(url => !url.startsWith(server.address) && !/^(data|blob|about):/.test(url));
    expect(strange).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
