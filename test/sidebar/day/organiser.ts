import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { answer } from '../../../src/application/panel/api';
import type { Opening } from '../../../src/application/protocol/protocol';
import type { CellValue } from '../../../src/application/workbook/workbook';
import type { MemoryWorkbook } from '../../application/memoryWorkbook';
import { overflowing, takePicture, type Sidebar } from '../page';

/**
 * An organiser at the panel of a tournament: the panel in a browser, the spreadsheet in memory, between them what the add-on answers. The
 * organiser has nothing but a mouse and a keyboard, and all that they do is counted.
 */
export interface Organiser {
  readonly page: Page;
  /** Opens the panel of a tournament at its next step. */
  readonly opens: (book: MemoryWorkbook) => Promise<void>;
  /** Chooses an entry of the menu, which opens the panel anew: two clicks. */
  readonly chooses: (entry: Opening) => Promise<void>;
  /** Clicks a button; with a heading, waits for the screen that it leads to. */
  readonly clicks: (button: string | RegExp, heading?: string | RegExp) => Promise<void>;
  /** Clicks one of the choices of a form, or the summary of what is folded; `within`: in the row that has this text. */
  readonly picks: (label: string | RegExp, within?: string) => Promise<void>;
  /** Drags one player onto another. */
  readonly drags: (player: string, onto: string) => Promise<void>;
  /** Types into a field, which is one click and a key for each letter. */
  readonly fills: (label: string | RegExp, text: string) => Promise<void>;
  /** Pastes into a field: a click and a key. */
  readonly pastes: (label: string | RegExp, text: string) => Promise<void>;
  /** A click of the test's own. */
  readonly counted: (clicks: number) => void;
  readonly presses: (...keys: readonly string[]) => Promise<void>;
  /** Types into a cell of the spreadsheet: a click, a key for each letter, and Enter. */
  readonly types: (sheet: string, a1: string, text: string) => void;
  /** Comes back from the spreadsheet to the panel, which looks by itself. */
  readonly comesBack: () => Promise<void>;
  /** Goes to a place of the line at the top. */
  readonly goesTo: (place: string | RegExp, heading: string | RegExp) => Promise<void>;
  readonly sees: (heading: string | RegExp) => Promise<void>;
  readonly reads: () => Promise<string>;
  /** A picture of the screen for eyes; nothing of the screen may be wider than the panel. */
  readonly looks: (name: string) => Promise<void>;
  /** Does a job, which must cost what the page of the docs says. */
  readonly job: (name: string, work: () => Promise<void>) => Promise<void>;
  /** The jobs that were done, in their order. */
  readonly done: readonly string[];
}

/** Somebody does not come to a game: chosen in the list, then what is not a result at once. */
export async function doesNotCome({ clicks, page }: Organiser, label: string): Promise<void> {
  const name = label.replace(/^\d+ /, '').replace(/ \(\w+\)$/, '');
  const row = page
    .locator('.game')
    .filter({ has: page.locator('bdi', { hasText: new RegExp(`^${name}$`) }) });
  const table = (await row.locator('.no button').getAttribute('aria-label')) ?? '';
  await clicks(table);
  await clicks('More');
  await clicks(`Otherwise: ${label}`, `${label} did not come`);
}

export interface Effort {
  readonly clicks: number;
  readonly keys: number;
}

/** What the page for organisers says of each job. */
export const JOBS: ReadonlyMap<string, Effort> = new Map(
  readFileSync(new URL('../../../docs/day.md', import.meta.url), 'utf8')
    .split('\n')
    .flatMap(line => {
      const [, job = '', clicks, keys] = /^\| ([^|]+?) +\| +(\d+) +\| +(\d+) +\|/.exec(line) ?? [];
      return job === '' ? [] : [[job, { clicks: Number(clicks), keys: Number(keys) }] as const];
    }),
);

/** Longer than the panel waits for a click, and takes the focus for its own; in milliseconds. */
const A_WHILE = 600;

export function organiserAt(sidebar: Sidebar): Organiser {
  const { page } = sidebar;
  let book: MemoryWorkbook | undefined;
  let [clicked, pressed] = [0, 0];
  const done: string[] = [];
  const reads = () => page.locator('main').innerText();
  const sees = async (heading: string | RegExp): Promise<void> => {
    try {
      await expect.poll(() => page.locator('h1').textContent()).toMatch(heading);
    } catch {
      throw new Error(`The panel should show ${String(heading)}. It shows:\n${await reads()}`);
    }
  };
  const opensAt = (opening: Opening) =>
    sidebar.open(
      request => {
        if (!book) throw new Error('No tournament is open.');
        try {
          return answer(book.workbook, request);
        } catch (error) {
          return { error: String(error) };
        }
      },
      { opening },
    );
  const settles = () =>
    page.waitForFunction(
      () => document.querySelector('#top:not([hidden])') && !document.querySelector('button:disabled'),
    );
  const field = async (label: string | RegExp) => {
    clicked += 1;
    const found = page.getByLabel(label, { exact: true });
    await found.click();
    return found;
  };
  return {
    page,
    sees,
    reads,
    done,
    opens: async opened => {
      book = opened;
      await opensAt('state');
      await settles();
    },
    chooses: async entry => {
      clicked += 2;
      await opensAt(entry);
      await settles();
    },
    clicks: async (button, heading) => {
      clicked += 1;
      const shown = page.getByRole('button', { name: button, exact: true }).first();
      // What is seldom needed stands in the menu of the line at the top.
      const inMenu = page.locator('#menu > ul > li > button').filter({ hasText: button }).first();
      await expect.poll(async () => (await shown.count()) + (await inMenu.count())).toBeGreaterThan(0);
      if ((await shown.count()) === 0 && (await inMenu.count()) > 0) {
        clicked += 1;
        await page.locator('#menu > summary').click();
        await inMenu.click();
      } else await shown.click();
      if (heading === undefined) await settles();
      else await sees(heading);
    },
    goesTo: async (place, heading) => {
      clicked += 1;
      await page.getByRole('link', { name: place }).click();
      await sees(heading);
    },
    picks: async (label, within) => {
      clicked += 1;
      const place = within === undefined ? page : page.locator('li', { hasText: within });
      await place.getByText(label, { exact: true }).first().click();
    },
    drags: async (player, onto) => {
      clicked += 1;
      const one = (name: string) => page.getByRole('button', { name, exact: true });
      await one(player).dragTo(one(onto));
      await settles();
    },
    fills: async (label, text) => {
      const found = await field(label);
      pressed += text.length;
      await found.fill(text);
    },
    pastes: async (label, text) => {
      const found = await field(label);
      pressed += 1;
      // The event comes before the text, as when somebody pastes.
      await found.evaluate((field, pasted) => {
        field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }));
        (field as HTMLTextAreaElement).value = pasted;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, text);
    },
    counted: clicks => {
      clicked += clicks;
    },
    presses: async (...keys) => {
      for (const key of keys) {
        pressed += 1;
        await page.keyboard.press(key);
      }
    },
    types: (sheet, a1, text) => {
      clicked += 1;
      pressed += text.length + 1;
      book?.type(sheet, a1, text as CellValue);
    },
    comesBack: async () => {
      const heard = await sidebar.heard();
      await sidebar.pass(A_WHILE);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await sidebar.pass(A_WHILE);
      await expect.poll(() => sidebar.heard()).toBeGreaterThan(heard);
      await settles();
    },
    looks: async name => {
      expect(await overflowing(page)).toEqual([]);
      await takePicture(page, `day-${name}`);
    },
    job: async (name, work) => {
      [clicked, pressed] = [0, 0];
      await work();
      done.push(name);
      expect({ job: name, clicks: clicked, keys: pressed }).toEqual({ job: name, ...JOBS.get(name) });
    },
  };
}
