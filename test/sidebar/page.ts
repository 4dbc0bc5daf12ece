import { CHROMIUM_ARGUMENTS } from '../chromiumArguments';
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { findHeadless } from '../../build/chromium.mjs';
import { makeFilesPart } from '../../build/filesPart.mjs';
import { makeSidebar } from '../../build/sidebar.mjs';
import { packTexts } from '../../build/texts.mjs';
import type { Answer, Opening, PartRequest, Request } from '../../src/application/protocol/protocol';

/** The built sidebar in a browser, with a spreadsheet that gives the answers a test prepared. */

const chromiumPath: string | undefined = findHeadless();

/** Without a browser these tests are skipped, loudly; in CI they fail instead. */
export const skipped = chromiumPath === undefined && !process.env['CI'];
if (skipped) console.log('No Chromium found (set CHROME_PATH): the sidebar is not tested in a browser.');

const ADDRESS = 'http://sidebar.test/';
const PICTURES = '.build/sidebar';

export type Reply = Answer | { readonly error: string } | 'silence';

export interface How {
  readonly opening?: Opening;
  /** The spreadsheet that the panel is opened in. */
  readonly book?: string;
  /** What is answered only when the test says `answer`. */
  readonly slow?: Request['ask'] | 'everything';
}

export interface Sidebar {
  readonly page: Page;
  /** What the sidebar asked since it was opened. */
  readonly requests: readonly Request[];
  /** Addresses that the page wanted from anywhere but itself. */
  readonly remote: readonly string[];
  /** Lets time pass in the page; by itself none does. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** How many answers the page has taken since it was opened. */
  readonly heard: () => Promise<number>;
  /** Gives the answers that were held back. */
  readonly answer: () => void;
  /** Opens the sidebar anew. Replies are given in order, the last one again and again; or by whoever is asked. */
  readonly open: (replies: readonly Reply[] | ((request: Request) => Reply), how?: How) => Promise<void>;
}

export const launch = (): Promise<Browser> => {
  if (!chromiumPath) throw new Error('No Chromium found: set CHROME_PATH.');
  return chromium.launch({ executablePath: chromiumPath, args: [...CHROMIUM_ARGUMENTS] });
};

let part: Promise<string> | undefined;
/** The code of the part that reads and searches files, made once. */
const filesPart = (): Promise<string> => (part ??= packTexts().then(texts => makeFilesPart(texts.files)));

/** Between two openings, in milliseconds, so that the clock of the page never goes back. */
const AN_HOUR = 3_600_000;

/** One page for many openings: pages are dear. */
export async function makePage(browser: Browser): Promise<Sidebar> {
  const page = await browser.newPage({ viewport: { width: 300, height: 640 } });
  page.setDefaultTimeout(120_000);
  const built = String(await makeSidebar('sidebar'));
  const requests: Request[] = [];
  const remote: string[] = [];
  let left: Reply[] = [];
  let answered: ((request: Request) => Reply) | undefined;
  let how: How = {};
  let held: (() => void)[] = [];
  let opened = 0;
  await page.clock.install({ time: 0 });
  await page.exposeFunction('reply', async (request: Request | PartRequest) => {
    if (request.ask === 'files part') return { code: await filesPart() };
    // Which texts the page has is no part of what is asked.
    const { words: _, ...asked } = request as Request & { readonly words?: string };
    requests.push(asked as Request);
    const reply = answered ? answered(request) : left.length > 1 ? left.shift() : left[0];
    if (how.slow === 'everything' || request.ask === how.slow)
      await new Promise<void>(release => held.push(release));
    return reply;
  });
  await page.addInitScript(fakeGoogle);
  await page.route('**/*', route => {
    const url = route.request().url();
    const body = built.replace(
      'data-opening="state"',
      `data-opening="${how.opening ?? 'state'}" data-book="${how.book ?? ''}"`,
    );
    if (url === ADDRESS) return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    remote.push(url);
    return route.abort();
  });
  const open: Sidebar['open'] = async (replies, wanted = {}) => {
    [left, answered] = typeof replies === 'function' ? [[], replies] : [[...replies], undefined];
    how = wanted;
    held = [];
    await page.goto('about:blank');
    requests.length = 0;
    await page.clock.pauseAt((opened += AN_HOUR));
    await page.goto(ADDRESS);
  };
  const pass = (milliseconds: number) => page.clock.runFor(milliseconds);
  const giveAnswers = () => held.splice(0).forEach(release => release());
  const heard = () => page.evaluate(() => (window as unknown as { heard: number }).heard);
  return { page, requests, remote, open, pass, heard, answer: giveAnswers };
}

/** One browser with one page for all tests of a block, which must not look at it before they run. */
export function sharedSidebar(): Sidebar {
  const sidebar = {} as Sidebar;
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
    Object.assign(sidebar, await makePage(browser));
  });
  afterAll(() => browser?.close());
  return sidebar;
}

/** Runs in the page. Answers cross as JSON does, so what is undefined is gone. */
function fakeGoogle(): void {
  const world = window as unknown as {
    reply: (request: unknown) => Promise<{ error?: string } | 'silence'>;
    focusedSheet: number;
    heard: number;
    google: unknown;
  };
  world.focusedSheet = 0;
  world.heard = 0;
  // A message comes after what the answer has set off, and the clock of the page does not hold it.
  const afterwards = new MessageChannel();
  afterwards.port1.onmessage = () => (world.heard += 1);
  const runner = (heard?: (answer: unknown) => void, failed?: (error: Error) => void): object => ({
    withSuccessHandler: (f: (answer: unknown) => void) => runner(f, failed),
    withFailureHandler: (f: (error: Error) => void) => runner(heard, f),
    sidebar: (request: unknown) => {
      void world.reply(request).then(reply => {
        if (reply === 'silence') return;
        if (reply.error === undefined) heard?.(reply);
        else failed?.(new Error(reply.error));
        afterwards.port2.postMessage('');
      });
    },
  });
  world.google = { script: { run: runner(), host: { editor: { focus: () => (world.focusedSheet += 1) } } } };
}

/** With PICTURES=1, a picture of the whole screen for eyes; it is not kept in git. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env['PICTURES']) return;
  mkdirSync(PICTURES, { recursive: true });
  const height = await page.evaluate(() => {
    const main = document.querySelector('main');
    return Math.min(640 + (main ? main.scrollHeight - main.clientHeight : 0), 4000);
  });
  await page.setViewportSize({ width: 300, height: Math.max(height, 480) });
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
  await page.setViewportSize({ width: 300, height: 640 });
}

/** Elements that reach over the right edge, or whose text is wider than they are. */
export const overflowing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 0.5;
    const tooWide = (one: Element) =>
      one.getBoundingClientRect().right > edge ||
      (one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1 && !(one instanceof HTMLInputElement));
    const found = [document.documentElement, ...document.querySelectorAll('body *')].filter(tooWide);
    return found.map(one => `${one.tagName}: ${String(one.textContent).slice(0, 40)}`);
  });

/** Texts whose colour is too near to their ground: below 4.5 : 1 (WCAG 1.4.3). */
export const faint = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rgb = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: string) => {
      const [r = 0, g = 0, b = 0] = rgb(colour).map(one =>
        one / 255 <= 0.03928 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = (one: Element | null): string => {
      if (!one) return 'rgb(255, 255, 255)';
      const colour = getComputedStyle(one).backgroundColor;
      return rgb(colour)[3] === 0 ? ground(one.parentElement) : colour;
    };
    const contrast = (one: Element) => {
      const [a, b] = [light(getComputedStyle(one).color), light(ground(one))];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };
    const ownText = (one: Element) =>
      [...one.childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && String(node.textContent).trim() !== '',
      );
    const texts = [...document.querySelectorAll('body *:not(script)')].filter(ownText);
    return texts.filter(one => contrast(one) < 4.5).map(one => `${String(one.textContent).slice(0, 40)}`);
  });
