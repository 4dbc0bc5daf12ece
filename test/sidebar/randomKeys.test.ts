import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import type { Request } from '../../src/application/protocol/protocol';
import { column, expectConsistent, pairRound, tournamentBook } from '../application/tournamentBook';
import type { MemoryWorkbook } from '../application/memoryWorkbook';
import { sortByName } from './day/sheets';
import { sharedSidebar, skipped, type Reply } from './page';

/** `KEYS=10000`: so many presses on each of the two screens. */
const KEYS = Number(process.env['KEYS'] ?? 250);
/** Presses on one page; the next one begins with no results. */
const EACH = 125;

/** What a press may enter: `b` for Black, `w` for White, `o` for anything else. */
const ENTERS: Readonly<Record<string, string>> = {
  b: 'b',
  w: 'w',
  j: 'o',
  '=': 'o',
  x: 'o',
  'Shift+b': 'w',
  'Shift+w': 'b',
  'Shift+n': 'o',
};
const PLAIN = [...'bwj=xmnqz0123456789./', 'Shift+b', 'Shift+w', 'Shift+n', 'Shift+x', 'Shift+j'];
const MOVES = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp', 'Home', 'End'];
const OTHERS = ['Enter', 'Space', 'Escape', 'Backspace', 'Delete', 'Control+z'];
const HELD = ['Control+b', 'Alt+w', 'Meta+j', 'Control+m', 'Alt+x', 'Control+Backspace'];
/** A key that is held, one of an input method that composes, and one of a keyboard with other letters. */
const MADE = ['held b', 'held w', 'composing b', 'composing x', 'и', 'ц'];
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

/** One screen as somebody sees it. */
interface Seen {
  readonly rows: readonly string[];
  readonly chosen: number;
  /** Where the keyboard is: a button, the field to find by, or neither. */
  readonly on: 'button' | 'field' | 'other';
  readonly asks: boolean;
  readonly opensMore: boolean;
}

const BOOK = tournamentBook(24);
pairRound(BOOK);

describe.skipIf(skipped)('keys by dice', () => {
  const sidebar = sharedSidebar();
  let now: MemoryWorkbook;
  beforeEach(() => {
    now = BOOK.copy();
  });
  const reply = (request: Request): Reply => answer(now.workbook, request);
  const open = async (): Promise<void> => {
    now = BOOK.copy();
    await sidebar.page.setViewportSize({ width: 300, height: 420 });
    await sidebar.open(reply);
    await sidebar.page.locator('#grid').waitFor();
  };

  async function press(key: string): Promise<void> {
    const { page } = sidebar;
    if (key === 'wait') return sidebar.pass(2_000);
    if (key === 'look') return sidebar.pass(10_500);
    if (!MADE.includes(key)) return page.keyboard.press(key);
    await page.evaluate(made => {
      const [how = '', letter = ''] = made.split(' ');
      const isOwn = letter === '';
      const typed = isOwn ? made : letter;
      const code = { и: 'KeyB', ц: 'KeyW' }[typed] ?? `Key${typed.toUpperCase()}`;
      const event = { key: typed, code, repeat: how === 'held', isComposing: how === 'composing' };
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true }),
      );
    }, key);
  }

  const seesResults = (): Promise<Seen> =>
    sidebar.page.evaluate(() => {
      const rows = [...document.querySelectorAll('.game')];
      const pressed = (row: Element) =>
        [...row.querySelectorAll('.name')].map(name => name.getAttribute('aria-pressed') === 'true');
      const at = document.activeElement;
      return {
        rows: rows.map(row => {
          const [black, white] = pressed(row);
          if (row.classList.contains('clash')) return '!';
          if (!row.classList.contains('done')) return '';
          return black === white ? 'o' : black ? 'b' : 'w';
        }),
        chosen: rows.findIndex(row => row.getAttribute('aria-selected') === 'true'),
        on: at instanceof HTMLInputElement ? 'field' : at instanceof HTMLButtonElement ? 'button' : 'other',
        asks: document.getElementById('change') !== null,
        opensMore: document.querySelector('.moreMenu') !== null,
      };
    });

  /** Why a press must not have done this; undefined where it may. */
  function wrongResult(key: string, before: Seen, after: Seen, last: string | undefined): string | undefined {
    const changed = after.rows.flatMap((row, i) => (row === before.rows[i] ? [] : [i]));
    const [row = -1] = changed;
    if (changed.length === 0) return undefined;
    const is = after.rows[row] ?? '';
    if (changed.length > 1) return 'changed two games';
    if (key === 'Control+z') return `${row} ${is}` === last ? undefined : 'took another entry back';
    if (row !== before.chosen) return 'changed a game that was not chosen';
    if (before.on === 'field') return 'acted in the field';
    const letter = { и: 'b', ц: 'w' }[key] ?? key;
    const enters = ENTERS[letter];
    if (enters !== undefined) {
      if (before.rows[row] !== '') return 'replaced a result without a question';
      return is === enters ? undefined : `entered ${is}`;
    }
    if (key === 'Backspace' || key === 'Delete') return is === '' ? undefined : 'entered by Backspace';
    if (key === 'Enter' || key === 'Space') {
      if (before.on !== 'button') return 'entered from no button';
      return before.rows[row] === '' || before.asks || is === '' ? undefined : 'replaced without a question';
    }
    return 'is no key of a result';
  }

  test('no press enters a result that no rule allows', { timeout: 3_600_000 }, async () => {
    let [made, entered] = [0, 0];
    await fc.assert(
      fc.asyncProperty(keys, async pressed => {
        await open();
        let before = await seesResults();
        const entries: string[] = [];
        for (const [i, key] of pressed.entries()) {
          await press(key);
          if (!(await sidebar.page.locator('#grid').count())) break;
          made += 1;
          const after = await seesResults();
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
