// Pairing as JSON lines: whole rounds (reading excluded) and the matching alone with its certificate, McMahon and Swiss. Every
// cold figure is the median of the first calls of fresh processes. Options: --sizes 512,1024 --rounds 1,3 --processes 5
// --systems McMahon,Swiss --dump DIR.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { growth } from './growth.mjs';
import { makeCase } from './makeCase.mjs';

const SIZES = [256, 512, 1024, 2048, 4096, 10_000];
/** Every round of the made-up events. */
const ROUNDS = { McMahon: 5, Swiss: 10 };
/** Above this size one process a case, and no warm calls. */
const LARGE = 2048;
const JITLESS = 600;

const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

let program = '';
const run = (flags, ...args) => {
  const done = spawnSync('node', [...flags, program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (done.status !== 0) process.exit(1);
  return done.stdout;
};
const measure = (what, flags = []) => JSON.parse(run(flags, 'measure', JSON.stringify(what)));
const print = row => console.log(JSON.stringify(row));

/** First calls of several processes; warm calls in the first one only. */
function measured(what, processes) {
  const first = measure({ ...what, warm: what.n > LARGE ? 0 : 5 });
  const others = Array.from({ length: processes - 1 }, () => measure({ ...what, warm: 0 }));
  const all = [first, ...others];
  return {
    ...first,
    coldMs: median(all.map(({ coldMs }) => coldMs)),
    cpuMs: median(all.map(({ cpuMs }) => cpuMs)),
    certified: all.every(({ certified }) => certified),
  };
}

function dumpAll(folder, cases) {
  mkdirSync(folder, { recursive: true });
  for (const one of cases) {
    const path = join(folder, `${one.system}-${one.n}-r${one.round}.bin`);
    run([], 'dump', JSON.stringify(one), path);
    print({ dumped: path });
  }
}

export async function benchPairing(options) {
  program = await makeCase('pairingCase');
  const option = (name, otherwise) => options[name]?.split(',') ?? otherwise;
  const sizes = option('sizes', SIZES).map(Number);
  const roundsOf = system =>
    option(
      'rounds',
      Array.from({ length: ROUNDS[system] }, (_, k) => k + 1),
    ).map(Number);
  const systems = option('systems', ['McMahon', 'Swiss']);
  const processes = Number(option('processes', ['5'])[0]);
  const cases = systems.flatMap(system =>
    sizes.flatMap(n => roundsOf(system).map(round => ({ what: 'next round', system, n, round }))),
  );
  const folder = option('dump', [])[0];
  if (folder !== undefined) return dumpAll(folder, cases);
  const points = new Map(systems.map(system => [system, []]));
  for (const one of cases) {
    const times = one.n > LARGE ? 1 : processes;
    const row = measured(one, times);
    print(row);
    points.get(one.system).push([one.n, row.coldMs]);
    print(measured({ ...one, what: 'matching' }, times));
  }
  for (const [system, measuredPoints] of points) {
    if (sizes.length > 1) print({ case: `${system} growth`, exponent: growth(measuredPoints) });
    const jitless = { what: 'next round', system, n: JITLESS, round: 3, warm: 0 };
    print({ ...measure(jitless, ['--jitless']), case: `${system} next round, --jitless` });
  }
  for (const system of systems) {
    print(measure({ what: 'event', system, n: 2000, round: 5, warm: 0 }));
    print(measure({ what: 'what-if', system, n: 1024, round: 3, warm: 5 }));
  }
  return undefined;
}
