import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import { makeText } from '../../src/sheet/wording';
import { expectConsistent, tournamentBook } from '../application/tournamentBook';
import { sharedSidebar, skipped } from './page';

/** `KEYS=10000`: a fiftieth of them are acts, of which each is a way and what is done there. */
const ACTS = Math.ceil(Number(process.env['KEYS'] ?? 1000) / 50);
/** Acts on one page. */
const EACH = 20;

const PLACES = ['players', 'round 1', 'places'] as const;
/** What may stand in a field: nothing of it is somebody to put in before Enter is pressed. */
const TEXTS = ['Kid Ka', '林 海峰 9', '  <b>x</b> ', '…', '12', 'Player 1'];

const acts = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('line', 'paste'), at: fc.nat({ max: 99 }) }) },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constantFrom('swap', 'reset', 'put in'), at: fc.nat({ max: 99 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ does: fc.constantFrom('go', 'reload', 'wait'), at: fc.nat({ max: 99 }) }),
    },
    { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('write'), at: fc.nat({ max: 99 }) }) },
  ),
  { minLength: EACH, maxLength: EACH },
);

const BOOK = tournamentBook(12);

describe.skipIf(skipped)('what is half done, by dice', () => {
  const sidebar = sharedSidebar();
  const say = makeText('en');
  let now = BOOK.copy();
  let opened = 0;

  const button = (words: string) => sidebar.page.getByRole('button', { name: words, exact: true });
  const heading = () => sidebar.page.locator('h1').textContent();
  const names = () => now.values('Wall list').filter(row => String(row[1] ?? '') !== '').length - 1;
  const line = () => sidebar.page.locator('#field-line');
  const paste = () => sidebar.page.locator('#field-text');

  async function opens(): Promise<void> {
    await sidebar.open(request => answer(now.workbook, request), { book: `dice ${opened}` });
    await sidebar.page.locator('#top:not([hidden])').waitFor();
  }

  async function goesTo(place: (typeof PLACES)[number]): Promise<void> {
    await sidebar.page.mouse.move(1, 1);
    const heard = await sidebar.heard();
    await sidebar.page.locator(`#top a[data-to="${place}"]`).click();
    await expect.poll(sidebar.heard).toBeGreaterThan(heard);
  }

  async function atDesk(): Promise<void> {
    await goesTo('players');
    await button(say('sidebar.register')).click();
    await expect.poll(heading).toBe(say('sidebar.register'));
  }

  async function atPreview(): Promise<void> {
    await goesTo('round 1');
    await expect.poll(heading).toBe(say('sidebar.preview.heading', { round: 1 }));
  }

  /** The sides of the games, and whether something of them was decided by hand. */
  async function pairing(): Promise<readonly string[]> {
    const sides = await sidebar.page.locator('.pairing .pairs:not(.look) .side').allInnerTexts();
    return [...sides, String(await button(say('sidebar.hand.reset')).count())];
  }

  /** What was begun; `pairs` is undefined as soon as somebody else plays. */
  interface Begun {
    readonly line: string;
    readonly paste: string;
    readonly pairs: readonly string[] | undefined;
    readonly byHand: boolean;
    readonly players: number;
  }

  async function swapped(begun: Begun, at: number): Promise<Begun> {
    await atPreview();
    await button(say('sidebar.hand')).click();
    const swaps = sidebar.page.locator('main button', { hasText: say('sidebar.hand.swap') });
    const heard = await sidebar.heard();
    await swaps.nth(at % (await swaps.count())).click();
    await expect.poll(sidebar.heard).toBeGreaterThan(heard);
    await button(say('sidebar.hand.end')).click();
    const pairs = await pairing();
    return { ...begun, pairs, byHand: pairs.at(-1) === '1' };
  }

  async function does(what: string, at: number, begun: Begun): Promise<Begun> {
    const text = TEXTS[at % TEXTS.length] ?? '';
    if (what === 'reload') await opens();
    if (what === 'go') await goesTo(PLACES[at % PLACES.length] ?? 'players');
    if (what === 'wait') await sidebar.pass(11_000);
    if (what === 'swap') return swapped(begun, at);
    if (what === 'reset' && begun.byHand) {
      await atPreview();
      const heard = await sidebar.heard();
      await button(say('sidebar.hand.reset')).click();
      await expect.poll(sidebar.heard).toBeGreaterThan(heard);
      return { ...begun, pairs: undefined, byHand: false };
    }
    if (what === 'write') {
      await atPreview();
      await button(say('sidebar.preview.write', { round: 1 })).click();
      await expect.poll(heading).toBe(say('sidebar.written.heading', { round: 1 }));
      await button(`↶ ${say('sidebar.written.takeBack', { round: 1 })}`).click();
      await expect.poll(heading).toBe(say('sidebar.undone.heading'));
      return { ...begun, pairs: undefined, byHand: false };
    }
    if (!['line', 'paste', 'put in'].includes(what)) return begun;
    await atDesk();
    if (what === 'paste') {
      await paste().fill(text);
      return { ...begun, paste: text };
    }
    const typed = what === 'line' ? text : `Neu Nina${begun.players} 5k`;
    await line().fill(typed);
    if (what === 'line') return { ...begun, line: typed };
    await line().press('Enter');
    await expect.poll(names).toBe(begun.players + 1);
    await expect.poll(() => line().inputValue()).toBe('');
    return { ...begun, line: '', pairs: undefined, players: begun.players + 1 };
  }

  test(
    'whatever is done between, it stands there again, and nothing of it is in the list',
    { timeout: 3_600_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(acts, async drawn => {
          now = BOOK.copy();
          opened += 1;
          await sidebar.page.setViewportSize({ width: 300, height: 700 });
          await opens();
          let begun: Begun = { line: '', paste: '', pairs: undefined, byHand: false, players: 12 };
          for (const [i, { does: what, at }] of drawn.entries()) {
            begun = await does(what, at, begun);
            await atDesk();
            const stands = [await line().inputValue(), await paste().inputValue()];
            expect([i, what, ...stands]).toEqual([i, what, begun.line, begun.paste]);
            await atPreview();
            await expect
              .poll(() => button(say('sidebar.hand.reset')).count(), { message: `${i} ${what}` })
              .toBe(Number(begun.byHand));
            const pairs = await pairing();
            if (begun.pairs) expect([i, what, ...pairs]).toEqual([i, what, ...begun.pairs]);
            begun = { ...begun, pairs };
            expect(names()).toBe(begun.players);
          }
          expect(
            now
              .values('Wall list')
              .flatMap(row => row.slice(7, 12))
              .join(''),
          ).not.toMatch(/[?+=]/);
          expectConsistent(now);
        }),
        { numRuns: Math.ceil(ACTS / EACH), endOnFailure: true },
      );
    },
  );
});
