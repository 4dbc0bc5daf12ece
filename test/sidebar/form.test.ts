import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { COMMON_SYSTEMS, roundsOf, type System } from '../../sidebar/systems';
import { en } from '../../src/text/en';
import { SYSTEM_NAMES, SYSTEMS } from '../../src/tournament/systems';
import { overflowing, type Reply, sharedSidebar, skipped, takePicture } from './page';
import { answer, VIEWS } from './views';

const isCommon = (system: System): boolean => (COMMON_SYSTEMS as readonly System[]).includes(system);

describe.skipIf(skipped)('the form for a new tournament', () => {
  const sidebar = sharedSidebar();

  async function open(replies: readonly Reply[]) {
    await sidebar.open(replies);
    return sidebar;
  }
  const create = (page: Page) => page.getByRole('button', { name: 'Create the sheets', exact: true });
  const radio = (page: Page, value: string) => page.locator(`input[type=radio][value="${value}"]`);
  const unfold = (page: Page) => page.locator('#rest > summary').click();
  const choose = async (page: Page, system: System): Promise<void> => {
    await radio(page, isCommon(system) ? system : 'another').check();
    if (!isCommon(system)) await page.getByLabel('System', { exact: true }).selectOption(system);
  };

  test.each(SYSTEM_NAMES)(
    '%s: a sentence, the usual rounds, and what it asks for (D27: seeds or lots)',
    async system => {
      const { page, requests } = await open([answer(VIEWS.create), answer(VIEWS.created)]);
      await choose(page, system);
      const hint = async (field: string) => (await page.locator(`#field-${field}-hint`).textContent()) ?? '';
      expect(await page.getByLabel('System', { exact: true }).isVisible()).toBe(!isCommon(system));
      expect(await hint('system')).toBe(en[`sidebar.system.${system}`]);
      expect(await hint('rounds')).toBe(en[`sidebar.rounds.${system}`]);
      expect(await page.getByLabel('Number of rounds').isVisible()).toBe(system !== 'Round robin');
      expect(await page.getByRole('radio', { name: 'By lot' }).isVisible()).toBe(
        system === 'Knock-out' || system === 'Double elimination',
      );
      await unfold(page);
      expect(await page.getByLabel('Handicap').isVisible()).toBe(system !== 'Diagonal');
      const hasOrder = !['Knock-out', 'Double elimination', 'Diagonal', 'Score pairing'].includes(system);
      expect(await page.getByLabel('Order by points, then').isVisible()).toBe(hasOrder);
      await page.getByLabel('Teams').check();
      await takePicture(page, `form-${system}`);
      expect(await overflowing(page)).toEqual([]);
      await create(page).click();
      await expect.poll(() => requests.length).toBe(2);
      const tournament = { system, language: 'en', teams: true, rounds: roundsOf(system) };
      expect(requests[1]).toMatchObject({ ask: 'create', tournament });
      const { rest } = (requests[1] as { tournament: { rest?: string } }).tournament;
      expect(rest).toBe(SYSTEMS[system].pairs === 'draw' ? 'Draw=seeded' : undefined);
    },
  );

  test('D31: the name has the keyboard, and the summary says what nobody needs to unfold', async () => {
    const { page } = await open([answer(VIEWS.noWallList)]);
    await page.getByRole('button', { name: 'Create a tournament' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-name');
    const summary = () => page.locator('#rest > summary').textContent();
    expect(await summary()).toBe(
      'The rest: as the EGF: direct comparison, SOS without the two lowest; no handicap; English',
    );
    await unfold(page);
    await page.getByLabel('Order by points, then').selectOption({ label: en['sidebar.order.OpenGotha'] });
    await page.getByLabel('Handicap').selectOption('rank');
    await page.getByLabel('Rated by a federation').check();
    expect(await summary()).toBe(
      'The rest: as OpenGotha: SOS, SOSOS; Handicap: By rank; Rated by a federation; English',
    );
    await page.getByLabel('Order by points, then').selectOption('own');
    await page.getByLabel('Tiebreaks in their order').fill('CUSS, SOS');
    await page.getByLabel('Rated by a federation').uncheck();
    expect(await summary()).toBe('The rest: CUSS, SOS; Handicap: By rank; English');
  });

  test.each([
    ['OpenGotha', { order: 'OpenGotha' }],
    // What is typed is a list of tiebreaks, never another setting.
    ['own', { rest: 'Tiebreaks=SOS, Preset, OpenGotha' }],
  ])('D36: tiebreaks as others have them, or as they are typed: %s', async (order, sent) => {
    const { page, requests } = await open([answer(VIEWS.create), answer(VIEWS.created)]);
    await unfold(page);
    await page.getByLabel('Order by points, then').selectOption(order);
    if (order === 'own') await page.getByLabel('Tiebreaks in their order').fill('SOS; Preset=OpenGotha');
    await create(page).click();
    await expect.poll(() => requests.length).toBe(2);
    expect(requests[1]).toMatchObject({ tournament: sent });
  });

  test('a wrong tiebreak is said at its field, which stands open', async () => {
    const wrong = {
      severity: 'error',
      sentence: 'There is no tiebreak “SOX”.',
      mend: '',
      cell: undefined,
    } as const;
    const draft = { ...VIEWS.create.draft, rest: 'Tiebreaks=SOX' };
    const { page } = await open([answer({ view: 'create', problems: [{ ...wrong, field: 'rest' }], draft })]);
    const field = page.getByLabel('Tiebreaks in their order');
    expect(await field.isVisible()).toBe(true);
    expect(await field.inputValue()).toBe('SOX');
    expect(await page.locator('#field-rest-wrong').textContent()).toContain('There is no tiebreak');
  });

  test('a number of rounds that somebody typed stays when the system changes', async () => {
    const { page } = await open([answer(VIEWS.create)]);
    await page.getByLabel('Number of rounds').fill('6');
    await choose(page, 'Knock-out');
    expect(await page.getByLabel('Number of rounds').inputValue()).toBe('6');
  });

  test('by keyboard: the system by arrows, created by Enter', async () => {
    const { page, requests } = await open([answer(VIEWS.create), answer(VIEWS.created)]);
    await radio(page, 'McMahon').focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
    expect(await radio(page, 'Round robin').isChecked()).toBe(true);
    await page.getByLabel('Name of the tournament').press('Enter');
    await expect.poll(() => requests.length).toBe(2);
    expect(requests[1]).toMatchObject({ tournament: { system: 'Round robin', rounds: 7 } });
  });
});
