import * as fc from 'fast-check';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import { column, expectConsistent, pairRound, tournamentBook } from '../application/tournamentBook';
import { sharedSidebar, skipped } from './page';
import { MEANWHILE, pointerAt, WAYS } from './pointer';
import { pressKey, seesResults, wrongResult, type Seen } from './pressed';

/** `KEYS=10000`: so many presses, of which each third is a key; none without it, since how they fall depends on the machine. */
const PRESSES = Number(process.env['KEYS'] ?? 0);
/** Presses on one page; the next one begins with no results. */
const EACH = 125;

const KEYS = ['b', 'w', 'j', 'Shift+b', 'Backspace', 'Control+z', 'Escape', 'ArrowDown', 'Enter', '.', 'n'];

type Act =
  | {
      readonly by: 'pointer';
      readonly way: (typeof WAYS)[number];
      readonly where: 'list' | 'strip';
      readonly at: number;
    }
  | { readonly by: 'key'; readonly key: string }
  | { readonly by: 'other'; readonly what: (typeof MEANWHILE)[number]; readonly at: number };

const at = fc.nat({ max: 999 });
const acts = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        by: fc.constant('pointer' as const),
        way: fc.constantFrom(...WAYS),
        where: fc.constantFrom('list' as const, 'strip' as const),
        at,
      }),
    },
    { weight: 3, arbitrary: fc.record({ by: fc.constant('key' as const), key: fc.constantFrom(...KEYS) }) },
    {
      weight: 2,
      arbitrary: fc.record({ by: fc.constant('other' as const), what: fc.constantFrom(...MEANWHILE), at }),
    },
  ),
  { minLength: EACH, maxLength: EACH },
);

/** A button that is in sight, and what a press on it means. */
interface Target {
  readonly x: number;
  readonly y: number;
  /** A name or a number of a row, or what a button of the strip says. */
  readonly is: 'name' | 'number' | 'enter' | 'change' | 'leave' | 'back' | 'more';
  readonly row: number;
  readonly result: string;
}

/** Buttons of the list or of the strip which a pointer reaches. */
const targetsIn = (page: Page, where: 'list' | 'strip'): Promise<readonly Target[]> =>
  page.evaluate(wanted => {
    const place = wanted === 'list' ? '.game button' : '#strip button';
    const chosen = [...document.querySelectorAll('.game')].findIndex(
      row => row.getAttribute('aria-selected') === 'true',
    );
    const meaning = (one: Element): Pick<Target, 'is' | 'result' | 'row'> | undefined => {
      const line = one.closest('.game');
      const row = line ? [...document.querySelectorAll('.game')].indexOf(line) : chosen;
      const among = one.parentElement ? [...one.parentElement.children].indexOf(one) : -1;
      if (line && one.classList.contains('name')) {
        const isBlack = line.querySelector('.name') === one;
        return { is: 'name', row, result: isBlack ? 'b' : 'w' };
      }
      if (line) return { is: 'number', row, result: '' };
      const text = one.textContent.trim();
      if (one.id === 'change') return { is: 'change', row, result: '' };
      if (text.startsWith('↶')) return { is: 'back', row, result: '' };
      if (text === '⋯') return { is: 'more', row, result: '' };
      if (one.closest('.moreMenu')) {
        const result = ['o', 'w', 'b', 'o', 'o'][among];
        return result === undefined ? undefined : { is: 'enter', row, result };
      }
      if (one.closest('.two')) return { is: 'enter', row, result: among === 0 ? 'b' : 'w' };
      const key = one.querySelector('kbd')?.textContent;
      if (key !== undefined) return { is: 'enter', row, result: { B: 'b', W: 'w' }[key] ?? 'o' };
      return { is: 'leave', row, result: '' };
    };
    return [...document.querySelectorAll(place)].flatMap(one => {
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const what = box.width === 0 || document.elementFromPoint(x, y)?.closest('button') !== one;
      const means = what ? undefined : meaning(one);
      return means ? [{ x, y, ...means }] : [];
    });
  }, where);

/** What was entered so far, and the change that is asked about. */
interface Played {
  readonly entries: readonly number[];
  readonly asked: { readonly row: number; readonly result: string } | undefined;
}

/** Why one press of a pointer must not have done this; undefined where it may. */
function wrongPress(target: Target, before: Seen, after: Seen, played: Played): string | undefined {
  const changed = after.rows.flatMap((row, i) => (row === before.rows[i] ? [] : [i]));
  const [row = -1] = changed;
  const stood = before.rows[target.row] ?? '';
  const is = after.rows[row] ?? '';
  if (changed.length > 1) return 'changed two games';
  if (target.is === 'number' || target.is === 'more' || target.is === 'leave')
    return row < 0 ? undefined : `entered ${is}`;
  if (target.is === 'back' && target.row < 0)
    return row === played.entries.at(-1) ? undefined : 'took another entry back';
  if (row >= 0 && row !== target.row) return 'changed another game';
  if (target.is === 'back') {
    if (row >= 0) return is === '' ? undefined : `entered ${is}`;
    return after.asks && played.entries.at(-1) !== target.row ? undefined : 'one press took nothing back';
  }
  if (target.is === 'change') {
    const due = played.asked?.row === target.row ? played.asked.result : undefined;
    const now = after.rows[target.row];
    return due === undefined || due === now ? undefined : `changed to ${now} instead of ${due}`;
  }
  if (stood === '') return is === target.result && row >= 0 ? undefined : 'did not enter what was pressed';
  if (row >= 0) return 'replaced a result without a question';
  return stood === target.result || stood === 'o' || after.asks ? undefined : 'asked nothing';
}

const BOOK = tournamentBook(24);
pairRound(BOOK);

describe.skipIf(skipped || PRESSES === 0)('pointers by dice', () => {
  const sidebar = sharedSidebar();
  let now = BOOK.copy();
  const pointer = pointerAt(sidebar, '#strip .who');

  async function open(): Promise<void> {
    now = BOOK.copy();
    pointer.letsAnswer();
    await sidebar.page.setViewportSize({ width: 300, height: 520 });
    await sidebar.open(request => answer(now.workbook, request), { slow: 'enter' });
    await sidebar.page.locator('#grid').waitFor();
  }

  /** Each game of the screen as the list has it: both cells, by the numbers of the two. */
  const inTheList = async (): Promise<readonly string[]> => {
    const games = await sidebar.page
      .locator('.game')
      .evaluateAll(rows =>
        rows.map(row =>
          [...row.querySelectorAll('.name')].map(name => Number(/Player (\d+)/.exec(name.textContent)?.[1])),
        ),
      );
    const cells = column(now, 'H', 24).map(String);
    return games.map(([black = 0, white = 0]) => {
      const signs = [black, white].map(no => /[?+=-]/.exec(cells[no - 1] ?? '')?.[0] ?? ' ').join('');
      return { '??': '', '+-': 'b', '-+': 'w' }[signs] ?? 'o';
    });
  };

  async function allIsSaved(): Promise<void> {
    pointer.letsAnswer();
    await expect
      .poll(async () => {
        sidebar.answer();
        await sidebar.pass(1_000);
        return sidebar.page.locator('#notes').textContent();
      })
      .toBe('');
  }

  interface Done {
    readonly after: Seen;
    /** Why it must not have done so. */
    readonly wrong: string | undefined;
    readonly target: Target | undefined;
  }

  async function does(act: Act, before: Seen, played: Played): Promise<Done> {
    const { page } = sidebar;
    if (act.by === 'pointer') await pointer.comes(act.way);
    const targets = act.by === 'pointer' ? await targetsIn(page, act.where) : [];
    const target = act.by === 'pointer' ? targets[act.at % Math.max(1, targets.length)] : undefined;
    if (act.by === 'key') await pressKey(page, act.key);
    if (act.by === 'other') await pointer.waits(act.what, act.at);
    if (act.by === 'pointer' && target) await pointer.presses(act.way, target);
    const after = await seesResults(page);
    const changed = after.rows.flatMap((row, i) => (row === before.rows[i] ? [] : [i]));
    const wrong = (): string | undefined => {
      if (after.rows.length === 0) return 'left the results';
      if (after.rows.includes('!')) return 'made two results of one';
      if (target) return wrongPress(target, before, after, played);
      if (act.by !== 'key') return changed.length === 0 ? undefined : 'changed by itself';
      if (act.key !== 'Control+z') return wrongResult(act.key, before, after, undefined);
      return changed.every(row => row === played.entries.at(-1)) ? undefined : 'took another entry back';
    };
    return { after, wrong: wrong(), target };
  }

  /** What was entered and asked after an act, for the next one. */
  function playedAfter(act: Act, { after, target }: Done, before: Seen, { entries, asked }: Played): Played {
    const row = after.rows.findIndex(
      (one, i) => one !== before.rows[i] || after.words[i] !== before.words[i],
    );
    const isBack = act.by === 'key' ? act.key === 'Control+z' : target?.is === 'back' && target.row < 0;
    const left = row < 0 ? entries : isBack ? entries.slice(0, -1) : [...entries, row];
    if (!after.asks) return { entries: left, asked: undefined };
    if (act.by === 'key') return { entries: left, asked: undefined };
    const isAsked = target && ['name', 'enter', 'back'].includes(target.is);
    return { entries: left, asked: isAsked ? { row: target.row, result: target.result } : asked };
  }

  test(
    'a press of any kind enters what it was pressed on, once, and the list has what is seen',
    { timeout: 3_600_000 },
    async () => {
      let [made, entered, saved] = [0, 0, 0];
      await fc.assert(
        fc.asyncProperty(acts, async drawn => {
          await open();
          let before = await seesResults(sidebar.page);
          let played: Played = { entries: [], asked: undefined };
          for (const [i, act] of drawn.entries()) {
            const done = await does(act, before, played);
            expect([i, act, done.wrong]).toEqual([i, act, undefined]);
            const { after } = done;
            played = playedAfter(act, done, before, played);
            made += 1;
            if (after.rows.join() !== before.rows.join()) entered += 1;
            before = after;
          }
          await allIsSaved();
          expect(await inTheList()).toEqual(before.rows);
          saved += before.rows.filter(one => one !== '').length;
          expectConsistent(now);
        }),
        { numRuns: Math.ceil(PRESSES / EACH), endOnFailure: true },
      );
      expect(entered).toBeGreaterThan(made / 10);
      expect(saved).toBeGreaterThan(0);
    },
  );
});
