// npm run bench -- [--only CASE]: JSON lines; without --only the custom functions of the built add-on, every case in a process of
// its own, cold being the first call there (as a custom function always runs), the median that of the calls after it.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { benchAdvice } from './advice.mjs';
import { benchCalls } from './calls.mjs';
import { benchLarge } from './large.mjs';
import { benchLongText } from './longText.mjs';
import { benchLookUp } from './lookUp.mjs';
import { benchPage } from './page.mjs';
import { benchPairing } from './pairing.mjs';
import { benchScorePairing } from './scorePairing.mjs';
import { benchSimulation } from './simulation.mjs';
import { benchStandings } from './standings.mjs';

/** Custom functions of the built add-on, with the number of players. */
const FUNCTIONS = [
  ['load', 0],
  ['one tiebreak', 1000],
  ['tiebreaks', 1000],
  ['NEXTROUND', 64],
  ['NEXTROUND', 256],
  ['NEXTROUND', 600],
];

const CASES = {
  advice: benchAdvice,
  calls: benchCalls,
  large: benchLarge,
  'long texts': benchLongText,
  'look up': benchLookUp,
  page: benchPage,
  pairing: benchPairing,
  simulation: benchSimulation,
  'score pairing': benchScorePairing,
  standings: benchStandings,
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sizes: { type: 'string' },
    rounds: { type: 'string' },
    systems: { type: 'string' },
    processes: { type: 'string' },
    dump: { type: 'string' },
  },
});
const names = [...Object.keys(CASES), ...FUNCTIONS.map(([what]) => what)];
if (values.only !== undefined && !names.includes(values.only)) {
  console.error(`There is no case “${values.only}”. There are ${[...new Set(names)].join(', ')}.`);
  process.exit(1);
}
if (values.only in CASES) await CASES[values.only](values);
else benchFunctions(FUNCTIONS.filter(([what]) => values.only === undefined || what === values.only));

function benchFunctions(wanted) {
  const build = spawnSync('node', ['build/build.mjs', '--keep-docs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.status !== 0) process.exit(1);
  for (const [what, n] of wanted) {
    const done = spawnSync('node', ['bench/cases/addon.mjs', what, String(n)], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (done.status !== 0) process.exit(1);
  }
}
