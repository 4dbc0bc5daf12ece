import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeReport } from '../../src/simulation/counts/makeReport';
import { play } from '../../src/simulation/play';
import type { SimulationPlan } from '../../src/simulation/event/plan';
import { addTallies, NO_EVENTS, type Tally } from '../../src/simulation/counts/tally';
import { SYSTEM_NAMES } from '../../src/tournament/systems';
import { planOf } from './plans';

const MODEL = { jigo: 0.05, absence: 0.05, late: 0.1, strengthSpread: 60 };
const EVENTS = 6;

describe.each(SYSTEM_NAMES)('%s', system => {
  const plan = planOf({ system, field: 11, model: MODEL });
  const whole = play(plan, 0, EVENTS);
  const single = Array.from({ length: EVENTS }, (_, event) => play(plan, event, 1));

  test('the same seed gives the same numbers, another seed others', () => {
    expect(JSON.stringify(play(plan, 0, EVENTS))).toBe(JSON.stringify(whole));
    expect(play({ ...plan, seed: 'another' }, 0, EVENTS)).not.toEqual(whole);
  });

  test('in any grouping and order', () => {
    const order = fc.shuffledSubarray([...single.keys()], { minLength: EVENTS, maxLength: EVENTS });
    fc.assert(
      fc.property(order, fc.array(fc.nat(EVENTS), { maxLength: 3 }), (events, cuts) => {
        const at = [0, ...[...cuts].sort((a, b) => a - b), EVENTS];
        const parts = at.slice(1).map((end, i) =>
          events
            .slice(at[i], end)
            .map(event => single[event] as Tally)
            .reduce(addTallies, NO_EVENTS),
        );
        expect(JSON.stringify(parts.reduce(addTallies, NO_EVENTS))).toBe(JSON.stringify(whole));
      }),
      { numRuns: 20 },
    );
  });

  test('plan, tally and report are plain data', () => {
    const again = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;
    expect(play(again<SimulationPlan>(plan), 2, 1)).toEqual(single[2]);
    expect(addTallies(again(whole), NO_EVENTS)).toEqual(whole);
    expect(JSON.stringify(again(makeReport(plan, whole)))).toBe(JSON.stringify(makeReport(plan, whole)));
  });
});

test('a tally has whole numbers only', () => {
  const plan = planOf({ system: 'Swiss', field: 12, model: MODEL });
  const numbers = JSON.stringify(play(plan, 0, 4)).match(/-?\d+(\.\d+)?/g) ?? [];
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter(one => !Number.isSafeInteger(Number(one)))).toEqual([]);
});

test('two systems with one seed have the same players absent', () => {
  const games = (system: 'Swiss' | 'McMahon', absence = 0.2) => {
    const plan = planOf({ system, field: 16, rounds: 4, model: { absence } });
    return play(plan, 0, 3).measures.games!.sum;
  };
  expect(games('Swiss')).toBe(games('McMahon'));
  expect(games('Swiss')).toBeLessThan(games('Swiss', 0));
});
