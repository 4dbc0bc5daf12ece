// Simulated events a second as JSON lines, each size in a process of its own on one thread, and the exponent with which the
// time of an event grows. Options: --sizes 16,64.
import { spawnSync } from 'node:child_process';
import { growth } from './growth.mjs';
import { makeCase } from './makeCase.mjs';

/** Players and events; the 1,000 events of 64 players have to come in under 30 seconds. */
const CASES = [
  [16, 2000],
  [32, 1000],
  [64, 1000],
  [128, 200],
  [256, 60],
  [512, 20],
  [1024, 6],
];

export async function benchSimulation(options) {
  const program = await makeCase('simulation');
  const sizes = options.sizes?.split(',').map(Number) ?? CASES.map(([size]) => size);
  const points = CASES.filter(([size]) => sizes.includes(size)).map(([size, events]) => {
    const done = spawnSync('node', [program, String(size), String(events)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    if (done.status !== 0) process.exit(1);
    process.stdout.write(done.stdout);
    const { cpuMs } = JSON.parse(done.stdout);
    return [size, cpuMs / events];
  });
  if (points.length > 1)
    console.log(JSON.stringify({ case: 'growth of an event', exponent: growth(points) }));
}
