// Prints one JSON line a case: what, n, cold and median milliseconds. Every case runs in its own process,
// cold being the first call there (as a custom function always runs), the median that of the calls after it.
import { spawnSync } from 'node:child_process';
import { benchPairing } from './benchPairing.mjs';
import { benchScorePairing } from './benchScorePairing.mjs';
import { benchSimulation } from './benchSimulation.mjs';
import { benchStandings } from './benchStandings.mjs';

const CASES = [
  ['load', 0],
  ['one tiebreak', 1000],
  ['tiebreaks', 1000],
  ['NEXTROUND', 64],
  ['NEXTROUND', 256],
  ['NEXTROUND', 600],
];

const at = process.argv.indexOf('--only');
const only = at > 0 ? process.argv[at + 1] : undefined;
if (only === 'pairing') {
  await benchPairing();
  process.exit(0);
}
if (only === 'simulation') {
  await benchSimulation();
  process.exit(0);
}
if (only === 'score pairing') {
  await benchScorePairing();
  process.exit(0);
}
if (only === 'standings') {
  await benchStandings();
  process.exit(0);
}
const wanted = CASES.filter(([what]) => only === undefined || what === only);

if (spawnSync('node', ['build/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
  process.exit(1);
for (const [what, n] of wanted) {
  const done = spawnSync('node', ['bench/case.mjs', what, String(n)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (done.status !== 0) process.exit(1);
}
