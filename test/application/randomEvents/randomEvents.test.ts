import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REQUESTS as OF_PANEL } from '../../../src/application/protocol/requests';
import { COVERING } from './covering';
import { NOT_YET } from './notYet';
import { anyEvent, play } from './play';
import { REQUESTS } from './requests';

/** Random events through the requests of the panel and the hands of a person. `EVENTS=2000` plays as many; `SEED` begins elsewhere; `ROUNDS=6` plays longer ones. */

const EVENTS = Number(process.env['EVENTS'] ?? 8);
const SEED = Number(process.env['SEED'] ?? 1);

describe('random events', () => {
  test('every request of the protocol is asked, or there is a reason', () => {
    expect(Object.keys(REQUESTS).sort()).toEqual(Object.keys(OF_PANEL).sort());
    for (const entry of Object.values(REQUESTS))
      if ('never' in entry) expect(entry.never.length).toBeGreaterThan(20);
  });

  test('each of them is played, and whatever a hand types', () => {
    const done = new Set(COVERING.flatMap(event => [...play(event)]));
    const hands = ['setting', 'rank', 'ofRound', 'pastResult', 'asleepFormula'];
    const wanted = Object.entries(REQUESTS).flatMap(([ask, entry]) => ('step' in entry ? [ask] : []));
    expect([...wanted, ...hands].filter(what => !done.has(what))).toEqual([]);
  });

  test(`${EVENTS} events: whatever is done, the sheets are what was done`, () => {
    fc.assert(
      fc.property(anyEvent, event => {
        try {
          play(event);
        } catch (error) {
          if (!NOT_YET.some(known => known.test(String((error as Error).message)))) throw error;
        }
      }),
      { numRuns: EVENTS, seed: SEED, includeErrorInReport: true },
    );
  });
});
