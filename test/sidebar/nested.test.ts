import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium, type Frame } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../build/chromium.mjs';
import { makeSidebar } from '../../build/sidebar.mjs';
import type { Request } from '../../src/application/protocol/protocol';
import { loadAddon } from '../application/built';
import { enter, googleBook, pair } from '../google/googleBook';
import { skipped } from './page';

/**
 * The panel as Google nests it: the editor, the frame of the script and the frame of its page are three sites, with Google's sandbox words
 * (developers.google.com/apps-script/guides/html/restrictions), in a Chromium with the defaults that people have: Playwright switches off
 * that what a frame makes is kept apart by the site above it, and that a page asks before it opens another.
 */
const SANDBOX =
  'allow-downloads allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-same-origin ' +
  'allow-scripts allow-storage-access-by-user-activation allow-top-navigation-by-user-activation';

/** Asks the built add-on, as `google.script.run` does. */
const RUN = `
  window.google = { script: { host: {}, run: (function make(heard, failed) {
    return {
      withSuccessHandler: function (f) { return make(f, failed); },
      withFailureHandler: function (f) { return make(heard, f); },
      sidebar: function (request) {
        fetch('/run', { method: 'POST', body: JSON.stringify(request) })
          .then(function (answer) { return answer.json(); }).then(heard, failed);
      },
    };
  })() } };`;

const book = googleBook(loadAddon);
let server: Server;
let browser: Browser;
let context: BrowserContext;
let panel: Frame;

/** Playwright's arguments that change what a page may do. */
const NOT_OURS = (all: readonly string[]): string[] =>
  all.filter(one => /^--(disable-features|enable-features|disable-popup-blocking)/.test(one));

describe.skipIf(skipped)('the panel in frames of three sites', () => {
  beforeAll(async () => {
    enter(book, 6);
    pair(book);
    const made = String(await makeSidebar('sidebar'));
    const html = made
      .replace('data-opening="state"', 'data-opening="files" data-book="abc"')
      .replace('<script>', `<script>${RUN}</script><script>`);
    server = createServer((asked, answer) => {
      const [host = ''] = String(asked.headers.host).split(':');
      const { port } = server.address() as AddressInfo;
      if (asked.url === '/run') {
        let body = '';
        asked.on('data', (part: Buffer) => (body += part.toString('utf8')));
        asked.on('end', () => answer.end(JSON.stringify(book.answer(JSON.parse(body) as Request))));
        return;
      }
      const frame = (to: string): string =>
        `<!doctype html><iframe sandbox="${SANDBOX}" allow="clipboard-write" style="width:300px;height:700px" src="http://${to}:${port}/"></iframe>`;
      answer.setHeader('content-type', 'text/html;charset=utf-8');
      if (asked.url !== '/') answer.writeHead(404).end();
      else if (host === 'docs.google.test') answer.end(frame('n-abc.script.test'));
      else if (host === 'n-abc.script.test') answer.end(frame('page.usercontent.test'));
      else answer.end(html);
    });
    await new Promise<void>(done => void server.listen(0, '127.0.0.1', done));
    const executablePath = findChromium() ?? '';
    browser = await launchPlain(executablePath);
    context = await browser.newContext({ acceptDownloads: true });
    await context.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    const page = await context.newPage();
    await page.goto(`http://docs.google.test:${(server.address() as AddressInfo).port}/`);
    const found = await page
      .waitForEvent('framenavigated', {
        predicate: frame => frame.url().includes('usercontent'),
      })
      .catch(() => undefined);
    panel = found ?? page.frames().find(frame => frame.url().includes('usercontent'))!;
    await panel.getByLabel('What to make').waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  /** Chooses what to make, and presses a button of what was made. */
  async function press(kind: string, button: RegExp): Promise<void> {
    await panel.getByLabel('What to make').selectOption(kind);
    await panel.getByRole('button', { name: 'Make it' }).click();
    await panel.getByRole('button', { name: button }).first().click();
  }
  const back = (): Promise<void> => panel.getByRole('button', { name: 'Files', exact: true }).click();

  test('what is to be printed prints itself, in a tab of its own', async () => {
    const [tab] = await Promise.all([context.waitForEvent('page'), press('print tables', /^Print$/)]);
    await tab.waitForSelector('[data-printed]', { state: 'attached' });
    expect(tab.url()).toMatch(/^blob:/);
    expect(await tab.locator('body').innerText()).toContain('Player 1');
    await tab.close();
    await back();
  });

  test('the projector opens, and prints nothing', async () => {
    const [tab] = await Promise.all([context.waitForEvent('page'), press('projector', /^Show it/)]);
    await tab.waitForLoadState();
    expect(await tab.locator('body').innerText()).toContain('Player 1');
    expect(await tab.locator('[data-printed]').count()).toBe(0);
    // While the panel is open the tab may be loaded again; the panel says beforehand how to keep it beyond that.
    await tab.reload();
    expect(await tab.locator('body').innerText()).toContain('Player 1');
    await tab.close();
    expect(await panel.locator('body').innerText()).toContain('to keep it, save it.');
    expect(await panel.getByRole('button', { name: /^Save .*html$/ }).count()).toBe(1);
    await back();
  });

  test('a file is saved, and three one after the other', async () => {
    const page = panel.page();
    const [one] = await Promise.all([page.waitForEvent('download'), press('opengotha', /^Save/)]);
    expect(one.suggestedFilename()).toMatch(/\.xml$/);
    const again = Promise.all([1, 2, 3].map(nth => page.waitForEvent('download', nthOf(nth))));
    for (let press = 0; press < 3; press++) await panel.getByRole('button', { name: /^Save/ }).click();
    expect(await again).toHaveLength(3);
    await back();
  });

  test('a file is chosen', async () => {
    await panel.getByRole('button', { name: 'Rating list' }).click();
    const [chooser] = await Promise.all([
      panel.page().waitForEvent('filechooser'),
      panel.getByRole('button', { name: 'Open a file' }).click(),
    ]);
    expect(chooser.isMultiple()).toBe(false);
    await back();
  });

  test('a list is copied in the editor and pasted into the box of the panel, by the keyboard', async () => {
    const page = panel.page();
    await page.evaluate(() => {
      const cells = document.body.appendChild(document.createElement('textarea'));
      cells.id = 'cells';
      cells.value = 'Ada\t3d\nBob\t2k';
      cells.select();
    });
    await page.locator('#cells').press('ControlOrMeta+c');
    await panel.getByRole('link', { name: 'Players', exact: true }).click();
    await panel.getByRole('button', { name: 'Registration' }).click();
    await panel.locator('textarea').press('ControlOrMeta+v');
    // What comes whole is looked at by itself.
    await expect.poll(() => panel.locator('body').innerText()).toMatch(/Ada.*3d[^]*Bob.*2k/);
    // The panel itself never asks for the clipboard, which a page in these frames may not read.
    expect(await makeSidebar('sidebar')).not.toMatch(/navigator\.clipboard|execCommand/);
  });

  test('a round is printed by one press: by table, by name, slips, all three; each print has its time', async () => {
    await panel.getByRole('link', { name: /^Round 1, / }).click();
    await panel.getByRole('heading', { name: /^Round 1: 0 of 3/ }).waitFor();
    for (const [label, said] of [
      ['By table', 'by table'],
      ['By name', 'by name'],
      ['Slips', 'Table 1'],
      ['All three', 'by name'],
    ] as const) {
      const print = panel.getByRole('button', { name: label, exact: true });
      const [tab] = await Promise.all([context.waitForEvent('page'), print.click()]);
      await tab.waitForSelector('[data-printed]', { state: 'attached' });
      expect(await tab.locator('body').innerText()).toContain(said);
      expect(await tab.locator('.when').first().textContent()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
      await tab.close();
      await expect.poll(() => panel.locator('#status').textContent()).toContain(label);
      // Nothing else is on the screen than before.
      expect(await panel.locator('h1').textContent()).toBe('Round 1: 0 of 3');
    }
  });

  test('what was typed is kept', async () => {
    expect(
      await panel.evaluate(() => {
        localStorage.setItem('kept', 'yes');
        return localStorage.getItem('kept');
      }),
    ).toBe('yes');
  });
});

/** Waits for the n-th of several events. */
const nthOf = (nth: number): { predicate: () => boolean } => {
  let seen = 0;
  return { predicate: () => ++seen === nth };
};

async function launchPlain(executablePath: string): Promise<Browser> {
  const args = ['--no-sandbox', '--host-resolver-rules=MAP *.test 127.0.0.1'];
  return chromium.launch({
    executablePath,
    args,
    ignoreDefaultArgs: NOT_OURS(await defaults(executablePath)),
  });
}

/** The arguments that Playwright gives a browser, as the browser itself tells them. */
async function defaults(executablePath: string): Promise<readonly string[]> {
  const one = await chromium.launch({ executablePath, args: ['--no-sandbox', '--enable-automation'] });
  const session = await one.newBrowserCDPSession();
  const { arguments: given } = await session.send('Browser.getBrowserCommandLine');
  await one.close();
  return given;
}
