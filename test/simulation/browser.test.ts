import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { findHeadless } from '../../build/chromium.mjs';
import { play } from '../../src/simulation/play';
import type { SimulationPlan } from '../../src/simulation/event/plan';
import type { Tally } from '../../src/simulation/counts/tally';
import { SYSTEM_NAMES } from '../../src/tournament/systems';
import { describeInBrowser } from '../browser';
import { planOf } from './plans';

/** The simulator as one script with a global `Simulation`, as old a JavaScript as the add-on is. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/simulation/play.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'Simulation',
    target: 'es2019',
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

describeInBrowser('the same seed in a browser', () => {
  test('gives the same numbers as on Node, in every system', async () => {
    const model = { jigo: 0.05, absence: 0.05, late: 0.1, strengthSpread: 60, scale: 1.1 };
    const plans = SYSTEM_NAMES.map(system => planOf({ system, field: 12, model }));
    const browser = await chromium.launch({
      executablePath: findHeadless() as string,
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
    });
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: await script() });
      const there = await page.evaluate((given: readonly SimulationPlan[]) => {
        const { Simulation } = window as unknown as {
          readonly Simulation: {
            readonly play: (plan: SimulationPlan, from: number, count: number) => Tally;
          };
        };
        return given.map(plan => JSON.stringify(Simulation.play(plan, 0, 4)));
      }, plans);
      expect(there).toEqual(plans.map(plan => JSON.stringify(play(plan, 0, 4))));
    } finally {
      await browser.close();
    }
  });
});
