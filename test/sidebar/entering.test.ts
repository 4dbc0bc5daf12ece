import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type {
  EntryAnswer,
  GameOfRound,
  Request,
  ResultsOfRound,
} from '../../src/application/protocol/protocol';
import { LANGUAGES } from '../../src/tournament/languages';
import { type Reply, sharedSidebar, skipped } from './page';
import { answer, FORTY, VIEWS } from './views';

// F10.6 of docs/faults.md

/** A round in a sheet that somebody else may write to as well. */
function table(games: readonly GameOfRound[] = FORTY) {
  let now = [...games];
  const view = (): ResultsOfRound => ({
    ...VIEWS.missingForty,
    games: now,
    known: now.filter(({ result }) => result !== undefined).length,
    total: now.length,
    hasNext: true,
  });
  const put = (black: string, result: GameOfRound['result']): void => {
    now = now.map(game => {
      if (game.black !== black) return game;
      const { result: _result, ...open } = game;
      return result === undefined
        ? { ...open, stands: '??' }
        : { ...open, result, stands: SIGNS[result] ?? '' };
    });
  };
  const reply = (request: Request): Reply => {
    if (request.ask !== 'enter') return answer(view());
    const entries = request.entries.map(({ round, black, white, result, stands }): EntryAnswer => {
      const game = now.find(one => one.black === black);
      const isThere = game?.result === (result === '' ? undefined : result);
      const isClash = !isThere && game?.stands !== stands;
      if (!isThere && !isClash) put(black, result === '' ? undefined : result);
      return { round, black, white, result, entered: isClash ? 'clash' : 'saved' };
    });
    return answer({ view: 'entered', entries, now: view() });
  };
  return { reply, put, games: () => now };
}

const SIGNS: Readonly<Record<string, string>> = {
  '1-0': '+-',
  '0-1': '-+',
  '=': '==',
  '0-1!': '-+!',
  '0-0!': '--!',
};

describe.skipIf(skipped)('results entered in the panel', () => {
  const sidebar = sharedSidebar();
  const heading = (page: Page) => page.locator('h1').textContent();

  async function open(book = table(), how = {}) {
    await sidebar.page.setViewportSize({ width: 300, height: 774 });
    await sidebar.open(book.reply, how);
    await sidebar.page.locator('#grid').waitFor();
    return { ...sidebar, book };
  }
  const name = (page: Page, row: number, side: 'black' | 'white') =>
    page
      .locator('.game')
      .nth(row)
      .locator('.name')
      .nth(side === 'black' ? 0 : 1);
  const saved = (requests: readonly Request[]) => requests.filter(({ ask }) => ask === 'enter');
  const isSaved = (page: Page, count: number) =>
    expect.poll(() => heading(page)).toBe(`Round 3: ${count} of 20`);

  test('the points that a game was won by are said beside it, until another result is pressed', async () => {
    const games = FORTY.map((game, row) =>
      row === 1 ? { ...game, result: '1-0' as const, stands: '+-', points: '12.5' } : game,
    );
    const { page } = await open(table(games));
    const who = () => page.locator('.who').textContent();
    await page.keyboard.press('ArrowDown');
    await expect.poll(who).toMatch(/^1 /);
    expect(await who()).not.toContain('points');
    await page.keyboard.press('ArrowDown');
    await expect.poll(who).toMatch(/^2 .* wins – .*, by 12\.5 points$/);
  });

  test('twenty results are twenty presses, and nothing moves', async () => {
    const { page, book } = await open();
    // Where a font makes the games higher than the window, the last presses scroll them.
    const places = () =>
      page
        .locator('h1, .game')
        .evaluateAll(all =>
          all.map(one => one.getBoundingClientRect().top + (one.closest('.grid')?.scrollTop ?? 0)),
        );
    const before = await places();
    for (let row = 0; row < 20; row++) await name(page, row, row % 3 === 0 ? 'white' : 'black').click();
    await isSaved(page, 20);
    await expect.poll(() => page.locator('#notes').textContent()).toBe('');
    expect(book.games().map(({ result }) => result)).toEqual(
      FORTY.map((_, row) => (row % 3 === 0 ? '0-1' : '1-0')),
    );
    expect(await places()).toEqual(before);
    expect(await page.locator('button.primary').allTextContents()).toEqual(['Pair round 4']);
  });

  test('or thirty-nine keys in the order of the tables, and one to enter the list', async () => {
    const { page, book } = await open();
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    await press('ArrowDown');
    for (let row = 0; row < 20; row++) {
      await press(row % 3 === 0 ? 'w' : 'b');
      if (row < 19) await press('ArrowDown');
    }
    await isSaved(page, 20);
    expect(keys).toBe(40);
    expect(book.games().map(({ result }) => result)).toEqual(
      FORTY.map((_, row) => (row % 3 === 0 ? '0-1' : '1-0')),
    );
  });

  test('one by name: six keys', async () => {
    const { page, book } = await open();
    for (const key of ['/', 'r', 'o', 's', 'Enter', 'w']) await page.keyboard.press(key);
    await isSaved(page, 1);
    expect(book.games()[11]?.result).toBe('0-1');
  });

  // N211 of docs/faults.md
  test('the list stays where somebody moved it: under a press on a row at its edge, and when results are saved', async () => {
    const { page } = await open();
    await page.setViewportSize({ width: 300, height: 560 });
    const top = () => page.locator('#grid').evaluate(grid => grid.scrollTop);
    const move = (to: number) => page.locator('#grid').evaluate((grid, at) => (grid.scrollTop = at), to);
    const pressAt = async (row: number): Promise<void> => {
      const at = await name(page, row, 'black').boundingBox();
      await page.mouse.click((at?.x ?? 0) + 20, (at?.y ?? 0) + (at?.height ?? 0) - 4);
    };
    await move(16);
    // Half of the first row is under the heads.
    await pressAt(0);
    await isSaved(page, 1);
    expect(await top()).toBe(16);
    await name(page, 1, 'black').click();
    await move(90);
    await isSaved(page, 2);
    expect(await top()).toBe(90);
    // A key brings the row into sight that it acts on.
    await page.keyboard.press('ArrowDown');
    await expect.poll(top).toBeLessThan(90);
  });

  test('a double click, a held key and a slow number enter no more than was meant', async () => {
    const { page, pass, book } = await open();
    await name(page, 0, 'black').dblclick();
    await isSaved(page, 1);
    for (const key of ['1', '2']) await page.keyboard.press(key);
    await pass(2_000);
    await page.keyboard.press('0');
    await page.keyboard.press('Control+b');
    await isSaved(page, 1);
    expect(await page.locator('.game[aria-selected=true] .no').textContent()).toBe('12');
    await page.keyboard.down('w');
    await page.keyboard.down('w');
    await page.keyboard.up('w');
    await isSaved(page, 2);
    expect(book.games()[11]?.result).toBe('0-1');
  });

  test('N190: the second press of a double click on any button of a game presses nothing of what stands there then', async () => {
    const { page, book } = await open();
    const button = (words: string | RegExp) => page.locator('#strip button:visible', { hasText: words });
    const chosen = (row: number) => page.locator('.game .no button').nth(row).click();
    const result = (row: number) => expect.poll(() => book.games()[row]?.result);
    await chosen(0);
    await button(/^Black/).dblclick();
    await result(0).toBe('1-0');
    await isSaved(page, 1);
    await button('Take back').dblclick();
    await result(0).toBeUndefined();
    await isSaved(page, 0);
    for (const row of [1, 2]) {
      await name(page, row, 'black').click();
      await isSaved(page, row);
      await name(page, row, 'white').click();
      await button(row === 1 ? /^Change/ : 'Leave it').dblclick();
      await expect.poll(() => page.locator('#change').count()).toBe(0);
      await result(row).toBe(row === 1 ? '0-1' : '1-0');
    }
    // Where it is no button, a double click does what it does everywhere.
    await page.locator('#find').fill('rossi');
    await page.locator('#find').dblclick();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('rossi');
    await isSaved(page, 2);
  });

  test('N215: a button of the strip that is pressed while a result comes back from its run does what it says', async () => {
    const { page, book, answer: comesBack, heard, pass } = await open(table(), { slow: 'enter' });
    await name(page, 0, 'black').click();
    await page.locator('.game .no button').nth(1).click();
    const white = await page.locator('#strip button:visible', { hasText: /^White/ }).boundingBox();
    await page.mouse.move((white?.x ?? 0) + 9, (white?.y ?? 0) + 9);
    await page.mouse.down();
    const before = await heard();
    comesBack();
    await expect.poll(heard).toBeGreaterThan(before);
    await page.mouse.up();
    await pass(1);
    await expect.poll(() => page.locator('.game').nth(1).locator('.sign').textContent()).toBe('…');
    comesBack();
    await expect.poll(() => book.games()[1]?.result).toBe('0-1');
  });

  test('N220: a press whose end is never told keeps no result from being saved', async () => {
    const { page, book, answer: comesBack } = await open(table(), { slow: 'enter' });
    // The right button does not press; its menu, and another window, may hide the end of what does.
    const unended = [
      { down: { button: 2 }, after: '' },
      { down: { button: 0 }, after: 'contextmenu' },
      { down: { button: 0 }, after: 'blur' },
    ];
    for (const [game, { down, after }] of unended.entries()) {
      await name(page, game, 'black').click();
      await page.evaluate(
        ([init, end]) => {
          document.body.dispatchEvent(new PointerEvent('pointerdown', { ...init, bubbles: true }));
          if (end === 'blur') window.dispatchEvent(new Event('blur'));
          else if (end !== '') document.body.dispatchEvent(new Event(end, { bubbles: true }));
        },
        [down, after] as const,
      );
      await expect
        .poll(async () => {
          comesBack();
          return page.locator('#notes').textContent();
        })
        .toBe('');
      expect(book.games()[game]?.result).toBe('1-0');
    }
  });

  test('N216: the second press of a double click leaves the keyboard where the first one put it', async () => {
    const { page } = await open();
    await page.locator('.game .no button').nth(1).click();
    await page.locator('#strip button:visible', { hasText: '⋯' }).dblclick();
    await page.locator('.moreMenu').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('JigoJ');
  });

  test('N218: whoever has gone to Leave it stays there when a result comes back from its run', async () => {
    const { page, answer: comesBack, heard } = await open(table(), { slow: 'enter' });
    await name(page, 0, 'black').click();
    await name(page, 0, 'white').click();
    await page.locator('#change').waitFor();
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Leave it');
    const before = await heard();
    comesBack();
    await expect.poll(heard).toBeGreaterThan(before);
    expect(await focused()).toBe('Leave it');
    await page.keyboard.press('Enter');
    expect(await page.locator('#change').count()).toBe(0);
    await isSaved(page, 1);
  });

  test('N219: the first result of a round that is not published moves no game, and neither does its taking back', async () => {
    const { page, book } = await open();
    const { published: _, ...unpublished } = VIEWS.missingForty;
    const reply = (request: Request): Reply => {
      const found = book.reply(request);
      const asIs = { published: '', again: VIEWS.missingUnpublished.again };
      if (typeof found === 'string' || 'error' in found) return found;
      const { view } = found;
      if (view.view === 'entered') return { ...found, view: { ...view, now: { ...view.now, ...asIs } } };
      return { ...found, view: { ...unpublished, ...view, ...asIs } as ResultsOfRound };
    };
    await sidebar.open(reply);
    await page.getByRole('button', { name: 'Publish round 3' }).waitFor();
    const top = () => page.locator('.game').first().boundingBox();
    const before = await top();
    await name(page, 0, 'black').click();
    await isSaved(page, 1);
    await expect.poll(() => page.locator('.game').first().locator('.sign').textContent()).toBe('1-0');
    expect(await top()).toEqual(before);
    await page.keyboard.press('Control+z');
    await expect.poll(() => book.games()[0]?.result).toBeUndefined();
    await expect.poll(() => page.locator('#notes').textContent()).toBe('');
    expect(await top()).toEqual(before);
    // On the way back the offer is gone where there is a result.
    await name(page, 0, 'white').click();
    await isSaved(page, 1);
    await page.locator('#top a[data-to="players"]').click();
    await page.locator('#top a[data-to="round 3"]').click();
    await isSaved(page, 1);
    expect(await page.getByRole('button', { name: 'Publish round 3' }).count()).toBe(0);
  });

  test('N191: Enter that is held changes nothing that was asked, and enters nothing that was taken back', async () => {
    const { page, book } = await open();
    const hold = async () => {
      for (let times = 0; times < 6; times++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    };
    await name(page, 0, 'black').click();
    await isSaved(page, 1);
    await page.keyboard.press('ArrowRight');
    await hold();
    expect(await page.locator('#change').count()).toBe(1);
    expect(book.games()[0]?.result).toBe('1-0');
    // Pressed once more it is the answer.
    await page.keyboard.press('Enter');
    await expect.poll(() => book.games()[0]?.result).toBe('0-1');
    await page.getByRole('button', { name: '↶ Take back' }).focus();
    await hold();
    await isSaved(page, 0);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('name');
    expect(book.games()[0]?.result).toBeUndefined();
  });

  test.each(['Process', 'Dead', 'Unidentified'])(
    'N192: “%s”, with which an input method or an accent begins, enters nothing whatever key it is',
    async key => {
      const { page, book } = await open();
      await page.keyboard.press('7');
      for (const code of ['KeyB', 'KeyW', 'KeyJ', 'KeyX'])
        await page.evaluate(
          pressed => {
            const event = new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true });
            document.activeElement?.dispatchEvent(event);
          },
          { key, code },
        );
      // The same key with a letter of another script does.
      await page.evaluate(() => {
        const pressed = { key: 'ב', code: 'KeyB', bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed));
      });
      await isSaved(page, 1);
      expect(book.games()[6]?.result).toBe('1-0');
      expect(await page.locator('#change').count()).toBe(0);
    },
  );

  test('a change is asked, and says what stands there; taking back is one press', async () => {
    const { page, book } = await open();
    await name(page, 4, 'black').click();
    await isSaved(page, 1);
    await name(page, 4, 'white').click();
    expect(await page.locator('#strip').textContent()).toContain('It is in as: Lindqvist Åsa wins.');
    expect(await page.locator('button.primary').allTextContents()).toEqual(['Change: Nowak A. wins']);
    await page.keyboard.press('Escape');
    expect(book.games()[4]?.result).toBe('1-0');
    await page.keyboard.press('w');
    await page.keyboard.press('Enter');
    await expect.poll(() => book.games()[4]?.result).toBe('0-1');
    await page.keyboard.press('Control+z');
    await expect.poll(() => book.games()[4]?.result).toBe('1-0');
    await page.getByRole('button', { name: '↶ Take back' }).click();
    await expect.poll(() => book.games()[4]?.result).toBeUndefined();
  });

  test('what is entered while a run goes on goes together with the next one', async () => {
    const opened = await open(table(), { slow: 'enter' });
    const { page, requests, answer: release } = opened;
    for (const row of [0, 1, 2]) await name(page, row, 'black').click();
    expect(await page.locator('#notes').textContent()).toContain('saving 3');
    expect(await page.locator('.game .sign').first().textContent()).toBe('…');
    await expect.poll(() => saved(requests).length).toBe(1);
    release();
    await expect.poll(() => saved(requests).length).toBe(2);
    release();
    await expect.poll(() => page.locator('#notes').textContent()).toBe('');
    expect(saved(requests).map(one => (one.ask === 'enter' ? one.entries.length : 0))).toEqual([1, 2]);
  });

  test('a run that fails loses nothing: it says so, and tries again by a press', async () => {
    const book = table();
    let fails = true;
    const { page } = await open({
      ...book,
      reply: request => (fails && request.ask === 'enter' ? { error: 'offline' } : book.reply(request)),
    });
    await name(page, 0, 'black').click();
    await expect.poll(() => page.locator('#notes').textContent()).toContain('1 not saved');
    expect(await page.locator('.game .sign').first().textContent()).toBe('!');
    fails = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => book.games()[0]?.result).toBe('1-0');
    await expect.poll(() => page.locator('#notes').textContent()).toBe('');
  });

  test('what is not saved is there when the panel is opened again, and leaving asks', async () => {
    const book = table();
    const failing = {
      ...book,
      reply: (request: Request) =>
        request.ask === 'enter' ? ({ error: 'x' } as Reply) : book.reply(request),
    };
    const { page } = await open(failing, { book: 'cup' });
    await name(page, 0, 'black').click();
    await expect.poll(() => page.locator('#notes').textContent()).toContain('1 not saved');
    const asked = page.waitForEvent('dialog');
    const leaving = page.goto('about:blank');
    await (await asked).accept();
    await leaving;
    await open(book, { book: 'another' });
    expect(book.games()[0]?.result).toBeUndefined();
    await open(book, { book: 'cup' });
    await expect.poll(() => book.games()[0]?.result).toBe('1-0');
  });

  test('two at once: the same is no matter, a different one is settled by one press', async () => {
    const { page, book } = await open();
    book.put(FORTY[0]!.black, '1-0');
    book.put(FORTY[1]!.black, '0-1');
    await name(page, 1, 'black').click();
    await expect.poll(() => page.locator('#notes').textContent()).toContain('1 to settle');
    await name(page, 0, 'black').click();
    expect(await page.locator('#strip').textContent()).toContain('Hashimoto Kenji (5d) wins');
    await page.locator('.game .no button').nth(1).click();
    expect(book.games()[1]?.result).toBe('0-1');
    expect(await page.locator('#strip').textContent()).toContain(
      'You entered: Van den Berg K. wins. The list says: Lefèvre Antoine wins.',
    );
    await page.locator('#strip').getByRole('button', { name: 'Van den Berg K. wins' }).click();
    await expect.poll(() => book.games()[1]?.result).toBe('1-0');
    await expect.poll(() => page.locator('#notes').textContent()).toBe('');
  });

  test('N36: a game to settle that has no result is counted as open once', async () => {
    const games = FORTY.map((game, row): GameOfRound => {
      const { result: _, ...unplayed } = game;
      if (row === 0) return { ...game, result: '1-0', stands: '+-' };
      return row === 1 ? { ...unplayed, beside: '' } : unplayed;
    });
    const { page } = await open(table(games));
    await isSaved(page, 1);
    expect(await page.locator('#notes').textContent()).toContain('1 to settle');
  });

  test('the panel looks by itself, and the row that is chosen stays', async () => {
    const { page, pass, book } = await open();
    await page.keyboard.press('7');
    book.put(FORTY[0]!.black, '1-0');
    await pass(10_500);
    await isSaved(page, 1);
    expect(await page.locator('.game[aria-selected=true] .no').textContent()).toBe('7');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('7');
  });

  test('all results of the round are cleared after a question, in one run; left, nothing happens', async () => {
    const { page, requests, book } = await open();
    for (const row of [0, 1, 2]) await name(page, row, 'black').click();
    await isSaved(page, 3);
    const asks = async () => {
      await page.locator('#menu > summary').click();
      await page.getByRole('button', { name: 'Clear the results of round 3' }).click();
      expect(await page.locator('main').innerText()).toContain(
        '3 results of round 3 would be emptied; its games stay. It can be undone.',
      );
    };
    await asks();
    await page.getByRole('button', { name: 'Leave them' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Leave them' }).count()).toBe(0);
    await isSaved(page, 3);
    const before = saved(requests).length;
    await asks();
    await page.getByRole('button', { name: 'Clear 3 results' }).click();
    await isSaved(page, 0);
    expect(saved(requests).length).toBe(before + 1);
    expect(book.games().every(({ result }) => result === undefined)).toBe(true);
    expect(await page.getByRole('button', { name: 'Leave them' }).count()).toBe(0);
  });

  test('a row that was scrolled away is shown first, and the next key acts', async () => {
    const { page, book } = await open();
    await page.setViewportSize({ width: 300, height: 400 });
    await page.keyboard.press('ArrowDown');
    await page.locator('#grid').evaluate(grid => grid.scrollTo(0, grid.scrollHeight));
    await page.keyboard.press('b');
    expect(await page.getByRole('status').textContent()).toBe('Table 1 is chosen. Press again.');
    await page.keyboard.press('b');
    await expect.poll(() => book.games()[0]?.result).toBe('1-0');
    await page.setViewportSize({ width: 300, height: 774 });
  });

  test('the longest words of other languages fit, and 24 games are in sight', async () => {
    // Until the first result is in the prints stand above.
    for (const language of ['de', 'ru', 'ja'] as const) {
      await sidebar.open([answer({ ...VIEWS.missingForty, known: 1 }, language)]);
      await sidebar.page.locator('#grid').waitFor();
      const wide = await sidebar.page.evaluate(() => document.documentElement.scrollWidth);
      expect([language, wide]).toEqual([language, 300]);
      const height = await sidebar.page.locator('#grid').evaluate(one => one.clientHeight);
      expect(height).toBeGreaterThanOrEqual(20 + 24 * 24);
    }
  });

  test.each(LANGUAGES)(
    'N159: in %s the field to find a game by says all that may be typed',
    async language => {
      await sidebar.open([answer({ ...VIEWS.missingForty, known: 1 }, language)]);
      const find = sidebar.page.locator('#find');
      await find.waitFor();
      const due = await find.evaluate(one => {
        const field = one as HTMLInputElement;
        const { font, paddingLeft } = getComputedStyle(field);
        const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
        pen.font = font;
        return 1 + Number.parseFloat(paddingLeft) + pen.measureText(field.placeholder).actualBoundingBoxRight;
      });
      const picture = [...(await find.screenshot())];
      // The column of the last point between the edges that has another colour than the ground.
      const last = await sidebar.page.evaluate(async bytes => {
        const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        pen.drawImage(image, 0, 0);
        const [from, wide, high] = [4, image.width - 8, image.height - 8];
        const { data } = pen.getImageData(from, from, wide, high);
        const dark = Array.from({ length: wide * high }, (_, i) => i).filter(i => (data[4 * i] ?? 255) < 200);
        return from + Math.max(...dark.map(i => i % wide)) + 1;
      }, picture);
      expect(Math.abs(last - due)).toBeLessThan(3);
    },
  );
});
