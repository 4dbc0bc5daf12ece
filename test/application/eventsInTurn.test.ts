import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventsInTurn, MOST_PLAYED } from '../../src/application/simulation/turns';

const PLANS = fc.array(fc.integer({ min: 2, max: 30_000 }), { minLength: 1, maxLength: 12 });

test('L31 a part is one that is waited for, and the parts are the whole', () => {
  fc.assert(
    fc.property(
      PLANS,
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 9 }),
      (sizes, events, count) => {
        let played = sizes.map(() => 0);
        for (let part = 0; Math.min(...played) < events; part++) {
          const turns = eventsInTurn(
            sizes.map((size, i) => ({ size, played: played[i] as number })),
            count,
            events,
          );
          const cost = turns.reduce((sum, more, i) => sum + more * (sizes[i] as number), 0);
          const all = sizes.reduce((sum, size) => sum + size, 0);
          expect(cost).toBeGreaterThan(0);
          // Small plans play what is asked for; of large ones a part has one event or what fits.
          if (all > MOST_PLAYED)
            expect(turns.filter(more => more > 0).length === 1 || cost <= MOST_PLAYED).toBe(true);
          else expect(turns).toEqual(played.map(one => Math.min(count, events - one)));
          played = played.map((one, i) => one + (turns[i] as number));
          expect(Math.max(...played) - Math.min(...played)).toBeLessThanOrEqual(all > MOST_PLAYED ? 1 : 0);
          expect(part).toBeLessThan(sizes.length * events);
        }
        expect(played).toEqual(sizes.map(() => events));
      },
    ),
  );
});
