import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REQUESTS as OF_PANEL } from '../../../src/application/protocol/requests';
import { NOT_YET } from './notYet';
import { anyEvent, play } from './play';
import { REQUESTS } from './requests';

/** Random events through the requests of the panel and the hands of a person. `EVENTS=2000` plays as many; `SEED` begins elsewhere. */

const EVENTS = Number(process.env['EVENTS'] ?? 8);
const SEED = Number(process.env['SEED'] ?? 1);

describe('random events', () => {
  test('every request of the protocol is asked, or there is a reason', () => {
    expect(Object.keys(REQUESTS).sort()).toEqual(Object.keys(OF_PANEL).sort());
    for (const entry of Object.values(REQUESTS))
      if ('never' in entry) expect(entry.never.length).toBeGreaterThan(20);
  });

  test(`${EVENTS} events: whatever is done, the sheets are what was done`, () => {
    const asked = new Set<string>();
    fc.assert(
      fc.property(anyEvent, event => {
        try {
          play(event).forEach(what => asked.add(what));
        } catch (error) {
          if (!NOT_YET.some(known => known.test(String((error as Error).message)))) throw error;
        }
      }),
      { numRuns: EVENTS, seed: SEED, includeErrorInReport: true },
    );
    if (EVENTS >= 1000) {
      const wanted = Object.entries(REQUESTS).flatMap(([ask, entry]) => ('step' in entry ? [ask] : []));
      expect(wanted.filter(ask => !asked.has(ask) && !RARE.includes(ask))).toEqual([]);
    }
  });
});

/** Which need another version of the program. */
const RARE = ['take version'];
