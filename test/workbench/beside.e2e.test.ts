import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser, openWorkbench, ready, settled, type OpenedWorkbench } from '../browser';
import { organiserAt } from './organiser';

/** So many cells that a preview is computed beside the page. */
const [ROWS, COLUMNS] = [300, 20];

describeInBrowser('a preview beside the page', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('mcmahon');
    // What the worker is asked and answers, as the page hears it.
    await open.page.addInitScript(() => {
      const heard: boolean[] = [];
      const Own = window.Worker;
      window.Worker = class extends Own {
        constructor(address: string | URL) {
          super(address);
          this.addEventListener('message', ({ data }: MessageEvent<object>) => heard.push('value' in data));
        }
      };
      Object.assign(window, { heard });
    });
  });
  afterAll(async () => open?.close());
  const heard = () => open.page.evaluate(() => (window as unknown as { heard: boolean[] }).heard);

  test('a small tournament needs no worker; a large one is answered by it, the same; without it by the page', async () => {
    const { page } = open;
    await page.reload();
    await ready(page);
    const organiser = organiserAt(open);
    await organiser.previews(4);
    expect(await heard()).toEqual([]);
    const small = await organiser.reads();
    await organiser.leaves(/./);
    await page.evaluate(() => window.workbench?.command('sheet.command.insert-sheet', {}));
    await settled(page);
    await page.evaluate(
      ([rows, columns]) => {
        const [name = ''] = window.workbench?.sheets().slice(-1) ?? [];
        const lines = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 'noted'));
        window.workbench?.setValues(name, 'A1', lines);
        window.workbench?.select('Wall list', 'A1');
      },
      [ROWS, COLUMNS] as const,
    );
    await settled(page);
    await organiser.previews(4);
    expect(await heard()).toEqual([true]);
    expect(await organiser.reads()).toBe(small);
    await page.evaluate(() => window.workbench?.saveNow());
    await page.route('**/answers.js', route => route.abort());
    await page.reload();
    await ready(page);
    await organiser.previews(4);
    expect(await heard()).toEqual([]);
    expect(await organiser.reads()).toBe(small);
  });
});
