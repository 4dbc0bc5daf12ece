import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import type { Request } from '../../src/application/protocol/protocol';
import { column, expectConsistent, pairRound, tournamentBook } from '../application/tournamentBook';
import type { MemoryWorkbook } from '../application/memoryWorkbook';
import { sortByName } from './day/sheets';
import { sharedSidebar, skipped, type Reply } from './page';
import { MADE, pressKey, seesResults, wrongResult, type Seen } from './pressed';

/** `KEYS=10000`: so many presses on each of the two screens. */
const KEYS = Number(process.env['KEYS'] ?? 250);
/** Presses on one page; the next one begins with no results. */
const EACH = 125;

const PLAIN = [...'bwj=xmnqz0123456789./', 'Shift+b', 'Shift+w', 'Shift+n', 'Shift+x', 'Shift+j'];
const MOVES = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp', 'Home', 'End'];
const OTHERS = ['Enter', 'Space', 'Escape', 'Backspace', 'Delete', 'Control+z'];
const HELD = ['Control+b', 'Alt+w', 'Meta+j', 'Control+m', 'Alt+x', 'Control+Backspace'];
const ODD = ['wait', 'look', ...MADE];
const keys = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...PLAIN) },
    { weight: 4, arbitrary: fc.constantFrom(...MOVES) },
    { weight: 2, arbitrary: fc.constantFrom(...OTHERS) },
    { weight: 1, arbitrary: fc.constantFrom(...HELD) },
    { weight: 2, arbitrary: fc.constantFrom(...ODD) },
  ),
  { minLength: EACH, maxLength: EACH },
);

const BOOK = tournamentBook(24);
pairRound(BOOK);

describe.skipIf(skipped)('keys by dice', () => {
  const sidebar = sharedSidebar();
  let now: MemoryWorkbook;
  beforeEach(() => {
    now = BOOK.copy();
  });
  async function press(key: string): Promise<void> {
    if (key === 'wait') return sidebar.pass(2_000);
    if (key === 'look') return sidebar.pass(10_500);
    return pressKey(sidebar.page, key);
  }
  const reply = (request: Request): Reply => answer(now.workbook, request);
  const open = async (): Promise<void> => {
    now = BOOK.copy();
    await sidebar.page.setViewportSize({ width: 300, height: 420 });
    await sidebar.open(reply);
    await sidebar.page.locator('#grid').waitFor();
  };

  test('no press enters a result that no rule allows', { timeout: 3_600_000 }, async () => {
    let [made, entered] = [0, 0];
    await fc.assert(
      fc.asyncProperty(keys, async pressed => {
        await open();
        let before = await seesResults(sidebar.page);
        const entries: string[] = [];
        for (const [i, key] of pressed.entries()) {
          await press(key);
          if (!(await sidebar.page.locator('#grid').count())) break;
          made += 1;
          const after = await seesResults(sidebar.page);
          const wrong = wrongResult(key, before, after, entries.at(-1));
          expect([i, key, wrong]).toEqual([i, key, undefined]);
          const row = after.rows.findIndex((one, at) => one !== before.rows[at]);
          if (row >= 0 && key === 'Control+z') entries.pop();
          else if (row >= 0) entries.push(`${row} ${before.rows[row]}`);
          if (row >= 0) entered += 1;
          before = after;
        }
        await expect.poll(() => sidebar.page.locator('#notes').count()).toBeLessThanOrEqual(1);
        if (await sidebar.page.locator('#grid').count())
          await expect.poll(() => sidebar.page.locator('#notes').textContent()).toBe('');
        expectConsistent(now);
        const cells = column(now, 'H', 24).map(String);
        expect(cells.filter(cell => !/^\d+([?+=]|-)!?(\/[bw])?$/.test(cell))).toEqual([]);
        if (await sidebar.page.locator('#grid').count())
          expect(cells.filter(cell => !cell.includes('?')).length).toBe(
            2 * before.rows.filter(one => one !== '').length,
          );
      }),
      { numRuns: Math.ceil(KEYS / EACH), endOnFailure: true },
    );
    // Most presses came to the list, and many of them entered something.
    expect(made).toBeGreaterThan(KEYS / 2);
    expect(entered).toBeGreaterThan(made / 20);
  });

  const seesPlayers = (): Promise<Seen> =>
    sidebar.page.evaluate(() => {
      const rows = [...document.querySelectorAll('.person')];
      const at = document.activeElement;
      return {
        rows: rows.map(row =>
          [...row.querySelectorAll('.box')].map(box => box.getAttribute('aria-checked') === 'true').join(),
        ),
        words: [],
        chosen: rows.findIndex(row => row.getAttribute('aria-selected') === 'true'),
        on: at instanceof HTMLInputElement ? 'field' : at instanceof HTMLButtonElement ? 'button' : 'other',
        asks: false,
        opensMore: false,
      };
    });

  test('no press changes anybody but who is chosen', { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(keys, async pressed => {
        await open();
        await sidebar.page.locator('nav .place').first().click();
        await sidebar.page.locator('.players-grid').waitFor();
        let before = await seesPlayers();
        for (const [i, key] of pressed.entries()) {
          await press(key);
          if (!(await sidebar.page.locator('.players-grid').count())) break;
          const after = await seesPlayers();
          const changed = after.rows.flatMap((row, at) => (row === before.rows[at] ? [] : [at]));
          const [row = -1] = changed;
          if (row >= 0 && key !== 'Control+z') {
            const onButton = (key === 'Enter' || key === 'Space') && before.on === 'button';
            const may = (['m', 'x', 'Shift+x'].includes(key) || onButton) && before.on !== 'field';
            expect([i, key, changed, may]).toEqual([i, key, [before.chosen], true]);
          }
          before = after;
        }
        if (await sidebar.page.locator('.players-grid').count())
          await expect.poll(() => sidebar.page.locator('#saving').textContent()).toBe('');
        const out = column(now, 'G', 24).map(String);
        expect(out.filter(cell => !/^$|^\d[\d -]*$/.test(cell.replace(/[,;]/g, ' ')))).toEqual([]);
        expectConsistent(now);
      }),
      { numRuns: Math.ceil(KEYS / EACH), endOnFailure: true },
    );
  });

  const results = () => column(now, 'H', 24).map(String);
  const rowOf = (no: number): number =>
    now.values('Wall list').findIndex(([cell]) => Number(cell) === no) + 1;

  test('a list that is sorted between two presses gets the result of the game that was pressed', async () => {
    await open();
    const { page } = sidebar;
    await page.keyboard.press('3');
    const label = (await page.locator('.game[aria-selected=true] .name').first().textContent()) ?? '';
    const no = Number(/Player (\d+)/.exec(label)?.[1]);
    expect(no).toBeGreaterThan(0);
    sortByName(now, 24);
    await page.keyboard.press('b');
    await sidebar.pass(12_000);
    // Either it is in for that game, or nothing is and the panel says what is to be mended.
    const entered = results().filter(cell => cell.includes('+'));
    expect(entered.length).toBeLessThanOrEqual(1);
    if (entered.length === 1) expect(now.cell('Wall list', `H${rowOf(no)}`)).toContain('+');
  });

  test('a game that is gone below the chosen row gets nothing', async () => {
    await open();
    const { page } = sidebar;
    await page.keyboard.press('3');
    const label = (await page.locator('.game[aria-selected=true] .name').first().textContent()) ?? '';
    const no = Number(/Player (\d+)/.exec(label)?.[1]);
    const opponent = Number(/^\d+/.exec(String(now.cell('Wall list', `H${no + 1}`)))?.[0]);
    for (const one of [no, opponent]) now.type('Wall list', `H${one + 1}`, '');
    const before = results();
    await page.keyboard.press('b');
    await sidebar.pass(12_000);
    await expect.poll(() => page.locator('main').innerText()).not.toContain('saving');
    expect(results()).toEqual(before);
    for (const key of ['b', 'w', 'x']) await page.keyboard.press(key);
    await sidebar.pass(12_000);
    expect([no, opponent].map(one => now.cell('Wall list', `H${one + 1}`))).toEqual(['', '']);
  });
});
