import { describe, expect, test } from 'vitest';
import { play } from '../../src/simulation/play';
import type { Model } from '../../src/simulation/event/plan';
import type { Settings } from '../../src/tournament/settings';
import { SYSTEM_NAMES } from '../../src/tournament/systems';
import { planOf } from './plans';

/** Small fields are where pairing is tight, and odd ones where it has byes. */
const SIZES = [4, 5, 8, 13, 24] as const;
const MODELS: readonly Partial<Model>[] = [
  {},
  { jigo: 0.2, strengthSpread: 100 },
  { absence: 0.05, late: 0.1, jigo: 0.02 },
];
const EVENTS = 3;

describe.each(SYSTEM_NAMES)('%s by dice', system => {
  test.each(SIZES)('%i players: nothing that a referee would object to', field => {
    for (const model of MODELS) {
      const tally = play(planOf({ system, field, model, seed: `soak ${field}` }), 0, EVENTS);
      const { events, faults, failures } = tally;
      expect({ events, faults, failures }).toEqual({ events: EVENTS, faults: {}, failures: {} });
    }
  });
});

const BY_STAGES: Partial<Settings> = {
  stages: [
    { from: 1, to: 3, system: 'Swiss' },
    { from: 4, to: 7, system: 'Knock-out' },
  ],
  qualifiers: 4,
};

test.each<[string, Partial<Settings>]>([
  ['teams', { teams: true }],
  ['handicaps', { handicap: 'rank' }],
  ['stages', BY_STAGES],
  ['forbidden pairs', { forbiddenPairs: [[1, 2], [3, 4]] }], // prettier-ignore
  ['a playoff', { playoffRounds: [5, 6] }],
  ['criteria one after the other', { criteria: 'in order' }],
])('a Swiss with %s', (_, settings) => {
  const stages = settings.stages ? undefined : 4;
  const plan = planOf({ system: 'Swiss', field: 16, settings, rounds: stages, model: { jigo: 0.1 } });
  const tally = play(plan, 0, 6);
  expect({ events: tally.events, faults: tally.faults }).toEqual({ events: 6, faults: {} });
});

test('an event that cannot be paired is not a result: it is counted with its reason', () => {
  const tally = play(planOf({ system: 'Score pairing', field: 4, rounds: 6 }), 0, 3);
  expect(tally).toMatchObject({ events: 0, failures: { onlyRepeatsLeft: { events: 3, first: 0 } } });
});
