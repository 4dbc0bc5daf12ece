import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { answer } from '../../src/application/panel/api';
import type { MemoryWorkbook } from '../application/memoryWorkbook';
import {
  changePlayer,
  column,
  expectView,
  pairRound,
  playRound,
  tournamentBook,
} from '../application/tournamentBook';
import { launch, makePage, overflowing, skipped, takePicture, type Sidebar } from './page';

const LIST = 'Wall list';

describe.skipIf(skipped)('the preview of a round, and the round written', () => {
  let browser: Browser;
  let sidebar: Sidebar;
  let book: MemoryWorkbook;
  beforeAll(async () => {
    browser = await launch();
    sidebar = await makePage(browser);
  });
  afterAll(() => browser?.close());

  const page = () => sidebar.page;
  const heading = () => page().locator('h1').textContent();
  const status = () => page().locator('#status').textContent();
  const press = (name: string | RegExp) => page().getByRole('button', { name, exact: true }).first().click();

  async function opens(opened: MemoryWorkbook, round: number): Promise<void> {
    book = opened;
    await sidebar.open(request => answer(book.workbook, request));
    await page().locator('#top:not([hidden])').waitFor();
    await page()
      .getByRole('link', { name: new RegExp(`^Round ${round}, next`) })
      .click();
    await expect.poll(heading).toBe(`Preview of round ${round}`);
  }
  const games = () => expectView(book, { ask: 'preview', without: true }, 'preview').games;
  const pairs = () => games().map(({ numbers }) => [...numbers].sort((a, b) => a - b).join('-'));

  /** Twelve players of two clubs, all of one rank. */
  function ofClubs(): MemoryWorkbook {
    const made = tournamentBook(12);
    for (let no = 1; no <= 12; no++)
      made.type(LIST, `F${no + 1}`, Math.ceil(no / 2) % 2 === 0 ? 'Ulm' : 'Köln');
    for (let no = 1; no <= 12; no++) made.type(LIST, `C${no + 1}`, '1k');
    return made;
  }

  test('Enter writes from the heading; it cannot be done without reading what stops it', async () => {
    await opens(tournamentBook(12), 1);
    expect(await page().evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page().keyboard.press('Enter');
    await expect.poll(heading).toBe('Round 1 is written');
    expect(column(book, 'H', 12).every(cell => String(cell).includes('?'))).toBe(true);
  });

  test('a table or a part of a name leaves its games alone in sight; Enter in the field writes nothing', async () => {
    const made = tournamentBook(40);
    made.type(LIST, 'B8', 'Núñez Ada');
    await opens(made, 1);
    const field = page().getByRole('searchbox', { name: 'Table or name' });
    const inSight = () => page().locator('.pairs:not(.look) > li:visible');
    expect(await inSight().count()).toBe(20);
    await field.fill('nun');
    await expect.poll(() => inSight().count()).toBe(1);
    expect(await inSight().textContent()).toContain('Núñez');
    await takePicture(page(), 'preview-found');
    await field.fill('12');
    await expect.poll(() => inSight().count()).toBe(1);
    expect(await inSight().locator('button.no').textContent()).toBe('12');
    await field.fill('xyz');
    await expect.poll(status).toBe('Nobody of this name plays in this round.');
    await field.press('Enter');
    expect(await heading()).toBe('Preview of round 1');
    await field.fill('');
    await expect.poll(() => inSight().count()).toBe(20);
    expect(await status()).toBe('');
    expect(await overflowing(page())).toEqual([]);
    // In few games the eye finds everybody.
    await opens(tournamentBook(12), 1);
    expect(await field.count()).toBe(0);
  });

  test('clubs are kept apart, or no more, by a press, which says the price and is taken back by another', async () => {
    await opens(ofClubs(), 1);
    const toggle = page().getByRole('button', { name: /^Clubs/ });
    const left = async () => Number(/(\d+) left/.exec((await toggle.textContent()) ?? '')?.[1]);
    expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    const [apart, few] = [pairs(), await left()];
    await toggle.click();
    await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('false');
    const within = await left();
    expect(within).toBeGreaterThan(few);
    await expect.poll(status).toMatch(new RegExp(`^Within a club: ${few} → ${within}\\. Games between`));
    expect(await page().locator('.look .mark').allTextContents()).toContain('⌂');
    await toggle.click();
    await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
    expect(pairs()).toEqual(apart);
  });

  test('pairings that are as good are leafed through by a press each, there and back, and the one seen is written', async () => {
    const made = tournamentBook(8, 5, 'Swiss');
    const settings = made.values('Settings');
    for (const weight of ['seeding', 'draw-ups and draw-downs', 'colours']) {
      const row = settings.findIndex(([name]) => name === `Weight of ${weight}`);
      made.type('Settings', `B${row + 1}`, 'off');
    }
    await opens(made, 1);
    const seen = async () => (await page().locator('.pairing').allTextContents()).join();
    const best = await seen();
    await press('Another equally good one ▸');
    await expect.poll(status).toMatch(/^Pairing 2 of those that are equally good/);
    const second = await seen();
    expect(second).not.toBe(best);
    await press('Another equally good one ▸');
    await expect.poll(status).toMatch(/^Pairing 3 of those/);
    await press('◂ The one before');
    await expect.poll(status).toMatch(/^Pairing 2 of those/);
    expect(await seen()).toBe(second);
    await press('◂ The one before');
    await expect.poll(seen).toBe(best);
    await press('Another equally good one ▸');
    await expect.poll(seen).toBe(second);
    expect(await overflowing(page())).toEqual([]);
    // The keyboard stays where it leafs.
    await page().keyboard.press('Enter');
    await expect.poll(status).toMatch(/^Pairing 3 of those/);
    await press('◂ The one before');
    await expect.poll(seen).toBe(second);
    await press('Write round 1');
    await expect.poll(heading).toBe('Round 1 is written');
    const { undo } = expectView(book, { ask: 'state', undo: true } as const, 'results missing');
    expect(undo?.what).toContain('pairing 2 of those that are equally good');
  });

  test('where no other pairing is as good a press says so, and the games stay', async () => {
    await opens(tournamentBook(8), 1);
    const before = pairs();
    await page().getByRole('button', { name: 'Another equally good one ▸' }).scrollIntoViewIfNeeded();
    const scrolled = () =>
      page()
        .locator('#screen')
        .evaluate(screen => screen.scrollTop);
    const top = await scrolled();
    expect(top).toBeGreaterThan(0);
    await press('Another equally good one ▸');
    await expect.poll(status).toBe('No other pairing is as good; that is proved.');
    expect(
      await page()
        .getByRole('button', { name: /equally good one/ })
        .count(),
    ).toBe(0);
    // Without the button the list is shorter, and stays at its end.
    expect(await scrolled()).toBeGreaterThan(top - 60);
    expect(pairs()).toEqual(before);
  });

  test('club and country stand beside each game where somebody wants them, for the whole visit', async () => {
    const made = ofClubs();
    made.type(LIST, 'F2', 'Schwarzwald-Baar-Heuberg-Donaueschingen');
    await opens(made, 1);
    const toggle = page().getByRole('button', { name: 'Club and country' });
    const shown = () => page().locator('.home:visible').count();
    expect([await toggle.getAttribute('aria-pressed'), await shown()]).toEqual(['false', 0]);
    await toggle.press('Enter');
    expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    const all = await shown();
    expect(all).toBeGreaterThanOrEqual(12);
    expect(await overflowing(page())).toEqual([]);
    const line = page().locator('.pairs:not(.look) > li').first();
    const [game] = games();
    expect(await line.locator('.home').allTextContents()).toEqual(game?.homes);
    await press('Change by hand');
    await expect.poll(heading).toBe('Round 1 by hand');
    expect(await shown()).toBe(12);
    expect(await overflowing(page())).toEqual([]);
    await toggle.press('Enter');
    expect(await shown()).toBe(0);
  });

  test('after the first round a press confirms what it changes: nobody is asked about it again', async () => {
    const made = ofClubs();
    pairRound(made);
    playRound(made, 1);
    await opens(made, 2);
    const toggle = page().getByRole('button', { name: /^Clubs/ });
    for (const pressed of ['false', 'true', 'false']) {
      await toggle.click();
      await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe(pressed);
      expect(await heading()).toBe('Preview of round 2');
    }
    await press('Write round 2');
    await expect.poll(heading).toBe('Round 2 is written');
  });

  test('Let in, for who is awaited, misses the round, or has withdrawn', async () => {
    const made = tournamentBook(12);
    const player = (no: number): string => String(`${no} Player ${no} (`);
    const { people } = expectView(made, { ask: 'players' }, 'players');
    const named = (no: number): string => people.find(one => one.player.startsWith(player(no)))?.player ?? '';
    changePlayer(made, named(3), missed => ({ ...missed, rounds: [1] }));
    changePlayer(made, named(5), missed => ({ ...missed, from: 1 }));
    await opens(made, 1);
    await page().getByText('Left out: 2', { exact: true }).click();
    expect(await page().locator('.fold:not(.warning) li').allInnerTexts()).toEqual([
      expect.stringMatching(/Player 3 .* – misses round 1/),
      expect.stringMatching(/Player 5 .* – withdrew/),
    ]);
    expect(await overflowing(page())).toEqual([]);
    await press(/^Let in: 3 Player 3/);
    await expect.poll(() => column(book, 'G', 5)).toEqual(['', '', '', '', '1-']);
    // Eleven play, so that somebody has the bye beside the one who is left out.
    await page().getByText('Left out: 2', { exact: true }).click();
    await press(/^Let in: 5 Player 5/);
    await expect.poll(() => column(book, 'G', 5)).toEqual(['', '', '', '', '']);
    await expect.poll(() => page().locator('.fold:not(.warning)').count()).toBe(0);
  });

  test('another bye in two presses on the same screen, and back by one', async () => {
    await opens(tournamentBook(11), 1);
    const bye = () => page().locator('.facts.one > span').first().textContent();
    expect(await bye()).toBe('Bye: 11 Player 11 (12k)');
    await press(/^Another: /);
    const list = page().getByRole('group', { name: /^Who has the bye instead/ });
    expect(await list.locator('> ul button').allTextContents()).toEqual(
      [10, 9, 8, 7, 6, 5].map(no => expect.stringMatching(`^${no} Player ${no} `)),
    );
    expect(await overflowing(page())).toEqual([]);
    await list.getByRole('button', { name: /^8 Player 8 / }).click();
    await expect.poll(bye).toBe('Bye: 8 Player 8 (4k)');
    expect(await heading()).toBe('Preview of round 1');
    expect(await page().locator('main').innerText()).toContain('in the best pairing Player 11 (11)');
    await press(/^Take back: Bye: 8 /);
    await expect.poll(bye).toBe('Bye: 11 Player 11 (12k)');
    expect(
      await page()
        .getByRole('button', { name: /^Take back/ })
        .count(),
    ).toBe(0);
    // The last of all stands behind one press more.
    await press(/^Another: /);
    await list.getByText('All others: 4', { exact: true }).click();
    await list.locator('details button').last().press('Enter');
    await expect.poll(bye).toMatch(/^Bye: [123] /);
    await press('Write round 1');
    await expect.poll(heading).toBe('Round 1 is written');
    expect(column(book, 'H', 3).filter(cell => cell === '0+')).toHaveLength(1);
  });

  test('N96: by hand each player stands beside the stone that is his, and the button says his name alone', async () => {
    await opens(tournamentBook(12), 1);
    await press('Change by hand');
    await expect.poll(heading).toBe('Round 1 by hand');
    const seats = async () =>
      await page()
        .locator('.hand .seat')
        .evaluateAll(all =>
          all.map(seat => [
            seat.querySelector('.stone')?.classList.contains('black') === true ? 'black' : 'white',
            seat.querySelector('button')?.textContent,
          ]),
        );
    const due = games().flatMap(({ black, white }) => [
      ['black', black],
      ['white', white],
    ]);
    expect(await seats()).toEqual(due);
    expect(await overflowing(page())).toEqual([]);
    await press(/^Colours: 1$/);
    await expect.poll(seats).toEqual([['black', due[1]?.[1]], ['white', due[0]?.[1]], ...due.slice(2)]);
    await press('Leave unchanged');
    await expect.poll(heading).toBe('Preview of round 1');
  });

  test('Not these two pairs again without them; Why? is answered below the game', async () => {
    const made = tournamentBook(12);
    await opens(made, 1);
    const [first] = pairs();
    await page().getByRole('button', { name: 'Table 1', exact: true }).click();
    await press('Why? Table 1');
    await page().locator('.pairs li:first-child .answer').waitFor();
    expect(await page().locator('.pairs .answer').count()).toBe(1);
    await press('Not these two Table 1');
    await expect.poll(() => page().locator('main').innerText()).toContain('Against the best pairing');
    await press('Leave unchanged');
    await expect.poll(() => page().locator('main').innerText()).not.toContain('Against the best pairing');
    await page().getByRole('button', { name: 'Table 1', exact: true }).click();
    await press('Not these two Table 1');
    await expect.poll(() => page().locator('main').innerText()).toContain('Against the best pairing');
    await press('Write round 1');
    await expect.poll(heading).toBe('Round 1 is written');
    const [one, other] = (first ?? '').split('-').map(Number);
    expect(String(book.cell(LIST, `H${(one ?? 0) + 1}`))).not.toMatch(new RegExp(`^${other}\\?`));
  });

  test('after Write the prints are a press each, one button is blue, and one press takes the round back', async () => {
    await opens(tournamentBook(12), 1);
    await press('Write round 1');
    await expect.poll(heading).toBe('Round 1 is written');
    expect(await page().locator('.button-rows').first().getByRole('button').allTextContents()).toEqual([
      'By table',
      'By name',
      'Slips',
      'All three',
      'Show large',
      'For the website',
    ]);
    expect(await page().locator('button.primary').allTextContents()).toEqual(['Publish round 1']);
    await press('↶ Take back round 1');
    await expect.poll(heading).toBe('Undone');
    expect(column(book, 'H', 12).join('')).toBe('');
  });

  test('published, Enter results is blue, and the prints stand above the results until the first is in', async () => {
    const made = tournamentBook(12);
    pairRound(made);
    book = made;
    await sidebar.open(request => answer(book.workbook, request));
    await expect.poll(heading).toBe('Round 1: 0 of 6');
    await press('Publish round 1');
    await expect.poll(heading).toBe('Round 1 is published');
    expect(await page().locator('button.primary').allTextContents()).toEqual(['Enter results']);
    await press('Enter results');
    await expect.poll(heading).toBe('Round 1: 0 of 6');
    expect(await page().getByRole('button', { name: 'All three' }).count()).toBe(1);
    await page().locator('.game .name').first().click();
    await expect.poll(heading).toBe('Round 1: 1 of 6');
    await expect.poll(() => page().locator('#notes').textContent()).toBe('');
    // They stay where they are under the pointer, and are gone for whoever comes again.
    expect(await page().locator('main .button-rows').count()).toBe(1);
    await page().getByRole('link', { name: 'Players' }).click();
    await expect.poll(heading).toMatch(/^Round 2: /);
    await page()
      .getByRole('link', { name: /^Round 1, / })
      .click();
    await expect.poll(heading).toBe('Round 1: 1 of 6');
    expect(await page().locator('main .button-rows').count()).toBe(0);
    expect(await page().locator('#menu').textContent()).toContain('Print: All three');
  });
});
