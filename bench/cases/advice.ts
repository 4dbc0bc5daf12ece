import { sizeOf } from '../../src/application/simulation/simulate';
import { eventsInTurn } from '../../src/application/simulation/turns';
import { candidatesFor } from '../../src/simulation/event/candidates';
import { playEvent } from '../../src/simulation/event/event';
import { simulatedField } from '../../src/simulation/event/field';
import { MODEL, QUESTIONS, type SimulationPlan } from '../../src/simulation/event/plan';
import { presetSettings } from '../../src/tournament/presets';

/** A field of this size, of which the ways to hold its event are asked. */
const planOf = (size: number): SimulationPlan => ({
  field: { kind: 'generated', size, mean: 1500, spread: 400 },
  settings: presetSettings('EGF', 'Swiss'),
  rounds: undefined,
  events: 1,
  seed: 'bench',
  model: MODEL,
  questions: QUESTIONS,
});

/** Arguments: the number of players and of rounds. Prints one JSON line: what is counted before the panel shows its first numbers. */
const [size, sittings] = process.argv.slice(2).map(Number) as [number, number];
const plan = planOf(size);
const from = performance.now();
const candidates = candidatesFor(plan, sittings);
const turns = eventsInTurn(
  candidates.map(({ plan: own }) => ({ size: sizeOf(own), played: 0 })),
  1,
  1,
);
const ways = candidates
  .filter((_, i) => turns[i] === 1)
  .map(({ system, plan: own }) => {
    const began = performance.now();
    const { rounds } = playEvent(own, simulatedField(own), 0);
    return { system, rounds: rounds.length, ms: Math.round(performance.now() - began) };
  });
console.log(
  JSON.stringify({
    case: 'the first answer of the advice',
    n: size,
    sittings,
    ways: candidates.length,
    first: ways.length,
    rounds: ways.reduce((sum, one) => sum + one.rounds, 0),
    ms: Math.round(performance.now() - from),
    slowest: [...ways].sort((a, b) => b.ms - a.ms)[0],
  }),
);
