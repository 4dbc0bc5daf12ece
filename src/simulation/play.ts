import { contestantsOf } from './event/contestants';
import { playEvent } from './event/event';
import { simulatedField } from './event/field';
import { observeEvent } from './counts/observe';
import type { SimulationPlan } from './event/plan';
import { addTallies, NO_EVENTS, type Tally } from './counts/tally';

/** From event `from` on, counted from 0; parts of a plan add up in any order. */
export function play(plan: SimulationPlan, from: number, count: number): Tally {
  const field = simulatedField(plan);
  const contestants = contestantsOf(field, plan.settings);
  let tally = NO_EVENTS;
  for (let index = from; index < from + count; index++)
    tally = addTallies(
      tally,
      observeEvent(playEvent(plan, field, index), index, contestants, plan.questions),
    );
  return tally;
}
