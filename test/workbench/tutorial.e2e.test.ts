/** The steps of docs/tutorial.md, one after the other; with PICTURES=1 it takes the pictures of that page and of the README anew. */
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  clickCell,
  describeInBrowser,
  openWorkbench,
  ready,
  settled,
  stillForPicture,
  values,
  wideEnough,
  type OpenedWorkbench,
} from '../browser';
import { organiserAt, type Organiser } from './organiser';

const DOCS = new URL('../../docs/', import.meta.url).pathname;
const FOLDER = `${DOCS}tutorial/`;

/** Names and ranks as they stand in the tutorial. */
export const PLAYERS = [
  ['Ada Ahn', '3d'],
  ['Bob Beck', '2d'],
  ['Cleo Dahl', '1d'],
  ['Dan Ek', '1k'],
  ['Eva Fink', '1k'],
  ['Finn Gold', '2k'],
  ['Gina Holm', '3k'],
  ['Hugo Ito', '4k'],
  ['Ines Jung', '5k'],
  ['Jon Kask', '6k'],
  ['Kim Lund', '8k'],
];

const wanted = Boolean(process.env.PICTURES ?? process.env.LONG);

describe.skipIf(!wanted)('the tutorial', () =>
  describeInBrowser('a club tournament in ten minutes', () => {
    let open: OpenedWorkbench;
    let organiser: Organiser;
    beforeAll(async () => {
      open = await openWorkbench('');
      organiser = organiserAt(open);
      await open.page.setViewportSize({ width: 1200, height: 640 });
    });
    afterAll(async () => open?.close());

    const picture = async (name: string, sheet?: string): Promise<void> => {
      if (!process.env.PICTURES) return;
      const { page } = open;
      if (sheet === undefined) await page.setViewportSize({ width: 1200, height: 640 });
      else await wideEnough(page, sheet, 640);
      await stillForPicture(page);
      mkdirSync(FOLDER, { recursive: true });
      await page.screenshot({ path: `${FOLDER}${name}.png` });
    };

    /** Presses a key for each game in the panel, and records the results. */
    const results = async (keys: readonly string[]): Promise<void> => {
      const panel = await open.panel();
      await panel.locator('.results li button').first().focus();
      for (const key of keys) await open.page.keyboard.press(key);
    };

    test('create', async () => {
      const { page } = open;
      await page.getByRole('link', { name: 'New tournament' }).waitFor();
      await picture('start');
      await page.getByRole('link', { name: 'New tournament' }).click();
      await ready(page);
      const panel = await open.panel();
      await panel.getByLabel('Name of the tournament').fill('Club Cup');
      await panel.getByLabel('Number of rounds').fill('3');
      await panel.getByLabel('Upper bar', { exact: true }).fill('1k');
      await picture('form');
      await organiser.press('Create the sheets', 'Your tournament is ready');
      await organiser.press('Clear the example players', 'The examples are cleared');
    });

    test('players', async () => {
      const { page } = open;
      await clickCell(page, 'Wall list', 'B2');
      await page.evaluate(
        text => navigator.clipboard.writeText(text),
        PLAYERS.map(player => player.join('\t')).join('\n'),
      );
      await page.keyboard.press('Control+v');
      await settled(page);
      await organiser.press('Go on', /^(Round 1 of 3|Your tournament is ready)$/);
      await picture('players', 'Wall list');
    });

    test('the first round', async () => {
      await organiser.press('Preview round 1', 'Preview of round 1');
      await picture('preview', 'Wall list');
      await organiser.press('Write round 1', 'Round 1 is written');
      await picture('round', 'Round 1');
      await organiser.press('Go on', 'Results of round 1');
      await results(['b', 'w', 'b', 'b', 'w']);
      await (await open.panel()).locator('.results').evaluate(list => list.scrollIntoView());
      await picture('results', 'Round 1');
      await organiser.press(/^Record results/, 'Results recorded');
      await organiser.press('Go on', 'Round 2 of 3');
      expect((await values(open.page, 'Wall list', 'H2:H12')).flat().join(' ')).not.toContain('?');
    });

    test('the other rounds', async () => {
      for (const round of [2, 3]) {
        await organiser.press(`Preview round ${round}`, `Preview of round ${round}`);
        await organiser.press(`Write round ${round}`, `Round ${round} is written`);
        await organiser.press('Go on', `Results of round ${round}`);
        await results(round === 2 ? ['w', 'b', 'w', 'b', 'b'] : ['b', 'b', 'w', 'w', 'b']);
        await organiser.press(/^Record results/, 'Results recorded');
        await organiser.press('Go on', round === 2 ? 'Round 3 of 3' : 'All rounds are played');
      }
    });

    test('the end', async () => {
      await organiser.press('Show standings', 'The standings are written');
      await picture('standings', 'Standings');
      await organiser.press('Show prizes', 'The prizes');
      await organiser.press('Look again', 'All rounds are played');
      await organiser.press('Files', 'Files and paper');
      await picture('files', 'Wall list');
    });

    test('the picture of the README', async () => {
      const { page, address } = open;
      await page.goto(`${address}?open=mcmahon`);
      await ready(page);
      await organiser.chooses('Pair the next round');
      await organiser.sees('Preview of round 4');
      if (!process.env.PICTURES) return;
      await wideEnough(page, 'Wall list', 860);
      await stillForPicture(page);
      await page.screenshot({ path: `${DOCS}workbench.png` });
    });
  }),
);
