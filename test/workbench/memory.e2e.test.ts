import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from '../axe';
import {
  describeInBrowser,
  openWorkbench,
  ready,
  settled,
  typeInCell,
  values,
  type OpenedWorkbench,
} from '../browser';
import { FIXTURE } from './fixture';
import { organiserAt, type Organiser } from './organiser';

const openHistory = async (page: Page): Promise<void> => {
  await page.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'History…' }).click();
};

/** The versions in words, without their times. */
const history = async (page: Page): Promise<readonly string[]> => {
  await openHistory(page);
  await page.locator('#history[open]').waitFor();
  const lines = await page.locator('.history-list button').allTextContents();
  return lines.map(text => text.replace(/^\S+ /, ''));
};
const closeHistory = (page: Page) => page.locator('.history-head button').click();
const sheetsOf = (page: Page) => page.evaluate(() => window.workbench?.sheets() ?? []);

/** Presses what loads the page anew, and waits for the workbook. */
const reloadedBy = async (page: Page, press: () => Promise<unknown>): Promise<void> => {
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await press();
  await page.waitForFunction(() => !('isOld' in window));
  await ready(page);
};

/** Clocks of the last minute and the digits of times differ from run to run. */
const plain = (texts: readonly string[]) => texts.map(text => text.replace(/\d\d:\d\d/, '14:05'));

describeInBrowser('the history of a tournament', () => {
  let open: OpenedWorkbench;
  let organiser: Organiser;
  beforeAll(async () => {
    open = await openWorkbench('mcmahon');
    organiser = organiserAt(open);
  });
  afterAll(async () => open?.close());

  test('what was typed and what was pressed are versions of their own, newest first', async () => {
    const { page } = open;
    expect(await history(page)).toEqual([]);
    expect(await page.locator('#history').textContent()).toContain('Nothing was changed here yet.');
    await closeHistory(page);
    await typeInCell(page, 'Wall list', 'F5', 'Hell');
    await typeInCell(page, 'Wall list', 'F6', 'Graz');
    await organiser.press('Preview round 4');
    await organiser.press('Write round 4', /^Round 4/);
    expect(await history(page)).toEqual([
      'Pair round 4',
      'Cells typed by hand: 2',
      'As it was when this history began',
    ]);
    expect(await violations(page)).toEqual([]);
  });

  test('a version shows what differs from now and from another one, both texts', async () => {
    const { page } = open;
    const view = page.locator('.history-view');
    const summaries = () => view.locator('summary').allTextContents();
    await page.locator('.history-list button').nth(1).click();
    // The round's column of the wall list, its sheet, and its line in the Log.
    await expect
      .poll(summaries)
      .toEqual(['Wall list (33)', 'Log (12)', expect.stringMatching(/^Round 4 \(\d+\)$/)]);
    await view
      .locator('select')
      .selectOption({ label: plainLabel(await view.locator('option').allTextContents(), /history began/) });
    await expect.poll(summaries).toEqual(['Wall list (2)']);
    const [first, second] = await view.locator('td.differs').allTextContents();
    expect([first, second]).toEqual([expect.stringMatching(/ Hell$/), expect.stringMatching(/ Graz$/)]);
    // The titles, and the two rows that differ; then all.
    expect(await view.locator('tbody tr').count()).toBe(3);
    await view.getByLabel('Show all rows').check();
    await expect.poll(() => view.locator('details').first().locator('tbody tr').count()).toBe(301);
    expect(await violations(page)).toEqual([]);
  });

  test('a version is brought back as an action, in the Log too, and taken back again', async () => {
    const { page } = open;
    await reloadedBy(page, () => page.getByRole('button', { name: 'Bring this version back' }).click());
    expect(await sheetsOf(page)).not.toContain('Round 4');
    expect(await values(page, 'Wall list', 'F5:F6')).toEqual([['Hell'], ['Graz']]);
    const log = await values(page, 'Log', 'A1:D30');
    const last = log.filter(([no]) => no !== '').at(-1);
    expect(plain([String(last?.[2])])).toEqual(['Version of 14:05 brought back']);
    // The panel goes on from there: what can be undone is what could be undone then.
    await organiser.sees(/^Round 4 of 5/);
    expect(await organiser.reads()).toContain('Can be undone: Record 16 results of round 3');
    await reloadedBy(page, () => page.locator('#memory').getByRole('button', { name: 'Undo' }).click());
    expect(await sheetsOf(page)).toContain('Round 4');
    await organiser.sees(/^Round 4/);
    expect(plain(await history(page)).slice(0, 3)).toEqual([
      'Version of 14:05 brought back',
      'Version of 14:05 brought back',
      'Pair round 4',
    ]);
    await closeHistory(page);
    expect(open.complaints).toEqual([]);
  });
});

const plainLabel = (labels: readonly string[], wanted: RegExp): string =>
  labels.find(label => wanted.test(label)) ?? '';

/** What a browser does that has no room, refuses its store, or lost a part of it: the tournament itself is there, and saved. */
describeInBrowser('a memory without room', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('empty', { dist: FIXTURE });
  });
  afterAll(async () => open?.close());
  let count = 0;
  beforeEach(async () => {
    await open.page.goto(`${open.address}?open=new-room${count++}`);
    await ready(open.page);
  });
  const saved = async (page: Page, text: string): Promise<void> => {
    await page.waitForFunction(
      () => document.getElementById('saved')?.textContent === 'Saved in this browser',
    );
    await page.reload();
    await ready(page);
    expect(await values(page, 'Sheet1', 'A1')).toEqual([[text]]);
  };

  test('every minute of typing is a version', async () => {
    const { page } = open;
    // The minutes of this page pass when the test says so.
    await page.addInitScript(() => {
      const minutes: (() => void)[] = [];
      const own = window.setTimeout;
      window.passMinute = () => minutes.splice(0).forEach(act => act());
      window.setTimeout = ((act: () => void, time?: number) =>
        time === 60_000 ? minutes.push(act) : own(act, time)) as typeof window.setTimeout;
    });
    await page.reload();
    await ready(page);
    for (const a1 of ['A1', 'A2'] as const) {
      await typeInCell(page, 'Sheet1', a1, 'Ann');
      await page.evaluate(() => window.passMinute?.());
    }
    expect(await history(page)).toEqual([
      'Cells typed by hand: 1',
      'Cells typed by hand: 1',
      'As it was when this history began',
    ]);
  });

  test('a full store is said before any version goes, and room is made when the organiser says so', async () => {
    const { page } = open;
    await typeInCell(page, 'Sheet1', 'A1', 'Ann');
    expect(await history(page)).toHaveLength(2);
    await closeHistory(page);
    // A browser's own quota cannot be made small here: what it then throws is thrown by the test.
    await page.evaluate(() => {
      const own = IDBObjectStore.prototype.put;
      window.isFull = true;
      IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
        if (window.isFull) throw new DOMException('', 'QuotaExceededError');
        return key === undefined ? own.call(this, value) : own.call(this, value, key);
      };
    });
    await typeInCell(page, 'Sheet1', 'A2', 'Bob');
    // What cannot be a version now is none, and none of the old ones is gone.
    await openHistory(page);
    await page.locator('#history[open]').waitFor();
    expect(await page.locator('.history-list button').count()).toBe(2);
    await closeHistory(page);
    const line = page.locator('#memory');
    await expect.poll(() => line.textContent()).toContain('hardly any room left for versions');
    await page.evaluate(() => (window.isFull = false));
    await line.getByRole('button', { name: 'Give them up' }).click();
    await expect
      .poll(async () => {
        const lines = await history(page);
        await closeHistory(page);
        return lines;
      })
      .toEqual(['Cells typed by hand: 1', 'Cells typed by hand: 1']);
    await saved(page, 'Ann');
  });

  test('a store that is nearly full is said while all still goes in, and the browser was asked to keep it', async () => {
    const { page, address } = open;
    await page.addInitScript(() => {
      if (!location.search.includes('nearly')) return;
      const asked = { persist: 0 };
      const persist = async () => (asked.persist++, false);
      const estimate = async () => ({ usage: 95, quota: 100 });
      Object.defineProperty(navigator, 'storage', { value: { persist, estimate, asked } });
    });
    await page.goto(`${address}?open=new-nearly`);
    await ready(page);
    await typeInCell(page, 'Sheet1', 'A1', 'Ann');
    expect(await history(page)).toHaveLength(2);
    await closeHistory(page);
    await expect.poll(() => page.locator('#memory').textContent()).toContain('hardly any room left');
    const asked = () => (navigator.storage as unknown as { asked: { persist: number } }).asked.persist;
    expect(await page.evaluate(asked)).toBe(1);
    await page.locator('#memory').getByRole('button', { name: 'Later' }).click();
    await saved(page, 'Ann');
  });

  test('a page that is left in the moment after a key has kept it, and the history has it', async () => {
    const { page } = open;
    await typeInCell(page, 'Sheet1', 'A2', 'Bob');
    expect(await history(page)).toHaveLength(2);
    await closeHistory(page);
    const kept = await page.evaluate(() => {
      window.workbench?.setValues('Sheet1', 'A1', [['Ann']]);
      window.dispatchEvent(new Event('pagehide'));
      // Read in the same moment: nothing that comes later is heard by a page that is gone.
      const name = new URLSearchParams(location.search).get('open') ?? '';
      return localStorage.getItem(`wallist:book:${name}`);
    });
    expect(kept).toContain('Ann');
    await page.reload();
    await ready(page);
    expect(await values(page, 'Sheet1', 'A1')).toEqual([['Ann']]);
    expect(await history(page)).toHaveLength(3);
    await closeHistory(page);
  });

  test('a browser that keeps no versions says so once; the tournament is saved', async () => {
    const { page } = open;
    await page.addInitScript(() => {
      if (location.search.includes('refused'))
        IDBFactory.prototype.open = () => {
          throw new DOMException('', 'SecurityError');
        };
    });
    await page.goto(`${open.address}?open=new-refused`);
    await ready(page);
    await typeInCell(page, 'Sheet1', 'A1', 'Ann');
    await expect.poll(() => page.locator('#memory').textContent()).toContain('keeps no history');
    await page.locator('#memory button').click();
    await openHistory(page);
    await page.locator('#dialog[open]').waitFor();
    expect(await page.locator('#dialog-text').textContent()).toContain('keeps no history');
    await page.locator('#dialog-ok').click();
    await saved(page, 'Ann');
  });

  test('a spoilt version is not brought back, and changes nothing', async () => {
    const { page } = open;
    await typeInCell(page, 'Sheet1', 'A1', 'Ann');
    await history(page);
    await page.evaluate(async () => {
      const base = await new Promise<IDBDatabase>(resolve => {
        const asked = indexedDB.open('wallist');
        asked.onsuccess = () => resolve(asked.result);
      });
      await new Promise<void>(resolve => {
        const work = base.transaction('pieces', 'readwrite');
        work.objectStore('pieces').clear();
        work.oncomplete = () => resolve();
      });
      base.close();
    });
    await page.locator('.history-list button').first().click();
    await expect
      .poll(() => page.locator('.history-view').textContent())
      .toContain('This version cannot be read.');
    await closeHistory(page);
    await saved(page, 'Ann');
    // From here on the memory goes on.
    await typeInCell(page, 'Sheet1', 'A2', 'Bob');
    expect((await history(page)).slice(0, 2)).toEqual([
      'Cells typed by hand: 1',
      'As it was when this history began',
    ]);
  });

  test('a store that was wiped but for the versions: the start page offers the last one', async () => {
    const { page, address } = open;
    await typeInCell(page, 'Sheet1', 'A1', 'Ann');
    await history(page);
    const name = new URL(page.url()).searchParams.get('open') ?? '';
    await page.goto(`${address}?start`);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    const card = page.locator('#lost li').last();
    await card.waitFor();
    expect(await violations(page)).toEqual([]);
    await card.getByRole('button', { name: 'Bring its last version back' }).click();
    await page.waitForURL(/open=/);
    await ready(page);
    expect(await values(page, 'Sheet1', 'A1')).toEqual([['Ann']]);
    // Deleted, it goes with its versions, and not before the start page is left.
    await page.goto(`${address}?start`);
    const own = page.locator('li.own').filter({ has: page.locator(`a[href="?open=${name}"]`) });
    const title = await own.locator('h3').textContent();
    expect(title).not.toBe(null);
    await own.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await own.waitFor();
    await page.reload();
    await own.getByRole('button', { name: 'Delete' }).click();
    await page.reload();
    await page.getByRole('link', { name: 'New tournament' }).waitFor();
    await expect.poll(() => versionNames(page)).not.toContain(name);
  });
});

const versionNames = (page: Page) =>
  page.evaluate(async () => {
    const base = await new Promise<IDBDatabase>(resolve => {
      const asked = indexedDB.open('wallist');
      asked.onsuccess = () => resolve(asked.result);
    });
    const keys = await new Promise<IDBValidKey[]>(resolve => {
      const asked = base.transaction('versions').objectStore('versions').getAllKeys();
      asked.onsuccess = () => resolve(asked.result);
    });
    base.close();
    return keys.map(key => (key as [string, number])[0]);
  });

/** A file on disk that the page keeps up to date. The browser's own private folder stands for the disk: nobody can answer its dialog here. */
describeInBrowser('a file on disk', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('empty', { dist: FIXTURE });
    await open.page.addInitScript(() => {
      window.showSaveFilePicker = async () =>
        (await navigator.storage.getDirectory()).getFileHandle('cup.wallist.json', { create: true });
    });
    await open.page.goto(`${open.address}?open=new-disk`);
    await ready(open.page);
  });
  afterAll(async () => open?.close());
  const mark = () => open.page.locator('#disk').textContent();
  const onDisk = () =>
    open.page.evaluate(async () => {
      const handle = await (await navigator.storage.getDirectory()).getFileHandle('cup.wallist.json');
      return (await handle.getFile()).text();
    });
  const writeByOthers = () =>
    open.page.evaluate(async () => {
      const handle = await (await navigator.storage.getDirectory()).getFileHandle('cup.wallist.json');
      const out = await handle.createWritable();
      await out.write('theirs');
      await out.close();
    });

  test('is written when something was changed, also after a reload', async () => {
    const { page } = open;
    await typeInCell(page, 'Sheet1', 'A1', 'Ann');
    await page.getByRole('menuitem', { name: 'File' }).click();
    await page.getByRole('menuitem', { name: 'Keep a file up to date…' }).click();
    await expect.poll(mark).toBe('cup.wallist.json is up to date.');
    expect(await onDisk()).toContain('"Ann"');
    await typeInCell(page, 'Sheet1', 'A2', 'Bob');
    await expect.poll(onDisk).toContain('"Bob"');
    await expect.poll(mark).toBe('cup.wallist.json is up to date.');
    await page.reload();
    await ready(page);
    await typeInCell(page, 'Sheet1', 'A3', 'Eve');
    await expect.poll(onDisk).toContain('"Eve"');
    expect(await violations(page)).toEqual([]);
  });

  test('is marked as behind while the browser may not write it, and written when it is allowed', async () => {
    const { page } = open;
    await page.evaluate(() => {
      let may = 'prompt';
      Object.assign(FileSystemFileHandle.prototype, {
        queryPermission: async () => may,
        requestPermission: async () => (may = 'granted'),
      });
    });
    await typeInCell(page, 'Sheet1', 'A4', 'Kim');
    await expect.poll(mark).toBe('⚠ cup.wallist.json is behind: write it');
    await page.locator('#disk').click();
    await expect.poll(onDisk).toContain('"Kim"');
    await expect.poll(mark).toBe('cup.wallist.json is up to date.');
  });

  test('W4, W5: that somebody else wrote since is not overwritten before a file is chosen again, and then kept', async () => {
    const { page } = open;
    await writeByOthers();
    await typeInCell(page, 'Sheet1', 'A5', 'Lee');
    await page.locator('#dialog[open]').waitFor();
    expect(await page.locator('#dialog-text').textContent()).toContain('Somebody else has changed this file');
    await page.locator('#dialog-ok').click();
    expect(await onDisk()).toBe('theirs');
    await page.reload();
    await ready(page);
    expect(await values(page, 'Sheet1', 'A5')).toEqual([['Lee']]);
    const told = page.locator('#dialog[open]');
    await told.waitFor();
    await page.locator('#dialog-ok').click();
    await page.locator('#disk').click();
    await told.waitFor();
    await page.locator('#dialog-ok').click();
    await expect.poll(onDisk).toContain('"Lee"');
    await typeInCell(page, 'Sheet1', 'A6', 'Mae');
    await expect.poll(onDisk).toContain('"Mae"');
    await expect.poll(mark).toBe('cup.wallist.json is up to date.');
    await settled(page);
  });
});

declare global {
  interface Window {
    /** Lets all times of a minute end. */
    passMinute?: () => void;
    /** Whether the store has no room. */
    isFull?: boolean;
    showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>;
  }
}
