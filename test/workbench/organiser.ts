/** An organiser at the page: presses buttons of the panel, types into cells. */
import { mkdirSync } from 'node:fs';
import { expect } from 'vitest';
import type { Frame, Page } from 'playwright-core';
import { makeText, type Text } from '../../src/sheet/wording';
import type { TextKey } from '../../src/text/en';
import type { Language } from '../../src/tournament/languages';
import {
  clickCell,
  goToCell,
  painted,
  settled,
  values,
  whereKeysWent,
  type OpenedWorkbench,
} from '../browser';

export interface Organiser {
  readonly page: Page;
  /** The words of the organiser's language. */
  readonly text: Text;
  /** A whole text of it, whatever stands in the places that are not given. */
  readonly said: (key: TextKey, values?: Readonly<Record<string, string | number>>) => RegExp;
  /** Presses a button of the panel; with a heading, waits for the screen that it leads to. */
  readonly press: (button: string | RegExp, heading?: string | RegExp) => Promise<void>;
  /** Shows the preview of a round, from wherever the panel is; without a number, of the one that the panel is at. Its number. */
  readonly previews: (round?: number) => Promise<number>;
  /** The same, and writes it. */
  readonly writes: (round: number) => Promise<void>;
  /** Presses Esc on the heading, which leaves a screen as it was found. */
  readonly leaves: (next: string | RegExp) => Promise<void>;
  /** Comes back to the panel, which looks by itself, and waits for what it shows then. */
  readonly looks: (heading: string | RegExp) => Promise<void>;
  /** Records what stands in the sheet of a round, by the menu; the panel says so, or has gone on. */
  readonly records: () => Promise<void>;
  /** Enters a result in the panel for each table: `b`, `w` or `=`; waits until they are saved. */
  readonly enters: (results: Readonly<Record<number, string>>) => Promise<void>;
  /** Goes to a place of the line at the top. */
  readonly goesTo: (place: string | RegExp, heading: string | RegExp) => Promise<void>;
  /** Waits for a screen of the panel. */
  readonly sees: (heading: string | RegExp) => Promise<void>;
  /** The panel's text, a line for each element. */
  readonly reads: () => Promise<string>;
  /** The same, with all that is folded opened first. */
  readonly readsAll: () => Promise<string>;
  /** Chooses an entry of the menu Wallist; the panel opens anew. */
  readonly chooses: (entry: string) => Promise<void>;
  /** Types into one cell after the other, each confirmed by Enter. */
  readonly types: (sheet: string, cells: Readonly<Record<string, string>>) => Promise<void>;
  /** Types downwards from a cell, as down a column of results. */
  readonly typesDown: (sheet: string, from: string, texts: readonly string[]) => Promise<void>;
  /** The cell that the keyboard writes to, `Wall list!D7`. */
  readonly stands: () => Promise<string>;
  readonly frame: () => Promise<Frame>;
  /** A picture in .build/pictures, for people who asked for them by PICTURES=1. */
  readonly picture: (name: string, sheet?: string) => Promise<void>;
}

const FOLDER = new URL('../../.build/pictures/', import.meta.url).pathname;

export function organiserAt(open: OpenedWorkbench, language: Language = 'en'): Organiser {
  const { page } = open;
  const text = makeText(language);
  // What is not given stands there as `…`.
  const said: Organiser['said'] = (key, values) =>
    new RegExp(
      `^${text(key, values)
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/…/g, '.+')}$`,
    );
  const oneOf = (...texts: readonly RegExp[]): RegExp =>
    new RegExp(texts.map(({ source }) => source).join('|'));
  const reads = async () => (await open.panel()).locator('body').innerText();
  const sees = async (heading: string | RegExp): Promise<void> => {
    const shown = async () => (await open.panel()).locator('h1').textContent().catch(String);
    try {
      await expect.poll(shown).toMatch(heading);
    } catch {
      throw new Error(`The panel should show ${String(heading)}. It shows:\n${await reads()}`);
    }
  };
  const readsAll = async (): Promise<string> => {
    await (
      await open.panel()
    )
      .locator('main details')
      .evaluateAll(folds => folds.forEach(fold => ((fold as HTMLDetailsElement).open = true)));
    return reads();
  };
  const stands = () =>
    page.evaluate(() =>
      document.activeElement?.localName === 'iframe'
        ? 'in the panel'
        : `${window.workbench?.activeSheet()}!${window.workbench?.activeCell()}`,
    );
  /** Types into the chosen cell; a date is all that may stand there instead. */
  async function typeHere(text: string): Promise<void> {
    const here = await stands();
    await page.keyboard.type(text, { delay: 10 });
    await page.keyboard.press('Enter');
    const [sheet = '', a1 = ''] = here.split('!');
    const stood = async () => (await values(page, sheet, a1))[0]?.[0];
    try {
      await expect.poll(stands).not.toBe(here);
      await expect
        .poll(async () => typeof (await stood()) === 'object' || String(await stood()))
        .toBeOneOf([true, text]);
    } catch (cause) {
      throw new Error(`${text} is not in ${here}: ${await whereKeysWent(page, sheet, a1)}`, { cause });
    }
  }
  const press: Organiser['press'] = async (button, heading) => {
    const frame = await open.panel();
    const shown = frame.getByRole('button', { name: button, exact: true }).first();
    // What is seldom needed stands behind the last button, or in the menu of the line at the top.
    const folded = frame.locator('.more-buttons > button').filter({ hasText: button }).first();
    const inMenu = frame.locator('#menu > ul > li > button').filter({ hasText: button }).first();
    const counts = async () => (await shown.count()) + (await folded.count()) + (await inMenu.count());
    await expect.poll(counts).toBeGreaterThan(0);
    if ((await shown.count()) > 0) await shown.click();
    else {
      const isFolded = (await folded.count()) > 0;
      await frame.locator(isFolded ? '.more-buttons > summary' : '#menu > summary').click();
      await (isFolded ? folded : inMenu).click();
    }
    if (heading !== undefined) await sees(heading);
    await settled(page);
  };
  const heading = async (): Promise<string> =>
    String(await (await open.panel()).locator('h1').textContent().catch(String));
  const previews: Organiser['previews'] = async wanted => {
    if (wanted === undefined)
      await sees(
        oneOf(said('sidebar.preview.heading'), said('sidebar.ready.heading'), said('sidebar.enter.heading')),
      );
    const round = wanted ?? Number(/\d+/.exec(await heading())?.[0]);
    const preview = text('sidebar.preview.heading', { round });
    if ((await heading()) === preview) return round;
    const place = (await open.panel()).getByRole('link', {
      name: text('sidebar.place.next', { place: text('sidebar.place.round', { round }) }),
    });
    // From the screen of the round itself its button leads on; from elsewhere the line at the top does.
    if (said('sidebar.ready.heading', { round }).test(await heading()))
      await press(text('sidebar.ready.preview', { round }), preview);
    else {
      await place.click();
      await sees(preview);
    }
    await settled(page);
    return round;
  };
  const chooses: Organiser['chooses'] = async entry => {
    const before = await page.locator('#panel-frame iframe').elementHandle();
    // A menu closes where something else takes the focus just then, and is opened again.
    for (let tries = 0; ; tries++) {
      await page.getByRole('menuitem', { name: 'Wallist', exact: true }).click();
      try {
        await page.getByRole('menuitem', { name: entry, exact: true }).click({ timeout: 5000 });
        break;
      } catch (error) {
        if (tries === 5) throw error;
      }
    }
    if (before) await page.waitForFunction(old => !old.isConnected, before);
  };
  return {
    page,
    text,
    said,
    sees,
    stands,
    frame: open.panel,
    press,
    previews,
    writes: async round => {
      await previews(round);
      await press(
        text('sidebar.preview.write', { round }),
        oneOf(said('sidebar.written.heading', { round }), said('sidebar.enter.heading', { round })),
      );
    },
    leaves: async next => {
      await (await open.panel()).locator('h1').press('Escape');
      await sees(next);
    },
    reads,
    readsAll,
    looks: async heading => {
      const frame = await open.panel();
      const shown = async () => {
        await frame.evaluate(() => {
          window.dispatchEvent(new Event('blur'));
          window.dispatchEvent(new Event('focus'));
        });
        return frame.locator('h1').textContent().catch(String);
      };
      // A look follows the focus after a moment, in which a click would come first.
      await expect.poll(shown, { interval: 700 }).toMatch(heading);
      await settled(page);
    },
    records: async () => {
      await chooses(text('menu.record'));
      await sees(
        oneOf(
          said('sidebar.recorded.heading'),
          said('sidebar.ready.heading'),
          said('sidebar.finished.heading'),
        ),
      );
      await settled(page);
    },
    enters: async results => {
      const frame = await open.panel();
      for (const [table, key] of Object.entries(results)) {
        const row = frame.locator('.game').filter({
          has: frame.getByRole('button', {
            name: `${text('sidebar.preview.table')} ${table}`,
            exact: true,
          }),
        });
        await row.locator('.no button').click();
        await page.keyboard.press(key);
      }
      await expect.poll(() => frame.locator('#notes').textContent()).toBe('');
      await settled(page);
    },
    goesTo: async (place, heading) => {
      await (await open.panel()).getByRole('link', { name: place }).click();
      await sees(heading);
      await settled(page);
    },
    chooses,
    types: async (sheet, cells) => {
      for (const [i, [a1, text]] of Object.entries(cells).entries()) {
        // A click brings the keyboard into the grid; two in a row have to wait, not to be a double click.
        await (i === 0 ? clickCell : goToCell)(page, sheet, a1);
        await typeHere(text);
      }
      await settled(page);
    },
    typesDown: async (sheet, from, texts) => {
      await clickCell(page, sheet, from);
      for (const text of texts) await typeHere(text);
      await settled(page);
    },
    picture: async (name, sheet) => {
      if (!process.env.PICTURES) return;
      if (sheet !== undefined) {
        await page.evaluate(chosen => window.workbench?.select(chosen, 'A1'), sheet);
        await painted(page);
      }
      mkdirSync(FOLDER, { recursive: true });
      await page.screenshot({ path: `${FOLDER}${name}.png` });
    },
  };
}
