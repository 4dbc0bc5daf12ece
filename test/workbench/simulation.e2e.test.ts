import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  describeInBrowser,
  openWorkbench,
  ready,
  stillForPicture,
  values,
  wideEnough,
  type OpenedWorkbench,
} from '../browser';
import { organiserAt, type Organiser } from './organiser';

/** With PICTURES=1 the picture of docs/simulator.md is taken anew. */
const DOCS_PICTURE = new URL('../../docs/simulation.png', import.meta.url).pathname;

describeInBrowser('a tournament is simulated in the panel', () => {
  let open: OpenedWorkbench;
  let organiser: Organiser;
  beforeAll(async () => {
    open = await openWorkbench('');
    organiser = organiserAt(open);
    await open.page.getByRole('link', { name: 'McMahon, 33 players' }).click();
    await ready(open.page);
  });
  afterAll(async () => open?.close());

  const fill = async (id: string, text: string) =>
    (await open.panel()).locator(`#simulation-${id}`).fill(text);

  test('the form, all events part after part, the numbers', async () => {
    await open.page.evaluate(() => window.workbench?.menu('Simulate…'));
    await organiser.sees('Simulate');
    await organiser.picture('simulate-form');
    await fill('events', '60');
    await fill('seed', '7');
    await (await open.panel()).locator('#simulation-versus').selectOption('Knock-out');
    await organiser.press('Simulate', 'Simulated events');
    const read = organiser.reads;
    await expect.poll(read, { interval: 100 }).toContain('Write to a sheet');
    expect(await read()).toContain('Events played: 60 of 60');
    if (process.env.PICTURES) {
      await wideEnough(open.page, 'Wall list', 860);
      await stillForPicture(open.page);
      await open.page.screenshot({ path: DOCS_PICTURE });
    }
    const panel = await open.panel();
    expect(await panel.locator('svg.chart').count()).toBe(3);
    expect(await panel.locator('svg.chart').first().getAttribute('aria-label')).toContain('McMahon');
  });

  test('the sheet Simulation has it all', async () => {
    await organiser.press('Write to a sheet', 'Simulation written');
    await organiser.picture('simulation-sheet', 'Simulation');
    const [head, events] = await values(open.page, 'Simulation', 'A1:E2');
    expect(head?.slice(1, 5)).toEqual(['McMahon', 'from (95 %)', 'to (95 %)', 'Knock-out']);
    expect(events?.[1]).toBe(60);
  });

  test('Stop keeps what has been played, and it can go on', async () => {
    await organiser.press('Simulate again', 'Simulate');
    await fill('events', '100000');
    await organiser.press('Simulate', 'Simulated events');
    await (await open.panel()).getByRole('button', { name: 'Stop', exact: true }).press('Enter');
    await expect.poll(organiser.reads).toContain('Play on');
    const stopped = /played: (\d+) of 100000/.exec(await organiser.reads())?.[1];
    expect(Number(stopped)).toBeGreaterThan(0);
    await organiser.press('Play on');
    const played = async () => Number(/played: (\d+) of/.exec(await organiser.reads())?.[1]);
    await expect.poll(played).toBeGreaterThan(Number(stopped));
    await organiser.press('Stop');
    await organiser.press('Change', 'Simulate');
    expect(await (await open.panel()).locator('#simulation-events').inputValue()).toBe('100000');
  });
});
