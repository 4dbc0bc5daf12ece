import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser, formulas, openWorkbench, values, type OpenedWorkbench } from '../browser';

describeInBrowser('a spreadsheet in German', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('swiss&locale=de_DE');
  });
  afterAll(async () => open?.close());

  test('passes the self-test, to which the panel itself adds its line', async () => {
    const { page } = open;
    await page.evaluate(() => window.workbench?.menu('Self-test'));
    const verdicts = async () =>
      (await values(page, 'Self-test', 'A1:B70')).filter(
        ([name, verdict]) => name !== '' && verdict === 'pass',
      ).length;
    await expect
      .poll(async () => (await values(page, 'Self-test', 'B1:B1'))[0]?.[0])
      .toBe('everything passes');
    expect(await verdicts()).toBeGreaterThan(40);
    expect((await formulas(page, 'Self-test', 'B1:B1'))[0]?.[0]).toContain(';"everything passes";');
  });

  test('pairs, and nobody complains', async () => {
    const panel = await open.panel();
    await panel.getByRole('button', { name: /^Preview round/ }).click();
    await panel.getByRole('button', { name: /^Write round/ }).click();
    await panel.getByRole('heading', { name: /is written|written/ }).waitFor();
    expect(open.complaints).toEqual([]);
  });
});
