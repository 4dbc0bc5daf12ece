import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PreviewGame, View } from '../../src/application/protocol/protocol';
import { type How, overflowing, type Reply, type Sidebar, sharedSidebar, skipped, takePicture } from './page';
import { answer, PREVIEW, unreadable, VIEWS } from './views';

const heading = (page: Page) => page.locator('h1');
const status = (page: Page) => page.getByRole('status');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const focusPanel = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
/** The organiser was in the sheet for a while, comes back to the panel and stays. */
async function comeBack({ page, pass }: Pick<Sidebar, 'page' | 'pass'>): Promise<void> {
  await pass(A_WHILE);
  await focusPanel(page);
  await pass(A_WHILE);
}
/** Milliseconds that are longer than the panel waits for a click, and takes the focus for its own. */
const A_WHILE = 600;

describe.skipIf(skipped)('the sidebar at work', () => {
  const sidebar = sharedSidebar();

  async function open(replies: readonly Reply[], how?: How) {
    await sidebar.open(replies, how);
    return { ...sidebar, asked: () => sidebar.requests.map(({ ask }) => ask) };
  }
  const first = (page: Page) => page.locator('#top:not([hidden])').waitFor();

  test('from ready to written: preview, write, and one press takes the round back', async () => {
    const { page, requests } = await open([answer(VIEWS.ready), answer(PREVIEW), answer(VIEWS.written)]);
    await button(page, 'Preview round 4').click();
    await button(page, 'Write round 4').click();
    await expect.poll(() => heading(page).textContent()).toBe('Round 4 is written');
    expect(await focused(page)).toBe('Round 4 is written');
    expect(requests).toEqual([{ ask: 'state' }, { ask: 'preview' }, { ask: 'write', seen: 'f00d' }]);
    await button(page, '↶ Take back round 4').click();
    await expect.poll(() => requests.length).toBe(4);
    expect(requests[3]).toEqual({ ask: 'undo', action: 'A8' });
  });

  test('warnings of one kind are one, the others behind a click, on any screen', async () => {
    const warned = (no: number) => ({
      severity: 'warning' as const,
      kind: 'opponentNotListed',
      sentence: `Player 1 plays number ${no}, who is not in the list.`,
      mend: '',
      cell: { sheet: 'Wall list', a1: `C${no}` },
    });
    const { page } = await open([
      answer({ view: 'finished', rounds: 10, warnings: [14, 10, 7].map(warned), undo: undefined }),
    ]);
    await page.getByText('number 14').waitFor();
    expect(await page.locator('li.remark').count()).toBe(1);
    expect(await page.getByText('number 10').isVisible()).toBe(false);
    await page.locator('li.remark summary').click();
    await page.getByText('number 10').waitFor();
    await page.getByText('number 7').waitFor();
  });

  test('the same with the keyboard alone, and Esc goes back', async () => {
    const { page, asked } = await open([answer(VIEWS.ready), answer(PREVIEW), answer(VIEWS.ready)]);
    await first(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Preview of round 4');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Round 4 of 5');
    expect(asked().slice(0, 3)).toEqual(['state', 'preview', 'state']);
  });

  test('while it runs: buttons off, said in the live region, time after a second', async () => {
    const { page, pass } = await open([answer(VIEWS.readyFull), 'silence']);
    await button(page, 'Preview round 4').click();
    expect(await status(page).textContent()).toBe('Pairing 48 players…');
    expect(await page.locator('button:not(:disabled)').count()).toBe(0);
    expect(await page.locator('#running').isVisible()).toBe(false);
    await pass(999);
    expect(await page.locator('#running').isVisible()).toBe(false);
    await pass(1);
    expect(await page.locator('#running').isVisible()).toBe(true);
    expect(await page.locator('#elapsed').textContent()).toBe('1 s');
    await pass(41_000);
    expect(await page.locator('#elapsed').textContent()).toBe('42 s');
    expect(await overflowing(page)).toEqual([]);
    await takePicture(page, 'running');
    await open(['silence']);
    await takePicture(page, 'starting');
  });

  test('a second click while it runs asks nothing', async () => {
    const opened = await open([answer(PREVIEW), answer(VIEWS.written)], { slow: 'write' });
    const { page, asked } = opened;
    await button(page, 'Write round 4').dblclick({ force: true });
    await expect.poll(asked).toEqual(['state', 'write']);
    opened.answer();
    await expect.poll(() => heading(page).textContent()).toBe('Round 4 is written');
    expect(asked()).toEqual(['state', 'write']);
  });

  // N242 of docs/faults.md
  test('the parts of an audit follow one another though a button is held while one is answered', async () => {
    const part = (done: number): Reply =>
      answer({
        view: 'audit',
        done,
        rounds: 2,
        parts: [{ title: `Round ${done}: legal`, findings: [] }],
        end: [],
      });
    const opened = await open([part(1), part(2)], { opening: 'audit', slow: 'audit' });
    const { page, asked, pass } = opened;
    await expect.poll(asked).toEqual(['audit']);
    opened.answer();
    await page.getByText('Round 1: legal').waitFor();
    await pass(100);
    await expect.poll(asked).toEqual(['audit', 'audit']);
    const { x = 0, y = 0 } = (await heading(page).boundingBox()) ?? {};
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    const before = await opened.heard();
    opened.answer();
    await expect.poll(opened.heard).toBe(before + 1);
    expect(await page.getByText('Round 2: legal').count()).toBe(0);
    await page.mouse.up();
    await pass(1);
    await page.getByText('Round 2: legal').waitFor();
  });

  test('an error has its cell: Go to D7 asks for it and keeps the list', async () => {
    const { page, requests } = await open([answer(VIEWS.problems), answer(VIEWS.ready)]);
    await button(page, 'Go to Wall list, D7').click();
    await expect.poll(() => status(page).textContent()).toBe('D7 is selected.');
    expect(requests[1]).toEqual({ ask: 'go', to: unreadable.cell });
    expect(await heading(page).textContent()).toBe('Mend the wall list first');
    expect(await page.evaluate(() => (window as unknown as { focusedSheet: number }).focusedSheet)).toBe(1);
  });

  test('looks again when the organiser comes back, and says nothing when nothing changed', async () => {
    const replies = [VIEWS.problems, VIEWS.problems, VIEWS.ready].map(view => answer(view));
    const opened = await open(replies);
    const { page, asked } = opened;
    await first(page);
    await comeBack(opened);
    await expect.poll(asked).toEqual(['state', 'state']);
    expect(await heading(page).textContent()).toBe('Mend the wall list first');
    expect(await status(page).textContent()).toBe('');
    await comeBack(opened);
    await expect.poll(() => heading(page).textContent()).toBe('Round 4 of 5');
  });

  test('what a menu entry has done stays on the screen, although the panel takes the focus', async () => {
    const opened = await open([answer(VIEWS.recorded), answer(VIEWS.ready)], { opening: 'record' });
    const { page, asked, pass } = opened;
    await expect.poll(() => heading(page).textContent()).toBe('Results recorded');
    await focusPanel(page);
    await pass(1_000);
    expect(asked()).toEqual(['state']);
    await comeBack(opened);
    await expect.poll(() => heading(page).textContent()).toBe('Round 4 of 5');
  });

  test('looks again also for whoever was away for a moment only', async () => {
    const { page, asked, pass } = await open([answer(VIEWS.ready), answer(VIEWS.problems)]);
    await first(page);
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await focusPanel(page);
    await pass(A_WHILE);
    await expect.poll(() => heading(page).textContent()).toBe('Mend the wall list first');
    expect(asked()).toEqual(['state', 'state']);
  });

  // N65
  test('a look that comes back when somebody types in the sheet again leaves the keyboard there', async () => {
    for (const isAway of [false, true]) {
      const opened = await open([answer(VIEWS.ready), answer(VIEWS.problems)]);
      const { page } = opened;
      await first(page);
      await page.evaluate(away => {
        (document.activeElement as HTMLElement | null)?.blur();
        document.hasFocus = () => !away;
      }, isAway);
      await comeBack(opened);
      await expect.poll(() => heading(page).textContent()).toBe('Mend the wall list first');
      const held = await page.evaluate(() => document.activeElement?.tagName);
      expect(held).toBe(isAway ? 'BODY' : 'H1');
    }
  });

  // N87
  test('what is drawn while somebody types in the sheet leaves the keyboard there', async () => {
    const fewer = { ...VIEWS.problems, problems: [unreadable] } as View;
    for (const look of [true, false]) {
      const opened = await open([answer(VIEWS.problems), answer(fewer), answer(VIEWS.ready)]);
      const { page } = opened;
      await button(page, 'Check the list').focus();
      await page.evaluate(() => {
        document.hasFocus = () => false;
      });
      if (look) await comeBack(opened);
      else await page.evaluate(() => (document.activeElement as HTMLElement).click());
      await expect.poll(() => page.locator('li.remark').count()).toBe(1);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    }
  });

  test('a click that brings the focus is a click, not a look', async () => {
    const { page, asked, pass } = await open([answer(VIEWS.ready), answer(PREVIEW)]);
    await first(page);
    await pass(A_WHILE);
    await focusPanel(page);
    await button(page, 'Preview round 4').click();
    await expect.poll(() => heading(page).textContent()).toBe('Preview of round 4');
    await pass(A_WHILE);
    expect(asked()).toEqual(['state', 'preview']);
  });

  test('a look does not take a button away while it is being pressed', async () => {
    const opened = await open([answer(VIEWS.ready), answer(VIEWS.problems), answer(PREVIEW)]);
    const { page, asked } = opened;
    await button(page, 'Preview round 4').hover();
    await page.mouse.down();
    await comeBack(opened);
    await expect.poll(() => opened.heard()).toBe(2);
    await page.mouse.up();
    await expect.poll(() => heading(page).textContent()).toBe('Preview of round 4');
    expect(asked()).toEqual(['state', 'state', 'preview']);
  });

  test('a check without a change says so and keeps the focus', async () => {
    const { page } = await open([answer(VIEWS.problems)]);
    await page.locator('footer').getByRole('button', { name: 'Check the list' }).click();
    await expect.poll(() => status(page).textContent()).toBe('Nothing has changed.');
    expect(await focused(page)).toBe('Check the list');
  });

  test('no answer: a sentence and Try again, which asks the same', async () => {
    const { page, asked } = await open([
      answer(VIEWS.ready),
      { error: 'Exceeded maximum execution time' },
      answer(PREVIEW),
    ]);
    await button(page, 'Preview round 4').click();
    await expect.poll(() => heading(page).textContent()).toBe('No answer');
    expect(await page.locator('main details').textContent()).toContain('Exceeded maximum execution time');
    expect(await page.locator('main').textContent()).toContain('several Google accounts');
    await takePicture(page, 'failed');
    await button(page, 'Try again').click();
    await expect.poll(() => heading(page).textContent()).toBe('Preview of round 4');
    expect(asked()).toEqual(['state', 'preview', 'preview']);
  });

  test('no answer to a write: nothing is repeated, the sheet is looked at', async () => {
    const { page, asked } = await open([answer(PREVIEW), { error: '' }, answer(VIEWS.begun)]);
    await button(page, 'Write round 4').click();
    await takePicture(page, 'failedWrite');
    await button(page, 'Round 3').click();
    await expect.poll(() => heading(page).textContent()).toBe('Something was left unfinished');
    expect(asked()).toEqual(['state', 'write', 'round']);
  });

  test('no answer at all, before there are words', async () => {
    const { page } = await open([{ error: 'offline' }, answer(VIEWS.ready)]);
    await button(page, 'Try again').click();
    await expect.poll(() => heading(page).textContent()).toBe('Round 4 of 5');
  });

  test('an answer that is none is a failure', async () => {
    const { page } = await open([{} as Reply]);
    await expect.poll(() => heading(page).textContent()).toBe('No answer');
  });

  test('somebody else writes: Try again asks the same', async () => {
    const { page, requests } = await open([answer(PREVIEW), answer(VIEWS.busy), answer(VIEWS.written)]);
    await button(page, 'Write round 4').click();
    await button(page, 'Try again').click();
    await expect.poll(() => heading(page).textContent()).toBe('Round 4 is written');
    expect(requests[2]).toEqual({ ask: 'write', seen: 'f00d' });
  });

  test('creating a tournament: checked by field, sent as typed', async () => {
    const opened = await open([answer(VIEWS.noWallList), answer(VIEWS.created)]);
    const { page, requests, pass } = opened;
    await button(page, 'Create a tournament').click();
    await page.getByLabel('Number of rounds').fill('0');
    await button(page, 'Create the sheets').click();
    const name = page.getByLabel('Name of the tournament');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('.message').allTextContents()).toHaveLength(2);
    expect(await name.evaluate(one => one === document.activeElement)).toBe(true);
    await takePicture(page, 'formChecked');

    await comeBack(opened);
    await name.fill('  Tallinn Open  ');
    await page.getByLabel('Number of rounds').fill('6');
    await page.keyboard.press('Escape');
    await pass(A_WHILE);
    expect(requests).toHaveLength(1);
    await name.press('Enter');
    await expect.poll(() => heading(page).textContent()).toBe('No players yet');
    const tournament = {
      name: 'Tallinn Open',
      system: 'McMahon',
      teams: false,
      rounds: 6,
      upperBar: '',
      lowerBar: '',
      seed: '',
      handicap: 'none',
      language: 'en',
    };
    expect(requests[1]).toEqual({ ask: 'create', tournament });
  });

  test('the menu entry Create a tournament opens the form', async () => {
    const { page } = await open([answer(VIEWS.ready)], { opening: 'create' });
    await expect.poll(() => heading(page).textContent()).toBe('New tournament');
    await button(page, 'Leave it').click();
    expect(await heading(page).textContent()).toBe('Round 4 of 5');
  });

  test('the menu entry Pair the next round opens the preview', async () => {
    const { page, asked } = await open([answer(PREVIEW)], { opening: 'pair' });
    await first(page);
    expect(asked()).toEqual(['preview']);
  });

  test('300 games scroll under a blue button that stays in sight', async () => {
    const games = Array.from({ length: 300 }, (_, i): PreviewGame => ({
      ...PREVIEW.games[1]!,
      table: i + 1,
    }));
    const { page } = await open([answer({ ...PREVIEW, games })]);
    await first(page);
    expect(await page.locator('.pairs:not(.look) > li').count()).toBe(300);
    await page.keyboard.press('End');
    await expect.poll(() => page.locator('main').evaluate(one => one.scrollTop)).toBeGreaterThan(10_000);
    const fromEnd = () =>
      page.locator('main').evaluate(one => one.scrollHeight - one.clientHeight - one.scrollTop);
    await expect.poll(fromEnd).toBeLessThan(1);
    const [last, footer] = await Promise.all([
      page.locator('.pairs > li').last().boundingBox(),
      page.locator('footer').boundingBox(),
    ]);
    expect(last!.y + last!.height).toBeLessThanOrEqual(footer!.y);
    expect(footer!.y + footer!.height).toBeLessThanOrEqual(640);
  });

  test('why not these two: asked from the form and answered there, the blue button stays', async () => {
    const { page, requests } = await open([answer(PREVIEW), answer(VIEWS.previewWhy)]);
    await page.getByText('Why not these two?').click();
    await button(page, 'Tell me').click();
    expect(await page.locator('#why-hint').textContent()).toBe('Type two players.');
    expect(requests).toHaveLength(1);
    await page.getByLabel('First player').fill(' 1 Ito Haruka ');
    await page.getByLabel('Second player').fill('4');
    await page.getByLabel('Second player').press('Enter');
    await page.locator('.answer').waitFor();
    expect(requests[1]).toEqual({ ask: 'why', seen: 'f00d', first: '1 Ito Haruka', second: '4' });
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('answer');
    expect(await page.getByLabel('First player').inputValue()).toBe('1 Ito Haruka (6d, 3 wins)');
    expect(await page.locator('button.primary').textContent()).toBe('Write round 4');
  });

  test('why this game: asked with the keyboard; the answer stays while the pairing does', async () => {
    const replies = [PREVIEW, VIEWS.previewWhyNot, PREVIEW, { ...PREVIEW, seen: 'beef' }];
    const opened = await open(replies.map(view => answer(view)));
    const { page, requests, asked } = opened;
    await page.getByRole('button', { name: 'Why? Table 2' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.answer').waitFor();
    expect(requests[1]).toEqual({ ask: 'why', seen: 'f00d', first: '3', second: '4' });
    await comeBack(opened);
    await expect.poll(() => opened.heard()).toBe(3);
    expect(asked()).toEqual(['state', 'why', 'preview']);
    expect(await page.locator('.answer').count()).toBe(1);
    await comeBack(opened);
    await expect.poll(() => page.locator('.answer').count()).toBe(0);
  });

  test('the report as a sheet, and back to the preview with Esc', async () => {
    const { page, asked } = await open([answer(PREVIEW), answer(VIEWS.report), answer(PREVIEW)]);
    await page.locator('.more-buttons summary').click();
    await button(page, 'Report as a sheet').click();
    await expect.poll(() => heading(page).textContent()).toBe('The report is written');
    await page.keyboard.press('Escape');
    await expect.poll(() => heading(page).textContent()).toBe('Preview of round 4');
    expect(asked()).toEqual(['state', 'report', 'preview']);
  });

  test('who was typed into the sheet is at the desk on the return to it, and what is half typed stays', async () => {
    const desk = (players: number): View => ({ ...VIEWS.registration, players });
    const opened = await open([VIEWS.ready, desk(0), desk(12)].map(one => answer(one)));
    const { page, asked } = opened;
    await button(page, 'Registration').click();
    await expect.poll(() => heading(page).textContent()).toBe('Registration');
    const line = page.getByLabel('Add: name, rank, club', { exact: true });
    await line.fill('Ito');
    await comeBack(opened);
    await expect.poll(() => button(page, 'Preview round 1').count()).toBe(1);
    expect(await line.inputValue()).toBe('Ito');
    expect(asked()).toEqual(['state', 'registration', 'registration']);
  });

  test('who comes to the desk as something is put around its field is seen to come', async () => {
    const replies = [VIEWS.ready, VIEWS.registration, VIEWS.registration].map(one => answer(one));
    const opened = await open(replies, { slow: 'enter person' });
    const { page, asked, pass } = opened;
    await button(page, 'Registration').click();
    await expect.poll(() => heading(page).textContent()).toBe('Registration');
    await page.getByLabel('Add: name, rank, club', { exact: true }).fill('Ito 3d');
    await page.keyboard.press('Enter');
    await expect.poll(asked).toEqual(['state', 'registration', 'enter person']);
    await pass(A_WHILE);
    opened.answer();
    await expect.poll(() => opened.heard()).toBe(3);
    await focusPanel(page);
    await pass(A_WHILE);
    await expect.poll(asked).toEqual(['state', 'registration', 'enter person', 'registration']);
  });

  // N243 of docs/faults.md
  test('a button of the desk that is held while somebody comes in is pressed all the same', async () => {
    const replies = [VIEWS.ready, VIEWS.registrationLater, VIEWS.registrationFees, VIEWS.checkIn];
    const opened = await open(
      replies.map(view => answer(view)),
      { slow: 'enter person' },
    );
    const { page, asked, pass } = opened;
    await button(page, 'Registration').click();
    await expect.poll(() => heading(page).textContent()).toBe('Registration');
    await page.getByLabel('Add: name, rank, club', { exact: true }).fill('Ito 3d');
    await page.keyboard.press('Enter');
    await expect.poll(asked).toEqual(['state', 'registration', 'enter person']);
    await pass(A_WHILE);
    const { x = 0, y = 0 } = (await button(page, 'Check-in').boundingBox()) ?? {};
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    opened.answer();
    await expect.poll(opened.heard).toBe(3);
    await page.mouse.up();
    await pass(1);
    await expect.poll(asked).toContain('players');
  });

  test('the question at the desk keeps the keyboard while the lists that are kept are read', async () => {
    await sidebar.page.addInitScript(() => {
      const held: string[] = [];
      Object.assign(window, { held });
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLElement) held.push(target.tagName);
      });
    });
    const { page } = await open([answer(VIEWS.registrationLate)]);
    await expect.poll(() => heading(page).textContent()).toBe('Registration');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
    const held = await page.evaluate(() => Reflect.get(window, 'held') as readonly string[]);
    expect(new Set(held)).toEqual(new Set(['BUTTON']));
  });

  test('somebody is put in by keyboard; a list that is pasted is looked at first', async () => {
    const replies = [VIEWS.ready, VIEWS.registration, VIEWS.registration, VIEWS.people];
    const { page, requests } = await open(replies.map(view => answer(view)));
    await button(page, 'Registration').click();
    const line = page.getByLabel('Add: name, rank, club', { exact: true });
    await line.fill(' Ito 3d Köln ');
    await page.keyboard.press('Enter');
    await expect.poll(() => requests.length).toBe(3);
    const person = { from: 'person', person: { name: 'Ito', rank: '3d', club: 'Köln' }, round: '' };
    expect(requests[2]).toEqual({ ask: 'enter person', source: person });
    // What is pasted goes before the line.
    await page.getByLabel(/^Or paste/).fill('Kask Mari\t1k\nTamm Jaan\t2k');
    await button(page, 'See what would be written').click();
    await expect.poll(() => requests.length).toBe(4);
    expect(requests[3]).toEqual({
      ask: 'preview people',
      source: { from: 'text', text: 'Kask Mari\t1k\nTamm Jaan\t2k' },
    });
  });

  test('a game without a table is said by its names', async () => {
    const { page } = await open([answer(VIEWS.missingGames)]);
    await page.getByRole('button', { name: /^(11 )?Ito Haruka.*Black$/ }).click();
    await expect.poll(() => status(page).textContent()).toBe('Ito Haruka wins');
    await page.getByRole('button', { name: /Dupont.*Table 2$/ }).click();
    await expect.poll(() => status(page).textContent()).toBe('Table 2: Dupont wins');
  });

  test('the page says its language', async () => {
    const { page } = await open([{ ...answer(VIEWS.ready), language: 'ko' }]);
    await first(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('ko');
  });
});
