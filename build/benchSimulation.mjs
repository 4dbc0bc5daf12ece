// Simulated events a second as JSON lines, each size in a process of its own on one thread, and the exponent with which the
// time of an event grows. Options: --sizes 16,64.
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';

const PROGRAM = '.build/simulationCase.mjs';
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

export async function benchSimulation() {
  await build({
    entryPoints: ['bench/simulation.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: PROGRAM,
    logLevel: 'error',
  });
  const at = process.argv.indexOf('--sizes');
  const sizes = at > 0 ? process.argv[at + 1].split(',').map(Number) : CASES.map(([size]) => size);
  const points = CASES.filter(([size]) => sizes.includes(size)).map(([size, events]) => {
    const done = spawnSync('node', [PROGRAM, String(size), String(events)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    if (done.status !== 0) process.exit(1);
    process.stdout.write(done.stdout);
    const { cpuMs } = JSON.parse(done.stdout);
    return [Math.log(size), Math.log(cpuMs / events)];
  });
  if (points.length > 1) console.log(JSON.stringify({ case: 'growth of an event', exponent: slope(points) }));
}

/** By least squares. */
function slope(points) {
  const mean = k => points.reduce((sum, one) => sum + one[k], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const up = points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  return Math.round((100 * up) / points.reduce((sum, [a]) => sum + (a - x) ** 2, 0)) / 100;
}
