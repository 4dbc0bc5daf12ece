// The workbench's page in a real Chromium, as JSON lines: its bytes, the start page on a slow line, once for a browser that has never
// seen it and once for one that keeps the site, the played samples on a quick line, and a list of 1,200 players and 10 rounds: how long
// its keys wait, how long the page is held up while the last round is previewed, and how soon it is open again.
// Option: --processes 5, how many of them.
/* global addEventListener, caches, document, navigator, PerformanceObserver, requestAnimationFrame, window */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { buildHosted } from '../build/site/hosted.mjs';
import { buildPage } from '../workbench/page/build.mjs';
import { serve } from '../workbench/page/serve.mjs';
import { playSample } from '../workbench/tournaments/samples.mjs';
import { wallListCells } from './cases/field.mjs';
import { launch, openUnwatched } from './unwatched.mjs';

/** Bytes of page.js, milliseconds of the others, on a computer that does nothing else. */
const LIMITS = {
  'page.js': 5_400_000,
  'start page': 800,
  'second visit': 300,
  'sample read': 1600,
  'large list shown': 4000,
  Enter: 100,
  'other key': 30,
  'longest task of a preview': 200,
};

/** A slow line and a slow computer: bytes a second, milliseconds of each request, and how many times slower. */
const SLOW = { bytes: 10_000_000 / 8, latency: 40, cpu: 4 };

const [PLAYERS, ROUNDS] = [1200, 10];
/** How many players' results are typed, and the milliseconds between two keys. */
const [TYPED, PAUSE] = [20, 80];
/** Milliseconds between two looks whether something is there. */
const POLL = 500;
/** The window of the start page and of the samples. */
const SIZE = { width: 1400, height: 860 };
/** A list, its functions and the panel side by side, so that nothing is scrolled. */
const WIDE = { width: 1900, height: 860 };

export async function benchPage(options) {
  const built = spawnSync('node', ['build/build.mjs', '--keep-docs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) process.exit(1);
  const page = await buildPage();
  printBytes(page);
  const runs = Number(options.processes ?? 5);
  const server = await serve({ page, dist: 'dist', port: 0, samples: (_, name) => playSample(name, 'dist') });
  const slow = {
    line: `${(SLOW.bytes * 8) / 1e6} Mbit/s, ${SLOW.latency} ms`,
    cpu: `${SLOW.cpu} times slower`,
  };
  const start = await repeated(runs, () => openings(`${server.address}?start`, startShown, SLOW));
  print(
    'start page',
    start.map(one => one.shown),
    slow,
  );
  await benchSecondVisit(runs, slow);
  for (const name of ['mcmahon', 'swiss']) {
    await playSample(name, 'dist');
    const all = await repeated(runs, () => openings(`${server.address}?open=${name}`, sampleShown));
    print(
      'sample read',
      all.map(one => one.read),
      { name },
    );
    print(
      'sample in the grid',
      all.map(one => one.shown),
      { name },
    );
    print(
      'sample calculated',
      all.map(one => one.calculated),
      { name },
    );
    print(
      'sample, computing',
      all.map(one => one.cpu),
      { name },
    );
  }
  await benchLarge(server.address);
  await server.close();
}

/** The site as a host has it, in a browser that has been there before: its worker has kept all files. */
async function benchSecondVisit(runs, slow) {
  const folder = await buildHosted({
    dist: 'dist',
    folder: '.build/bench/site',
    languages: ['en'],
    samples: ['mcmahon', 'swiss'],
  });
  const host = await serveFiles(folder);
  const browser = await launch();
  const page = await openUnwatched(browser, SIZE);
  await page.shown(`${host.address}?start`, siteKept);
  await slowDown(page, SLOW);
  const shown = await repeated(runs, async () => {
    await page.send('Page.navigate', { url: 'about:blank' });
    return (await page.shown(`${host.address}?start`, startShown)).shown;
  });
  print('second visit', shown, slow);
  await browser.close();
  host.close();
}

/** A folder of files by HTTP, as any static host. */
function serveFiles(folder) {
  const types = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0]);
    readFile(join(folder, path.endsWith('/') ? `${path}index.html` : path)).then(
      body =>
        response
          .writeHead(200, {
            'content-type':
              types[extname(path)] ?? (path.endsWith('/') ? 'text/html' : 'application/octet-stream'),
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise(resolve =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }),
    ),
  );
}

function printBytes(folder) {
  for (const name of readdirSync(folder).filter(file => file.endsWith('.js'))) {
    const bytes = statSync(join(folder, name)).size;
    const gzip = gzipSync(readFileSync(join(folder, name))).length;
    console.log(JSON.stringify({ file: name, bytes, gzip, ...limited(name, bytes) }));
  }
}

const limited = (what, value) => what in LIMITS && { limit: LIMITS[what], holds: value <= LIMITS[what] };

const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

function print(what, values, more) {
  const rounded = values.map(Math.round);
  const medianMs = median(rounded);
  const figures = { medianMs, worstMs: Math.max(...rounded), count: values.length };
  console.log(JSON.stringify({ what, ...more, ...figures, ...limited(what, medianMs) }));
}

async function repeated(count, measure) {
  const found = [];
  for (let k = 0; k < count; k++) found.push(await measure());
  return found;
}

async function slowDown({ send }, slow) {
  const line = { downloadThroughput: slow.bytes, uploadThroughput: slow.bytes, latency: slow.latency };
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', { offline: false, ...line });
  await send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
}

/** What `shown` answers in the page, milliseconds from the address on, and what the page's process has computed by then. */
async function openings(address, shown, slow) {
  const browser = await launch();
  const page = await openUnwatched(browser, SIZE);
  await page.send('Performance.enable');
  if (slow) await slowDown(page, slow);
  const times = await page.shown(address, shown);
  const { metrics } = await page.send('Performance.getMetrics');
  const seconds = metrics.find(one => one.name === 'ProcessTime')?.value ?? NaN;
  await browser.close();
  return { ...times, cpu: seconds * 1000 };
}

// The next functions run in the page.

function startShown() {
  const painted = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  return document.querySelector('#start .main') && painted().then(() => ({ shown: performance.now() }));
}

async function siteKept() {
  if (!navigator.serviceWorker.controller) return false;
  for (const name of await caches.keys())
    if ((await (await caches.open(name)).keys()).length > 20) return true;
  return false;
}

/** When the cells can be read, when they stand in the grid, and when everything is calculated. */
async function sampleShown() {
  const painted = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const isDrawn = () => window.workbench?.cellBox(window.workbench.activeSheet(), 'A1') !== undefined;
  if (!document.querySelector('#picture span') && !isDrawn()) return false;
  await painted();
  const read = performance.now();
  while (!isDrawn()) await new Promise(requestAnimationFrame);
  await painted();
  const shown = performance.now();
  await window.workbench.settled();
  return { read, shown, calculated: performance.now() };
}

/** The cell of the first player in the round that is typed. */
async function importLarge([list, rounds]) {
  const settings = [
    ['System', 'McMahon'],
    ['Rounds', String(rounds)],
  ];
  const file = { name: 'Large', list, settings, tables: [] };
  const { view } = window.workbench.run('sidebar', { ask: 'import', file });
  if (view.view !== 'imported') throw new Error(JSON.stringify(view));
  await window.workbench.settled();
  const [titles] = window.workbench.getValues('Wall list', 'A1:Z1');
  const cell = `${String.fromCharCode('A'.charCodeAt(0) + titles.indexOf(`R${rounds}`))}2`;
  window.workbench.select('Wall list', cell);
  return cell;
}

/** The box of a cell once the grid has come to rest. */
function restingBox(a1) {
  const before = window.restingBox;
  const now = (window.restingBox = window.workbench.cellBox('Wall list', a1));
  return now && before?.x === now.x && before.y === now.y && now;
}

/**
 * From a key to the next paint, as the browser itself counts it (Event Timing, in steps of 8 ms): each key by the slowest of its
 * events. What takes less than 16 ms is not reported and stays at 8.
 */
function watchKeys() {
  const keys = (window.keys = []);
  const byInteraction = new Map();
  const note = ({ timeStamp, key }) => keys.push({ at: timeStamp, isEnter: key === 'Enter', ms: 8 });
  addEventListener('keydown', note, true);
  new PerformanceObserver(entries => {
    for (const { name, startTime, duration, interactionId } of entries.getEntries()) {
      if (name === 'keydown')
        byInteraction.set(
          interactionId,
          keys.find(one => Math.abs(one.at - startTime) < 0.2),
        );
      const key = byInteraction.get(interactionId);
      if (interactionId && key) key.ms = Math.max(key.ms, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

async function benchLarge(address) {
  const browser = await launch();
  const page = await (await browser.newContext({ viewport: WIDE })).newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${address}?open=new-1`);
  await page.waitForFunction(() => window.workbench?.cellBox('Sheet1', 'A1'));
  await page.evaluate(importLarge, [largeList(), ROUNDS]);
  const large = { players: PLAYERS, rounds: ROUNDS };
  print('longest task of a preview', await longestTasks(page), large);
  const keys = await typedKeys(browser, address);
  const timesOf = isEnter => keys.filter(key => key.isEnter === isEnter).map(key => key.ms);
  print('Enter', timesOf(true), large);
  print('other key', timesOf(false), large);
  print('large list shown', [await openedAgain(page)], large);
  await browser.close();
}

const largeList = () => wallListCells(PLAYERS, ROUNDS, ROUNDS - 1).map(row => row.map(String));

/** Results typed down the column of the last round, and how long each key waited. */
async function typedKeys(browser, address) {
  const page = await openUnwatched(browser, WIDE);
  const asked = (fn, ...values) => page.evaluate(`(${fn})(...${JSON.stringify(values)})`);
  const until = async (fn, ...values) => {
    for (;;) {
      const found = await asked(fn, ...values);
      if (found) return found;
      await sleep(POLL);
    }
  };
  await page.send('Page.navigate', { url: `${address}?open=new-2` });
  await until(() => window.workbench?.cellBox('Sheet1', 'A1'));
  const cell = await asked(importLarge, [largeList(), ROUNDS]);
  await asked(watchKeys);
  const { x, y, width, height } = await until(restingBox, cell);
  const place = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 };
  for (const type of ['mousePressed', 'mouseReleased'])
    await page.send('Input.dispatchMouseEvent', { type, ...place });
  for (let row = 2; row < TYPED + 2; row++) {
    for (const key of [...`${PLAYERS + 2 - row}+/w`, 'Enter']) {
      await pressKey(page, key);
      await sleep(PAUSE);
    }
    await until(a1 => window.workbench.activeCell() === a1, cell.replace(/\d+/, String(row + 1)));
    await asked(() => window.workbench.settled());
  }
  return asked(() => window.keys);
}

const KEY_CODES = { '+': 187, '/': 191, Enter: 13 };

async function pressKey({ send }, key) {
  const text = key === 'Enter' ? '\r' : key;
  const windowsVirtualKeyCode = KEY_CODES[key] ?? key.toUpperCase().charCodeAt(0);
  await send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, windowsVirtualKeyCode });
  await send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode });
}

/** Presses the preview of the last round, and how long the page could hear no key meanwhile, as its longest task. */
async function longestTasks(page) {
  await reopenPanel(page);
  const panel = page.frameLocator('#panel-frame iframe');
  const preview = panel.getByRole('button', { name: /^Preview round/ });
  await preview.waitFor();
  await page.evaluate(() => {
    window.long = [0];
    new PerformanceObserver(list => window.long.push(...list.getEntries().map(one => one.duration))).observe({
      type: 'longtask',
    });
  });
  await preview.click();
  await panel.locator('h1', { hasText: 'Preview of round' }).waitFor();
  const longest = Math.max(...(await page.evaluate(() => window.long)));
  await reopenPanel(page);
  return [longest];
}

/** The panel as it opens by itself, at the next step. */
async function reopenPanel(page) {
  await page.locator('#panel-close').click();
  await page.locator('#panel-button').click();
}

async function openedAgain(page) {
  await page.evaluate(() => window.workbench.saveNow());
  await page.reload({ waitUntil: 'commit' });
  const handle = await page.waitForFunction(sampleShown, undefined, { polling: 'raf' });
  return (await handle.jsonValue()).shown;
}
