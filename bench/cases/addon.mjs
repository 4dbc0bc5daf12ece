// One case in a fresh process: loads the built bundle, runs the case cold, then warm; prints one JSON line.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { wallListCells } from './field.mjs';

const [what, n] = [process.argv[2], Number(process.argv[3])];
const BARS = 'System=McMahon; Upper bar=3d; Lower bar=20k';
/** One call that reads the list once and computes every column. */
const EVERY_TIEBREAK = `${BARS}; Tiebreaks=SOS, SOS1, SOS2, SOSK, SODOS, SOSOS, CUSS, WINS, Rating, DIRECTCOMPARISON, Lottery`;

/**
 * All that Google evaluates at each call of a formula. Of version 0.1, 930 KB, it took 58 ms of the processor; of 370 KB, with nothing
 * computed while they load, 19 ms: medians of processes that ran by turns.
 */
const SCRIPT = ['bundle.js', 'globals.js'].map(name => [name, readFileSync(`dist/${name}`, 'utf8')]);
const start = performance.now();
const used = process.cpuUsage();
for (const [filename, code] of SCRIPT) vm.runInThisContext(code, { filename });
const loadMs = performance.now() - start;
const loadCpuMs = process.cpuUsage(used).user / 1000;
const { Wallist } = globalThis;

const CASES = {
  load: () => undefined,
  tiebreaks: () => {
    const cells = wallListCells(n, 10, 10);
    return () => Wallist.functions.STANDINGS(cells, EVERY_TIEBREAK);
  },
  'one tiebreak': () => {
    const cells = wallListCells(n, 10, 10);
    return () => Wallist.functions.SOS2(cells, BARS);
  },
  NEXTROUND: () => {
    const cells = wallListCells(n, 5, 2);
    return () => Wallist.functions.NEXTROUND(cells, BARS);
  },
};

const timed = run => {
  const from = performance.now();
  run();
  return performance.now() - from;
};
const round = ms => Math.round(ms * 10) / 10;
const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const run = CASES[what]();
const coldMs = run ? timed(run) : loadMs;
const warm = run ? Array.from({ length: what === 'NEXTROUND' ? 9 : 21 }, () => timed(run)) : [];
console.log(
  JSON.stringify({
    what,
    n,
    coldMs: round(coldMs),
    medianMs: warm.length ? round(median(warm)) : round(loadMs),
    loadCpuMs: round(loadCpuMs),
  }),
);
