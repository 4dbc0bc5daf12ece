import { FREE, PAIRS } from './change';
import { choice, weight, YES_NO, setting } from './kinds';

export const WEIGHT_SETTINGS = {
  criteria: setting({
    name: 'Criteria',
    kind: choice(['weighed', 'in order']),
    value: 'weighed',
    change: PAIRS,
  }),
  expert: setting({ name: 'Expert', kind: YES_NO, value: false, change: FREE }),
  weightScore: setting({
    name: 'Weight of score difference',
    kind: weight('score', 20_000_000_000),
    value: 20_000_000_000,
    change: PAIRS,
  }),
  weightFloat: setting({
    name: 'Weight of draw-ups and draw-downs',
    kind: weight('float', 2_000_000),
    value: 2_000_000,
    change: PAIRS,
  }),
  weightSeeding: setting({
    name: 'Weight of seeding',
    aliases: 'Peso de la siembra, 种子权重',
    kind: weight('seeding', 2_000),
    value: 2_000,
    change: PAIRS,
  }),
  weightColour: setting({
    name: 'Weight of colours',
    aliases: 'Weight of colors',
    kind: weight('colour', 200),
    value: 200,
    change: PAIRS,
  }),
  weightHandicap: setting({
    name: 'Weight of handicaps',
    kind: weight('handicap', 200),
    value: 0,
    change: PAIRS,
  }),
  weightCountry: setting({
    name: 'Weight of same country',
    kind: weight('country', 600),
    value: 600,
    change: PAIRS,
  }),
  weightClub: setting({
    name: 'Weight of same club',
    kind: weight('club', 1_800),
    value: 1_800,
    change: PAIRS,
  }),
} as const;
