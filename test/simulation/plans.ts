import {
  MODEL,
  QUESTIONS,
  type Model,
  type SimulationPlan,
  type Questions,
} from '../../src/simulation/event/plan';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import type { System } from '../../src/tournament/systems';
import { UNKNOWN_PLAYER, type Player } from '../../src/tournament/wallList';

interface Given {
  readonly system: System;
  /** Ratings, the players having the numbers 1, 2 …, or how many players to make up. */
  readonly field: readonly number[] | number;
  readonly rounds?: number | undefined;
  readonly seed?: string;
  readonly settings?: Partial<Settings>;
  readonly model?: Partial<Model>;
  readonly questions?: Partial<Questions>;
}

export const planOf = ({
  system,
  field,
  rounds,
  seed = 'test',
  settings,
  model,
  questions,
}: Given): SimulationPlan => ({
  field:
    typeof field === 'number'
      ? { kind: 'generated', size: field, mean: 1600, spread: 300 }
      : { kind: 'players', players: field.map(playerOf) },
  settings: { ...presetSettings('EGF', system), ...settings },
  rounds,
  events: 100,
  seed,
  model: { ...MODEL, ...model },
  questions: { ...QUESTIONS, ...questions },
});

const playerOf = (rating: number, index: number): Player => ({
  ...UNKNOWN_PLAYER,
  no: index + 1,
  name: `P${index + 1}`,
  rating,
});
