import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS } from '../chromiumArguments';
import { findHeadless } from '../../build/chromium.mjs';
import type { TournamentNow } from '../../src/exchange/fileRows';
import type { FileKind } from '../../src/exchange/part';
import { describeInBrowser } from '../browser';
import { page as printOf, playedNow } from './printed';

/** Millimetres of the paper within the margins that the prints ask for. */
const INSIDE = { A4: [186, 273], letter: [191.9, 255.4] } as const;
/** What lies on its side. */
const ON_SIDE: readonly string[] = [
  'print bracket',
  'print cross table',
  'print standings',
  'print groups',
  'print teams',
];
const inside = (kind: FileKind, paper: 'A4' | 'letter'): readonly number[] => {
  const both = INSIDE[paper].map(length => Math.floor(length * MM));
  return ON_SIDE.includes(kind) ? both.reverse() : both;
};
const MM = 96 / 25.4;

const big = playedNow('McMahon', 90, 5);
const club = playedNow('McMahon', 40, 5);
const changeAt = (hour: number): string =>
  `2026-11-29 1${hour}:00 Changed, new games: ${'12: 77 Papadimitriou-Konstantinou Alexandros 77 (6k) – 8 Ли Александра Всеволодовна 8 (3d); '.repeat(2)}`;
const PRINTS: Readonly<Record<string, readonly [FileKind, TournamentNow]>> = {
  'pairings by table': ['print tables', big],
  'pairings by name': ['print names', big],
  'pairings by name, changed': [
    'print names',
    { ...big, changes: [1, 2, 3, 4].map(at => [5, changeAt(at)]) },
  ],
  slips: ['print slips', club],
  'wall list': ['print list', big],
  standings: ['print standings', big],
  'standings of ten rounds': ['print standings', playedNow('McMahon', 60, 10)],
  'standings of teams': ['print teams', playedNow('Swiss', 36, 3, true)],
  'check-in list': ['print check-in', big],
  players: ['print players', big],
  'not playing': ['print not playing', big],
  badges: ['print badges', club],
  'table cards': ['print table cards', club],
  certificates: ['print certificates', playedNow('Swiss', 12, 3)],
  'cross table': ['print cross table', club],
  bracket: ['print bracket', playedNow('Knock-out', 32, undefined)],
  'large bracket': ['print bracket', playedNow('Knock-out', 70, undefined)],
  'team matches': ['print matches', playedNow('Swiss', 36, 3, true)],
  'cards of players': ['print cards', playedNow('Diagonal', 24, 1)],
  'paper pack': ['paper pack', club],
};

describeInBrowser('prints as they come out of the printer', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findHeadless() ?? '', args: [...CHROMIUM_ARGUMENTS] });
    page = await browser.newPage();
    await page.emulateMedia({ media: 'print' });
  });
  afterAll(() => browser?.close());

  const show = async (kind: FileKind, of: TournamentNow, paper: 'A4' | 'letter'): Promise<void> => {
    const [width = 0, height = 0] = inside(kind, paper);
    await page.setViewportSize({ width, height });
    await page.setContent(printOf(kind, of, { paper }));
  };

  test.each(Object.entries(PRINTS))('%s: each sheet on one page, nothing clipped', async (_, [kind, of]) => {
    for (const paper of ['A4', 'letter'] as const) {
      await show(kind, of, paper);
      const found = await page.evaluate(() => {
        const wide = document.documentElement.clientWidth;
        const all = [...document.querySelectorAll('body *')];
        const nameOf = (one: Element): string => `${one.tagName} ${one.textContent.trim().slice(0, 40)}`;
        /** In a drawing letters are measured in its own units. */
        const sizeOf = (one: Element): number => {
          const scale = one instanceof SVGTextElement ? (one.getScreenCTM()?.a ?? 0) : 1;
          return scale * parseFloat(getComputedStyle(one).fontSize);
        };
        const cut = all.filter(
          one => getComputedStyle(one).overflow === 'hidden' && one.scrollHeight > one.clientHeight + 1,
        );
        const beside = all.filter(one => one.getBoundingClientRect().right > wide + 1);
        const small = all.filter(
          one => one.children.length === 0 && one.textContent !== '' && sizeOf(one) < 7,
        );
        return {
          sheets: document.querySelectorAll('.sheet').length,
          cut: cut.map(nameOf),
          beside: beside.map(nameOf),
          small: small.map(one => `${nameOf(one)} ${getComputedStyle(one).fontSize}`),
          high: [...document.querySelectorAll('.sheet')].filter(
            one => one.getBoundingClientRect().height > window.innerHeight,
          ).length,
          slips: [...document.querySelectorAll('.sheet.four')].map(({ children }) => children.length),
          rows: [...document.querySelectorAll('tbody')].map(({ rows }) => rows.length),
          controls: document.querySelectorAll('button, input, select, script, nav, a').length,
        };
      });
      expect([paper, found.cut, found.beside, found.small, found.controls]).toEqual([paper, [], [], [], 0]);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
      expect([paper, pages]).toEqual([paper, found.sheets]);
      if (kind === 'print tables') expect(found.rows).toEqual([35, 10]);
      if (kind === 'print standings') expect(found.rows.slice(0, 2)).toEqual([22, 22]);
      if (kind === 'print list') expect(found.rows).toEqual([35, 35, 20]);
      const [width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/
        .exec(pdf.toString('latin1'))
        ?.slice(1)
        .map(points => Math.round(Number(points))) ?? [0, 0];
      const size = paper === 'A4' ? [595, 842] : [612, 792];
      expect([paper, width, height]).toEqual([paper, ...(ON_SIDE.includes(kind) ? size.reverse() : size)]);
      expect([paper, found.high]).toEqual([paper, 0]);
      if (found.slips.length > 0) expect(new Set(found.slips.slice(0, -1))).toEqual(new Set([4]));
    }
  });

  test('N99: on a screen a line stands between two sheets, and none below the last', async () => {
    await page.emulateMedia({ media: 'screen' });
    for (const [name, [kind, of]] of Object.entries(PRINTS)) {
      await show(kind, of, 'A4');
      const lines = await page.evaluate(() =>
        [...document.querySelectorAll('.sheet')].map(one => getComputedStyle(one).borderBottomStyle),
      );
      expect([name, lines]).toEqual([name, [...lines.slice(1).map(() => 'double'), 'none']]);
    }
    await page.emulateMedia({ media: 'print' });
  });

  /** The pictures depend on the fonts of the machine, so that they are compared coarsely, and only on request. `RENEW=1` takes them anew. */
  test.runIf(process.env['LONG'])('as the pictures that were kept', async () => {
    const looking = await browser.newPage({ deviceScaleFactor: 0.4 });
    await looking.emulateMedia({ media: 'print' });
    for (const [name, [kind, of]] of Object.entries(PRINTS)) {
      const [width = 0, height = 0] = inside(kind, 'A4');
      await looking.setViewportSize({ width, height });
      await looking.setContent(printOf(kind, of, { paper: 'A4' }));
      const picture = await looking.screenshot();
      const path = `${PICTURES}/${name}.png`;
      if (process.env['RENEW'] || !existsSync(path)) {
        mkdirSync(PICTURES, { recursive: true });
        writeFileSync(path, picture);
      }
      const pair = [picture, readFileSync(path)].map(bytes => bytes.toString('base64'));
      await looking.goto('about:blank');
      const apart = await looking.evaluate(differenceOf, pair);
      expect([name, apart.mean < 0.02, apart.most < 0.5]).toEqual([name, true, true]);
    }
    await looking.close();
  });
});

const PICTURES = 'test/exchange/prints';

/** The darkness of two pictures in squares of some millimetres: how far apart they are on average, and where they are most. */
async function differenceOf(pictures: readonly string[]): Promise<{ mean: number; most: number }> {
  const [columns, rows] = [40, 60];
  const grids: Uint8ClampedArray[] = [];
  for (const picture of pictures) {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [columns, rows];
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, columns, rows);
    grids.push(pen.getImageData(0, 0, columns, rows).data);
  }
  const [one = new Uint8ClampedArray(), other = new Uint8ClampedArray()] = grids;
  let [sum, most] = [0, 0];
  for (let at = 0; at < one.length; at += 4) {
    const apart = Math.abs((one[at] ?? 0) - (other[at] ?? 0)) / 255;
    sum += apart;
    most = Math.max(most, apart);
  }
  return { mean: sum / (columns * rows), most };
}
