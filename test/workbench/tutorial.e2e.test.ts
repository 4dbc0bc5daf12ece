/** docs/tutorial.md, word by word (L20); with PICTURES=1 it takes the pictures of that page where they stand, and that of the documentation. */
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  describeInBrowser,
  openWorkbench,
  ready,
  settled,
  stillForPicture,
  typeInCell,
  values,
  wideEnough,
  type OpenedWorkbench,
} from '../browser';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { organiserAt, type Organiser } from './organiser';
import { codeOf, follow, pressed, tableOf } from './pageSteps';

const DOCS = new URL('../../docs/', import.meta.url).pathname;
const PAGE = 'tutorial';
const [TITLES = [], ...PLAYERS] = tableOf(PAGE);

/** The sheet that a picture shows whole; of other pictures the panel matters. */
const SHEETS: Readonly<Record<string, string>> = {
  'tutorial/players': 'Wall list',
  'tutorial/preview': 'Wall list',
  'tutorial/round': 'Round 1',
  'tutorial/results': 'Round 1',
  'tutorial/standings': 'Standings',
  'tutorial/files': 'Standings',
};

/** Who wins, game by game. */
const RESULTS = ['bwbbw', 'wbwbb', 'bbwwb'];

describeInBrowser('L18–L22: a club tournament in ten minutes', () => {
  let open: OpenedWorkbench;
  let organiser: Organiser;
  beforeAll(async () => {
    open = await openWorkbench('', { viewport: { width: 1200, height: 640 } });
    organiser = organiserAt(open);
  });
  afterAll(async () => open?.close());

  const picture = async (name: string): Promise<void> => {
    if (!process.env.PICTURES) return;
    const { page } = open;
    const sheet = SHEETS[name];
    if (sheet === undefined) await page.setViewportSize({ width: 1200, height: 640 });
    else await wideEnough(page, sheet, 640);
    await stillForPicture(page);
    mkdirSync(`${DOCS}tutorial`, { recursive: true });
    await page.screenshot({ path: `${DOCS}${name}.png` });
  };

  // The panel looks by itself, and may have gone on already.
  const press = (word: string, heading: string | RegExp) => async (): Promise<void> => {
    await pressed(organiser, word);
    await organiser.sees(heading);
  };

  const titled = async (sheet: string, title: string): Promise<void> => {
    expect((await values(open.page, sheet, 'A1:Z4')).flat()).toContain(title);
  };

  /** Comes to the results of a round: the name of a winner is pressed, then a key for each other game. */
  const results = (round: number) => async (): Promise<void> => {
    const panel = await open.panel();
    // The panel looks by itself, and may be there before anybody presses.
    const button = panel.getByRole('button', { name: 'Enter results', exact: true });
    const arrives = async () => {
      await button.click({ timeout: 2000 }).catch(() => undefined);
      return panel.locator('h1').textContent();
    };
    await expect.poll(arrives).toBe(`Round ${round}: 0 of 5`);
    const [first, ...others] = RESULTS[round - 1] ?? '';
    await panel
      .locator('.game')
      .first()
      .locator('.name')
      .nth(first === 'b' ? 0 : 1)
      .click();
    for (const key of others) {
      await open.page.keyboard.press('n');
      await open.page.keyboard.press(key);
    }
    await organiser.sees(/: 5 of 5$/);
    await expect.poll(() => panel.locator('#notes').textContent()).toBe('');
    await settled(open.page);
  };

  /** Types a setting; the seed is that of the pictures. */
  const set = (name: string, value: string) => async (): Promise<void> => {
    const names = (await values(open.page, 'Settings', 'A1:A120')).flat();
    const at = (setting: string) => `B${names.indexOf(setting) + 1}`;
    await open.page.evaluate(cell => window.workbench?.setValues('Settings', cell, [['7']]), at('Seed'));
    await settled(open.page);
    await typeInCell(open.page, 'Settings', at(name), value);
  };

  const isThere = (word: string) => async (): Promise<void> => {
    expect(await (await open.panel()).getByRole('button', { name: word }).count()).toBeGreaterThan(0);
  };

  test('every button that the page names is there in its turn, and does what it says', async () => {
    const { page } = open;
    expect(codeOf(PAGE)).toContain('Direct comparison, SOS');
    await follow(
      PAGE,
      organiser,
      {
        'New tournament': async () => {
          await page.getByRole('link', { name: 'New tournament', exact: true }).click();
          await ready(page);
          await organiser.sees('New tournament');
        },
        // The way in Google: the entry of the menu opens the form that is open here.
        'Create a tournament': async () =>
          expect(DICTIONARIES.en['sidebar.create']).toBe('Create a tournament'),
        'The rest': async () => {
          const panel = await open.panel();
          await panel.getByLabel('Name of the tournament').fill('Club Cup');
          await panel.getByLabel('Number of rounds').fill('3');
          await panel.locator('#rest > summary').click();
        },
        'Order by points, then': async () => {
          const panel = await open.panel();
          await panel.getByLabel('Order by points, then').selectOption('I choose myself');
          await panel.getByLabel('Tiebreaks in their order').fill('Direct comparison, SOS');
        },
        'I choose myself': isThere('Create the sheets'),
        'Create the sheets': press('Create the sheets', 'No players yet'),
        'Paste a list': async () => {
          await press('Paste a list', 'Registration')();
          const text = PLAYERS.map(player => player.join('\t')).join('\n');
          await page.evaluate(copied => navigator.clipboard.writeText(copied), text);
          await page.keyboard.press('Control+v');
          await organiser.sees('What would be written');
        },
        'Put 11 in': press('Put 11 in', 'Registration'),
        Name: () => titled('Wall list', TITLES[0] ?? ''),
        Rank: () => titled('Wall list', TITLES[1] ?? ''),
        'Wall list': () => titled('Wall list', 'R1'),
        Settings: async () => undefined,
        'Upper bar': set('Upper bar', '2k'),
        Places: press('Places', 'All rounds are played'),
        'Enter results': [results(1), results(2), results(3)],
        'Pair round 2': press('Pair round 2', 'Preview of round 2'),
        'Pair round 3': press('Pair round 3', 'Preview of round 3'),
        'Why?': async () => {
          await (await open.panel()).locator('.pairs:not(.look) .no').first().click();
          await isThere('Why? Table 1')();
        },
        'By table': isThere('By table'),
        'By name': isThere('By name'),
        Slips: isThere('Slips'),
        'Write round 1': press('Write round 1', 'Round 1 is written'),
        'Preview round 1': press('Preview round 1', 'Preview of round 1'),
        'Renew the announcement': async () => {
          await (await open.panel()).locator('.fold.warning > summary').click();
          await pressed(organiser, 'Renew the announcement');
        },
        'Round 1': [
          async () => {
            await (await open.panel()).getByRole('link', { name: 'Round 1, next' }).click();
            await organiser.sees('Preview of round 1');
          },
          () => titled('Round 1', 'Black'),
        ],
        'Take back round 1': isThere('↶ Take back round 1'),
        Result: () => titled('Round 1', 'Result'),
        'Show standings': async () => {
          await press('Show standings', 'The standings are written')();
          // The tiebreaks that the page chooses leave nobody on a place with somebody else.
          const [titles = [], ...lines] = await values(page, 'Standings', 'A1:M12');
          expect(titles).toEqual(expect.arrayContaining(['MMS', 'DC', 'SOS']));
          expect(lines.map(([place]) => Number(place))).toEqual(lines.map((_, i) => i + 1));
        },
        'Show prizes': press('Show prizes', 'The prizes'),
        Files: press('Files', 'Files and paper'),
        'Save as a file': async () => {
          await page.goto(`${open.address}?start`);
          await page.getByRole('button', { name: 'Save as a file: Club Cup' }).waitFor();
        },
      },
      picture,
    );
  });

  test.skipIf(!process.env.PICTURES)('the picture of the documentation', async () => {
    const { page, address } = open;
    await page.goto(`${address}?open=mcmahon`);
    await ready(page);
    await organiser.chooses('Pair the next round');
    await organiser.sees('Preview of round 4');
    await wideEnough(page, 'Wall list', 860);
    await stillForPicture(page);
    await page.screenshot({ path: `${DOCS}workbench.png` });
  });
});
