import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { requestAt } from '../../sidebar/model/place';
import type { Request, View } from '../../src/application/protocol/protocol';
import { REQUESTS } from '../../src/application/protocol/requests';
import type { Language } from '../../src/tournament/languages';
import { sharedSidebar, skipped } from './page';
import { answer, EVENT, VIEWS } from './views';

/** With LONG=1 every press of each screen; else the last at the foot. */
const isLong = process.env['LONG'] !== undefined;
const MOST_PRESSES = isLong ? Infinity : 1;

const SCREENS = Object.entries(VIEWS) as readonly (readonly [string, View])[];
/** Before there is a tournament there are no places. */
const HAS_NO_PLACES = ['no wall list', 'text'];

/** Keys that enter or change something where a row is chosen. */
const DEEDS = ['b', 'w', 'j', '=', 'x', 'm', 'Shift+B', 'Shift+N', 'Backspace', 'Delete', '.'];

/** What the buttons were called that led to no place. */
const NO_PLACE: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(Go on|Look again|Back)$/,
  de: /^(Weiter|Noch einmal nachsehen|Neu nachsehen|Zurück)$/,
};

const changes = ({ ask }: Request): boolean => REQUESTS[ask].changes !== 'nothing';

describe.skipIf(skipped)('the six rules of the panel, on every screen', () => {
  const sidebar = sharedSidebar();

  /** Whatever is pressed leads to the same screen again, and each answer waits until the test gives it. */
  async function show(view: View, language: Language): Promise<Page> {
    const { page } = sidebar;
    await sidebar.open(() => answer(view, language), { slow: 'everything' });
    await expect.poll(() => sidebar.requests.length).toBeGreaterThan(0);
    await answered();
    await page.locator('#top:not([hidden])').waitFor();
    return page;
  }

  async function answered(): Promise<void> {
    const heard = await sidebar.heard();
    sidebar.answer();
    await expect.poll(sidebar.heard).toBeGreaterThan(heard);
  }

  /** Where all stands that somebody may be about to press or to read. */
  const standing = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          '#top a, main :is(h1, h2, button, input, select, summary, li, tr, p, [role=row]), #buttons *',
        ),
      ]
        .filter(one => one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
        .map(one => {
          const { x, y, width, height } = one.getBoundingClientRect();
          // A sentence may grow where there is room below it.
          const size = one.tagName === 'P' ? [] : [width, height];
          return `${one.tagName} ${[x, y, ...size].map(Math.round).join(' ')}`;
        }),
    );

  describe.each(['en', 'de'] as const)('%s', language => {
    test.each(SCREENS)(
      '%s: one blue button, places by their names, and keys for who is chosen alone',
      async (_, view) => {
        const page = await show(view, language);
        const blue = await page.locator('button.primary:visible').count();
        expect(blue).toBeLessThanOrEqual(1);
        // The answer to a question of the moment is blue where the question stands.
        if ((await page.locator('#buttons button.primary:visible').count()) === 1)
          expect(await page.locator('#buttons button:visible').first().getAttribute('class')).toContain(
            'primary',
          );
        const names = await page
          .locator('button:visible, #top a')
          .evaluateAll(all => all.map(one => one.textContent.trim()));
        expect(names.filter(name => NO_PLACE[language]?.test(name))).toEqual([]);

        const places = await page
          .locator('#top a')
          .evaluateAll(all => all.map(one => one.getAttribute('data-to')));
        const due = ['players', ...EVENT.plan.map((_round, i) => `round ${i + 1}`), 'places'];
        expect(places).toEqual(HAS_NO_PLACES.includes(view.view) ? [] : due);
        expect(await page.locator('#top a[aria-current]').count()).toBeLessThanOrEqual(1);
        expect(await page.locator('#top a:not([aria-label])').count()).toBe(0);

        const asked = sidebar.requests.length;
        for (const key of DEEDS) await page.keyboard.press(key);
        expect(sidebar.requests.slice(asked).filter(changes)).toEqual([]);
        expect(await page.locator('[role=row][aria-selected=true]').count()).toBe(0);
      },
    );
  });

  test.each(SCREENS)('%s: each place is one press away', async (_, view) => {
    if (HAS_NO_PLACES.includes(view.view)) return;
    const page = await show(view, 'en');
    for (const place of [
      { place: 'players' },
      { place: 'round', round: 1 },
      { place: 'round', round: 4 },
      { place: 'places' },
    ] as const) {
      const asked = sidebar.requests.length;
      const to = place.place === 'round' ? `round ${place.round}` : place.place;
      await page.locator(`#top a[data-to="${to}"]`).click();
      await expect.poll(() => sidebar.requests.length).toBeGreaterThan(asked);
      expect(sidebar.requests.slice(asked)).toContainEqual(expect.objectContaining(requestAt(place)));
      await answered();
    }
  });

  // N127 of docs/faults.md was found by it.
  test.each(SCREENS)('%s: nothing moves between a press and its answer', async (_, view) => {
    let page = await show(view, 'en');
    const pressable = (): Locator =>
      page.locator('main button:visible:enabled, #buttons button:visible:enabled');
    const count = await pressable().count();
    for (let i = count - 1; i >= Math.max(0, count - MOST_PRESSES); i--) {
      const button = pressable().nth(i);
      // A list of ratings that is kept may come after the screen, and draw it anew.
      const isUnderPointer = (): Promise<boolean> =>
        button.hover().then(
          () => true,
          () => false,
        );
      await expect.poll(isUnderPointer).toBe(true);
      const name = await button.textContent();
      const [asked, before] = [sidebar.requests.length, await standing(page)];
      await button.click();
      const now = await standing(page);
      if (sidebar.requests.length > asked) {
        const moved = (now: readonly string[]): readonly string[] => before.filter(one => !now.includes(one));
        expect([name, ...moved(now)]).toEqual([name]);
        // After a second the panel says how long it takes.
        await sidebar.pass(3_000);
        expect([name, ...moved(await standing(page))]).toEqual([name]);
      }
      // What opens on the spot has no answer to wait for.
      page = await show(view, 'en');
    }
  });
});
