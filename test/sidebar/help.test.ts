import { describe, expect, test } from 'vitest';
import { topicOf } from '../../sidebar/view/topicOf';
import { helpIn } from '../../src/application/panel/help';
import type { Answer, HelpName, ShownView } from '../../src/application/protocol/protocol';
import { LANGUAGES, type Language } from '../../src/tournament/languages';
import { violations } from '../axe';
import { faint, overflowing, type Reply, sharedSidebar, skipped, takePicture } from './page';
import { answer, VIEWS } from './views';

const texts = (language: Language = 'en'): Reply => helpIn(language) as unknown as Answer;
/** With LONG=1 every language; else one with long words and one in another script. */
const SHOWN: readonly Language[] = process.env['LONG'] ? LANGUAGES : ['de', 'ja'];

test.each([
  ['noWallList', 'create'],
  ['created', 'players'],
  ['ready', 'pairing'],
  ['preview', 'pairing'],
  ['missing', 'results'],
  ['recorded', 'results'],
  ['problems', 'check'],
  ['finished', 'standings'],
] as const satisfies readonly (readonly [string, HelpName])[])(
  'from %s the help opens at “%s”',
  (name, topic) => {
    const view = VIEWS[name] as ShownView;
    expect(topicOf({ screen: 'view', view })).toBe(topic);
  },
);

describe.skipIf(skipped)('the help', () => {
  const sidebar = sharedSidebar();

  const heading = () => sidebar.page.getByRole('heading', { level: 1 }).textContent();
  const found = async (): Promise<readonly string[]> => {
    let done = false;
    const checked = violations(sidebar.page).finally(() => (done = true));
    while (!done) await sidebar.pass(20);
    return checked;
  };

  /** By the menu of the line at the top. */
  const opens = async (): Promise<void> => {
    await sidebar.page.locator('#menu > summary').click();
    await sidebar.page.locator('#help-button').click();
  };

  test('opens from where the person is, by the keyboard too; Esc leads back', async () => {
    const { page } = sidebar;
    await sidebar.open([answer(VIEWS['missing']!), texts()]);
    await page.locator('#top:not([hidden])').waitFor();
    const before = await heading();
    await page.locator('#menu > summary').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Help', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(heading).toBe('Results');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.locator('button.primary').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Pair a round' }).click();
    await expect.poll(heading).toBe('Pair a round');
    await page.keyboard.press('Escape');
    expect(await heading()).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(sidebar.requests.map(({ ask }) => String(ask))).toEqual(['state', 'help']);
    expect(sidebar.remote).toEqual([]);
  });

  test('leaves a form as it was filled in', async () => {
    const { page } = sidebar;
    await sidebar.open([answer(VIEWS['create']!), texts()]);
    await page.getByLabel('Name of the tournament').fill('Spring <i>Cup</i>');
    await opens();
    await expect.poll(heading).toBe('Begin');
    await page.getByRole('button', { name: 'Close the help', exact: true }).click();
    expect(await page.getByLabel('Name of the tournament').inputValue()).toBe('Spring <i>Cup</i>');
  });

  test('is what the menu entry opens', async () => {
    await sidebar.open([answer(VIEWS['finished']!), texts()], { opening: 'help' });
    await expect.poll(heading).toBe('Standings and prizes');
  });

  test('links to the documentation where there is one', async () => {
    const { page } = sidebar;
    await sidebar.open([answer(VIEWS['ready']!), texts()]);
    await opens();
    await page.getByText('More in the documentation: docs/round.html').waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.body.dataset['docs'] = 'http://127.0.0.1:1/docs/'));
    await opens();
    const link = page.getByRole('link', { name: 'More in the documentation' });
    expect(await link.getAttribute('href')).toBe('http://127.0.0.1:1/docs/round.html');
    expect(await link.getAttribute('hreflang')).toBe('en');
    await page.getByText('F6 or Ctrl+F6 leads from the grid to the menus, to the panel').waitFor();
  });

  test.each(SHOWN)('every topic fits 300 px and has nothing for axe: %s', async language => {
    const { page } = sidebar;
    await sidebar.open([answer(VIEWS['ready']!, language), texts(language)]);
    await opens();
    for (const { name, heading: title } of helpIn(language).topics) {
      const other = page.getByRole('button', { name: title, exact: true });
      if ((await heading()) !== title) await other.click();
      await expect.poll(heading).toBe(title);
      await takePicture(page, `help-${name}-${language}`);
      expect([name, ...(await overflowing(page))]).toEqual([name]);
      expect([name, ...(await faint(page))]).toEqual([name]);
    }
    expect(await found()).toEqual([]);
  });
});
