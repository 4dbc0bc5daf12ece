import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeText } from '../../src/sheet/wording';
import { WORKBENCH_TEXTS } from '../../src/text/workbench';
import type { Language } from '../../src/tournament/languages';
import { violations } from '../axe';
import {
  describeInBrowser,
  openWorkbench,
  painted,
  ready,
  settled,
  values,
  type OpenedWorkbench,
} from '../browser';
import { organiserAt, type Organiser } from './organiser';

/** Where the keyboard is: the grid, the menus, the panel. */
const pane = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at?.closest('#panel')) return 'panel';
    return at?.closest('#menus')
      ? 'menus'
      : at?.closest('#sheet, [data-u-comp]')
        ? 'grid'
        : String(at?.tagName);
  });

/** With LONG=1 in Japanese too. */
const SPOKEN: readonly Language[] = process.env['LONG'] ? ['en', 'ja'] : ['en'];

for (const language of SPOKEN) byKeyboard(language);

function byKeyboard(language: Language): void {
  const say = makeText(language);
  const [list, round] = [say('sheet.wallList'), say('sheet.round', { round: 1 })];
  describeInBrowser(`by keyboard only, ${language}`, () => {
    let open: OpenedWorkbench;
    let organiser: Organiser;
    beforeAll(async () => {
      open = await openWorkbench('', { locale: language });
      organiser = organiserAt(open);
    });
    afterAll(async () => open?.close());
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await open.page.keyboard.press(key);
    };
    const goTo = async (where: string, key = 'F6'): Promise<void> => {
      for (let step = 0; step < 3 && (await pane(open.page)) !== where; step++) {
        const before = await pane(open.page);
        await press(key);
        await expect.poll(() => pane(open.page)).not.toBe(before);
      }
      expect(await pane(open.page)).toBe(where);
    };

    /** Tab in the panel until a button has the keyboard. */
    const tabTo = async (button: string): Promise<void> => {
      const frame = await open.panel();
      const at = () => frame.evaluate(() => String(document.activeElement?.textContent));
      for (let step = 0; step < 9 && (await at()) !== button; step++) await press('Tab');
      expect(await at()).toBe(button);
    };

    /** An entry of the menu Wallist, by its first letter. */
    const choose = async (entry: string): Promise<void> => {
      const before = await open.page.locator('#panel-frame iframe').elementHandle();
      await goTo('menus');
      const at = () => open.page.evaluate(() => document.activeElement?.textContent);
      for (let step = 0; step < 9 && (await at()) !== 'Wallist'; step++) await press('ArrowRight');
      await press('ArrowDown');
      for (let step = 0; step < 9 && (await at()) !== entry; step++)
        await press(language === 'en' ? entry.charAt(0) : 'ArrowDown');
      await press('Enter');
      if (before) await open.page.waitForFunction(old => !old.isConnected, before);
    };

    test('the start page has nothing to complain of, and its first link makes a tournament', async () => {
      const { page } = open;
      await page.locator('h1').filter({ hasText: /./ }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: WORKBENCH_TEXTS[language]['workbench.new'] }).focus();
      await press('Enter');
      await page.waitForURL(/open=new/);
      await ready(page);
      await organiser.sees(say('sidebar.create.heading'));
    });

    test('Univer’s own texts come in the language of the person, when a tournament is opened', async () => {
      expect(await open.page.evaluate(() => 'wallistUniverTexts' in window)).toBe(language !== 'en');
    });

    test('a whole event: create, paste players, pair, results, record, standings', async () => {
      const { page } = open;
      await goTo('panel');
      await page.keyboard.type('Key Cup');
      // The systems are one stop, the rounds the next one.
      await press('Tab', 'Tab', 'Control+a');
      await page.keyboard.type('3');
      await press('Enter');
      await organiser.sees(say('sidebar.noPlayers.heading'));
      await settled(page);
      await press('Enter');
      await organiser.sees(say('sidebar.register'));
      await settled(page);
      // The first name goes into B2, where the cursor waits; the others come from the clipboard.
      await goTo('grid');
      await page.keyboard.type('Ann Ash');
      await press('Tab');
      await page.keyboard.type('3k');
      await press('Enter');
      await expect.poll(() => values(page, list, 'B2:C2')).toEqual([['Ann Ash', '3k']]);
      const others = 'Ben Birch\t4k\nCleo Cedar\t5k\nDov Dogwood\t6k';
      await page.evaluate(text => navigator.clipboard.writeText(text), others);
      await expect.poll(() => organiser.stands()).toBe(`${list}!B3`);
      await press('Control+v');
      await expect.poll(() => values(page, list, 'B5:C5')).toEqual([['Dov Dogwood', '6k']]);
      await settled(page);
      await choose(say('menu.pair'));
      await organiser.sees(say('sidebar.preview.heading', { round: 1 }));
      await goTo('panel');
      await press('Enter');
      await organiser.sees(say('sidebar.written.heading', { round: 1 }));
      await settled(page);
      await press('Enter');
      await organiser.sees(say('sidebar.published.heading', { round: 1 }));
      await settled(page);
      await press('Enter');
      const entered = (of: number, known: number) =>
        say('sidebar.enter.heading', { round: of, known, total: 2 });
      await organiser.sees(entered(1, 0));
      // One result by its key in the panel, one in the sheet of the round, whose cell the menu of the game leads to.
      await press('ArrowDown', 'b');
      await organiser.sees(entered(1, 1));
      await press('n', '.');
      await tabTo(say('sidebar.enter.showCell'));
      await press('Enter');
      await expect.poll(() => organiser.stands()).toBe(`${round}!F5`);
      await expect.poll(() => pane(page)).toBe('grid');
      await page.keyboard.type('w');
      await press('Enter');
      await expect.poll(() => values(page, round, 'F5')).toEqual([['w']]);
      await settled(page);
      // What is typed there is recorded by itself.
      await goTo('panel');
      await organiser.sees(say('sidebar.ready.heading', { round: 2, rounds: 3 }));
      await settled(page);
      const rows = (await values(page, list, 'A2:M5')).map(line => line.join(' '));
      expect(rows.filter(line => / \d\+\/b /.test(line))).toHaveLength(1);
      expect(rows.filter(line => / \d\+\/w /.test(line))).toHaveLength(1);
      // Another round, by a key for each game and one to go on.
      await choose(say('menu.pair'));
      await organiser.sees(say('sidebar.preview.heading', { round: 2 }));
      await goTo('panel');
      await press('Enter');
      await organiser.sees(say('sidebar.written.heading', { round: 2 }));
      await settled(page);
      await press('Enter');
      await organiser.sees(say('sidebar.published.heading', { round: 2 }));
      await settled(page);
      await press('Enter');
      await organiser.sees(entered(2, 0));
      await press('ArrowDown', 'b', 'n', 'b');
      await organiser.sees(entered(2, 2));
      await expect.poll(async () => (await open.panel()).locator('#notes').textContent()).toBe('');
      await settled(page);
      await choose(say('menu.standings'));
      await organiser.sees(say('sidebar.standings.heading'));
      await settled(page);
      expect(await page.evaluate(() => window.workbench?.activeSheet())).toBe(say('sheet.standings'));
      const places = (await values(page, say('sheet.standings'), 'A2:Z5')).flat();
      expect(places.filter(cell => /^\d+[+-]/.test(String(cell)))).toHaveLength(8);
    });

    test('the chosen cell is said with its title and its value', async () => {
      const { page } = open;
      const said = () => page.locator('#cell').textContent();
      await page.evaluate(sheet => window.workbench?.select(sheet, 'B3'), list);
      await expect.poll(said).toBe(`B3, ${say('column.name')}, Ben Birch`);
      await page.evaluate(sheet => window.workbench?.select(sheet, 'F5'), round);
      await expect.poll(said).toMatch(new RegExp(`^F5, ${say('round.result')}, .+`));
    });

    test('what is half typed is entered before the keyboard leaves the grid', async () => {
      const { page } = open;
      await page.evaluate(sheet => window.workbench?.select(sheet, 'Z9'), list);
      await goTo('grid');
      await page.keyboard.type('left');
      await goTo('menus', 'Control+F6');
      await expect.poll(() => values(page, list, 'Z9')).toEqual([['left']]);
    });

    test('page, grid and panel have nothing to complain of', async () => {
      expect(await violations(open.page)).toEqual([]);
      // What lies half under the panel's last row of buttons, and can be scrolled up, is no small target.
      await open.page.setViewportSize({ width: 1400, height: 2400 });
      await painted(open.page);
      expect(await violations(await open.panel())).toEqual([]);
      expect(open.complaints).toEqual([]);
    });
  });
}
