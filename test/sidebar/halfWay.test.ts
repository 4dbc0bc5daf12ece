import { beforeEach, describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import { makeText } from '../../src/sheet/wording';
import type { MemoryWorkbook } from '../application/memoryWorkbook';
import type { Language } from '../../src/tournament/languages';
import { expectView } from '../application/tournamentBook';
import { memoryWorkbook } from '../application/memoryWorkbook';
import { sharedSidebar, skipped } from './page';

/** A McMahon in a language, with twelve players who were pasted. */
function bookIn(language: Language): MemoryWorkbook {
  const book = memoryWorkbook();
  const rules = { name: 'Cup', system: 'McMahon', teams: false, rounds: 3 } as const;
  const bars = { upperBar: '3d', lowerBar: '', seed: 'a', language } as const;
  expectView(book, { ask: 'create', tournament: { ...rules, ...bars } }, 'created');
  expectView(book, { ask: 'clear examples' }, 'cleared');
  const text = Array.from({ length: 12 }, (_, i) => `Player ${i + 1}\t${i + 1}k`).join('\n');
  const source = { from: 'text', text } as const;
  const { seen } = expectView(book, { ask: 'preview people', source }, 'people');
  expectView(book, { ask: 'write people', source, answers: {}, seen, replace: false }, 'registration');
  return book;
}

describe.skipIf(skipped)('what is half done', () => {
  const sidebar = sharedSidebar();
  let now: MemoryWorkbook;
  let opened = 0;

  /** The panel of one spreadsheet, opened for the first time or again. */
  async function opens(book = `cup ${opened}`): Promise<void> {
    await sidebar.open(request => answer(now.workbook, request), { book });
    await sidebar.page.locator('#top:not([hidden])').waitFor();
  }
  const goesTo = async (place: string): Promise<void> => {
    const heard = await sidebar.heard();
    await sidebar.page.locator(`#top a[data-to="${place}"]`).click();
    await expect.poll(sidebar.heard).toBeGreaterThan(heard);
  };
  const heading = () => sidebar.page.locator('h1').textContent();
  const field = (name: 'line' | 'text') => sidebar.page.locator(`#field-${name}`);

  describe.each([
    ['en', 300],
    ['ja', 360],
  ] as const)('%s, %d px wide', (language, width) => {
    const say = makeText(language);
    const names = () =>
      now
        .values(say('sheet.wallList'))
        .map(row => String(row[1]))
        .filter(name => name !== '');
    beforeEach(async () => {
      now = bookIn(language);
      opened += 1;
      await sidebar.page.setViewportSize({ width, height: 700 });
    });
    const button = (words: string) => sidebar.page.getByRole('button', { name: words, exact: true });
    async function atDesk(): Promise<void> {
      await goesTo('players');
      await button(say('sidebar.register')).click();
      await expect.poll(heading).toBe(say('sidebar.register'));
    }

    test('N193: somebody half typed and a list half pasted stand at the desk again, from elsewhere and after closing', async () => {
      await opens();
      await atDesk();
      await field('line').fill('Kid Karl 30k Kö');
      await field('text').pressSequentially('Neu Nina 5k');
      await goesTo('round 1');
      await atDesk();
      expect([await field('line').inputValue(), await field('text').inputValue()]).toEqual([
        'Kid Karl 30k Kö',
        'Neu Nina 5k',
      ]);
      await opens();
      await atDesk();
      expect(await field('line').inputValue()).toBe('Kid Karl 30k Kö');
      // Of another spreadsheet it is not, and what was put in is no longer half done.
      await opens('another');
      await atDesk();
      expect(await field('line').inputValue()).toBe('');
      await opens();
      await atDesk();
      await field('line').press('Enter');
      await expect.poll(() => names().includes('Kid Karl')).toBe(true);
      await opens();
      await atDesk();
      expect([await field('line').inputValue(), await field('text').inputValue()]).toEqual([
        '',
        'Neu Nina 5k',
      ]);
      await button(say('sidebar.register.look')).click();
      await sidebar.page.locator('button.primary').click();
      await expect.poll(() => names().includes('Neu Nina')).toBe(true);
      await opens();
      await atDesk();
      expect(await field('text').inputValue()).toBe('');
    });

    const blacks = () => sidebar.page.locator('.pairing .pairs:not(.look) .side').allInnerTexts();

    test('N194: what was decided by hand in a preview is there on the way back and after closing, until the round is written', async () => {
      await opens();
      await goesTo('round 1');
      await button(say('sidebar.hand')).click();
      const heard = await sidebar.heard();
      await sidebar.page
        .locator('main button', { hasText: say('sidebar.hand.swap') })
        .first()
        .click();
      await expect.poll(sidebar.heard).toBeGreaterThan(heard);
      await button(say('sidebar.hand.end')).click();
      const decided = await blacks();
      expect(await button(say('sidebar.hand.reset')).count()).toBe(1);
      for (const way of ['elsewhere', 'closing']) {
        if (way === 'closing') await opens();
        else await goesTo('players');
        await goesTo('round 1');
        await expect.poll(() => button(say('sidebar.hand.reset')).count()).toBe(1);
        expect(await blacks()).toEqual(decided);
      }
      // Whoever withdraws meanwhile is not brought back by it.
      await goesTo('players');
      const rows = sidebar.page.locator('.person');
      const first = decided[0] ?? '';
      const at = (await rows.allInnerTexts()).findIndex(row =>
        first.includes(/Player \d+/.exec(row)?.[0] ?? '?'),
      );
      await rows.nth(at).locator('.box').last().click();
      await expect.poll(() => sidebar.page.locator('#saving').textContent()).toBe('');
      await goesTo('round 1');
      await expect.poll(heading).toBe(say('sidebar.preview.heading', { round: 1 }));
      const gone = /Player \d+/.exec(first)?.[0] ?? '';
      expect((await blacks()).filter(name => new RegExp(`${gone}\\b`).test(name))).toEqual([]);
      await goesTo('players');
      await rows.nth(at).locator('.box').last().click();
      await expect.poll(() => sidebar.page.locator('#saving').textContent()).toBe('');
      await goesTo('round 1');
      await button(say('sidebar.preview.write', { round: 1 })).click();
      await expect.poll(heading).toBe(say('sidebar.written.heading', { round: 1 }));
      await button(`↶ ${say('sidebar.written.takeBack', { round: 1 })}`).click();
      await goesTo('round 1');
      await expect.poll(heading).toBe(say('sidebar.preview.heading', { round: 1 }));
      expect(await button(say('sidebar.hand.reset')).count()).toBe(0);
    });
  });
});
