import { expect, test } from 'vitest';
import { criteriaInOrder } from '../../src/pairing/criteria/weighedCriteria';
import { faultOf } from '../../src/pairing/optimum/proof';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { pairRound } from '../../src/pairing/swiss/pairRound';
import { playEvent, settingsOf, type Simulated } from './simulatedEvent';

const large: readonly (readonly [string, Simulated])[] = [
  ['a Swiss of 300', { players: 300, rounds: 2, seed: 4 }],
  ['a McMahon of 1,000', { players: 1000, rounds: 2, seed: 5, settings: { system: 'McMahon' } }],
];
test.each(large)('%s is proved level by level', (_, event) => {
  const settings = { ...settingsOf(event), criteria: 'in order' as const };
  for (const { before } of playEvent(event)) {
    const proved = pairRound(makeOpenEvent(before, settings));
    if (!('paired' in proved)) return expect.fail('There is no pairing.');
    const [optimum] = proved.optima as [(typeof proved.optima)[0]];
    expect(criteriaInOrder(optimum.field).length).toBeGreaterThan(1);
    expect(optimum.proof!.levels.length).toBeGreaterThan(2);
    expect(faultOf(optimum)).toBeUndefined();
  }
});
