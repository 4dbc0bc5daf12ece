import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makeText } from '../../src/sheet/wording';
import type { View } from '../../src/application/protocol/protocol';
import { faint, overflowing, sharedSidebar, skipped, takePicture } from './page';
import { LANGUAGES, type Language } from '../../src/tournament/languages';
import { answer, HOSTILE, LONG, VIEWS } from './views';

/** The view with every text that comes from the sheet replaced by `name`; kinds and numbers stay. */
function withNames(view: View, name: string): View {
  const kinds = ['view', 'severity', 'system', 'field', 'sign', 'which', 'why'];
  const replace = (key: string, value: unknown): unknown =>
    typeof value === 'string' && !kinds.includes(key) ? name : value;
  return JSON.parse(JSON.stringify(view, replace)) as View;
}

/** With LONG=1 every language; else those with the longest words. */
const SHOWN: readonly Language[] = process.env['LONG'] ? LANGUAGES : ['de', 'ru'];

/** With LONG=1 every screen; else every third. */
const SPOILT = Object.entries(VIEWS).filter(
  (_, index) => process.env['LONG'] !== undefined || index % 3 === 0,
);

/** What is drawn among foreign words, though it is a sentence of the program. */
const OURS = makeText('en')('matters.twoWords');

/** What has the focus at first, where it is not the heading: a field that is wrong, a search, an answer. */
const FOCUS: Readonly<Record<string, string>> = {
  create: 'INPUT',
  createProblems: 'INPUT',
  checkIn: 'INPUT',
  checkInBegin: 'INPUT',
  registration: 'INPUT',
  registrationLate: 'BUTTON',
  registrationFees: 'INPUT',
  registrationLater: 'INPUT',
  previewWhy: 'DIV',
  previewWhyNot: 'DIV',
};

describe.skipIf(skipped)('every screen of the sidebar', () => {
  const sidebar = sharedSidebar();

  async function show(view: View, language: Language = 'en'): Promise<Page> {
    await sidebar.open([answer(view, language)]);
    await sidebar.page.locator('#top:not([hidden])').waitFor();
    await sidebar.page.evaluate(() =>
      document.querySelectorAll<HTMLDetailsElement>('main details').forEach(one => (one.open = true)),
    );
    return sidebar.page;
  }

  test.each(Object.entries(VIEWS))('%s: one blue button at most, all within 300 px', async (name, view) => {
    const page = await show(view);
    await takePicture(page, name);
    expect(await page.locator('button.primary').count()).toBeLessThanOrEqual(1);
    expect(await page.locator('h1').count()).toBe(1);
    const focused = await page.evaluate(() => document.activeElement?.tagName);
    expect(focused).toBe(FOCUS[name] ?? 'H1');
    const words = await page.locator('body').innerText();
    expect(words).not.toMatch(/undefined|null|NaN|\{\w+\}|\[object|sidebar\.|…/);
    expect(await overflowing(page)).toEqual([]);
    expect(await faint(page)).toEqual([]);
    expect(sidebar.remote).toEqual([]);
  });

  test.each(SPOILT)('%s: a hostile and endless name is only a name', async (name, view) => {
    const hostile = HOSTILE + LONG;
    const page = await show(withNames(view, hostile));
    await takePicture(page, `hostile-${name}`);
    expect(await page.evaluate(() => (window as unknown as { hurt?: number }).hurt)).toBeUndefined();
    expect(await page.locator('main img, main script, footer img').count()).toBe(0);
    expect(await overflowing(page)).toEqual([]);
    // What is foreign stands in the page letter by letter, or as the short name of its person; a sentence of ours may stand among it.
    const foreign = await page.locator('main bdi').allTextContents();
    const isShort = (text: string): boolean => text.endsWith('.') && hostile.startsWith(text.slice(0, -1));
    const isOther = (text: string): boolean => !text.includes(hostile) && !isShort(text) && text !== OURS;
    expect(foreign.filter(text => !/^\d+$/.test(text) && isOther(text))).toEqual([]);
  });

  test('N126: names and numbers of a chart are as light as all text in the dark', async () => {
    await sidebar.page.emulateMedia({ colorScheme: 'dark' });
    const page = await show(VIEWS.simulation);
    const fills = await page
      .locator('svg.chart text')
      .evaluateAll(all => all.map(one => getComputedStyle(one).fill));
    const ink = await page.locator('h1').evaluate(one => getComputedStyle(one).color);
    await page.emulateMedia({ colorScheme: null });
    expect(new Set(fills)).toEqual(new Set([ink]));
  });

  test.each([
    ['ja', 'auto-phrase'],
    ['ko', 'keep-all'],
    ['de', 'normal'],
  ] as const)('N217: %s breaks its lines where its readers do', async (language, breaks) => {
    const page = await show(VIEWS.registrationLater, language);
    const how = await page
      .locator('h1, main p, label, #buttons button')
      .evaluateAll(all => all.map(one => getComputedStyle(one).wordBreak));
    expect(how.length).toBeGreaterThan(5);
    expect(new Set(how)).toEqual(new Set([breaks]));
  });

  test.each(SHOWN)('%s: the longest screens fit in 300 px', async language => {
    const { readyFull, createProblems, created, missing } = VIEWS;
    for (const view of [readyFull, createProblems, created, missing]) {
      const page = await show(view, language);
      await takePicture(page, `${language}-${view.view}`);
      expect(await overflowing(page)).toEqual([]);
    }
  });
});
