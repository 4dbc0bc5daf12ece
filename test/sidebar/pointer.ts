import type { CDPSession } from 'playwright-core';
import type { Sidebar } from './page';

/** How a pointer presses: once, twice, for a while, by a finger, while a run is on its way. */
export const WAYS = ['click', 'click', 'double', 'held', 'tap', 'double tap', 'quick'] as const;
export type Way = (typeof WAYS)[number];

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Meanwhile: the panel looks by itself, time goes by, answers are held back or come, the list is moved. */
export const MEANWHILE = ['look', 'wait', 'hold', 'answer', 'scroll'] as const;

export interface Pointer {
  /** Time that a hand takes, in which what stands there may move: whoever presses sees where it is then. */
  readonly comes: (way: Way) => Promise<void>;
  readonly presses: (way: Way, spot: Spot) => Promise<void>;
  readonly waits: (what: (typeof MEANWHILE)[number], by: number) => Promise<void>;
  /** From now on answers come. */
  readonly letsAnswer: () => void;
}

/** A hand at the panel, whose slow answers come at each act unless they are held back. A finger that comes taps first at `free`, where nothing is pressed. */
export function pointerAt(sidebar: Sidebar, free: string): Pointer {
  let touch: CDPSession | undefined;
  let holds = false;
  const answer = (): void => {
    if (!holds) sidebar.answer();
  };
  async function tap({ x, y }: Spot): Promise<void> {
    touch ??= await sidebar.page.context().newCDPSession(sidebar.page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  const isFinger = (way: Way): boolean => way === 'tap' || way === 'double tap';
  return {
    comes: async way => {
      if (isFinger(way)) {
        await sidebar.pass(500);
        // The browser counts taps at one place by its own clock: one elsewhere begins anew.
        const box = await sidebar.page.locator(free).boundingBox();
        await tap({ x: (box?.x ?? 0) + 2, y: (box?.y ?? 0) + 2 });
      }
      if (way !== 'quick') await sidebar.pass(500);
    },
    presses: async (way, spot) => {
      const { mouse } = sidebar.page;
      const { x, y } = spot;
      if (isFinger(way)) {
        await tap(spot);
        return way === 'double tap' ? tap(spot) : undefined;
      }
      if (way !== 'held') return mouse.click(x, y, { clickCount: way === 'double' ? 2 : 1 });
      await mouse.move(x, y);
      await mouse.down();
      answer();
      await sidebar.pass(1_500);
      await mouse.up();
      await sidebar.pass(1);
    },
    waits: async (what, by) => {
      if (what === 'hold' || what === 'answer') holds = what === 'hold';
      // By the page itself: a wheel rolls on while the next press is on its way.
      if (what === 'scroll')
        await sidebar.page.evaluate(
          pixels => {
            for (let box = document.elementFromPoint(150, 250); box; box = box.parentElement)
              box.scrollBy({ top: pixels, behavior: 'instant' });
          },
          (by % 5) * 60 - 120,
        );
      answer();
      await sidebar.pass(what === 'look' ? 10_500 : 1_000);
    },
    letsAnswer: () => {
      holds = false;
    },
  };
}
