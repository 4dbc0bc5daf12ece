import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  clickCell,
  describeInBrowser,
  openWorkbench,
  painted,
  ready,
  settled,
  typeEarly,
  typeInCell,
  values,
  type OpenedWorkbench,
} from '../browser';
import { FIXTURE } from './fixture';

/** One tournament in two tabs: the newer one writes, the older one says so and can only be read. */
describeInBrowser('a tournament in two tabs', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('empty', { dist: FIXTURE });
  });
  afterAll(async () => open?.close());

  test('the older one turns read-only, and goes on where it is asked to', async () => {
    const { page: older, address } = open;
    await typeInCell(older, 'Sheet1', 'A1', 'Ann');
    // Not saved yet when the other tab opens.
    const newer = await older.context().newPage();
    await newer.goto(`${address}?open=empty`);
    await ready(newer);
    await older.waitForSelector('#older');
    await expect.poll(() => values(newer, 'Sheet1', 'A1')).toEqual([['Ann']]);
    expect(await newer.$('#older')).toBe(null);

    // What is typed into the older one stays nowhere; the newer one's is kept.
    await older.bringToFront();
    await clickCell(older, 'Sheet1', 'A2');
    await older.keyboard.type('Nobody');
    await older.keyboard.press('Enter');
    await settled(older);
    expect(await values(older, 'Sheet1', 'A2')).toEqual([['']]);
    await newer.bringToFront();
    await typeInCell(newer, 'Sheet1', 'A2', 'Bob');
    await newer.waitForFunction(
      () => document.getElementById('saved')?.textContent === 'Saved in this browser',
    );

    // The older one takes over, with what the newer one kept.
    await older.bringToFront();
    // What is typed while it loads stands where the cursor was, and the last cell is still being typed.
    await typeEarly(older, () => older.click('#older button'), '\t3d\n\t', '2k\n\t1', '2k');
    await older.waitForSelector('#older', { state: 'detached' });
    await ready(older);
    await older.keyboard.press('Enter');
    await expect
      .poll(() => values(older, 'Sheet1', 'A1:B3'))
      .toEqual([
        ['Ann', '3d'],
        ['Bob', '2k'],
        ['', '12k'],
      ]);
    await newer.waitForSelector('#older');
    await newer.close();
    expect(open.complaints).toEqual([]);
  });

  test('the older one is slow, and a cell of it half typed: the newer one waits for its last words', async () => {
    const { page: older, address } = open;
    // It hears of the other tab when the test lets it.
    await older.addInitScript(() => {
      const heard: (() => void)[] = [];
      window.hear = () => heard.splice(0).map(hear => hear()).length > 0;
      const own = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, 'onmessage');
      Object.defineProperty(BroadcastChannel.prototype, 'onmessage', {
        set(this: BroadcastChannel, listen: (event: unknown) => void) {
          own?.set?.call(this, (event: unknown) => heard.push(() => listen.call(this, event)));
        },
      });
    });
    await older.goto(`${address}?open=new-late`);
    await ready(older);
    await typeInCell(older, 'Sheet1', 'A1', 'Ann');
    await clickCell(older, 'Sheet1', 'A3');
    await older.keyboard.type('Half', { delay: 15 });
    await painted(older);
    const newer = await older.context().newPage();
    const load = () => newer.goto(`${address}?open=new-late`, { waitUntil: 'commit' });
    await typeEarly(newer, load, '\t3d\n', '\t');
    expect(await newer.locator('#opening').isVisible()).toBe(true);
    await older.waitForFunction(() => window.hear?.());
    await ready(newer);
    await expect
      .poll(() => values(newer, 'Sheet1', 'A1:B3'))
      .toEqual([
        ['Ann', '3d'],
        ['', ''],
        ['Half', ''],
      ]);
    await newer.close();
    expect(open.complaints).toEqual([]);
  });
});

declare global {
  interface Window {
    /** Whether there was anything to hear. */
    hear?: () => boolean;
  }
}
