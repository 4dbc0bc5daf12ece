/** A real browser on the workbench, for tests. Where there is no Chromium they are skipped, but not in CI. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Frame, type Page } from 'playwright-core';
import { describe } from 'vitest';
import { findHeadless } from '../build/chromium.mjs';
import { buildPage } from '../workbench/page/build.mjs';
import { playSample } from '../workbench/tournaments/samples.mjs';
import { buildCheck } from '../workbench/page/check/build.mjs';
import { serve } from '../workbench/page/serve.mjs';
import { CHROMIUM_ARGUMENTS } from './chromiumArguments';
import type { PageWorkbench } from '../workbench/page/scripts';

declare global {
  interface Window {
    workbench?: PageWorkbench;
    /** Resolves when another click is a click of its own. */
    isOneClick?: Promise<unknown>;
  }
}

const root = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export interface OpenedWorkbench {
  readonly page: Page;
  readonly address: string;
  /** The frame of the open panel. */
  readonly panel: () => Promise<Frame>;
  /** Everything that the browser complained about: errors on the page and its console, refused requests. */
  readonly complaints: string[];
  /** Addresses outside this computer that the page asked for. */
  readonly strangers: string[];
  readonly close: () => Promise<void>;
}

export interface BrowserOptions {
  /** The built add-on; `dist` unless told otherwise. */
  readonly dist?: string;
  /** The language of the person; English unless told otherwise. */
  readonly locale?: string;
  /** Pixels of the page; given at its opening, since a page that is resized moves its buttons from under the pointer. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** Milliseconds after which a test counts as hanging; a busy machine is slow. */
const PATIENCE = 120_000;

/** Opens a tournament (`''`: the start page) in a browser of its own; ready when the formulas are calculated. */
export async function openWorkbench(name: string, options: BrowserOptions = {}): Promise<OpenedWorkbench> {
  const dist = options.dist ?? root('dist');
  if (!existsSync(dist)) throw new Error(`${dist} holds no built add-on: run npm run build first.`);
  const executablePath = findHeadless();
  if (!executablePath) throw new Error('No Chromium found; set CHROME_PATH.');
  const samples = (_: string, sample: string) => playSample(sample, dist);
  const server = await serve({ page: await buildPage(), dist, port: 0, samples, check: buildCheck });
  let browser: Browser | undefined = undefined;
  try {
    browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS] });
    const context = await browser.newContext({
      viewport: options.viewport ?? { width: 1400, height: 860 },
      locale: options.locale ?? 'en-GB',
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const complaints: string[] = [];
    const strangers: string[] = [];
    page.on('pageerror', error => complaints.push(error.message));
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
    page.on('request', request => {
      const url = request.url();
      if (!url.startsWith(server.address) && /^(https?|wss?):/.test(url)) strangers.push(url);
    });
    await page.goto(name === '' ? `${server.address}?start` : `${server.address}?open=${name}`);
    if (name !== '') await ready(page);
    // The panel comes behind the cells; what is typed or pressed next comes after both.
    if (name !== '' && (await page.locator('#panel').isVisible())) await panelOf(page);
    const opened = browser;
    return {
      page,
      address: server.address,
      complaints,
      strangers,
      panel: () => panelOf(page),
      close: async () => {
        await opened.close();
        await server.close();
      },
    };
  } catch (error) {
    await browser?.close();
    await server.close();
    throw error;
  }
}

/** Types while the spreadsheet of the page is still on its way: it comes after the first of these texts. */
export async function typeEarly(page: Page, open: () => Promise<unknown>, ...texts: readonly string[]) {
  let come: () => void = () => undefined;
  const typed = new Promise<void>(resolve => (come = resolve));
  await page.route('**/page.js', route => typed.then(() => route.continue()));
  await open();
  await page.locator('#opening').waitFor();
  for (const text of texts) {
    for (const key of text.split(/(?<=\n|\t)|(?=[\n\t])/))
      if (key === '\n' || key === '\t') await page.keyboard.press(key === '\n' ? 'Enter' : 'Tab');
      else await page.keyboard.type(key, { delay: 15 });
    come();
  }
  await page.unroute('**/page.js');
}

/** Waits for the workbook: after opening and after a reload. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const name = window.workbench?.sheets()[0];
    return name !== undefined && window.workbench?.cellBox(name, 'A1') !== undefined;
  });
  await settled(page);
}

/** Waits for the calculation. */
export const settled = (page: Page): Promise<void> => page.evaluate(() => window.workbench?.settled());

/** Waits until a picture can be taken: calculated, saved, the pointer on no button, drawn. */
export async function stillForPicture(page: Page): Promise<void> {
  await settled(page);
  await page.waitForFunction(() => !/Saving/.test(document.getElementById('saved')?.textContent ?? ''));
  // Only a pointer that moves inside the panel leaves a button there.
  const panel = await page
    .locator('#panel-frame iframe')
    .boundingBox({ timeout: 1000 })
    .catch(() => null);
  const [x, y] = [(panel?.x ?? 500) + 3, (panel?.y ?? 0) + 3];
  await page.mouse.move(x, y);
  await page.mouse.move(x + 1, y);
  if (panel !== null) {
    // The panel is a page of its own, which is drawn in its own time.
    const frame = await panelOf(page);
    await frame.waitForFunction(
      () =>
        document.querySelector('button:hover') === null &&
        document.getElementById('running')?.hidden !== false,
    );
    await frame.evaluate(
      () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }
  await painted(page);
}

/** What stands right of the last column in a picture: the bar that scrolls. */
const BESIDE_THE_GRID = 14;

/** Makes the window so wide that every column with a title is seen whole, or as many of them as `most` pixels hold. */
export async function wideEnough(page: Page, sheet: string, height: number, most = 1760): Promise<void> {
  await page.setViewportSize({ width: 6000, height });
  await page.evaluate(name => window.workbench?.select(name, 'A1'), sheet);
  await settled(page);
  // Where each column ends, once the last of them is in sight.
  const found = await page.waitForFunction(name => {
    const rows = window.workbench?.getValues(name, '1:3') ?? [];
    const titled = rows.map(row => row.reduce<number>((last, cell, at) => (cell === '' ? last : at + 1), 0));
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].slice(0, Math.max(1, ...titled));
    const boxes = letters.map(letter => window.workbench?.cellBox(name, `${letter}1`));
    return boxes.every(box => box !== undefined) && boxes.map(box => box.x + box.width);
  }, sheet);
  const edges = (await found.jsonValue()) || [];
  const panel = await page
    .locator('#panel-frame iframe')
    .boundingBox({ timeout: 1000 })
    .catch(() => null);
  const beside = BESIDE_THE_GRID + (panel?.width ?? 0);
  const width = Math.ceil(Math.max(0, ...edges.filter(edge => edge + beside <= most)) + beside);
  await page.setViewportSize({ width: Math.max(width, 1200), height });
  await settled(page);
  // The grid follows the window in its own time.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#sheet canvas')].every(
      canvas => canvas.getBoundingClientRect().right <= window.innerWidth,
    ),
  );
}

/** Waits until what has changed is drawn. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));

export const values = (page: Page, sheet: string, a1: string): Promise<unknown[][]> =>
  page.evaluate(([name, range]) => window.workbench?.getValues(name ?? '', range ?? '') ?? [], [sheet, a1]);

export const formulas = (page: Page, sheet: string, a1: string): Promise<string[][]> =>
  page.evaluate(([name, range]) => window.workbench?.getFormulas(name ?? '', range ?? '') ?? [], [sheet, a1]);

/** Clicks a cell, so that the keyboard writes to it, also after a click in the panel. */
export async function clickCell(page: Page, sheet: string, a1: string): Promise<void> {
  await page.evaluate(([name, range]) => window.workbench?.select(name ?? '', range ?? ''), [sheet, a1]);
  const handle = await page.waitForFunction(
    ([name = '', range = '']) => {
      const box = window.workbench?.cellBox(name, range);
      // On a busy machine an answer that comes late may have gone to another sheet.
      if (!box) window.workbench?.select(name, range);
      return box;
    },
    [sheet, a1],
    { polling: 250 },
  );
  const box = await handle.jsonValue();
  if (!box) throw new Error(`${a1} is nowhere on the page.`);
  await page.evaluate(() => window.isOneClick);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(span => {
    window.isOneClick = new Promise(resolve => setTimeout(resolve, span));
  }, DOUBLE_CLICK);
}

/**
 * Univer takes a click so soon after another one for a double click, also in the next cell. The page counts by its own clock,
 * from when it has heard of the click.
 */
const DOUBLE_CLICK = 550;

/**
 * Univer's list of functions, which opens when the typing pauses behind a name, closes a moment after the next pause, and
 * takes Enter as a choice as long as it is open.
 */
const FUNCTION_LIST = '[data-u-comp="sheets-formula-editor"]';

/** Goes to a cell without the mouse, as by the arrow keys; the keyboard must be in the grid. */
export async function goToCell(page: Page, sheet: string, a1: string): Promise<void> {
  await page.evaluate(([name, range]) => window.workbench?.select(name ?? '', range ?? ''), [sheet, a1]);
  await page.waitForFunction(
    ([name, range]) => window.workbench?.cellBox(name ?? '', range ?? ''),
    [sheet, a1],
  );
}

/** Univer's list stays where a busy page has heard the last key too late; one more key lets it look again. */
async function functionListClosed(page: Page): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    try {
      await page.waitForFunction(list => !document.querySelector(list), FUNCTION_LIST, { timeout: 4000 });
      return;
    } catch {
      await page.keyboard.type(' ');
      await page.keyboard.press('Backspace');
    }
  }
  throw new Error('The list of functions does not close.');
}

/** Types into a cell as a person does; waits until it stands there and is calculated. */
export async function typeInCell(page: Page, sheet: string, a1: string, text: string): Promise<void> {
  await clickCell(page, sheet, a1);
  await typeHere(page, sheet, a1, text);
}

/** The same where the keyboard is in the grid: the sheet is scrolled to the cell, and no click has to meet it. */
export async function typeAcross(page: Page, sheet: string, a1: string, text: string): Promise<void> {
  await clickCell(page, sheet, 'A1');
  await goToCell(page, sheet, a1);
  await typeHere(page, sheet, a1, text);
}

async function typeHere(page: Page, sheet: string, a1: string, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: 15 });
  await functionListClosed(page);
  await page.keyboard.press('Enter');
  // The edit is taken a moment after the key.
  try {
    await page.waitForFunction(
      ([name, at, typed]) =>
        window.workbench?.activeCell() !== at &&
        (typed.startsWith('=')
          ? window.workbench?.getFormulas(name, at)[0]?.[0]
          : String(window.workbench?.getValues(name, at)[0]?.[0]) === typed),
      [sheet, a1, text] as const,
    );
  } catch (cause) {
    throw new Error(`${text} is not in ${sheet}!${a1}: ${await whereKeysWent(page, sheet, a1)}`, { cause });
  }
  await settled(page);
}

/** Says where the keys went instead: the cells above and below, the active one, and what has the keyboard. */
export function whereKeysWent(page: Page, sheet: string, a1: string): Promise<string> {
  const column = a1.replace(/\d+$/, '');
  const row = Number(a1.slice(column.length));
  const around = `${column}${Math.max(1, row - 2)}:${column}${row + 2}`;
  return page.evaluate(
    ([name, range]) =>
      JSON.stringify({
        [range]: window.workbench?.getValues(name, range),
        active: window.workbench?.activeCell(),
        keyboard: document.activeElement?.outerHTML.slice(0, 200),
        typed: [...document.querySelectorAll('[data-u-comp="editor"]')].map(editor => editor.textContent),
      }),
    [sheet, around] as const,
  );
}

async function panelOf(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('#panel-frame iframe', { state: 'attached' });
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The panel has no frame.');
  await frame.waitForLoadState('domcontentloaded');
  return frame;
}

/** `describe` for tests that need the browser: they are skipped, with the reason, where there is none. */
export function describeInBrowser(title: string, tests: () => void): void {
  const found = findHeadless() !== undefined;
  if (!found && !process.env.CI) {
    console.warn(`Skipped: ${title}. No Chromium found; set CHROME_PATH or install the package chromium.`);
  }
  describe.skipIf(!found && !process.env.CI)(title, tests);
}

/** The same where somebody asks for the long runs, or for the pictures that they take. */
export function describeLongInBrowser(title: string, tests: () => void): void {
  describe.skipIf((process.env.PICTURES ?? process.env.LONG) === undefined)('in the long run', () =>
    describeInBrowser(title, tests),
  );
}
