import { describe, expect, test } from 'vitest';
import type { View } from '../../src/application/protocol/protocol';
import { LANGUAGES, type Language } from '../../src/tournament/languages';
import { violations } from '../axe';
import { overflowing, sharedSidebar, skipped } from './page';
import { answer, VIEWS } from './views';

/** With LONG=1 every screen in every language, or in those that LANGUAGES=de,ja names; else those with the most parts. */
const isLong = Boolean(process.env['LONG']);
const FEW = [
  'createProblems',
  'previewWhy',
  'missing',
  'missingGames',
  'simulation',
  'readyFull',
  'playersOfNine',
  'checkIn',
];
const SCREENS = Object.entries(VIEWS).filter(([name]) => isLong || FEW.includes(name));
const NAMED = process.env['LANGUAGES']?.split(',');
const SHOWN: readonly Language[] = isLong ? LANGUAGES.filter(one => NAMED?.includes(one) ?? true) : ['de'];

describe.skipIf(skipped)('the panel for everybody', () => {
  const sidebar = sharedSidebar();

  const open = async (view: View, language: Language): Promise<void> => {
    await sidebar.open([answer(view, language)]);
    await sidebar.page.locator('#top:not([hidden])').waitFor();
    await sidebar.page.evaluate(() =>
      document.querySelectorAll<HTMLDetailsElement>('main details').forEach(one => (one.open = true)),
    );
  };

  /** axe waits by the clock of the page, which stands still unless the test lets it run. */
  const found = async (): Promise<readonly string[]> => {
    let done = false;
    const checked = violations(sidebar.page).finally(() => (done = true));
    while (!done) await sidebar.pass(20);
    return checked;
  };

  test.each(SCREENS)('%s: WCAG 2.2 AA, and nothing clipped at 300 px', async (_, view) => {
    // Higher than any screen: axe takes a button that lies half below the bar of buttons for one that is too small.
    await sidebar.page.setViewportSize({ width: 300, height: 4000 });
    for (const language of SHOWN) {
      await open(view, language);
      expect([language, ...(await found())]).toEqual([language]);
      expect([language, ...(await overflowing(sidebar.page))]).toEqual([language]);
    }
  });

  test.each(SHOWN)(
    'N157: %s: at 200 % the panel is as wide and half as high, its buttons in sight',
    async language => {
      await sidebar.page.setViewportSize({ width: 300, height: 320 });
      for (const [name, view] of SCREENS) {
        await open(view, language);
        const boxes = await sidebar.page
          .locator('#buttons button, #top > *')
          .evaluateAll(all =>
            all.map(one => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
          );
        expect([name, boxes.every(([top = 0, bottom = 0]) => top >= 0 && bottom <= 320)]).toEqual([
          name,
          true,
        ]);
        expect([name, ...(await overflowing(sidebar.page))]).toEqual([name]);
      }
    },
  );
});
