/** The site in a browser that keeps it: without network, after the browser was closed, and while newer versions come. */
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findHeadless } from '../../build/chromium.mjs';
import { buildHosted } from '../../build/site/hosted.mjs';
import { makeOffline } from '../../build/site/offline.mjs';
import { violations } from '../axe';
import { clickCell, describeInBrowser, ready, typeInCell, values } from '../browser';
import { servePlainly, type PlainServer } from './plainServer';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const own = mkdtempSync(join(tmpdir(), 'wallist-offline-'));
const profile = join(own, 'profile');
const site = (name: string): string => join(own, name);
const PATH = '/some/folder/';

/** The same site a day later: a file of it has changed. */
async function changed(name: string, version: string): Promise<string> {
  cpSync(site('first'), site(name), { recursive: true });
  appendFileSync(join(site(name), 'start.js'), `\n// ${name}\n`);
  return makeOffline(site(name), version);
}

/** A busy machine is slow: this ends only what hangs. */
const PATIENCE = 120_000;

async function openBrowser(): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findHeadless() ?? '',
    args: ['--no-sandbox'],
    locale: 'en-GB',
    viewport: { width: 1400, height: 860 },
  });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

const versionOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['version']);
const newer = (page: Page) => page.locator('#newer');
const take = (page: Page) => newer(page).getByRole('button', { name: 'Take the new version' }).click();

describeInBrowser('the site that a browser keeps', () => {
  let server: PlainServer;
  let context: BrowserContext;
  let versions: readonly string[] = [];
  const start = (): string => `${server.address}?start`;
  const show = async (address: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(address);
    return page;
  };
  beforeAll(async () => {
    await buildHosted({
      dist: DIST,
      folder: site('first'),
      languages: ['en'],
      samples: ['mcmahon', 'swiss'],
    });
    const first = await makeOffline(site('first'), '1.0.0');
    versions = [first, await changed('second', '1.0.1'), await changed('third', '1.0.2')];
    server = await servePlainly(site('first'), PATH);
    context = await openBrowser();
  });
  afterAll(async () => {
    await context?.close();
    await server?.close();
    rmSync(own, { recursive: true, force: true });
  });

  test('says once it is kept, and can be installed', async () => {
    const page = await show(start());
    await page.getByText('opens without network').waitFor();
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
  });

  test('works with the server stopped, the network cut and the browser begun anew', async () => {
    await context.close();
    const { port } = server;
    await server.close();
    context = await openBrowser();
    await context.setOffline(true);
    const page = await show(start());
    await page.getByRole('link', { name: 'Swiss, 24 players' }).click();
    await ready(page);
    const panel = page.frameLocator('#panel-frame iframe');
    await panel.getByRole('button', { name: 'Preview round 3' }).click();
    await panel.getByRole('button', { name: 'Write round 3' }).waitFor();
    await page.getByRole('menuitem', { name: 'File' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /XLSX/ }).click();
    await download;
    // A new tournament is kept as ever.
    await page.goto(`${server.address}?open=new-offline`);
    await ready(page);
    await typeInCell(page, 'Sheet1', 'A1', 'Ann');
    await page.waitForFunction(
      () => document.getElementById('saved')?.textContent === 'Saved in this browser',
    );
    await page.reload();
    await ready(page);
    expect(await values(page, 'Sheet1', 'A1')).toEqual([['Ann']]);
    await page.goto(`${server.address}check.html`);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open an event…' }).click();
    const buffer = Buffer.from('No\tName\tRank\tR1\n1\tAnn\t3d\t2+/w\n2\tBo\t3d\t1-/b\n');
    await (await chooser).setFiles({ name: 'cup.tsv', mimeType: 'text/plain', buffer });
    await page.getByText('Round 1 (by the list): legal').waitFor();
    await page.goto(`${server.address}docs/`);
    await page.getByRole('searchbox', { name: 'Search' }).fill('sort by place');
    await page.locator('#found a').first().click();
    expect(await page.locator('main h1').count()).toBe(1);
    await page.goto(`${server.address}docs/nothing.html`).catch(() => undefined);
    await context.close();
    server = await servePlainly(site('first'), PATH, port);
    // A worker that began without network keeps that for as long as this browser runs.
    context = await openBrowser();
  });

  test('a newer version waits beside, also through a new beginning of the browser', async () => {
    server.show(site('second'));
    const page = await show(start());
    await newer(page)
      .getByText(versions[1] ?? '?')
      .waitFor();
    expect(await versionOf(page)).toBe(versions[0]);
    await page.reload();
    await newer(page).waitFor();
    expect(await versionOf(page)).toBe(versions[0]);
    expect(await violations(page)).toEqual([]);
    await context.close();
    context = await openBrowser();
    const again = await show(start());
    await newer(again).waitFor();
    expect(await versionOf(again)).toBe(versions[0]);
    await newer(again).getByRole('button', { name: 'Later' }).click();
    expect(await newer(again).isVisible()).toBe(false);
    await again.close();
  });

  test('it is not taken while something typed would be lost, or another tab is silent', async () => {
    const book = await show(`${server.address}?open=new-panel`);
    await ready(book);
    const panel = book.frameLocator('#panel-frame iframe');
    await panel.getByLabel('Name of the tournament').fill('Spring Cup');
    const page = await show(start());
    await take(page);
    await page.getByText('is not entered yet').waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await book.bringToFront();
    // Nothing is held any more: the panel goes on.
    await panel.getByRole('button', { name: 'Create the sheets' }).click();
    await panel.getByRole('heading', { name: 'No players yet' }).waitFor();
    expect([await versionOf(page), await versionOf(book)]).toEqual([versions[0], versions[0]]);
    await book.close();
    const silent = await context.newPage();
    await silent.addInitScript(() => (BroadcastChannel.prototype.postMessage = () => undefined));
    await silent.goto(start());
    await silent.getByRole('link', { name: 'New tournament', exact: true }).waitFor();
    await page.bringToFront();
    await take(page);
    await page.getByText('does not answer').waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    expect(await versionOf(page)).toBe(versions[0]);
    for (const tab of [page, silent]) await tab.close();
  });

  test('it is taken by all tabs at once: a half-typed cell is entered, a round that is being written is whole', async () => {
    const half = await show(`${server.address}?open=new-half`);
    await ready(half);
    await clickCell(half, 'Sheet1', 'B2');
    await half.keyboard.type('Half', { delay: 15 });
    const writing = await show(`${server.address}?open=swiss`);
    await ready(writing);
    const page = await show(start());
    await newer(page).waitFor();
    // The round is asked for in the moment in which the version is taken.
    await writing.evaluate(() => {
      const { view } = window.workbench?.run('sidebar', { ask: 'preview' }) as { view: { seen: string } };
      const channel = new BroadcastChannel(`wallist:${new URL('./', document.baseURI).pathname}`);
      channel.onmessage = () => {
        channel.onmessage = null;
        window.workbench?.run('sidebar', { ask: 'write', seen: view.seen });
      };
    });
    await take(page);
    for (const tab of [page, half, writing])
      await tab.waitForFunction(
        wanted => document.documentElement.dataset['version'] === wanted,
        versions[1],
      );
    await ready(half);
    expect(await values(half, 'Sheet1', 'B2')).toEqual([['Half']]);
    await ready(writing);
    expect(await writing.evaluate(() => window.workbench?.sheets())).toContain('Round 3');
    const cells = (await values(writing, 'Wall list', 'A1:Z25')).map(row => row.map(String));
    const at = cells[0]?.indexOf('R3') ?? -1;
    expect(cells.slice(1).filter(row => row[1] !== '' && row[at] === '')).toEqual([]);
    const log = (await values(writing, 'Log', 'A1:F60')).flat().map(String);
    expect(log.filter(cell => /begun/.test(cell))).toEqual([]);
    for (const tab of [page, half, writing]) await tab.close();
  });

  test('a version that is not whole is never offered, and fetched on when the host has it', async () => {
    server.show(site('third'));
    // A host in the middle of an upload: the worker of one version, a file of another.
    server.mix(/^start\.js$/, site('second'));
    const page = await show(start());
    // That of the version before is gone, once the other tabs are; that of the next one may have begun.
    await expect
      .poll(async () => {
        await page.reload();
        return (await page.evaluate(() => caches.keys())).filter(name => name.endsWith(versions[0] ?? '?'));
      })
      .toEqual([]);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => undefined);
      await new Promise<void>(resolve => {
        const look = () => (registration.installing ? setTimeout(look, 50) : resolve());
        look();
      });
    });
    expect(await newer(page).isVisible()).toBe(false);
    expect(await versionOf(page)).toBe(versions[1]);
    server.mix(undefined);
    // A look that comes while the one before still fails is one with it: the browser looks again, as at each visit.
    await expect
      .poll(async () => {
        await page.evaluate(async () =>
          (await navigator.serviceWorker.ready).update().catch(() => undefined),
        );
        return newer(page)
          .getByText(versions[2] ?? '?')
          .isVisible();
      })
      .toBe(true);
    await take(page);
    await page.waitForFunction(wanted => document.documentElement.dataset['version'] === wanted, versions[2]);
    await page.close();
  });

  test('W2: what a newer version wrote is refused with a sentence, and is still there', async () => {
    const page = await show(start());
    const text = JSON.stringify({ format: 'wallist workbook', version: 2, title: 'Cup', cells: 'anything' });
    await page.evaluate(kept => {
      localStorage.setItem('wallist:book:new-later', kept);
      localStorage.setItem('wallist:book:new-spoilt', '{"format":"wallist work');
    }, text);
    for (const [name, sentence] of [
      ['new-later', 'written by a newer version'],
      ['new-spoilt', 'cannot be read'],
    ] as const) {
      await page.goto(`${server.address}?open=${name}`);
      await page.locator('#dialog').getByText(sentence).waitFor();
      await page.getByRole('button', { name: 'OK' }).click();
      expect(await page.locator('.cards li', { hasText: name }).textContent()).toContain(sentence);
    }
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('wallist:book:new-later'))).toBe(text);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open a file…' }).click(),
    ]);
    await chooser.setFiles({
      name: 'cup.wallist.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await page.locator('#dialog').getByText('written by a newer version').waitFor();
  });
});
