import { play } from '../../src/simulation/play';
import { MODEL, QUESTIONS, type SimulationPlan } from '../../src/simulation/event/plan';
import { presetSettings } from '../../src/tournament/presets';

/** McMahon of five rounds from 20k to a bar at 3d. */
const planOf = (size: number): SimulationPlan => ({
  field: { kind: 'generated', size, mean: 1500, spread: 400 },
  settings: {
    ...presetSettings('EGF', 'McMahon'),
    upperBar: { kind: 'amateur', index: 2 },
    lowerBar: { kind: 'amateur', index: -20 },
  },
  rounds: 5,
  events: 1,
  seed: 'bench',
  model: MODEL,
  questions: QUESTIONS,
});

/** Arguments: the number of players and of events. Prints one JSON line. */
const [size, events] = process.argv.slice(2).map(Number) as [number, number];
const plan = planOf(size);
const [from, used] = [performance.now(), process.cpuUsage()];
const tally = play(plan, 0, events);
const ms = performance.now() - from;
const { user, system } = process.cpuUsage(used);
console.log(
  JSON.stringify({
    case: 'McMahon, 5 rounds, simulated',
    n: size,
    events: tally.events,
    ms: Math.round(ms),
    cpuMs: Math.round((user + system) / 1000),
    perSecond: Math.round((10_000 * tally.events) / ms) / 10,
    faults: Object.keys(tally.faults),
    rssMb: Math.round(process.memoryUsage().rss / 2 ** 20),
  }),
);
