import { beforeEach, describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import type { Request } from '../../src/application/protocol/protocol';
import { LANGUAGES } from '../../src/tournament/languages';
import { addPlayer, column, expectView, pairRound, tournamentBook } from '../application/tournamentBook';
import type { MemoryWorkbook } from '../application/memoryWorkbook';
import { overflowing, sharedSidebar, skipped, type Reply } from './page';
import { answer as viewAnswer, VIEWS } from './views';

/** A paired round of people with clubs; Peters is the twelfth. */
const NAMES = ['Ahn Ada', 'Bauer Lena', 'Cruz Ana', 'Dvořák Tomáš', 'Weber Paul', 'Ito Akira', 'Kask Mari'];
function book(): MemoryWorkbook {
  const made = tournamentBook(0);
  const names = [...NAMES, 'Lefèvre Anne', 'Nowak Jan', 'Okafor Ben', 'Rossi Marco', 'Peters Olaf'];
  names.forEach((name, i) => addPlayer(made, i + 1, name, `${i + 1}k`));
  names.forEach((_, i) => made.type('Wall list', `F${i + 2}`, i % 3 === 0 ? 'Köln' : 'Ulm'));
  pairRound(made);
  return made;
}
const BOOK = book();

describe.skipIf(skipped)('players as a grid', () => {
  const sidebar = sharedSidebar();
  let now: MemoryWorkbook;
  let fails = false;
  const ask = (request: Request): Reply =>
    fails && request.ask === 'change players' ? { error: 'Service error' } : answer(now.workbook, request);
  const heading = () => sidebar.page.locator('h1').textContent();
  const out = () => column(now, 'G', 12);
  const status = () => sidebar.page.locator('#saving').textContent();
  const row = (name: RegExp) => sidebar.page.getByRole('button', { name });
  const saves = () => sidebar.requests.filter(one => one.ask === 'change players').length;

  beforeEach(async () => {
    now = BOOK.copy();
    fails = false;
    await sidebar.open(request => ask(request));
    await sidebar.page.locator('nav .place').first().click();
    await expect.poll(heading).toBe('Round 2: 12 of 12');
  });

  test('somebody withdraws by two presses, and is taken back by one', async () => {
    await row(/^5 Weber/).click();
    await sidebar.page.getByRole('button', { name: 'Withdraws' }).click();
    await expect.poll(heading).toBe('Round 2: 11 of 12');
    await expect.poll(out).toContain('2-');
    expect(out()[4]).toBe('2-');
    await sidebar.page.getByRole('button', { name: /Take back/ }).click();
    await expect.poll(heading).toBe('Round 2: 12 of 12');
    await expect.poll(() => out().join('')).toBe('');
  });

  test('whoever looks for a name that nobody has reads so', async () => {
    const strip = sidebar.page.locator('.players .strip', { hasText: 'Nobody of this name' });
    await sidebar.page.locator('#find-player').fill('qqq');
    await strip.waitFor();
    await sidebar.page.locator('#find-player').fill('peters');
    await strip.waitFor({ state: 'hidden' });
  });

  // N212 of docs/faults.md
  test('nobody moves under a press, though the strip tells of who was pressed; a key shows whom it chooses', async () => {
    const { page } = sidebar;
    await page.setViewportSize({ width: 300, height: 420 });
    const box = (name: RegExp) => page.getByRole('checkbox', { name });
    const places = () =>
      page
        .locator('.players-grid [role=row], .players .strip')
        .evaluateAll(rows => rows.map(row => Math.round(row.getBoundingClientRect().top)));
    const before = await places();
    const strip = before.at(-1) ?? 0;
    // The last row above the strip that can be pressed.
    const last = before.slice(1, -1).findLastIndex(top => top < strip - 20);
    await box(new RegExp(`^${last + 1} .*2$`)).click();
    await expect.poll(status).toBe('');
    await expect.poll(heading).toBe('Round 2: 11 of 12');
    expect(await places()).toEqual(before);
    await page.keyboard.press('End');
    const rows = page.locator('.players-grid .person');
    const chosen = async () => (await rows.nth(11).boundingBox())?.y ?? 0;
    await expect.poll(chosen).toBeLessThan(strip - 20);
    await page.setViewportSize({ width: 300, height: 640 });
  });

  test('or by one press on the box behind the rounds, and a second one brings back', async () => {
    const gone = () => sidebar.page.getByRole('checkbox', { name: /^5 Weber.*Withdraws$/ });
    await gone().click();
    await expect.poll(heading).toBe('Round 2: 11 of 12');
    await expect.poll(() => out()[4]).toBe('2-');
    expect(await gone().getAttribute('aria-checked')).toBe('true');
    await gone().click();
    await expect.poll(heading).toBe('Round 2: 12 of 12');
    await expect.poll(() => out().join('')).toBe('');
  });

  test('or by six keys, from the heading', async () => {
    for (const key of ['/', 'p', 'e', 't', 'Enter', 'x']) await sidebar.page.keyboard.press(key);
    await expect.poll(() => out()[11]).toBe('2-');
    // M says of somebody who is gone that this round is played after all.
    await sidebar.page.keyboard.press('m');
    await expect.poll(() => out()[11]).toBe('3-');
    await sidebar.page.keyboard.press('Control+z');
    await expect.poll(() => out()[11]).toBe('2-');
  });

  test('a club misses a round by one press under the filter', async () => {
    await sidebar.page.getByLabel('Name, club').fill('köln');
    await sidebar.page.getByRole('button', { name: 'Everybody shown: round 3' }).click();
    await expect.poll(() => out().filter(cell => cell === '3')).toHaveLength(4);
    expect(out().filter((_, i) => i % 3 === 0)).toEqual(['3', '3', '3', '3']);
    expect(saves()).toBe(1);
  });

  test('at the door everybody is in by one press, and out by the next; nobody who came is forgotten', async () => {
    await sidebar.page.getByRole('button', { name: 'Check-in' }).click();
    await sidebar.page.getByRole('button', { name: 'Begin the check-in' }).click();
    await expect.poll(() => out().join('')).toBe('?'.repeat(12));
    await row(/^2 Bauer/).click();
    await sidebar.page.locator('.person').nth(1).locator('.box').click();
    await expect.poll(() => out()[1]).toBe('');
    const here = sidebar.page.getByRole('columnheader').getByRole('button', { name: 'Here' });
    await here.click();
    await expect.poll(() => out().join('')).toBe('');
    await here.click();
    await expect.poll(() => out().join('')).toBe('?'.repeat(12));
    await sidebar.page.getByRole('button', { name: /Take back/ }).click();
    await expect.poll(() => out().join('')).toBe('');
  });

  // N132 of docs/faults.md.
  test('one who is awaited does not stand for the check-in: it begins after a question, and one press takes it back', async () => {
    now.type('Wall list', 'G13', '?');
    await sidebar.page.getByRole('button', { name: 'Check-in' }).click();
    await expect.poll(heading).toBe('11 of 12 here');
    const begin = () => sidebar.page.getByRole('button', { name: 'Begin the check-in' });
    await begin().click();
    await sidebar.page.getByText('Marked as here: 11.').waitFor();
    // What the panel looks up by itself leaves the question open.
    await sidebar.pass(30_000);
    await expect.poll(() => sidebar.requests.at(-1)?.ask).toBe('players');
    await sidebar.page.getByRole('button', { name: 'Leave it' }).click();
    await expect.poll(() => sidebar.page.locator('.asked-now').count()).toBe(0);
    expect(out().join('')).toBe('?');
    await begin().click();
    expect(await sidebar.page.locator('button.primary:visible').allTextContents()).toEqual([
      'Begin the check-in',
    ]);
    await begin().first().click();
    await expect.poll(heading).toBe('0 of 12 here');
    expect(out().join('')).toBe('?'.repeat(12));
    expect(await begin().count()).toBe(0);
    await sidebar.page.getByRole('button', { name: /Take back/ }).click();
    await expect.poll(heading).toBe('11 of 12 here');
    await expect.poll(() => out().join('')).toBe('?');
    expect(out()[11]).toBe('?');
  });

  // N133 of docs/faults.md.
  test('the check-in that nobody is awaited at begins by one press and is taken back by one', async () => {
    await sidebar.page.getByRole('button', { name: 'Check-in' }).click();
    await sidebar.page.getByRole('button', { name: 'Begin the check-in' }).click();
    await expect.poll(() => out().join('')).toBe('?'.repeat(12));
    await sidebar.page.getByRole('button', { name: /Take back/ }).click();
    await expect.poll(() => out().join('')).toBe('');
    await expect.poll(heading).toBe('12 of 12 here');
  });

  // N134 of docs/faults.md.
  test.each(LANGUAGES)('in %s the word above the boxes of the check-in is on one line', async language => {
    await sidebar.open(() => viewAnswer(VIEWS.checkIn, language));
    const head = sidebar.page.locator('.heads .head');
    await head.waitFor();
    const lines = await head.evaluate(one => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
    expect(await overflowing(sidebar.page)).toEqual([]);
  });

  test('N158: a rank is on one line, however long the name beside it is', async () => {
    for (const view of [VIEWS.players, VIEWS.playersOfNine]) {
      await sidebar.open(() => viewAnswer(view, 'en'));
      const ranks = sidebar.page.locator('.players-grid .rank');
      await ranks.first().waitFor();
      const lines = await ranks.evaluateAll(all =>
        all.map(one => {
          const words = document.createRange();
          words.selectNodeContents(one);
          return new Set([...words.getClientRects()].map(({ top }) => top)).size;
        }),
      );
      expect(lines.length).toBeGreaterThan(1);
      expect(new Set(lines)).toEqual(new Set([1]));
    }
  });

  test('what is pressed while the sheet writes goes together in the next run', async () => {
    await sidebar.open(request => ask(request), { slow: 'change players' });
    await sidebar.page.locator('nav .place').first().click();
    await expect.poll(heading).toBe('Round 2: 12 of 12');
    for (const no of [1, 2, 3]) await sidebar.page.locator('.person').nth(no).locator('.box').first().click();
    await expect.poll(heading).toBe('Round 2: 9 of 12');
    await expect.poll(status).toBe('saving 3');
    sidebar.answer();
    await expect.poll(() => saves()).toBe(2);
    sidebar.answer();
    await expect.poll(status).toBe('');
    expect(out().slice(0, 5)).toEqual(['', '2', '2', '2', '']);
  });

  test('a run that fails leaves what was pressed, and one press sends it again', async () => {
    fails = true;
    await row(/^2 Bauer/).click();
    await sidebar.page.keyboard.press('m');
    await expect.poll(status).toMatch(/^1 not saved/);
    expect(await heading()).toBe('Round 2: 11 of 12');
    fails = false;
    await sidebar.page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => out()[1]).toBe('2');
    await expect.poll(status).toBe('');
  });

  test('what somebody else has entered stays, and is named', async () => {
    await row(/^2 Bauer/).click();
    now.type('Wall list', 'G3', '4');
    await sidebar.page.keyboard.press('m');
    await expect.poll(() => sidebar.page.locator('main').innerText()).toContain('nothing was overwritten');
    expect(out()[1]).toBe('4');
  });

  test('a key does nothing where nobody is chosen, held or with another key', async () => {
    for (const key of ['x', 'm', 'Alt+x', 'Control+m']) await sidebar.page.keyboard.press(key);
    await row(/^2 Bauer/).click();
    await sidebar.page.keyboard.press('Control+x');
    await sidebar.page.keyboard.down('m');
    await sidebar.page.keyboard.down('m');
    await sidebar.page.keyboard.up('m');
    await expect.poll(() => out().join('')).toBe('2');
    expect(await heading()).toBe('Round 2: 11 of 12');
  });

  test('the second press of a double click on a box or on Take back counts for nothing', async () => {
    await sidebar.page.locator('.person').nth(1).locator('.box').first().dblclick();
    await expect.poll(() => out()[1]).toBe('2');
    await expect.poll(status).toBe('');
    await sidebar.page.getByRole('button', { name: 'Take back' }).dblclick();
    await expect.poll(() => out().join('')).toBe('');
    await expect.poll(status).toBe('');
    expect(await heading()).toBe('Round 2: 12 of 12');
  });

  test('rows keep their places, and nothing is wider than the panel', async () => {
    const place = () => row(/^9 Nowak/).boundingBox();
    await row(/^9 Nowak/).click();
    const before = await place();
    await sidebar.page.keyboard.press('x');
    await expect.poll(() => out()[8]).toBe('2-');
    expect(await place()).toEqual(before);
    for (const width of [300, 360])
      for (const colorScheme of ['light', 'dark'] as const) {
        await sidebar.page.setViewportSize({ width, height: 774 });
        await sidebar.page.emulateMedia({ colorScheme });
        expect(await overflowing(sidebar.page)).toEqual([]);
        if (process.env['PICTURES'])
          await sidebar.page.screenshot({ path: `.build/sidebar/players-${width}-${colorScheme}.png` });
      }
    await sidebar.page.emulateMedia({ colorScheme: 'light' });
    await sidebar.page.setViewportSize({ width: 300, height: 640 });
  });

  describe('of an event with nine rounds', () => {
    const nine = tournamentBook(0, 9);
    NAMES.slice(0, 4).forEach((name, i) => addPlayer(nine, i + 1, name, `${i + 1}k`));
    [
      ['2+!', '3=', '4+'],
      ['1-!', '0-', '0+'],
      ['0+', '1=', '0='],
      ['0=', '', '1-'],
    ].forEach((line, i) =>
      line.forEach((cell, k) => nine.type('Wall list', `${'HIJ'.charAt(k)}${i + 2}`, cell)),
    );
    nine.type('Wall list', 'G5', '2');
    const heads = () => sidebar.page.locator('.heads > :nth-child(n + 3)').allTextContents();
    const past = (no: number) => sidebar.page.locator('.person').nth(no).locator('.past');
    const words = (no: number) => past(no).evaluateAll(cells => cells.map(one => one.getAttribute('title')));
    const earlier = () => sidebar.page.getByRole('button', { name: 'Earlier rounds' });
    const later = () => sidebar.page.getByRole('button', { name: 'Later rounds, 9 in all' });

    beforeEach(async () => {
      now = nine.copy();
      await sidebar.open(request => ask(request));
      await sidebar.page.locator('nav .place').first().click();
      await expect.poll(heading).toBe('Round 4: 4 of 4');
    });

    test('a button goes to the rounds behind, which are told by signs and words and cannot be pressed', async () => {
      expect(await heads()).toEqual(['4', '5', '6', '7', '8', 'X']);
      await earlier().click();
      expect(await heads()).toEqual(['1', '2', '3', '4', '5', 'X']);
      expect(await earlier().evaluate(one => one === document.activeElement)).toBe(true);
      expect(await earlier().getAttribute('aria-disabled')).toBe('true');
      expect(await sidebar.page.locator('#status').textContent()).toBe('Rounds 1 to 5 of 9');
      expect(await Promise.all([0, 1, 2, 3].map(no => past(no).allTextContents()))).toEqual([
        ['+!', '½', '+'],
        ['−!', '0−', '0+'],
        ['0+', '½', '0='],
        ['0=', '·', '−'],
      ]);
      expect(await Promise.all([0, 1, 2, 3].map(words))).toEqual([
        ['Round 1: won by default', 'Round 2: jigo', 'Round 3: won'],
        ['Round 1: lost by default', 'Round 2: absent', 'Round 3: bye'],
        ['Round 1: bye', 'Round 2: jigo', 'Round 3: absent by agreement'],
        ['Round 1: absent by agreement', 'Round 2: not playing', 'Round 3: lost'],
      ]);
      const before = now.snapshot();
      await past(3).nth(1).click();
      for (const key of ['Enter', 'Space']) await sidebar.page.keyboard.press(key);
      await sidebar.page.locator('.strip', { hasText: 'Round 2: not playing' }).waitFor();
      expect(await sidebar.page.locator('[aria-selected="true"]').count()).toBe(1);
      await sidebar.pass(30_000);
      await expect.poll(() => sidebar.requests.at(-1)?.ask).toBe('players');
      expect(saves()).toBe(0);
      expect(now.snapshot()).toEqual(before);
      // What is looked up by itself leaves the rounds where somebody has moved them.
      expect(await heads()).toEqual(['1', '2', '3', '4', '5', 'X']);
    });

    test('keys go to the last round, whose box is pressed and taken back as any other', async () => {
      await row(/^2 Bauer/).click();
      await sidebar.page.keyboard.press('ArrowRight');
      await sidebar.page.keyboard.press('Shift+ArrowRight');
      expect(await heads()).toEqual(['5', '6', '7', '8', '9', 'X']);
      expect(await later().getAttribute('aria-disabled')).toBe('true');
      for (let i = 0; i < 4; i++) await sidebar.page.keyboard.press('ArrowRight');
      const on = () => sidebar.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      expect(await on()).toBe('2 Bauer Lena (2k) plays in round 9');
      await sidebar.page.keyboard.press('Space');
      await expect.poll(() => now.cell('Wall list', 'G3')).toBe('9');
      // Where somebody stands stays the same column, and the press can still be taken back.
      await sidebar.page.keyboard.press('Shift+ArrowLeft');
      expect(await heads()).toEqual(['1', '2', '3', '4', '5', 'X']);
      expect(await on()).toBe('2 Bauer Lena (2k) plays in round 5');
      await sidebar.page.keyboard.press('Shift+ArrowLeft');
      expect(await heads()).toEqual(['1', '2', '3', '4', '5', 'X']);
      await sidebar.page.keyboard.press('Control+z');
      await expect.poll(() => now.cell('Wall list', 'G3')).toBe('');
    });

    test('in the field the same keys choose letters', async () => {
      await sidebar.page.getByLabel('Name, club').fill('bauer');
      await sidebar.page.keyboard.press('Shift+ArrowLeft');
      expect(await heads()).toEqual(['4', '5', '6', '7', '8', 'X']);
    });

    test('under a thumb, at 360 px, three stand beside each other', async () => {
      const browser = await sidebar.page.context().newCDPSession(sidebar.page);
      const touch = (enabled: boolean) => browser.send('Emulation.setTouchEmulationEnabled', { enabled });
      await touch(true);
      await sidebar.page.setViewportSize({ width: 360, height: 640 });
      await sidebar.open(request => ask(request));
      await sidebar.page.locator('nav .place').first().click();
      await expect.poll(heads).toEqual(['4', '5', '6', 'X']);
      const seen: string[][] = [];
      for (const button of [earlier, earlier, later, later, later]) {
        // Playwright would wait for the one that leads nowhere to lead somewhere.
        await button().click({ force: true });
        seen.push((await heads()).slice(0, -1));
        expect(await overflowing(sidebar.page)).toEqual([]);
      }
      expect(seen.map(rounds => rounds.join())).toEqual(['1,2,3', '1,2,3', '4,5,6', '7,8,9', '7,8,9']);
      for (const button of [earlier(), later()]) {
        const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      if (process.env['PICTURES']) {
        await earlier().click();
        await earlier().click();
        await sidebar.page.screenshot({ path: '.build/sidebar/rounds-touch.png' });
      }
      await touch(false);
      await sidebar.page.setViewportSize({ width: 300, height: 640 });
    });

    test.each(LANGUAGES)('in %s all of it has room, and each sign has its words', async language => {
      const view = expectView(nine, { ask: 'players' }, 'players');
      await sidebar.open(() => viewAnswer(view, language));
      await sidebar.page.locator('.players-grid').waitFor();
      await sidebar.page.keyboard.press('Shift+ArrowLeft');
      await expect.poll(() => past(0).count()).toBe(3);
      const said = (await Promise.all([0, 1, 2, 3].map(words))).flat();
      expect(new Set(said.map(one => one?.replace(/[123]/, ''))).size).toBe(9);
      await past(0).first().click();
      for (const width of [300, 360]) {
        await sidebar.page.setViewportSize({ width, height: 640 });
        expect(await overflowing(sidebar.page)).toEqual([]);
        if (process.env['PICTURES'])
          await sidebar.page.screenshot({ path: `.build/sidebar/rounds-${language}-${width}.png` });
      }
      await sidebar.page.setViewportSize({ width: 300, height: 640 });
    });
  });
});
