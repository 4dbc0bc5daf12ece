import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { roundsOf } from '../../sidebar/systems';
import { en } from '../../src/text/en';
import { SYSTEM_NAMES } from '../../src/tournament/systems';
import { overflowing, type Reply, sharedSidebar, skipped, takePicture } from './page';
import { answer, VIEWS } from './views';

describe.skipIf(skipped)('the form for a new tournament', () => {
  const sidebar = sharedSidebar();

  async function open(replies: readonly Reply[]) {
    await sidebar.open(replies);
    return sidebar;
  }
  const create = (page: Page) => page.getByRole('button', { name: 'Create the sheets', exact: true });

  test.each(SYSTEM_NAMES)('%s: a sentence, the usual rounds, bars for McMahon alone', async system => {
    const { page, requests } = await open([answer(VIEWS.create), answer(VIEWS.created)]);
    await page.getByLabel('System').selectOption(system);
    const hint = async (field: string) => (await page.locator(`#field-${field}-hint`).textContent()) ?? '';
    expect(await hint('system')).toBe(en[`sidebar.system.${system}`]);
    expect(await hint('rounds')).toBe(en[`sidebar.rounds.${system}`]);
    expect(await page.getByLabel('Handicap').isVisible()).toBe(system !== 'Diagonal');
    expect(await page.getByLabel('Upper bar').isVisible()).toBe(system === 'McMahon');
    await page.getByLabel('Teams').check();
    await takePicture(page, `form-${system}`);
    expect(await overflowing(page)).toEqual([]);
    await create(page).click();
    await expect.poll(() => requests.length).toBe(2);
    const upperBar = system === 'McMahon' ? '3d' : '';
    const tournament = {
      system,
      language: 'en',
      teams: true,
      rounds: roundsOf(system),
      upperBar,
      lowerBar: '',
    };
    expect(requests[1]).toMatchObject({ ask: 'create', tournament });
  });

  test('a number of rounds that somebody typed stays when the system changes', async () => {
    const { page } = await open([answer(VIEWS.create)]);
    await page.getByLabel('Number of rounds').fill('6');
    await page.getByLabel('System').selectOption('Knock-out');
    expect(await page.getByLabel('Number of rounds').inputValue()).toBe('6');
  });

  test('by keyboard: the system by its first letters, teams by the space bar, created by Enter', async () => {
    const { page, requests } = await open([answer(VIEWS.create), answer(VIEWS.created)]);
    await page.getByLabel('System').focus();
    await page.keyboard.type('Rou');
    expect(await page.locator('#field-system-hint').textContent()).toBe('Everybody meets everybody.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByLabel('Number of rounds').press('Enter');
    await expect.poll(() => requests.length).toBe(2);
    expect(requests[1]).toMatchObject({ tournament: { system: 'Round robin', teams: true, rounds: 7 } });
  });
});
