import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  clickCell,
  describeInBrowser,
  openWorkbench,
  ready,
  settled,
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
    await older.click('#older button');
    await older.waitForSelector('#older', { state: 'detached' });
    await ready(older);
    expect(await values(older, 'Sheet1', 'A1:A2')).toEqual([['Ann'], ['Bob']]);
    await newer.waitForSelector('#older');
    await newer.close();
    expect(open.complaints).toEqual([]);
  });
});
