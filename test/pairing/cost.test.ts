import { describe, expect, test } from 'vitest';
import { ABSENT } from '../../src/matching/matching';
import { makeCost } from '../../src/pairing/optimum/cost';
import { withBye } from '../../src/pairing/optimum/bye';
import { costIn } from '../../src/pairing/criteria/costs';
import { makeField, verticesOf } from '../../src/pairing/criteria/field';
import { weighedCriteria } from '../../src/pairing/criteria/weighedCriteria';
import { makeIsForbidden } from '../../src/pairing/optimum/forbidden';
import { makeRound } from '../../src/pairing/round/openStage';
import type { Settings } from '../../src/tournament/settings';
import { playEvent, settingsOf, type Simulated } from './simulatedEvent';

const events: readonly (readonly [string, Simulated])[] = [
  ['McMahon', { players: 60, rounds: 5, seed: 1, jigo: 0.1, absent: 0.1, settings: { system: 'McMahon' } }],
  ['Swiss', { players: 40, rounds: 6, seed: 2, absent: 0.1, settings: { earlySeeding: 'fold' } }],
  ['Swiss without rounding', { players: 41, rounds: 4, seed: 3, jigo: 0.3, settings: { rounding: 'none' } }],
  ['a Swiss of few, with repeats', { players: 10, rounds: 11, seed: 4 }],
  ['handicap games', { players: 50, rounds: 3, seed: 5, settings: { system: 'McMahon', handicap: 'rank' } }],
  [
    'floaters from the ends',
    {
      players: 50,
      rounds: 4,
      seed: 6,
      settings: { drawUpFrom: 'top', drawDownFrom: 'bottom', seeding: 'slip' },
    },
  ],
];

/** All weights, none of which divides another or a unit; not all are whole. */
const weights: Settings['weights'] = {
  score: 20_000_003,
  float: 2_009,
  seeding: 2_003,
  colour: 211,
  handicap: 17,
  country: 600.5,
  club: 1_801.25,
};

describe('costs by score group are the costs pair by pair', () => {
  test.each(events)('%s', (_, event) => {
    for (const settings of [
      settingsOf(event),
      { ...settingsOf(event), weights },
      { ...settingsOf(event), weights, homeGap: 2 },
    ]) {
      for (const { before, pairing } of playEvent(event)) {
        const round = makeRound(before, settings, pairing.round);
        const players = before.players.map((_, player) => player).filter(player => player % 7 !== 3);
        const field = withBye(makeField(round, players));
        const forbidden = makeIsForbidden(
          [
            [0, 8],
            [5, 1],
          ],
          before.players.length,
        );
        for (const isForbidden of [forbidden, (a: number, b: number) => forbidden(a, b)]) {
          const { cost: strict, groups: strictGroups, checked } = makeCost(field, isForbidden);
          const size = verticesOf(field);
          const { starts, fill, atLeast } = strictGroups;
          const row = new Float64Array(size);
          const paid = weighedCriteria(field).map(one => costIn(field, one));
          const sum = (i: number, j: number): number => paid.reduce((all, cost) => all + cost(i, j), 0);
          for (let i = 0; i < size; i++) {
            starts.forEach((start, group) => {
              const end = starts[group + 1] ?? size;
              fill(i, start, end, row);
              const own = starts.filter(one => one <= i).length - 1;
              for (let j = start; j < end; j++) {
                if (i === j) continue;
                const [low, high] = [Math.min(i, j), Math.max(i, j)];
                const cost = checked.first(low, high, Infinity);
                if (high < players.length && cost !== ABSENT && cost !== sum(low, high))
                  expect.fail(`${low}, ${high}: ${cost}`);
                if (strict(low, high) !== cost) expect.fail(`${low}, ${high}`);
                if (row[j] !== cost) expect.fail(`${i}, ${j}: ${row[j]} for ${cost}`);
                const least = atLeast(Math.min(own, group), Math.max(own, group));
                if (cost !== ABSENT && cost < least) expect.fail(`${i}, ${j}: ${cost} below ${least}`);
              }
            });
          }
        }
      }
    }
  });
});
