import * as fc from 'fast-check';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import { column, expectConsistent, pairRound, tournamentBook } from '../application/tournamentBook';
import { sharedSidebar, skipped } from './page';
import { MEANWHILE, pointerAt, WAYS, type Spot } from './pointer';

/** `KEYS=10000`: so many presses on each of the two screens, of which some are keys; none without it, since how they fall depends on the machine. */
const PRESSES = Number(process.env['KEYS'] ?? 0);
/** Presses on one page; the next one begins with everybody there. */
const EACH = 125;
const PLAYERS = 24;

const KEYS = ['m', 'x', 'Control+z', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Enter', 'Space'];

type Act =
  | {
      readonly by: 'pointer';
      readonly way: (typeof WAYS)[number];
      readonly where: Place;
      readonly at: number;
    }
  | { readonly by: 'key'; readonly key: string }
  | { readonly by: 'other'; readonly what: (typeof MEANWHILE)[number]; readonly at: number };
type Place = 'rows' | 'heads' | 'strip';

const at = fc.nat({ max: 999 });
const where = fc.constantFrom<Place>('rows', 'rows', 'rows', 'strip', 'strip', 'heads');
const acts = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ by: fc.constant('pointer' as const), way: fc.constantFrom(...WAYS), where, at }),
    },
    { weight: 3, arbitrary: fc.record({ by: fc.constant('key' as const), key: fc.constantFrom(...KEYS) }) },
    {
      weight: 2,
      arbitrary: fc.record({ by: fc.constant('other' as const), what: fc.constantFrom(...MEANWHILE), at }),
    },
  ),
  { minLength: EACH, maxLength: EACH },
);

/** A button in sight: a name, a box of a row, all boxes of a column, or one of the strip about who is chosen. */
interface Target extends Spot {
  readonly is: 'name' | 'box' | 'head' | 'chosen' | 'back';
  readonly row: number;
  readonly column: number;
}

const TARGETS: Readonly<Record<Place, string>> = {
  rows: '.person button',
  heads: '.players-grid .heads button',
  strip: '.players .strip button',
};

/** Buttons that a pointer reaches, but for the one that leads to the sheet. */
const targetsIn = (page: Page, place: Place): Promise<readonly Target[]> =>
  page.evaluate(selector => {
    const people = [...document.querySelectorAll('.person')];
    const boxesOf = (row: Element | undefined) => [...(row?.querySelectorAll('.box') ?? [])];
    const chosen = people.findIndex(row => row.getAttribute('aria-selected') === 'true');
    const meaning = (one: Element): Omit<Target, 'x' | 'y'> | undefined => {
      const line = one.closest('.person');
      const row = line ? people.indexOf(line) : chosen;
      if (line && one.classList.contains('who')) return { is: 'name', row, column: -1 };
      if (line) return { is: 'box', row, column: boxesOf(line).indexOf(one) };
      const last = boxesOf(people[0]).length - 1;
      const heads = [...document.querySelectorAll('.players-grid .heads button')];
      if (heads.includes(one)) return { is: 'head', row, column: heads.indexOf(one) };
      if (one.id === 'take-back') return { is: 'back', row, column: -1 };
      const key = one.querySelector('kbd')?.textContent;
      if (key === 'X') return { is: 'chosen', row, column: last };
      return key === 'M' || one.textContent.startsWith('Is ') ? { is: 'chosen', row, column: 0 } : undefined;
    };
    return [...document.querySelectorAll(selector)].flatMap(one => {
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isReached = box.width > 0 && document.elementFromPoint(x, y)?.closest('button') === one;
      const means = isReached ? meaning(one) : undefined;
      return means ? [{ x, y, ...means }] : [];
    });
  }, TARGETS[place]);

/** Who plays, by the boxes of each row, and where the keyboard is. */
interface Seen {
  readonly rows: readonly (readonly boolean[])[];
  readonly chosen: number;
  readonly focused: { readonly row: number; readonly column: number } | 'back' | 'other';
}

const seesPlayers = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const people = [...document.querySelectorAll('.person')];
    const boxes = people.map(row => [...row.querySelectorAll('.box')]);
    const on = document.activeElement;
    const row = people.findIndex(one => one.contains(on));
    return {
      rows: boxes.map(all => all.map(box => box.getAttribute('aria-checked') === 'true')),
      chosen: people.findIndex(one => one.getAttribute('aria-selected') === 'true'),
      focused:
        on?.id === 'take-back'
          ? 'back'
          : row >= 0
            ? { row, column: boxes[row]?.findIndex(box => box === on) ?? -1 }
            : 'other',
    };
  });

const changedIn = (before: Seen, after: Seen): readonly number[] =>
  after.rows.flatMap((row, i) => (row.join() === before.rows[i]?.join() ? [] : [i]));

/** A press that changed something: the rows that it changed, as they were. */
type Pressed = ReadonlyMap<number, string>;

/** Why one press on a box must not have done this; undefined where it may. */
function wrongBox(row: number, column: number, before: Seen, after: Seen): string | undefined {
  const changed = changedIn(before, after);
  if (changed.some(i => i !== row)) return 'changed somebody else';
  return after.rows[row]?.[column] === before.rows[row]?.[column]
    ? 'did not change what was pressed'
    : undefined;
}

function wrongHead(column: number, before: Seen, after: Seen, door: boolean): string | undefined {
  const were = before.rows.map(row => row[column]);
  const due = door ? !were.every(Boolean) : !were.some(Boolean);
  return after.rows.every(row => row[column] === due) ? undefined : `did not make all ${due}`;
}

function wrongBack(before: Seen, after: Seen, last: Pressed | undefined): string | undefined {
  const changed = changedIn(before, after);
  if (!last) return changed.length === 0 ? undefined : 'took back what nobody has pressed';
  if (changed.some(i => !last.has(i))) return 'took back what was not pressed last';
  return [...last].every(([i, row]) => after.rows[i]?.join() === row) ? undefined : 'took not all back';
}

const BOOK = tournamentBook(PLAYERS);
pairRound(BOOK);

describe.skipIf(skipped || PRESSES === 0).each([{ door: false }, { door: true }])(
  'players by dice: %o',
  ({ door }) => {
    const sidebar = sharedSidebar();
    let now = BOOK.copy();
    const pointer = pointerAt(sidebar, '.players .strip');

    async function showGrid(): Promise<void> {
      const { page } = sidebar;
      await sidebar.open(request => answer(now.workbook, request), { slow: 'change players' });
      await page.locator('nav .place').first().click();
      await page.locator('.players-grid').waitFor();
      if (!door) return;
      await page.getByRole('button', { name: 'Check-in' }).click();
      await page.locator('.players-grid.door').waitFor();
    }

    async function open(): Promise<void> {
      now = BOOK.copy();
      pointer.letsAnswer();
      await sidebar.page.setViewportSize({ width: 300, height: 520 });
      await showGrid();
      if (!door) return;
      await sidebar.page.getByRole('button', { name: 'Begin the check-in' }).click();
      await expect.poll(() => column(now, 'G', PLAYERS).join('')).toBe('?'.repeat(PLAYERS));
      await expect.poll(async () => (await seesPlayers(sidebar.page)).rows.flat().some(Boolean)).toBe(false);
    }

    function wrongKey(key: string, before: Seen, after: Seen, last: Pressed | undefined): string | undefined {
      const changed = changedIn(before, after);
      const onButton = (key === 'Enter' || key === 'Space') && before.focused !== 'other';
      if (key === 'Control+z' || (onButton && before.focused === 'back'))
        return changed.length === 0 ? undefined : wrongBack(before, after, last);
      if (changed.length === 0) return undefined;
      if (key !== 'm' && key !== 'x' && key !== 'Enter' && key !== 'Space') return 'changed by another key';
      return changed.join() === String(before.chosen) ? undefined : 'changed who was not chosen';
    }

    interface Done {
      readonly after: Seen;
      readonly isBack: boolean;
      readonly wrong: string | undefined;
    }

    async function does(act: Act, before: Seen, last: Pressed | undefined): Promise<Done> {
      const { page } = sidebar;
      if (act.by === 'other') {
        await pointer.waits(act.what, act.at);
        const after = await seesPlayers(page);
        const wrong = changedIn(before, after).length === 0 ? undefined : 'changed by itself';
        return { after, isBack: false, wrong };
      }
      if (act.by === 'key') {
        const onBack = before.focused === 'back' && ['Enter', 'Space'].includes(act.key);
        const onHead = before.focused === 'other' && ['Enter', 'Space'].includes(act.key);
        // On a button of the strip or of a column a pointer presses.
        if (!onHead) await page.keyboard.press(act.key);
        const after = await seesPlayers(page);
        const isBack = (act.key === 'Control+z' || onBack) && changedIn(before, after).length > 0;
        return { after, isBack, wrong: wrongKey(act.key, before, after, last) };
      }
      await pointer.comes(act.way);
      const targets = await targetsIn(page, act.where);
      const target = targets[act.at % Math.max(1, targets.length)];
      if (target) await pointer.presses(act.way, target);
      const after = await seesPlayers(page);
      return {
        after,
        isBack: target?.is === 'back',
        wrong: target && wrongPress(target, before, after, last),
      };
    }

    function wrongPress(
      { is, row, column }: Target,
      before: Seen,
      after: Seen,
      last: Pressed | undefined,
    ): string | undefined {
      switch (is) {
        case 'name':
          return changedIn(before, after).length === 0 ? undefined : 'changed by a name';
        case 'box':
        case 'chosen':
          return wrongBox(row, column, before, after);
        case 'head':
          return wrongHead(column, before, after, door);
        case 'back':
          return wrongBack(before, after, last);
      }
    }

    async function allIsSaved(): Promise<void> {
      pointer.letsAnswer();
      await expect
        .poll(async () => {
          sidebar.answer();
          await sidebar.pass(1_000);
          return sidebar.page.locator('#saving').textContent();
        })
        .toBe('');
    }

    test(
      'a press of any kind changes what it was pressed on, once, and the list has what is seen',
      { timeout: 3_600_000 },
      async () => {
        let [made, changes] = [0, 0];
        await fc.assert(
          fc.asyncProperty(acts, async drawn => {
            await open();
            let before = await seesPlayers(sidebar.page);
            // The check-in that has begun is one press.
            let pressed: readonly Pressed[] = door ? [new Map(before.rows.map((_, i) => [i, 'true']))] : [];
            for (const [i, act] of drawn.entries()) {
              const { after, isBack, wrong } = await does(act, before, pressed.at(-1));
              expect([i, act, wrong]).toEqual([i, act, undefined]);
              const were = new Map(
                changedIn(before, after).map(row => [row, before.rows[row]?.join() ?? ''] as const),
              );
              if (isBack) pressed = pressed.slice(0, -1);
              else if (were.size > 0) pressed = [...pressed, were];
              made += 1;
              changes += Number(were.size > 0);
              before = after;
            }
            await allIsSaved();
            expectConsistent(now);
            await showGrid();
            expect((await seesPlayers(sidebar.page)).rows).toEqual(before.rows);
          }),
          { numRuns: Math.ceil(PRESSES / EACH), endOnFailure: true },
        );
        expect(changes).toBeGreaterThan(made / 10);
      },
    );
  },
);
