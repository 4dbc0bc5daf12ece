/** The steps of docs/rehearsal.md as far as the workbench can stand for Google: what the page says is what is seen. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  clickCell,
  describeInBrowser,
  formulas,
  openWorkbench,
  settled,
  typeAcross,
  values,
  type OpenedWorkbench,
} from '../browser';
import { chooseSystem, eventAt, type PlayedEvent } from './playEvent';

const ROWS = readFileSync('docs/rehearsal.md', 'utf8')
  .split('\n')
  .filter(line => /^\| \d+ /.test(line));

/** The step's words, which have to hold each of the given; they are what the test then looks for. */
function says<const T extends readonly string[]>(step: number, ...words: T): T {
  const row = ROWS.find(line => line.startsWith(`| ${step} `)) ?? '';
  for (const word of words) expect(row, `step ${step}`).toContain(word);
  return words;
}

const NAMES = ['=1+1', '+Anna', '3/4 Bob', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gina'];

describe.skipIf(!process.env.LONG)('the dress rehearsal', () =>
  describeInBrowser('played by a stranger', () => {
    let open: OpenedWorkbench;
    let event: PlayedEvent;
    beforeAll(async () => {
      open = await openWorkbench('empty');
      event = eventAt(open);
    });
    afterAll(async () => open?.close());
    const sheets = () => open.page.evaluate(() => window.workbench?.sheets() ?? []);
    const selfTest = async () => {
      await event.organiser.chooses('Self-test');
      await expect.poll(() => values(open.page, 'Self-test', 'B1:B1')).toEqual([['everything passes']]);
    };

    test('steps 1 to 4: the menu, and the self-test', async () => {
      const { page } = open;
      await page.getByRole('menuitem', { name: 'Wallist', exact: true }).click();
      const entries = await page.getByRole('menuitem').allInnerTexts();
      for (const entry of [
        ...says(2, 'Create a tournament'),
        ...says(4, 'Self-test'),
        ...says(7, 'Pair the next round'),
        ...says(8, 'Record results'),
        ...says(13, 'Standings and prizes'),
      ])
        expect(entries).toContain(entry);
      await page.keyboard.press('Escape');
      says(4, 'everything passes');
      await selfTest();
    });

    test('steps 5 and 6: a tournament, its examples and its players', async () => {
      const { page } = open;
      const { organiser } = event;
      await organiser.chooses('Create a tournament');
      await organiser.sees('New tournament');
      const form = await organiser.frame();
      await form.getByLabel('Name of the tournament').fill('Rehearsal');
      const [system] = says(5, 'McMahon');
      await chooseSystem(form, system);
      await form.getByLabel('Number of rounds').fill('3');
      await organiser.press(...says(5, 'Create the sheets', 'No players yet'));
      expect(await sheets()).toEqual(
        expect.arrayContaining([...says(5, 'Wall list', 'Settings', 'Tournament system', 'Log')]),
      );
      const beside = [...says(5, 'Place', 'MMS', 'Wins', 'DC', 'SOS-2')];
      const [titles = [], first = []] = await values(page, 'Wall list', 'L1:P2');
      expect(titles.map(title => String(title).split(' ')[0])).toEqual(beside);
      expect(first.filter(value => typeof value === 'number')).toHaveLength(beside.length);
      await organiser.press(...says(6, 'Type them', 'Registration'));
      says(6, ...NAMES.slice(0, 3).map(name => `\`${name}\``), 'all stay as they were typed');
      await organiser.typesDown('Wall list', await event.at('Name', 1), NAMES);
      await organiser.typesDown(
        'Wall list',
        await event.at('Rank', 1),
        NAMES.map((_, i) => `${i + 1}k`),
      );
      expect(await event.column('Name')).toEqual(NAMES);
      expect((await formulas(page, 'Wall list', 'A2:H9')).flat().filter(Boolean)).toEqual([]);
    });

    test('steps 7 and 8: a round, and its results', async () => {
      const { organiser } = event;
      await organiser.chooses('Pair the next round');
      await organiser.sees(says(7, 'Preview of round 1')[0]);
      await organiser.press(...says(7, 'Write round 1', 'Round 1 is written'));
      // Who meets whom is drawn by lot: the cells have the form of the example.
      const formOf = (cell: unknown) =>
        String(cell).replace(/^\d/, '2').replace('/w', '/b').replace('-/', '+/');
      const forms = async () => [...new Set((await event.column('R1')).map(formOf))];
      expect(await forms()).toEqual([...says(7, '2?/b')]);
      expect(await event.games(1)).toHaveLength(4);
      says(7, 'four games');
      await organiser.typesDown('Round 1', 'F4', [...says(8, 'b', 'w'), 'b', 'w']);
      await organiser.looks(says(8, 'Round 2 of 3')[0]);
      expect(await organiser.reads()).toContain(
        says(8, 'Results recorded from the sheet of round 1 without a click: 4.')[0],
      );
      expect(await forms()).toEqual([...says(8, '2+/b')]);
    });

    test('step 9: a row above the list', async () => {
      const { page } = open;
      await typeAcross(page, 'Wall list', 'Q1', says(9, '=SOS2(WallList; Settings)')[0]);
      await settled(page);
      await page.evaluate(() => window.workbench?.insertRows('Wall list', 1, 1));
      await settled(page);
      const found = (await formulas(page, 'Wall list', 'L1:Q3')).flat().filter(Boolean);
      expect(found.map(formula => formula.slice(0, formula.indexOf('(') + 1))).toEqual([
        ...says(9, '=RANKING(', '=SOS2('),
      ]);
      const shown = (await values(page, 'Wall list', 'L1:Q10')).flat().map(String);
      expect(shown.filter(value => value.startsWith('#'))).toEqual([]);
      await page.evaluate(() => window.workbench?.deleteRows('Wall list', 1, 1));
      await page.evaluate(() => window.workbench?.setValues('Wall list', 'Q1', [['']]));
      await settled(page);
      expect(await event.column('Name')).toEqual(NAMES);
    });

    test('step 10: a round undone', async () => {
      const { organiser } = event;
      await organiser.chooses('Pair the next round');
      await organiser.press(...says(10, 'Write round 2', 'Round 2 is written'));
      await organiser.press(...says(10, '↶ Take back round 2', 'Undone'));
      expect((await event.column('R2')).filter(cell => cell !== '')).toEqual([]);
      expect(await sheets()).not.toContain(says(10, 'Round 2')[0]);
    });

    test('step 13: standings', async () => {
      const { page } = open;
      const { organiser } = event;
      await organiser.chooses('Standings and prizes');
      await organiser.sees(says(13, 'The standings are written')[0]);
      const [sheet = ''] = (await sheets()).filter(name => name.startsWith('Standings'));
      says(13, 'Standings');
      const shown = (await values(page, sheet, 'A1:N12')).flat().map(String);
      expect(shown).toContain('=1+1');
      expect(shown.filter(value => /^#[A-Z]/.test(value))).toEqual([]);
      await clickCell(page, 'Wall list', 'A1');
      expect(open.complaints).toEqual([]);
    });
  }),
);
