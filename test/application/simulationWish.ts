import type { SimulationWish } from '../../src/application/protocol/protocol';

/** A simulation of eight players in three rounds, two events. */
export const WISH: SimulationWish = {
  purpose: 'answers',
  field: 'generated',
  size: 8,
  mean: 1500,
  spread: 300,
  system: 'Swiss',
  rounds: '3',
  bar: '',
  versus: '',
  versusRounds: '',
  versusBar: '',
  events: 2,
  seed: '1',
  jigo: 0,
  absence: 0,
  late: 0,
  scale: 100,
  strengthSpread: 0,
};
