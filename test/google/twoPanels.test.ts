import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer, Request } from '../../src/application/protocol/protocol';
import { loadAddon } from '../application/built';
import { googleBook } from './googleBook';
import { textOfBook, writingActions } from './writingActions';

/** Two people press a button at once. `RUNS=500` is the long mode. */
const RUNS = Number(process.env['RUNS'] ?? 25);

/** What the other one asks while an action runs, in another panel. */
const OTHERS = ['the same', 'an undo of it', 'a look', 'an undo of what was done last'] as const;

test(
  'two panels at once, at any call of any action and undo: what one leaves, or one after the other, and nothing is left begun',
  () => {
    const book = googleBook(loadAddon);
    const { google } = book;
    const script = loadAddon({ ...google.globals })['sidebar'] as unknown as (request: Request) => Answer;
    const { actions } = writingActions(loadAddon);
    const last = (): Request => {
      const view = script({ ask: 'state' }).view;
      return { ask: 'undo', action: ('undo' in view && view.undo?.action) || '0' };
    };
    const asks: Readonly<Record<(typeof OTHERS)[number], (request: Request) => void>> = {
      'the same': request => void script(request),
      'an undo of it': () => void script(last()),
      'a look': () => void script({ ask: 'state' }),
      'an undo of what was done last': () => void script(last()),
    };
    fc.assert(
      fc.property(
        fc.nat(),
        // Evenly: most doubles are next to nothing.
        fc.nat({ max: 999 }).map(one => one / 1000),
        fc.constantFrom(...OTHERS),
        (nth, at, other) => {
          const action = actions[nth % actions.length]!;
          const own = (): void => void book.ask(action.request);
          const beside = (): void => google.elsewhere(() => asks[other](action.request));
          const left = (...turns: readonly (() => void)[]): string => {
            google.setBook(action.start);
            for (const turn of turns) turn();
            return textOfBook(google.book());
          };
          const call = Math.floor(at * action.calls);
          const found = left(() => {
            google.meanwhile(one => {
              if (one === call) beside();
            });
            own();
            google.meanwhile(undefined);
          });
          const what = `${action.name}, at call ${call} ${other}`;
          expect(book.ask({ ask: 'state' }).view, what).not.toBe('begun');
          const may = [left(own), left(beside), left(own, beside), left(beside, own)];
          expect(may.includes(found), what).toBe(true);
        },
      ),
      { numRuns: RUNS },
    );
  },
  Math.max(300_000, RUNS * 10_000),
);
